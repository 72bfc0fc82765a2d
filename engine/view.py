"""What one seat, or a spectator, may know of a match: the only way that a player sees a state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine import events as ev
from engine.cards import BLACK_THREES, CLASS_OF, RED_THREES, Card, CardClass, in_order
from engine.deal import fingerprint
from engine.melds import CanastasMissing, canastas, missing_to_go_out
from engine.options import Options, options_for
from engine.penalties import meld_fines
from engine.prospect import Prospect, laid_points
from engine.ruleset import Ruleset, Seat
from engine.state import WILD, Laid, Permission, Phase, RoundResult, Side, State
from engine.terms import OpeningShape


@dataclass(frozen=True, slots=True)
class PileView:
    """The discard pile as it lies: its top card, its size, and why it may be out of reach.

    Attributes:
        cards: All cards, the top last, where the ruleset shows them; else empty.
        frozen_by: The classes of cards lying in the pile that freeze it; ``is_frozen`` may be set without any, by rule.
        is_blocked: The top card stops everybody from taking the pile (rule 19).
        is_waiting: The pile has been taken, and what is left of it joins a hand once the opening is made (rule 17c).
        Its
            cards are nobody's to see yet: ``top`` is None, and nothing is said of what they do.
        base_count: How many face-down cards lie under it.
    """

    top: Card | None
    count: int
    cards: tuple[Card, ...]
    is_frozen: bool
    frozen_by: frozenset[CardClass]
    is_blocked: bool
    is_waiting: bool = False
    base_count: int = 0


@dataclass(frozen=True, slots=True)
class TurnView:
    """The running turn as everybody sees it. ``laid_points`` and ``minimum`` give the progress of an opening in points;
    ``minimum`` is 0 when the side had opened before this turn. ``drew`` is empty for all but the player to move.
    """

    seat: Seat
    phase: Phase
    minimum: int
    laid: tuple[Laid, ...]
    laid_points: int
    drew: tuple[Card, ...]
    permission: Permission | None
    asked: Seat | None


@dataclass(frozen=True, slots=True)
class OutMissing:
    """What a side still lacks to go out, as everybody can see it.

    Attributes:
        canastas: Canastas, of any kind and of certain kinds.
        red_threes: How many more red threes must be laid (rule 2.9).
        feet: Players of the side who must take up their second packet first (rule 2.17).
        is_unfinished: A meld lies there that must be finished first (rule 2.16).
    """

    canastas: CanastasMissing
    red_threes: int
    feet: tuple[Seat, ...]
    is_unfinished: bool

    def __bool__(self) -> bool:
        """Whether anything is missing."""
        return bool(self.canastas.at_least or self.red_threes or self.feet or self.is_unfinished)


@dataclass(frozen=True, slots=True)
class View:
    """A match as one seat may know it; ``viewer`` None is a spectator.

    Attributes:
        scores: Totals per team before this round, or after it once ``result`` is set.
        minimums: What each team needs to open in this round, in points (rule 39).
        shapes: What its opening must contain besides (rules 2.14, 2.16).
        has_opened: Whether each team has made its opening.
        side_of: By seat, the place in ``sides`` where the player's melds lie.
        lone: Who plays alone against all others, once that is known (rule 2.3).
        sits_out: Who has no turns in this round (rule 2.4).
        feet: By seat, how many cards the second packet has that still lies there; empty where there are none.
        owed: By seat, stock cards that come with the next turn (rule 2.16); empty where there are none.
        missing: By team, what it still lacks to go out.
        hand: The viewer's own cards in the order in which a hand is shown; None for a spectator.
        seed_hash: SHA-256 of the running round's seed; ``seed`` itself only once the round is over.
        options: What the viewer may do now; None while it is not this seat's turn to do anything.
        log: The events given to ``view_for``, without what this viewer must not know.
    """

    ruleset: Ruleset
    viewer: Seat | None
    number: int
    dealer: Seat
    scores: tuple[int, ...]
    minimums: tuple[int, ...]
    shapes: tuple[OpeningShape, ...]
    has_opened: tuple[bool, ...]
    hand: tuple[Card, ...] | None
    hand_counts: tuple[int, ...]
    sides: tuple[Side, ...]
    side_of: tuple[int, ...]
    lone: Seat | None
    sits_out: tuple[Seat, ...]
    feet: tuple[int, ...]
    owed: tuple[int, ...]
    missing: tuple[OutMissing, ...]
    stock_count: int
    pile: PileView
    turn: TurnView
    result: RoundResult | None
    seed_hash: str
    seed: bytes | None
    options: Options | None
    log: tuple[ev.Event, ...]

    def allies_of(self, seat: int) -> tuple[Seat, ...]:
        """Return the seats that share a side with a seat, itself among them."""
        return tuple(Seat(other) for other, side in enumerate(self.side_of) if side == self.side_of[seat])

    def side_at(self, seat: int) -> Side:
        """Return what lies in front of a seat's side."""
        return self.sides[self.side_of[seat]]


