"""The engine's exact search against an enumeration that is as naive as can be.

Everything here is written from the rules anew: what a valid meld is, what ends a turn, when the pile may be taken. A
turn is judged by trying every lay-down after every other, without a thought for what could be left out. Hands are
small, so that this is possible; they are dense, with few ranks and many wild cards, so that it matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from engine.cards import (
    ACE,
    ALL_CARDS,
    JOKER_RANK,
    KING,
    NATURAL_RANKS,
    RED_THREES,
    THREE,
    TWO,
    Card,
    CardClass,
    Rank,
    rank_of,
)
from engine.commands import AskPermission, Discard, LayDown, Pass, PlayerCommand, TakePile
from engine.errors import RulesetError
from engine.going_out import can_go_out
from engine.lays import LAYS_OFFERED, offered_lays
from engine.legal import legal_commands
from engine.opening import OpeningSearch, best_points
from engine.play import apply
from engine.position import read_position
from engine.prospect import Prospect
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC, CLASSIC_PAGAT
from engine.search import can_end, can_open
from engine.state import Meld, Permission, Phase, Side, State, Turn, new_extras
from engine.takes import iter_takes
from engine.terms import AskPartner, BlackThreeMeld, StockEnd, TakeByAdding, WildRelation
from engine.way_out import way_out
from tests.engine.policy import RULESETS, refusal_of

FOUR: Final = Rank(4)
QUEEN: Final = Rank(12)
SELDOM: Final = Rank(9)

Counts = tuple[int, ...]
Melds = tuple[tuple[int, int, int], ...]
"""Melds as (rank, naturals, wilds), by rank."""


@dataclass(frozen=True, slots=True)
class Step:
    """Cards of one lay-down: naturals of a rank (or black threes), twos and jokers."""

    rank: int
    naturals: int
    twos: int
    jokers: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A turn reduced to what the naive rules ask: the hand and the waiting pile cards by rank, melds, points laid."""

    hand: Counts
    melds: Melds
    points: int
    waiting: Counts | None
    #: Whether anything was laid in this turn.
    has_laid: bool


def census(cards: tuple[Card, ...]) -> Counts:
    counts = [0] * 14
    for card in cards:
        if card not in RED_THREES:
            counts[rank_of(card)] += 1
    return tuple(counts)


def is_valid_meld(ruleset: Ruleset, naturals: int, wilds: int) -> bool:
    """Rules 28 to 31, one after the other."""
    if naturals + wilds < ruleset.min_meld_size:
        return False
    if naturals < ruleset.min_naturals:
        return False
    if ruleset.max_wilds is not None and wilds > ruleset.max_wilds:
        return False
    if ruleset.max_meld_size is not None and naturals + wilds > ruleset.max_meld_size:
        return False
    if ruleset.natural_wild_relation is WildRelation.MORE_NATURALS:
        return naturals > wilds
    if ruleset.natural_wild_relation is WildRelation.AT_LEAST_AS_MANY:
        return naturals >= wilds
    return True


