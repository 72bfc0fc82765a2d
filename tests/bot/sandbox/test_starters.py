"""Where only some may start tables: that is so for a rematch, too, and whoever is refused is told what to do."""

from __future__ import annotations

from bot.preferences.values import Starters
from bot.sandbox.interactions import Interaction
from bot.sandbox.permissions import MANAGE_MESSAGES
from bot.tables.table import TableId
from bot.ui.custom_id import Press, Verb
from tests.bot.sandbox.people import Person, answered, offers_for
from tests.bot.sandbox.rig import Club, client_for, club


async def over(here: Club) -> TableId:
    """Play a match that is over, in a server where only those may start who manage messages: Bob is one."""
    await here.client.shell.preferences.change_server(int(here.channel.guild.id), starters=Starters.MANAGERS)
    table_id = await here.seated()
    await here.client.shell.tables.end_by_moderator(table_id)
    guild, bob = here.channel.guild, here.people["Bob"]
    here.sandbox.world.join(guild, bob.user, here.sandbox.world.add_role(guild, "Cat herders", MANAGE_MESSAGES))
    return table_id


async def rematch(here: Club, person: Person, table_id: TableId) -> Interaction:
    """Press Rematch, which may be on any message of long ago."""
    press = Press(table_id, 0, Verb.REMATCH).encode()
    return await answered(here.sandbox.acting.forge(person.user, here.public()[-1], press))


def told(done: Interaction) -> str:
    assert done.response is not None
    assert done.response.reader is done.user
    return done.response.text


async def test_who_may_not_start_is_told_whom_to_ask() -> None:
    async with club(client_for()) as here:
        table_id = await over(here)
        said = told(await rematch(here, here.people["Ann"], table_id))
        assert "a rematch is a new table" in said
        assert "`/canasta new`" in said
        assert (await here.table(table_id)).rematch is None
        assert not await here.client.shell.tables.tables_in_channel(int(here.channel.id))


async def test_once_there_is_a_rematch_everybody_is_shown_the_way() -> None:
    async with club(client_for()) as here:
        table_id = await over(here)
        opened = told(await rematch(here, here.people["Bob"], table_id))
        await here.until(lambda: any(offers_for(message, Verb.START) for message in here.public()))
        [table] = await here.client.shell.tables.tables_in_channel(int(here.channel.id))
        assert table.host == here.people["Bob"].id
        assert (
            told(await rematch(here, here.people["Ann"], table_id))
            == opened
            == f"The rematch is at table {table.name}."
        )
