"""The tables as far as computer players go: who sets them, who plays for who has left, hints, and what they play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import computers as computer_players
from bot.tables.changes import Outcome
from bot.tables.computer import Level
from bot.tables.desk import TableDesk
from bot.tables.table import TableId, UserId
from engine.commands import PlayerCommand
from engine.ruleset import Seat


class ComputerDesk(TableDesk):
    """Carries out what is asked of computer players, and what they do; see ``TableService``."""

    async def seat_computers(
        self,
        table_id: TableId,
        user: UserId,
        level: Level,
        *,
        seat: Seat | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Let the host of a lobby set a computer on a seat, or on all open ones.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, NO_SUCH_SEAT, SEAT_TAKEN, TABLE_FULL, ALREADY_STARTED, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: computer_players.seat_computers(table, user, level, seat=seat), interaction
        )

    async def take_computer_off(
        self, table_id: TableId, user: UserId, seat: Seat, *, interaction: int | None = None
    ) -> Outcome:
        """Let the host of a lobby take a computer off its seat.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, NO_SUCH_SEAT, NOBODY_THERE, ALREADY_STARTED, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: computer_players.take_computer_off(table, user, seat), interaction
        )

    async def set_stand_in(
        self, table_id: TableId, user: UserId, level: Level | None, *, interaction: int | None = None
    ) -> Outcome:
        """Let the host choose which computer plays for whoever leaves the match from now on; None is nobody.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: computer_players.set_stand_in(table, user, level), interaction
        )

    async def set_hints(
        self, table_id: TableId, user: UserId, *, allowed: bool, interaction: int | None = None
    ) -> Outcome:
        """Let the host choose whether players can ask for hints.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: computer_players.set_hints(table, user, allowed=allowed), interaction
        )

    async def play_computer(
        self, table_id: TableId, seat: Seat, commands: Sequence[PlayerCommand], *, revision: int
    ) -> Outcome:
        """Carry out the commands of the computer on a seat, all of them or none.

        They were chosen at ``revision``: whatever has happened since makes them STALE, so nothing is played twice.

        Raises:
            TableProblem: STALE, RESTING, NOT_YOURS, NOT_STARTED, PARTNER_AWAY, TABLE_CLOSED.
            RuleViolation: The rules refuse one of the commands.
        """
        return await self._change(
            table_id,
            lambda table: computer_players.play_computer(table, seat, commands),
            None,
            revision=revision,
        )
