"""Settings are read from the environment and .env, and everything wrong is said at once."""

import itertools
import re
import traceback
from pathlib import Path

import pytest

from bot.settings import TURN_CLOCKS, Settings, SettingsError, load_settings
from bot.tables.clock import PACES
from tests.shared_folder import CHECKOUT

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.f-1_hijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def refusal() -> str:
    with pytest.raises(SettingsError) as caught:
        load_settings()
    return str(caught.value)


def test_a_token_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)

    settings = load_settings()

    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.database == Path("canasta.db")
    assert settings.log_level == "INFO"
    assert settings.commands_guild is None


def test_the_file_is_read_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nDATABASE=games.db\nLOG_LEVEL=debug\nCOMMANDS_GUILD=42\nOTHER=1\n")
    monkeypatch.setenv("DATABASE", "elsewhere.db")

    settings = load_settings()

    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.database == Path("elsewhere.db")
    assert settings.log_level == "DEBUG"
    assert settings.commands_guild == 42


@pytest.mark.parametrize("wrapped", [f"  {TOKEN} ", f'"{TOKEN}"', f"'{TOKEN}'", f' "{TOKEN}" ', f"`{TOKEN}`\n"])
def test_what_clings_to_a_pasted_token_is_taken_off(wrapped: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", wrapped)
    assert load_settings().discord_token.get_secret_value() == TOKEN


@pytest.mark.parametrize(
    "token",
    [
        "",
        "  ",
        "''",
        "your-token-here",
        "YOUR_BOT_TOKEN",
        "<token>",
        "changeme",
        "...",
        "xxx",
        "paste your token here",
        f"{TOKEN[:20]} {TOKEN[20:]}",
    ],
)
def test_an_empty_or_placeholder_token_is_missing(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)

    text = refusal()

    assert "DISCORD_TOKEN is missing" in text
    assert "https://discord.com/developers/applications" in text
    assert ".env.example" in text


def test_every_problem_is_named_at_once_and_never_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"{TOKEN} {TOKEN}")
    monkeypatch.setenv("DATABASE", "no/such/folder/canasta.db")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("COMMANDS_GUILD", "my server")

    with pytest.raises(SettingsError) as caught:
        load_settings()

    lines = str(caught.value).splitlines()
    assert [line.split()[0] for line in lines] == ["DISCORD_TOKEN", "DATABASE", "LOG_LEVEL", "COMMANDS_GUILD"]
    assert TOKEN not in "".join(traceback.format_exception(caught.value))


def test_empty_values_mean_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DATABASE=\nLOG_LEVEL= \nCOMMANDS_GUILD=''\n")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)

    settings = load_settings()

    assert (settings.database, settings.log_level, settings.commands_guild) == (
        Path("canasta.db"),
        "INFO",
        None,
    )


@pytest.mark.parametrize("path", [".", "no/such/folder/canasta.db"])
def test_the_database_is_a_file_in_an_existing_folder(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE", path)
    assert refusal().startswith("DATABASE must name a file")


def test_the_last_folder_of_the_database_need_not_be_there_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE", "kept/canasta.db")
    assert load_settings().database == Path("kept/canasta.db")
    Path("kept").write_text("a file")
    assert refusal().startswith("DATABASE must name a file")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("KEEP_GAMES_DAYS", "0"),
        ("KEEP_GAMES_DAYS", "for ever"),
        ("KEEP_SERVER_DAYS", "-1"),
        ("METRICS_PORT", "99999"),
        ("LOG_FORMAT", "xml"),
    ],
)
def test_what_cannot_be_is_said(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    assert refusal().startswith(f"{name} must be")


@pytest.mark.parametrize("guild", ["0", "-5", "1.5", str(1 << 63)])
def test_a_guild_is_a_snowflake(guild: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("COMMANDS_GUILD", guild)
    assert refusal().startswith("COMMANDS_GUILD must be the number")


def test_files_from_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=" + TOKEN.encode() + b"\r\n")
    assert load_settings().discord_token.get_secret_value() == TOKEN

    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\n", encoding="utf-16")
    assert "plain text" in refusal()


def test_the_token_is_not_in_a_repr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load_settings()
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump()}"


def test_the_example_names_every_setting_with_a_sentence() -> None:
    lines = (CHECKOUT / ".env.example").read_text(encoding="utf-8").splitlines()
    named = {line.partition("=")[0].lower(): before for before, line in itertools.pairwise(lines) if "=" in line}

    assert named.keys() == Settings.model_fields.keys()
    assert all(before.startswith("# ") and before.rstrip().endswith(".") for before in named.values())


def test_the_readme_names_every_setting_with_its_default() -> None:
    rows = re.findall(
        r"^\| `([A-Z_]+)` \| (\S+) \| ", (CHECKOUT / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    example = (CHECKOUT / ".env.example").read_text(encoding="utf-8").splitlines()
    written = dict(line.split("=", 1) for line in example if "=" in line)

    assert {name: default.strip("`") for name, default in rows} == {
        name: value or ("(needed)" if name == "DISCORD_TOKEN" else "(empty)") for name, value in written.items()
    }


def test_the_example_lacks_only_the_token() -> None:
    Path(".env").write_bytes((CHECKOUT / ".env.example").read_bytes())
    assert [line.split()[0] for line in refusal().splitlines()] == ["DISCORD_TOKEN"]


@pytest.mark.parametrize(("written", "seconds"), [("off", 0), ("1m", 60), (" 1H ", 3600), ("7d", 604800), ("", 0)])
def test_how_long_a_turn_may_take(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, seconds: int) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("TURN_CLOCK", written)
    assert load_settings(tmp_path / ".env").turn_clock == seconds


@pytest.mark.parametrize("written", ["61", "8d", "soon", "-1"])
def test_no_such_clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("TURN_CLOCK", written)
    with pytest.raises(SettingsError, match="TURN_CLOCK must be one of off, 1m"):
        load_settings(tmp_path / ".env")


def test_every_clock_can_be_chosen_at_a_table() -> None:
    assert tuple(TURN_CLOCKS.values()) == PACES


@pytest.mark.parametrize(
    ("written", "level"), [("expert", "expert"), (" OFF ", "off"), ("Beginner", "beginner"), ("", "expert")]
)
def test_who_stands_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, level: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("STAND_IN", written)
    assert load_settings(tmp_path / ".env").stand_in == level


@pytest.mark.parametrize(
    ("name", "value"), [("STAND_IN", "master"), ("COMPUTER_PAUSE", "-1"), ("COMPUTER_PAUSE", "11")]
)
def test_no_such_computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name):
        load_settings(tmp_path / ".env")
