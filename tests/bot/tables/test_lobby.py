"""Opening a table, sitting down and standing up before the match."""

import pytest

from bot.tables.events import (
    HostChanged,
    SeatChanged,
    SeatLeft,
    SeatsExchanged,
    SeatTaken,
    TableClosed,
    TableOpened,
)
from bot.tables.refusals import TableRefusal
from bot.tables.table import CloseReason, Stage, TableId, UserId
from engine.ruleset import Seat
from engine.rulesets import CLASSIC, CLASSIC_PAGAT
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CAT, CHANNEL, DAN, EVE, FOUR, GUILD, Rig


async def test_the_host_of_a_new_table_sits_first(rig: Rig) -> None:
    opened = await rig.service.open_table(guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC_PAGAT)
    table = opened.table
    assert (table.guild_id, table.channel_id, table.ruleset) == (GUILD, CHANNEL, CLASSIC_PAGAT)
    assert (table.seats, table.host) == ((ANN, None, None, None), ANN)
    assert (table.stage, table.revision) == (Stage.LOBBY, 1)
    assert opened.events == (
        TableOpened(table.id, GUILD, CHANNEL, CLASSIC_PAGAT),
        SeatTaken(ANN, Seat(0)),
        HostChanged(ANN),
    )
    assert rig.notes.changes == [(None, table, opened.events)]
    assert await rig.service.get(table.id) == table


async def test_a_table_can_be_opened_with_people_on_their_seats(rig: Rig) -> None:
    table = await rig.lobby(None, BEN, None, ANN)
    assert table.seats == (None, BEN, None, ANN)


@pytest.mark.parametrize(
    ("seats", "code", "values"),
    [
        ((BEN, CAT), TableRefusal.NOT_SEATED, {}),
        ((ANN, BEN, ANN), TableRefusal.ALREADY_SEATED, {"seat": 0}),
        ((ANN, None, None, None, BEN), TableRefusal.NO_SUCH_SEAT, {"seat": 4}),
    ],
)
async def test_seats_that_do_not_fit_open_no_table(
    rig: Rig, seats: tuple[UserId | None, ...], code: TableRefusal, values: dict[str, int]
) -> None:
    with refused(code, **values):
        await rig.service.open_table(guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, seats=seats)
    assert await rig.service.tables_in_channel(CHANNEL) == ()


