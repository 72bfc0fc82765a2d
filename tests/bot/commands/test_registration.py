"""What the bot registers with Discord, in each language."""

from typing import Any

import discord
import pytest

from bot import i18n
from bot.client import CanastaClient
from bot.ui.help import COMMANDS
from storage import MemoryStore
from tests.bot.interactions import http_error
from tests.bot.simulation import simulated
from tests.discord_spec.commands import command_list_problems
from tests.discord_spec.recorder import PayloadRecorder
from tests.error_log import ErrorLog

GERMAN = {
    "commands.ftl": """
command-canasta = canasta
command-new = neu
command-new-description = Öffnet einen Tisch in diesem Kanal
option-rules = regeln
option-partner = partner
option-left = links
option-right = rechts
option-table = tisch
option-table-description = Welcher Tisch, wenn es hier mehrere gibt
"""
}


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a catalog in German, which lacks most."""
    read = i18n.read_catalog
    monkeypatch.setattr(i18n, "catalogs", lambda: ("de", "en"))
    monkeypatch.setattr("bot.commands.wording.catalogs", lambda: ("de", "en"))
    monkeypatch.setattr(i18n, "read_catalog", lambda code: GERMAN if code == "de" else read(code))
    i18n._bundle.cache_clear()
    i18n._words.cache_clear()


@pytest.fixture(autouse=True)
def _no_german_afterwards() -> Any:
    yield
    i18n._bundle.cache_clear()
    i18n._words.cache_clear()


async def registered(recorder: PayloadRecorder, **options: Any) -> dict[str, Any]:
    """Start the bot and return the one command that it registers."""
    async with simulated(CanastaClient(MemoryStore(), pause=0, **options)):
        pass
    [commands] = recorder.bodies("PUT", "/commands")
    assert list(command_list_problems(commands)) == []
    [command] = commands
    assert isinstance(command, dict)
    return command


async def test_one_command_for_servers(recorder: PayloadRecorder) -> None:
    command = await registered(recorder)
    assert command["name"] == "canasta"
    assert command["contexts"] == [0]
    assert command["integration_types"] == [0]
    assert command["dm_permission"] is False
    assert command.get("default_member_permissions") is None
    assert {each["name"] for each in command["options"]} == set(COMMANDS)


async def test_options_are_optional_and_named(recorder: PayloadRecorder) -> None:
    command = await registered(recorder)
    options = {each["name"]: {option["name"]: option for option in each["options"]} for each in command["options"]}
    assert set(options["new"]) == {"rules", "partner", "left", "right", "computers"}
    assert set(options["rules"]) == {"rules", "table"}
    assert options["help"] == {}
    assert options["house"] == {}
    for name in ("join", "leave", "hand", "table", "score", "end"):
        assert set(options[name]) == {"table"}
        assert options[name]["table"]["autocomplete"] is True
    assert not any(option.get("required") for each in options.values() for option in each.values())
    assert options["new"]["rules"]["autocomplete"] is options["rules"]["rules"]["autocomplete"] is True
    assert options["new"]["partner"]["type"] == 6
    assert [choice["value"] for choice in options["new"]["computers"]["choices"]] == ["beginner", "standard", "expert"]


async def test_english_alone_needs_no_localizations(recorder: PayloadRecorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.commands.wording.catalogs", lambda: ("en",))
    command = await registered(recorder)
    assert not command.get("name_localizations")


@pytest.mark.usefixtures("german")
async def test_another_catalog_is_sent_along(recorder: PayloadRecorder) -> None:
    command = await registered(recorder)
    [new] = [each for each in command["options"] if each["name"] == "new"]
    assert new["name_localizations"] == {"de": "neu"}
    assert new["description_localizations"] == {"de": "Öffnet einen Tisch in diesem Kanal"}
    options = {option["name"]: option for option in new["options"]}
    assert {name: option["name_localizations"] for name, option in options.items()} == {
        "rules": {"de": "regeln"},
        "partner": {"de": "partner"},
        "left": {"de": "links"},
        "right": {"de": "rechts"},
        "computers": {"de": "computers"},
    }
    [join] = [each for each in command["options"] if each["name"] == "join"]
    assert join["options"][0]["name_localizations"] == {"de": "tisch"}
    assert join["name_localizations"] == {"de": "join"}


async def test_commands_of_one_server_for_development(recorder: PayloadRecorder) -> None:
    async with simulated(CanastaClient(MemoryStore(), pause=0)) as server:
        guild = server.guild.id
        recorder.clear()
        await server.env.restart_bot(CanastaClient(MemoryStore(), pause=0, commands_guild=guild))
        [request] = [request for request in recorder.requests if request.path.endswith("/commands")]
        assert f"/guilds/{guild}/" in request.path


@pytest.mark.parametrize(
    ("error", "words"), [(http_error(403, 50001), "COMMANDS_GUILD"), (http_error(503, 0), "status 503")], ids=str
)
async def test_the_bot_serves_where_nothing_can_be_registered(
    monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog, error: discord.HTTPException, words: str
) -> None:
    client = CanastaClient(MemoryStore(), pause=0)

    async def broken(**values: object) -> None:
        raise error

    monkeypatch.setattr(client.tree, "sync", broken)
    async with simulated(client):
        assert client.is_ready()
    assert words in expect_errors.messages[0]
