"""Computers take seats, make room for people, and stand in for whoever leaves."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.tables import events as te
from bot.tables.computer import Computer, Level
from bot.tables.refusals import TableRefusal
from bot.tables.table import CloseReason, Stage, Table
from engine.commands import AnswerPermission
from engine.ruleset import Seat
from engine.rulesets import CLASSIC, RULESETS
from engine.state import Permission, Phase
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CAT, CHANNEL, DAN, EVE, FOUR, GUILD, Rig, any_command

EXPERT, STANDARD = Computer(Level.EXPERT), Computer(Level.STANDARD)
STAND_IN = Computer(Level.EXPERT, stands_in=True)


async def alone(rig: Rig, level: Level = Level.STANDARD, *, stand_in: Level | None = None) -> Table:
    """Open a table of Ann and three computers."""
    opened = await rig.service.open_table(
        guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, computers=level, stand_in=stand_in
    )
    return opened.table


async def match_with_stand_ins(rig: Rig) -> Table:
    """Start a match of four people in which an expert plays for whoever leaves."""
    opened = await rig.service.open_table(
        guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, seats=FOUR, stand_in=Level.EXPERT
    )
    return (await rig.service.start(opened.table.id, ANN)).table


async def test_computers_take_all_other_seats_and_the_match_starts(rig: Rig) -> None:
    table = await alone(rig)
    assert table.seats == (ANN, None, None, None)
    assert table.computers == (None, STANDARD, STANDARD, STANDARD)
    assert table.is_full
    assert table.open_seats == ()
    started = (await rig.service.start(table.id, ANN)).table
    assert started.stage is Stage.PLAYING
    assert started.former == {ANN}


async def test_computers_take_the_seats_that_named_people_do_not(rig: Rig) -> None:
    opened = await rig.service.open_table(
        guild_id=GUILD,
        channel_id=CHANNEL,
        host=ANN,
        ruleset=CLASSIC,
        seats=(ANN, None, CAT),
        computers=Level.BEGINNER,
    )
    assert opened.table.seats == (ANN, None, CAT, None)
    assert [seat for seat, each in enumerate(opened.table.computers) if each] == [1, 3]


async def test_the_host_sets_computers_and_takes_them_off(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    one = (await rig.service.seat_computers(table.id, ANN, Level.EXPERT, seat=Seat(2))).table
    assert one.computers == (None, None, EXPERT, None)
    other = (await rig.service.seat_computers(table.id, ANN, Level.STANDARD, seat=Seat(2))).table
    assert other.computer_on(2) == STANDARD
    full = (await rig.service.seat_computers(table.id, ANN, Level.EXPERT)).table
    assert full.computers == (None, None, STANDARD, EXPERT)
    assert full.is_full
    less = (await rig.service.take_computer_off(table.id, ANN, Seat(3))).table
    assert less.open_seats == (3,)
    none = (await rig.service.take_computer_off(table.id, ANN, Seat(2))).table
    assert none.computers == ()


async def test_only_the_host_of_a_lobby_decides_on_computers(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    service = rig.service
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await service.seat_computers(table.id, BEN, Level.EXPERT)
    with refused(TableRefusal.NOT_SEATED):
        await service.seat_computers(table.id, EVE, Level.EXPERT)
    with refused(TableRefusal.SEAT_TAKEN, seat=1):
        await service.seat_computers(table.id, ANN, Level.EXPERT, seat=Seat(1))
    with refused(TableRefusal.NO_SUCH_SEAT, seat=4):
        await service.seat_computers(table.id, ANN, Level.EXPERT, seat=Seat(4))
    with refused(TableRefusal.NOBODY_THERE, seat=2):
        await service.take_computer_off(table.id, ANN, Seat(2))
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await service.set_hints(table.id, BEN, allowed=False)
    await service.seat_computers(table.id, ANN, Level.EXPERT)
    with refused(TableRefusal.TABLE_FULL):
        await service.seat_computers(table.id, ANN, Level.EXPERT)
    await service.start(table.id, ANN)
    with refused(TableRefusal.ALREADY_STARTED):
        await service.take_computer_off(table.id, ANN, Seat(2))


async def test_hints_and_stand_ins_are_the_hosts_to_choose(rig: Rig) -> None:
    table = await alone(rig, stand_in=Level.EXPERT)
    assert table.hints
    assert table.stand_in is Level.EXPERT
    assert not (await rig.service.set_hints(table.id, ANN, allowed=False)).table.hints
    assert (await rig.service.set_stand_in(table.id, ANN, None)).table.stand_in is None
    assert not (await rig.service.set_stand_in(table.id, ANN, None)).events


async def test_hints_and_stand_ins_can_be_changed_in_a_match(rig: Rig) -> None:
    table = await rig.match()
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.set_hints(table.id, BEN, allowed=False)
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.set_stand_in(table.id, BEN, Level.EXPERT)
    assert not (await rig.service.set_hints(table.id, ANN, allowed=False)).table.hints
    await rig.service.set_stand_in(table.id, ANN, Level.EXPERT)
    left = (await rig.service.leave(table.id, BEN)).table
    assert left.computer_on(1) == Computer(Level.EXPERT, stands_in=True)


async def test_people_come_before_computers_in_the_lobby(rig: Rig) -> None:
    table = await alone(rig)
    joined = (await rig.service.sit(table.id, BEN)).table
    assert joined.seats == (ANN, BEN, None, None)
    assert joined.computers == (None, None, STANDARD, STANDARD)
    swapped = (await rig.service.swap(table.id, BEN, seat=Seat(2))).table
    assert swapped.seats == (ANN, None, BEN, None)
    assert swapped.computers == (None, STANDARD, None, STANDARD)
    sat = (await rig.service.sit(table.id, BEN, seat=Seat(3))).table
    assert sat.seats == (ANN, None, None, BEN)
    assert sat.computers == (None, STANDARD, STANDARD, None)


async def test_a_lobby_closes_with_its_last_person(rig: Rig) -> None:
    table = await alone(rig)
    left = (await rig.service.leave(table.id, ANN)).table
    assert left.closed_because is CloseReason.EMPTY


async def test_other_rules_keep_the_computers_that_have_a_seat(rig: Rig) -> None:
    table = await alone(rig)
    small = (await rig.service.change_rules(table.id, ANN, lambda _: RULESETS["two-players"])).table
    assert small.seats == (ANN, None)
    assert small.computers == (None, STANDARD)
    large = (await rig.service.change_rules(table.id, ANN, lambda _: CLASSIC)).table
    assert large.open_seats == (2, 3)


async def test_nobody_takes_the_place_of_a_computer_in_a_match(rig: Rig) -> None:
    table = await alone(rig)
    await rig.service.start(table.id, ANN)
    with refused(TableRefusal.TABLE_FULL):
        await rig.service.sit(table.id, BEN)
    with refused(TableRefusal.SEAT_TAKEN, seat=2):
        await rig.service.sit(table.id, BEN, seat=Seat(2))


async def test_an_expert_stands_in_for_whoever_leaves_until_they_return(rig: Rig) -> None:
    table = await match_with_stand_ins(rig)
    left = (await rig.service.leave(table.id, BEN)).table
    assert left.seats[1] is None
    assert left.computer_on(1) == STAND_IN
    assert left.is_full
    assert left.seats_to_take == (1,)
    assert left.match.hands == table.match.hands
    back = (await rig.service.sit(table.id, BEN)).table
    assert back.seats == FOUR
    assert back.computers == ()


async def test_a_substitute_takes_the_seat_from_a_stand_in(rig: Rig) -> None:
    table = await match_with_stand_ins(rig)
    await rig.service.leave(table.id, BEN)
    taken = (await rig.service.sit(table.id, EVE, seat=Seat(1))).table
    assert taken.seats[1] == EVE
    assert taken.computer_on(1) is None
    with refused(TableRefusal.SEAT_TAKEN, seat=1):
        await rig.service.sit(table.id, BEN, seat=Seat(1))


async def test_without_a_stand_in_the_seat_is_free(rig: Rig) -> None:
    table = await rig.match()
    left = (await rig.service.leave(table.id, BEN)).table
    assert left.open_seats == (1,)


async def test_all_people_gone_the_computers_stop(rig: Rig) -> None:
    table = await match_with_stand_ins(rig)
    for user in FOUR:
        table = (await rig.service.leave(table.id, user)).table
    assert table.is_resting
    assert table.computer_to_act is None
    assert table.computers == (STAND_IN,) * 4
    mover = table.match.mover
    with refused(TableRefusal.RESTING):
        await rig.service.play_computer(
            table.id, mover, (any_command(table, random.Random(1)),), revision=table.revision
        )
    with refused(TableRefusal.RESTING):
        await rig.service.sit(table.id, EVE)
    back = (await rig.service.sit(table.id, CAT)).table
    assert back.seats == (None, None, CAT, None)
    assert back.host == CAT
    assert not back.is_resting


async def test_a_computer_plays_for_its_seat_alone_and_never_twice(rig: Rig) -> None:
    table = await match_with_stand_ins(rig)
    mover = table.match.mover
    user = table.seats[mover]
    assert user is not None
    table = (await rig.service.leave(table.id, user)).table
    assert table.computer_to_act == mover
    command = any_command(table, random.Random(1))
    other = table.ruleset.next_seat(mover, 1)
    with refused(TableRefusal.NOT_YOURS, seat=other):
        await rig.service.play_computer(table.id, other, (command,), revision=table.revision)
    played = (await rig.service.play_computer(table.id, mover, (command,), revision=table.revision)).table
    assert played.revision == table.revision + 1
    with refused(TableRefusal.STALE, revision=played.revision):
        await rig.service.play_computer(table.id, mover, (command,), revision=table.revision)


async def test_a_computers_move_is_nobodys_act(rig: Rig) -> None:
    table = await match_with_stand_ins(rig)
    mover = table.match.mover
    user = table.seats[mover]
    assert user is not None
    table = (await rig.service.leave(table.id, user)).table
    rig.clock.now += 100
    command = any_command(table, random.Random(1))
    played = (await rig.service.play_computer(table.id, mover, (command,), revision=table.revision)).table
    assert played.last_act == table.last_act
    assert played.waited_user is None


async def asked_match(rig: Rig) -> Table:
    """Return a match in which the player to move waits for the partner's answer."""
    table = await match_with_stand_ins(rig)
    turn = table.match.turn._replace(phase=Phase.MELD, permission=Permission.ASKED)
    return await rig.rewrite(replace(table, match=table.match._replace(turn=turn)))


