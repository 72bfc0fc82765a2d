"""Whoever has chosen a language is told in it whatever only they read: by commands, buttons, refusals and apologies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import simcord

from bot import i18n
from bot.operation.gate import Pace
from bot.preferences import looks
from bot.preferences.reader import own_words
from bot.pseudo import PSEUDO, marked, pseudo_words
from bot.tables.service import TableService
from bot.ui.custom_id import NO_TABLE, Press, Verb
from bot.ui.help import COMMANDS
from storage import MemoryStore
from tests.bot.interactions import FakeInteraction
from tests.bot.plain_english import plain_english, shown_in
from tests.bot.play.games import Game, game
from tests.bot.play.offers import Offer
from tests.bot.play.people import Person, offers, public
from tests.bot.play.policy import Pressing
from tests.error_log import ErrorLog

#: What ends the walk: the user is not who they were any more, or the table not where it was, or computers play.
LAST = {Verb.LEARN, Verb.ERASE_SURE, Verb.LEAVE, Verb.PROPOSE_END, Verb.START, Verb.ME, Verb.FORGET}
SEATS = {Verb.SIT, Verb.SWAP}
PUBLIC = {"new", "table", "end"}


@pytest.fixture(autouse=True)
def marked_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the marked language be one that can be chosen, which Discord itself never sends."""
    monkeypatch.setattr(looks, "words_for", lambda code: pseudo_words() if code == PSEUDO else i18n.words_for(code))


async def chosen(match: Game, name: str) -> Person:
    """Let somebody choose that language."""
    person = match.people[name]
    await match.client.shell.preferences.change_user(person.id, locale=PSEUDO)  # type: ignore[arg-type]
    return person


def english(match: Game, message: simcord.ResponseMessage) -> list[str]:
    """Return what is plain English in a message; tables have names."""
    return plain_english(shown_in(message._message.components), given=(match.table_id.upper(), "ZZZZZ"))


def own(person: Person, result: simcord.InteractionResult) -> simcord.ResponseMessage | None:
    """Return the private message that an interaction has led to."""
    response = result.response
    return response if response is not None and response.ephemeral else None


def arguments(offer: Offer) -> Iterator[Pressing]:
    """Yield what to press: a button, or the first two values of a select."""
    if offer.values:
        yield from (Pressing(offer, value) for value in offer.values[:2])
    else:
        yield Pressing(offer)


async def walk(match: Game, person: Person, message: simcord.ResponseMessage, done: set[Verb]) -> list[str]:
    """Press everything once that can be reached from a private message; return what is told in plain English."""
    found = english(match, message)
    for offer in offers(message):
        if offer.verb in done | LAST:
            continue
        done.add(offer.verb)
        for pressing in arguments(offer):
            if offer.custom_id not in [each.custom_id for each in offers(message)]:
                continue  # an earlier press has changed the message
            shown = own(person, await person.press(message, pressing))
            if shown is not None:
                found += await walk(match, person, shown, done)
    return found


IN_LOBBY = {Verb.CLOCK, Verb.ERASE, Verb.EXPORT, Verb.HAND_OVER}
IN_MATCH = {Verb.DRAW, Verb.DISCARD, Verb.REFRESH, Verb.SCORE, Verb.HINT}


@pytest.mark.parametrize(
    ("is_started", "expected"), [(False, IN_LOBBY), (True, IN_MATCH)], ids=["by the host of a lobby", "in a match"]
)
async def test_commands_and_all_that_they_lead_to(is_started: bool, expected: set[Verb]) -> None:
    async with game(is_started=is_started) as match:
        name = (await match.mover()).name if is_started else "ann"
        ann = await chosen(match, name)
        done: set[Verb] = set()
        found = []
        for command in COMMANDS:
            if command not in PUBLIC | {"leave", "learn"}:
                shown = own(ann, await ann.slash(command))
                assert shown is not None
                found += await walk(match, ann, shown, done)
        assert found == []
        assert expected <= done


ON_LOBBY = {Verb.HOUSE, Verb.GAME, Verb.COMPUTERS, Verb.HINTS}
ON_BOARD = {Verb.HAND, Verb.RULES, Verb.SCORE, Verb.DRAW}


