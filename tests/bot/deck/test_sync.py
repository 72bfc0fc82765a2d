"""Bringing the deck to Discord: once is enough, what is not ours stays, and refusals are sentences."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord
import pytest

from bot import __main__ as program
from bot.connecting import EXIT_LOGIN, EXIT_SETTINGS, EXIT_UNREACHABLE
from bot.deck import command
from bot.deck.emojis import EmojiPicture, deck_emojis
from bot.deck.names import KEYS, EmojiName
from bot.deck.sync import MOST, NoRoom, faces_of, plan
from bot.sandbox.point import pointed_at
from bot.sandbox.server import TOKEN, SandboxDiscord
from engine.cards import card_of
from tests.bot.interactions import http_error


@dataclass(frozen=True)
class Existing:
    """An emoji of an application that is not asked for more."""

    name: str
    id: int = 0

    async def delete(self) -> None:
        """Do nothing."""


def picture(key: str, digest: str = "aaaaaa") -> EmojiPicture:
    return EmojiPicture(EmojiName(key, digest), b"png")


def own(sandbox: SandboxDiscord, name: str, png: bytes = b"png") -> None:
    """Give the application an emoji."""
    sandbox.emojis.add({"name": name, "image": f"data:image/png;base64,{base64.b64encode(png).decode()}"})


def names(sandbox: SandboxDiscord) -> list[str]:
    return sorted(str(emoji["name"]) for emoji in sandbox.emojis.all())


@asynccontextmanager
async def local_discord() -> AsyncIterator[SandboxDiscord]:
    async with SandboxDiscord() as sandbox:
        with pointed_at(sandbox.address):
            yield sandbox


# the plan


def test_only_what_differs_is_done() -> None:
    existing = [Existing("cn_QH_aaaaaa"), Existing("cn_KH_bbbbbb"), Existing("cn_old_cccccc"), Existing("party")]
    todo = plan(existing, [picture("QH"), picture("KH"), picture("AS")])
    assert [str(each.name) for each in todo.upload] == ["cn_KH_aaaaaa", "cn_AS_aaaaaa"]
    assert [each.name for each in todo.delete] == ["cn_KH_bbbbbb", "cn_old_cccccc"]
    assert (todo.kept, todo.foreign, bool(todo)) == (1, 1, True)


def test_nothing_is_done_twice() -> None:
    assert not plan([Existing("cn_QH_aaaaaa"), Existing("party")], [picture("QH")])


def test_a_deck_without_room_is_not_begun() -> None:
    others = [Existing(f"party_{number}") for number in range(MOST - 1)]
    assert plan(others, [picture("QH")]).upload
    with pytest.raises(NoRoom) as refused:
        plan(others, [picture("QH"), picture("KH"), picture("AS")])
    assert refused.value.missing == 2


# against the local Discord


async def test_the_deck_is_uploaded_once_and_found_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    async with local_discord() as sandbox:
        own(sandbox, "party")
        assert await command.sync(TOKEN) == 0
        first = {emoji["id"]: emoji["name"] for emoji in sandbox.emojis.all()}
        assert len(first) == len(KEYS) + 1
        assert await command.sync(TOKEN) == 0
        assert {emoji["id"]: emoji["name"] for emoji in sandbox.emojis.all()} == first
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(TOKEN)
            faces = await faces_of(client)
    queen = next(emoji_id for emoji_id, name in first.items() if str(name).startswith("cn_QH_"))
    assert faces.card(card_of("h", 12), "").endswith(f":{queen}>")
    printed = capsys.readouterr().out
    assert f"{len(KEYS)} to upload, 0 to delete, 0 up to date; 1 others stay as they are" in printed
    assert f"0 to upload, 0 to delete, {len(KEYS)} up to date" in printed


async def test_a_changed_picture_replaces_only_the_one_that_it_was() -> None:
    current, *others = (str(each.name) for each in deck_emojis())
    async with local_discord() as sandbox:
        for name in ("cn_QH_000000", "queen_of_hearts", current):  # out of date, somebody else's, up to date
            own(sandbox, name)
        before = {str(emoji["name"]): emoji["id"] for emoji in sandbox.emojis.all()}
        await command.sync(TOKEN)
        after = {str(emoji["name"]): emoji["id"] for emoji in sandbox.emojis.all()}
    assert set(after) == {current, *others, "queen_of_hearts"}
    assert all(before[name] == after[name] for name in (current, "queen_of_hearts"))


async def test_a_dry_run_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    async with local_discord() as sandbox:
        own(sandbox, "cn_QH_000000")
        assert await command.sync(TOKEN, dry_run=True) == 0
        assert names(sandbox) == ["cn_QH_000000"]
    printed = capsys.readouterr().out
    assert "nothing is changed" in printed
    assert "- cn_QH_000000" in printed
    assert printed.count("\n+ cn_") == len(KEYS)


async def test_what_was_interrupted_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    create = discord.Client.create_application_emoji
    done: list[str] = []

    async def busy(self: discord.Client, *, name: str, image: bytes) -> discord.Emoji:
        if len(done) == 5:
            raise http_error(429, 0)
        done.append(name)
        return await create(self, name=name, image=image)

    async with local_discord() as sandbox:
        with monkeypatch.context() as patched:
            patched.setattr(discord.Client, "create_application_emoji", busy)
            assert await command.sync(TOKEN) == EXIT_UNREACHABLE
        assert names(sandbox) == sorted(done)
        assert "run this again" in capsys.readouterr().err
        assert await command.sync(TOKEN) == 0
        assert len(names(sandbox)) == len(KEYS)


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (http_error(403, 50001), EXIT_UNREACHABLE, "refuses this (status 403, code 50001)"),
        (http_error(400, 30008), EXIT_UNREACHABLE, "refuses this (status 400, code 30008)"),
        (http_error(503, 0), EXIT_UNREACHABLE, "cannot be reached (status 503)"),
        (discord.RateLimited(900.0), EXIT_UNREACHABLE, "asks to wait"),
        (discord.LoginFailure("no"), EXIT_LOGIN, "does not accept this DISCORD_TOKEN"),
        (ConnectionRefusedError(), EXIT_UNREACHABLE, "cannot be reached"),
    ],
    ids=["rights", "limit", "down", "busy", "token", "line"],
)
async def test_a_refusal_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception, status: int, words: str
) -> None:
    async def refuse(self: discord.Client, token: str) -> None:
        raise error

    monkeypatch.setattr(discord.Client, "login", refuse)
    assert await command.sync("a.b.c") == status
    printed = capsys.readouterr()
    assert words in printed.err
    assert "a.b.c" not in printed.err + printed.out


async def test_a_wrong_token_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    async with local_discord():
        assert await command.sync("not.the.token") == EXIT_LOGIN
    assert "not.the.token" not in capsys.readouterr().err


async def test_no_room_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("bot.deck.sync.MOST", 5)
    async with local_discord() as sandbox:
        assert await command.sync(TOKEN) == EXIT_SETTINGS
        assert names(sandbox) == []
    assert "too many other emojis" in capsys.readouterr().err


async def test_where_there_is_no_room_for_both_the_old_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_discord() as sandbox:
        for key in KEYS:
            own(sandbox, f"cn_{key}_000000")
        monkeypatch.setattr("bot.deck.sync.MOST", len(KEYS))
        monkeypatch.setattr("bot.sandbox.emojis.MOST", len(KEYS))
        assert await command.sync(TOKEN) == 0
        assert names(sandbox) == sorted(str(each.name) for each in deck_emojis())


def test_without_a_token_it_says_what_to_put_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.chdir(str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr("sys.argv", ["canasta", "emojis", "sync", "--dry-run"])
    assert program.main() == EXIT_SETTINGS
    assert "DISCORD_TOKEN=" in capsys.readouterr().err
