"""The contract that every store keeps; tests/storage/test_contract.py is its other half."""

from typing import Protocol

from storage.records import (
    Commit,
    CommitKey,
    HouseRulesRecord,
    MessageRecord,
    Rewrite,
    SettingsOwner,
    StoredCommit,
    StoredTable,
    TableId,
)


class Store(Protocol):
    """An append-only log of commits for each table, its latest snapshot, and the look-ups.

    Whatever was appended is seen by every read that starts afterwards. A log only grows, save where a whole table is
    forgotten, or a user is taken out of one.
    All methods raise StoreClosed after `close()`.
    """

    async def append(self, commit: Commit) -> int:
        """Write a commit and return the table's new revision, `expected_revision + 1`.

        When this returns, the commit has survived a power cut; when it raises, nothing of it was written.
        Cancelling the caller does not take the commit back: it may still be written, as a network request
        may still arrive. Send it again with the same interaction id to find out.

        Raises DuplicateInteraction where the interaction already made a commit of any table (checked first,
        so that a redelivered press is not mistaken for a conflict), RevisionConflict where the table is at
        another revision than expected, WriteFailed where the disk refuses.
        """
        ...

    async def load(self, table_id: TableId) -> StoredTable | None:
        """Return the table as its latest commit left it, or None if there is no such table."""
        ...

    async def history(self, table_id: TableId, *, after: int = 0, limit: int | None = None) -> tuple[StoredCommit, ...]:
        """Return the commits with revisions above `after`, oldest first, `limit` (>= 0) at most."""
        ...

    async def recent(self, table_id: TableId, *, count: int) -> tuple[StoredCommit, ...]:
        """Return the last `count` (>= 0) commits, oldest first."""
        ...

    async def find_interaction(self, interaction_id: int) -> CommitKey | None:
        """Return the commit that an interaction has made, or None if it has made none."""
        ...

    async def tables_in_channel(self, channel_id: int) -> tuple[TableId, ...]:
        """Return the open tables of a channel in the order in which they were created."""
        ...

    async def tables_of_user(self, user_id: int) -> tuple[TableId, ...]:
        """Return the open tables at which the user sits in the order in which they were created."""
        ...

    async def due(self, *, before: float) -> tuple[TableId, ...]:
        """Return the open tables whose timer is due at `before` (Unix seconds) or earlier, soonest first."""
        ...

    async def next_due(self, *, after: float) -> float | None:
        """Return when the next timer of an open table is due later than `after` (Unix seconds); None without any."""
        ...

    async def changed_since(self, at: float) -> tuple[TableId, ...]:
        """Return the tables, ended ones too, whose last commit was at `at` (Unix seconds) or later, latest first."""
        ...

    async def note_alive(self, at: float) -> None:
        """Note that the bot is there at `at` (Unix seconds). Raises WriteFailed."""
        ...

    async def last_alive(self) -> float | None:
        """Return what `note_alive` has noted last, or None."""
        ...

    async def remember_message(
        self, table_id: TableId, kind: str, *, channel_id: int, message_id: int, at: float
    ) -> None:
        """Note that a message sent at `at` (Unix seconds) shows the table; it replaces the one of its kind.

        Messages are no part of the log: they change no revision, and nothing checks that the table exists.
        Raises WriteFailed where the disk refuses.
        """
        ...

    async def forget_message(self, table_id: TableId, kind: str) -> None:
        """Forget the table's message of a kind; harmless if there is none. Raises WriteFailed."""
        ...

    async def messages(self, table_id: TableId) -> dict[str, MessageRecord]:
        """Return the messages that show the table, by kind."""
        ...

    async def save_house_rules(self, rules: HouseRulesRecord, *, most: int) -> bool:
        """Keep rules under a name of their server, and return True.

        They take the place of rules whose name differs in capitals at most, and are the default if those were; what
        `rules.is_default` says does not count. Returns False, and writes nothing, where the server keeps `most`
        others already. Raises WriteFailed.
        """
        ...

    async def delete_house_rules(self, guild_id: int, name: str) -> bool:
        """Forget a server's rules of this name; return whether there were any. Raises WriteFailed."""
        ...

    async def set_default_house_rules(self, guild_id: int, name: str | None) -> bool:
        """Make rules the only default of their server, or let it have none.

        Returns False, and changes nothing, where it has no rules of this name. Raises WriteFailed.
        """
        ...

    async def house_rules(self, guild_id: int) -> tuple[HouseRulesRecord, ...]:
        """Return the rules that a server keeps, by name."""
        ...

    async def save_settings(self, owner: SettingsOwner, owner_id: int, data: str) -> None:
        """Keep what a user likes or a server has settled, as JSON text, in the place of what was kept.

        Raises WriteFailed.
        """
        ...

    async def forget_settings(self, owner: SettingsOwner, owner_id: int) -> None:
        """Forget what is kept of a user or a server; harmless if that is nothing. Raises WriteFailed."""
        ...

    async def all_settings(self, owner: SettingsOwner) -> dict[int, str]:
        """Return what is kept of every user, or of every server, by their ids; most have nothing kept."""
        ...

    async def count_open(self) -> int:
        """Return how many tables are open."""
        ...

    async def tables_ever_of_user(self, user_id: int) -> tuple[TableId, ...]:
        """Return the tables at which the user sits or has ever sat, open or not, in the order of their creation."""
        ...

    async def house_rules_of_user(self, user_id: int) -> tuple[HouseRulesRecord, ...]:
        """Return the house rules of all servers that the user has saved last."""
        ...

    async def rewrite(self, change: Rewrite) -> None:
        """Put a table's log and snapshot without one user in the place of what was written; all of it or nothing.

        Seats change with it; revision, times, status and place do not. Raises RevisionConflict where the log has
        another length, WriteFailed.
        """
        ...

    async def replace_saver(self, user_id: int, *, by: int) -> None:
        """Let somebody else have saved all the house rules that the user has saved. Raises WriteFailed."""
        ...

    async def forget_ended(self, *, before: float, most: int) -> tuple[TableId, ...]:
        """Delete tables that are over, and whose last commit was at `before` (Unix seconds) or earlier.

        Everything goes: log, snapshot, messages, look-ups. Returns the tables that went, `most` of them at most, so
        that nobody waits long for the next commit. Raises WriteFailed.
        """
        ...

    async def guild_left(self, guild_id: int, *, at: float) -> None:
        """Note that the bot is in a server no more since `at` (Unix seconds), unless an earlier time is noted.

        Raises WriteFailed.
        """
        ...

    async def guild_stays(self, guild_id: int) -> None:
        """Take back what `guild_left` has noted, if anything. Raises WriteFailed."""
        ...

    async def guilds_left(self, *, before: float) -> tuple[int, ...]:
        """Return the servers that the bot has left at `before` (Unix seconds) or earlier."""
        ...

    async def known_guilds(self) -> tuple[int, ...]:
        """Return every server of which there are tables, house rules or settings."""
        ...

    async def forget_guild(self, guild_id: int, *, most: int) -> tuple[TableId, ...]:
        """Delete a server's tables, `most` of them at most, and return which; once there are none, all else of it.

        All is gone when this returns no tables. Raises WriteFailed.
        """
        ...

    async def close(self) -> None:
        """Finish what was appended, then let go of files and threads. Closing twice is harmless."""
        ...