class Naive:
    """The rules of one running turn, decided by trying everything."""

    def __init__(self, state: State) -> None:
        turn = state.turn
        self.ruleset = state.ruleset
        self.permission = turn.permission
        self.has_discard = not turn.no_discard
        self.minimum = turn.minimum
        self.is_exempt = self.ruleset.concealed_exempts_minimum and turn.from_stock
        self._ends: dict[Spot, bool] = {}
        self._outs: dict[Spot, bool] = {}
        self.spot = Spot(
            hand=census(state.hand),
            melds=tuple(sorted((meld.rank, len(meld.naturals), len(meld.wilds)) for meld in state.side.melds)),
            points=sum(self.ruleset.points_of[card] for laid in turn.laid for card in laid.all_cards),
            waiting=census(state.pile) if turn.pending else None,
            has_laid=bool(turn.laid),
        )

    def value(self, step: Step) -> int:
        points = self.ruleset.card_points
        return step.naturals * points[step.rank] + step.twos * points[TWO] + step.jokers * points[JOKER_RANK]

    def reached(self, spot: Spot) -> bool:
        """Whether the side has opened, or had before."""
        return spot.points >= self.minimum

    def canastas(self, spot: Spot) -> int:
        return sum(n + w >= self.ruleset.canasta_size for _, n, w in spot.melds)

    # laying

    def steps(self, spot: Spot) -> Iterator[Step]:
        """Every choice of cards for one lay-down, valid or not."""
        for rank in (*NATURAL_RANKS, THREE):
            known = any(rank == melded for melded, _, _ in spot.melds)
            for naturals in range(spot.hand[rank] + 1):
                if not naturals and not known:
                    continue
                for twos in range(spot.hand[TWO] + 1):
                    for jokers in range(spot.hand[JOKER_RANK] + 1):
                        if naturals or twos or jokers:
                            yield Step(rank, naturals, twos, jokers)

    def after(self, spot: Spot, step: Step, *, top: int = 0, waiting: Counts | None = None) -> Spot | None:
        """The turn after a lay-down whose cards form a valid meld with what lies there, or None."""
        before = next(((n, w) for rank, n, w in spot.melds if rank == step.rank), (0, 0))
        wilds = step.twos + step.jokers
        if not self.may_join(step.rank, before, step.naturals + top, wilds):
            return None
        meld = (step.rank, before[0] + step.naturals + top, before[1] + wilds)
        hand = list(spot.hand)
        hand[step.rank] -= step.naturals
        hand[TWO] -= step.twos
        hand[JOKER_RANK] -= step.jokers
        others = [old for old in spot.melds if old[0] != step.rank]
        after = Spot(
            hand=tuple(hand),
            melds=tuple(sorted([*others, meld])),
            points=spot.points + self.value(step) + top * self.ruleset.card_points[step.rank],
            waiting=spot.waiting if waiting is None else waiting,
            has_laid=True,
        )
        if after.waiting is not None and self.reached(after):
            joined = tuple(mine + new for mine, new in zip(after.hand, after.waiting, strict=True))
            after = replace(after, hand=joined, waiting=None)
        if step.rank == THREE and not self.nothing_but_a_discard_is_left(after):
            return None
        return after

    def may_join(self, rank: int, before: tuple[int, int], naturals: int, wilds: int) -> bool:
        ruleset = self.ruleset
        if rank == THREE:  # rule 38
            may_meld = ruleset.black_three_meld is BlackThreeMeld.GOING_OUT
            return may_meld and not wilds and naturals >= ruleset.min_meld_size
        if wilds and not ruleset.wild_into_canasta and sum(before) >= ruleset.canasta_size:
            return False
        return is_valid_meld(ruleset, before[0] + naturals, before[1] + wilds)

    def nothing_but_a_discard_is_left(self, spot: Spot) -> bool:
        return spot.waiting is None and sum(spot.hand) <= (1 if self.has_discard else 0)

    # ending

    def may_go_out(self, spot: Spot) -> bool:
        """Whether the side has what going out asks for, the partner's answer left aside (rules 44, 50)."""
        is_open = self.reached(spot) or (self.is_exempt and self.canastas(spot) > 0)
        return spot.waiting is None and is_open and self.canastas(spot) >= self.ruleset.canastas_out

    def is_out(self, spot: Spot) -> bool:
        """Whether this turn can go out without laying more."""
        size = sum(spot.hand)
        return self.may_go_out(spot) and (size == 0 or (size == 1 and self.has_discard))

    def keeps(self, spot: Spot) -> bool:
        """Whether this turn can end without going out and without laying more (rules 43, 45, 51, 55)."""
        left = sum(spot.hand) - (1 if self.has_discard else 0)
        if spot.waiting is not None or self.permission is Permission.GRANTED:
            return False
        return left >= self.ruleset.keep_cards and self.reached(spot)

    def can_end(self, spot: Spot) -> bool:
        """Whether the turn can end with its side open."""
        if spot not in self._ends:
            out = self.permission is not Permission.REFUSED and self.is_out(spot)
            self._ends[spot] = self.keeps(spot) or out or any(map(self.can_end, self.next(spot)))
        return self._ends[spot]

    def can_go_out(self, spot: Spot) -> bool:
        """Whether the turn can end with an empty hand, the partner's refusal left aside."""
        if spot not in self._outs:
            self._outs[spot] = self.is_out(spot) or any(map(self.can_go_out, self.next(spot)))
        return self._outs[spot]

    def next(self, spot: Spot) -> Iterator[Spot]:
        return (after for step in self.steps(spot) if (after := self.after(spot, step)) is not None)

    # commands

    def may_lay(self, step: Step) -> bool:
        after = self.after(self.spot, step)
        if after is None or not self.can_end(after):
            return False
        return step.rank != THREE or self.permission is not Permission.REFUSED

    def may_discard(self) -> bool:
        spot, size = self.spot, sum(self.spot.hand)
        if not self.has_discard or not size or spot.waiting is not None:
            return False
        if size == 1 and self.permission is not Permission.REFUSED and self.may_go_out(spot):
            return True
        if self.permission is Permission.GRANTED or size - 1 < self.ruleset.keep_cards:
            return False
        return self.reached(spot) or not spot.has_laid

    def may_pass(self) -> bool:
        spot = self.spot
        if self.has_discard or spot.waiting is not None or self.permission is Permission.GRANTED:
            return False
        return self.reached(spot) or not spot.has_laid


