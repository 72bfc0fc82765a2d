"""canasta backup, restore and health, as an operator types them."""

import asyncio
from pathlib import Path

import pytest

from bot.operation.command import main
from storage import SqliteStore, TableId
from tests.storage.samples import a_commit


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "METRICS_PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE", "games.db")
    return tmp_path


def fill(database: str, *names: str) -> None:
    async def write() -> None:
        store = await SqliteStore.open(database)
        for name in names:
            await store.append(a_commit(name))
        await store.close()

    asyncio.run(write())


def tables(database: str) -> int:
    async def read() -> int:
        store = await SqliteStore.open(database)
        count = await store.count_open()
        await store.close()
        return count

    return asyncio.run(read())


def test_there_and_back_without_a_token(capsys: pytest.CaptureFixture[str]) -> None:
    fill("games.db", "alpha")
    assert main(["backup", "copy.db"]) == 0
    fill("games.db", "beta")
    assert main(["restore", "copy.db"]) == 0
    printed = capsys.readouterr()
    assert "copy.db is a whole copy of games.db" in printed.out
    assert "What it was before is in games.db.before-" in printed.out
    assert tables("games.db") == 1
    [former] = Path().glob("games.db.before-*[0-9]")
    assert tables(str(former)) == 2


def test_a_running_bot_is_backed_up_and_not_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    async def attempt() -> tuple[int, int]:
        store = await SqliteStore.open("games.db")
        await store.append(a_commit("alpha"))
        try:
            return (
                await asyncio.to_thread(main, ["backup", "copy.db"]),
                await asyncio.to_thread(main, ["restore", "copy.db"]),
            )
        finally:
            assert await store.load(TableId("alpha")) is not None
            await store.close()

    assert asyncio.run(attempt()) == (0, 2)
    assert "in use by another running bot" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["backup", "copy.db"], "there is no database games.db"), (["restore", "copy.db"], "there is no such file")],
)
def test_what_cannot_be_done_is_a_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    assert main(arguments) == 2
    assert words in capsys.readouterr().err
    assert list(folder.iterdir()) == []


def test_settings_that_are_wrong_are_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DATABASE", "no/such/folder/games.db")
    assert main(["backup", "copy.db"]) == 2
    assert "DATABASE must name a file" in capsys.readouterr().err


def test_health_of_nobody(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["health"]) == 2
    assert "METRICS_PORT is not set" in capsys.readouterr().err
    monkeypatch.setenv("METRICS_PORT", "9")
    assert main(["health"]) == 1
    assert "no bot that answers" in capsys.readouterr().out
