"""``python -m bot sandbox``: it starts, says where it is, keeps games, ends in order, and says what is wrong."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox.command import EXIT_TROUBLE, main
from bot.sandbox.components import walk
from bot.ui.custom_id import Verb
from tests.bot.play.offers import Offer, offers_in
from tests.shared_folder import CHECKOUT

ANN = "1000000000000000200"
CHANNEL = "1000000000000000101"


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "DISPLAY")}
    return {**kept, "PYTHONPATH": str(CHECKOUT)}


def finished(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the command where it cannot start."""
    command = [sys.executable, "-m", "bot", "sandbox", *options]
    return subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, timeout=30, check=False
    )


@asynccontextmanager
async def running(folder: Path, *options: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Run the command until it has said where it is."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--port", "0", *options),
        cwd=folder,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(30):
            while b"http://" not in (line := await process.stdout.readline()):
                assert line, await (process.stderr.read() if process.stderr else asyncio.sleep(0, b""))
        yield process, line.decode().split()[-1]
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def ended(process: asyncio.subprocess.Process, name: signal.Signals) -> tuple[int | None, str]:
    """End it, and return its status and what it had to complain of."""
    process.send_signal(name)
    async with asyncio.timeout(20):
        _, complaints = await process.communicate()
    return process.returncode, complaints.decode()


@asynccontextmanager
async def seated(address: str) -> AsyncIterator[tuple[aiohttp.ClientWebSocketResponse, dict[str, Any]]]:
    """Sit down as Ann; return the line and the greeting."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{address}/seat?user={ANN}") as line:
        yield line, await line.receive_json()


async def heard(line: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(10):
        while (frame := await line.receive_json())["type"] != kind:
            pass
    return dict(frame)


async def test_a_game_goes_on_at_the_next_start(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser") as (process, address), seated(address) as (line, hello):
        assert hello["commands"]
        await line.send_json({"type": "command", "ref": 1, "channel": CHANNEL, "path": ["canasta", "new"]})
        first = (await heard(line, "message"))["message"]
        assert await ended(process, signal.SIGINT) == (0, "")
    assert (tmp_path / "sandbox.db").is_file()
    assert [user["name"] for user in hello["users"] if not user["bot"]] == ["Ann", "Bob", "Cat", "Dan", "Eve"]

    async with running(tmp_path) as (process, address), seated(address) as (line, hello):
        [again] = hello["messages"] or [(await heard(line, "message"))["message"]]
        assert again["components"] == first["components"]
        assert int(again["id"]) > int(first["id"])
        assert await ended(process, signal.SIGTERM) == (0, "")


@dataclass(slots=True)
class Chair:
    """One person's line, and the messages that they see by now."""

    line: aiohttp.ClientWebSocketResponse
    messages: dict[str, dict[str, Any]] = field(default_factory=dict)
    refs: int = 0

    async def until(self, kind: str, ref: int | None = None) -> None:
        """Hear everything up to a frame."""
        async with asyncio.timeout(20):
            while True:
                frame = await self.line.receive_json()
                assert frame["type"] not in ("refused", "failed"), frame
                if frame["type"] == "hello":
                    self.messages = {message["id"]: message for message in frame["messages"]}
                elif frame["type"] == "message":
                    self.messages[frame["message"]["id"]] = frame["message"]
                elif frame["type"] == "deleted":
                    self.messages.pop(frame["id"], None)
                if frame["type"] == kind and frame.get("ref") == ref:
                    return

    async def do(self, kind: str, **fields: Any) -> None:
        """Do something, and wait for its answer."""
        self.refs += 1
        await self.line.send_json({"type": kind, "ref": self.refs, **fields})
        await self.until("answered", self.refs)

    def offering(self, verb: Verb) -> list[tuple[dict[str, Any], Offer]]:
        """Return the messages that can be pressed for something, oldest first, each with the button."""
        return [
            (message, offer)
            for _, message in sorted(self.messages.items(), key=lambda item: int(item[0]))
            for offer in offers_in(message["components"])
            if offer.verb is verb
        ]

    async def press(self, verb: Verb) -> None:
        """Press the latest button for something, which may have to be shown first."""
        while not self.offering(verb):
            await self.until("message")
        message, offer = self.offering(verb)[-1]
        await self.do("press", message=message["id"], custom_id=offer.custom_id)

    async def hand(self) -> str:
        """Open the hand and return all that it says."""
        await self.press(Verb.HAND)
        private = [message for message in self.messages.values() if message["ephemeral"]]
        latest = max(private, key=lambda message: int(message["id"]))
        return "\n".join(part["content"] for part in walk(latest["components"]) if part.get("content"))


