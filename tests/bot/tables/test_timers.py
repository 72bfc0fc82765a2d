"""What time does to a table: reminders, missed turns, seats that come free, and tables that nobody uses."""

import asyncio
import random
from dataclasses import replace

import pytest

from bot.tables.absence import ABSENT_AFTER, HOST_ABSENT_AFTER, votes_needed
from bot.tables.clock import DAY, HOUR, MINUTE, MOST_MISSED, PACES
from bot.tables.codec import commit_of
from bot.tables.events import (
    ClockSet,
    ClockStoodStill,
    ClosingAnnounced,
    HostChanged,
    KeptOpen,
    PlayerRemoved,
    RemovalVoted,
    RemovalVoteWithdrawn,
    TableClosed,
    TurnMissed,
)
from bot.tables.refusals import TableRefusal
from bot.tables.service import Outcome
from bot.tables.table import CloseReason, RemovalReason, Stage, Table
from bot.tables.timers import LOBBY_LIFE, LOBBY_NOTICE, MATCH_LIFE, MATCH_NOTICE, due_at
from engine.commands import Discard, Draw
from engine.events import CardsDrawn, Discarded, PermissionAnswered
from engine.ruleset import Seat
from engine.state import Permission
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, EVE, FOUR, Rig, mover_of
from tests.bot.tables.test_replay import replayed

PACE = HOUR


async def clocked(rig: Rig, pace: int = PACE) -> Table:
    """Start a match with a clock."""
    lobby = await rig.lobby(*FOUR)
    await rig.service.set_clock(lobby.id, ANN, pace)
    return (await rig.service.start(lobby.id, ANN)).table


async def at_due(rig: Rig, table: Table) -> Outcome:
    """Let time pass until a table is due, and let it do what it does."""
    due = due_at(table)
    assert due is not None
    rig.clock.now = max(rig.clock.now, due)
    return await rig.service.time_passed(table.id)


async def missed(rig: Rig, table: Table) -> Outcome:
    """Let the player for whom all wait miss the turn, reminded before."""
    await at_due(rig, table)
    return await at_due(rig, await rig.service.get(table.id))


async def expired(rig: Rig, table: Table) -> Outcome:
    """Let nobody do anything at a table without a clock, until it is announced or done."""
    outcome = await at_due(rig, table)
    while not any(isinstance(event, ClosingAnnounced | TableClosed) for event in outcome.events):
        outcome = await at_due(rig, outcome.table)
    return outcome


# the clock


async def test_the_store_knows_when_a_table_is_due(rig: Rig) -> None:
    table = await clocked(rig)
    due = rig.clock.now + PACE * 0.75
    assert due_at(table) == due
    assert await rig.store.due(before=due - 1) == ()
    assert await rig.store.due(before=due) == (table.id,)


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace])
async def test_a_player_is_reminded_and_then_the_turn_is_played_for_them(rig: Rig, pace: int) -> None:
    table = await clocked(rig, pace)
    began, seat, user = rig.clock.now, table.match.mover, mover_of(table)
    reminded = await at_due(rig, table)
    assert reminded.table.clock.reminded_at == rig.clock.now == began + pace * 0.75
    assert reminded.table.match == table.match
    outcome = await at_due(rig, reminded.table)
    assert rig.clock.now == began + pace
    assert outcome.events[0] == TurnMissed(user, seat)
    assert isinstance(outcome.events[1], CardsDrawn)
    assert isinstance(outcome.events[-1], Discarded)
    after = outcome.table
    assert after.match.mover == (seat + 1) % 4
    assert (after.clock.missed_by(seat), after.clock.reminded_at, after.clock.since) == (1, None, rig.clock.now)
    assert await replayed(rig.store, after) == after


async def test_nothing_happens_before_the_time(rig: Rig) -> None:
    table = await clocked(rig)
    rig.clock.now += PACE * 0.75 - 1
    assert (await rig.service.time_passed(table.id)).events == ()
    assert await rig.service.get(table.id) == table


async def test_a_move_in_the_last_second_wins_over_the_timer(rig: Rig) -> None:
    table = await clocked(rig)
    table = (await at_due(rig, table)).table
    rig.clock.now = table.clock.deadline
    seat = table.match.mover
    while table.match.mover == seat:
        table = await rig.any_move(table, random.Random(2))
    assert (await rig.service.time_passed(table.id)).events == ()
    assert table.clock.since == rig.clock.now
    assert table.clock.missed == ()


