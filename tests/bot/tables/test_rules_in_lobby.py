"""In the lobby the host chooses other rules; then nobody is ready any more, and a start asks for that."""

import pytest

from bot.tables.events import ReadyMarked, RulesChanged
from bot.tables.refusals import TableRefusal
from bot.tables.table import Stage, Table
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, CLASSIC_PAGAT
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CAT, DAN, EVE, FOUR, Rig
from tests.bot.tables.test_replay import replayed

TWO_CANASTAS = CLASSIC.with_fields({"canastas_out": 2})
SIX = CLASSIC.with_fields({"seats": 6, "teams": 2})
TWO = CLASSIC.with_fields({"seats": 2, "teams": 2})


async def changed(rig: Rig, table: Table, ruleset: Ruleset) -> Table:
    return (await rig.service.change_rules(table.id, ANN, lambda table: ruleset)).table


async def test_the_host_changes_the_rules(rig: Rig) -> None:
    table = await changed(rig, await rig.lobby(*FOUR), TWO_CANASTAS)
    assert table.ruleset == table.match.ruleset == TWO_CANASTAS
    assert (table.seats, table.rules_revision) == (FOUR, 2)
    assert rig.notes.events[-1] == RulesChanged(TWO_CANASTAS, ANN)
    assert await replayed(rig.store, table) == table
    assert await Rig.of(rig.store, rig.clock).service.get(table.id) == table


async def test_the_same_rules_again_are_no_change(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    assert await changed(rig, table, CLASSIC) == table


async def test_nobody_else_changes_them(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.change_rules(table.id, BEN, lambda table: TWO_CANASTAS)
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.change_rules(table.id, EVE, lambda table: TWO_CANASTAS)


async def test_once_a_match_runs_its_rules_stay(rig: Rig) -> None:
    table = await rig.match()
    with refused(TableRefusal.ALREADY_STARTED):
        await rig.service.change_rules(table.id, ANN, lambda table: TWO_CANASTAS)
    with refused(TableRefusal.ALREADY_STARTED):
        await rig.service.mark_ready(table.id, ANN, seen=99)


async def test_a_larger_game_has_more_seats_and_a_smaller_one_fewer(rig: Rig) -> None:
    table = await rig.lobby(ANN, None, None, BEN)
    assert (await changed(rig, table, SIX)).seats == (ANN, None, None, BEN, None, None)
    table = await changed(rig, table, TWO)
    assert table.seats == (ANN, BEN)
    assert await replayed(rig.store, table) == table


async def test_a_game_for_fewer_than_sit_here_is_refused(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN, CAT)
    with refused(TableRefusal.TOO_MANY_PLAYERS, seats=2):
        await changed(rig, table, TWO)


async def test_ready_is_marked_once_and_goes_with_its_user(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    table = (await rig.service.mark_ready(table.id, BEN, seen=table.revision)).table
    assert table.ready == {BEN}
    assert (await rig.service.mark_ready(table.id, BEN, seen=table.revision)).events == ()
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.mark_ready(table.id, EVE, seen=table.revision)
    assert (await rig.service.leave(table.id, BEN)).table.ready == frozenset()


async def test_other_rules_clear_every_mark(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    for user in (BEN, CAT):
        table = (await rig.service.mark_ready(table.id, user, seen=table.revision)).table
    assert table.ready == {BEN, CAT}
    assert (await changed(rig, table, CLASSIC_PAGAT)).ready == frozenset()


async def test_an_old_button_marks_nobody_as_ready_for_rules_that_it_did_not_show(rig: Rig) -> None:
    old = await rig.lobby(*FOUR)
    table = await changed(rig, old, TWO_CANASTAS)
    with refused(TableRefusal.STALE, revision=table.revision):
        await rig.service.mark_ready(table.id, BEN, seen=old.revision)
    await rig.service.mark_ready(table.id, CAT, seen=table.revision)
    outcome = await rig.service.mark_ready(table.id, BEN, seen=table.revision)  # somebody was faster; the rules stand
    assert outcome.events == (ReadyMarked(BEN),)


async def test_without_a_change_nobody_is_asked(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    assert table.not_ready == ()
    assert (await rig.service.start(table.id, ANN)).table.stage is Stage.PLAYING


@pytest.mark.parametrize("unready", [True, False])
async def test_after_a_change_a_start_waits_for_the_others_or_the_hosts_word(rig: Rig, unready: bool) -> None:
    table = await changed(rig, await rig.lobby(*FOUR), TWO_CANASTAS)
    assert table.not_ready == (BEN, CAT, DAN)
    table = (await rig.service.mark_ready(table.id, BEN, seen=table.revision)).table
    with refused(TableRefusal.NOT_READY, count=2):
        await rig.service.start(table.id, ANN)
    if not unready:
        for user in (CAT, DAN):
            await rig.service.mark_ready(table.id, user, seen=table.revision)
    table = (await rig.service.start(table.id, ANN, unready=unready)).table
    assert table.stage is Stage.PLAYING
    assert (table.ruleset, table.ready) == (TWO_CANASTAS, frozenset())


async def test_the_hosts_word_is_about_what_the_host_has_read(rig: Rig) -> None:
    read = await changed(rig, await rig.lobby(*FOUR), TWO_CANASTAS)
    table = (await rig.service.mark_ready(read.id, BEN, seen=read.revision)).table
    with refused(TableRefusal.STALE, revision=table.revision):
        await rig.service.start(table.id, ANN, unready=True, revision=read.revision)
