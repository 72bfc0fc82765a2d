"""Starting a match, playing it, dealing the next round."""

import random

import pytest

from bot.tables.events import MatchStarted
from bot.tables.refusals import TableRefusal
from bot.tables.table import Stage
from engine.commands import Discard, Draw
from engine.events import CardsDrawn, Discarded, RoundDealt
from engine.refusals import Refusal, RuleViolation
from engine.rulesets import CLASSIC
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CAT, DAN, EVE, FOUR, Rig, mover_of


async def test_the_host_starts_a_full_table(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    rig.clock.now += 60
    outcome = await rig.service.start(table.id, ANN)
    assert outcome.table.stage is Stage.PLAYING
    assert outcome.table.match.number == 1
    assert outcome.table.turn_since == rig.clock.now
    assert outcome.events[0] == MatchStarted(CLASSIC)
    assert isinstance(outcome.events[1], RoundDealt)
    assert len(outcome.events[1].seed) == 32
    assert outcome.table.log == outcome.events[1:]


async def test_who_may_start_and_when(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.start(table.id, CAT)
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.start(table.id, BEN)
    with refused(TableRefusal.NOT_FULL, open=2):
        await rig.service.start(table.id, ANN)
    with refused(TableRefusal.NOT_STARTED):
        await rig.service.play(table.id, ANN, [])
    with refused(TableRefusal.NOT_STARTED):
        await rig.service.next_round(table.id, ANN)


async def test_a_match_starts_once(rig: Rig) -> None:
    table = await rig.match()
    with refused(TableRefusal.ALREADY_STARTED):
        await rig.service.start(table.id, ANN)


async def test_each_table_gets_a_deal_of_its_own(rig: Rig) -> None:
    first, second = await rig.match(), await rig.match()
    assert first.match.seed != second.match.seed


async def test_a_move_is_played(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    outcome = await rig.service.play(table.id, mover_of(table), [Draw(mover)], revision=table.revision)
    assert [type(event) for event in outcome.events] == [CardsDrawn]
    assert outcome.table.revision == table.revision + 1
    assert outcome.table.log == (*table.log, *outcome.events)
    assert await rig.service.get(table.id) == outcome.table


async def test_several_commands_are_one_change(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    card = table.match.hand[-1]
    rig.clock.now += 30
    outcome = await rig.service.play(table.id, mover_of(table), [Draw(mover), Discard(mover, card)])
    assert outcome.table.revision == table.revision + 1
    assert isinstance(outcome.events[1], Discarded)
    assert outcome.table.match.mover == table.ruleset.next_seat(mover)
    assert outcome.table.turn_since == rig.clock.now


async def test_of_several_commands_all_happen_or_none(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    with pytest.raises(RuleViolation) as violation:
        await rig.service.play(table.id, mover_of(table), [Draw(mover), Draw(mover)])
    assert violation.value.refusal is Refusal.ALREADY_DRAWN
    assert await rig.service.get(table.id) == table
    assert [after.revision for _, after, _ in rig.notes.changes] == [1, 2]


async def test_a_turn_keeps_its_beginning(rig: Rig) -> None:
    table = await rig.match()
    rig.clock.now += 45
    outcome = await rig.service.play(table.id, mover_of(table), [Draw(table.match.mover)])
    assert outcome.table.turn_since == table.turn_since


async def test_an_old_button_is_stale(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    await rig.service.play(table.id, mover_of(table), [Draw(mover)], revision=table.revision)
    with refused(TableRefusal.STALE, revision=table.revision + 1):
        await rig.service.play(table.id, mover_of(table), [Draw(mover)], revision=table.revision)


async def test_only_the_own_seat_can_be_played(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    other = next(user for user in FOUR if user != mover_of(table))
    with refused(TableRefusal.NOT_YOURS, seat=mover):
        await rig.service.play(table.id, other, [Draw(mover)])
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.play(table.id, EVE, [Draw(mover)])
    seat = table.seat_of(other)
    assert seat is not None
    with pytest.raises(RuleViolation) as violation:
        await rig.service.play(table.id, other, [Draw(seat)])
    assert violation.value.refusal is Refusal.NOT_YOUR_TURN


async def test_any_player_deals_the_next_round_once(rig: Rig) -> None:
    table = await rig.between_rounds()
    assert table.rounds == (table.match.result,)
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.next_round(table.id, EVE)
    outcome = await rig.service.next_round(table.id, CAT)
    assert outcome.table.match.number == 2
    assert outcome.table.match.scores == table.match.result.totals  # type: ignore[union-attr]
    assert outcome.table.log == outcome.events
    assert outcome.table.rounds == table.rounds
    with refused(TableRefusal.ROUND_RUNNING):
        await rig.service.next_round(table.id, DAN)


async def test_a_round_is_not_dealt_to_an_open_seat(rig: Rig) -> None:
    table = await rig.between_rounds()
    await rig.service.leave(table.id, BEN)
    with refused(TableRefusal.WAITING_FOR_SEAT, seat=1):
        await rig.service.next_round(table.id, ANN)
    await rig.service.sit(table.id, EVE)
    outcome = await rig.service.next_round(table.id, EVE)
    assert outcome.table.match.number == 2


async def test_a_finished_match_takes_no_moves(rig: Rig) -> None:
    table = await rig.over()
    assert table.match.is_over
    for request in (
        rig.service.play(table.id, ANN, []),
        rig.service.next_round(table.id, ANN),
        rig.service.leave(table.id, ANN),
        rig.service.sit(table.id, EVE),
        rig.service.end_by_moderator(table.id),
    ):
        with refused(TableRefusal.TABLE_CLOSED):
            await request
    assert await rig.service.tables_of_user(ANN) == ()


async def test_the_log_holds_the_running_turn_and_one_lap(rig: Rig) -> None:
    table = await rig.match()
    rng = random.Random(3)
    for _ in range(120):
        if table.is_between_rounds:
            break
        table = await rig.any_move(table, rng)
        finished = sum(isinstance(event, Discarded) for event in table.log)
        assert finished <= 4
        assert len(table.log) < 60
