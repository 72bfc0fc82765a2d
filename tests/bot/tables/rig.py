"""What the tests of tables share: people, a clock, repeatable entropy, and somebody who notes what is published."""

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.tables.codec import commit_of
from bot.tables.events import Event
from bot.tables.service import TableService
from bot.tables.table import Stage, Table, TableId, UserId
from engine.commands import (
    AnswerPermission,
    AskPermission,
    Discard,
    Draw,
    Pass,
    PlayerCommand,
    Undo,
)
from engine.options import Options, options_for
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC
from engine.state import Permission, Phase
from storage import Store

ANN, BEN, CAT, DAN, EVE = (UserId(user) for user in (101, 102, 103, 104, 105))
FOUR: Final = (ANN, BEN, CAT, DAN)
GUILD: Final = 9000
CHANNEL: Final = 9001


class Clock:
    """A clock that a test sets by hand, in Unix seconds."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Entropy:
    """The same bytes in each run: a SHA-256 counter stream."""

    def __init__(self, seed: int = 1) -> None:
        self._seed = seed
        self._calls = 0

    def __call__(self, count: int) -> bytes:
        self._calls += 1
        return hashlib.shake_256(f"{self._seed} {self._calls}".encode()).digest(count)


@dataclass
class Notes:
    """A publisher that notes everything."""

    changes: list[tuple[Table | None, Table, tuple[Event, ...]]] = field(default_factory=list)
    loaded: list[Table] = field(default_factory=list)

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        self.changes.append((before, after, tuple(events)))

    def table_loaded(self, table: Table) -> None:
        self.loaded.append(table)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, oldest first."""
        return [event for _, _, events in self.changes for event in events]


@dataclass
class Rig:
    """A service with everything around it, and shortcuts to tables in some state."""

    store: Store
    clock: Clock
    entropy: Entropy
    notes: Notes
    service: TableService

    @classmethod
    def of(cls, store: Store, clock: Clock, *, seed: int = 1, cache_size: int = 256) -> "Rig":
        """Return a fresh service over a store, as after a restart of the bot."""
        entropy, notes = Entropy(seed), Notes()
        service = TableService(store, clock=clock, entropy=entropy, publisher=notes, cache_size=cache_size)
        return cls(store, clock, entropy, notes, service)

    async def lobby(self, *seats: UserId | None, ruleset: Ruleset = CLASSIC) -> Table:
        """Open a table; the first user is its host."""
        host = next(user for user in seats if user is not None)
        opened = await self.service.open_table(
            guild_id=GUILD, channel_id=CHANNEL, host=host, ruleset=ruleset, seats=seats
        )
        return opened.table

    async def match(self, *, ruleset: Ruleset = CLASSIC) -> Table:
        """Start a match of Ann, Ben, Cat and Dan."""
        table = await self.lobby(*FOUR, ruleset=ruleset)
        return (await self.service.start(table.id, ANN)).table

    async def asked(self) -> Table:
        """Start a match in which the player to move waits for the partner's answer."""
        table = await self.match()
        turn = table.match.turn._replace(phase=Phase.MELD, permission=Permission.ASKED)
        return await self.rewrite(replace(table, match=table.match._replace(turn=turn)))

    async def rewrite(self, table: Table) -> Table:
        """Store a table as a test wants it, behind the service's back, under a new id."""
        copy = replace(table, id=TableId(f"{table.id}x"), revision=1)
        await self.store.append(commit_of(copy, (), None))
        return copy

    async def between_rounds(self, *, ruleset: Ruleset = CLASSIC) -> Table:
        """Play a round to its end."""
        table = await self.match(ruleset=ruleset)
        return await self.play_on(table, rng=random.Random(7), until_round_ends=True)

    async def over(self) -> Table:
        """Play a short match to its end."""
        table = await self.between_rounds(ruleset=CLASSIC.with_fields({"target": -10_000}))
        assert table.stage is Stage.FINISHED
        return table

    async def play_on(
        self, table: Table, *, rng: random.Random, until_round_ends: bool = False, moves: int = 10_000
    ) -> Table:
        """Let everybody make random legal moves."""
        for _ in range(moves):
            if not table.is_open or (until_round_ends and table.is_between_rounds):
                break
            table = await self.any_move(table, rng)
        return table

    async def any_move(self, table: Table, rng: random.Random) -> Table:
        """Make one random legal move, or deal the next round."""
        if table.is_between_rounds:
            return (await self.service.next_round(table.id, BEN)).table
        command = any_command(table, rng)
        user = table.seats[command.seat]
        assert user is not None
        return (await self.service.play(table.id, user, [command], revision=table.revision)).table


def mover_of(table: Table) -> UserId:
    """Return the user whose turn it is."""
    user = table.seats[table.match.mover]
    assert user is not None
    return user


def any_command(table: Table, rng: random.Random) -> PlayerCommand:
    """Return a random legal command of whoever has to do something; laying down is preferred, so that rounds end."""
    for seat in range(table.ruleset.seats):
        options = options_for(table.match, Seat(seat))
        if options is not None and options.may_answer:
            return AnswerPermission(Seat(seat), yes=rng.random() < 0.5)
    mover = table.match.mover
    options = options_for(table.match, mover)
    assert options is not None
    return rng.choice(_choices(options, mover, rng))


def _choices(options: Options, seat: Seat, rng: random.Random) -> list[PlayerCommand]:
    choices: list[PlayerCommand] = [*options.takes, *options.lays] * 3
    choices += [Discard(seat, card) for card in options.discards]
    if options.may_draw:
        choices.append(Draw(seat))
    if options.may_pass:
        choices.append(Pass(seat))
    if options.may_ask:
        choices.append(AskPermission(seat))
    if options.may_undo and rng.random() < 0.2:
        choices.append(Undo(seat))
    return choices