def may_take(state: State, step: Step) -> bool:
    """Rules 19 to 27 for the top card with these hand cards."""
    ruleset, top, opened = state.ruleset, state.pile[-1], bool(state.side.melds)
    if class_of(top) is not CardClass.NATURAL or class_of(top) in ruleset.blocked_tops or rank_of(top) != step.rank:
        return False
    if len(state.hand) == len(state.pile) == 1 and not ruleset.one_card_hand_may_take_one_card_pile:
        return False
    freezing = ruleset.frozen_by
    frozen = ruleset.always_frozen or any(class_of(card) in freezing for card in state.pile)
    frozen = frozen or (ruleset.frozen_until_opened and not opened)
    wilds = step.twos + step.jokers
    on_table = next((meld for meld in state.side.melds if meld.rank == step.rank), None)
    pair = step.naturals >= ruleset.frozen_naturals
    with_wild = ruleset.take_natural_plus_wild and step.naturals >= 1 and wilds >= 1
    adding = on_table is not None and (
        ruleset.take_by_adding is TakeByAdding.ANY
        or (ruleset.take_by_adding is TakeByAdding.BELOW_CANASTA and on_table.size < ruleset.canasta_size)
    )
    if not (pair if frozen else pair or with_wild or adding):
        return False
    naive = Naive(state)
    after = naive.after(naive.spot, step, top=1, waiting=census(state.pile[:-1]))
    return after is not None and naive.can_end(after)


def class_of(card: Card) -> CardClass:
    if rank_of(card) in (JOKER_RANK, TWO):
        return CardClass.WILD
    if rank_of(card) == THREE:
        return CardClass.RED_THREE if card in RED_THREES else CardClass.BLACK_THREE
    return CardClass.NATURAL


# cases


VARIANTS: Final = {
    **{
        name: RULESETS[name]
        for name in ("classic", "classic-pagat", "equal-wilds", "closed", "tight", "frozen", "loose")
    },
    "two canastas": CLASSIC.with_fields({"canastas_out": 2}),
    "short canastas": CLASSIC_PAGAT.with_fields({"canasta_size": 5, "canastas_out": 2, "keep_cards": 2}),
    "no canasta": CLASSIC_PAGAT.with_fields({"canastas_out": 0, "concealed_exempts_minimum": False}),
    "last red three": CLASSIC_PAGAT.with_fields({"last_stock_red_three": "may_meld", "max_wilds": None}),
    "pairs of wilds": CLASSIC.with_fields(
        {"min_meld_size": 4, "min_naturals": 3, "wild_into_canasta": False, "frozen_naturals": 3}
    ),
    "small melds": CLASSIC.with_fields({"max_meld_size": 5, "canasta_size": 5, "natural_wild_relation": "ge"}),
    "adding below a canasta": CLASSIC.with_fields({"take_by_adding": "below_canasta", "frozen_until_opened": False}),
}


