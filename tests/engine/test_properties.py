"""What holds after every command of every game, whatever is played: by chance, by design or against the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import events as ev
from engine.cards import ALL_CARDS, IS_WILD, RANKS, RED_THREES, THREE, Card
from engine.commands import (
    AnswerPermission,
    AskPermission,
    CombineMelds,
    Command,
    DealRound,
    Discard,
    Draw,
    LayDown,
    Pass,
    PlayerCommand,
    ShowHand,
    TakePile,
    Undo,
    WithdrawQuestion,
)
from engine.fold import evolve, replay
from engine.lays import LAYS_OFFERED
from engine.legal import legal_commands
from engine.options import options_for
from engine.play import apply
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset, Seat
from engine.state import Permission, Phase, RoundResult, Side, State, new_match
from engine.takes import may_take
from engine.terms import LastRedThree, RedThreeSign, StockEnd
from tests.engine.policy import RULESETS, VARIANTS, choose, refusal_of, seed_of
from tests.engine.test_brute_force import any_ruleset, is_valid_meld
from tests.engine.variants.checks import check_step

#: No round takes so many commands.
BOUND = 3000


def pack_of(ruleset: Ruleset) -> Counter[Card]:
    return Counter({card: ruleset.copies_of(card) for card in ALL_CARDS})


def cards_in(state: State) -> Counter[Card]:
    places: list[Sequence[Card]] = [*state.hands, state.stock, state.pile]
    for side in state.sides:
        places += [side.red_threes, *(meld.cards for meld in side.melds)]
    return Counter(card for place in places for card in place)


def check_state(state: State) -> None:
    """Check a state by itself."""
    ruleset, running = state.ruleset, state.result is None
    assert cards_in(state) == pack_of(ruleset)
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    for side in state.sides:
        check_side(side, ruleset, running=running)
    if running:
        fewest = ruleset.keep_cards
        assert all(len(hand) >= (1 if seat == state.mover else fewest) for seat, hand in enumerate(state.hands))
        assert RED_THREES.isdisjoint(state.hand)
        assert legal_commands(state)
    else:
        assert not legal_commands(state)
        assert all(options_for(state, Seat(seat)) is None for seat in range(ruleset.seats))
    hash(state)


def check_side(side: Side, ruleset: Ruleset, *, running: bool) -> None:
    ranks = [meld.rank for meld in side.melds]
    assert len(ranks) == len(set(ranks))
    assert RED_THREES.issuperset(side.red_threes)
    for meld in side.melds:
        assert meld.naturals == tuple(sorted(meld.naturals))
        assert all(IS_WILD[card] for card in meld.wilds)
        assert all(card >> 2 == meld.rank and not IS_WILD[card] for card in meld.naturals)
        if meld.rank == THREE:
            assert not meld.wilds
            assert RED_THREES.isdisjoint(meld.naturals)
            assert len(meld.naturals) >= ruleset.min_meld_size
        else:
            assert is_valid_meld(ruleset, len(meld.naturals), len(meld.wilds))
    if running and THREE in ranks:
        assert ranks[-1] == THREE


def check_command(old: State, command: Command, new: State, events: tuple[ev.Event, ...]) -> None:
    """Check what a command did."""
    assert events
    between = old
    for event in events:
        between = evolve(between, event)
        assert cards_in(between) == pack_of(new.ruleset)
    assert between == new
    check_state(new)
    if new.result is not None:
        assert isinstance(events[-1], ev.RoundEnded)
        check_end(old, command, new, events)
    if not isinstance(command, DealRound) and (new.result is not None or new.mover != old.mover):
        check_opening(new if isinstance(command, LayDown | TakePile) else old, new)


def check_opening(last: State, new: State) -> None:
    """Check at the end of a turn that it left no opening below the minimum (rules 39, 43, 44)."""
    turn, ruleset = last.turn, last.ruleset
    laid = sum(ruleset.points_of[card] for entry in turn.laid for card in entry.all_cards)
    went_out = new.result is not None and new.result.out == turn.seat
    exempt = ruleset.concealed_exempts_minimum and turn.from_stock and went_out
    assert not turn.laid or laid >= turn.minimum or exempt


def check_end(old: State, command: Command, new: State, events: tuple[ev.Event, ...]) -> None:
    """Check why the round ended (rules 13, 50, 62 to 64) and what it was worth."""
    result, ruleset = new.result, new.ruleset
    assert result is not None
    assert [score_again(new, result, team) for team in range(ruleset.teams)] == list(result.scores)
    assert tuple(sum(line.points for line in sheet) for sheet in result.sheets) == result.scores
    assert tuple(
        map(sum, zip(old.scores if old.result is None else old.result.totals, result.scores, strict=True))
    ) == (result.totals)
    best = sorted(result.totals)[-2:]
    is_decided = best[-1] >= ruleset.target and best[0] != best[-1]
    assert result.winner == (result.totals.index(best[-1]) if is_decided else None)
    assert new.phase is (Phase.OVER if is_decided else Phase.DEAL)

    if result.out is not None:
        assert new.hands[result.out] == ()
        assert result.out == old.mover
        melds = new.sides[ruleset.team_of(result.out)].melds
        assert sum(meld.size >= ruleset.canasta_size for meld in melds) >= ruleset.canastas_out
        assert old.turn.permission is not Permission.REFUSED
        return
    assert all(new.hands)
    assert new.stock == ()
    before, then = events[-2], replay(old, events[:-1])
    if isinstance(before, ev.CardsDrawn):
        assert before.cards[-1] in RED_THREES
        assert ruleset.last_stock_red_three is LastRedThree.END
    elif isinstance(before, ev.RedThreesLaid | ev.RedThreesReplaced):
        ends = before.cards[-1] in RED_THREES and ruleset.last_stock_red_three is LastRedThree.END
        assert ends or not may_take(then)
    elif ruleset.stock_end is StockEnd.WHILE_TAKEABLE:
        assert isinstance(before, ev.Passed) or not may_take(then)
    else:
        assert isinstance(before, ev.Discarded | ev.Passed)


def score_again(state: State, result: RoundResult, team: int) -> int:
    """Rules 66 to 68 from what lies on the table."""
    ruleset, side = state.ruleset, state.sides[team]
    canastas = [meld for meld in side.melds if meld.size >= ruleset.canasta_size]
    score = sum(ruleset.points_of[card] for meld in side.melds for card in meld.cards)
    score += sum(ruleset.bonus_mixed if meld.wilds else ruleset.bonus_natural for meld in canastas)
    score -= sum(ruleset.points_of[card] for seat in ruleset.seats_of(team) for card in state.hands[seat])
    deserved = canastas if ruleset.red_three_positive_if is RedThreeSign.CANASTA else side.melds
    reds = ruleset.red_three_table[len(side.red_threes)]
    score += reds if deserved else -reds
    if result.out in ruleset.seats_of(team):
        score += ruleset.bonus_out + (ruleset.bonus_concealed if result.concealed else 0)
    return score


def check_options(state: State) -> None:
    """Check that what is offered is what is legal, and that whatever is not offered has a reason."""
    ruleset = state.ruleset
    commands = list(legal_commands(state))
    assert len(commands) == len(set(commands))
    actor = commands[0].seat
    assert {command.seat for command in commands} == {actor}
    for seat in range(ruleset.seats):
        assert (options_for(state, Seat(seat)) is None) == (seat != actor)
    options = options_for(state, actor)
    assert options is not None
    if options.may_answer:
        assert all(isinstance(command, AnswerPermission) for command in commands)
        return
    kinds = Counter(type(command) for command in commands)
    assert options.may_draw == bool(kinds[Draw])
    assert options.may_pass == bool(kinds[Pass])
    assert options.may_ask == bool(kinds[AskPermission])
    assert options.may_undo == bool(kinds[Undo])
    assert list(options.takes) == [command for command in commands if isinstance(command, TakePile)]
    lays = [command for command in commands if isinstance(command, LayDown)]
    assert len(options.lays) == min(len(lays), LAYS_OFFERED)
    assert set(options.lays) <= set(lays)
    assert set(options.discards) == {command.card for command in commands if isinstance(command, Discard)}
    reasons = (
        (options.may_draw, options.no_draw),
        (options.takes, options.no_take),
        (options.lays, options.no_lay),
        (options.discards, options.no_discard),
        (options.may_ask, options.no_ask),
        (options.may_undo, options.no_undo),
    )
    for possible, reason in reasons:
        assert bool(possible) == (reason is None)
        assert reason is None or reason.sentence.endswith(".")


def check_refused(state: State, command: Command) -> Refusal:
    """Check that a command is refused in one sentence."""
    with pytest.raises(RuleViolation) as caught:
        apply(state, command)
    assert str(caught.value).endswith(".")
    assert "{" not in str(caught.value)
    return caught.value.refusal


# whole rounds


def any_legal(state: State, chance: random.Random) -> PlayerCommand:
    """Choose a legal command by chance; seldom one that only takes the turn back."""
    commands = legal_commands(state)
    while True:
        command = commands[chance.randrange(len(commands))]
        if not isinstance(command, Undo) or chance.random() < 0.1:
            return command


@pytest.mark.parametrize("name", RULESETS)
@given(seed=st.integers(0, 10**9), luck=st.sampled_from((0.0, 0.2, 1.0)))
@settings(max_examples=6)
def test_every_round_ends_and_is_the_fold_of_its_events(name: str, seed: int, luck: float) -> None:
    chance = random.Random(seed)
    state = new_match(RULESETS[name])
    happened: list[ev.Event] = []
    command: Command = DealRound(seed_of(str(seed)))
    for _ in range(BOUND):
        new, events = apply(state, command)
        check_command(state, command, new, events)
        happened += events
        state = new
        if state.phase is Phase.OVER or (state.result is not None and state.number == 2):
            break
        if state.result is not None:
            command = DealRound(seed_of(f"{seed} again"))
        else:
            command = any_legal(state, chance) if chance.random() < luck else choose(state)
    assert state.result is not None
    assert replay(new_match(RULESETS[name]), happened) == state
    assert replay(new_match(RULESETS[name]), happened) == replay(
        replay(new_match(RULESETS[name]), happened[:9]), happened[9:]
    )


@given(data=st.data(), seed=st.integers(0, 10**9))
@settings(max_examples=settings().max_examples // 2)
def test_whatever_can_be_agreed_on_can_be_played(data: st.DataObject, seed: int) -> None:
    """Any ruleset that is accepted leads to the end of a round, without a state that has no way on."""
    seats, teams = data.draw(st.sampled_from(((4, 2), (2, 2), (3, 3), (6, 2), (6, 3), (4, 4))))
    decks = data.draw(st.sampled_from((1, 2, 2, 3)))
    table = [100 * count for count in range(2 * decks + 1)]
    hand_size = data.draw(st.integers(1, 24))
    assume(decks * 52 > seats * hand_size)
    ruleset = data.draw(any_ruleset(seats=seats, teams=teams, decks=decks, red_three_table=table, hand_size=hand_size))
    chance = random.Random(seed)
    state = new_match(ruleset)
    command: Command = DealRound(seed_of(str(seed)))
    for _ in range(BOUND):
        new, events = apply(state, command)
        check_command(state, command, new, events)
        state = new
        if state.result is not None:
            break
        check_options(state)
        command = any_legal(state, chance) if chance.random() < 0.3 else choose(state)
    assert state.result is not None


@pytest.mark.parametrize("name", RULESETS)
def test_a_match_ends_with_a_single_leader_at_the_target(name: str) -> None:
    ruleset = RULESETS[name].with_fields({"target": 2000})
    state = new_match(ruleset)
    leader: int | None = None
    while state.phase is not Phase.OVER:
        dealer = state.dealer
        state, events = apply(state, DealRound(seed_of(f"{name} {state.number}")))
        dealt = events[0]
        assert isinstance(dealt, ev.RoundDealt)
        assert state.number == 1 or dealt.dealer == ruleset.next_seat(dealer)
        while state.result is None:
            state, _ = apply(state, choose(state))
        leader = state.result.winner
        assert state.number < 100
    assert leader is not None
    assert state.result is not None
    assert state.result.totals[leader] == max(state.result.totals) >= 2000
    assert check_refused(state, DealRound(seed_of("more"))) is Refusal.MATCH_OVER
    assert check_refused(state, Draw(state.mover)) is Refusal.MATCH_OVER


# any order of commands, legal or not

CARDS = st.lists(st.sampled_from(ALL_CARDS), max_size=5).map(tuple)
PLACES = st.integers(-1, 9)
#: After these a lay-down is not taken back.
TAUGHT = ev.PileCollected | ev.FootTaken | ev.ExtraCardsDrawn | ev.PartnershipFormed


class Table(RuleBasedStateMachine):
    """A round in which everybody tries everything."""

    ruleset: Ruleset

    def __init__(self) -> None:
        super().__init__()
        self.state = new_match(self.ruleset)
        self.events: list[ev.Event] = []
        #: The states before the lay-downs that can be taken back.
        self.before: list[State] = []

    @initialize(seed=st.integers(0, 10**6), played=st.integers(0, 120), luck=st.sampled_from((0.05, 0.3, 1.0)))
    def deal(self, seed: int, played: int, luck: float) -> None:
        """Deal, and play on for a while so that a short run sees every part of a round."""
        chance = random.Random(seed)
        self.do(DealRound(seed_of(str(seed))))
        for _ in range(played):
            if self.state.result is not None:
                return
            command = any_legal(self.state, chance) if chance.random() < luck else choose(self.state)
            self.do(command)

    def do(self, command: Command) -> None:
        old = self.state
        new, events = apply(old, command)
        self.check(old, command, new, events)
        self.events += events
        self.state = new
        if isinstance(command, Undo):
            assert new == self.before.pop()
        elif isinstance(command, LayDown | TakePile) and not any(isinstance(e, TAUGHT) for e in events):
            self.before.append(old)
        else:
            self.before = []

    def check(self, old: State, command: Command, new: State, events: tuple[ev.Event, ...]) -> None:
        check_command(old, command, new, events)

    def is_running(self) -> bool:
        return self.state.result is None and self.state.phase is not Phase.DEAL

    @precondition(is_running)
    @rule(pick=st.integers(0, 10**6))
    def play(self, pick: int) -> None:
        commands = legal_commands(self.state)
        self.do(commands[pick % len(commands)])

    @precondition(is_running)
    @rule(pick=st.integers(0, 10**6))
    def play_on(self, pick: int) -> None:
        """Play as ``play``, but no lay-downs that would be taken back again."""
        commands = [command for command in legal_commands(self.state) if not isinstance(command, Undo)]
        self.do(commands[pick % len(commands)])

    @precondition(is_running)
    @rule(cards=CARDS, rank=st.none() | st.sampled_from(RANKS), seat=st.integers(0, 5))
    def lay_any(self, cards: tuple[Card, ...], rank: Any, seat: int) -> None:
        self.attempt(LayDown(Seat(seat % self.ruleset.seats), cards, rank))

    @precondition(is_running)
    @rule(data=st.data(), rank=st.none() | st.sampled_from(RANKS))
    def lay_from_hand(self, data: st.DataObject, rank: Any) -> None:
        chosen = data.draw(st.lists(st.sampled_from(range(len(self.state.hand))), unique=True, max_size=8))
        self.attempt(LayDown(self.state.mover, tuple(self.state.hand[place] for place in chosen), rank))

    @precondition(is_running)
    @rule(data=st.data())
    def take_with(self, data: st.DataObject) -> None:
        chosen = data.draw(st.lists(st.sampled_from(range(len(self.state.hand))), unique=True, max_size=4))
        self.attempt(TakePile(self.state.mover, tuple(self.state.hand[place] for place in chosen)))

    @precondition(is_running)
    @rule(card=st.sampled_from(ALL_CARDS))
    def discard_any(self, card: Card) -> None:
        self.attempt(Discard(self.state.mover, card))

    @precondition(is_running)
    @rule(kind=st.sampled_from((Draw, Pass, Undo, AskPermission, WithdrawQuestion)), yes=st.booleans())
    def do_anything(self, kind: type, yes: bool) -> None:
        self.attempt(kind(self.state.mover))
        partner = self.ruleset.partner_of(self.state.mover)
        if partner is not None:
            self.attempt(AnswerPermission(partner, yes))

    @rule()
    def deal_again(self) -> None:
        if self.state.phase is not Phase.DEAL:
            over = self.state.phase is Phase.OVER
            assert check_refused(self.state, DealRound(bytes(32))) is (
                Refusal.MATCH_OVER if over else Refusal.ROUND_RUNNING
            )
        elif self.state.number < 2:
            self.do(DealRound(seed_of(f"again {self.state.scores}")))

    def attempt(self, command: PlayerCommand) -> None:
        """Try a command: it is refused in words, or legal and then carried out."""
        if self.state.result is not None or refusal_of(self.state, command) is not None:
            check_refused(self.state, command)
        else:
            self.do(command)

    @invariant()
    def offers_hold(self) -> None:
        state = self.state
        if not self.is_running():
            return
        check_options(state)
        commands = list(legal_commands(state))
        # With a big hand there are hundreds of lay-downs; a spread of them is as good as all.
        for command in commands[:: max(1, len(commands) // 8)]:
            apply(state, command)
            for seat in range(self.ruleset.seats):
                if seat != command.seat:
                    check_refused(state, replace(command, seat=Seat(seat)))

    @invariant()
    def only_what_taught_nothing_is_taken_back(self) -> None:
        if self.is_running() and self.state.turn.permission is not Permission.ASKED:
            undo = Undo(self.state.mover)
            if self.before:
                assert apply(self.state, undo)[0] == self.before[-1]
            else:
                check_refused(self.state, undo)

    def teardown(self) -> None:
        assert replay(new_match(self.ruleset), self.events) == self.state


class AnyTable(Table):
    """A round of any game: what is checked holds whatever a meld may be."""

    def check(self, old: State, command: Command, new: State, events: tuple[ev.Event, ...]) -> None:
        check_step(old, command, new, events)

    @precondition(Table.is_running)
    @rule(data=st.data())
    def lay_onto(self, data: st.DataObject) -> None:
        chosen = data.draw(st.lists(st.sampled_from(range(len(self.state.hand))), unique=True, max_size=4))
        cards = tuple(self.state.hand[place] for place in chosen)
        self.attempt(LayDown(self.state.mover, cards, onto=data.draw(PLACES)))
        self.attempt(TakePile(self.state.mover, cards, onto=data.draw(PLACES)))

    @precondition(Table.is_running)
    @rule(first=PLACES, second=PLACES)
    def combine(self, first: int, second: int) -> None:
        self.attempt(CombineMelds(self.state.mover, first, second))

    @precondition(Table.is_running)
    @rule()
    def show(self) -> None:
        self.attempt(ShowHand(self.state.mover))


@pytest.mark.parametrize("name", VARIANTS)
def test_nothing_that_is_tried_breaks_a_round_of_any_game(name: str) -> None:
    machine = type("AnyTable_" + name.replace("-", "_"), (AnyTable,), {"ruleset": VARIANTS[name]})
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=4, stateful_step_count=20, suppress_health_check=list(HealthCheck)),
    )


@pytest.mark.parametrize("name", RULESETS)
def test_nothing_that_is_tried_breaks_a_round(name: str) -> None:
    machine = type("Table_" + name.replace("-", "_"), (Table,), {"ruleset": RULESETS[name]})
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=8, stateful_step_count=25, suppress_health_check=list(HealthCheck)),
    )
