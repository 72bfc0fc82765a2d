"""The tables as the shell uses them: one method for each thing that users can ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables import absence, ending, lobby, playing, timers
from bot.tables.changes import Outcome as Outcome
from bot.tables.computer import Level
from bot.tables.computer_desk import ComputerDesk
from bot.tables.events import Event
from bot.tables.fold import new_table
from bot.tables.ids import new_table_id
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import CloseReason, Table, TableId, UserId
from engine.commands import PlayerCommand
from engine.ruleset import Ruleset, Seat
from storage import RevisionConflict


class TableService(ComputerDesk):
    """Carries out what users ask of tables.

    Every change is one transaction of the store together with its interaction id; it is real once it is stored,
    and then the publisher hears of it. Changes of one table wait for each other, those of different tables do
    not. An interaction that comes again is answered with the table as it is.

    Besides what each method names, all of them raise ``TableProblem`` (NO_SUCH_TABLE, SHUTTING_DOWN) and
    ``StorageError``; after any error the table is as it was before. Cancelling the caller cancels no change.
    """

    # sitting down and standing up

    async def open_table(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: UserId,
        ruleset: Ruleset,
        seats: Sequence[UserId | None] = (),
        pace: int = 0,
        computers: Level | None = None,
        stand_in: Level | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Open a table with its host on the first seat, or with users as given, the host among them.

        ``pace`` is how many seconds a turn may take; 0 is no clock. Computers of the level ``computers`` take all other
        seats, and one of the level ``stand_in`` that of whoever leaves the match.

        Raises:
            TableProblem: NO_SUCH_SEAT, ALREADY_SEATED, NOT_SEATED: ``seats`` does not fit ruleset or host.
        """
        opening = lobby.Opening(guild_id, channel_id, ruleset, host, tuple(seats), pace, computers, stand_in)
        return await self._carry_through(lambda: self._open(opening, interaction))

    async def sit(
        self, table_id: TableId, user: UserId, *, seat: Seat | None = None, interaction: int | None = None
    ) -> Outcome:
        """Seat a user on an open seat, before or during a match; in the lobby also move one who sits already.

        Without ``seat`` it is the seat that the user left in this round, or else the first open one.

        Raises:
            TableProblem: SEAT_TAKEN, TABLE_FULL, ALREADY_SEATED, KNOWS_ANOTHER_HAND, RESTING, NO_SUCH_SEAT,
                TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: self._sat(table, user, seat), interaction)

    async def swap(self, table_id: TableId, user: UserId, *, seat: Seat, interaction: int | None = None) -> Outcome:
        """Let a user of the lobby exchange places with whoever sits on a seat; on one that has come free, sit down.

        Raises:
            TableProblem: SEAT_TAKEN (the user has no place to give), ALREADY_SEATED, KNOWS_ANOTHER_HAND, NO_SUCH_SEAT,
                TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: lobby.swap(table, user, seat=seat), interaction)

    async def leave(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Take a user off the table: the next player becomes host, and the last to leave closes a lobby.

        In a match the cards stay on the open seat, and a question by or to the user is withdrawn. Without anybody it
        rests until somebody who has played in it sits down again.

        Raises:
            TableProblem: NOT_SEATED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: lobby.leave(table, user), interaction)

    async def change_rules(
        self, table_id: TableId, user: UserId, rules: Callable[[Table], Ruleset], *, interaction: int | None = None
    ) -> Outcome:
        """Let the host of a lobby choose other rules, made of the table as it is; all marks "ready" are cleared.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, TOO_MANY_PLAYERS, ALREADY_STARTED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: lobby.change_rules(table, user, rules(table)), interaction)

    async def mark_ready(
        self, table_id: TableId, user: UserId, *, seen: int, interaction: int | None = None
    ) -> Outcome:
        """Mark that a user of the lobby is ready to play by the rules as they were at the revision ``seen``.

        Raises:
            TableProblem: NOT_SEATED, STALE (the rules were changed since), ALREADY_STARTED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: lobby.mark_ready(table, user, seen=seen), interaction)

    # who makes the others wait

    async def set_clock(self, table_id: TableId, user: UserId, pace: int, *, interaction: int | None = None) -> Outcome:
        """Let the host choose how many seconds a turn may take, the running one from now on; 0 is no clock.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, NO_SUCH_CLOCK, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: timers.set_clock(table, user, pace), interaction)

    async def hand_over(
        self, table_id: TableId, user: UserId, seat: Seat, *, interaction: int | None = None
    ) -> Outcome:
        """Let the host make the player on a seat host; where the host is absent, any player can become it.

        Raises:
            TableProblem: NOT_SEATED, NO_SUCH_SEAT, NOBODY_THERE, NOT_HOST, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: absence.hand_over(table, user, seat, now=self._clock()), interaction
        )

    async def remove(self, table_id: TableId, user: UserId, seat: Seat, *, interaction: int | None = None) -> Outcome:
        """Vote to open the seat of an absent player, or as the host of a lobby, open it at once.

        Raises:
            TableProblem: NOT_SEATED, NO_SUCH_SEAT, NOBODY_THERE, NOT_ABSENT, ALREADY_VOTED, NOT_HOST (in the lobby),
                TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: absence.remove(table, user, seat, now=self._clock()), interaction
        )

    async def withdraw_vote(
        self, table_id: TableId, user: UserId, seat: Seat, *, interaction: int | None = None
    ) -> Outcome:
        """Take a vote to open the seat of an absent player back.

        Raises:
            TableProblem: NOT_SEATED, NO_SUCH_SEAT, NOBODY_THERE, NOT_VOTED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: absence.withdraw_vote(table, user, seat), interaction)

    async def keep_open(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Keep a table open that was about to be closed because nobody did anything.

        Raises:
            TableProblem: NOT_SEATED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: absence.keep_open(table, user), interaction)

    # time

    async def peek(self, table_id: TableId) -> Table | None:
        """Return a table without showing it; None if there is no such table."""
        return await self._changes.peek(table_id)

    async def time_passed(self, table_id: TableId) -> Outcome:
        """Let happen what is due at a table; nothing, where somebody was faster."""
        return await self._change(table_id, lambda table: timers.on_due(table, now=self._clock()), None)

    async def remove_gone(self, table_id: TableId, user: UserId) -> Outcome:
        """Take a user off who is not in the server any more."""
        return await self._change(table_id, lambda table: timers.gone(table, user), None)

    async def was_away(self, table_id: TableId, *, since: float, until: float) -> Outcome:
        """Let a running clock stand still for the time in which the bot was away (Unix seconds)."""
        return await self._change(table_id, lambda table: timers.stood_still(table, since=since, until=until), None)

    # playing

    async def open_guided(
        self,
        *,
        guild_id: int,
        channel_id: int,
        user: UserId,
        ruleset: Ruleset,
        stand_in: Level | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Open a table for a user and beginners of computers, and deal at once; each step is explained to the user."""
        opening = lobby.Opening(
            guild_id, channel_id, ruleset, user, computers=Level.BEGINNER, stand_in=stand_in, learner=user
        )
        return await self._carry_through(lambda: self._open(opening, interaction, starts=True))

    async def end_guidance(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Explain nothing more to a user who was guided.

        Raises:
            TableProblem: NOT_SEATED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: playing.end_guidance(table, user), interaction)

    async def start(
        self,
        table_id: TableId,
        user: UserId,
        *,
        unready: bool = False,
        revision: int | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Start the match and deal its first round; ``unready``: even if somebody is not ready for changed rules.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, NOT_FULL, NOT_READY, ALREADY_STARTED, TABLE_CLOSED; STALE where the
                table is not at ``revision``.
        """
        return await self._change(
            table_id,
            lambda table: playing.start(table, user, entropy=self._entropy, unready=unready),
            interaction,
            revision=revision,
        )

    async def play(
        self,
        table_id: TableId,
        user: UserId,
        commands: Sequence[PlayerCommand],
        *,
        revision: int | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Carry out a player's commands in order, all of them or none.

        ``revision`` is the one that the pressed button belongs to; None plays on whatever there is. Who has come or
        gone since then makes no difference, only what has been played.

        Raises:
            TableProblem: STALE, NOT_SEATED, NOT_YOURS, NOT_STARTED, WAITING_FOR_SEAT, PARTNER_AWAY,
                TABLE_CLOSED.
            RuleViolation: The rules refuse one of the commands.
        """
        return await self._change(
            table_id, lambda table: playing.play(table, user, commands, seen=revision), interaction
        )

    async def next_round(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Deal the next round; any player may ask for it.

        Raises:
            TableProblem: NOT_SEATED, NOT_STARTED, ROUND_RUNNING, WAITING_FOR_SEAT, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: playing.next_round(table, user, entropy=self._entropy), interaction
        )

    # ending

    async def agree_to_end(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Note that a player wants to end the match; it ends once one of each side does.

        An agreement lapses with the next deal. A lobby ends at its host's word.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST (in the lobby), ALREADY_AGREED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: ending.agree_to_end(table, user), interaction)

    async def withdraw_agreement(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Take a player's agreement to end back.

        Raises:
            TableProblem: NOT_AGREED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: ending.withdraw_agreement(table, user), interaction)

    async def end_by_moderator(self, table_id: TableId, *, interaction: int | None = None) -> Outcome:
        """End a table at once; that the user may is for the caller to check.

        Raises:
            TableProblem: TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: ending.close(table, CloseReason.MODERATOR), interaction)

    async def close_lost(self, table_id: TableId) -> Outcome:
        """Close a table whose channel is gone.

        Raises:
            TableProblem: TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: ending.close(table, CloseReason.LOST), None)

    async def rematch(
        self, table_id: TableId, user: UserId, *, channel_id: int | None = None, interaction: int | None = None
    ) -> Outcome:
        """Open a table with the same seats and rules as one that is over, and return the new one.

        Whoever presses first becomes its host; everybody who presses later gets the same table, without events. It is
        in the same channel, unless another one is named.

        Raises:
            TableProblem: NOT_SEATED, NOT_OVER.
        """
        return await self._carry_through(lambda: self._open_rematch(table_id, user, channel_id, interaction))

    # how

    def _sat(self, table: Table, user: UserId, seat: Seat | None) -> Sequence[Event]:
        known = self._taken_out.hand_known(table, user)
        if known is not None and known != seat:
            raise TableProblem(TableRefusal.KNOWS_ANOTHER_HAND, seat=known)
        return lobby.sit(table, user, seat=seat)

    async def _open(self, opening: lobby.Opening, interaction: int | None, *, starts: bool = False) -> Outcome:
        while True:
            table_id = new_table_id(self._entropy)
            events: tuple[Event, ...] = lobby.open_table(table_id, opening)
            if starts:
                table = new_table(events, at=self._clock())
                events = (*events, *playing.start(table, opening.host, entropy=self._entropy))
            try:
                return await self._changes.create(table_id, events, interaction=interaction)
            except RevisionConflict:
                continue  # the id belongs to another table

    async def _open_rematch(
        self, table_id: TableId, user: UserId, channel_id: int | None, interaction: int | None
    ) -> Outcome:
        # First the link, then the table: a crash in between leaves a link that the next press follows.
        fresh = await self._unused_id()
        linked = await self._changes.change(
            table_id, lambda old: ending.rematch(old, user, at=fresh), interaction=interaction
        )
        old = linked.table
        if old.rematch is None:
            return linked  # the interaction was another one's, long ago
        opening = lobby.open_rematch(old, old.rematch, channel_id=channel_id or old.channel_id, host=user)
        return await self._changes.find_or_create(old.rematch, opening)

    async def _unused_id(self) -> TableId:
        while True:
            table_id = new_table_id(self._entropy)
            if await self._changes.is_free(table_id):
                return table_id