FIELD_VALUES: Final[Mapping[str, tuple[Any, ...]]] = {
    "jokers": (0, 2, 6, 9),
    "draw_count": (2, 3),
    "upcard_reject": ([], ["wild"], ["wild", "red_three", "black_three"]),
    "frozen_by": ([], ["wild", "black_three"], ["natural"]),
    "blocked_tops": ([], ["red_three", "wild"]),
    "always_frozen": (True,),
    "frozen_until_opened": (False,),
    "frozen_naturals": (1, 3),
    "take_natural_plus_wild": (False,),
    "take_by_adding": ("never", "below_canasta"),
    "one_card_hand_may_take_one_card_pile": (True,),
    "min_meld_size": (2, 4),
    "min_naturals": (1, 3),
    "max_wilds": (None, 0, 1, 2, 5),
    "natural_wild_relation": ("ge", "none"),
    "canasta_size": (4, 5, 6, 8),
    "max_meld_size": (5, 6, 7, 8, 9),
    "wild_into_canasta": (False,),
    "black_three_meld": ("never",),
    "red_three_reveal": ("after_deal",),
    "red_three_positive_if": ("canasta",),
    "last_stock_red_three": ("may_meld",),
    "minimums": ([[None, 0]], [[None, 200]], [[None, 15], [0, 50], [100, 300]]),
    "concealed_exempts_minimum": (True,),
    "canastas_out": (0, 2, 3),
    "keep_cards": (2, 3),
    "ask_partner": ("no",),
    "ask_after_take": (True,),
    "concealed_after_take": (False,),
    "stock_end": ("while_takeable",),
    "target": (1000,),
}
"""Values that classic does not have, all of which can be played."""


@st.composite
def any_ruleset(draw: st.DrawFn, /, **always: Any) -> Ruleset:
    """Mix up to a dozen changed fields; those that contradict each other are no ruleset."""
    names = draw(st.lists(st.sampled_from(sorted(FIELD_VALUES)), unique=True, max_size=12))
    fields = {name: draw(st.sampled_from(FIELD_VALUES[name])) for name in names}
    try:
        return CLASSIC.with_fields(fields | always)
    except RulesetError:
        reject()


