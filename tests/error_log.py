"""Watching the log: libraries log errors and go on, so a test that only looks at results would miss them."""

import logging


class ErrorLog(logging.Handler):
    """Collect records of level ERROR and above; they fail the test unless it expects them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []
        self.expected = False

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @property
    def messages(self) -> list[str]:
        """What was logged, oldest first, each with the class name of its exception if it has one."""
        return [_line(record) for record in self.records]

    def verdict(self) -> str | None:
        """Return why the test fails, or None if the log is as it should be."""
        if self.expected and not self.records:
            return "expected an error in the log, and none was logged"
        if self.records and not self.expected:
            return "logged, and not expected:\n" + "\n".join(self.messages)
        return None


def _line(record: logging.LogRecord) -> str:
    text = f"{record.name}: {record.getMessage()}"
    if record.exc_info and record.exc_info[0]:
        text += f" ({record.exc_info[0].__name__}: {record.exc_info[1]})"
    return text
