"""What the log says: JSON for programs, with the table; never a hand, a seed or a token."""

import asyncio
import gc
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn, cast

import pytest

from bot.answers import Answer
from bot.client import CanastaClient
from bot.logs import ConsoleHandler, JsonFormatter, about_table, configure_logging, log_unawaited
from bot.presses.pressed import Action, Pressed
from bot.presses.verbs import ACTIONS
from bot.ui.custom_id import Verb
from engine.cards import NAMES
from storage import MemoryStore, WriteFailed
from tests.bot.play.games import game
from tests.bot.simulation import texts
from tests.error_log import ErrorLog
from tests.shared_folder import CHECKOUT

LOUD = re.compile(
    r"\blog\.exception\(|exc_info=(?!without_values\(|found\b|None if error is None else without_values\()"
)
TOKEN = 'MTIz"N.GhI\\jKl.no-real-token'


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Collect what is written at DEBUG as JSON."""
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    levels = {name: logging.getLogger(name).level for name in ("discord", "aiosqlite")}
    configure_logging("DEBUG", [TOKEN], "json")
    written = io.StringIO()
    [console] = [handler for handler in root.handlers if isinstance(handler, ConsoleHandler)]
    console.setStream(written)
    yield written
    root.setLevel(level)
    root.handlers[:] = handlers
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


def read(lines: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.getvalue().splitlines()]


def test_each_record_is_one_object_without_secrets(lines: io.StringIO) -> None:
    log = logging.getLogger("bot.test")
    with about_table("abcde"):
        try:
            raise ValueError(f"two\nlines and {TOKEN}")
        except ValueError:
            log.warning("failed with %s", TOKEN, exc_info=True, stack_info=True)
    log.info("all is well")
    first, second = read(lines)
    assert (first["level"], first["logger"], first["table"]) == ("WARNING", "bot.test", "abcde")
    assert first["message"] == "failed with [secret]"
    assert "Traceback" in first["error"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["at"])
    assert "table" not in second
    assert "no-real-token" not in lines.getvalue()


def test_a_secret_cannot_hide_behind_a_quote() -> None:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, 'a"b\\c', (), None)
    assert "[secret]" in JsonFormatter(['"b\\c']).format(record)


async def test_a_press_is_logged_with_its_table(
    lines: io.StringIO, monkeypatch: pytest.MonkeyPatch, error_log: ErrorLog
) -> None:
    async with game(store=(store := MemoryStore())) as match:
        mover = await match.mover()
        hand = await mover.open_hand()

        async def full(commit: object) -> int:
            raise WriteFailed(Path("canasta.db"), reason="disk full")

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", full)
            await mover.click(hand, Verb.DRAW)
    told = [line for line in read(lines) if "nothing was stored" in line["message"]]
    assert [line["table"] for line in told] == [match.table_id]
    assert error_log.records == []


async def test_a_match_with_all_kinds_of_trouble_says_nothing_of_cards(
    lines: io.StringIO, monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog
) -> None:
    """Played at DEBUG: presses, refusals, bugs whose errors name cards, answers that Discord refuses."""
    async with game() as match:
        table = await match.play_until(lambda table: len(table.match.pile) > 4)
        mover = await match.mover()
        hand = await mover.look()
        seen = texts(hand)
        assert "Your hand" in seen
        monkeypatch.setitem(cast(dict[Verb, Action], ACTIONS), Verb.SORT, _failing_with(repr(table.match.hands)))
        await mover.forge(hand, f"c1:{table.id}:{table.revision}:sort:rank")
        await mover.forge(hand, f"c1:{table.id}:{table.revision}:discard:c13")
        await mover.forge(hand, "c1:c13:1:discard:h4")
        await match.play_until(lambda after: after.revision > table.revision + 10)
        await mover.slash("privacy")
    written = lines.getvalue()
    assert table.match.seed.hex() not in written
    assert TOKEN not in written
    assert read(lines)
    cards = [*filter(None, NAMES), "♥", "♠", "♦", "♣", "🃏"]
    named = [card for card in cards if re.search(rf"(?<![\w]){re.escape(card)}(?![\w])", written)]
    # "jk", "c13" and their like in no line; a number of a channel or a line of a traceback is none of them.
    assert named == []
    assert expect_errors.records


async def test_what_nobody_waits_for_says_nothing_of_values(lines: io.StringIO, expect_errors: ErrorLog) -> None:
    async def fails(hand: str) -> None:
        raise ZeroDivisionError(hand)

    loop = asyncio.get_running_loop()
    former = loop.get_exception_handler()
    loop.set_exception_handler(log_unawaited)
    try:
        loop.call_soon(_raise, "c13 of a hand")
        lost = asyncio.create_task(fails("h4 of a hand"))
        await asyncio.wait({lost})
        del lost
        gc.collect()
    finally:
        loop.set_exception_handler(former)
    errors = [line["error"] for line in read(lines) if line["level"] == "ERROR"]
    assert len(errors) == 2
    assert all("Traceback" in error and "ZeroDivisionError" in error for error in errors)
    assert "of a hand" not in lines.getvalue()


async def test_an_event_of_discord_that_fails_says_nothing_of_values(
    lines: io.StringIO, expect_errors: ErrorLog
) -> None:
    async def fails(hand: str) -> None:
        raise ZeroDivisionError(hand)

    await CanastaClient(MemoryStore())._run_event(fails, "on_shard_resumed", "c13 of a hand")
    [line] = [line for line in read(lines) if line["level"] == "ERROR"]
    assert (line["logger"], line["message"]) == ("bot.client", "on_shard_resumed fails")
    assert "ZeroDivisionError" in line["error"]
    assert "of a hand" not in lines.getvalue()


def test_no_code_of_ours_logs_what_an_error_says() -> None:
    """``without_values`` takes it off; ``exception()`` and ``exc_info=True`` would log it."""
    sources = [path for room in ("bot", "storage") for path in (CHECKOUT / room).rglob("*.py")]
    said = [path.name for path in sources if "sandbox" not in path.parts and LOUD.search(path.read_text("utf-8"))]
    assert len(sources) > 100
    assert said == []


def _raise(words: str) -> NoReturn:
    raise ZeroDivisionError(words)


def _failing_with(words: str) -> Action:
    async def fail(pressed: Pressed) -> Answer:
        raise ZeroDivisionError(words)

    return fail