@pytest.mark.parametrize(("is_started", "expected"), [(False, ON_LOBBY), (True, ON_BOARD)], ids=["lobby", "board"])
async def test_buttons_of_public_messages(is_started: bool, expected: set[Verb]) -> None:
    async with game(is_started=is_started) as match:
        person = await chosen(match, (await match.mover()).name if is_started else "ann")
        shows = Verb.SCORE if is_started else Verb.HOUSE
        done: set[Verb] = set()
        found = []
        for verb in sorted({each.verb for each in offers(public(match.server, shows)[-1])} - LAST - SEATS):
            done.add(verb)
            shown = own(person, await person.click(public(match.server, shows)[-1], verb))
            found += [] if shown is None else await walk(match, person, shown, done)
        assert found == []
        assert expected <= done


async def test_refusals_of_commands() -> None:
    async with game("eve") as match:
        eve = await chosen(match, "eve")
        elsewhere = match.server.guild.create_text_channel("elsewhere")
        locked = match.server.channel_without("send_messages")
        refused = [
            await eve.slash("leave"),
            await eve.slash("hand"),
            await eve.slash("join"),
            await eve.slash("settings"),
            await eve.slash("table", table="zzzzz"),
            await eve.slash("new", partner=eve.actor),
            await eve.actor.slash(elsewhere, "canasta hand"),
            await eve.actor.slash(elsewhere, "canasta table", table=match.table_id),
            await eve.actor.slash(locked, "canasta new"),
        ]
        told = [own(eve, each) for each in refused]
        assert all(told)
        assert [english(match, each) for each in told if each is not None] == [[]] * len(refused)


async def test_refusals_of_presses() -> None:
    async with game("eve") as match:
        eve = await chosen(match, "eve")
        board = match.board()
        table = await match.table()
        forged = [
            "no press at all",
            Press(NO_TABLE, 0, Verb.SETTINGS).encode(),
            Press(table.id, table.revision, Verb.DRAW).encode(),
            Press(table.id, 0, Verb.LEAVE).encode(),
            Press(table.id, 0, Verb.SIT, "77").encode(),
            Press(table.id, 0, Verb.REMATCH).encode(),
        ]
        told = [own(eve, await eve.forge(board, each)) for each in forged]
        assert all(told)
        assert [english(match, each) for each in told if each is not None] == [[]] * len(forged)


async def test_apologies(expect_errors: ErrorLog, monkeypatch: pytest.MonkeyPatch) -> None:
    async with game("eve") as match:
        eve = await chosen(match, "eve")

        async def broken(self: TableService, table_id: str) -> None:
            raise RuntimeError

        monkeypatch.setattr(TableService, "get", broken)
        board = public(match.server, Verb.RULES)[-1]
        for result in (await eve.slash("score"), await eve.click(board, Verb.RULES)):
            shown = own(eve, result)
            assert shown is not None
            assert english(match, shown) == []
        monkeypatch.undo()


async def test_whoever_is_too_fast_or_comes_too_late() -> None:
    async with game("eve", store=MemoryStore()) as match:
        eve = await chosen(match, "eve")
        match.client.shell.gate.pace = Pace(burst=1, a_second=0.001)
        await eve.slash("help")
        fast = own(eve, await eve.slash("help"))
        match.client.shell.gate.close()
        late = own(eve, await eve.slash("help"))
        pressed = own(eve, await eve.click(match.board(), Verb.RULES))
        for shown in (fast, late, pressed):
            assert shown is not None
            assert english(match, shown) == []
        match.client.shell.gate.pace = None


async def test_where_nothing_is_chosen_discord_says_the_language() -> None:
    async with game() as match:
        ben, ann = FakeInteraction(locale="de", user=5), await chosen(match, "ann")
        assert own_words(match.client.shell.looks, ben.discord).locale == "de"
        mine = FakeInteraction(locale="de", user=ann.id)
        assert own_words(match.client.shell.looks, mine.discord)("button-start") == marked("Start")