class _Pack:
    """Gives out the cards of a pack by rank, as long as there are any."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.left = [card for card in ALL_CARDS for _ in range(ruleset.copies_of(card)) if card not in RED_THREES]

    def take(self, ranks: list[Rank]) -> tuple[Card, ...]:
        taken: list[Card] = []
        for rank in ranks:
            card = next((card for card in self.left if rank_of(card) == rank), None)
            if card is not None:
                self.left.remove(card)
                taken.append(card)
        return tuple(taken)


HAND_RANKS: Final = (FOUR, KING, ACE, TWO, JOKER_RANK, THREE, SELDOM)
HELD: Final = st.sampled_from((*HAND_RANKS[:5], *HAND_RANKS))
PILES: Final = st.lists(st.sampled_from(HAND_RANKS), min_size=0, max_size=4)
MELD_SIZES: Final = st.tuples(st.integers(2, 7), st.integers(0, 3))


@st.composite
def positions(draw: st.DrawFn, ruleset: Ruleset, phase: Phase) -> State:
    """A turn with few cards in hand, near to an opening, a canasta or the end of the round."""
    pack = _Pack(ruleset)
    # Whoever has drawn holds a card more than must be kept.
    fewest = ruleset.keep_cards + (phase is Phase.MELD)
    hand = pack.take(draw(st.lists(HELD, min_size=fewest, max_size=8)))
    pile = (*pack.take(draw(PILES)), *pack.take([draw(st.sampled_from(HAND_RANKS[:3]))]))
    melds: list[Meld] = []
    if draw(st.booleans()):
        melded = draw(st.lists(st.sampled_from((FOUR, KING, ACE, QUEEN)), unique=True, max_size=3))
        for rank in melded:
            size = 7 if rank == QUEEN else draw(st.integers(2, 7))
            naturals = pack.take([rank] * size)
            wilds = pack.take(draw(st.lists(st.sampled_from((TWO, JOKER_RANK)), max_size=3)))
            if is_valid_meld(ruleset, len(naturals), len(wilds)):
                melds.append(Meld(rank, tuple(sorted(naturals)), tuple(sorted(wilds))))
    score = draw(st.sampled_from((0, -5, 1500, 3000)))
    turn = Turn(Seat(0), phase, minimum=0 if melds else ruleset.minimum_for(score))
    if phase is Phase.MELD:
        answers = (None, None, None, Permission.GRANTED, Permission.REFUSED)
        turn = turn._replace(
            from_stock=draw(st.booleans()),
            permission=draw(st.sampled_from(answers)),
            no_discard=draw(st.integers(0, 9)) == 9,
        )
    seats, teams = ruleset.seats, ruleset.teams
    return State(
        ruleset=ruleset,
        scores=(score,) * teams,
        number=1,
        dealer=Seat(seats - 1),
        seed=b"",
        hands=(tuple(sorted(hand)), *(pack.take([SELDOM, QUEEN]) for _ in range(seats - 1))),
        sides=(Side(tuple(melds)), *(Side() for _ in range(teams - 1))),
        stock=pack.take([QUEEN, SELDOM, Rank(10), Rank(5)]),
        pile=pile,
        turn=turn,
        melded_before=(False,) * seats,
        extras=new_extras(ruleset),
    )


def cards_for(hand: tuple[Card, ...], step: Step) -> tuple[Card, ...]:
    """Choose hand cards for a step; the last ones, while the engine names the first."""
    chosen: list[Card] = []
    for rank, count in ((step.rank, step.naturals), (TWO, step.twos), (JOKER_RANK, step.jokers)):
        held = [card for card in hand if rank_of(card) == rank and card not in RED_THREES]
        chosen += held[len(held) - count :]
    return tuple(chosen)


def is_accepted(state: State, command: PlayerCommand) -> bool:
    refusal = refusal_of(state, command)
    assert refusal is None or refusal.sentence.endswith(".")
    return refusal is None


def step_of(command: LayDown | TakePile, rank: int) -> Step:
    counts = census(command.cards)
    return Step(rank, counts[rank], counts[TWO], counts[JOKER_RANK])


def rank_laid(command: LayDown) -> int:
    if command.rank is not None:
        return command.rank
    return next(rank_of(card) for card in command.cards if rank_of(card) not in (JOKER_RANK, TWO))


def check_melding(state: State) -> list[LayDown]:
    """Compare everything about a turn after its draw; return the legal lay-downs."""
    naive = Naive(state)
    spot = naive.spot
    legal: list[LayDown] = []
    for step in naive.steps(spot):
        command = LayDown(Seat(0), cards_for(state.hand, step), Rank(step.rank))
        expected = naive.may_lay(step)
        assert is_accepted(state, command) == expected, f"{step} should be {'legal' if expected else 'illegal'}"
        if expected:
            legal.append(command)

    missing = not naive.reached(spot)
    if spot.has_laid or not missing:
        assert can_end(Prospect(state)) == naive.can_end(spot)
    assert can_open(Prospect(state)) == (missing and any(naive.may_lay(step) for step in naive.steps(spot)))
    goes_out = naive.can_go_out(spot)
    assert can_go_out(Prospect(state)) == goes_out
    check_way_out(state, possible=goes_out and spot.waiting is None and naive.permission is not Permission.REFUSED)

    may_discard = naive.may_discard()
    for card in set(state.hand):
        assert is_accepted(state, Discard(Seat(0), card)) == may_discard
    assert is_accepted(state, Pass(Seat(0))) == naive.may_pass()
    assert is_accepted(state, AskPermission(Seat(0))) == may_ask(state, goes_out=goes_out)
    check_offers(state, legal)
    return legal


def may_ask(state: State, *, goes_out: bool) -> bool:
    """Rules 54 to 57."""
    ruleset, turn = state.ruleset, state.turn
    if ruleset.ask_partner is AskPartner.NO or ruleset.seats == ruleset.teams or turn.permission is not None:
        return False
    if not turn.from_stock and not ruleset.ask_after_take:
        return False
    return goes_out and all(laid.top is not None for laid in turn.laid)


def check_way_out(state: State, *, possible: bool) -> None:
    commands = way_out(state)
    assert bool(commands) == possible
    for command in commands:
        assert state.result is None
        state, _ = apply(state, command)
    if commands:
        assert state.result is not None
        assert state.result.out == 0


def check_offers(state: State, legal: list[LayDown]) -> None:
    offers = offered_lays(state)
    offered = [step_of(offer, rank_laid(offer)) for offer in offers]
    wanted = {step_of(lay, rank_laid(lay)) for lay in legal}
    assert len(offered) == len(set(offered)) == min(len(wanted), LAYS_OFFERED)
    assert set(offered) <= wanted
    assert all(is_accepted(state, offer) for offer in offers)


def check_taking(state: State) -> list[TakePile]:
    """Compare every way to take the pile; return the legal ones."""
    rank = rank_of(state.pile[-1])
    hand = census(state.hand)
    legal: list[TakePile] = []
    for naturals in range(hand[rank] + 1):
        for twos in range(hand[TWO] + 1):
            for jokers in range(hand[JOKER_RANK] + 1):
                step = Step(rank, naturals, twos, jokers)
                command = TakePile(Seat(0), cards_for(state.hand, step))
                expected = may_take(state, step)
                assert is_accepted(state, command) == expected, f"{step} should be {'legal' if expected else 'illegal'}"
                if expected:
                    legal.append(command)
    found = [step_of(take, rank) for take in iter_takes(state)]
    assert len(found) == len(set(found))
    assert set(found) == {step_of(take, rank) for take in legal}
    return legal


def follow(data: st.DataObject, state: State, *, lays: int) -> None:
    """Compare a turn, then carry out one of its lay-downs and compare again."""
    for _ in range(lays):
        legal = check_melding(state)
        if not legal:
            return
        state, _ = apply(state, data.draw(st.sampled_from(legal)))
        if state.result is not None:
            return
    check_melding(state)


@pytest.mark.parametrize("name", VARIANTS)
@given(data=st.data())
def test_every_lay_down_and_turn_end_is_judged_as_by_trying_everything(name: str, data: st.DataObject) -> None:
    follow(data, data.draw(positions(VARIANTS[name], Phase.MELD)), lays=2)


@pytest.mark.parametrize("name", VARIANTS)
@given(data=st.data())
def test_every_take_is_judged_as_by_trying_everything(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(VARIANTS[name], Phase.DRAW))
    legal = check_taking(state)
    if legal:
        state, _ = apply(state, data.draw(st.sampled_from(legal)))
        if state.result is None:
            follow(data, state, lays=1)


@given(data=st.data())
@settings(max_examples=settings().max_examples * 3)
def test_any_mixture_of_rules_is_judged_as_by_trying_everything(data: st.DataObject) -> None:
    # Without a canasta there is no going out concealed, and what the exemption then means is left open.
    ruleset = data.draw(any_ruleset().filter(lambda r: r.canastas_out > 0 or not r.concealed_exempts_minimum))
    if data.draw(st.booleans()):
        follow(data, data.draw(positions(ruleset, Phase.MELD)), lays=2)
        return
    state = data.draw(positions(ruleset, Phase.DRAW))
    legal = check_taking(state)
    if legal:
        state, _ = apply(state, data.draw(st.sampled_from(legal)))
        if state.result is None:
            follow(data, state, lays=1)


# openings of big hands, where turns are too many to be tried but selections are not


def best_selection(state: State, limit: int) -> int:
    """Return the most points that at most so many hand cards add to the table, all selections counted."""
    ruleset, hand = state.ruleset, census(state.hand)
    worth = sorted([ruleset.card_points[0]] * hand[0] + [ruleset.card_points[2]] * hand[2], reverse=True)
    # (cards, wild cards) used so far, with the most points of naturals that they allow
    best = {(0, 0): 0}
    for rank in NATURAL_RANKS:
        meld = state.side.meld_of(rank)
        held, on_table = (len(meld.naturals), len(meld.wilds)) if meld else (0, 0)
        choices = [(0, 0)]
        for naturals in range(hand[rank] + 1):
            for wilds in range(len(worth) + 1):
                closed = wilds and not ruleset.wild_into_canasta and held + on_table >= ruleset.canasta_size
                if not closed and is_valid_meld(ruleset, held + naturals, on_table + wilds):
                    choices.append((naturals, wilds))
        longer: dict[tuple[int, int], int] = {}
        for (cards, used), points in best.items():
            for naturals, wilds in choices:
                key = (cards + naturals + wilds, used + wilds)
                if key[0] <= limit and key[1] <= len(worth):
                    longer[key] = max(longer.get(key, 0), points + naturals * ruleset.card_points[rank])
        best = longer
    return max(points + sum(worth[:used]) for (_, used), points in best.items())


CLUMPS: Final = st.dictionaries(
    st.sampled_from((FOUR, Rank(5), Rank(10), KING, ACE, TWO, JOKER_RANK)), st.integers(1, 8), min_size=2, max_size=6
)
BIG_HANDS: Final = CLUMPS.map(lambda clumps: [rank for rank, count in clumps.items() for _ in range(count)])


@given(data=st.data(), ranks=BIG_HANDS)
@settings(max_examples=settings().max_examples * 4)
def test_openings_of_big_hands_are_found_whenever_there_is_one(data: st.DataObject, ranks: list[Rank]) -> None:
    rules = any_ruleset() | st.sampled_from(list(VARIANTS.values()))
    state = data.draw(positions(data.draw(rules), Phase.MELD))
    pack = _Pack(state.ruleset)
    for meld in state.side.melds:
        pack.take([rank_of(card) for card in meld.cards])
    state = state._replace(hands=(tuple(sorted(pack.take(ranks))), *state.hands[1:]))
    limit = data.draw(st.integers(3, len(ranks) + 3))
    most = best_selection(state, limit)
    assert best_points(Prospect(state), limit=limit) == most
    for need in {1, most - 5, most, most + 1, most + 5}:
        turn = Prospect(state)
        turn.need = need
        shares = OpeningSearch(turn, limit=limit).find(turn.need)
        assert (shares is not None) == (need <= most)
        assert shares is None or sum(share.naturals + share.wilds for share in shares) <= limit


def test_the_cheaper_of_two_equally_big_selections_is_not_the_last_word() -> None:
    """Three fours use as many cards as three kings; with six cards to lay, only kings and tens make 60."""
    turn = Prospect(read_position({"turn": 0, "phase": "meld", "hands": [SIXTY.split(), [], [], []]}, CLASSIC))
    assert best_points(turn, limit=6) == 60


SIXTY: Final = "c4 c4 d4 d4 h4 h4 s4 s4 c10 d10 h10 s10 c13 d13 h13 s13"


@given(data=st.data())
def test_with_the_stock_empty_the_pile_is_taken_or_the_round_ends(data: st.DataObject) -> None:
    """Rule 64: forced when the pile is not frozen for the side and its top fits a meld; else there is a choice."""
    ruleset = CLASSIC_PAGAT.with_fields({"frozen_until_opened": data.draw(st.booleans())})
    assert ruleset.stock_end is StockEnd.WHILE_TAKEABLE
    state = data.draw(positions(ruleset, Phase.DRAW))._replace(stock=())
    takes = check_taking(state)
    frozen = any(class_of(card) is CardClass.WILD for card in state.pile)
    fits = any(meld.rank == rank_of(state.pile[-1]) for meld in state.side.melds)
    forced = bool(takes) and fits and not frozen
    assert is_accepted(state, Pass(Seat(0))) == (not forced)
    assert {type(command) for command in legal_commands(state)} == {TakePile for _ in takes[:1]} | (
        set() if forced else {Pass}
    )
