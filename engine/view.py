"""What one seat, or a spectator, may know of a match: the only way that a player sees a state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine import events as ev
from engine.cards import CLASS_OF, Card, CardClass, in_order
from engine.deal import fingerprint
from engine.options import Options, options_for
from engine.ruleset import Ruleset, Seat
from engine.state import Laid, Permission, Phase, RoundResult, Side, State


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
    """

    top: Card | None
    count: int
    cards: tuple[Card, ...]
    is_frozen: bool
    frozen_by: frozenset[CardClass]
    is_blocked: bool
    is_waiting: bool = False


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
class View:
    """A match as one seat may know it; ``viewer`` None is a spectator.

    Attributes:
        scores: Totals per team before this round, or after it once ``result`` is set.
        minimums: What each team needs to open in this round, in points (rule 39).
        has_opened: Whether each team has made its opening.
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
    has_opened: tuple[bool, ...]
    hand: tuple[Card, ...] | None
    hand_counts: tuple[int, ...]
    sides: tuple[Side, ...]
    stock_count: int
    pile: PileView
    turn: TurnView
    result: RoundResult | None
    seed_hash: str
    seed: bytes | None
    options: Options | None
    log: tuple[ev.Event, ...]


def view_for(state: State, seat: Seat | None, *, log: Iterable[ev.Event] = ()) -> View:
    """Return what a seat may know of a state; None sees as a spectator.

    ``log`` are events of the running round, as the table remembers them; they come back redacted for the viewer.
    """
    ruleset, turn = state.ruleset, state.turn
    before = state.scores
    running = state.result is None
    laid_points = sum(ruleset.points_of[card] for laid in turn.laid for card in laid.all_cards)
    mover_team = ruleset.team_of(turn.seat)
    return View(
        ruleset=ruleset,
        viewer=seat,
        number=state.number,
        dealer=state.dealer,
        scores=before if state.result is None else state.result.totals,
        minimums=tuple(ruleset.minimum_for(total, state.number) for total in before),
        has_opened=tuple(
            bool(side.melds) and not (team == mover_team and laid_points < turn.minimum)
            for team, side in enumerate(state.sides)
        ),
        hand=None if seat is None else in_order(state.hands[seat]),
        hand_counts=tuple(len(hand) for hand in state.hands),
        sides=state.sides,
        stock_count=len(state.stock),
        pile=_pile_view(state),
        turn=TurnView(
            seat=turn.seat,
            phase=turn.phase,
            minimum=turn.minimum,
            laid=turn.laid,
            laid_points=laid_points,
            drew=in_order(turn.drew) if seat == turn.seat else (),
            permission=turn.permission,
            asked=state.partner if turn.permission is Permission.ASKED else None,
        ),
        result=state.result,
        seed_hash=fingerprint(state.seed) if state.seed else "",
        seed=None if running else state.seed,
        options=None if seat is None else options_for(state, seat),
        log=tuple(redact(event, seat, round_over=not running) for event in log),
    )


HIDDEN_CARD = Card(-1)
"""Stands in a redacted event for a card that the viewer may not know."""


def redact(event: ev.Event, seat: Seat | None, *, round_over: bool = False) -> ev.Event:
    """Return an event without what a seat may not know: drawn cards of others, a pile's buried cards, a live seed."""
    match event:
        case ev.RoundDealt() if not round_over:
            return replace(event, seed=b"")
        case ev.CardsDrawn() | ev.ExtraCardsDrawn() | ev.RedThreesReplaced() | ev.PileCollected() | ev.FootTaken() if (
            event.seat != seat
        ):
            return replace(event, cards=tuple(_visible(card) for card in event.cards))
        case _:
            return event


def _visible(card: Card) -> Card:
    """Red threes are laid face up at once; everything else that a player draws stays hidden from the others."""
    return card if CLASS_OF[card] is CardClass.RED_THREE else HIDDEN_CARD


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
        )
    return PileView(
        top=pile[-1] if pile else None,
        count=len(pile),
        cards=() if ruleset.pile_shows_only_top else pile,
        is_frozen=state.is_frozen,
        frozen_by=frozenset(CLASS_OF[card] for card in pile if card in ruleset.freezing),
        is_blocked=bool(pile) and pile[-1] in ruleset.blocking,
    )
