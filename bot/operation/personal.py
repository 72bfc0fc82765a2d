"""What is kept of one person: given to them, and deleted when they ask for it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

from bot.house.book import HouseBook
from bot.preferences.book import PreferenceBook
from bot.tables.codec import EVENTS
from bot.tables.events import RulesChanged, TableOpened
from bot.tables.fold import reseated
from bot.tables.forgetting import new_stand_in
from bot.tables.refusals import TableProblem
from bot.tables.service import TableService
from bot.tables.table import Table, TableId, UserId
from storage import EventRecord, HouseRulesRecord, StoredCommit

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 8_000_000
"""Of a file that Discord takes anywhere; beyond it, the moves of the oldest tables are left out, and it says so."""

_WITH_USERS: Final = ("user", "host")


class PersonalData:
    """Everything about a person, in all servers. Its methods raise ``StorageError``."""

    def __init__(
        self,
        tables: TableService,
        house: HouseBook,
        preferences: PreferenceBook,
        *,
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
    ) -> None:
        self._tables = tables
        self._house = house
        self._preferences = preferences
        self._clock = clock
        self._entropy = entropy

    async def export(self, user: UserId) -> bytes:
        """Return what is kept of a user, as JSON. Of the others' cards it says nothing, and of the packs neither."""
        told: list[dict[str, Any]] = []
        for table_id in await self._tables.tables_ever_of_user(user):
            try:
                table = await self._tables.get(table_id)
                told.append(_told(table, await self._tables.history(table_id), user))
            except TableProblem:
                continue  # its time was up just now
        document = {
            "what_this_is": "Everything that this Canasta bot keeps about you.",
            "user": str(user),
            "written_at": _moment(self._clock()),
            "what_you_like": asdict(self._preferences.of_user(user)),
            "tables": told,
            "house_rules": [_kept(rules) for rules in await self._house.saved_by(user)],
        }
        return await asyncio.to_thread(_written, document, told)

    async def erase(self, user: UserId) -> int:
        """Delete what is kept of a user; return from how many tables they were taken out.

        Running tables are left first. Results stay, as those of somebody who is nobody.
        """
        stand_in = new_stand_in(self._entropy)
        for table in await self._tables.tables_of_user(user):
            await self._leave(table.id, user)
        erased = 0
        for table_id in await self._tables.tables_ever_of_user(user):
            try:
                await self._tables.take_out(table_id, user, stand_in)
                erased += 1
            except TableProblem as problem:  # forgotten just now, or the user sat down again meanwhile
                _log.info("Table %s: nobody is taken out: %s", table_id, problem.code)
        await self._house.take_out(user, stand_in)
        await self._preferences.forget_user(user)
        return erased

    async def _leave(self, table_id: TableId, user: UserId) -> None:
        try:
            await self._tables.leave(table_id, user)
        except TableProblem as problem:
            _log.info("Table %s: nobody leaves: %s", table_id, problem.code)


def _told(table: Table, log: Sequence[StoredCommit], user: UserId) -> dict[str, Any]:
    seats: list[UserId | None] = []
    acts: list[dict[str, Any]] = []
    for commit in log:
        for record in commit.events:
            data = json.loads(record.data)
            own = next((seat for seat, sitter in enumerate(seats) if sitter == user), None)
            seats = _seated(seats, record, data)
            is_about = any(data.get(name) == user for name in _WITH_USERS)
            # A move of the seat shows no more than whoever sat there saw.
            is_move = "user" not in data and own is not None and data.get("seat") == own
            if is_about or is_move:
                acts.append({"at": _moment(commit.at), "what": record.name, **_without_ids(data)})
    return {
        "table": table.id,
        "server": str(table.guild_id),
        "channel": str(table.channel_id),
        "game": table.ruleset.id,
        "opened_at": _moment(log[0].at) if log else None,
        "changed_at": _moment(log[-1].at) if log else None,
        "state": table.stage.value,
        "your_seat": table.seat_of(user),
        "rounds": [{"scores": each.scores, "totals": each.totals, "winner": each.winner} for each in table.rounds],
        "what_you_did": acts,
    }


def _seated(seats: list[UserId | None], record: EventRecord, data: dict[str, Any]) -> list[UserId | None]:
    """Return who sits where after an event."""
    after = list(seats)
    match record.name:
        case "seat-taken":
            after[data["seat"]] = data["user"]
        case "seat-changed":
            after[data["before"]], after[data["after"]] = None, data["user"]
        case "seats-exchanged":
            after[data["seat"]], after[data["other"]] = seats[data["other"]], seats[data["seat"]]
        case "seat-left" | "player-removed":
            after[data["seat"]] = None
        case "rules-changed" | "table-opened":
            event = EVENTS.decode(record)
            if isinstance(event, RulesChanged | TableOpened):
                after = list(reseated(seats, event.ruleset.seats))
    return after


def _without_ids(data: dict[str, Any]) -> dict[str, Any]:
    """Return an event's fields; users, who are this one here, as text, for JSON readers round such numbers."""
    ids = (*_WITH_USERS, "guild_id", "channel_id")
    return {name: str(value) if name in ids else value for name, value in data.items()}


def _kept(rules: HouseRulesRecord) -> dict[str, Any]:
    return {
        "server": str(rules.guild_id),
        "name": rules.name,
        "saved_at": _moment(rules.at),
        "rules": json.loads(rules.ruleset),
    }


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _written(document: dict[str, Any], tables: list[dict[str, Any]]) -> bytes:
    size = sum(_size(table) for table in tables)
    for table in tables:  # the oldest first
        if size <= MOST_BYTES:
            break
        size -= _size(table)
        table["what_you_did"] = f"{len(table['what_you_did'])} entries, left out because this file would be too large"
    return json.dumps(document, ensure_ascii=False, indent=1).encode()


def _size(table: dict[str, Any]) -> int:
    return len(json.dumps(table, ensure_ascii=False, indent=1).encode())
