"""What can be settled, as values; one more is a field here, its codec, and its words in ``settings.ftl``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final, TypeVar

from bot.deck.colours import Suits
from bot.pictures.theme import Ground
from engine.rulesets import CLASSIC

M = TypeVar("M", bound=StrEnum)

AUTOMATIC: Final = "auto"
"""A language that is not chosen: Discord says which one it is."""


class CardStyle(StrEnum):
    """How somebody sees cards in their own hand. The values are stored."""

    EMOJI = "emoji"
    TEXT = "text"


class Order(StrEnum):
    """How somebody's hand is sorted. The values are stored."""

    GAME = "game"  # by suit where there are sequences, by rank elsewhere
    RANK = "rank"
    SUIT = "suit"


class BoardStyle(StrEnum):
    """How a server's boards look. The values are stored."""

    TEXT = "text"
    EMOJI = "emoji"
    PICTURE = "picture"  # above a board with emojis


class TablePlace(StrEnum):
    """Where a server's new tables are. The values are stored."""

    CHANNEL = "channel"  # where they are asked for
    THREAD = "thread"  # each in a thread of its own


class Starters(StrEnum):
    """Who may open tables in a server. The values are stored."""

    EVERYBODY = "everybody"
    MANAGERS = "managers"  # members who may manage messages


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a user likes, everywhere.

    Attributes:
        locale: A locale that has a catalog, or AUTOMATIC.
        pings: The user is notified when it is their turn.
        hints: The user is offered hints where the table allows them.
        suits: How suits are coloured on cards as small pictures.
    """

    cards: CardStyle = CardStyle.EMOJI
    order: Order = Order.GAME
    locale: str = AUTOMATIC
    pings: bool = True
    hints: bool = True
    suits: Suits = Suits.FOUR

    @property
    def by_rank(self) -> bool | None:
        """Whether the hand is sorted by rank or by suit; None as each game wants it."""
        return None if self.order is Order.GAME else self.order is Order.RANK


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What is settled for a server.

    Attributes:
        locale: The language of public messages: a locale that has a catalog, or AUTOMATIC.
        clock: How many seconds a turn may take at a new table, 0 for no clock; None as the bot's operator wants it.
        suits: How suits are coloured in public messages and in pictures.
        ground: What cards lie on in pictures.
        game: Which game new tables play, by the id of its ruleset; house rules that the server has chosen go before it.
    """

    locale: str = AUTOMATIC
    clock: int | None = None
    board: BoardStyle = BoardStyle.EMOJI
    starters: Starters = Starters.EVERYBODY
    suits: Suits = Suits.FOUR
    ground: Ground = Ground.FELT
    place: TablePlace = TablePlace.CHANNEL
    game: str = CLASSIC.id


def encode(values: Preferences | ServerSettings) -> str:
    """Write what differs from the usual, as JSON; ``{}`` where nothing does."""
    usual = asdict(type(values)())
    return json.dumps({name: value for name, value in asdict(values).items() if value != usual[name]})


def read_preferences(text: str) -> Preferences:
    """Read what ``encode`` wrote, also at another version of this file; what cannot be read is as usual."""
    found = _object(text)
    usual = Preferences()
    return Preferences(
        cards=_member(found.get("cards"), usual.cards),
        order=_member(found.get("order"), usual.order),
        locale=_text(found.get("locale"), usual.locale),
        pings=_switch(found.get("pings"), is_on=usual.pings),
        hints=_switch(found.get("hints"), is_on=usual.hints),
        suits=_member(found.get("suits"), usual.suits),
    )


def read_server_settings(text: str) -> ServerSettings:
    """Read what ``encode`` wrote, also at another version of this file; what cannot be read is as usual."""
    found = _object(text)
    usual = ServerSettings()
    clock = found.get("clock")
    return ServerSettings(
        locale=_text(found.get("locale"), usual.locale),
        clock=clock if type(clock) is int and clock >= 0 else None,
        board=_member(found.get("board"), usual.board),
        starters=_member(found.get("starters"), usual.starters),
        place=_member(found.get("place"), usual.place),
        suits=_member(found.get("suits"), usual.suits),
        ground=_member(found.get("ground"), usual.ground),
        game=_text(found.get("game"), usual.game),
    )


def is_known_locale(locale: str, locales: Iterable[str]) -> bool:
    """Whether a language can be chosen."""
    return locale == AUTOMATIC or locale in locales


def _object(text: str) -> Mapping[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _member(value: Any, usual: M) -> M:
    try:
        return type(usual)(value)
    except ValueError:
        return usual


def _text(value: Any, usual: str) -> str:
    return value if isinstance(value, str) else usual


def _switch(value: Any, *, is_on: bool) -> bool:
    return value if isinstance(value, bool) else is_on
