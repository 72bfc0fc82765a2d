"""Secrets never reach the console, and talkative libraries keep hands to themselves."""

import logging
from collections.abc import Iterator

import discord
import pytest

from bot.logs import ConsoleHandler, RedactingFormatter, configure_logging

SECRET = "MTIz.GabcDe.f-1_hij"


@pytest.fixture(autouse=True)
def restored_logging() -> Iterator[None]:
    root = logging.getLogger()
    names = ("discord", "aiosqlite")
    level, handlers = root.level, list(root.handlers)
    levels = {name: logging.getLogger(name).level for name in names}
    yield
    root.setLevel(level)
    root.handlers[:] = handlers
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


def consoles() -> list[logging.Handler]:
    return [handler for handler in logging.getLogger().handlers if isinstance(handler, ConsoleHandler)]


def test_a_secret_in_message_arguments_or_traceback_is_blanked(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("DEBUG", [SECRET])
    log = logging.getLogger("bot.test")

    log.info(f"in the text {SECRET}")
    log.info("in an argument %s", {"token": SECRET})
    try:
        raise ValueError(f"in an error {SECRET}")
    except ValueError:
        log.warning("failed", exc_info=True, stack_info=True)

    printed = capsys.readouterr().err
    assert SECRET not in printed
    assert printed.count("[secret]") >= 3
    assert "in an argument {'token': '[secret]'}" in printed


def test_a_secret_within_another_is_no_way_out() -> None:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, "abcdef abc", (), None)
    assert RedactingFormatter(["abc", "abcdef", ""], "%(message)s").format(record) == "[secret] [secret]"


def test_a_second_call_replaces_the_first() -> None:
    configure_logging("INFO", [])
    configure_logging("WARNING", [])

    assert len(consoles()) == 1
    assert logging.getLogger().level == logging.WARNING


def test_a_host_is_not_alarmed_about_voice(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("INFO", [])
    configure_logging("INFO", [])
    log = logging.getLogger("discord.client")

    log.warning("PyNaCl is not installed, voice will NOT be supported")
    log.warning("davey is not installed, voice will NOT be supported")
    assert capsys.readouterr().err == ""
    log.warning("PyNaCl is too old")
    assert "PyNaCl is too old" in capsys.readouterr().err


@pytest.mark.parametrize("flag", ["warn_nacl", "warn_dave"])
def test_discord_py_still_warns_in_these_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, flag: str
) -> None:
    monkeypatch.setattr(discord.VoiceClient, flag, True)
    configure_logging("INFO", [])
    discord.Client(intents=discord.Intents(guilds=True))
    assert capsys.readouterr().err == ""


def test_libraries_that_log_payloads_stay_quiet() -> None:
    configure_logging("DEBUG", [])

    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("aiosqlite").isEnabledFor(logging.DEBUG)
    configure_logging("ERROR", [])
    assert not logging.getLogger("discord.http").isEnabledFor(logging.WARNING)