@pytest.mark.parametrize("is_move_first", [True, False])
async def test_a_move_and_its_timer_at_once(rig: Rig, is_move_first: bool) -> None:
    table = (await at_due(rig, await clocked(rig))).table
    rig.clock.now = table.clock.deadline
    seat, user = table.match.mover, mover_of(table)
    drawn = (await rig.service.play(table.id, user, [Draw(seat)])).table
    card = drawn.match.hands[seat][0]
    move = rig.service.play(table.id, user, [Discard(seat, card)], revision=drawn.revision)
    timer = rig.service.time_passed(table.id)
    await asyncio.gather(*((move, timer) if is_move_first else (timer, move)), return_exceptions=True)
    after = await rig.service.get(table.id)
    assert after.match.mover == (seat + 1) % 4
    assert after.revision == drawn.revision + 1
    assert after.clock.missed_by(seat) == (0 if is_move_first else 1)


async def test_to_draw_gives_no_more_time(rig: Rig) -> None:
    table = await clocked(rig)
    rig.clock.now += 10
    drawn = await rig.service.play(table.id, mover_of(table), [Draw(table.match.mover)])
    assert drawn.table.clock.deadline == table.clock.deadline


async def test_who_plays_again_has_missed_nothing(rig: Rig) -> None:
    table = await clocked(rig)
    seat = table.match.mover
    table = (await missed(rig, table)).table
    while table.match.mover != seat:
        table = await rig.any_move(table, random.Random(3))
    assert table.clock.missed_by(seat) == 1
    table = await rig.any_move(table, random.Random(3))
    assert table.clock.missed == ()


async def test_after_too_many_missed_turns_the_seat_comes_free(rig: Rig) -> None:
    table = await clocked(rig)
    seat, user = table.match.mover, mover_of(table)
    for _ in range(MOST_MISSED - 1):
        table = (await missed(rig, table)).table
        assert table.seats[seat] == user
        while table.match.mover != seat:
            table = await rig.any_move(table, random.Random(4))
    outcome = await missed(rig, table)
    assert PlayerRemoved(user, seat, RemovalReason.MISSED) in outcome.events
    assert outcome.table.seats[seat] is None
    assert outcome.table.clock.missed == ()
    assert (user, seat) in outcome.table.held
    back = await rig.service.sit(table.id, user)
    assert back.table.seats == FOUR


async def test_without_anybody_there_the_table_comes_to_rest_by_itself(rig: Rig) -> None:
    table = await clocked(rig, MINUTE)
    for _ in range(200):
        if table.is_resting or table.is_between_rounds:
            break
        table = (await at_due(rig, table)).table
    if not table.is_resting:
        pytest.skip("the round was over before")
    assert table.host is None
    assert table.waited_user is None
    assert due_at(table) == table.last_act + MATCH_LIFE - MATCH_NOTICE


async def test_nobody_is_waited_for_on_a_free_seat(rig: Rig) -> None:
    table = await clocked(rig)
    seat, user = table.match.mover, mover_of(table)
    left = await rig.service.leave(table.id, user)
    assert due_at(left.table) == left.table.last_act + MATCH_LIFE - MATCH_NOTICE
    rig.clock.now += 2 * PACE
    joined = await rig.service.sit(table.id, EVE, seat=seat)
    assert joined.table.clock.since == rig.clock.now
    assert (await rig.service.time_passed(table.id)).events == ()


async def test_a_question_is_answered_with_no(rig: Rig) -> None:
    table = replace(await rig.asked(), clock=replace((await rig.asked()).clock, pace=PACE, since=rig.clock.now))
    table = await rig.rewrite(table)
    partner = table.match.partner
    assert partner is not None
    assert table.waited_seat == partner
    outcome = await missed(rig, table)
    assert outcome.events[:2] == (
        TurnMissed(FOUR[partner], partner),
        PermissionAnswered(partner, yes=False),
    )
    after = outcome.table
    assert after.match.turn.permission is Permission.REFUSED
    assert (after.waited_seat, after.clock.since) == (table.match.mover, rig.clock.now)
    assert due_at(after) == rig.clock.now + PACE * 0.75


async def test_the_clock_stands_still_while_the_bot_is_away(rig: Rig) -> None:
    table = await clocked(rig)
    left = rig.clock.now + 600
    rig.clock.now += 7200
    outcome = await rig.service.was_away(table.id, since=left, until=rig.clock.now)
    assert outcome.events == (ClockStoodStill(6600),)
    clock = outcome.table.clock
    assert (clock.deadline, clock.stood_still) == (rig.clock.now + PACE - 600, 6600)
    assert (await rig.service.time_passed(table.id)).events == ()


