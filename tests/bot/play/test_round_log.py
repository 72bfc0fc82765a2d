"""All turns of the running round on demand: a line for each, page by page, and nothing that the reader may not know."""

from __future__ import annotations

import re

import pytest
import simcord

from bot.tables.round_events import round_events
from bot.ui.custom_id import Press, Verb
from bot.ui.round_log import ON_A_PAGE, parse_line
from engine import events as ev
from tests.bot.play.games import Game, game
from tests.bot.play.people import Person, offers
from tests.bot.simulation import texts


async def log_of(person: Person) -> simcord.ResponseMessage:
    """Type the command and return the private answer."""
    shown = await person.slash("log")
    assert shown.ephemeral
    assert shown.response is not None
    return shown.response


def lines(message: simcord.ResponseMessage) -> list[str]:
    """Return the turns that a page tells."""
    return [line for line in texts(message).splitlines() if line.startswith("- ")]


async def turns_ended(match: Game) -> int:
    """Return how many turns have ended in the round by discards, which most turns do."""
    table = await match.table()
    events = await round_events(match.client._store, table)
    return sum(isinstance(event, ev.Discarded) for event in events)


async def played(match: Game, turns: int) -> None:
    """Play until so many turns are over."""
    for _ in range(8 * turns):
        if await turns_ended(match) >= turns:
            return
        await match.step()
    raise AssertionError("so many turns are never played")


async def test_a_short_round_is_one_page() -> None:
    async with game("eve") as match:
        await played(match, 2)
        ann = await log_of(match.people["ann"])
        assert texts(ann).startswith(f"## Table {match.table_id.upper()} · Round 1, turn by turn")
        told = lines(ann)
        assert "dealt round 1" in told[0]
        assert sum("discarded" in line for line in told) == 2
        assert not offers(ann)
        assert lines(await log_of(match.people["eve"])) == told


async def test_a_long_round_is_read_page_by_page_the_newest_first() -> None:
    async with game() as match:
        await played(match, ON_A_PAGE + 4)
        ann = match.people["ann"]
        newest = await log_of(ann)
        later = lines(newest)
        assert len(later) == ON_A_PAGE
        [first, last, count] = map(int, re.findall(r"Lines (\d+) to (\d+) of (\d+)", texts(newest))[0])
        assert last == count == first + ON_A_PAGE - 1 > ON_A_PAGE
        assert [offer.press.argument for offer in offers(newest)] == ["0"]

        turned = await ann.click(newest, Verb.LOG)
        assert turned.response is not None
        assert turned.response.id == newest.id
        earlier = lines(turned.response)
        assert len(earlier) == ON_A_PAGE
        assert "dealt round" in earlier[0]
        assert set(earlier) - set(later)
        back = await ann.click(turned.response, Verb.LOG)
        assert back.response is not None
        assert lines(back.response) == later


async def test_the_score_leads_to_it() -> None:
    async with game() as match:
        ann = match.people["ann"]
        score = await ann.slash("score")
        assert score.response is not None
        shown = await ann.click(score.response, Verb.LOG)
        assert shown.response is not None
        assert "turn by turn" in texts(shown.response)


async def test_drawn_cards_are_counted_and_not_named() -> None:
    async with game("eve") as match:
        await played(match, 3)
        told = [lines(await log_of(match.people[name])) for name in ("ann", "bob", "eve")]
        assert told[0] == told[1] == told[2]
        assert any("drew, " in line for line in told[0])
        assert not any("drew `" in line for line in told[0])


async def test_before_the_first_deal_there_is_nothing_to_tell() -> None:
    async with game(is_started=False) as match:
        assert "has not started yet" in texts(await log_of(match.people["ann"]))


async def test_a_page_that_is_gone_or_forged() -> None:
    async with game() as match:
        await played(match, 1)
        ann = match.people["ann"]
        score = await ann.slash("score")
        assert score.response is not None
        table = await match.table()
        far = await ann.forge(score.response, Press(table.id, table.revision, Verb.LOG, "77").encode())
        assert far.response is not None
        assert "turn by turn" in texts(far.response)
        forged = await ann.forge(score.response, Press(table.id, table.revision, Verb.LOG, "-1").encode())
        assert forged.response is not None
        assert "This button does not work" in texts(forged.response)


@pytest.mark.parametrize(
    ("argument", "line"), [("0", 0), ("12", 12), ("", None), ("-1", None), ("1x", None), ("²", None), ("12345", None)]
)
def test_lines_in_arguments(argument: str, line: int | None) -> None:
    assert parse_line(argument) == line
