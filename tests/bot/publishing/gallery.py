"""Tables whose messages stand in a channel in memory, with the clock in the hands of the test."""

from dataclasses import dataclass, field, replace

from bot.i18n import words_for
from bot.publishing import wanted
from bot.publishing.pictures import PAUSE, Pictures
from bot.tables.messages import MessageKind
from bot.tables.service import TableService
from bot.tables.table import Table
from engine.commands import PlayerCommand
from engine.state import Permission, Phase
from storage import MessageRecord, Store
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.tables.rig import Clock, Entropy, Notes, Rig, mover_of
from tests.bot.timers import Timers


@dataclass
class Gallery:
    """A service whose publisher is the real one."""

    store: Store
    clock: Clock
    timers: Timers
    outlet: FakeOutlet
    pictures: Pictures
    rig: Rig
    lost: list[Table] = field(default_factory=list)

    @classmethod
    def of(cls, store: Store, clock: Clock, timers: Timers, outlet: FakeOutlet, *, pause: float = PAUSE) -> "Gallery":
        """Return a fresh publisher over a store, as after a restart of the bot."""
        pictures = Pictures(store, outlet, clock=clock, words_of=lambda guild: words_for("en"), pause=pause)
        entropy = Entropy()
        service = TableService(store, clock=clock, entropy=entropy, publisher=pictures)
        gallery = cls(store, clock, timers, outlet, pictures, Rig(store, clock, entropy, Notes(), service))
        pictures.when_lost(gallery.lost.append)
        return gallery

    async def advance(self, seconds: float) -> None:
        """Let time pass, on the clock as well."""
        self.clock.now += seconds
        await self.timers.advance(seconds)

    async def rest(self) -> None:
        """Let time pass until everything is drawn and forgotten."""
        await self.advance(60)
        assert len(self.pictures) == 0
        assert self.timers.pending == []

    async def match(self) -> Table:
        """Start a match whose messages are all there."""
        table = await self.rig.match()
        await self.rest()
        return table

    async def play(self, table: Table, *commands: PlayerCommand) -> Table:
        """Let the player to move play."""
        self.clock.now += 0.001
        return (await self.rig.service.play(table.id, mover_of(table), commands)).table

    async def ask(self, table: Table) -> Table:
        """Return a table at which the player to move has just asked the partner, behind the service's back."""
        turn = table.match.turn._replace(phase=Phase.MELD, permission=Permission.ASKED)
        return await self.rewrite(replace(table, match=table.match._replace(turn=turn)))

    async def rewrite(self, table: Table) -> Table:
        """Draw a table as a test wants it, one revision on."""
        after = replace(table, revision=table.revision + 1)
        self.pictures.draw(after)
        return after

    async def record(self, table: Table, kind: MessageKind) -> MessageRecord | None:
        """Return the message that is remembered for a table."""
        return (await self.store.messages(table.id)).get(kind)

    async def remembered(self, table: Table, kind: MessageKind) -> str | None:
        """Return what the remembered message says."""
        record = await self.record(table, kind)
        return None if record is None else self.outlet.shown[record.message_id].text

    async def post(self, table: Table, message_id: int) -> None:
        """Adopt a board that a command has sent."""
        self.outlet.shown[message_id] = wanted.board(table, words_for("en"))
        await self.pictures.adopt(table, MessageKind.BOARD, message_id)
