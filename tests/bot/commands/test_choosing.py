"""Which table a command is about."""

import pytest

from bot.commands.choosing import NoChoice, choose_here, choose_table, choose_to_join
from bot.commands.request import Request
from bot.house.book import HouseBook
from bot.i18n import words_for
from bot.publishing.pictures import Pictures
from bot.shell import Asker, Shell
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Table, UserId
from bot.ui.notices import Notice
from storage import MemoryStore
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.tables.rig import ANN, BEN, CAT, CHANNEL, DAN, EVE, FOUR, GUILD, Clock, Rig


@pytest.fixture
def rig() -> Rig:
    clock = Clock()
    return Rig.of(MemoryStore(clock=clock), clock)


def asking(rig: Rig, user: UserId, *, channel: int = CHANNEL, guild: int = GUILD) -> Request:
    pictures = Pictures(rig.store, FakeOutlet(), clock=rig.clock, words_of=lambda guild: words_for("en"))
    shell = Shell(rig.service, pictures, HouseBook(rig.store, clock=rig.clock), lambda guild: words_for("en"))
    return Request(shell, Asker(user, 1, words_for("en")), guild, channel)


async def refused(choosing: object) -> tuple[Notice, dict[str, str]]:
    with pytest.raises(NoChoice) as no_choice:
        await choosing  # type: ignore[misc]
    return no_choice.value.notice, no_choice.value.values


async def test_no_table_here(rig: Rig) -> None:
    await rig.lobby(ANN)
    request = asking(rig, ANN, channel=CHANNEL + 1)
    for choose in (choose_table, choose_here, choose_to_join):
        assert await refused(choose(request, None)) == (Notice.NO_TABLE, {})


async def test_the_only_table_here_is_meant_by_anybody(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    assert await choose_table(asking(rig, EVE), None) == table
    assert await choose_table(asking(rig, EVE), "") == table


async def test_the_own_table_is_preferred(rig: Rig) -> None:
    await rig.lobby(ANN)
    own = await rig.lobby(BEN)
    await rig.lobby(CAT)
    assert await choose_table(asking(rig, BEN), None) == own
    assert await choose_here(asking(rig, BEN), None) == own


async def test_several_tables_have_to_be_told_apart(rig: Rig) -> None:
    first, second = await rig.lobby(ANN, BEN), await rig.lobby(CAT, BEN)
    names = {"tables": f"{first.id}, {second.id}".upper()}
    assert await refused(choose_table(asking(rig, EVE), None)) == (Notice.SEVERAL_TABLES, names)
    assert await refused(choose_table(asking(rig, BEN), None)) == (Notice.SEVERAL_TABLES, names)
    assert await choose_table(asking(rig, EVE), f"  {second.id.upper()} ") == second


async def test_a_table_with_a_seat_to_take_is_preferred_for_joining(rig: Rig) -> None:
    await rig.lobby(*FOUR)
    free = await rig.lobby(EVE)
    own = await rig.lobby(DAN)
    assert await choose_to_join(asking(rig, DAN), None) == free
    assert await choose_to_join(asking(rig, EVE), None) == own


async def test_only_full_tables_to_join(rig: Rig) -> None:
    full = await rig.lobby(*FOUR)
    assert await choose_to_join(asking(rig, EVE), None) == full


async def test_nobody_knows_a_table_of_another_server(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    for choose in (choose_table, choose_here, choose_to_join):
        with pytest.raises(TableProblem) as problem:
            await choose(asking(rig, ANN, guild=GUILD + 1), table.id)
        assert problem.value.code is TableRefusal.NO_SUCH_TABLE


async def test_a_table_elsewhere_is_for_those_who_sit_there(rig: Rig) -> None:
    table: Table = await rig.lobby(ANN)
    elsewhere = {"channel": str(CHANNEL)}
    far, stranger = asking(rig, ANN, channel=1), asking(rig, EVE, channel=1)
    assert await choose_table(far, table.id) == table
    assert await refused(choose_table(stranger, table.id)) == (Notice.OTHER_CHANNEL, elsewhere)
    assert await refused(choose_to_join(stranger, table.id)) == (Notice.OTHER_CHANNEL, elsewhere)
    assert await refused(choose_here(far, table.id)) == (Notice.OTHER_CHANNEL, elsewhere)


async def test_a_name_that_no_table_has(rig: Rig) -> None:
    with pytest.raises(TableProblem) as problem:
        await choose_table(asking(rig, ANN), "zzzzz")
    assert problem.value.code is TableRefusal.NO_SUCH_TABLE
