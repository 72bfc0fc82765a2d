"""Starting and stopping: what the operator reads, and the exit status."""

import asyncio
import logging
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot import __main__ as program
from bot.client import CanastaClient
from bot.logs import ConsoleHandler
from storage import SqliteStore, StoreClosed
from tests.bot.interactions import http_error
from tests.shared_folder import CHECKOUT

TOKEN = "MTIzNDU2Nzg5.GhIjKl.this-is-no-real-token-at-all"

NO_GATEWAY: Exception = discord.GatewayNotFound()  # type: ignore[no-untyped-call]
Start = Callable[[CanastaClient, str], Awaitable[None]]


@pytest.fixture(autouse=True)
def _settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program start with a token, in a folder of its own, and clean up its logging."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["canasta"])
    for name in ("DATABASE", "LOG_LEVEL", "COMMANDS_GUILD"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    root = logging.getLogger()
    level, threads = root.level, set(threading.enumerate())
    yield
    # A store that stays open would keep the process alive.
    for thread in set(threading.enumerate()) - threads:
        thread.join(timeout=0 if thread.daemon else 10)
        assert thread.daemon or not thread.is_alive()
    root.setLevel(level)
    for handler in [handler for handler in root.handlers if isinstance(handler, ConsoleHandler)]:
        root.removeHandler(handler)


def starting_with(monkeypatch: pytest.MonkeyPatch, start: Start) -> None:
    """Replace what a client does when it starts."""

    async def begin(self: CanastaClient, token: str) -> None:
        await self._async_setup_hook()  # as logging in does first of all
        await start(self, token)

    monkeypatch.setattr(CanastaClient, "start", begin)


def failing(error: Exception) -> Start:
    async def start(client: CanastaClient, token: str) -> None:
        raise error

    return start


def python_m_bot(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``python -m bot`` in an empty folder."""
    inherited = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env={**inherited, "PYTHONPATH": str(CHECKOUT), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# what the operator has to put right


def test_without_a_token_it_says_what_to_put_where(tmp_path: Path) -> None:
    done = python_m_bot(tmp_path)
    assert done.returncode == program.EXIT_SETTINGS == 2
    assert "DISCORD_TOKEN=" in done.stderr
    assert ".env" in done.stderr
    assert "https://discord.com/developers/applications" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(("argument", "status"), [("--help", 0), ("-h", 0), ("sandbx", 2)])
def test_who_asks_for_help_or_mistypes_reads_how_to_call_it(tmp_path: Path, argument: str, status: int) -> None:
    done = python_m_bot(tmp_path, argument)
    assert done.returncode == status
    usage, nothing = (done.stderr, done.stdout) if status else (done.stdout, done.stderr)
    assert usage.startswith("usage: canasta [sandbox")
    assert "no token" in usage
    assert nothing == ""
    assert list(tmp_path.iterdir()) == []


def test_a_database_in_use_is_a_sentence(tmp_path: Path) -> None:
    async def attempt() -> subprocess.CompletedProcess[str]:
        store = await SqliteStore.open(tmp_path / "canasta.db")
        try:
            return await asyncio.to_thread(python_m_bot, tmp_path, DISCORD_TOKEN=TOKEN)
        finally:
            await store.close()

    done = asyncio.run(attempt())
    assert done.returncode == program.EXIT_SETTINGS
    assert "in use by another running bot" in done.stderr
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr


def test_a_database_that_is_none_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "canasta.db").write_bytes(b"no database " * 1000)
    assert program.main() == program.EXIT_SETTINGS
    assert "canasta.db" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (discord.LoginFailure("Improper token has been passed."), 3, "does not accept this DISCORD_TOKEN"),
        (http_error(503, 0), 4, r"cannot be reached \(status 503\)"),
        (http_error(429, 0), 4, r"cannot be reached \(status 429\)"),
        (aiohttp.ServerDisconnectedError(), 4, r"cannot be reached \(ServerDisconnectedError\)"),
        (ConnectionRefusedError(), 4, r"cannot be reached \(ConnectionRefusedError\)"),
        (TimeoutError(), 4, "cannot be reached"),
        (NO_GATEWAY, 4, "cannot be reached"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_start_that_fails_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception, status: int, words: str
) -> None:
    starting_with(monkeypatch, failing(error))
    assert program.main() == status
    printed = capsys.readouterr()
    assert re.search(words, printed.err)
    assert "Traceback" not in printed.err
    assert TOKEN not in printed.err + printed.out


@pytest.mark.parametrize(("code", "status"), [(4004, 3), (4013, 4)])
def test_a_connection_that_discord_ends_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int, status: int
) -> None:
    socket = cast(aiohttp.ClientWebSocketResponse, SimpleNamespace(close_code=code))
    starting_with(monkeypatch, failing(discord.ConnectionClosed(socket, shard_id=0)))
    assert program.main() == status
    assert "Traceback" not in capsys.readouterr().err


def test_without_a_network_it_ends_with_a_sentence(tmp_path: Path) -> None:
    """The real client, and an address where nobody listens."""
    script = (
        "import discord, sys; discord.http.Route.BASE = 'http://127.0.0.1:9/api/v10';"
        "from bot.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "DISCORD_TOKEN": TOKEN},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == program.EXIT_UNREACHABLE == 4
    assert "Discord cannot be reached" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Unclosed" not in done.stderr
    assert TOKEN not in done.stderr


def test_what_nobody_foresaw_ends_the_program_and_closes_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    starting_with(monkeypatch, failing(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        program.main()


# stopping


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_program_in_order(monkeypatch: pytest.MonkeyPatch, name: signal.Signals) -> None:
    clients: list[CanastaClient] = []

    async def serve(client: CanastaClient, token: str) -> None:
        clients.append(client)
        assert token == TOKEN
        os.kill(os.getpid(), name)
        await asyncio.Event().wait()

    monkeypatch.setattr(program, "LEAVING", 0.05)
    starting_with(monkeypatch, serve)
    assert program.main() == 0

    [client] = clients
    assert client.is_closed()
    with pytest.raises(StoreClosed):
        asyncio.run(client._store.messages(cast(Any, "zzzzz")))


def test_a_signal_while_the_client_breaks_down_is_still_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve(client: CanastaClient, token: str) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        while not client.is_closed():  # noqa: ASYNC110 -- nothing tells of it
            await asyncio.sleep(0)
        raise RuntimeError("Session is closed")

    starting_with(monkeypatch, serve)
    assert program.main() == 0


def test_a_client_that_cannot_be_closed_does_not_keep_the_store(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(self: CanastaClient) -> None:
        raise AttributeError

    starting_with(monkeypatch, failing(discord.LoginFailure()))
    monkeypatch.setattr(CanastaClient, "close", broken)
    assert program.main() == program.EXIT_LOGIN
    assert "did not end as it should: AttributeError" in caplog.text


def test_a_client_that_cannot_be_made_does_not_keep_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **values: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(program, "CanastaClient", broken)
    with pytest.raises(ZeroDivisionError):
        program.main()
