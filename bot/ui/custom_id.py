"""What a press says: which table, how old the picture was, and what its user wants."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from bot.tables.table import TableId
from engine.cards import CODES, NAMES, ORDER, Card, Rank, parse_card
from engine.commands import CombineMelds, LayDown, TakePile
from engine.errors import NotationError
from engine.ruleset import Seat

MAX_LENGTH: Final = 100
SCHEME: Final = "c1"
_PRESS: Final = re.compile(
    r"c1:(?P<table>[A-Za-z0-9_-]{1,32}):(?P<revision>\d{1,10}):(?P<verb>[a-z-]+)(?::(?P<argument>.*))?",
    re.ASCII,
)
_RUNS: Final = re.compile(r"(jk|[cdhs]\d{1,2})(?:x(\d{1,2}))?", re.ASCII)
_LAY: Final = re.compile(r"(\d{1,2}|-):([^@]+)(?:@(\d{1,3}))?", re.ASCII)
_TAKE: Final = re.compile(r"([^@]+)(?:@(\d{1,3}))?", re.ASCII)
_PAIR: Final = re.compile(r"(\d{1,3})-(\d{1,3})", re.ASCII)
NO_CARDS: Final = "-"
NO_TABLE: Final = TableId("-")
"""What a press says that belongs to a server, and to no table of it."""
OWN_RULES: Final = "own"
"""Where rules are from: the table that the press belongs to."""
HOUSE: Final = "house:"
"""What the name of rules begins with that a server keeps, so that no game's id is ever taken for them."""
_BEFORE_PAGE: Final = "/"


class Verb(StrEnum):
    """What a button or select asks for; the comment gives its argument."""

    # lobby
    SIT = "sit"  # the seat; also on the board, for a chair that somebody has left
    SWAP = "swap"  # the seat of whoever is to change places with the presser
    LEAVE = "leave"
    START = "start"
    START_SURE = "start-sure"  # although not everybody is ready
    READY = "ready"
    # the private page about players
    PLAYERS = "players"
    CLOCK = "clock"  # seconds a turn
    HAND_OVER = "hand-over"  # the seat of the new host
    REMOVE = "remove"  # the seat of whoever is to go; also on the public vote
    KEEP_PLAYER = "keep-player"  # the seat of whoever was to go: takes a vote back; also on the public vote
    PROPOSE_END = "propose-end"
    TABLE_SETTINGS = "table-settings"  # opens the page about clock, stand-ins and hints
    # the private page about computers
    COMPUTERS = "computers"
    COMPUTER = "computer"  # a seat or all of them, and a level
    COMPUTER_OFF = "computer-off"  # the seat
    STAND_IN = "stand-in"  # a level, or nobody
    HINTS = "hints"  # on or off
    KEEP_OPEN = "keep-open"  # on the announcement that the table is about to be closed
    # house rules: the host's private page, and the rules that the server keeps
    HOUSE = "house"  # a page of fields, or nothing for the first one
    CHANGE = "change"  # a page of fields; opens its form
    CHANGED = "changed"  # a page of fields; the form, filled in
    GAME = "game"  # the id of a ruleset
    USUAL = "usual"
    USE = "use"  # the name of kept rules
    SAVE = "save"  # opens the form for a name
    SAVE_AS = "save-as"  # the form, filled in
    KEPT = "kept"  # the name of kept rules, or nothing for their list; these four belong to no table
    DEFAULT = "default"  # the name of kept rules
    NO_DEFAULT = "no-default"  # the name of kept rules
    FORGET = "forget"  # the name of kept rules
    # what people like and servers have settled; these belong to no table
    ME = "me"  # what is to be how, or nothing to see it
    SETTINGS = "settings"  # the same for the server
    # help; these belong to no table
    HELP = "help"  # a page, or nothing for the first one
    LEARN = "learn"  # a guided game for the presser
    # what is kept of people; these belong to no table
    PRIVACY = "privacy"
    EXPORT = "export"
    ERASE = "erase"  # asks whether it is meant
    ERASE_SURE = "erase-sure"
    # board, and wherever else these help; each opens a private message
    HAND = "hand"
    RULES = "rules"
    RULES_PAGE = "rules-page"  # where the rules are from, and the page; of the table, of a game, or kept ones
    SCORE = "score"
    LOG = "log"  # from which line on, or nothing for the newest ones
    # inside the hand, which is redrawn in place
    REFRESH = "refresh"
    HINT = "hint"
    KNOWN = "known"  # the presser needs no explanations any more
    DRAW = "draw"
    SORT = "sort"  # in which order the hand is shown
    TAKE = "take"  # cards from hand, and the meld they go to where it must be named
    LAY = "lay"  # a rank or none, cards, and the meld they go to where it must be named
    PICK = "pick"  # a choice of the picker, or nothing to open it
    COMBINE = "combine"  # two melds
    SHOW = "show"  # a special hand
    DISCARD = "discard"  # a card; may have to be confirmed first
    DISCARD_SURE = "discard-sure"  # the same card, confirmed
    ASK = "ask"
    WITHDRAW = "withdraw"
    UNDO = "undo"
    PASS = "pass"
    GO_OUT = "go-out"
    # the partner's answer
    YES = "yes"
    NO = "no"
    # results and the end
    NEXT = "next"
    REMATCH = "rematch"
    AGREE = "agree"
    CARRY_ON = "carry-on"