async def test_it_stands_still_only_for_the_present_turn(rig: Rig) -> None:
    table = await clocked(rig)
    outcome = await rig.service.was_away(table.id, since=rig.clock.now - 9000, until=rig.clock.now + 120)
    assert outcome.events == (ClockStoodStill(120),)
    again = await rig.service.was_away(table.id, since=rig.clock.now - 9000, until=rig.clock.now + 100)
    assert again.events == ()


@pytest.mark.parametrize(("pace", "away", "stops"), [(HOUR, 59, False), (HOUR, 60, True), (7 * DAY, 600, False)])
async def test_a_moment_makes_no_difference(rig: Rig, pace: int, away: int, stops: bool) -> None:
    table = await clocked(rig, pace)
    outcome = await rig.service.was_away(table.id, since=rig.clock.now, until=rig.clock.now + away)
    assert bool(outcome.events) is stops


async def test_a_clock_that_ran_out_in_a_moment_gets_it_back(rig: Rig) -> None:
    table = await clocked(rig)
    outcome = await rig.service.was_away(table.id, since=rig.clock.now + PACE - 5, until=rig.clock.now + PACE + 5)
    assert outcome.events == (ClockStoodStill(10),)


async def test_without_a_clock_nothing_stands_still(rig: Rig) -> None:
    table = await rig.match()
    assert (await rig.service.was_away(table.id, since=0, until=rig.clock.now + 9000)).events == ()


async def test_only_the_host_sets_the_clock(rig: Rig) -> None:
    lobby = await rig.lobby(*FOUR)
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.set_clock(lobby.id, BEN, PACE)
    with refused(TableRefusal.NO_SUCH_CLOCK):
        await rig.service.set_clock(lobby.id, ANN, 61)
    assert (await rig.service.set_clock(lobby.id, ANN, PACE)).events == (ClockSet(PACE, ANN),)
    assert (await rig.service.set_clock(lobby.id, ANN, PACE)).events == ()


@pytest.mark.parametrize(("before", "after"), [(0, MINUTE), (HOUR, MINUTE), (MINUTE, 3 * DAY)])
async def test_a_clock_set_in_a_match_gives_whoever_is_to_play_all_of_its_time(
    rig: Rig, before: int, after: int
) -> None:
    table = (await at_due(rig, await clocked(rig, before))).table
    assert table.clock.reminded_at is not None
    rig.clock.now += 3
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.set_clock(table.id, BEN, after)
    changed = await rig.service.set_clock(table.id, ANN, after)
    assert changed.events == (ClockSet(after, ANN),)
    clock = changed.table.clock
    assert (clock.pace, clock.deadline, clock.reminded_at) == (after, rig.clock.now + after, None)
    assert due_at(changed.table) == rig.clock.now + after * 0.75
    assert changed.table.turn_since == rig.clock.now
    assert changed.table.match == table.match
    assert await replayed(rig.store, changed.table) == changed.table


async def test_a_clock_taken_away_in_a_match_makes_nobody_absent_at_once(rig: Rig) -> None:
    table = await clocked(rig)
    seat = table.match.mover
    table = (await missed(rig, table)).table
    table = (await rig.service.remove(table.id, mover_of(table), seat)).table
    changed = (await rig.service.set_clock(table.id, ANN, 0)).table
    assert (changed.clock.missed, changed.votes) == ((), frozenset())
    assert due_at(changed) == rig.clock.now + ABSENT_AFTER
    with refused(TableRefusal.NOT_ABSENT, seat=seat):
        await rig.service.remove(changed.id, mover_of(changed), seat)


async def test_a_clock_set_between_rounds_begins_with_the_next_turn(rig: Rig) -> None:
    table = await rig.between_rounds()
    rig.clock.now += 100
    changed = (await rig.service.set_clock(table.id, ANN, PACE)).table
    assert changed.turn_since == table.turn_since
    dealt = (await rig.service.next_round(table.id, ANN)).table
    assert dealt.clock.deadline == rig.clock.now + PACE


async def test_a_clock_set_while_a_partner_is_asked_gives_the_partner_the_time(rig: Rig) -> None:
    table = await rig.asked()
    rig.clock.now += 100
    changed = (await rig.service.set_clock(table.id, ANN, PACE)).table
    assert (changed.waited_seat, changed.clock.deadline) == (table.match.partner, rig.clock.now + PACE)


async def test_a_rematch_has_the_same_clock(rig: Rig) -> None:
    over = replace(await rig.over(), clock=replace((await rig.over()).clock, pace=PACE))
    table = await rig.rewrite(over)
    assert (await rig.service.rematch(table.id, BEN)).table.clock.pace == PACE


