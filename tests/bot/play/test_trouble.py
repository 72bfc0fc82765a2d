"""Trouble with Discord, with the disk, and with the program itself: the match goes on, and everybody is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.answers import Answer
from bot.presses import verbs
from bot.tables.table import CloseReason, Stage
from bot.ui.custom_id import Verb
from engine.state import Phase
from storage import Commit, MemoryStore, WriteFailed
from tests.bot.play.games import Game, game
from tests.bot.play.people import offer_of, public
from tests.bot.play.watching import check_board, turn_calls
from tests.bot.simulation import texts
from tests.error_log import ErrorLog

TRY_AGAIN = "That did not work just now, and nothing has changed. Please try again in a moment."
EDITS, SENDS = ("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")
DELETIONS = ("DELETE", "/channels/*/messages/*")
LATE = 60.0
"""Seconds after which whatever Discord had no time for has been tried again."""


class FullDisk(MemoryStore):
    """A store that cannot write while its disk is full."""

    is_full = False

    async def append(self, commit: Commit) -> int:
        """Fail, or write."""
        if self.is_full:
            raise WriteFailed(Path("canasta.db"), reason="disk full")
        return await super().append(commit)


async def _turn(match: Game) -> None:
    """Play one turn to its end."""
    mover = (await match.table()).match.mover
    await match.play_until(lambda table: table.match.mover != mover or table.match.result is not None)


async def _check(match: Game) -> None:
    check_board(texts(match.board()), await match.table())
    assert len(turn_calls(match.server)) == 1


@pytest.mark.parametrize("request_kind", [EDITS, SENDS], ids=["edits", "sends"])
@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (403, 50001), (404, 10008), (400, 30046), (500, 0), (503, 0), (429, 0)]
)
async def test_discord_refuses(request_kind: tuple[str, str], status: int, code: int) -> None:
    async with game() as match:
        await _play_through_trouble(match, request_kind, status=status, code=code)
        await _check(match)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (500, 0), (503, 0)])
async def test_discord_does_not_delete(status: int, code: int) -> None:
    async with game() as match:
        await _play_through_trouble(match, DELETIONS, status=status, code=code)
        await _check(match)  # what could not or might not be deleted is deleted later


async def _play_through_trouble(match: Game, request_kind: tuple[str, str], *, status: int, code: int) -> None:
    """Play a few turns, for some of which Discord refuses what the bot asks."""
    await _turn(match)
    match.server.env.inject_error(*request_kind, status=status, code=code, times=4)
    before = await match.table()
    await _turn(match)
    await _turn(match)
    assert (await match.table()).revision > before.revision
    match.server.env.backend.faults.clear()
    await match.server.env.advance_time(LATE)
    await _turn(match)


async def test_discord_is_back_and_the_board_catches_up_by_itself() -> None:
    async with game() as match:
        await _turn(match)
        match.server.env.inject_error(*EDITS, status=503, times=None)
        await _turn(match)
        with pytest.raises(AssertionError):
            await _check(match)

        match.server.env.backend.faults.clear()
        await match.server.env.advance_time(LATE)

        await _check(match)


async def test_a_deleted_board_is_sent_anew() -> None:
    async with game() as match:
        old = match.board()
        match.server.env.backend.delete_message(match.server.channel.id, old.id)

        await _turn(match)

        assert match.board().id != old.id
        await _check(match)


async def test_deleted_calls_and_questions_do_no_harm() -> None:
    async with game() as match:
        for _ in range(30):
            for call in turn_calls(match.server):
                match.server.env.backend.delete_message(match.server.channel.id, call.id)
            for question in public(match.server, Verb.YES):
                match.server.env.backend.delete_message(match.server.channel.id, question.id)
            if public(match.server, Verb.YES, Verb.NO) or (await match.table()).match.result is not None:
                break
            await _turn(match)
        check_board(texts(match.board()), await match.table())


async def test_the_channel_is_deleted() -> None:
    async with game() as match:
        await _turn(match)

        match.server.env.backend.delete_channel(match.server.channel.id)
        await match.server.env.settle(idle=0.001)

        table = await match.table()
        assert table.stage is Stage.CLOSED
        assert table.closed_because is CloseReason.LOST


async def test_the_channel_was_deleted_unnoticed() -> None:
    async with game() as match:
        match.server.env.inject_error(*EDITS, status=404, code=10003)

        await match.step()
        await match.step()

        assert (await match.table()).closed_because is CloseReason.LOST


async def test_the_disk_is_full() -> None:
    store = FullDisk()
    async with game(store=store) as match:
        mover, before = await match.mover(), await match.table()
        hand = await mover.open_hand()
        store.is_full = True

        await mover.click(hand, Verb.DRAW)

        assert TRY_AGAIN in texts(hand)
        assert await match.table() == before
        check_board(texts(match.board()), before)
        store.is_full = False
        await mover.click(hand, Verb.DRAW)
        assert (await match.table()).match.phase is Phase.MELD


async def test_the_disk_is_full_in_the_lobby() -> None:
    store = FullDisk()
    async with game(store=store, is_started=False) as match:
        ann = match.people["ann"]
        [lobby] = public(match.server)
        store.is_full = True
        for shown in (await ann.click(lobby, Verb.START), await ann.slash("new"), await ann.slash("leave")):
            assert shown.ephemeral
            assert shown.response is not None
            assert texts(shown.response) == TRY_AGAIN
        assert [message.id for message in public(match.server)] == [lobby.id]
        store.is_full = False
        await ann.click(lobby, Verb.START)
        assert (await match.table()).stage is Stage.PLAYING


async def test_a_bug_in_a_press(monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog) -> None:
    async def broken(pressed: object) -> Answer:
        raise ZeroDivisionError

    async with game() as match:
        mover, before = await match.mover(), await match.table()
        hand = await mover.open_hand()
        monkeypatch.setitem(verbs.ACTIONS, Verb.DRAW, broken)

        await mover.click(hand, Verb.DRAW)

        assert "Sorry, something went wrong on my side. Your game is safe." in texts(hand)
        offer_of(hand, Verb.DRAW)
        assert await match.table() == before
        [logged] = expect_errors.messages
        assert f"Table {match.table_id}, draw: a bug" in logged
        assert "ZeroDivisionError" in logged
        monkeypatch.undo()
        await mover.click(hand, Verb.DRAW)
        assert (await match.table()).match.phase is Phase.MELD


async def test_a_bug_in_a_command(monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog) -> None:
    async with game() as match:
        before = await match.table()
        monkeypatch.setattr("bot.ui.score.rounds_table", None)

        shown = await match.people["ann"].slash("score")

        assert shown.ephemeral
        assert shown.response is not None
        assert "Sorry, something went wrong on my side." in texts(shown.response)
        assert await match.table() == before
        assert "score: a bug" in expect_errors.messages[0]
        assert "TypeError" in expect_errors.messages[0]


async def test_a_picture_that_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog) -> None:
    async with game() as match:
        with monkeypatch.context() as patch:
            patch.setattr("bot.publishing.wanted.render_board", None)
            await _turn(match)
        assert any(match.table_id in message for message in expect_errors.messages)

        await _turn(match)

        await _check(match)