async def test_people_sit_where_they_want_or_on_the_first_open_seat(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    await rig.service.sit(table.id, BEN, seat=Seat(2))
    outcome = await rig.service.sit(table.id, CAT)
    assert outcome.table.seats == (ANN, CAT, BEN, None)
    assert outcome.events == (SeatTaken(CAT, Seat(1)),)


async def test_a_player_moves_to_an_open_seat(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    outcome = await rig.service.sit(table.id, ANN, seat=Seat(3))
    assert outcome.table.seats == (None, BEN, None, ANN)
    assert outcome.table.host == ANN
    assert outcome.events == (SeatChanged(ANN, Seat(0), Seat(3)),)


async def test_one_user_has_one_seat(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.ALREADY_SEATED, seat=1):
        await rig.service.sit(table.id, BEN)
    with refused(TableRefusal.ALREADY_SEATED, seat=1):
        await rig.service.sit(table.id, BEN, seat=Seat(1))
    assert await rig.service.get(table.id) == table


async def test_a_taken_seat_is_refused(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.SEAT_TAKEN, seat=0):
        await rig.service.sit(table.id, CAT, seat=Seat(0))
    with refused(TableRefusal.SEAT_TAKEN, seat=0):
        await rig.service.sit(table.id, BEN, seat=Seat(0))


@pytest.mark.parametrize("seat", [-1, 4])
async def test_a_seat_that_the_table_has_not_is_refused(rig: Rig, seat: int) -> None:
    table = await rig.lobby(ANN)
    with refused(TableRefusal.NO_SUCH_SEAT, seat=seat):
        await rig.service.sit(table.id, BEN, seat=Seat(seat))


async def test_a_full_table_takes_nobody(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    with refused(TableRefusal.TABLE_FULL):
        await rig.service.sit(table.id, EVE)


async def test_two_players_exchange_places_at_a_full_table(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    outcome = await rig.service.swap(table.id, BEN, seat=Seat(0))
    assert outcome.events == (SeatsExchanged(Seat(1), Seat(0)),)
    assert outcome.table.seats == (BEN, ANN, CAT, DAN)
    assert outcome.table.host == ANN


async def test_who_does_not_sit_exchanges_nothing(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    with refused(TableRefusal.SEAT_TAKEN, seat=0):
        await rig.service.swap(table.id, EVE, seat=Seat(0))
    assert await rig.service.get(table.id) == table


async def test_nobody_to_exchange_places_with(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.ALREADY_SEATED, seat=1):
        await rig.service.swap(table.id, BEN, seat=Seat(1))
    with refused(TableRefusal.NO_SUCH_SEAT, seat=4):
        await rig.service.swap(table.id, BEN, seat=Seat(4))
    outcome = await rig.service.swap(table.id, BEN, seat=Seat(2))
    assert outcome.events == (SeatChanged(BEN, Seat(1), Seat(2)),)


async def test_nobody_exchanges_places_in_a_match(rig: Rig) -> None:
    table = await rig.match()
    with refused(TableRefusal.ALREADY_SEATED, seat=1):
        await rig.service.swap(table.id, BEN, seat=Seat(0))


async def test_a_guest_leaves(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    outcome = await rig.service.leave(table.id, BEN)
    assert outcome.table.seats == (ANN, None, None, None)
    assert outcome.events == (SeatLeft(BEN, Seat(1)),)
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.leave(table.id, BEN)


async def test_the_host_hands_over_to_the_next_player_clockwise(rig: Rig) -> None:
    table = await rig.lobby(BEN, CAT, ANN, None)
    await rig.service.leave(table.id, BEN)
    outcome = await rig.service.leave(table.id, CAT)
    assert outcome.events == (SeatLeft(CAT, Seat(1)), HostChanged(ANN))
    await rig.service.sit(table.id, DAN)
    outcome = await rig.service.leave(table.id, ANN)
    assert outcome.table.host == DAN


async def test_the_new_host_can_start(rig: Rig) -> None:
    table = await rig.lobby(*FOUR)
    await rig.service.leave(table.id, ANN)
    await rig.service.sit(table.id, EVE)
    outcome = await rig.service.start(table.id, BEN)
    assert outcome.table.stage is Stage.PLAYING


async def test_an_empty_lobby_closes(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    outcome = await rig.service.leave(table.id, ANN)
    assert outcome.events == (SeatLeft(ANN, Seat(0)), TableClosed(CloseReason.EMPTY))
    assert (outcome.table.stage, outcome.table.host) == (Stage.CLOSED, None)
    assert await rig.service.tables_in_channel(CHANNEL) == ()
    with refused(TableRefusal.TABLE_CLOSED):
        await rig.service.sit(table.id, ANN)


async def test_a_table_that_does_not_exist(rig: Rig) -> None:
    with refused(TableRefusal.NO_SUCH_TABLE, table="nowhere"):
        await rig.service.get(TableId("nowhere"))
    with refused(TableRefusal.NO_SUCH_TABLE, table="nowhere"):
        await rig.service.leave(TableId("nowhere"), ANN)


async def test_tables_are_found_by_channel_and_by_user(rig: Rig) -> None:
    first, second = await rig.lobby(ANN, BEN), await rig.lobby(CAT, ANN)
    assert await rig.service.tables_in_channel(CHANNEL) == (first, second)
    assert await rig.service.tables_in_channel(CHANNEL + 1) == ()
    assert await rig.service.tables_of_user(ANN) == (first, second)
    assert await rig.service.tables_of_user(BEN) == (first,)
    assert await rig.service.tables_of_user(EVE) == ()
