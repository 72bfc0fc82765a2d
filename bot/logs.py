"""What the bot writes to the console, with secrets taken out."""

import logging
import sys
from collections.abc import Iterable

#: These log whole payloads and SQL values at DEBUG, and with them players' hands and interaction tokens.
_TALKATIVE = ("discord", "aiosqlite")
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
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return text


class Bug(Exception):
    """Stands in the log for an error that nobody foresaw: its kind and its place, without the values it names."""


def without_values(error: BaseException) -> Bug:
    """Return what may be logged of an error: its text may name cards, its kind and traceback do not."""
    return Bug(type(error).__name__).with_traceback(error.__traceback__)


class ConsoleHandler(logging.StreamHandler):  # type: ignore[type-arg]  # not generic at run time
    """The bot's one handler, told from others so that it can be replaced."""


def configure_logging(level: str, secrets: Iterable[str]) -> None:
    """Send records of `level` and above to the console; a second call replaces the first one's settings."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, ConsoleHandler)]:
        root.removeHandler(handler)
    console = ConsoleHandler(sys.stderr)
    console.setFormatter(RedactingFormatter(secrets))
    root.addHandler(console)
    root.setLevel(level)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(root.level, logging.INFO))
