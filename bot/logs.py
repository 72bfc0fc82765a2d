"""What the bot writes to the console, with secrets taken out: lines for people, or JSON for programs."""

import asyncio
import json
import logging
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

#: These log whole payloads and SQL values at DEBUG, and with them players' hands and interaction tokens.
_TALKATIVE = ("discord", "aiosqlite")
#: What discord.py says at each start where voice is not installed, which a card game has no use for.
_OF_NO_CONCERN = frozenset(
    {
        "PyNaCl is not installed, voice will NOT be supported",
        "davey is not installed, voice will NOT be supported",
    }
)
_FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class RedactingFormatter(logging.Formatter):
    """Format a record and blank every secret in the result.

    A filter would see only the message and its arguments; here tracebacks and stacks are text as well.
    """

    def __init__(self, secrets: Iterable[str], fmt: str = _FORMAT) -> None:
        super().__init__(fmt)
        self._secrets = sorted(filter(None, secrets), key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text without secrets."""
        return self.redacted(super().format(record))

    def redacted(self, text: str) -> str:
        """Return a text without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return text


class JsonFormatter(RedactingFormatter):
    """Format a record as one line of JSON: when, how bad, who says it, what, about which table, and where it failed."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a JSON object without secrets."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        table = _table.get()
        if table is not None:
            line["table"] = table
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        if record.stack_info:
            line["stack"] = self.formatStack(record.stack_info)
        # Secrets go before the letters are escaped, so that no quote or backslash in one can hide it.
        return json.dumps({name: self.redacted(value) for name, value in line.items()}, ensure_ascii=False)


_table: ContextVar[str | None] = ContextVar("table", default=None)


@contextmanager
def about_table(table_id: str) -> Iterator[None]:
    """Let everything that is logged meanwhile, also in tasks that begin in it, be about a table."""
    token = _table.set(table_id)
    try:
        yield
    finally:
        _table.reset(token)


def without_values(error: BaseException) -> Exception:
    """Return what may be logged of an error: its kind and traceback. What it says may name cards."""
    kind = type(type(error).__name__, (Exception,), {"__module__": type(error).__module__})
    silent: Exception = kind().with_traceback(error.__traceback__)
    return silent


def log_unawaited(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error for which no code waits. asyncio's own words, which this replaces, quote it and what was called."""
    error = context.get("exception")
    found = None if error is None else without_values(error)
    logging.getLogger("asyncio").error("Something failed, and nobody waited for it", exc_info=found)


def _is_of_concern(record: logging.LogRecord) -> bool:
    return record.msg not in _OF_NO_CONCERN


class ConsoleHandler(logging.StreamHandler):  # type: ignore[type-arg]  # not generic at run time
    """The bot's one handler, told from others so that it can be replaced."""


def configure_logging(level: str, secrets: Iterable[str], form: Literal["text", "json"] = "text") -> None:
    """Send records of `level` and above to the console; a second call replaces the first one's settings."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, ConsoleHandler)]:
        root.removeHandler(handler)
    console = ConsoleHandler(sys.stderr)
    console.setFormatter(JsonFormatter(secrets) if form == "json" else RedactingFormatter(secrets))
    console.addFilter(_is_of_concern)
    root.addHandler(console)
    root.setLevel(level)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(root.level, logging.INFO))
