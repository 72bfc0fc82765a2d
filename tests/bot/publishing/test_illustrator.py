"""Pictures above boards and results: that nobody waits for them, and that none is lost that can be drawn."""

from __future__ import annotations

import asyncio
import threading

import pytest

import bot.publishing.illustrator as module
from bot.deck.colours import Suits
from bot.i18n import words_for
from bot.pictures.picture import Picture
from bot.pictures.studio import Studio
from bot.pictures.theme import Ground
from bot.preferences.values import BoardStyle, ServerSettings
from bot.publishing.illustrator import Illustrator
from bot.tables.messages import MessageKind
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import ANN
from tests.error_log import ErrorLog

WORDS = words_for("en")


def styled(gallery: Gallery, style: BoardStyle, *, patience: float = 30.0) -> Illustrator:
    """Let a gallery draw pictures."""
    illustrator = Illustrator(Studio(), lambda guild_id: ServerSettings(board=style), patience=patience)
    gallery.pictures._painter._illustrator = illustrator
    gallery.pictures._illustrator = illustrator
    return illustrator


async def test_a_lobby_has_none_and_a_board_one(gallery: Gallery) -> None:
    illustrator = styled(gallery, BoardStyle.PICTURE)
    assert await illustrator.board(await gallery.rig.lobby(ANN), WORDS) == module.NONE
    drawn = await illustrator.board(await gallery.rig.match(), WORDS)
    assert [each.name.partition("-")[0] for each in drawn.pictures] == ["table"]
    assert drawn.pictures[0].picture.alt
    assert not drawn.is_late
    illustrator.close()


@pytest.mark.parametrize("style", [BoardStyle.TEXT, BoardStyle.EMOJI])
async def test_other_boards_have_none(gallery: Gallery, style: BoardStyle) -> None:
    illustrator = styled(gallery, style)
    assert await illustrator.board(await gallery.rig.match(), WORDS) == module.NONE


@pytest.mark.parametrize("style", BoardStyle)
async def test_the_end_of_a_match_always_has_its_pictures(gallery: Gallery, style: BoardStyle) -> None:
    illustrator = styled(gallery, style)
    drawn = await illustrator.result(await gallery.rig.over(), WORDS)
    assert [each.name.partition("-")[0] for each in drawn.pictures] == ["result", "scores"]
    illustrator.close()


async def test_pictures_look_as_a_server_has_settled(gallery: Gallery) -> None:
    table = await gallery.rig.over()
    found = []
    for settled in (ServerSettings(), ServerSettings(suits=Suits.TWO), ServerSettings(ground=Ground.NIGHT)):
        illustrator = Illustrator(Studio(), lambda guild_id, settled=settled: settled, patience=30.0)  # type: ignore[misc]
        drawn = await illustrator.result(table, WORDS)
        found.append([each.picture.png for each in drawn.pictures])
        illustrator.close()
    usual, two, night = found
    assert two[0] != usual[0]  # the result shows cards
    assert two[1] == usual[1]  # and the chart none
    assert all(one != other for one, other in zip(night, usual, strict=True))


async def test_what_is_settled_anew_is_drawn_anew(gallery: Gallery) -> None:
    settled = ServerSettings(board=BoardStyle.PICTURE)
    illustrator = Illustrator(Studio(), lambda guild_id: settled, patience=30.0)
    table = await gallery.rig.match()
    before = await illustrator.board(table, WORDS)
    settled = ServerSettings(board=BoardStyle.PICTURE, ground=Ground.NIGHT)
    after = await illustrator.board(table, WORDS)
    assert before.pictures[0].picture.png != after.pictures[0].picture.png
    illustrator.close()


async def test_one_that_is_slow_delays_no_board_and_comes_later(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(*given: object) -> Picture:
        go_on.wait(30)
        return Picture(b"png", "alt")

    monkeypatch.setattr(module, "table_picture", slow)
    illustrator = styled(gallery, BoardStyle.PICTURE, patience=0.2)
    table = await gallery.rig.match()
    await gallery.advance(2)
    board = await gallery.record(table, MessageKind.BOARD)
    assert board is not None
    assert gallery.outlet.shown[board.message_id].files == ()

    go_on.set()
    studio = illustrator._studio
    assert studio is not None
    await asyncio.wrap_future(studio._worker.submit(lambda: None))
    await gallery.rest()
    assert [content for _, content in gallery.outlet.shown[board.message_id].files] == [b"png"]


async def test_one_that_cannot_be_drawn_costs_nothing_else(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog
) -> None:
    def broken(*given: object) -> Picture:
        raise ValueError(given)

    monkeypatch.setattr(module, "table_picture", broken)
    illustrator = styled(gallery, BoardStyle.PICTURE)
    table = await gallery.rig.match()
    assert await illustrator.board(table, WORDS) == module.NONE
    assert "cannot be drawn" in expect_errors.messages[0]
    illustrator.close()
