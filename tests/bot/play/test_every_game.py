"""A round of games that differ most, played through the buttons: people press what they see, and it happens."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
import simcord

from bot.tables.codec import EVENTS
from bot.tables.events import Event
from bot.tables.table import Table
from bot.ui.choice import RunChoice, parse_choice
from bot.ui.custom_id import Verb, parse_lay
from engine import events as ev
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.state import MeldKind
from storage import MemoryStore
from tests.bot.play.games import Game, game_of, is_current
from tests.bot.play.highlights import WANTED
from tests.bot.play.people import Person, offer_of, offers, public
from tests.bot.play.policy import Pressing
from tests.bot.play.watching import check_says_nothing_hidden
from tests.bot.simulation import texts

MOST_STEPS = 1200


@dataclass(slots=True)
class Round:
    """A round under way, and all that the public has read of it."""

    match: Game
    store: MemoryStore
    boards: list[str] = field(default_factory=list)

    async def play(self) -> Table:
        """Play on to the round's end; after each press, no public message may say what is hidden."""
        for _ in range(MOST_STEPS):
            table = await self.match.table()
            if table.match.result is not None:
                return table
            await self.match.step()
            self.read(await self.match.table())
        raise AssertionError("the round has no end")

    def read(self, table: Table) -> None:
        """Read what everybody reads."""
        for message in public(self.match.server):
            check_says_nothing_hidden(texts(message), table)
        self.boards.append(texts(self.match.board()))

    async def events(self) -> list[Event]:
        """Return all that has happened at the table."""
        commits = await self.store.history(self.match.table_id, after=0)
        return [EVENTS.decode(record) for commit in commits for record in commit.events]

    def has_said(self, pattern: str) -> bool:
        """Whether a board has ever said this."""
        return any(re.search(pattern, board.replace("\u00a0", " ")) for board in self.boards)


@asynccontextmanager
async def a_round(rules: str, number: int = 0) -> AsyncIterator[Round]:
    """Deal the round that ``find_seeds`` knows by this number."""
    store = MemoryStore()
    async with game_of(rules, match=f"{rules} {number}", store=store) as match:
        yield Round(match, store)


@pytest.mark.slow
@pytest.mark.parametrize("rules", WANTED)
async def test_a_round_of(rules: str) -> None:
    async with a_round(rules) as played:
        table = await played.play()
        assert WANTED[rules].missing(await played.events()) == []
        [result] = public(played.match.server, Verb.NEXT)
        assert texts(result).startswith("## Round 1 · Table ")
        _SAID[rules](played, table)
        next_one = played.match.on(table, table.match.mover)
        await next_one.click(result, Verb.NEXT)
        assert (await played.match.table()).match.number == 2


def _samba(played: Round, table: Table) -> None:
    assert played.has_said(r"\*\*`[♣♦♥♠] \d+–(\d+|[JQKA])`\*\* × \d")
    assert played.has_said(r"Going out still needs: ")
    assert played.has_said(r"laid .*`[♣♦♥♠] (\d+|[JQKA])(–(\d+|[JQKA]))?`")


def _hand_and_foot(played: Round, table: Table) -> None:
    assert played.has_said("Round 1 of 4\n")
    assert played.has_said(r"\d+ cards? · foot waiting\n")
    assert played.has_said(r"\d+ cards? · in the foot\n")
    assert played.has_said("took up the foot")
    assert played.has_said(r"Going out still needs: .*the foot taken up by")
    assert played.has_said("🔒")


def _modern_american(played: Round, table: Table) -> None:
    assert played.has_said("Not opened yet: needs 125 points and a meld without wild cards")
    assert played.has_said(r"gets [34] more cards next turn")
    assert played.has_said(r"got [34] cards for the opening")


def _cutthroat(played: Round, table: Table) -> None:
    result = table.match.result
    assert result is not None
    lone = result.lone
    assert lone is not None
    assert played.has_said("### Partners in this round\n")
    assert played.has_said(f"### Alone in this round\n### <@{table.seats[lone]}> ")
    assert f"<@{table.seats[lone]}> played alone in this round." in texts(public(played.match.server, Verb.NEXT)[0])
    assert len({score for seat, score in enumerate(result.scores) if seat != lone}) <= 2


def _two_players(played: Round, table: Table) -> None:
    assert len(table.seats) == 2
    assert played.has_said(r"Going out still needs: (2 canastas|a canasta)")


def _pennies(played: Round, table: Table) -> None:
    assert played.has_said(r"packet waiting\n")
    assert played.has_said("took up the second packet")


def _five_players(played: Round, table: Table) -> None:
    assert played.has_said(r"<@\d+> \(Seat 5\) · sits out this round\n")


_SAID = {
    "samba": _samba,
    "hand-and-foot": _hand_and_foot,
    "modern-american": _modern_american,
    "cutthroat": _cutthroat,
    "two-players": _two_players,
    "pennies": _pennies,
    "five-players": _five_players,
}


def _hand(person: Person) -> Sequence[Pressing]:
    hand = person.hand()
    assert hand is not None
    return [Pressing(offer, value) for offer in offers(hand) for value in offer.values or (None,)]


async def _until(played: Round, verb: Verb, *, wanted: str = "") -> Person:
    """Play on until somebody whose hand is up to date is offered something; return who."""
    for _ in range(MOST_STEPS):
        table = await played.match.table()
        person = played.match.on(table, table.match.mover)
        if is_current(person.hand(), table):
            for pressing in _hand(person):
                if pressing.offer.verb is verb and re.fullmatch(wanted or ".*", pressing.argument):
                    return person
        await played.match.step()
    raise AssertionError("it was never offered")


@pytest.mark.slow
async def test_a_sequence_is_laid_by_choosing_its_ends() -> None:
    async with a_round("samba", 1) as played:
        run = r"-:([cdhs]\d+){3,}"
        person = await _until(played, Verb.LAY, wanted=run)
        hand = person.hand()
        assert hand is not None
        await person.click(hand, Verb.PICK)
        [start] = [
            press
            for press in _hand(person)
            if press.offer.verb is Verb.PICK and isinstance(parse_choice(press.argument), RunChoice)
        ][:1]
        shown = await person.press(_open(person), start)
        assert shown.response is not None
        assert "New sequence `" in texts(shown.response)
        lay = parse_lay(offer_of(shown.response, Verb.LAY).press.argument, Seat(0))
        assert lay is not None
        await person.click(shown.response, Verb.LAY)
        laid = (await played.events())[-1]
        assert isinstance(laid, ev.CardsLaid)
        assert laid.kind is MeldKind.SEQUENCE
        assert laid.cards == lay.cards


@pytest.mark.slow
async def test_a_hand_can_be_seen_by_rank_and_by_suit() -> None:
    async with a_round("samba", 1) as played:
        person = await _until(played, Verb.DISCARD)
        by_suit = texts(_open(person))
        shown = await person.click(_open(person), Verb.SORT)
        assert shown.response is not None
        by_rank = texts(shown.response)
        assert by_rank.count("\n### ") < by_suit.count("\n### ")
        again = await person.click(shown.response, Verb.SORT)
        assert again.response is not None
        assert texts(again.response) == by_suit


def _open(person: Person) -> simcord.ResponseMessage:
    hand = person.hand()
    assert hand is not None
    return hand


def test_every_special_game_is_looked_at() -> None:
    assert _SAID.keys() == WANTED.keys() <= RULESETS.keys()
