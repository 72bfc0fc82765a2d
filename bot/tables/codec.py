"""How tables are stored: their events beside the engine's, and a snapshot of the whole.

Names and versions are part of every database: a name is never given to something else, and a change of fields,
or of the order of a snapshot's items, is a new version.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables import events as te
from bot.tables.table import CloseReason, Stage, Table, TableId, UserId
from bot.tables.whole_ruleset import (
    MAYBE_WHOLE_RULESET,
    WHOLE_RULESET,
    of_known_name,
    read_whole_text,
    whole_text,
)
from engine.errors import EngineError
from engine.ruleset import Ruleset, Seat
from storage import Commit, StoredTable, TableRecord, TableStatus
from storage.codec import MATCH_ENTRIES, MATCH_EVENTS, CodecError, Entry, EventCodec
from storage.codec.entries import Former
from storage.codec.kinds import INTEGER, RULESET, SEAT, TEXT, one_of
from storage.codec.packing import pack_result, unpack_result
from storage.codec.snapshot import state_from_json, state_to_json
from storage.codec.text import Json, read_json, write_json

TABLE_ENTRIES: Final = (
    Entry(
        te.TableOpened,
        "table-opened",
        2,
        table=TEXT,
        guild_id=INTEGER,
        channel_id=INTEGER,
        ruleset=WHOLE_RULESET,
    ),
    Entry(te.SeatTaken, "seat-taken", user=INTEGER, seat=SEAT),
    Entry(te.SeatChanged, "seat-changed", user=INTEGER, before=SEAT, after=SEAT),
    Entry(te.SeatsExchanged, "seats-exchanged", seat=SEAT, other=SEAT),
    Entry(te.SeatLeft, "seat-left", user=INTEGER, seat=SEAT),
    Entry(te.HostChanged, "host-changed", host=INTEGER),
    Entry(te.RulesChanged, "rules-changed", ruleset=WHOLE_RULESET, user=INTEGER),
    Entry(te.ReadyMarked, "ready-marked", user=INTEGER),
    Entry(te.MatchStarted, "match-started", 2, ruleset=MAYBE_WHOLE_RULESET),
    Entry(te.EndAgreed, "end-agreed", user=INTEGER),
    Entry(te.EndAgreementWithdrawn, "end-agreement-withdrawn", user=INTEGER),
    Entry(te.TableClosed, "table-closed", reason=one_of(CloseReason)),
    Entry(te.RematchOpened, "rematch-opened", table=TEXT, user=INTEGER),
)

#: Before rulesets were written whole, a match was played by the ruleset of its table, as the program has it now.
FORMER_ENTRIES: Final = (
    Former(
        "table-opened",
        1,
        lambda old: te.TableOpened(
            TableId(old["table"]), old["guild_id"], old["channel_id"], RULESET.read(old["ruleset"])
        ),
    ),
    Former("match-started", 1, lambda _: te.MatchStarted(None)),
)

EVENTS: Final = EventCodec[te.Event]((*MATCH_ENTRIES, *TABLE_ENTRIES), FORMER_ENTRIES)
VERSION: Final = 2
OLDEST: Final = 1

_STATUS: Final = {
    Stage.LOBBY: TableStatus.LOBBY,
    Stage.PLAYING: TableStatus.PLAYING,
    Stage.FINISHED: TableStatus.FINISHED,
    Stage.CLOSED: TableStatus.CLOSED,
}


def commit_of(table: Table, events: Sequence[te.Event], interaction: int | None) -> Commit:
    """Return the commit that stores a table as its latest events have made it."""
    return Commit(
        table=TableRecord(
            id=table.id,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            status=_STATUS[table.stage],
            seats=table.seats,
        ),
        expected_revision=table.revision - 1,
        events=tuple(EVENTS.encode(event) for event in events),
        snapshot=encode_table(table),
        interaction_id=interaction,
    )


def table_of(stored: StoredTable) -> Table:
    """Return a table as it was stored.

    Raises:
        CodecError: The snapshot is damaged, or comes from another version of the program.
    """
    return decode_table(stored.snapshot, revision=stored.revision)


def encode_table(table: Table) -> bytes:
    """Write a table's snapshot; its revision is the store's to know."""
    document = [
        VERSION,
        table.id,
        table.guild_id,
        table.channel_id,
        table.seats,
        table.host,
        table.stage,
        sorted(table.agreed),
        sorted(table.held),
        table.turn_since,
        table.closed_because,
        table.rematch,
        whole_text(table.ruleset),
        sorted(table.ready),
        table.rules_revision,
        [pack_result(result) for result in table.rounds],
        state_to_json(table.match._replace(ruleset=of_known_name(table.ruleset))),
        [MATCH_EVENTS.to_json(event) for event in table.log],
    ]
    return write_json(document).encode()


def decode_table(snapshot: bytes, *, revision: int) -> Table:
    """Read what ``encode_table`` wrote.

    Raises:
        CodecError: It is something else.
    """
    document = read_json(snapshot, what="a table")
    version = document[0] if isinstance(document, list) and document else None
    if version not in (OLDEST, VERSION):
        raise CodecError(f"a table is stored in version {version}, and this program reads up to version {VERSION}")
    try:
        return _read(document, revision)
    except (ValueError, TypeError, KeyError, EngineError):
        raise CodecError("a stored table cannot be read") from None


def _by_rules(match: Json, ruleset: Ruleset) -> Json:
    """Return a stored match with its ruleset, the second item, told anew.

    What is stored there is relative to the program's own rulesets, which may have changed since, or be gone.
    """
    version, _, *others = match
    return [version, RULESET.write(of_known_name(ruleset)), *others]


def _read(document: Json, revision: int) -> Table:
    _, table_id, guild, channel, seats, host, stage, agreed, held, since, closed, rematch, *game = document
    *lobby, rounds, match, log = game
    if not lobby:  # version 1
        state, ready, rules_revision = state_from_json(match), (), 0
    else:
        whole, ready, rules_revision = lobby
        ruleset = read_whole_text(whole)
        state = state_from_json(_by_rules(match, ruleset))._replace(ruleset=ruleset)
    return Table(
        id=TableId(table_id),
        guild_id=guild,
        channel_id=channel,
        ruleset=state.ruleset,
        match=state,
        seats=tuple(seats),
        host=host,
        stage=Stage(stage),
        revision=revision,
        ready=frozenset(ready),
        rules_revision=rules_revision,
        agreed=frozenset(agreed),
        held=frozenset((UserId(user), Seat(seat)) for user, seat in held),
        rounds=tuple([unpack_result(result) for result in rounds]),
        log=tuple([MATCH_EVENTS.from_json(event) for event in log]),
        turn_since=since,
        closed_because=None if closed is None else CloseReason(closed),
        rematch=rematch,
    )
