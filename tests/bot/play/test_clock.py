"""The turn clock as players meet it: reminders, turns played for them, free seats, votes, and a bot that was away."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord

from bot.tables.clock import DAY, HOUR, MINUTE, MOST_MISSED
from bot.tables.table import CloseReason, Stage, Table
from bot.tables.timers import closes_at
from bot.ui.custom_id import Verb
from engine.state import Permission, Phase
from storage import SqliteStore
from tests.bot.play.games import Game
from tests.bot.play.people import Person, notified, offer_of, offers, public
from tests.bot.play.policy import Pressing
from tests.bot.play.timed import SimulatedClock, client_of, pass_time, timed_game
from tests.bot.play.watching import SEATS, cards_in, check_board, turn_calls
from tests.bot.simulation import texts

SOON = 1.0
"""Seconds after which what was due has happened."""


def reminders(match: Game) -> list[str]:
    """Return the reminders that stand in the channel."""
    return [texts(message) for message in public(match.server) if "everybody waits for you" in texts(message)]


async def let_time_run_out(match: Game) -> Table:
    """Let nobody do anything until the time of a turn is up; return the table as it was before."""
    table = await match.table()
    await pass_time(match, table.clock.deadline - match.server.env.now().timestamp() + SOON)
    return table


async def choose(person: Person, match: Game, verb: Verb, value: str) -> str:
    """Open the page about the players, and choose something there; return what it says then."""
    shown = await person.click(public(match.server, Verb.PLAYERS)[-1], Verb.PLAYERS)
    assert shown.ephemeral
    assert shown.response is not None
    await person.press(shown.response, Pressing(offer_of(shown.response, verb), value))
    return texts(shown.response)


async def test_the_host_chooses_a_clock_and_everybody_sees_it() -> None:
    async with timed_game("eve", is_started=False) as match:
        ann, bob = match.people["ann"], match.people["bob"]
        [lobby] = public(match.server)
        assert "Clock: off" in texts(lobby)

        said = await choose(ann, match, Verb.CLOCK, str(HOUR))

        assert "Clock: 1 hour a turn" in said
        assert "Clock: 1 hour a turn" in texts(lobby)
        forged = await bob.forge(lobby, f"c1:{match.table_id}:1:clock:60")
        assert forged.response is not None
        assert "Only the host" in texts(forged.response)
        for wrong in ("61", "x", "-1", "99999999999"):
            await ann.forge(lobby, f"c1:{match.table_id}:1:clock:{wrong}")
        assert (await match.table()).clock.pace == HOUR
        await ann.click(lobby, Verb.START)
        table = await match.table()
        mover = await match.mover()
        until = f"<t:{int(table.clock.deadline)}:R>"
        assert f"Clock: 1 hour a turn · {mover.actor.mention}’s time is up {until}" in texts(match.board())
        assert until in texts(turn_calls(match.server)[-1])


async def test_the_host_changes_the_clock_during_the_match_and_the_player_is_called_anew() -> None:
    async with timed_game("eve", pace=MINUTE, beat=float(HOUR)) as match:
        ann, bob, eve = (match.people[name] for name in ("ann", "bob", "eve"))
        mover, before = await match.mover(), await match.table()
        await pass_time(match, MINUTE * 0.75 + SOON)
        assert len(reminders(match)) == 1

        page = await settings_of(ann, match)
        assert "Clock: 1 minute a turn" in texts(page)
        await ann.press(page, Pressing(offer_of(page, Verb.CLOCK), str(DAY)))

        assert "Clock: 1 day a turn" in texts(page)
        assert not reminders(match)
        table = await match.table()
        until = f"<t:{int(table.clock.deadline)}:R>"
        assert table.clock.deadline == pytest.approx(match.server.env.now().timestamp() + DAY, abs=2 * SOON)
        [call] = turn_calls(match.server)
        assert notified(call) == {mover.id}
        assert until in texts(call)
        assert until in texts(match.board())
        await pass_time(match, HOUR)
        assert (await match.table()).match == before.match

        looked = await settings_of(bob, match)
        assert "Only the host can change this." in texts(looked)
        assert not offers(looked)
        assert "Clock: 1 day a turn" in texts(await settings_of(eve, match))
        forged = await bob.forge(match.board(), f"c1:{match.table_id}:1:clock:0")
        assert forged.response is not None
        assert "Only the host" in texts(forged.response)
        assert (await match.table()).clock.pace == DAY


async def test_the_host_changes_hints_and_the_stand_in_during_the_match() -> None:
    async with timed_game() as match:
        ann = match.people["ann"]
        page = await settings_of(ann, match)
        await ann.click(page, Verb.HINTS)
        assert "**Hints:** off." in texts(page)
        await ann.press(page, Pressing(offer_of(page, Verb.STAND_IN), "beginner"))
        assert "🤖 Computer (beginner) plays for them" in texts(page)
        hand = await (await match.mover()).look()
        assert Verb.HINT not in {offer.verb for offer in offers(hand)}
        await ann.click(page, Verb.HINTS)
        assert (await match.table()).hints


async def settings_of(person: Person, match: Game) -> simcord.ResponseMessage:
    """Open the page about what holds at the table, by way of the page about the players."""
    players = await person.click(match.board(), Verb.PLAYERS)
    assert players.response is not None
    page = players.response
    await person.click(page, Verb.TABLE_SETTINGS)
    return page


async def test_the_server_has_a_usual_clock() -> None:
    async with timed_game(pace=DAY, is_started=False) as match:
        assert "Clock: 1 day a turn" in texts(public(match.server)[0])


@pytest.mark.parametrize("pace", [MINUTE, HOUR, 7 * DAY])
async def test_a_reminder_and_then_a_safe_turn(pace: int) -> None:
    async with timed_game(pace=pace, beat=float(pace)) as match:
        before, mover = await match.table(), await match.mover()

        await pass_time(match, pace * 0.75 + SOON)

        [reminder] = [message for message in public(match.server) if "everybody waits" in texts(message)]
        assert notified(reminder) == {mover.id}
        assert f"<t:{int(before.clock.deadline)}:R>. Then I draw and discard for you." in texts(reminder)
        assert (await match.table()).match == before.match

        await pass_time(match, pace * 0.25)

        after = await match.table()
        assert after.match.mover != before.match.mover
        assert after.clock.missed_by(before.match.mover) == 1
        assert not reminders(match)
        check_board(texts(match.board()), after)
        assert f"⏰ {mover.actor.mention} has missed a turn. I played for them." in texts(match.board())
        [call] = turn_calls(match.server)
        assert notified(call) == {(await match.mover()).id}
        hand = await (await match.mover()).open_hand()
        offer_of(hand, Verb.DRAW)


async def test_a_hand_that_was_open_shows_how_things_stand() -> None:
    async with timed_game(pace=HOUR) as match:
        mover = await match.mover()
        hand = await mover.open_hand()
        await let_time_run_out(match)

        await mover.click(hand, Verb.DRAW)

        assert "The table has moved on in the meantime." in texts(hand)


async def test_who_plays_in_time_is_not_reminded() -> None:
    async with timed_game(pace=HOUR) as match:
        for _ in range(3):
            await pass_time(match, HOUR / 2)
            mover = (await match.table()).match.mover
            await match.play_until(lambda table, mover=mover: table.match.mover != mover)  # type: ignore[misc]
            assert not reminders(match)
        assert (await match.table()).clock.missed == ()


async def test_half_an_opening_is_taken_back() -> None:
    async with timed_game(pace=HOUR) as match:

        def has_half_opened(table: Table) -> bool:
            turn, points = table.match.turn, table.ruleset.points_of
            laid = sum(points[card] for each in turn.laid for card in each.all_cards)
            return 0 < laid < turn.minimum and not turn.fixed

        before = await match.play_until(has_half_opened)
        melds = before.match.side_of(before.match.mover).melds
        assert melds

        await let_time_run_out(match)

        after = await match.table()
        assert not after.match.side_of(before.match.mover).melds
        assert after.match.mover != before.match.mover
        check_board(texts(match.board()), after)


async def test_a_question_is_answered_no_and_play_goes_on() -> None:
    async with timed_game(pace=HOUR) as match:
        before = await match.play_until(lambda table: table.match.turn.permission is Permission.ASKED)
        asker, partner = await match.mover(), await match.asked()

        await pass_time(match, before.clock.reminds_at - match.server.env.now().timestamp() + SOON)

        [reminder] = [message for message in public(match.server) if "everybody waits" in texts(message)]
        assert notified(reminder) == {partner.id}
        assert "Then the answer to your partner is no." in texts(reminder)

        await let_time_run_out(match)

        after = await match.table()
        assert after.match.turn.permission is Permission.REFUSED
        assert after.match.mover == before.match.mover
        assert any(f"{partner.actor.mention} said **no**" in texts(message) for message in public(match.server))
        hand = await asker.look()
        offer_of(hand, Verb.DISCARD)
        assert not public(match.server, Verb.YES)


async def test_missed_turns_open_the_seat_and_the_player_can_come_back() -> None:
    async with timed_game("eve", pace=HOUR) as match:
        seat, away = (await match.table()).match.mover, await match.mover()
        for _ in range(MOST_MISSED):
            assert (await match.table()).match.mover == seat
            await let_time_run_out(match)
            await match.play_until(lambda table: table.match.mover == seat or table.seats[seat] is None)

        table = await match.table()
        assert table.seats[seat] is None
        assert "missed" not in texts(match.board())
        [vacancy] = [message for message in public(match.server) if "a seat is free" in texts(message)]
        assert away.id not in notified(vacancy)
        revision = table.revision

        await match.play_until(lambda table: table.match.mover == seat)
        await pass_time(match, 3 * HOUR)

        assert (await match.table()).match.mover == seat
        assert (await match.table()).revision > revision
        shown = await away.click(match.board(), Verb.SIT)
        assert shown.response is not None
        assert f"You are **{SEATS[seat]}**" in texts(shown.response)
        assert (await match.table()).seats[seat] == away.id


async def test_a_substitute_sees_that_hand_alone() -> None:
    async with timed_game("eve", pace=HOUR) as match:
        eve, away = match.people["eve"], await match.mover()
        seat = (await match.table()).match.mover
        await away.slash("leave")
        table = await match.table()

        await eve.click(match.board(), Verb.SIT)

        hands = [texts(message) for message in eve.private()]
        assert len(hands) == 1
        shown = cards_in(hands[0].split("\n### ")[1].split("\n")[0])
        assert shown.total() == len(table.match.hands[seat])
        assert (await match.table()).clock.since > table.clock.since
        refused = await away.slash("hand")
        assert refused.response is not None
        assert "You do not sit" in texts(refused.response)


async def test_a_press_in_the_last_second_wins() -> None:
    async with timed_game(pace=HOUR) as match:
        await match.play_until(lambda table: table.match.phase is Phase.MELD and not table.match.turn.laid)
        mover, before = await match.mover(), await match.table()
        hand = mover.hand()
        assert hand is not None
        discard = offer_of(hand, Verb.DISCARD)
        await pass_time(match, before.clock.deadline - match.server.env.now().timestamp() - 0.5)
        assert len(reminders(match)) == 1

        # The hand was opened before the reminder; the match is still as it shows it.
        await mover.press(hand, Pressing(discard, discard.values[-1]))
        await pass_time(match, SOON)

        after = await match.table()
        assert after.match.mover != before.match.mover
        assert after.clock.missed == ()


async def test_without_a_clock_nobody_is_called_twice() -> None:
    async with timed_game() as match:
        before, shown = await match.table(), [message.id for message in public(match.server)]
        await pass_time(match, 2 * DAY)
        assert not reminders(match)
        assert [message.id for message in public(match.server)] == shown, "a board has come up for nothing"
        after = await match.table()
        assert after.match == before.match
        assert len(turn_calls(match.server)) == 1
        assert "Clock" not in texts(match.board())


# the bot was away


@pytest.mark.parametrize("gracefully", [True, False])
async def test_a_restart_gives_the_time_back(tmp_path: Path, gracefully: bool) -> None:
    file, clock = tmp_path / "canasta.db", SimulatedClock()
    async with timed_game(pace=HOUR, store=await SqliteStore.open(file, clock=clock), clock=clock) as match:
        env, before = match.server.env, await match.table()
        await pass_time(match, 1500)
        if gracefully:
            await match.client.close()
        else:
            await match.client._store.close()
        env.backend.clock.advance(3 * HOUR)
        store = await SqliteStore.open(file, clock=clock)
        match.client = client_of(store, clock, pace=HOUR)

        await env.restart_bot(match.client)
        await pass_time(match, SOON)

        try:
            table = await match.table()
            assert (table.match, table.clock.missed) == (before.match, ())
            left = table.clock.deadline - env.now().timestamp()
            assert HOUR - 1500 - 2 * SOON <= left <= HOUR - 1500 + 300
            assert "The clock stood still for 3 hours, because I could not reach this channel." in texts(match.board())
            [call] = turn_calls(match.server)
            assert notified(call) == {(await match.mover()).id}
            assert "The clock stood still for 3 hours" in texts(call)
            assert f"<t:{int(table.clock.deadline)}:R>" in texts(call)

            await let_time_run_out(match)

            assert (await match.table()).match.mover != before.match.mover
            assert "stood still" not in texts(match.board())
        finally:
            await store.close()


async def test_a_lost_connection_gives_the_time_back() -> None:
    async with timed_game(pace=HOUR) as match:
        before = await match.table()
        await pass_time(match, HOUR * 0.7)
        shard = match.client.get_shard(0)
        assert shard is not None
        await shard.disconnect()

        await pass_time(match, HOUR)

        assert await match.table() == before
        await shard.reconnect()
        await pass_time(match, SOON)
        after = await match.table()
        assert after.match == before.match
        assert "The clock stood still for 60 minutes, because I could not reach this channel." in texts(match.board())
        await pass_time(match, HOUR * 0.3 + SOON)
        assert after.clock.deadline == before.clock.deadline + after.clock.stood_still
        assert (await match.table()).match.mover != before.match.mover


@pytest.mark.parametrize("how", ["outage", "taken out"])
async def test_a_server_that_is_out_of_reach_gives_the_time_back(how: str) -> None:
    async with timed_game(pace=HOUR) as match:
        before = await match.table()
        await pass_time(match, HOUR * 0.5)
        guild = match.client.get_guild(before.guild_id)
        assert guild is not None
        gone = {"id": str(guild.id), **({"unavailable": True} if how == "outage" else {})}
        match.client._connection.parse_guild_delete(gone)  # type: ignore[arg-type]  # as it comes from the gateway
        await pass_time(match, 5 * HOUR)
        assert await match.table() == before

        match.client._connection._add_guild(guild)
        guild.unavailable = False
        match.client.dispatch("guild_available" if how == "outage" else "guild_join", guild)
        await pass_time(match, SOON)

        after = await match.table()
        assert after.match == before.match
        assert "The clock stood still for 5 hours, because I could not reach this channel." in texts(match.board())
        assert after.clock.deadline == before.clock.deadline + after.clock.stood_still


async def test_without_rights_in_the_channel_nobody_misses_a_turn() -> None:
    async with timed_game(pace=HOUR) as match:
        before = await match.table()
        for method, path in (("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")):
            match.server.env.inject_error(method, path, status=403, code=50013, times=None)
        await pass_time(match, 5 * HOUR)
        after = await match.table()
        assert after.match == before.match
        assert not any(after.clock.missed)

        match.server.env.backend.faults.clear()
        await pass_time(match, HOUR * 0.5)

        assert (await match.table()).match == before.match
        assert "The clock stood still" in texts(match.board())
        await pass_time(match, HOUR)
        assert (await match.table()).match.mover != before.match.mover


async def test_a_moment_without_connection_is_not_worth_a_word() -> None:
    async with timed_game(pace=HOUR) as match:
        shard = match.client.get_shard(0)
        assert shard is not None
        await shard.disconnect()
        await pass_time(match, 20)
        await shard.reconnect()
        await pass_time(match, SOON)
        assert "stood still" not in texts(match.board())


# players who are not in the server any more


async def test_who_has_left_the_server_loses_the_seat() -> None:
    async with timed_game("eve", pace=HOUR) as match:
        seat, gone = (await match.table()).match.mover, await match.mover()
        match.server.guild.remove_member(gone.actor)

        await pass_time(match, HOUR * 0.75 + SOON)

        table = await match.table()
        assert table.seats[seat] is None
        assert table.clock.missed == ()
        assert not reminders(match)
        await match.people["eve"].click(match.board(), Verb.SIT)
        assert (await match.table()).seats[seat] == match.people["eve"].id


@pytest.mark.parametrize("after", [0, 5 * HOUR])
async def test_who_has_left_the_server_loses_the_seat_without_a_clock_too(after: int) -> None:
    async with timed_game("eve", beat=float(DAY)) as match:
        before = await match.table()
        seat, gone = before.match.mover, await match.mover()
        await pass_time(match, after)
        match.server.guild.remove_member(gone.actor)

        await pass_time(match, DAY + HOUR)

        table = await match.table()
        assert table.seats[seat] is None
        assert table.match == before.match
        [vacancy] = [message for message in public(match.server) if "a seat is free" in texts(message)]
        assert gone.id not in notified(vacancy)
        assert not reminders(match)
        await match.people["eve"].click(vacancy, Verb.SIT)
        assert (await match.table()).seats[seat] == match.people["eve"].id


async def test_a_stand_in_plays_on_for_who_has_left_the_server() -> None:
    async with timed_game(pace=HOUR) as match:
        page = await settings_of(match.people["ann"], match)
        await match.people["ann"].press(page, Pressing(offer_of(page, Verb.STAND_IN), "beginner"))
        seat, gone = (await match.table()).match.mover, await match.mover()
        match.server.guild.remove_member(gone.actor)
        await pass_time(match, HOUR * 0.75 + SOON)
        table = await match.table()
        computer = table.computer_on(seat)
        assert computer is not None
        assert computer.stands_in


async def test_that_discord_cannot_say_who_is_there_harms_nobody() -> None:
    async with timed_game(pace=HOUR) as match:
        match.server.env.inject_error("GET", "/guilds/*/members/*", status=503, code=0, times=None)
        before = await match.table()
        await pass_time(match, HOUR * 0.75 + SOON)
        assert (await match.table()).seats == before.seats
        assert len(reminders(match)) == 1


# votes, hosts, and tables that nobody uses


async def test_the_others_vote_an_absent_player_off() -> None:
    async with timed_game("eve", pace=HOUR) as match:
        table, away = await match.table(), await match.mover()
        seat = table.match.mover
        first, second = (match.on(table, each) for each in range(4) if each != seat and each != (seat + 2) % 4)  # type: ignore[arg-type]
        await let_time_run_out(match)

        shown = await first.click(match.board(), Verb.PLAYERS)
        assert shown.response is not None
        assert "missed a turn" in texts(shown.response)
        asked = await first.click(shown.response, Verb.REMOVE)

        assert not asked.ephemeral
        assert asked.response is not None
        assert f"{away.actor.mention} makes everybody wait." in texts(asked.response)
        assert "one more vote is needed" in texts(asked.response)
        for person, word in (
            (first, "You have voted for that already."),
            (match.people["eve"], "You do not sit"),
            (away, "does not make the others wait"),
        ):
            refused = await person.click(asked.response, Verb.REMOVE)
            assert refused.response is not None
            assert refused.ephemeral
            assert word in texts(refused.response)

        await first.click(asked.response, Verb.KEEP_PLAYER)
        assert "Nobody is for it any more." in texts(asked.response)
        assert "2 more votes are needed" not in texts(asked.response)
        assert not (await match.table()).votes
        await first.click(asked.response, Verb.REMOVE)
        refused = await second.click(asked.response, Verb.KEEP_PLAYER)
        assert refused.response is not None
        assert "You have not voted for that." in texts(refused.response)
        page = await first.click(match.board(), Verb.PLAYERS)
        assert page.response is not None
        assert Verb.REMOVE not in {offer.verb for offer in offers(page.response)}
        shown = await first.click(page.response, Verb.KEEP_PLAYER)
        assert not shown.ephemeral
        await first.click(asked.response, Verb.REMOVE)

        await second.click(asked.response, Verb.REMOVE)

        assert (await match.table()).seats[seat] is None
        assert f"{away.actor.mention} was taken off the table by a vote" in texts(asked.response)
        assert "a seat is free" in "".join(texts(message) for message in public(match.server))


async def test_nobody_is_voted_off_who_is_there() -> None:
    async with timed_game(pace=HOUR) as match:
        board = match.board()
        for seat in range(4):
            shown = await match.people["ann"].forge(board, f"c1:{match.table_id}:1:remove:{seat}")
            assert shown.response is not None
            assert shown.ephemeral
        assert (await match.table()).is_full
        page = await match.people["ann"].click(board, Verb.PLAYERS)
        assert page.response is not None
        assert Verb.REMOVE not in {offer.verb for offer in offers(page.response)}


async def test_the_host_of_a_lobby_hands_over_and_takes_off() -> None:
    async with timed_game(is_started=False) as match:
        ann, bob, *_ = match.people.values()
        [lobby] = public(match.server)
        await choose(ann, match, Verb.REMOVE, "3")
        assert "West: *free*" in texts(lobby)
        said = await choose(ann, match, Verb.HAND_OVER, "1")
        assert f"East: {bob.actor.mention} · host" in said
        assert f"East: {bob.actor.mention} · host" in texts(lobby)
        refused = await ann.forge(lobby, f"c1:{match.table_id}:1:hand-over:0")
        assert refused.response is not None
        assert "Only the host" in texts(refused.response)


async def test_another_one_becomes_host_where_the_host_is_away() -> None:
    async with timed_game(is_started=False) as match:
        bob = match.people["bob"]
        [lobby] = public(match.server)
        await pass_time(match, 11 * MINUTE)
        page = await bob.click(lobby, Verb.PLAYERS)
        assert page.response is not None
        await bob.click(page.response, Verb.HAND_OVER)
        await bob.click(lobby, Verb.START)
        assert (await match.table()).stage is Stage.PLAYING


async def test_leaving_from_the_page_about_the_players() -> None:
    async with timed_game() as match:
        bob = match.people["bob"]
        page = await bob.click(match.board(), Verb.PLAYERS)
        assert page.response is not None
        await bob.click(page.response, Verb.LEAVE)
        assert "You have left table" in texts(page.response)
        assert (await match.table()).seats[1] is None


async def test_proposing_to_end_from_the_page_about_the_players() -> None:
    async with timed_game() as match:
        ann, bob, *_ = match.people.values()
        page = await ann.slash("players")
        assert page.response is not None
        asked = await ann.click(page.response, Verb.PROPOSE_END)
        assert asked.response is not None
        assert not asked.ephemeral
        await bob.click(asked.response, Verb.AGREE)
        assert (await match.table()).stage is Stage.CLOSED


async def test_a_lobby_expires_and_a_press_keeps_it() -> None:
    async with timed_game("eve", is_started=False, beat=float(HOUR)) as match:
        await pass_time(match, 23 * HOUR + SOON)
        notice = public(match.server, Verb.KEEP_OPEN)[-1]
        assert "nobody has started this match yet" in texts(notice)
        assert notified(notice) == {person.id for name, person in match.people.items() if name != "eve"}
        refused = await match.people["eve"].click(notice, Verb.KEEP_OPEN)
        assert refused.response is not None
        assert "You do not sit" in texts(refused.response)
        await match.people["bob"].click(notice, Verb.KEEP_OPEN)
        assert not public(match.server, Verb.KEEP_OPEN)

        await pass_time(match, 24 * HOUR + 2 * SOON)

        assert (await match.table()).stage is Stage.CLOSED
        assert "nobody started the match" in "".join(texts(message) for message in public(match.server))
        assert not public(match.server, Verb.KEEP_OPEN)
        assert not public(match.server, Verb.START)
        opened = await match.people["ann"].slash("new")
        assert opened.acknowledged


@pytest.mark.parametrize("how", ["press", "play"])
async def test_a_match_that_nobody_plays_is_closed_after_a_notice(how: str) -> None:
    async with timed_game("eve", beat=float(DAY)) as match:
        await pass_time(match, 13 * DAY + SOON)
        [notice] = public(match.server, Verb.KEEP_OPEN)
        assert "nobody has played here for long" in texts(notice)
        began = match.server.env.now().timestamp()
        assert f"<t:{int(closes_at(await match.table()))}:R>" in texts(notice)
        assert closes_at(await match.table()) == pytest.approx(began + DAY, abs=2 * SOON)
        assert notified(notice) == {person.id for name, person in match.people.items() if name != "eve"}
        if how == "press":
            await match.people["bob"].click(notice, Verb.KEEP_OPEN)
        else:
            mover = (await match.table()).match.mover
            await match.play_until(lambda table: table.match.mover != mover)
        assert not public(match.server, Verb.KEEP_OPEN)

        await pass_time(match, 13 * DAY + SOON)
        assert (await match.table()).stage is Stage.PLAYING
        assert len(public(match.server, Verb.KEEP_OPEN)) == 1
        await pass_time(match, DAY + SOON)

        assert (await match.table()).closed_because is CloseReason.IDLE
        assert "This match was closed: nobody had played for long." in texts(match.board())
        assert not public(match.server, Verb.KEEP_OPEN)
        assert not turn_calls(match.server)


@pytest.mark.parametrize("stand_in", ["nobody", "beginner"])
async def test_a_resting_table_is_closed_without_a_word(stand_in: str) -> None:
    async with timed_game(beat=float(DAY)) as match:
        page = await settings_of(match.people["ann"], match)
        await match.people["ann"].press(page, Pressing(offer_of(page, Verb.STAND_IN), stand_in))
        for person in [*match.people.values()][::-1]:
            await person.slash("leave")
        rests = await match.table()
        assert rests.is_resting
        assert rests.has_computers is (stand_in != "nobody")
        before = [message.id for message in public(match.server)]
        assert before == [match.board().id]
        assert "This table rests." in texts(match.board())
        await pass_time(match, 13 * DAY + HOUR)
        assert (await match.table()).match == rests.match
        assert [message.id for message in public(match.server)] == before
        await pass_time(match, DAY)
        assert (await match.table()).closed_because is CloseReason.IDLE
        assert [message.id for message in public(match.server)] == before
        assert "This match was closed: nobody had played for long." in texts(match.board())