async def test_a_question_to_somebody_who_leaves_is_withdrawn(rig: Rig) -> None:
    table = await asked_match(rig)
    user = table.waited_user
    assert user is not None
    left = (await rig.service.leave(table.id, user)).table
    assert left.match.turn.permission is None
    assert left.waited_seat == left.match.mover


async def test_a_computer_answers_the_question_of_its_partner(rig: Rig) -> None:
    table = await asked_match(rig)
    partner = table.waited_seat
    assert partner is not None
    computers = tuple(STAND_IN if seat == partner else None for seat in range(4))
    seats = tuple(None if seat == partner else user for seat, user in enumerate(FOUR))
    asked = await rig.rewrite(replace(table, seats=seats, computers=computers))
    assert asked.computer_to_act == partner
    answer = AnswerPermission(partner, yes=True)
    answered = await rig.service.play_computer(asked.id, partner, (answer,), revision=asked.revision)
    assert answered.table.match.turn.permission is Permission.GRANTED


async def test_a_side_of_computers_need_not_agree_to_end(rig: Rig) -> None:
    table = await alone(rig)
    await rig.service.start(table.id, ANN)
    ended = (await rig.service.agree_to_end(table.id, ANN)).table
    assert ended.closed_because is CloseReason.AGREED


async def test_a_rematch_has_the_same_computers_but_no_stand_ins(rig: Rig) -> None:
    table = await rig.over()
    table = await rig.rewrite(
        replace(
            table,
            seats=(ANN, None, CAT, None),
            computers=(None, STAND_IN, None, STANDARD),
            stand_in=Level.EXPERT,
            hints=False,
        )
    )
    again = (await rig.service.rematch(table.id, ANN)).table
    assert again.seats == (ANN, None, CAT, None)
    assert again.computers == (None, None, None, STANDARD)
    assert again.stand_in is Level.EXPERT
    assert not again.hints


@pytest.mark.parametrize("user", [ANN, DAN])
async def test_what_is_stored_makes_the_same_table(rig: Rig, user: int) -> None:
    table = await match_with_stand_ins(rig)
    left = (await rig.service.leave(table.id, BEN)).table
    fresh = Rig.of(rig.store, rig.clock)
    assert await fresh.service.get(table.id) == left
    assert any(isinstance(event, te.ComputerSeated) for event in rig.notes.events)