def view_for(state: State, seat: Seat | None, *, log: Iterable[ev.Event] = ()) -> View:
    """Return what a seat may know of a state; None sees as a spectator.

    ``log`` are events of the running round, as the table remembers them; they come back redacted for the viewer.
    """
    ruleset, turn, extras = state.ruleset, state.turn, state.extras
    before = state.scores
    running = state.result is None
    playing = ruleset.turn_order(max(1, state.number))
    return View(
        ruleset=ruleset,
        viewer=seat,
        number=state.number,
        dealer=state.dealer,
        scores=before if state.result is None else state.result.totals,
        minimums=tuple(ruleset.minimum_for(total, state.number) for total in before),
        shapes=tuple(ruleset.shape_for(total) for total in before),
        has_opened=_has_opened(state),
        hand=None if seat is None else in_order(state.hands[seat]),
        hand_counts=tuple(len(hand) for hand in state.hands),
        sides=state.sides,
        side_of=extras.side_of,
        lone=extras.lone,
        sits_out=tuple(Seat(each) for each in range(ruleset.seats) if each not in playing),
        feet=tuple(len(foot) for foot in extras.feet),
        owed=extras.owed,
        missing=tuple(_missing(state, team) for team in range(ruleset.teams)),
        stock_count=len(state.stock),
        pile=_pile_view(state),
        turn=TurnView(
            seat=turn.seat,
            phase=turn.phase,
            minimum=turn.minimum,
            laid=turn.laid,
            laid_points=laid_points(state),
            drew=in_order(turn.drew) if seat == turn.seat else (),
            permission=turn.permission,
            asked=state.partner if turn.permission is Permission.ASKED else None,
        ),
        result=state.result,
        seed_hash=fingerprint(state.seed) if state.seed else "",
        seed=None if running else state.seed,
        options=None if seat is None else options_for(state, seat),
        log=tuple(redact(event, seat, ruleset=ruleset, round_over=not running) for event in log),
    )


def _has_opened(state: State) -> tuple[bool, ...]:
    """Return by team whether its side has opened, counting what was laid in the running turn."""
    ruleset, side_of, turn = state.ruleset, state.extras.side_of, state.turn
    opened = [bool(side.melds) for side in state.sides]
    if turn.minimum:
        # What is open is told by the table alone: nobody's hand and no waiting pile has a part in it.
        shown = state._replace(hands=((),) * ruleset.seats, turn=turn._replace(pending=False))
        opened[side_of[turn.seat]] = bool(state.side.melds) and Prospect(shown).is_open
    return tuple(opened[side_of[ruleset.seats_of(team)[0]]] for team in range(ruleset.teams))


def _missing(state: State, team: int) -> OutMissing:
    ruleset = state.ruleset
    seat = ruleset.seats_of(team)[0]
    side = state.side_of(seat)
    threes = canastas(side.melds, ruleset) - len(side.red_threes) if ruleset.red_threes_out else 0
    allies = state.allies_of(seat) if ruleset.partner_in_foot else ()
    is_unfinished = ruleset.finished_specials_out and any(
        meld.size < ruleset.canasta_size and (meld.kind is WILD or meld_fines(meld, ruleset)) for meld in side.melds
    )
    return OutMissing(
        missing_to_go_out(side, ruleset),
        max(0, threes),
        tuple(ally for ally in allies if state.has_foot(ally)),
        is_unfinished,
    )


HIDDEN_CARD = Card(-1)
"""Stands in a redacted event for a card that the viewer may not know."""


def redact(event: ev.Event, seat: Seat | None, *, ruleset: Ruleset | None = None, round_over: bool = False) -> ev.Event:
    """Return an event without what a seat may not know: drawn cards of others, a pile's buried cards, a live seed.

    ``ruleset`` tells which threes are laid in sight of all; without one these are the red ones.
    """
    laid = RED_THREES if ruleset is None else ruleset.bonus_threes
    match event:
        case ev.RoundDealt() if not round_over:
            return replace(event, seed=b"")
        case ev.PileCollected() if event.seat != seat:
            captured = BLACK_THREES if ruleset is not None and ruleset.captured_black_threes else frozenset()
            return replace(event, cards=_only(laid | captured, event.cards))
        case ev.CardsDrawn() | ev.RedThreesReplaced() | ev.ExtraCardsDrawn() | ev.FootTaken() if event.seat != seat:
            return replace(event, cards=_only(laid, event.cards))
        case _:
            return event


def _only(shown: frozenset[Card], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Keep the threes, which are laid face up at once; everything else that comes to a hand stays hidden."""
    return tuple(card if card in shown else HIDDEN_CARD for card in cards)


def _pile_view(state: State) -> PileView:
    ruleset, pile = state.ruleset, state.pile
    if state.turn.pending:
        return PileView(
            top=None,
            count=len(pile),
            cards=() if ruleset.pile_shows_only_top else pile,
            is_frozen=False,
            frozen_by=frozenset(),
            is_blocked=False,
            is_waiting=True,
            base_count=len(state.extras.base),
        )
    return PileView(
        top=pile[-1] if pile else None,
        count=len(pile),
        cards=() if ruleset.pile_shows_only_top else pile,
        is_frozen=state.is_frozen,
        frozen_by=frozenset(CLASS_OF[card] for card in pile if card in ruleset.freezing),
        is_blocked=bool(pile) and pile[-1] in ruleset.blocking,
        base_count=len(state.extras.base),
    )
