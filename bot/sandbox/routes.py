"""What a kind of request is: its path, who carries it out, and how often it may come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias

from aiohttp import web

from bot.sandbox.bodies import Body
from bot.sandbox.rules import Rate

Handler: TypeAlias = Callable[[web.Request, Body], Awaitable[Any]]
"""Carries out a request and returns the JSON of its answer; None is an answer without any. It raises ``ApiError``."""


class Route(NamedTuple):
    """One kind of request.

    Attributes:
        rate: How often it may be made for the same channel, server or interaction.
        by_token: The bot proves itself with its own token, not with an interaction's.
        takes: What the JSON of the request has to be: an object or a list.
    """

    method: str
    path: str
    handler: Handler
    rate: Rate | None
    by_token: bool = True
    takes: type = dict
