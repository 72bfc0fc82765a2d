"""House rules by command, button and form: the host changes them, the others say ready, the server keeps some."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.tables.table import Stage
from bot.ui.custom_id import Verb
from engine.rulesets import CLASSIC
from storage import MemoryStore
from tests.bot.play.games import Game, game
from tests.bot.play.people import Person, answered, offer_of, offers, public
from tests.bot.play.policy import Pressing
from tests.bot.simulation import texts

OUT = {
    "canastas_out": "2",
    "ask_partner": ["no"],
    "ask_after_take": ["no"],
    "ask_once": ["no"],
    "final_discard": ["optional"],
}


def _lobby(match: Game) -> simcord.ResponseMessage:
    [lobby] = public(match.server, Verb.START)
    return lobby


def _said(shown: simcord.InteractionResult) -> str:
    assert shown.response is not None
    return texts(shown.response)


async def _page(host: Person, lobby: simcord.ResponseMessage, page: str) -> simcord.ResponseMessage:
    """Open the host's page and turn to another one."""
    opened = await host.click(lobby, Verb.HOUSE)
    assert opened.ephemeral
    assert opened.response is not None
    shown = await host.press(opened.response, Pressing(offer_of(opened.response, Verb.HOUSE), page))
    assert shown.response is not None
    return shown.response


async def _fill(
    person: Person, message: simcord.ResponseMessage, verb: Verb, values: dict[str, Any]
) -> simcord.InteractionResult:
    """Press for a form, and send it filled in."""
    opened = await person.click(message, verb)
    return await answered(person.server, person.actor.submit_modal(opened, values))


async def test_the_host_changes_rules_by_a_form_and_everybody_says_ready() -> None:
    async with game(is_started=False) as match:
        ann, bob, cat, dan = (match.people[name] for name in ("ann", "bob", "cat", "dan"))
        await bob.click(_lobby(match), Verb.READY)
        assert f"{bob.actor.mention} · ✅ ready" in texts(_lobby(match))

        page = await _page(ann, _lobby(match), "out")
        assert "- Canastas to go out: **1**" in texts(page)
        shown = await _fill(ann, page, Verb.CHANGE, OUT)
        assert "- Canastas to go out: **2** (usually 1)" in _said(shown)

        lobby = texts(_lobby(match))
        assert "House rules: Canastas to go out: 2 · Asking the partner “May I go out?”: no asking" in lobby
        assert "✅" not in lobby
        assert f"{bob.actor.mention}, {cat.actor.mention}, {dan.actor.mention}: press **Ready**" in lobby

        asked = await ann.click(_lobby(match), Verb.START)
        assert "Not everybody is ready" in _said(asked)
        for person in (bob, cat, dan):
            await person.click(_lobby(match), Verb.READY)
        await ann.click(_lobby(match), Verb.START)
        table = await match.table()
        assert table.stage is Stage.PLAYING
        assert table.match.ruleset == CLASSIC.with_fields({"canastas_out": 2, "ask_partner": "no"})


async def test_the_host_can_start_all_the_same() -> None:
    async with game(is_started=False) as match:
        ann = match.people["ann"]
        await _fill(ann, await _page(ann, _lobby(match), "out"), Verb.CHANGE, OUT)
        asked = await ann.click(_lobby(match), Verb.START)
        assert asked.response is not None
        started = await ann.click(asked.response, Verb.START_SURE)
        assert "The match has begun" in _said(started)
        assert (await match.table()).stage is Stage.PLAYING
        assert "Round 1" in texts(match.board())


async def test_a_form_that_cannot_be_played_says_why_and_changes_nothing() -> None:
    async with game(is_started=False) as match:
        ann = match.people["ann"]
        page = await _page(ann, _lobby(match), "out")
        before = await match.table()
        shown = await _fill(ann, page, Verb.CHANGE, {**OUT, "canastas_out": "nine"})
        assert "**Nothing was changed:**\n- **Canastas to go out** must be a whole number: 0 to 5." in _said(shown)
        assert await match.table() == before
        assert shown.response is not None
        await _fill(ann, shown.response, Verb.CHANGE, OUT)
        assert (await match.table()).ruleset.canastas_out == 2


async def test_the_host_chooses_another_game_and_goes_back() -> None:
    async with game(is_started=False) as match:
        ann = match.people["ann"]
        page = await _page(ann, _lobby(match), "out")
        await _fill(ann, page, Verb.CHANGE, OUT)
        page = await _page(ann, _lobby(match), "out")
        shown = await ann.press(page, Pressing(offer_of(page, Verb.GAME), "classic-pagat"))
        assert "pagat.com" in texts(_lobby(match))
        assert "House rules:" not in texts(_lobby(match))
        assert shown.response is not None
        await _fill(ann, await _page(ann, _lobby(match), "out"), Verb.CHANGE, OUT)
        page = await _page(ann, _lobby(match), "out")
        await ann.click(page, Verb.USUAL)
        assert (await match.table()).ruleset.id == "classic-pagat"
        assert "House rules:" not in texts(_lobby(match))


