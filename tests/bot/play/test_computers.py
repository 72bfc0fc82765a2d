"""One person and computers: a match through the buttons, hints, questions both ways, and who stands in."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.client import CanastaClient
from bot.publishing import wanted
from bot.tables.codec import commit_of
from bot.tables.computer import Level
from bot.tables.table import Stage, Table, TableId
from bot.ui.custom_id import Verb
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.state import Permission, Phase
from storage import MemoryStore, Store
from tests.bot.computers.quick import Quick
from tests.bot.play.games import MOST_STEPS, Game
from tests.bot.play.people import NAMES, Person, board_of, notified, offers, people_in, public
from tests.bot.play.policy import EAGER, Pressing
from tests.bot.play.rounds import Entropy
from tests.bot.play.watching import check_says_nothing_hidden, turn_calls
from tests.bot.simulation import simulated, texts

LONG = 20


@asynccontextmanager
async def room(
    *names: str, store: Store | None = None, stand_in: Level | None = Level.EXPERT, match: str = "with computers"
) -> AsyncIterator[tuple[CanastaClient, dict[str, Person]]]:
    """Let people into a server in which computers think at once."""
    client = CanastaClient(
        store or MemoryStore(),
        pause=0.0,
        budget=math.inf,
        entropy=Entropy(match, first_round=3),
        thinkers=Quick(),
        computer_pause=0.0,
        stand_in=stand_in,
    )
    async with simulated(client, *names) as server:
        yield client, people_in(server)


@asynccontextmanager
async def alone(level: str = "standard", *, rules: str | None = None, **options: Any) -> AsyncIterator[Game]:
    """Start a match of Ann and computers; another person looks on."""
    async with room("ann", "eve", **options) as (client, people):
        ann = people["ann"]
        opened = await ann.slash("new", computers=level, **({} if rules is None else {"rules": rules}))
        assert opened.response is not None
        await ann.click(opened.response, Verb.START)
        match = Game(ann.server, client, people, offers(opened.response)[0].press.table)
        await settled(match)
        yield match


async def settled(match: Game) -> Table:
    """Return the table once no computer has anything to do, and everything is drawn."""
    for _ in range(5):
        await match.client.driver.settle()
        await match.server.env.settle(idle=0.001)
    return await match.table()


async def step(match: Game) -> None:
    """Let whoever is to act press once; a question is answered in the hand."""
    table = await match.table()
    if table.match.turn.permission is not Permission.ASKED:
        await match.step()
        return
    person = await match.asked()
    [question] = public(match.server, Verb.YES, Verb.NO)
    assert notified(question) == {person.id}
    assert "🤖 " in texts(question)
    await person.look()
    await person.move(EAGER)


async def play_on(match: Game) -> Table:
    """Let people press until it is over."""
    for _ in range(2 * MOST_STEPS):
        table = await settled(match)
        if table.stage is not Stage.PLAYING:
            return table
        assert table.computer_to_act is None
        if table.match.result is not None:
            await match.people["ann"].click(public(match.server, Verb.NEXT)[-1], Verb.NEXT)
            continue
        await step(match)
        for message in public(match.server):
            check_says_nothing_hidden(texts(message), await match.table())
    raise AssertionError("the match has no end")


async def rewritten(match: Game, store: Store, table: Table) -> Game:
    """Store a table as a test wants it, and return the game at it."""
    copy = replace(table, id=TableId("zzzzz"), revision=1, match_revision=1)
    await store.append(commit_of(copy, (), None))
    await match.client.shell.tables.get(copy.id)
    await settled(match)
    return Game(match.server, match.client, match.people, copy.id)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["beginner", "standard"])
async def test_a_match_against_computers(level: str) -> None:
    async with alone(level) as match:
        ann = match.people["ann"]
        table = await match.table()
        assert f"🤖 East ({level})" in texts(match.board())
        assert table.waited_user == ann.id
        over = await play_on(match)
        assert over.stage is Stage.FINISHED
        assert "won!" in texts(public(match.server)[-1])


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["two-players", "cutthroat", "hand-and-foot", "brazilian", "samba"])
async def test_a_round_of_other_games_against_computers(rules: str) -> None:
    async with alone("standard", rules=rules) as match:
        table = await match.table()
        assert len(table.computers) == RULESETS[rules].seats
        for _ in range(2 * MOST_STEPS):
            table = await settled(match)
            if table.match.result is not None or table.stage is not Stage.PLAYING:
                return
            await step(match)
        raise AssertionError("the round has no end")


async def test_a_lobby_shows_computers_and_the_host_changes_them() -> None:
    async with room("ann", "eve") as (_, people):
        ann, eve = people["ann"], people["eve"]
        opened = await ann.slash("new")
        assert opened.response is not None
        lobby = opened.response
        shown = await ann.click(lobby, Verb.COMPUTERS)
        assert shown.ephemeral
        page = shown.response
        assert page is not None
        assert "No computer plays here." in texts(page)
        assert "🤖 Computer (expert) plays for them" in texts(page)
        [choose] = [offer for offer in offers(page) if offer.verb is Verb.COMPUTER]
        assert choose.values[0] == "all-beginner"
        assert "1-expert" in choose.values
        await ann.press(page, Pressing(choose, "1-expert"))
        assert "East: 🤖 Computer (expert)" in texts(lobby)
        [choose] = [offer for offer in offers(page) if offer.verb is Verb.COMPUTER]
        await ann.press(page, Pressing(choose, "all-standard"))
        assert "West: 🤖 Computer (standard)" in texts(lobby)
        assert "Everybody is here." in texts(lobby)
        [off] = [offer for offer in offers(page) if offer.verb is Verb.COMPUTER_OFF]
        await ann.press(page, Pressing(off, "3"))
        assert "West: *free*" in texts(lobby)
        looked = await eve.click(lobby, Verb.COMPUTERS)
        assert looked.response is not None
        assert not offers(looked.response)
        joined = await eve.slash("join")
        assert joined.response is not None
        assert f"West: {eve.actor.mention}" in texts(lobby)


async def test_only_people_are_called() -> None:
    async with alone() as match:
        ann = match.people["ann"]
        for _ in range(LONG):
            table = await settled(match)
            if table.match.result is not None:
                break
            assert table.waited_user == ann.id
            [call] = turn_calls(match.server)
            assert notified(call) == {ann.id}
            await match.step()


async def test_the_board_tells_every_turn_since_the_persons_last() -> None:
    async with alone() as match:
        table = await match.table()
        mover = table.match.mover
        while (await settled(match)).match.turn.seat == mover and (await match.table()).turn_since == table.turn_since:
            await match.step()
        lines = [line for line in texts(match.board()).split("\n") if "discarded" in line]
        assert [name for line in lines for name in ("🤖 East", "🤖 South", "🤖 West") if name in line] == [
            "🤖 East",
            "🤖 South",
            "🤖 West",
        ]


async def test_a_hint_says_what_and_why_and_plays_nothing() -> None:
    async with alone() as match:
        ann = match.people["ann"]
        hand = await ann.look()
        before = await match.table()
        shown = await ann.click(hand, Verb.HINT)
        assert shown.response is not None
        assert "💡 **" in texts(shown.response)
        assert (await match.table()).revision == before.revision
        await match.step()
        after = ann.hand()
        assert after is not None
        assert "💡" not in texts(after)
        hinted = await ann.click(after, Verb.HINT)
        assert hinted.response is not None
        assert "💡 **" in texts(hinted.response)
        assert not any("💡" in texts(message) for message in public(match.server))


async def test_hints_can_be_switched_off() -> None:
    async with room("ann") as (client, people):
        ann = people["ann"]
        opened = await ann.slash("new", computers="beginner")
        assert opened.response is not None
        shown = await ann.click(opened.response, Verb.COMPUTERS)
        assert shown.response is not None
        await ann.click(shown.response, Verb.HINTS)
        assert "**Hints:** off." in texts(shown.response)
        await ann.click(opened.response, Verb.START)
        await settled(Game(ann.server, client, people, offers(opened.response)[0].press.table))
        hand = await ann.look()
        assert not any(offer.verb is Verb.HINT for offer in offers(hand))


async def test_the_computers_stop_when_the_person_leaves_and_go_on_when_they_return() -> None:
    async with alone() as match:
        ann, eve = match.people["ann"], match.people["eve"]
        await match.step()
        before = (await settled(match)).match
        await ann.slash("leave")
        rests = await settled(match)
        assert rests.is_resting
        assert rests.match == before
        assert "This table rests" in texts(match.board())
        assert not turn_calls(match.server)
        refused = await eve.slash("join", table=match.table_id)
        assert refused.response is not None
        assert "rests" in texts(refused.response)
        await ann.slash("join", table=match.table_id)
        back = await settled(match)
        assert back.seat_of(ann.id) == 0
        assert back.waited_user == ann.id


async def test_a_stand_in_plays_until_somebody_takes_the_seat() -> None:
    async with room(*NAMES, "eve") as (client, people):
        ann, bob, cat, dan = (people[name] for name in NAMES)
        opened = await ann.slash("new", partner=cat.actor, left=bob.actor, right=dan.actor)
        assert opened.response is not None
        await ann.click(opened.response, Verb.START)
        match = Game(ann.server, client, people, offers(opened.response)[0].press.table)
        await bob.slash("leave")
        await settled(match)
        [news] = [message for message in public(match.server, Verb.SIT) if not _is_board(message, match)]
        assert "a computer plays on" in texts(news)
        assert f"{bob.actor.mention} has left **East**." in texts(news)
        assert "🤖 Computer (expert) plays on until somebody takes the seat." in texts(news)
        assert "🤖 East (expert)" in texts(match.board())
        taken = await people["eve"].click(news, Verb.SIT)
        assert taken.response is not None
        assert "You are **East**" in texts(taken.response)
        table = await settled(match)
        assert table.seats[1] == people["eve"].id
        assert not any(_is_board(message, match) for message in public(match.server, Verb.SIT))


def _is_board(message: Any, match: Game) -> bool:
    return bool(message.id == board_of(match.server, match.table_id).id)


@pytest.mark.parametrize("rules", ["hand-and-foot", "brazilian"])
@pytest.mark.parametrize("yes", [True, False])
async def test_a_computer_answers_its_partner_and_nobody_is_bothered(rules: str, yes: bool) -> None:
    store = MemoryStore()
    async with alone("beginner" if yes else "standard", rules=rules, store=store) as match:
        ann = match.people["ann"]
        table = await match.table()
        seat = table.seat_of(ann.id)
        assert seat is not None
        asked = _asking(table, seat)
        assert asked.computer_to_act == table.ruleset.partner_of(seat, 1)
        at = await rewritten(match, store, asked)
        answered = (await at.table()).match.turn.permission
        assert answered in ((Permission.GRANTED,) if yes else (Permission.GRANTED, Permission.REFUSED))
        assert not public(match.server, Verb.YES)
        assert not any("May I go out" in texts(message) for message in public(match.server))


@pytest.mark.parametrize("rules", ["hand-and-foot", "brazilian"])
async def test_computers_ask_each_other_without_a_message(rules: str) -> None:
    async with alone("standard", rules=rules) as match:
        table = await match.table()
        own = table.seat_of(match.people["ann"].id)
        assert own is not None
        partner = table.ruleset.partner_of(own, 1)
        for asker in map(Seat, range(table.ruleset.seats)):
            if asker != own:
                assert wanted.wants_question(_asking(table, asker)) is (asker == partner)


@pytest.mark.parametrize("rules", ["hand-and-foot", "brazilian"])
async def test_a_computer_asks_a_person_who_alone_is_called(rules: str) -> None:
    store = MemoryStore()
    async with alone("standard", rules=rules, store=store) as match:
        ann, eve = match.people["ann"], match.people["eve"]
        table = await match.table()
        seat = table.seat_of(ann.id)
        assert seat is not None
        partner = table.ruleset.partner_of(seat, 1)
        assert partner is not None
        at = await rewritten(match, store, _asking(table, partner))
        [question] = public(match.server, Verb.YES, Verb.NO)
        assert notified(question) == {ann.id}
        assert "🤖 South (standard)" in texts(question)
        refused = await eve.click(question, Verb.NO)
        assert refused.ephemeral
        await ann.click(question, Verb.NO)
        after = await settled(at)
        assert not public(match.server, Verb.YES)
        assert after.match.mover != partner
        assert after.computer_to_act is None


def _asking(table: Table, seat: Seat) -> Table:
    """Return a table at which the player on a seat has drawn, and asks the partner."""
    turn = table.match.turn._replace(seat=seat, phase=Phase.MELD, from_stock=True, permission=Permission.ASKED)
    return replace(table, match=table.match._replace(turn=turn))


@pytest.mark.slow
async def test_a_computer_asks_where_the_rules_demand_it() -> None:
    # In a round it may not come to that: with other rules of thumb it is another one.
    for name in ("a computer asks", "computers 1", "computers 7", "computers 3"):
        async with alone("standard", rules="brazilian", match=name) as match:
            for _ in range(2 * MOST_STEPS):
                table = await settled(match)
                if table.match.result is not None:
                    break
                if table.match.turn.permission is Permission.ASKED:
                    await step(match)
                    return
                await step(match)
    raise AssertionError("no computer has asked")
