"""What was stored and not drawn, because the process was killed in between, is drawn at the next start."""

from pathlib import Path

import pytest

from bot.publishing.mender import AT_ONCE, REACH, Mender
from bot.publishing.pictures import PAUSE
from bot.tables.messages import MessageKind
from engine.commands import Discard, Draw
from storage import ReadFailed, Store
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import ANN, mover_of
from tests.bot.timers import settle


def restarted(gallery: Gallery) -> tuple[Gallery, Mender]:
    again = Gallery.of(gallery.store, gallery.clock, gallery.timers, gallery.outlet)
    return again, Mender(again.store, again.rig.service, again.pictures, clock=again.clock)


async def killed_before_drawing(gallery: Gallery) -> None:
    """Leave a turn stored that nobody has drawn, and nobody been called to."""
    table = await gallery.match()
    await gallery.store.note_alive(gallery.clock.now)
    card = next(iter(table.match.hands[table.match.mover]))
    await gallery.pictures.close()  # it draws nothing any more
    table = await gallery.play(table, Draw(table.match.mover))
    await gallery.play(table, Discard(table.match.mover, card))


async def test_board_and_call_are_there_although_nobody_looks_at_the_table(gallery: Gallery) -> None:
    await killed_before_drawing(gallery)
    again, mender = restarted(gallery)
    await mender.start()
    await again.rest()

    [table_id] = await gallery.store.changed_since(0)
    table = await again.rig.service.get(table_id)
    board = await again.record(table, MessageKind.BOARD)
    assert board is not None
    assert f":{table.revision}:" in gallery.outlet.buttons(board.message_id)
    assert f"<@{mover_of(table)}>" in str(await again.remembered(table, MessageKind.TURN))
    await mender.close()


async def test_the_last_board_of_a_match_is_there_although_it_is_over(gallery: Gallery) -> None:
    table = await gallery.match()
    await gallery.store.note_alive(gallery.clock.now)
    await gallery.pictures.close()
    await gallery.rig.service.end_by_moderator(table.id)
    again, mender = restarted(gallery)
    await mender.start()
    await again.rest()

    ended = await again.rig.service.get(table.id)
    assert not ended.is_open
    board = await again.record(ended, MessageKind.BOARD)
    assert board is not None
    assert f":{table.revision}:" not in gallery.outlet.buttons(board.message_id)
    assert await again.record(ended, MessageKind.TURN) is None
    await mender.close()


async def test_starting_twice_draws_once(gallery: Gallery) -> None:
    await gallery.match()
    again, mender = restarted(gallery)
    gallery.outlet.calls.clear()
    await mender.start()
    await mender.start()
    await again.rest()
    assert gallery.outlet.count("edit") == 1


async def test_what_was_drawn_long_ago_is_left_alone(gallery: Gallery) -> None:
    await gallery.match()
    gallery.clock.now += REACH + 100
    await gallery.store.note_alive(gallery.clock.now)
    again, mender = restarted(gallery)
    gallery.outlet.calls.clear()
    await mender.start()
    await again.rest()
    assert gallery.outlet.calls == []


async def test_however_long_it_was_away_the_last_changes_are_drawn(gallery: Gallery) -> None:
    await killed_before_drawing(gallery)
    gallery.clock.now += 5 * 24 * 3600
    again, mender = restarted(gallery)
    gallery.outlet.calls.clear()
    await mender.start()
    await again.rest()
    assert gallery.outlet.count("send") >= 1


async def test_many_tables_are_drawn_a_few_at_a_time(gallery: Gallery) -> None:
    for _ in range(2 * AT_ONCE):
        await gallery.rig.lobby(ANN)
    await gallery.rest()
    again, mender = restarted(gallery)
    await mender.start()
    await settle()
    assert len(again.pictures) == AT_ONCE
    await gallery.advance(PAUSE)
    await settle()
    await gallery.advance(PAUSE)
    await again.rest()
    assert gallery.outlet.count("send") + gallery.outlet.count("edit") >= 2 * AT_ONCE


async def test_it_stops_when_the_bot_leaves(gallery: Gallery) -> None:
    for _ in range(2 * AT_ONCE):
        await gallery.rig.lobby(ANN)
    await gallery.rest()
    again, mender = restarted(gallery)
    await mender.start()
    await settle()
    await mender.close()
    await again.rest()
    assert len(again.pictures) == 0


@pytest.mark.parametrize("query", ["last_alive", "changed_since"])
async def test_a_database_that_cannot_be_read_is_no_reason_to_stumble(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, query: str
) -> None:
    async def refuse(*args: object) -> None:
        raise ReadFailed(Path("canasta.db"), reason="disk failing")

    await gallery.match()
    again, mender = restarted(gallery)
    monkeypatch.setattr(again.store, query, refuse)
    await mender.start()
    await again.rest()
    assert "ReadFailed" in caplog.text


async def test_a_table_that_has_gone_meanwhile_is_passed_over(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await gallery.match()
    again, mender = restarted(gallery)
    store: Store = again.store

    async def one_more(at: float) -> tuple[str, ...]:
        return ("gone", *await type(store).changed_since(store, at))

    monkeypatch.setattr(store, "changed_since", one_more)
    gallery.outlet.calls.clear()
    await mender.start()
    await again.rest()
    assert gallery.outlet.count("edit") == 1
