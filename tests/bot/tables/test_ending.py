"""Ending early, and playing again."""

import pytest

from bot.tables.events import EndAgreed, EndAgreementWithdrawn, RematchOpened, TableClosed, TableOpened
from bot.tables.refusals import TableRefusal
from bot.tables.table import CloseReason, Stage
from storage import Commit, MemoryStore
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CAT, CHANNEL, DAN, EVE, Clock, Rig


async def test_a_match_ends_when_one_of_each_side_agrees(rig: Rig) -> None:
    table = await rig.match()
    first = await rig.service.agree_to_end(table.id, ANN)
    assert first.events == (EndAgreed(ANN),)
    assert (first.table.stage, first.table.missing_agreements) == (Stage.PLAYING, (1,))
    partner = await rig.service.agree_to_end(table.id, CAT)
    assert partner.table.stage is Stage.PLAYING
    other_side = await rig.service.agree_to_end(table.id, DAN)
    assert other_side.events == (EndAgreed(DAN), TableClosed(CloseReason.AGREED))
    assert (other_side.table.stage, other_side.table.closed_because) == (Stage.CLOSED, CloseReason.AGREED)


async def test_who_may_agree_and_how_often(rig: Rig) -> None:
    table = await rig.match()
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.agree_to_end(table.id, EVE)
    await rig.service.agree_to_end(table.id, ANN)
    with refused(TableRefusal.ALREADY_AGREED):
        await rig.service.agree_to_end(table.id, ANN)


async def test_an_agreement_can_be_taken_back(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.agree_to_end(table.id, ANN)
    outcome = await rig.service.withdraw_agreement(table.id, ANN)
    assert outcome.events == (EndAgreementWithdrawn(ANN),)
    await rig.service.agree_to_end(table.id, BEN)
    assert (await rig.service.get(table.id)).stage is Stage.PLAYING
    with refused(TableRefusal.NOT_AGREED):
        await rig.service.withdraw_agreement(table.id, ANN)


async def test_an_agreement_lapses_with_the_deal(rig: Rig) -> None:
    table = await rig.between_rounds()
    await rig.service.agree_to_end(table.id, ANN)
    outcome = await rig.service.next_round(table.id, BEN)
    assert outcome.table.agreed == frozenset()


async def test_an_agreement_leaves_with_its_player(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.agree_to_end(table.id, ANN)
    await rig.service.leave(table.id, ANN)
    outcome = await rig.service.agree_to_end(table.id, BEN)
    assert outcome.table.stage is Stage.PLAYING


async def test_a_side_that_has_left_need_not_agree(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, BEN)
    await rig.service.leave(table.id, DAN)
    outcome = await rig.service.agree_to_end(table.id, ANN)
    assert outcome.table.closed_because is CloseReason.AGREED


async def test_a_side_that_leaves_completes_the_agreement(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.agree_to_end(table.id, ANN)
    await rig.service.leave(table.id, BEN)
    outcome = await rig.service.leave(table.id, DAN)
    assert outcome.events[-1] == TableClosed(CloseReason.AGREED)


async def test_the_host_calls_a_lobby_off(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.agree_to_end(table.id, BEN)
    outcome = await rig.service.agree_to_end(table.id, ANN)
    assert outcome.events == (TableClosed(CloseReason.HOST),)


async def test_a_moderator_ends_at_once(rig: Rig) -> None:
    table = await rig.match()
    outcome = await rig.service.end_by_moderator(table.id)
    assert outcome.events == (TableClosed(CloseReason.MODERATOR),)
    with refused(TableRefusal.TABLE_CLOSED):
        await rig.service.end_by_moderator(table.id)


async def test_a_lost_channel_closes_its_table(rig: Rig) -> None:
    table = await rig.match()
    outcome = await rig.service.close_lost(table.id)
    assert outcome.table.closed_because is CloseReason.LOST


async def test_a_rematch_has_the_same_seats_and_rules(rig: Rig) -> None:
    old = await rig.over()
    outcome = await rig.service.rematch(old.id, CAT)
    new = outcome.table
    assert new.id != old.id
    assert (new.seats, new.ruleset, new.host) == (old.seats, old.ruleset, CAT)
    assert (new.stage, new.match.number, new.channel_id) == (Stage.LOBBY, 0, CHANNEL)
    assert isinstance(outcome.events[0], TableOpened)
    assert (await rig.service.get(old.id)).rematch == new.id
    assert [events[0] for _, _, events in rig.notes.changes[-2:]] == [RematchOpened(new.id, CAT), outcome.events[0]]
    started = await rig.service.start(new.id, CAT)
    assert started.table.stage is Stage.PLAYING


async def test_a_second_press_leads_to_the_same_rematch(rig: Rig) -> None:
    old = await rig.over()
    first = await rig.service.rematch(old.id, CAT, interaction=1)
    await rig.service.start(first.table.id, CAT)
    second = await rig.service.rematch(old.id, BEN, interaction=2)
    assert second.table.id == first.table.id
    assert second.table.stage is Stage.PLAYING
    assert second.events == ()
    again = await rig.service.rematch(old.id, CAT, interaction=1)
    assert again.table == second.table
    assert again.events == ()


async def test_who_may_ask_for_a_rematch_and_when(rig: Rig) -> None:
    table = await rig.match()
    with refused(TableRefusal.NOT_OVER):
        await rig.service.rematch(table.id, ANN)
    await rig.service.end_by_moderator(table.id)
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.rematch(table.id, EVE)
    outcome = await rig.service.rematch(table.id, ANN)
    assert outcome.table.seats == table.seats


async def test_a_rematch_interrupted_by_a_crash_is_opened_by_the_next_press(clock: Clock) -> None:
    class CrashingStore(MemoryStore):
        crashes = False

        async def append(self, commit: Commit) -> int:
            if self.crashes and commit.expected_revision == 0:
                raise RuntimeError("the power is gone")
            return await super().append(commit)

    store = CrashingStore(clock=clock)
    rig = Rig.of(store, clock)
    old = await rig.over()
    store.crashes = True
    with pytest.raises(RuntimeError):
        await rig.service.rematch(old.id, CAT)
    store.crashes = False
    linked = (await rig.service.get(old.id)).rematch
    restarted = Rig.of(store, clock, seed=2)
    outcome = await restarted.service.rematch(old.id, BEN)
    assert (outcome.table.id, outcome.table.host) == (linked, BEN)
