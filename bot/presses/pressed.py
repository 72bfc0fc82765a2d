"""A press with everything around it, and the answers that several presses share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import discord

from bot.answers import Answer, Place
from bot.house.book import Member
from bot.publishing import wanted
from bot.shell import Asker, Shell, own_hand
from bot.tables.messages import MessageKind
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Table
from bot.ui.custom_id import NO_TABLE, Press
from bot.ui.rendered import Rendered
from engine.commands import PlayerCommand
from engine.ruleset import Seat


class Unreadable(Exception):
    """A press whose argument nobody of ours has written."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press with everything around it.

    Attributes:
        argument: What was chosen in a select, or what the button carries.
        is_private: It stood on a message that only its user sees.
        message_id: That message.
        guild_id: The server in which it was pressed.
        channel_id: The channel in which it was pressed.
        name: What the presser is called in the server; it is kept nowhere.
        text_channel: The channel, if it is one in which tables can have threads.
        threads: Its threads that everybody there sees.
        written: What was written and chosen in a form, by field; nothing where it was no form.
        missing: The permissions that the bot lacks in the channel, as discord.py names them.
    """

    shell: Shell
    asker: Asker
    press: Press
    argument: str
    is_private: bool
    message_id: int = 0
    guild_id: int = 0
    channel_id: int = 0
    name: str = ""
    text_channel: discord.TextChannel | None = None
    threads: frozenset[int] = frozenset()
    written: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    missing: tuple[str, ...] = ()

    @property
    def member(self) -> Member:
        """The presser as somebody of their server."""
        return Member(self.guild_id, self.asker.user, may_manage=self.asker.may_manage_server)

    @property
    def hand_place(self) -> Place:
        """Where the presser's hand is shown: in place of the hand that was pressed, or anew."""
        return Place.HERE if self.is_private else Place.PRIVATE

    async def table(self) -> Table:
        """Return the table as it is now; those of other servers are nobody's business here.

        Raises:
            TableProblem: NO_SUCH_TABLE.
        """
        table = await self.shell.tables.get(self.press.table)
        if table.guild_id != self.guild_id:
            raise TableProblem(TableRefusal.NO_SUCH_TABLE, table=self.press.table)
        return table

    async def require_here(self) -> None:
        """Require that what is pressed can have been shown to the presser: their own table, or one of here.

        Whoever writes custom_ids by hand could else join tables, and look at them, in channels that they cannot see.

        Raises:
            TableProblem: NO_SUCH_TABLE, NOT_SEATED.
        """
        if self.press.table == NO_TABLE:
            return
        table = await self.table()
        if table.channel_id not in {self.channel_id, *self.threads} and table.seat_of(self.asker.user) is None:
            raise TableProblem(TableRefusal.NOT_SEATED)

    def hand(self, table: Table) -> Answer:
        """Return the presser's hand."""
        return Answer(own_hand(table, self.asker), self.hand_place)


Action = Callable[[Pressed], Awaitable[Answer]]


def board(pressed: Pressed, table: Table) -> Answer:
    """Return the public message of a table, redrawn where it was pressed."""
    rendered = wanted.board(table, pressed.shell.words_of(table.guild_id))
    return instead_of_drawing(pressed, table, MessageKind.BOARD, rendered)


def instead_of_drawing(pressed: Pressed, table: Table, kind: MessageKind, rendered: Rendered) -> Answer:
    """Return a public message as an answer, which is quicker than an edit, and costs none."""
    pressed.shell.pictures.already_drawn(table, kind, pressed.message_id)

    async def failed() -> None:
        await pressed.shell.show_again(table.id)

    return Answer(rendered, Place.HERE, failed=failed)


async def play(pressed: Pressed, *commands: PlayerCommand) -> Table:
    """Carry out the presser's commands at the revision that the press belongs to."""
    outcome = await pressed.shell.tables.play(
        pressed.press.table,
        pressed.asker.user,
        commands,
        revision=pressed.press.revision,
        interaction=pressed.asker.interaction,
    )
    return outcome.table


async def own_seat(pressed: Pressed) -> Seat:
    """Return the presser's seat, or raise ``TableProblem`` (NOT_SEATED)."""
    seat = (await pressed.table()).seat_of(pressed.asker.user)
    if seat is None:
        raise TableProblem(TableRefusal.NOT_SEATED)
    return seat
