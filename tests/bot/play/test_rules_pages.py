"""The rules, page by page, of a table, of a game, and of a server."""

import simcord

from bot.house.book import Member
from bot.tables.table import UserId
from bot.ui.custom_id import OWN_RULES, Verb, encode_page, kept_rules
from engine.rulesets import SAMBA
from tests.bot.play.games import game
from tests.bot.play.people import Person, offer_of
from tests.bot.play.policy import Pressing
from tests.bot.simulation import texts

WRONG = "This button does not work."


def _shown(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def _turn(person: Person, shown: simcord.ResponseMessage, choice: str) -> simcord.ResponseMessage:
    return _shown(await person.press(shown, Pressing(offer_of(shown, Verb.RULES_PAGE), choice)))


async def test_pages_of_a_game_are_turned_in_place() -> None:
    async with game() as match:
        ann = match.people["ann"]
        first = _shown(await ann.slash("rules", rules="samba"))
        assert "### Different from Classic\n" in texts(first)
        pile = await _turn(ann, first, encode_page("samba", "pile"))
        assert pile.id == first.id
        assert "### The pile\n" in texts(pile)
        assert "### How to play\n" in texts(await _turn(ann, pile, encode_page("samba", "short")))


async def test_without_a_name_the_rules_are_those_of_the_table() -> None:
    async with game(is_started=False) as match:
        ann = match.people["ann"]
        table = await match.table()
        changed = table.ruleset.with_fields({"draw_count": 2})
        await match.client.shell.tables.change_rules(table.id, UserId(ann.id), rules=lambda _: changed, interaction=1)
        first = _shown(await ann.slash("rules"))
        assert "## Classic, with house rules\n" in texts(first)
        assert "- Draw 2 cards, or take the pile." in texts(first)
        turn = await _turn(ann, first, encode_page(OWN_RULES, "turn"))
        assert texts(turn).startswith("## Classic, with house rules\n")
        assert "### Your turn\n" in texts(turn)


async def test_rules_of_the_server_are_found_again_until_they_are_forgotten() -> None:
    async with game() as match:
        ann, house, guild = match.people["ann"], match.client.shell.house, match.server.guild.id
        by = Member(guild, UserId(ann.id), may_manage=True)
        await house.save(by, "Friday night", SAMBA.with_fields({"draw_count": 3}))
        first = _shown(await ann.slash("rules", rules=" friday   NIGHT"))
        source = kept_rules(" friday   NIGHT")
        assert "Draw 3 cards" in texts(await _turn(ann, first, encode_page(source, "turn")))
        await house.delete(by, "Friday night")
        gone = await _turn(ann, first, encode_page(source, "pile"))
        assert texts(gone) == "This server has no house rules of that name."


async def test_a_forged_page_is_answered() -> None:
    async with game() as match:
        ann = match.people["ann"]
        first = _shown(await ann.slash("rules", rules="samba"))
        custom_id = offer_of(first, Verb.RULES_PAGE).custom_id
        for value in ("forged", "no-such-game/pile"):
            answer = await ann.forge(first, custom_id, value)
            assert answer.response is not None
            assert texts(answer.response).startswith(WRONG)
