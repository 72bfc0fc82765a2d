"""Leaving a match and joining it: the cards stay, the table waits."""

import pytest

from bot.tables.events import HostChanged, SeatLeft, SeatTaken
from bot.tables.refusals import TableRefusal
from bot.tables.table import Stage, Table, UserId
from engine.commands import AnswerPermission, AskPermission, Draw
from engine.events import QuestionWithdrawn
from engine.ruleset import Seat
from engine.state import Permission
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CAT, DAN, EVE, FOUR, Rig, mover_of


def partner_of(table: Table) -> UserId:
    """Return the partner of the player to move."""
    user = table.seats[(table.match.mover + 2) % 4]
    assert user is not None
    return user


async def test_the_cards_stay_for_whoever_comes(rig: Rig) -> None:
    table = await rig.match()
    left = await rig.service.leave(table.id, BEN)
    assert left.events == (SeatLeft(BEN, Seat(1)),)
    assert left.table.match == table.match
    assert (left.table.stage, left.table.open_seats) == (Stage.PLAYING, (1,))
    joined = await rig.service.sit(table.id, EVE)
    assert joined.events == (SeatTaken(EVE, Seat(1)),)
    assert joined.table.match == table.match
    assert joined.table.seats == (ANN, EVE, CAT, DAN)


async def test_the_same_user_comes_back_to_the_same_seat(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, ANN)
    await rig.service.leave(table.id, CAT)
    outcome = await rig.service.sit(table.id, CAT)
    assert outcome.table.seats == (None, BEN, CAT, DAN)


async def test_the_table_waits_for_the_seat_to_move(rig: Rig) -> None:
    table = await rig.match()
    mover, seat = mover_of(table), table.match.mover
    await rig.service.leave(table.id, mover)
    other = next(user for user in FOUR if user != mover)
    with refused(TableRefusal.WAITING_FOR_SEAT, seat=seat):
        await rig.service.play(table.id, other, [])
    await rig.service.sit(table.id, EVE)
    outcome = await rig.service.play(table.id, EVE, [Draw(seat)])
    assert outcome.events


async def test_the_others_play_on_while_a_seat_stands_open(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, partner_of(table))
    outcome = await rig.service.play(table.id, mover_of(table), [Draw(table.match.mover)])
    assert outcome.events


async def test_nobody_is_asked_on_an_open_seat(rig: Rig) -> None:
    table = await rig.match()
    seat = table.match.mover
    await rig.service.leave(table.id, partner_of(table))
    with refused(TableRefusal.PARTNER_AWAY, seat=(seat + 2) % 4):
        await rig.service.play(table.id, mover_of(table), [Draw(seat), AskPermission(seat)])


async def test_nobody_changes_seats_in_a_match(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, BEN)
    with refused(TableRefusal.ALREADY_SEATED, seat=0):
        await rig.service.sit(table.id, ANN, seat=Seat(1))


async def test_nobody_plays_two_hands_of_a_round(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, BEN)
    await rig.service.leave(table.id, CAT)
    with refused(TableRefusal.KNOWS_ANOTHER_HAND, seat=1):
        await rig.service.sit(table.id, BEN, seat=Seat(2))
    await rig.service.sit(table.id, EVE, seat=Seat(1))
    with refused(TableRefusal.KNOWS_ANOTHER_HAND, seat=1):
        await rig.service.sit(table.id, BEN)


async def test_between_rounds_any_open_seat_will_do(rig: Rig) -> None:
    table = await rig.between_rounds()
    await rig.service.leave(table.id, BEN)
    await rig.service.leave(table.id, CAT)
    outcome = await rig.service.sit(table.id, BEN, seat=Seat(2))
    assert outcome.table.seats == (ANN, None, BEN, DAN)


async def test_a_known_hand_is_forgotten_at_the_next_deal(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, BEN)
    await rig.service.sit(table.id, EVE)
    running = await rig.service.get(table.id)
    assert running.held == {(BEN, 1)}
    over = await rig.between_rounds()
    assert over.held == frozenset()
    await rig.service.leave(over.id, BEN)
    substituted = await rig.service.sit(over.id, EVE)
    assert substituted.table.held == {(BEN, 1)}
    dealt = await rig.service.next_round(over.id, EVE)
    assert dealt.table.held == frozenset()


@pytest.mark.parametrize("leaver", ["asker", "partner"])
async def test_a_question_is_withdrawn_with_who_asked_or_was_asked(rig: Rig, leaver: str) -> None:
    table = await rig.asked()
    asker = table.match.mover
    user = mover_of(table) if leaver == "asker" else partner_of(table)
    outcome = await rig.service.leave(table.id, user)
    assert outcome.events[0] == QuestionWithdrawn(asker)
    assert outcome.table.match.turn.permission is None


async def test_a_question_stays_when_somebody_else_leaves(rig: Rig) -> None:
    table = await rig.asked()
    opponent = table.seats[(table.match.mover + 1) % 4]
    assert opponent is not None
    outcome = await rig.service.leave(table.id, opponent)
    assert outcome.table.match.turn.permission is Permission.ASKED
    partner = partner_of(table)
    seat = table.seat_of(partner)
    assert seat is not None
    answered = await rig.service.play(table.id, partner, [AnswerPermission(seat, yes=False)])
    assert answered.table.match.turn.permission is Permission.REFUSED


async def test_the_host_of_a_match_hands_over_too(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, BEN)
    outcome = await rig.service.leave(table.id, ANN)
    assert outcome.events[-1] == HostChanged(CAT)


async def test_a_match_rests_without_anybody(rig: Rig) -> None:
    table = await rig.match()
    for user in (ANN, CAT, DAN):
        await rig.service.leave(table.id, user)
    outcome = await rig.service.leave(table.id, BEN)
    assert outcome.events == (SeatLeft(BEN, Seat(1)),)
    assert (outcome.table.stage, outcome.table.host) == (Stage.PLAYING, None)
    assert outcome.table.is_resting


async def test_only_its_players_wake_a_resting_match(rig: Rig) -> None:
    table = await rig.match()
    for user in FOUR:
        await rig.service.leave(table.id, user)
    with refused(TableRefusal.RESTING):
        await rig.service.sit(table.id, EVE)
    outcome = await rig.service.sit(table.id, CAT)
    assert outcome.events == (SeatTaken(CAT, Seat(2)), HostChanged(CAT))
    joined = await rig.service.sit(table.id, EVE)
    assert joined.table.seats == (EVE, None, CAT, None)
    assert joined.table.match == table.match


async def test_a_substitute_has_played_in_the_match_too(rig: Rig) -> None:
    table = await rig.match()
    await rig.service.leave(table.id, ANN)
    await rig.service.sit(table.id, EVE)
    for user in (BEN, CAT, DAN, EVE):
        await rig.service.leave(table.id, user)
    outcome = await rig.service.sit(table.id, EVE)
    assert outcome.table.seats == (EVE, None, None, None)
