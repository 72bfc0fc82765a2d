"""Trouble on order: answers that fail, come late, get lost, or requests that arrive twice."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass
from enum import StrEnum


class Loss(StrEnum):
    """What gets lost on the way."""

    NOTHING = "nothing"
    REQUEST = "request"  # nothing is done, and the line breaks
    ANSWER = "answer"  # it is done, and the line breaks


@dataclass(frozen=True, slots=True)
class Fault:
    """What goes wrong with requests of one kind.

    Attributes:
        method: Such as PATCH; ``*`` for any.
        route: The path after ``/api/v10`` with ``*`` for what may vary, such as ``/channels/*/messages/*``.
        code: Discord's code of the error to answer with, such as 10008; nothing is done.
        status: The HTTP status to answer with where no code says it; 429 is a rate limit, 503 a server in trouble.
        retry_after: Seconds that a 429 asks to wait; ``is_global``: with every request of the bot's token.
        delay: Seconds before the request is looked at.
        loss: What gets lost.
        is_twice: The request is carried out twice; the second answer is the one that arrives.
        times: How many requests it happens to.
    """

    method: str
    route: str
    code: int = 0
    status: int = 0
    retry_after: float = 0.05
    is_global: bool = False
    delay: float = 0.0
    loss: Loss = Loss.NOTHING
    is_twice: bool = False
    times: int = 1


class Faults:
    """The trouble that is still to come, and how often each has come."""

    def __init__(self) -> None:
        self._left: dict[Fault, int] = {}
        self.count = 0

    def add(self, fault: Fault) -> None:
        """Order some trouble."""
        self._left[fault] = self._left.get(fault, 0) + fault.times

    def clear(self) -> None:
        """Let everything go well from now on."""
        self._left.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return what goes wrong with a request, which counts as done."""
        for fault, left in self._left.items():
            if fault.method in ("*", method) and fnmatch.fnmatchcase(path, fault.route):
                if left > 1:
                    self._left[fault] = left - 1
                else:
                    del self._left[fault]
                self.count += 1
                return fault
        return None
