"""Every game, at moments as play brings them: what is drawn fits Discord, and whatever is offered is legal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final
from unittest import mock

import pytest

from bot.tables.table import Table, UserId
from bot.ui.board import render_board
from bot.ui.choice import RunChoice, parse_choice
from bot.ui.custom_id import (
    Verb,
    parse_card_argument,
    parse_combine,
    parse_lay,
    parse_take,
)
from bot.ui.hand import render_hand
from bot.ui.lobby import render_lobby
from bot.ui.picker import render_picker
from bot.ui.results import render_match_result, render_round_result
from bot.ui.round_log import render_log
from bot.ui.score import render_score
from engine import events as ev
from engine.cards import BLACK_THREES, JOKER, NATURAL_RANKS, Card, Rank, card_at, in_order, rank_of
from engine.commands import DealRound, Discard, PlayerCommand, Undo
from engine.legal import legal_commands
from engine.play import apply
from engine.ruleset import Ruleset, Seat, Team
from engine.rulesets import RULESETS
from engine.state import Meld, MeldKind, Side, State, new_match
from engine.terms import MeldsPerRank
from engine.view import View
from tests.bot.ui.pictures import USERS, WORDS, check, lobby, options, presses, seen, table_of
from tests.engine.policy import choose, seed_of

PEOPLE: Final = (*USERS, UserId(1_100_000_000_000_000_004), UserId(1_100_000_000_000_000_005))
#: Of so many moments one is drawn for everybody.
SELDOM: Final = 9
MOST: Final = 400
TOLD: Final = 60


def sat(match: State) -> Table:
    return table_of(match, seats=PEOPLE[: match.ruleset.seats])


def moments(ruleset: Ruleset, seed: int, *, rounds: int = 1) -> Iterator[tuple[State, list[ev.Event]]]:
    """Play rounds, sometimes well and sometimes wildly, and yield each moment with what has been told of late."""
    chance = random.Random(f"{ruleset.id} {seed}")
    luck = chance.choice((0.0, 0.05, 0.2))
    state, log = new_match(ruleset), list[ev.Event]()
    for number in range(rounds):
        command: PlayerCommand | DealRound = DealRound(seed_of(f"{ruleset.id} {seed} {number}"))
        for _ in range(MOST):
            state, events = apply(state, command)
            log = [*log, *events][-TOLD:]
            yield state, log
            if state.result is not None:
                break
            command = choose(state) if chance.random() > luck else _any(state, chance)
        else:
            return


def _any(state: State, chance: random.Random) -> PlayerCommand:
    legal = [command for command in legal_commands(state) if not isinstance(command, Undo)]
    return chance.choice(legal)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("seed", range(2))
def test_whatever_play_brings_can_be_drawn(ruleset: Ruleset, seed: int) -> None:
    for place, (match, log) in enumerate(moments(ruleset, seed)):
        if match.result is not None:
            _check_end(match)
        elif place % SELDOM == seed:
            table = sat(match)
            check(render_board(table, seen(match, log=log), WORDS))
            check(render_log(table, seen(match, log=log), WORDS))
            for seat in range(ruleset.seats):
                check(render_hand(table, seen(match, Seat(seat), log), WORDS))


def _check_end(match: State) -> None:
    table, view = sat(match), seen(match)
    assert match.result is not None
    check(render_round_result(table, view, WORDS))
    check(render_score(table, view, WORDS, [match.result] * 40))
    check(render_board(table, view, WORDS))
    for seat in range(match.ruleset.seats):
        check(render_hand(table, seen(match, Seat(seat)), WORDS))
    won = match._replace(result=replace(match.result, winner=Team(0)))
    check(render_match_result(table, seen(won), WORDS, [match.result] * 40))


def _melds(ruleset: Ruleset) -> tuple[Meld, ...]:
    """Return more melds than a side will ever have: three of each rank and two sequences of each suit, most full."""
    most = ruleset.max_meld_size or 4 * ruleset.decks
    melds = []
    for rank in NATURAL_RANKS:
        naturals = [Card(rank * 4 + suit) for suit in range(4) for _ in range(ruleset.decks)]
        pure = Meld(rank, tuple(naturals[:most]))
        mixed = Meld(rank, tuple(naturals[: most - 2]), (JOKER, Card(8)))
        short = Meld(rank, tuple(naturals[:3]))
        melds += [pure, mixed, short] if ruleset.melds_per_rank is not MeldsPerRank.ONE else [mixed]
    if ruleset.wild_melds:
        melds += [Meld(Rank(0), (), (JOKER, JOKER, *[Card(9)] * 5), MeldKind.WILD)] * 3
    if ruleset.sequences:
        rows = [tuple(card_at(suit, low + step) for step in range(7)) for suit in range(4) for low in (4, 7)]
        melds += [Meld(rank_of(row[0]), row, (), MeldKind.SEQUENCE) for row in rows]
    return tuple(melds)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_fullest_table_can_be_drawn(ruleset: Ruleset) -> None:
    *_, (match, log) = (each for each in moments(ruleset, 1) if each[0].result is None)
    threes = tuple(sorted([*ruleset.bonus_threes] * ruleset.decks))
    side = Side(_melds(ruleset), threes, tuple(BLACK_THREES) * 2)
    everything = tuple(Card(card) for card in range(4, 56) if Card(card) not in ruleset.bonus_threes)
    hands = tuple(
        tuple(sorted(everything * 2)) if seat == match.mover else hand for seat, hand in enumerate(match.hands)
    )
    full = match._replace(sides=(side,) * ruleset.teams, hands=hands)
    told = [event for event in log for _ in range(3) if not isinstance(event, ev.RoundDealt)]
    for open_seats in ((), (0, 1)):
        seats = tuple(None if seat in open_seats else user for seat, user in enumerate(PEOPLE[: ruleset.seats]))
        table = table_of(full, seats=seats)
        board = check(render_board(table, _without_options(full, None, told), WORDS))
        assert "**Stock:**" in board.text
        for seat in range(ruleset.seats):
            check(render_hand(table, _without_options(full, Seat(seat), told), WORDS))


def _without_options(match: State, seat: Seat | None, log: Sequence[ev.Event]) -> View:
    """Return a view of a table that no play could bring: what may be done there is nothing to ask."""
    with mock.patch("engine.view.options_for", return_value=None):
        return seen(match, seat, log)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_whatever_is_offered_is_legal(ruleset: Ruleset) -> None:
    for place, (match, log) in enumerate(moments(ruleset, 7)):
        if match.result is not None or place % 5:
            continue
        mover, view = match.mover, seen(match, match.mover, log)
        if match.partner is not None and match.turn.permission is not None:
            continue
        picture = check(render_hand(sat(match), view, WORDS))
        assert view.options is not None
        takes = [parse_take(value, mover) for value in _taken(picture)]
        assert {(in_order(take.cards), take.onto) for take in takes if take} == {
            (in_order(take.cards), take.onto) for take in view.options.takes
        }
        for take in takes:
            assert take is not None
            assert apply(match, take)
        for value in options(picture, Verb.LAY):
            lay = parse_lay(value, mover)
            assert lay is not None
            assert apply(match, lay)
        for value in options(picture, Verb.COMBINE):
            combine = parse_combine(value, mover)
            assert combine is not None
            assert apply(match, combine)
        offered = options(picture, Verb.DISCARD)
        for value in offered:
            card = parse_card_argument(value)
            assert card is not None
            assert apply(match, Discard(mover, card))
        kept = {card for card in match.hand if card not in ruleset.bonus_threes}
        assert len(offered) + len(view.options.barred) in (0, len(kept))


def _taken(picture: object) -> set[str]:
    found = set(options(picture, Verb.TAKE))  # type: ignore[arg-type]
    return found or {press.argument for press in presses(picture).get(Verb.TAKE, [])}  # type: ignore[arg-type]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_everything_that_can_be_picked_can_be_drawn(ruleset: Ruleset) -> None:
    laid = 0
    for place, (match, _) in enumerate(moments(ruleset, 3)):
        view = seen(match, match.mover)
        if match.result is not None or view.options is None or not view.options.lays or place % 4:
            continue
        table = sat(match)
        start = check(render_picker(table, view, WORDS))
        for value in options(start, Verb.PICK):
            choice = parse_choice(value)
            assert choice is not None
            assert choice.encode() == value
            chosen = check(render_picker(table, view, WORDS, choice))
            for other in options(chosen, Verb.PICK):
                again = parse_choice(other)
                assert again is not None
                assert set(again.cards(view)) <= set(view.hand or ())
                laid += isinstance(again, RunChoice)
                check(render_picker(table, view, WORDS, again))
    assert bool(laid) is ruleset.sequences


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_offered_lay_can_be_picked(ruleset: Ruleset) -> None:
    """What a select offers, choosing the cards by hand can reach, too: start, meld, and then each count or end."""
    for place, (match, _) in enumerate(moments(ruleset, 5)):
        view = seen(match, match.mover)
        if match.result is not None or view.options is None or place % 12:
            continue
        wanted = {(in_order(lay.cards), _goes(match, lay)) for lay in view.options.lays}
        reached = set()
        table, todo, known = sat(match), [""], {""}
        while todo and len(known) < 600:
            value = todo.pop()
            choice = parse_choice(value) if value else None
            if choice is not None:
                lay = choice.lay(view, match.mover)
                reached.add((in_order(lay.cards), _goes(match, lay)))
            new = set(options(render_picker(table, view, WORDS, choice), Verb.PICK)) - known
            known |= new
            todo += new
        assert len(known) >= 600 or {(len(c), g) for c, g in wanted} <= {(len(c), g) for c, g in reached}


def _goes(match: State, lay: PlayerCommand) -> object:
    try:
        _, events = apply(match, lay)
    except Exception:
        return None
    return next(event.onto for event in events if isinstance(event, ev.CardsLaid))


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_lobby_fits_empty_and_full(ruleset: Ruleset) -> None:
    for count in (1, ruleset.seats):
        seats = (*PEOPLE[:count], *[None] * (ruleset.seats - count))
        picture = check(render_lobby(lobby(*seats, ruleset=ruleset), WORDS))
        verb = Verb.SWAP if count == ruleset.seats else Verb.SIT
        assert len(presses(picture)[verb]) == ruleset.seats - (0 if verb is Verb.SWAP else count)
