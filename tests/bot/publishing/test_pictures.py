"""When tables are drawn: seldom, the newest state, again after trouble, and for the last time on leaving."""

import asyncio

import pytest

from bot.publishing import pictures, wanted
from bot.publishing.outlet import Trouble
from bot.publishing.pictures import LAST_MINUTE, PAUSE, RETRY
from bot.tables.messages import MessageKind
from engine.commands import Discard, Draw
from storage import MemoryStore
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import ANN, BEN, Clock, mover_of
from tests.bot.timers import Timers, settle
from tests.error_log import ErrorLog


async def test_a_new_table_is_left_to_whoever_opened_it(gallery: Gallery) -> None:
    await gallery.rig.lobby(ANN)
    await gallery.rest()

    assert gallery.outlet.calls == []


async def test_a_change_is_drawn_at_once(gallery: Gallery) -> None:
    table = await gallery.rig.lobby(ANN)
    await gallery.rig.service.sit(table.id, BEN)
    await settle()

    assert len(gallery.outlet.shown) == 1
    assert gallery.timers.pending == [PAUSE]


async def test_a_hundred_changes_are_few_edits_and_the_newest_wins(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.calls.clear()
    for _ in range(100):
        table = await gallery.rewrite(table)
        await gallery.advance(PAUSE / 20)
    await gallery.rest()

    assert gallery.outlet.count("edit") in (5, 6, 7)
    assert gallery.outlet.count("send") == 0
    board = await gallery.record(table, MessageKind.BOARD)
    assert board is not None
    assert f":{table.revision}:" in gallery.outlet.buttons(board.message_id)


async def test_the_pause_is_kept(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.calls.clear()
    table = await gallery.rewrite(table)
    await settle()
    await gallery.rewrite(table)

    await gallery.advance(PAUSE - 0.01)
    assert gallery.outlet.count("edit") == 1
    await gallery.advance(0.02)
    assert gallery.outlet.count("edit") == 2


async def test_an_older_state_never_replaces_a_newer_one(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.open.clear()
    newer = await gallery.rewrite(await gallery.rewrite(table))
    gallery.pictures.draw(table)
    await settle()
    gallery.pictures.draw(newer)
    gallery.pictures.draw(table)
    gallery.outlet.open.set()
    await gallery.rest()

    board = await gallery.record(table, MessageKind.BOARD)
    assert board is not None
    assert f":{newer.revision}:" in gallery.outlet.buttons(board.message_id)


async def test_what_discord_has_no_time_for_is_tried_again(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.calls.clear()
    gallery.outlet.fail("edit", Trouble.LATER, Trouble.LATER)
    await gallery.rewrite(table)

    await gallery.advance(RETRY - 0.01)
    assert gallery.outlet.count("edit") == 1
    await gallery.advance(RETRY + 0.01)
    assert gallery.outlet.count("edit") == 3
    await gallery.rest()
    assert gallery.outlet.count("edit") == 3


async def test_a_retry_draws_the_newest_state(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.fail("edit", Trouble.LATER)
    await gallery.rewrite(table)
    await settle()
    newest = await gallery.rewrite(await gallery.rewrite(table))
    await gallery.rest()

    board = await gallery.record(table, MessageKind.BOARD)
    assert board is not None
    assert f":{newest.revision}:" in gallery.outlet.buttons(board.message_id)


async def test_idle_tables_take_no_memory(gallery: Gallery) -> None:
    table = await gallery.match()
    assert len(gallery.pictures) == 0

    gallery.pictures.already_drawn(table, MessageKind.BOARD, 1)
    assert len(gallery.pictures) == 0

    await gallery.post(table, 900)
    assert len(gallery.pictures) == 1
    await gallery.rest()


async def test_without_a_pause_everything_is_drawn_at_once(timers: Timers) -> None:
    clock = Clock()
    gallery = Gallery.of(MemoryStore(clock=clock), clock, timers, FakeOutlet(), pause=0)
    table = await gallery.rig.match()
    await gallery.advance(0)

    assert len(gallery.pictures) == 0
    assert await gallery.remembered(table, MessageKind.BOARD)


async def test_an_error_in_one_message_leaves_the_others_and_the_next_drawing(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog
) -> None:
    table = await gallery.match()

    def broken(*args: object) -> None:
        raise ValueError("h13h13jk")

    with monkeypatch.context() as patched:
        patched.setattr(wanted, "board", broken)
        table = await gallery.play(table, Draw(table.match.mover))
        hand = table.match.hands[table.match.mover]
        table = await gallery.play(table, Discard(table.match.mover, next(iter(hand))))
        await gallery.rest()
    assert f"<@{mover_of(table)}>" in str(await gallery.remembered(table, MessageKind.TURN))
    [line] = expect_errors.messages[:1]
    assert "board could not be drawn" in line
    assert "h13" not in "\n".join(expect_errors.messages)

    gallery.outlet.calls.clear()
    await gallery.rewrite(table)
    await gallery.rest()
    assert gallery.outlet.count("edit") == 1


async def test_an_error_around_a_drawing_leaves_the_next_one(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog
) -> None:
    table = await gallery.match()

    async def broken(*args: object) -> bool:
        raise ValueError

    with monkeypatch.context() as patched:
        patched.setattr(gallery.pictures._painter, "paint", broken)
        table = await gallery.rewrite(table)
        await gallery.rest()
    gallery.outlet.calls.clear()
    await gallery.rewrite(table)
    await gallery.rest()
    assert gallery.outlet.count("edit") == 1


async def test_leaving_draws_what_is_due(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.calls.clear()
    table = await gallery.rewrite(table)
    await settle()
    await gallery.rewrite(table)

    await gallery.pictures.close()

    assert gallery.outlet.count("edit") == 2
    assert len(gallery.pictures) == 0
    assert gallery.timers.pending == []
    await gallery.rewrite(table)
    await settle()
    assert gallery.outlet.count("edit") == 2
    await gallery.pictures.close()


async def test_leaving_gives_up_what_fails(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.always["edit"] = Trouble.LATER
    await gallery.rewrite(table)

    await gallery.pictures.close()

    assert len(gallery.pictures) == 0
    assert gallery.timers.pending == []


async def test_leaving_does_not_wait_for_ever(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.open.clear()
    await gallery.rewrite(table)
    await settle()
    before = asyncio.all_tasks()

    leaving = asyncio.create_task(gallery.pictures.close())
    await gallery.advance(LAST_MINUTE)
    await asyncio.wait({leaving}, timeout=None)

    assert leaving.exception() is None
    assert len(asyncio.all_tasks()) < len(before)
    assert gallery.timers.pending == []


async def test_a_lost_channel_is_told_once(gallery: Gallery) -> None:
    table = await gallery.match()
    for method in ("send", "edit", "delete"):
        gallery.outlet.always[method] = Trouble.CHANNEL_GONE
    table = await gallery.rewrite(table)
    await gallery.rest()
    assert gallery.lost == [table]

    await gallery.rig.service.close_lost(table.id)
    await gallery.rest()
    assert gallery.lost == [table]


def test_the_pause_fits_the_limits_of_discord() -> None:
    assert 5 / pictures.PAUSE <= 5