async def test_nobody_but_the_host_changes_anything_whatever_they_send() -> None:
    async with game("eve", is_started=False) as match:
        ann, bob, eve = (match.people[name] for name in ("ann", "bob", "eve"))
        assert _said(await bob.click(_lobby(match), Verb.HOUSE)).startswith("Only the host,")
        page = await _page(ann, _lobby(match), "out")
        before = await match.table()
        for verb, value in (
            *((verb, None) for verb in (Verb.CHANGE, Verb.SAVE)),
            (Verb.GAME, "classic-pagat"),
            (Verb.HOUSE, "melds"),
        ):
            for person, said in ((bob, "Only the host,"), (eve, "You do not sit at this table.")):
                forged = await person.forge(_lobby(match), offer_of(page, verb).custom_id, value)
                assert forged.ephemeral
                assert _said(forged).startswith(said)
        usual = f"c1:{match.table_id}:1:{Verb.USUAL}"
        assert _said(await bob.forge(_lobby(match), usual)).startswith("Only the host,")
        for custom_id in ("changed:out", "changed:kitchen", "change:kitchen", "game:teahouse", "changed", "house:x"):
            forged = await ann.forge(page, f"c1:{match.table_id}:1:{custom_id}")
            assert "does not work" in _said(forged)
        assert await match.table() == before


async def test_a_form_that_comes_after_the_start_changes_nothing() -> None:
    async with game(is_started=False) as match:
        ann = match.people["ann"]
        page = await _page(ann, _lobby(match), "out")
        opened = await ann.click(page, Verb.CHANGE)
        await ann.click(_lobby(match), Verb.START)
        sent = await answered(match.server, ann.actor.submit_modal(opened, OUT))
        assert _said(sent) == "The match has started already."
        assert (await match.table()).match.ruleset == CLASSIC


async def test_the_server_keeps_rules_and_offers_them() -> None:
    store = MemoryStore()
    async with game("eve", is_started=False, store=store) as match:
        ann, bob, eve = (match.people[name] for name in ("ann", "bob", "eve"))
        assert "There are none yet" in _said(await bob.slash("house"))
        await _fill(ann, await _page(ann, _lobby(match), "out"), Verb.CHANGE, OUT)
        page = await _page(ann, _lobby(match), "out")
        refused = await _fill(ann, page, Verb.SAVE, {"name": "@everyone"})
        assert _said(refused).startswith("A name has 1 to 32 letters or digits")
        kept = await _fill(ann, page, Verb.SAVE, {"name": " Friday  night "})
        assert "### Friday night" in _said(kept)

        offered = await eve.actor.autocomplete(match.server.channel, "canasta new", "rules", "frid")
        assert [choice["value"] for choice in offered] == ["house:Friday night"]
        everything = await eve.actor.autocomplete(match.server.channel, "canasta new", "rules", "")
        assert [choice["value"] for choice in everything][:2] == ["house:Friday night", "classic"]

        for typed in ("house:Friday night", "friday NIGHT"):
            opened = await eve.slash("new", rules=typed)
            assert "Canastas to go out: 2" in _said(opened)
        assert "I do not know these rules" in _said(await eve.slash("new", rules="nonsense @everyone"))
        assert "needs 2 canastas" in _said(await eve.slash("rules", rules="house:Friday night"))
        assert "Classic · first to" in _said(await eve.slash("new", rules="Classic"))

        lobby = _said(await eve.slash("new"))
        assert "House rules:" not in lobby


async def test_kept_rules_are_taken_in_the_lobby() -> None:
    async with game(is_started=False) as match:
        ann = match.people["ann"]
        await _fill(ann, await _page(ann, _lobby(match), "out"), Verb.CHANGE, OUT)
        await _fill(ann, await _page(ann, _lobby(match), "out"), Verb.SAVE, {"name": "Friday"})
        await ann.click(await _page(ann, _lobby(match), "out"), Verb.USUAL)
        page = await _page(ann, _lobby(match), "melds")
        await ann.press(page, Pressing(offer_of(page, Verb.USE), "Friday"))
        assert "House rules: Canastas to go out: 2" in texts(_lobby(match))
        unknown = await ann.forge(page, offer_of(page, Verb.USE).custom_id, "Monday")
        assert _said(unknown) == "This server has no house rules of that name."


async def test_only_who_may_manage_the_server_makes_rules_its_default() -> None:
    async with game(is_started=False) as match:
        ann, bob, eve = match.people["ann"], match.people["bob"], _manager(match)
        await _fill(ann, await _page(ann, _lobby(match), "out"), Verb.CHANGE, OUT)
        kept = await _fill(ann, await _page(ann, _lobby(match), "out"), Verb.SAVE, {"name": "Friday"})
        assert kept.response is not None
        for custom_id in ("c1:-:0:default:Friday", "c1:-:0:no-default:Friday"):
            refused = await ann.forge(kept.response, custom_id)
            assert _said(refused) == "Only who may manage the server can choose which rules new tables get."
        assert _said(await bob.forge(kept.response, "c1:-:0:forget:Friday")).startswith("Only who has saved **Friday**")

        listed = await eve.slash("house")
        assert listed.response is not None
        chosen = await eve.press(listed.response, Pressing(offer_of(listed.response, Verb.KEPT), "Friday"))
        assert chosen.response is not None
        made = await eve.click(chosen.response, Verb.DEFAULT)
        assert "new tables get these rules" in _said(made)
        assert "Canastas to go out: 2" in _said(await bob.slash("new"))

        assert made.response is not None
        assert Verb.FORGET in {offer.verb for offer in offers(made.response)}
        gone = await eve.click(made.response, Verb.FORGET)
        assert "There are none yet" in _said(gone)
        assert "House rules:" not in _said(await bob.slash("new"))


def _manager(match: Game) -> Person:
    """Let somebody who may manage the server come into it."""
    server = match.server
    role = server.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    server.members["manager"] = server.guild.add_member(server.env.create_user("manager"), roles=[role])
    return Person(server, "manager")
