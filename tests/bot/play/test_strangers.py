"""Presses that nobody should make: outsiders', old, double, forged and simultaneous ones. Each gets a polite word."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.table import Stage
from bot.ui.custom_id import Verb
from engine.state import Permission, Phase
from tests.bot.play.games import Game, game, seated
from tests.bot.play.people import at_once, offer_of, public, redelivered
from tests.bot.play.policy import Pressing
from tests.bot.play.watching import check_board, turn_calls
from tests.bot.simulation import texts

NOT_SEATED = "You do not sit at this table. `/canasta join` gives you a seat if one is free."
UNREADABLE = "This button does not work. Please use `/canasta hand` to see your cards."
MOVED_ON = "The table has moved on in the meantime. This is how things stand now."


@asynccontextmanager
async def unchanged(match: Game) -> AsyncIterator[None]:
    """Demand that nothing happens at the table, and that everybody reads what they read before."""
    before = await match.table()
    messages = [(message.id, texts(message)) for message in public(match.server)]
    yield
    assert await match.table() == before
    assert [(message.id, texts(message)) for message in public(match.server)] == messages


# outsiders


async def test_an_outsider_at_the_board() -> None:
    async with game("eve") as match, unchanged(match):
        eve = match.people["eve"]
        for board in (match.board(), *turn_calls(match.server)):
            shown = await eve.click(board, Verb.HAND)
            assert shown.ephemeral
            assert shown.response is not None
            assert texts(shown.response) == NOT_SEATED
        assert (await eve.click(match.board(), Verb.RULES)).ephemeral
        assert (await eve.click(match.board(), Verb.SCORE)).ephemeral
        assert all("Your hand" not in texts(message) for message in eve.private())


async def test_an_outsider_in_the_lobby() -> None:
    async with game("eve", is_started=False) as match, unchanged(match):
        eve = match.people["eve"]
        [lobby] = public(match.server)
        for verb in (Verb.START, Verb.LEAVE):
            shown = await eve.click(lobby, verb)
            assert shown.ephemeral
            assert shown.response is not None
            assert texts(shown.response) == NOT_SEATED


async def test_only_the_partner_answers_a_question() -> None:
    async with game("eve") as match:
        table = await match.play_until(lambda table: table.match.turn.permission is Permission.ASKED)
        asker, partner = await match.mover(), await match.asked()
        [question] = public(match.server, Verb.YES, Verb.NO)
        opponent = match.on(table, table.ruleset.next_seat(table.match.mover))
        async with unchanged(match):
            for person, word in (
                (match.people["eve"], NOT_SEATED),
                (opponent, "This question is for somebody else. Only the partner can answer it."),
                (asker, "This question is for somebody else. Only the partner can answer it."),
            ):
                shown = await person.click(question, Verb.YES)
                assert shown.ephemeral
                assert shown.response is not None
                assert texts(shown.response) == word
        old = offer_of(question, Verb.YES).custom_id
        await partner.click(question, Verb.NO)
        async with unchanged(match):
            for person in (partner, opponent):
                shown = await person.forge(question, old)
                assert shown.response is not None
                assert texts(shown.response) == "This question has been answered or taken back already."


# forged presses

_CARDS = ("c13", "jk", "-", "c13x99", "jkx9", "h3", "x", "h14", "c0", "c13 c13", "c13x0", "²", "🃏", "")
_LAYS = ("13:c13x3", "0:jkx3", "99:c13", "3:c3x4", "14:jk", "13:", ":c13", "-1:c13", "13:c13x99jkx99", "2:d2x3")
_PICKS = ("13.3.0.0", "13.99.99.99", "3.1.0.0", "0.1.1.1", "99.0.0.0", "13.-1.0.0", "1.2.3", "13.0.0.0.0")
_SEATS = ("0", "3", "4", "99", "-1", "1e3", "٣", "none")
_ARGUMENTS = st.sampled_from((*_CARDS, *_LAYS, *_PICKS, *_SEATS)) | st.text(max_size=60)
_REVISIONS = ("0", "1", "2", "3", "-1", "9999999999", "99999999999", "0x1", "", "²")
_VERBS = (*Verb, "", "unknown", "DRAW", "hand ")
_NO_VERBS_OF_PLAYERS = (Verb.LEAVE, Verb.AGREE)


@st.composite
def _forged_ids(draw: st.DrawFn, table: str) -> tuple[str, str | None]:
    tables = st.sampled_from((table, table, table, "zzzzz", "", "x" * 33, "../etc", table.upper()))
    parts = [
        draw(st.sampled_from(("c1", "c1", "c1", "c0", ""))),
        draw(tables),
        draw(st.sampled_from(_REVISIONS)),
        str(draw(st.sampled_from(_VERBS))),
    ]
    if draw(st.booleans()):
        parts.append(draw(_ARGUMENTS))
    return ":".join(parts)[:100] or "-", draw(st.none() | _ARGUMENTS)


@settings(max_examples=3)
@given(st.data())
async def test_forged_presses_change_nothing(data: st.DataObject) -> None:
    async with game("eve") as match, unchanged(match):
        table = await match.table()
        waiting = match.on(table, table.ruleset.next_seat(table.match.mover))
        hand = await waiting.open_hand()
        forged = data.draw(st.lists(_forged_ids(match.table_id), min_size=30, max_size=30), label="presses")
        for custom_id, value in forged:
            shown = await match.people["eve"].forge(match.board(), custom_id, value)
            assert shown.ephemeral
            if not any(f":{verb}" in custom_id for verb in _NO_VERBS_OF_PLAYERS):
                await waiting.forge(hand, custom_id, value)
                await waiting.forge(match.board(), custom_id, value)


FORGED = (
    ("zzzzz:{revision}:draw", "There is no table ZZZZZ."),
    ("{table}:{revision}:fly", UNREADABLE),
    ("{table}:-1:draw", UNREADABLE),
    ("{table}:99999999999:draw", UNREADABLE),
    ("{table}:{revision}:take:c99", UNREADABLE),
    ("{table}:{revision}:lay:13", UNREADABLE),
    ("{table}:{revision}:discard:", UNREADABLE),
    ("{table}:{revision}:pick:1.2.3", UNREADABLE),
    ("{table}:{revision}:sit:north", UNREADABLE),
    ("{table}:0:draw", MOVED_ON),
    ("{table}:9999999999:draw", MOVED_ON),
    ("{table}:{revision}:sit:0", "You sit at"),
    ("{table}:{revision}:sit:7", "This table has no such seat."),
    ("{table}:{revision}:next", "Draw a card"),
    ("{table}:{revision}:rematch", "This match is not over yet."),
    ("{table}:{revision}:start", "The match has started already."),
    ("{table}:{revision}:carry-on", "You have not agreed to end the match"),
    ("{table}:{revision}:yes", "This question has been answered or taken back already."),
    ("{table}:{revision}:lay:13:c13x3", "First draw a card or take the pile."),
)


@pytest.mark.parametrize(("custom_id", "word"), FORGED)
async def test_what_is_said_about_a_forged_press(custom_id: str, word: str) -> None:
    async with game() as match, unchanged(match):
        table, mover = await match.table(), await match.mover()
        hand = await mover.open_hand()

        shown = await mover.forge(hand, "c1:" + custom_id.format(table=table.id, revision=table.revision))

        assert shown.response is not None
        assert word in texts(shown.response)


async def test_cards_that_are_not_in_the_hand() -> None:
    async with game() as match:
        table = await match.play_until(lambda table: table.match.phase is Phase.MELD)
        mover = await match.mover()
        hand = mover.hand()
        assert hand is not None
        async with unchanged(match):
            for forged in ("discard:{}", "discard-sure:{}", "lay:{rank}:{}x3", "take:{}"):
                missing = next(card for card in ("c13", "d12", "h11", "s9") if f"`{card}" not in texts(hand))
                argument = forged.format(missing, rank=missing[1:])
                await mover.forge(hand, f"c1:{table.id}:{table.revision}:{argument}")
                assert "Your hand" in texts(hand)
                assert "> ℹ️" in texts(hand)


# the same press twice, and two at once


async def test_a_double_click() -> None:
    async with game() as match:
        mover = await match.mover()
        hand = await mover.open_hand()
        draw = offer_of(hand, Verb.DRAW)
        await mover.click(hand, Verb.DRAW)
        async with unchanged(match):
            await mover.forge(hand, draw.custom_id)
            assert MOVED_ON in texts(hand)
            offer_of(hand, Verb.DISCARD)


async def test_a_double_click_in_the_same_moment() -> None:
    async with game() as match:
        mover = await match.mover()
        hand = await mover.open_hand()
        before = await match.table()
        draw = Pressing(offer_of(hand, Verb.DRAW))

        await at_once(match.server, (mover, hand, draw), (mover, hand, draw))

        after = await match.table()
        assert after.revision == before.revision + 1
        assert len(after.match.stock) < len(before.match.stock)
        check_board(texts(match.board()), after)


async def test_a_press_that_arrives_twice() -> None:
    async with game() as match:
        mover, before = await match.mover(), await match.table()
        hand = await mover.open_hand()

        await redelivered(mover, hand, Pressing(offer_of(hand, Verb.DRAW)))

        assert (await match.table()).revision == before.revision + 1
        offer_of(hand, Verb.DISCARD)
        assert MOVED_ON not in texts(hand)


async def test_two_people_want_the_same_seat() -> None:
    async with game("eve", "fay", is_started=False) as match:
        eve, fay = match.people["eve"], match.people["fay"]
        await match.people["dan"].slash("leave")
        [lobby] = public(match.server)
        seat = Pressing(offer_of(lobby, Verb.SIT))

        said = await at_once(match.server, (eve, lobby, seat), (fay, lobby, seat), (eve, lobby, seat))

        table = await match.table()
        assert table.seats[3] == eve.id
        assert "West is taken. Please choose another seat." in said
        assert "You sit at West already." in said
        [lobby] = public(match.server)
        assert eve.actor.mention in texts(lobby)
        assert fay.actor.mention not in texts(lobby)
        offer_of(lobby, Verb.START)


async def test_both_answers_in_the_same_moment() -> None:
    async with game() as match:
        await match.play_until(lambda table: table.match.turn.permission is Permission.ASKED)
        partner = await match.asked()
        hand = await partner.look()
        [question] = public(match.server, Verb.YES, Verb.NO)

        await at_once(
            match.server,
            (partner, question, Pressing(offer_of(question, Verb.NO))),
            (partner, hand, Pressing(offer_of(hand, Verb.YES))),
        )

        table = await match.table()
        assert table.match.turn.permission is Permission.REFUSED
        assert "said **no**" in texts(question)
        check_board(texts(match.board()), table)


async def test_everybody_wants_the_next_round() -> None:
    async with game() as match:
        over = await match.play_until(lambda table: table.match.result is not None)
        result = public(match.server, Verb.NEXT)[-1]
        going_on = Pressing(offer_of(result, Verb.NEXT))

        said = await at_once(match.server, *((person, result, going_on) for person in match.people.values()))

        table = await match.table()
        assert table.match.number == over.match.number + 1
        assert table.revision == over.revision + 1
        assert all(text.startswith("## Your hand") for text in said)
        assert len(turn_calls(match.server)) == 1


async def test_everybody_starts_and_leaves_at_once() -> None:
    async with game(is_started=False) as match:
        [lobby] = public(match.server)
        ann, bob, cat, dan = match.people.values()
        start, leave = Pressing(offer_of(lobby, Verb.START)), Pressing(offer_of(lobby, Verb.LEAVE))

        await at_once(match.server, (bob, lobby, start), (ann, lobby, start), (dan, lobby, leave), (ann, lobby, start))

        table = await match.table()
        assert table.stage is Stage.PLAYING
        assert table.seats == (ann.id, bob.id, cat.id, None)
        check_board(texts(match.board()), table)


# several tables


async def test_the_hand_of_another_table() -> None:
    async with game("eve") as match:
        ann = match.people["ann"]
        second = await seated(match.server, match.client, match.people)
        assert second.table_id != match.table_id
        async with unchanged(match), unchanged(second):
            for each in (match, second):
                shown = await ann.click(each.board(), Verb.HAND)
                assert shown.response is not None
                assert f"Table {each.table_id.upper()}" in texts(shown.response)
        mover, before = await second.mover(), await match.table()
        shown = await mover.click(second.board(), Verb.HAND)
        assert shown.response is not None
        await mover.click(shown.response, Verb.DRAW)
        assert (await second.table()).match.phase is Phase.MELD
        assert await match.table() == before
