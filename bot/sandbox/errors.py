"""Discord's refusals: the codes that the sandbox knows, and the body in which each goes out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

from bot.sandbox.wire import Json

UNAUTHORIZED: Final = 0
UNKNOWN_APPLICATION: Final = 10002
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_EMOJI: Final = 10014
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
OLD_EDITS: Final = 30046
ALREADY_ANSWERED: Final = 40060
MISSING_ACCESS: Final = 50001
FOREIGN_MESSAGE: Final = 50005
EMPTY_MESSAGE: Final = 50006
MISSING_PERMISSIONS: Final = 50013
WRONG_CHANNEL: Final = 50024
INVALID_TOKEN: Final = 50027
INVALID_FORM: Final = 50035
ARCHIVED: Final = 50083
MALFORMED: Final = 50109

KNOWN: Final[dict[int, tuple[int, str]]] = {
    UNAUTHORIZED: (401, "401: Unauthorized"),
    UNKNOWN_APPLICATION: (404, "Unknown Application"),
    UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    UNKNOWN_GUILD: (404, "Unknown Guild"),
    UNKNOWN_MEMBER: (404, "Unknown Member"),
    UNKNOWN_MESSAGE: (404, "Unknown Message"),
    UNKNOWN_EMOJI: (404, "Unknown Emoji"),
    UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    OLD_EDITS: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    ALREADY_ANSWERED: (400, "Interaction has already been acknowledged."),
    MISSING_ACCESS: (403, "Missing Access"),
    FOREIGN_MESSAGE: (403, "Cannot edit a message authored by another user"),
    EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    MISSING_PERMISSIONS: (403, "Missing Permissions"),
    WRONG_CHANNEL: (400, "Cannot execute action on this channel type"),
    INVALID_TOKEN: (401, "Invalid Webhook Token"),
    INVALID_FORM: (400, "Invalid Form Body"),
    ARCHIVED: (400, "Thread is archived"),
    MALFORMED: (400, "The request body contains invalid JSON."),
}


class ApiError(Exception):
    """A request is refused.

    Attributes:
        retry_after: Seconds after which it may be tried again, where that is why.
    """

    def __init__(
        self,
        code: int,
        *,
        errors: Json | None = None,
        status: int | None = None,
        message: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(code)
        usual_status, usual_message = KNOWN.get(code, (status or HTTPStatus.BAD_REQUEST, "Error"))
        self.code = code
        self.errors = errors
        self.status = status or usual_status
        self.message = message or usual_message
        self.retry_after = retry_after

    def to_json(self) -> Json:
        """Return the body."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": round(self.retry_after, 3), "global": False}
        return body


class Form:
    """Collects what is wrong with a body, field by field."""

    def __init__(self) -> None:
        self._errors: Json = {}
        self._path: list[str] = []

    @contextmanager
    def at(self, *fields: str | int) -> Iterator[None]:
        """Look at what is inside a field."""
        self._path += map(str, fields)
        try:
            yield
        finally:
            del self._path[-len(fields) :]

    def refuse(self, code: str, message: str, *fields: str | int) -> None:
        """Note what is wrong with a field."""
        node = self._errors
        for field in (*self._path, *map(str, fields)):
            node = node.setdefault(field, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, value: object, field: str, *, least: int = 0, most: int) -> None:
        """Note if a text is shorter or longer than it may be; None is nothing."""
        if value is None:
            if least:
                self.refuse("BASE_TYPE_REQUIRED", "This field is required", field)
        elif not isinstance(value, str):
            self.refuse("BASE_TYPE_STRING", "Must be a string.", field)
        elif not least <= len(value) <= most:
            if least:
                self.refuse("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.", field)
            else:
                self.refuse("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.", field)

    def count(self, values: list[Json], field: str, *, least: int = 0, most: int) -> None:
        """Note if a list has fewer or more items than it may have."""
        if not least <= len(values) <= most:
            self.refuse("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.", field)

    def finish(self) -> None:
        """Refuse the body if anything is wrong.

        Raises:
            ApiError: INVALID_FORM.
        """
        if self._errors:
            raise ApiError(INVALID_FORM, errors=self._errors)
