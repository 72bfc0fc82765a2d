"""Players leave and others come: the table waits, nobody sees two hands, and little is left in the channel."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.tables.table import CloseReason, Stage, Table
from bot.ui.custom_id import Verb
from engine.ruleset import Seat
from engine.state import Permission, Phase
from tests.bot.play.games import Game, game
from tests.bot.play.people import Person, at_once, notified, offer_of, offers, public
from tests.bot.play.policy import Pressing
from tests.bot.play.watching import SEATS, cards_in, check_board, turn_calls
from tests.bot.simulation import texts


def _has_drawn(table: Table) -> bool:
    return table.match.phase is Phase.MELD


def _said(shown: simcord.InteractionResult) -> str:
    assert shown.ephemeral
    assert shown.response is not None
    return texts(shown.response)


async def _come(match: Game, name: str, seat: Seat, *, on: simcord.ResponseMessage | None) -> Person:
    """Let somebody take a seat that stands open, with the button on a message or by command."""
    person = match.people[name]
    if on is not None:
        assert "Your hand" in _said(await person.click(on, Verb.SIT))
    else:
        assert _said(await person.slash("join")) == f"You now sit at {SEATS[seat]}, table {match.table_id.upper()}."
    return person


@pytest.mark.parametrize("by_button", [True, False])
async def test_another_one_takes_over(by_button: bool) -> None:
    async with game("eve") as match:
        before = await match.play_until(_has_drawn)
        seat, leaver = before.match.mover, await match.mover()
        old_hand = leaver.hand()
        assert old_hand is not None

        assert "You have left" in _said(await leaver.slash("leave"))

        assert not turn_calls(match.server)
        assert f"⚠️ **{SEATS[seat]} is free.**" in texts(match.board())
        waiting = await match.table()
        vacancy = public(match.server)[-1]
        assert f"{leaver.actor.mention} has left **{SEATS[seat]}**" in texts(vacancy)
        assert notified(vacancy) == {person.id for person in match.people.values()} - {
            leaver.id,
            match.people["eve"].id,
        }
        check_board(texts(match.board()), waiting)
        assert waiting.match == before.match
        gone = await leaver.forge(old_hand, offer_of(old_hand, Verb.DISCARD).custom_id, "c13")
        assert _said(gone).startswith("You do not sit at this table.")
        await _nobody_else_can_play(match, waiting)

        eve = await _come(match, "eve", seat, on=vacancy if by_button else None)

        assert vacancy.id not in [message.id for message in public(match.server)]

        [call] = turn_calls(match.server)
        assert eve.actor.mention in texts(call)
        hand = await eve.open_hand()
        assert f"You are **{SEATS[seat]}**" in texts(hand)
        assert cards_in(texts(hand).split("\n### ")[1].split("\n")[0]).total() == len(before.match.hand)
        await match.step()
        assert (await match.table()).match != before.match
        check_board(texts(match.board()), await match.table())
        await match.play_until(lambda table: table.match.result is not None)
        assert "Your hand" not in "".join(texts(message) for message in leaver.private()[1:])


async def _nobody_else_can_play(match: Game, table: Table) -> None:
    other = match.on(table, table.ruleset.next_seat(table.match.mover))
    hand = await other.open_hand()
    assert f"It is the turn of **{SEATS[table.match.mover]}**, where nobody sits." in texts(hand)
    await other.forge(hand, f"c1:{table.id}:{table.revision}:draw")
    assert "The match goes on when somebody takes this seat." in texts(hand)
    assert await match.table() == table


async def test_who_has_seen_a_hand_gets_no_other_one_in_that_round() -> None:
    async with game("eve") as match:
        dan, bob = match.people["dan"], match.people["bob"]
        await dan.slash("leave")
        await bob.slash("leave")
        board = match.board()
        [first, second] = [offer for offer in offers(board) if offer.verb is Verb.SIT]
        assert "You have seen the cards of West in this round." in _said(await dan.press(board, Pressing(first)))
        await dan.press(board, Pressing(second))
        assert (await match.table()).seats[3] == dan.id


async def test_two_want_the_open_seat() -> None:
    async with game("eve", "fay") as match:
        eve, fay = match.people["eve"], match.people["fay"]
        await match.people["bob"].slash("leave")
        board = match.board()
        sit = Pressing(offer_of(board, Verb.SIT))

        said = await at_once(match.server, (eve, board, sit), (fay, board, sit))

        assert (await match.table()).seats[1] == eve.id
        assert said[1] == "East is taken. Please choose another seat."
        assert "All seats are taken" in _said(await fay.slash("join"))
        check_board(texts(match.board()), await match.table())


@pytest.mark.parametrize("who", ["asker", "partner"])
async def test_a_question_is_withdrawn(who: str) -> None:
    async with game("eve") as match:
        table = await match.play_until(lambda table: table.match.turn.permission is Permission.ASKED)
        asker, partner = await match.mover(), await match.asked()
        [question] = public(match.server, Verb.YES, Verb.NO)
        old = offer_of(question, Verb.YES).custom_id

        await (asker if who == "asker" else partner).slash("leave")

        assert question.id not in [message.id for message in public(match.server)]
        assert (await match.table()).match.turn.permission is None
        shown = await partner.forge(match.board(), old)
        assert ("answered or taken back" if who == "asker" else "You do not sit") in _said(shown)
        open_seat = table.match.mover if who == "asker" else table.ruleset.partner_of(table.match.mover)
        assert open_seat is not None
        await _come(match, "eve", open_seat, on=match.board())
        check_board(texts(match.board()), await match.table())
        await match.play_until(lambda table: table.match.result is not None)


async def test_the_asker_takes_the_question_back() -> None:
    async with game() as match:
        await match.play_until(lambda table: table.match.turn.permission is Permission.ASKED)
        asker = await match.mover()
        [question] = public(match.server, Verb.YES, Verb.NO)

        hand = await asker.look()
        await asker.click(hand, Verb.WITHDRAW)

        assert question.id not in [message.id for message in public(match.server)]
        offer_of(hand, Verb.DISCARD)


async def test_a_player_of_each_side_ends_the_match() -> None:
    async with game("eve") as match:
        await match.play_until(_has_drawn)
        ann, bob, cat, _, eve = match.people.values()

        asked = await ann.slash("end")

        assert not asked.ephemeral
        assert asked.response is not None
        assert "Still to agree: one player of East–West" in texts(asked.response)
        dan = match.people["dan"]
        assert notified(asked.response) == {bob.id, dan.id}
        assert _said(await eve.click(asked.response, Verb.AGREE)).startswith("You do not sit")
        await cat.click(asked.response, Verb.AGREE)
        assert (await match.table()).stage is Stage.PLAYING
        await bob.click(asked.response, Verb.AGREE)

        await _check_closed(match, CloseReason.AGREED, "The match was ended: both teams agreed.")
        assert len(public(match.server)) == 2
        assert "both teams agreed" in texts(asked.response)


async def test_an_agreement_taken_back() -> None:
    async with game() as match:
        ann = match.people["ann"]
        asked = await ann.slash("end")
        assert asked.response is not None
        await ann.click(asked.response, Verb.CARRY_ON)
        assert "Nobody wants to end the match any more." in texts(asked.response)
        assert not (await match.table()).agreed


def _moderator(match: Game, **rights: bool) -> Person:
    """Let somebody into the server who has these rights in it."""
    role = match.server.guild.create_role("mods", permissions=discord.Permissions(**rights))
    user = match.server.env.create_user("mod")
    match.server.members["mod"] = match.server.guild.add_member(user, roles=[role])
    return Person(match.server, "mod")


@pytest.mark.parametrize("right", ["manage_messages", "manage_guild"])
async def test_a_moderator_ends_the_match(right: str) -> None:
    async with game(is_started=True) as match:
        shown = await _moderator(match, **{right: True}).slash("end")

        assert not shown.ephemeral
        await _check_closed(match, CloseReason.MODERATOR, "The match was ended by a moderator.")
        assert len(public(match.server)) == 2


async def test_a_moderator_ends_a_table_of_another_channel() -> None:
    async with game("eve") as match:
        other = match.server.guild.create_text_channel("other")
        eve, mod = match.people["eve"], _moderator(match, manage_messages=True)
        table = match.table_id.upper()
        assert "That table is in" in _said(await eve.actor.slash(other, "canasta end", table=table))
        assert (await match.table()).stage is Stage.PLAYING
        assert _said(await mod.actor.slash(other, "canasta end", table=table)) == f"Table {table} was ended."
        assert (await match.table()).closed_because is CloseReason.MODERATOR


@pytest.mark.parametrize("is_given", [True, False], ids=["of the other", "of all"])
async def test_a_moderator_of_one_channel_ends_no_table_of_another(is_given: bool) -> None:
    async with game() as match:
        mod = _moderator(match, manage_messages=not is_given)
        rights: dict[Any, discord.PermissionOverwrite] = {mod.actor: discord.PermissionOverwrite(manage_messages=True)}
        other = match.server.guild.create_text_channel("other", overwrites=rights if is_given else None)
        said = _said(await mod.actor.slash(other, "canasta end", table=match.table_id.upper()))
        assert said.startswith("That table is in" if is_given else "Table")
        assert ((await match.table()).stage is Stage.PLAYING) == is_given


async def test_to_manage_channels_is_not_enough() -> None:
    async with game() as match:
        assert _said(await _moderator(match, manage_channels=True).slash("end")).startswith("You do not sit")


async def test_somebody_without_a_seat_or_the_right_ends_nothing() -> None:
    async with game("eve") as match:
        assert _said(await match.people["eve"].slash("end")).startswith("You do not sit")
        assert (await match.table()).stage is Stage.PLAYING


async def test_a_match_rests_quietly_until_one_of_its_players_is_back() -> None:
    async with game("eve") as match:
        eve, cat = match.people["eve"], match.people["cat"]
        for person in match.people.values():
            if person is not eve:
                await person.slash("leave")
        board = match.board()
        assert [message.id for message in public(match.server)] == [board.id]
        assert "This table rests." in texts(board)
        assert "Only somebody who has played in it can take the first seat." in _said(await eve.click(board, Verb.SIT))

        shown = await cat.slash("join")

        assert _said(shown).startswith("You now sit at South")
        assert (await match.table()).host == cat.id
        assert f"{cat.actor.mention}: **a seat is free**" in texts(public(match.server)[-1])
        assert "Your hand" in _said(await eve.click(match.board(), Verb.SIT))


async def _check_closed(match: Game, reason: CloseReason, word: str) -> None:
    table = await match.table()
    assert table.stage is Stage.CLOSED
    assert table.closed_because is reason
    board = match.board()
    assert word in texts(board)
    assert not turn_calls(match.server)
    assert {offer.verb for offer in offers(board)} == {Verb.RULES, Verb.SCORE}
    for person in match.people.values():
        assert "There is no table in this channel." in _said(await person.slash("hand"))


async def test_the_host_leaves_the_lobby() -> None:
    async with game(is_started=False) as match:
        ann, bob, *_ = match.people.values()
        [lobby] = public(match.server)
        await ann.click(lobby, Verb.LEAVE)
        assert f"East: {bob.actor.mention} · host" in texts(lobby)
        await ann.click(lobby, Verb.SIT)
        assert f"Only the host, {bob.actor.mention}, can do that." in _said(await ann.click(lobby, Verb.START))
        await bob.click(lobby, Verb.START)
        assert (await match.table()).stage is Stage.PLAYING


async def test_an_empty_lobby_closes() -> None:
    async with game(is_started=False) as match:
        [lobby] = public(match.server)
        for person in match.people.values():
            await person.click(lobby, Verb.LEAVE)
        assert "This table is closed: nobody was left." in texts(lobby)
        assert not offers(lobby)
        assert len(public(match.server)) == 1
        ann = match.people["ann"]
        opened = await ann.slash("new")
        assert opened.acknowledged
        assert len(public(match.server)) == 2


async def test_a_round_leaves_board_and_result() -> None:
    async with game() as match:
        asked: set[int] = set()
        while (await match.table()).match.result is None:
            await match.step()
            asked |= {message.id for message in public(match.server, Verb.YES, Verb.NO)}
        assert asked
        kept = public(match.server)
        assert len(kept) == 2
        assert kept[0].id == match.board().id
        assert "## Round 1 ·" in texts(kept[1])
        check_board(texts(match.board()), await match.table())