# players who are away


async def test_the_others_vote_an_absent_player_off(rig: Rig) -> None:
    table = await clocked(rig)
    seat, user = table.match.mover, mover_of(table)
    first, second, third = (FOUR[(seat + step) % 4] for step in (1, 2, 3))
    with refused(TableRefusal.NOT_ABSENT, seat=seat):
        await rig.service.remove(table.id, first, seat)
    table = (await missed(rig, table)).table
    assert votes_needed(table, seat) == 2
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.remove(table.id, EVE, seat)
    with refused(TableRefusal.NOT_ABSENT, seat=seat):
        await rig.service.remove(table.id, user, seat)
    assert (await rig.service.remove(table.id, first, seat)).events == (RemovalVoted(first, seat),)
    with refused(TableRefusal.ALREADY_VOTED, seat=seat):
        await rig.service.remove(table.id, first, seat)
    outcome = await rig.service.remove(table.id, third, seat)
    assert outcome.events[:2] == (RemovalVoted(third, seat), PlayerRemoved(user, seat, RemovalReason.VOTED))
    assert outcome.table.seats[seat] is None
    assert outcome.table.votes == frozenset()
    with refused(TableRefusal.NOBODY_THERE, seat=seat):
        await rig.service.remove(table.id, second, seat)


async def test_a_vote_can_be_taken_back_and_given_again(rig: Rig) -> None:
    table = await clocked(rig)
    seat, user = table.match.mover, mover_of(table)
    first, _, third = (FOUR[(seat + step) % 4] for step in (1, 2, 3))
    table = (await missed(rig, table)).table
    with refused(TableRefusal.NOT_VOTED, seat=seat):
        await rig.service.withdraw_vote(table.id, first, seat)
    await rig.service.remove(table.id, first, seat)
    with refused(TableRefusal.NOT_VOTED, seat=seat):
        await rig.service.withdraw_vote(table.id, third, seat)
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.withdraw_vote(table.id, EVE, seat)
    back = await rig.service.withdraw_vote(table.id, first, seat)
    assert back.events == (RemovalVoteWithdrawn(first, seat),)
    assert back.table.votes == frozenset()
    assert await replayed(rig.store, back.table) == back.table
    assert (await rig.service.remove(table.id, third, seat)).table.seats[seat] == user
    assert (await rig.service.remove(table.id, first, seat)).table.seats[seat] is None


async def test_who_is_away_has_no_weight_in_a_vote(rig: Rig) -> None:
    table = await clocked(rig)
    for _ in range(3):
        table = (await missed(rig, table)).table
    present = mover_of(table)
    seat = Seat((table.match.mover + 1) % 4)
    assert votes_needed(table, seat) == 1
    assert (await rig.service.remove(table.id, present, seat)).table.seats[seat] is None


async def test_a_vote_is_over_when_the_player_plays(rig: Rig) -> None:
    table = await clocked(rig)
    seat = table.match.mover
    table = (await missed(rig, table)).table
    table = (await rig.service.remove(table.id, mover_of(table), seat)).table
    while table.match.mover != seat:
        table = await rig.any_move(table, random.Random(6))
    assert len(table.votes) == 1
    table = await rig.any_move(table, random.Random(6))
    assert table.votes == frozenset()


async def test_without_a_clock_absent_is_who_does_not_play_for_an_hour(rig: Rig) -> None:
    table = await rig.match()
    seat, user = table.match.mover, mover_of(table)
    other = FOUR[(seat + 1) % 4]
    rig.clock.now += ABSENT_AFTER - 1
    with refused(TableRefusal.NOT_ABSENT, seat=seat):
        await rig.service.remove(table.id, other, seat)
    outcome = await at_due(rig, table)
    assert outcome.table.clock.reminded_at == rig.clock.now
    assert (await rig.service.remove(table.id, other, seat)).events == (RemovalVoted(other, seat),)
    with refused(TableRefusal.NOT_ABSENT, seat=(seat + 1) % 4):
        await rig.service.remove(table.id, user, Seat((seat + 1) % 4))


async def test_the_host_takes_somebody_off_the_lobby(rig: Rig) -> None:
    lobby = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.remove(lobby.id, BEN, Seat(0))
    with refused(TableRefusal.NOT_ABSENT, seat=0):
        await rig.service.remove(lobby.id, ANN, Seat(0))
    with refused(TableRefusal.NOBODY_THERE, seat=2):
        await rig.service.remove(lobby.id, ANN, Seat(2))
    with refused(TableRefusal.NO_SUCH_SEAT, seat=9):
        await rig.service.remove(lobby.id, ANN, Seat(9))
    outcome = await rig.service.remove(lobby.id, ANN, Seat(1))
    assert outcome.events == (PlayerRemoved(BEN, Seat(1), RemovalReason.HOST),)


