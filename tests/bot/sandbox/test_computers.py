"""One person against experts that think in processes of their own, over real sockets."""

from __future__ import annotations

import math

from bot.client import CanastaClient
from bot.tables.computer import Level
from bot.tables.table import Table, TableId
from bot.ui.custom_id import Verb
from storage import MemoryStore
from tests.bot.play.rounds import Entropy
from tests.bot.sandbox.people import Person, offers
from tests.bot.sandbox.rig import Club, club

TURNS = 2


async def _persons_turn(here: Club, table_id: TableId, ann: Person) -> Table:
    """Wait until nobody else is to act."""
    table = await here.table(table_id)
    while table.waited_user != ann.id and table.match.result is None:
        table = await here.moved_on(table)
    return table


async def test_turns_and_a_hint_against_experts() -> None:
    client = CanastaClient(
        MemoryStore(),
        pause=0.0,
        budget=math.inf,
        entropy=Entropy("match 20", first_round=3),
        computer_pause=0.0,
        stand_in=Level.EXPERT,
    )
    async with club(client) as here:
        ann = here.people["Ann"]
        opened = await ann.slash("new", computers="expert")
        assert opened.response is not None
        table_id = offers(opened.response)[0].press.table
        await ann.click(opened.response, Verb.START)
        for _ in range(TURNS):
            table = await _persons_turn(here, table_id, ann)
            await ann.click(await ann.look(), Verb.HINT)
            await here.until(lambda: any("💡 **" in message.text for message in ann.private()))
            turn = table.turn_since
            while (table := await here.table(table_id)).turn_since == turn and table.match.result is None:
                await ann.move(table)
        await _persons_turn(here, table_id, ann)
        await here.until(lambda: any("🤖 South drew" in message.text for message in here.public()))
        assert not here.sandbox.interactions.failed
        assert not any("💡" in message.text for message in here.public())