@asynccontextmanager
async def four(address: str) -> AsyncIterator[list[Chair]]:
    """Sit down with all four who play."""
    async with aiohttp.ClientSession() as session, AsyncExitStack() as stack:
        chairs = []
        for place in range(4):
            url = f"{address}/seat?user={int(ANN) + place}"
            chairs.append(Chair(await stack.enter_async_context(session.ws_connect(url))))
            await chairs[-1].until("bot")
        yield chairs


def _without_ids(hand: str) -> str:
    """Return a hand with its emojis by name: the deck is brought anew at each start."""
    return re.sub(r"(<:\w+):\d+>", r"\1>", hand)


async def test_a_round_goes_on_at_the_next_start_with_the_same_hands(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser") as (process, address), four(address) as chairs:
        ann = chairs[0]
        others = {name: str(int(ANN) + place) for name, place in (("left", 1), ("partner", 2), ("right", 3))}
        await ann.do("command", channel=CHANNEL, path=["canasta", "new"], options=others)
        await ann.press(Verb.START)
        hands = [await chair.hand() for chair in chairs]
        [mover] = [place for place, chair in enumerate(chairs) if chair.offering(Verb.DRAW)]
        await chairs[mover].press(Verb.DRAW)
        hands = [_without_ids(await chair.hand()) for chair in chairs]
        assert len(set(hands)) == 4
        assert await ended(process, signal.SIGINT) == (0, "")

    async with running(tmp_path, "--no-browser") as (process, address), four(address) as chairs:
        assert [_without_ids(await chair.hand()) for chair in chairs] == hands
        assert not chairs[mover].offering(Verb.DRAW)
        assert await ended(process, signal.SIGTERM) == (0, "")


def test_a_busy_port_is_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = finished(tmp_path, "--port", port, "--no-browser")
    assert done.returncode == EXIT_TROUBLE == 2
    assert done.stderr == (
        f"Port {port} on 127.0.0.1 is used by another program. Choose another one with --port, or 0 for any.\n"
    )
    assert list(tmp_path.iterdir()) == []


async def test_a_database_in_use_is_a_sentence(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser"):
        done = await asyncio.to_thread(finished, tmp_path, "--port", "0")
    assert done.returncode == EXIT_TROUBLE
    assert "in use by another running bot" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_database_that_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    done = finished(tmp_path, "--port", "0", "--database", "no/such/folder/games.db")
    assert done.returncode == EXIT_TROUBLE
    assert "cannot be opened for writing" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--seats", "0"], "0 is not between 1 and 8"),
        (["--seats", "9"], "9 is not between 1 and 8"),
        (["--seats", "x"], "'x' is no whole number"),
        (["--port", "70000"], "70000 is not between 0 and 65535"),
        (["--port", "abc"], "'abc' is no whole number"),
        (["--nothing"], "--nothing"),
    ],
    ids=str,
)
def test_wrong_options_are_explained(capsys: pytest.CaptureFixture[str], options: list[str], words: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(options)
    assert stopped.value.code == 2
    complaint = capsys.readouterr().err
    assert "usage: canasta sandbox" in complaint
    assert words in complaint


def test_help_says_who_watches(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    assert "5: four to play, and Eve to watch; at most 8" in " ".join(capsys.readouterr().out.split())