async def test_the_host_hands_over(rig: Rig) -> None:
    lobby = await rig.lobby(ANN, BEN)
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.hand_over(lobby.id, BEN, Seat(1))
    assert (await rig.service.hand_over(lobby.id, ANN, Seat(1))).events == (HostChanged(BEN),)
    assert (await rig.service.hand_over(lobby.id, BEN, Seat(1))).events == ()
    with refused(TableRefusal.NOBODY_THERE, seat=3):
        await rig.service.hand_over(lobby.id, BEN, Seat(3))


async def test_another_one_becomes_host_where_the_host_does_not_start(rig: Rig) -> None:
    lobby = await rig.lobby(*FOUR)
    rig.clock.now += HOST_ABSENT_AFTER
    with refused(TableRefusal.NOT_HOST, host=ANN):
        await rig.service.hand_over(lobby.id, BEN, Seat(2))
    assert (await rig.service.hand_over(lobby.id, BEN, Seat(1))).table.host == BEN


async def test_who_is_not_in_the_server_any_more_loses_the_seat(rig: Rig) -> None:
    table = await rig.asked()
    partner = table.match.partner
    assert partner is not None
    user = FOUR[partner]
    outcome = await rig.service.remove_gone(table.id, user)
    assert PlayerRemoved(user, partner, RemovalReason.GONE) in outcome.events
    assert outcome.table.match.turn.permission is None
    assert (await rig.service.remove_gone(table.id, user)).events == ()
    assert outcome.table.last_act == table.last_act


# tables that nobody uses


async def test_a_lobby_expires_after_an_announcement(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    began = rig.clock.now
    announced = await expired(rig, table)
    assert announced.events == (ClosingAnnounced(),)
    assert rig.clock.now == began + LOBBY_LIFE - LOBBY_NOTICE
    closed = await at_due(rig, announced.table)
    assert rig.clock.now == began + LOBBY_LIFE
    assert closed.events == (TableClosed(CloseReason.EXPIRED),)
    assert due_at(closed.table) is None
    assert await rig.store.due(before=rig.clock.now * 2) == ()


async def test_an_announcement_gives_time_even_if_it_comes_late(rig: Rig) -> None:
    table = await rig.lobby(ANN, BEN)
    rig.clock.now += 3 * LOBBY_LIFE
    announced = await rig.service.time_passed(table.id)
    assert announced.events == (ClosingAnnounced(),)
    assert due_at(announced.table) == rig.clock.now + LOBBY_NOTICE


@pytest.mark.parametrize("how", ["keep", "sit"])
async def test_whoever_does_something_keeps_a_lobby_open(rig: Rig, how: str) -> None:
    table = await rig.lobby(ANN, BEN)
    assert (await rig.service.keep_open(table.id, BEN)).events == ()
    announced = await expired(rig, table)
    if how == "keep":
        with refused(TableRefusal.NOT_SEATED):
            await rig.service.keep_open(table.id, EVE)
        outcome = await rig.service.keep_open(table.id, BEN)
        assert outcome.events == (KeptOpen(BEN),)
    else:
        outcome = await rig.service.sit(announced.table.id, EVE)
    assert outcome.table.warned_at is None
    assert due_at(outcome.table) == rig.clock.now + LOBBY_LIFE - LOBBY_NOTICE


async def test_a_match_without_any_act_is_closed(rig: Rig) -> None:
    table = await rig.match()
    began = rig.clock.now
    announced = await expired(rig, table)
    assert rig.clock.now == began + MATCH_LIFE - MATCH_NOTICE
    closed = await expired(rig, announced.table)
    assert closed.events == (TableClosed(CloseReason.IDLE),)
    assert closed.table.stage is Stage.CLOSED


async def test_a_slow_clock_keeps_a_match_longer(rig: Rig) -> None:
    table = await clocked(rig, 7 * DAY)
    table = (await missed(rig, table)).table
    table = (await missed(rig, table)).table
    assert rig.clock.now - table.last_act == MATCH_LIFE
    assert table.is_open
    assert table.warned_at is None


async def test_a_commit_of_a_closed_table_has_no_timer(rig: Rig) -> None:
    over = await rig.over()
    assert commit_of(over, (), None).table.due_at is None
    assert due_at(over) is None
