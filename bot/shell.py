"""What every command and press works with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.computers.driver import Thinkers
from bot.computers.workers import Workers
from bot.house.book import HouseBook
from bot.i18n import DEFAULT, Words
from bot.operation.gate import Gate
from bot.operation.upkeep import DEFAULT_KEEPING, Keeping
from bot.pictures.studio import Studio
from bot.preferences.book import USUAL, PreferenceBook
from bot.preferences.looks import Looks
from bot.preferences.told import Told
from bot.preferences.values import Preferences, Starters
from bot.publishing.pictures import Pictures
from bot.tables.computer import Level
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.service import TableService
from bot.tables.table import Stage, Table, TableId, UserId
from bot.ui.hand import render_hand
from bot.ui.notices import Message
from bot.ui.rendered import Rendered
from bot.ui.round_log import render_log
from engine.players.reasons import Choice
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, RULESETS
from engine.view import View, view_for


@dataclass(frozen=True, slots=True)
class Shell:
    """Everything that commands and presses have in common.

    Attributes:
        words_of: The words for a server's public messages, by its id.
        now: The present in Unix seconds.
        turn_clock: How many seconds a turn may take at a new table; 0 is no clock.
        told: What somebody need not be told again.
        thinkers: Think for computers, and for who wants a hint.
        stand_in: Which computer plays at a new table for whoever leaves the match; None is nobody.
        studio: Draws the pictures that are for one user; None draws nothing.
    """

    tables: TableService
    pictures: Pictures
    house: HouseBook
    words_of: Callable[[int], Words]
    gate: Gate = field(default_factory=Gate, kw_only=True)
    preferences: PreferenceBook = field(default_factory=PreferenceBook, kw_only=True)
    keeping: Keeping = field(default=DEFAULT_KEEPING, kw_only=True)
    told: Told = field(default_factory=Told, kw_only=True)
    now: Callable[[], float] = time.time
    turn_clock: int = 0
    thinkers: Thinkers = field(default_factory=Workers, kw_only=True)
    stand_in: Level | None = None
    studio: Studio | None = None

    @property
    def looks(self) -> Looks:
        """In which words each user and each server reads."""
        return self.preferences.looks

    def clock_in(self, guild_id: int) -> int:
        """Return how many seconds a turn may take at a new table of a server; 0 is no clock."""
        settled = self.preferences.of_server(guild_id).clock
        return self.turn_clock if settled is None else settled

    def game_in(self, guild_id: int) -> Ruleset:
        """Return the game of new tables of a server that has chosen no house rules for them."""
        return RULESETS.get(self.preferences.of_server(guild_id).game, CLASSIC)

    def may_start(self, asker: Asker, guild_id: int) -> bool:
        """Whether somebody may open tables in a server, a rematch among them."""
        return asker.may_manage or self.preferences.of_server(guild_id).starters is Starters.EVERYBODY

    async def show(self, table_id: TableId) -> None:
        """Bring a table's messages up to date with what it is now."""
        self.pictures.draw(await self.tables.get(table_id))

    async def show_again(self, table_id: TableId) -> None:
        """Do the same where an answer that was to show the table has not arrived."""
        self.pictures.draw_again(await self.tables.get(table_id))


@dataclass(frozen=True, slots=True)
class Asker:
    """Who has sent an interaction.

    Attributes:
        interaction: Its id: the same one twice is one request.
        words: The user's language.
        may_manage: The user may manage messages in the channel, or the server, and so end anybody's match there.
        may_manage_all: The user may do so in the whole server.
        may_manage_server: The user may manage the server, and so all the house rules that it keeps.
        locale: The language of the user's Discord.
        liked: What the user likes.
        may_attach: The bot may attach files where the interaction is from.
        may_make_threads: The bot may make threads there, and write in them.
    """

    user: UserId
    interaction: int
    words: Words
    may_manage: bool = False
    may_manage_all: bool = False
    may_manage_server: bool = False
    locale: str = DEFAULT
    liked: Preferences = USUAL
    may_attach: bool = True
    may_make_threads: bool = True


def own_view(table: Table, user: UserId) -> View:
    """Return what a user may know of the match at a table.

    Raises:
        TableProblem: NOT_SEATED, NOT_STARTED.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise TableProblem(TableRefusal.NOT_SEATED)
    if table.stage is Stage.LOBBY or not table.match.number:
        raise TableProblem(TableRefusal.NOT_STARTED)
    return view_for(table.match, seat, log=table.log)


def own_hand(table: Table, asker: Asker, *, notice: Message | None = None, hint: Choice | None = None) -> Rendered:
    """Return a user's hand as a private message, a notice or a hint on top.

    Raises:
        TableProblem: NOT_SEATED, NOT_STARTED.
    """
    return render_hand(
        table,
        own_view(table, asker.user),
        asker.words,
        notice=notice,
        by_rank=asker.liked.by_rank,
        hint=hint,
        hints=asker.liked.hints,
    )


async def round_log(shell: Shell, table: Table, asker: Asker, *, start: int | None = None) -> Rendered:
    """Return turns of a table's round as a private message, as far as a user may know of them.

    They are those from the line ``start`` on, the newest where none is named.

    Raises:
        TableProblem: NOT_STARTED.
    """
    if not table.match.number:
        raise TableProblem(TableRefusal.NOT_STARTED)
    view = await shell.tables.round_seen(table, table.seat_of(asker.user))
    return render_log(table, view, asker.words, start=start)
