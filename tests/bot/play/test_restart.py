"""The bot is replaced in the middle of something: nothing is lost, and the buttons drawn before go on working."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.client import CanastaClient
from bot.tables.table import Table
from bot.ui.custom_id import Verb
from engine.state import Permission, Phase
from storage import SqliteStore
from tests.bot.play.games import Game, game
from tests.bot.play.people import offer_of, public
from tests.bot.play.policy import EAGER
from tests.bot.play.rounds import Entropy
from tests.bot.play.watching import check_board, turn_calls
from tests.bot.simulation import texts


def _has_drawn(table: Table) -> bool:
    return table.match.phase is Phase.MELD and table.match.turn.from_stock and not table.match.turn.laid


def _has_half_opened(table: Table) -> bool:
    turn, points = table.match.turn, table.ruleset.points_of
    laid = sum(points[card] for laid in turn.laid for card in laid.all_cards)
    return 0 < laid < turn.minimum and not turn.fixed


def _has_asked(table: Table) -> bool:
    return table.match.turn.permission is Permission.ASKED


SITUATIONS = pytest.mark.parametrize("is_so", [_has_drawn, _has_half_opened, _has_asked])


async def _restart(match: Game, file: Path, *, gracefully: bool) -> SqliteStore:
    """Replace the bot by a new one on the same file; return its store."""
    if gracefully:
        await match.client.close()
    else:
        await match.client._store.close()
    store = await SqliteStore.open(file)
    match.client = CanastaClient(store, pause=0.0, budget=math.inf, entropy=Entropy("after the restart"))
    await match.server.env.restart_bot(match.client)
    return store


@pytest.mark.parametrize("gracefully", [True, False])
@SITUATIONS
async def test_nothing_is_lost_and_old_buttons_work(
    tmp_path: Path, is_so: Callable[[Table], bool], gracefully: bool
) -> None:
    file = tmp_path / "canasta.db"
    async with game(store=await SqliteStore.open(file)) as match:
        before = await match.play_until(is_so)
        messages = [(message.id, texts(message)) for message in public(match.server)]

        store = await _restart(match, file, gracefully=gracefully)

        try:
            assert await match.table() == before
            assert [(message.id, texts(message)) for message in public(match.server)] == messages
            await _go_on_with_old_buttons(match, before)
            later = await match.play_until(lambda table: table.match.mover != before.match.mover)
            check_board(texts(match.board()), later)
            [call] = turn_calls(match.server)
            assert (await match.mover()).actor.mention in texts(call)
        finally:
            await store.close()


async def _go_on_with_old_buttons(match: Game, before: Table) -> None:
    mover = await match.mover()
    hand = mover.hand()
    assert hand is not None
    if _has_asked(before):
        asked = await match.asked()
        [question] = public(match.server, Verb.YES)
        await asked.click(question, Verb.NO)
        assert (await match.table()).match.turn.permission is Permission.REFUSED
        assert "said **no**" in texts(question)
    elif before.match.turn.laid:
        await mover.click(hand, Verb.UNDO)
        assert (await match.table()).match.turn.laid == before.match.turn.laid[:-1]
    else:
        await mover.move(EAGER)
    assert (await match.table()).revision == before.revision + 1
    check_board(texts(match.board()), await match.table())


async def test_a_button_of_long_ago_shows_how_things_stand(tmp_path: Path) -> None:
    file = tmp_path / "canasta.db"
    async with game(store=await SqliteStore.open(file)) as match:
        await match.play_until(_has_drawn)
        mover = await match.mover()
        hand = mover.hand()
        assert hand is not None
        old = offer_of(hand, Verb.DISCARD)
        before = await match.play_until(lambda table: len(table.match.pile) > 4)

        store = await _restart(match, file, gracefully=True)

        try:
            await mover.forge(hand, old.custom_id, old.values[0])
            assert "The table has moved on" in texts(hand)
            assert await match.table() == before
        finally:
            await store.close()