@dataclass(frozen=True, slots=True)
class Press:
    """A button or select as its custom_id names it.

    A button carries its whole argument. A select's custom_id is only unique in its message: its argument is
    the value chosen, see ``argument_of``.
    """

    table: TableId
    revision: int
    verb: Verb
    argument: str = ""

    def encode(self) -> str:
        """Write the custom_id.

        Raises:
            ValueError: It would be longer than Discord takes.
        """
        text = f"{SCHEME}:{self.table}:{self.revision}:{self.verb}"
        if self.argument:
            text = f"{text}:{self.argument}"
        if len(text) > MAX_LENGTH:
            raise ValueError(text)
        return text

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """Read a custom_id; None if it is not one of ours, or was tampered with."""
        if len(custom_id) > MAX_LENGTH or not (found := _PRESS.fullmatch(custom_id)):
            return None
        try:
            verb = Verb(found["verb"])
        except ValueError:
            return None
        return cls(TableId(found["table"]), int(found["revision"]), verb, found["argument"] or "")

    def argument_of(self, values: Sequence[str] = ()) -> str:
        """Return the argument: the value chosen in a select, or what the button carries."""
        return values[0] if values else self.argument


def encode_cards(cards: Iterable[Card]) -> str:
    """Write cards in one word, equal ones counted: ``h13x2c13jk``; no cards are ``-``."""
    counts = Counter(cards)
    runs = ((NAMES[card], counts[card]) for card in sorted(counts, key=ORDER.__getitem__))
    return "".join(name if count == 1 else f"{name}x{count}" for name, count in runs) or NO_CARDS


def parse_cards_argument(text: str) -> tuple[Card, ...] | None:
    """Read what ``encode_cards`` wrote, in the order of a hand; None if it is forged."""
    if text == NO_CARDS:
        return ()
    if not text or _RUNS.sub("", text):
        return None
    try:
        return tuple(parse_card(name) for name, count in _RUNS.findall(text) for _ in range(int(count or 1)))
    except NotationError:
        return None


def parse_card_argument(text: str) -> Card | None:
    """Read one card; None if it is forged."""
    try:
        return parse_card(text)
    except NotationError:
        return None


def encode_lay(lay: LayDown) -> str:
    """Write a lay-down: the rank that it names, the cards, and the place of the meld that it names."""
    rank = NO_CARDS if lay.rank is None else str(int(lay.rank))
    return f"{rank}:{encode_cards(lay.cards)}{_onto(lay.onto)}"


def parse_lay(text: str, seat: Seat) -> LayDown | None:
    """Read what ``encode_lay`` wrote, as a command of a seat; None if it is forged."""
    if not (found := _LAY.fullmatch(text)):
        return None
    cards = parse_cards_argument(found[2])
    rank = None if found[1] == NO_CARDS else Rank(int(found[1]))
    if not cards or (rank is not None and rank * 4 >= CODES):
        return None
    return LayDown(seat, cards, rank, _parse_onto(found[3]))


def encode_take(take: TakePile) -> str:
    """Write a way to take the pile: the cards from hand, and the place of the meld that it names."""
    return f"{encode_cards(take.cards)}{_onto(take.onto)}"


def parse_take(text: str, seat: Seat) -> TakePile | None:
    """Read what ``encode_take`` wrote, as a command of a seat; None if it is forged."""
    if not (found := _TAKE.fullmatch(text)):
        return None
    cards = parse_cards_argument(found[1])
    return None if cards is None else TakePile(seat, cards, _parse_onto(found[2]))


def encode_combine(combine: CombineMelds) -> str:
    """Write the places of two melds that become one."""
    return f"{combine.first}-{combine.second}"


def parse_combine(text: str, seat: Seat) -> CombineMelds | None:
    """Read what ``encode_combine`` wrote, as a command of a seat; None if it is forged."""
    found = _PAIR.fullmatch(text)
    return CombineMelds(seat, int(found[1]), int(found[2])) if found else None


def _onto(place: int | None) -> str:
    return "" if place is None else f"@{place}"


def _parse_onto(text: str | None) -> int | None:
    return None if text is None else int(text)


def encode_page(source: str, page: str) -> str:
    """Write a page of rules, and where the rules are from: the table, a game by its id, or kept ones."""
    return f"{source}{_BEFORE_PAGE}{page}"


def parse_page(text: str) -> tuple[str, str] | None:
    """Read what ``encode_page`` wrote; None if it is forged."""
    source, between, page = text.rpartition(_BEFORE_PAGE)
    return (source, page) if between and source else None


def kept_rules(name: str) -> str:
    """Write where rules are from that a server keeps under a name, which may have been chosen or typed."""
    return f"{HOUSE}{' '.join(name.removeprefix(HOUSE).split())}"


def parse_kept_rules(source: str) -> str | None:
    """Read the name of kept rules; None if the rules are from somewhere else."""
    return source.removeprefix(HOUSE) if source.startswith(HOUSE) else None


def parse_pace(text: str) -> int | None:
    """Read how many seconds a turn may take; None if it is forged. The caller checks that it is offered."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 7 else None


def parse_seat(text: str) -> int | None:
    """Read a seat's number; None if it is forged. The caller checks that the table has it."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else None
