"""What people and servers like, as they see it: emojis, languages, boards with pictures, and what Discord refuses."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bot.house.book import Member
from bot.sandbox.components import GALLERY, walk
from bot.sandbox.faults import Fault
from bot.sandbox.message import Message
from bot.sandbox.world import Overwrite
from bot.tables.table import UserId
from bot.ui.custom_id import Verb
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS
from engine.state import Permission
from storage import MemoryStore, SettingsOwner
from tests.bot.play.policy import Pressing
from tests.bot.sandbox.deck import EMOJI, give_deck
from tests.bot.sandbox.people import Person, offers_for
from tests.bot.sandbox.rig import Club, client_for, club


@pytest.fixture
async def here() -> AsyncIterator[Club]:
    """A club whose bot has the deck."""
    client = client_for(MemoryStore())
    async with club(client) as place:
        give_deck(place.sandbox.emojis)
        await client._find_emojis()  # which it does at its start
        yield place


def owner(here: Club) -> Person:
    return Person(here.sandbox, here.sandbox.world.user_named("Owner"), here.channel)


async def chooses(person: Person, page: str, value: str) -> Message:
    """Open a page of settings and choose something on it."""
    done = await person.slash(page)
    assert done.response is not None
    verb = Verb(page)
    [offer] = [each for each in offers_for(done.response, verb) if value in each.values or each.press.argument == value]
    pressing = Pressing(offer, value if value in each_value(offer) else None)
    done = await person.press(done.response, pressing)
    assert done.response is not None
    return done.response


def each_value(offer: Any) -> tuple[str, ...]:
    return tuple(offer.values)


def gallery(message: Message) -> list[dict[str, Any]]:
    """Return the pictures that a message shows."""
    return [item for part in walk(message.components) if part["type"] == GALLERY for item in part["items"]]


def emojis_of(message: Message) -> list[str]:
    """Return the emojis of the options of a message."""
    options = [option for part in walk(message.components) for option in part.get("options") or []]
    return [option["emoji"]["name"] for option in options if option.get("emoji")]


async def mover_of(here: Club, table_id: Any) -> Person:
    table = await here.table(table_id)
    return here.on(table, table.match.mover)


async def test_cards_are_emojis_for_whoever_likes_them(here: Club) -> None:
    table_id = await here.seated()
    await here.step(table_id)
    person = await mover_of(here, table_id)
    hand = await person.look()
    assert hand.text.count(EMOJI) >= 9
    assert emojis_of(hand)
    while await mover_of(here, table_id) == person:
        await here.step(table_id)
    await here.board_is_current(table_id)
    assert EMOJI in here.board().text  # the discard

    page = await chooses(person, "me", "cards=text")
    assert "emoji" not in page.text.lower()
    hand = await person.look()
    assert EMOJI not in hand.text
    assert "`" in hand.text
    assert emojis_of(hand) == []
    assert EMOJI in here.board().text  # which is everybody's


async def test_suits_have_the_colours_that_somebody_likes(here: Club) -> None:
    table_id = await here.seated()
    await here.step(table_id)
    person = await mover_of(here, table_id)
    in_four = (await person.look()).text
    page = await chooses(person, "me", "suits=two")
    assert "Suits in two colours" in str(page.components)
    in_two = (await person.look()).text
    assert re.findall(r"cn_\w+(red|black)_", in_four) == []
    assert set(re.findall(r"cn_\w+(red|black)_", in_two)) == {"red", "black"}
    await chooses(person, "me", "cards=text")
    done = await person.slash("me")
    assert done.response is not None
    assert "suits=" not in str(done.response.components)


async def test_public_cards_have_the_colours_that_the_server_likes(here: Club) -> None:
    await chooses(owner(here), "settings", "suits=two")
    table_id = await here.seated()
    for _ in range(16):
        await here.step(table_id)
    await here.board_is_current(table_id)
    shown = re.findall(r"cn_(?!3)\w+?[CD](red|black|)_", here.board().text)
    assert shown
    assert "" not in shown


async def test_who_likes_text_meets_no_emoji_wherever_they_press(here: Club) -> None:
    """In the hand, in what is chosen for a meld, in a warning, in a question, and in help."""
    for person in here.people.values():
        await chooses(person, "me", "cards=text")
    table_id = await here.seated()
    seen: set[Verb] = set()
    while Verb.YES not in seen and Verb.NO not in seen:
        table = await here.table(table_id)
        asked = table.match.partner if table.match.turn.permission is Permission.ASKED else None
        person = here.on(table, table.match.mover if asked is None else asked)
        message, pressing = await person.choose(table)
        assert EMOJI not in str(message.components)
        if offers_for(message, Verb.PICK):
            done = await person.click(message, Verb.PICK)
            assert done.response is not None
            assert EMOJI not in str(done.response.components)
            seen.add(Verb.PICK)
            await person.slash("hand")
        seen.add(pressing.offer.verb)
        await here.step(table_id)
    assert {Verb.PICK, Verb.DRAW, Verb.DISCARD, Verb.LAY, Verb.ASK} <= seen


async def test_a_hand_is_sorted_as_its_owner_likes(here: Club) -> None:
    table_id = await here.seated()
    person = await mover_of(here, table_id)
    by_rank = (await person.look()).text
    await chooses(person, "me", "order=suit")
    by_suit = (await person.look()).text
    assert by_suit != by_rank
    assert by_suit.count("\n") > by_rank.count("\n")


async def test_a_language_is_chosen_for_oneself(here: Club) -> None:
    ann = here.people["Ann"]
    page = await chooses(ann, "me", "locale=it")
    italian = await ann.slash("help")
    assert italian.response is not None
    assert "Il tuo turno" in italian.response.text or "turno" in italian.response.text.lower()
    assert page.text
    english = await here.people["Bob"].slash("help")
    assert english.response is not None
    assert "Your turn" in english.response.text


async def test_nobody_is_called_who_likes_it_quiet(here: Club) -> None:
    for person in here.people.values():
        await chooses(person, "me", "pings=off")
    table_id = await here.seated()
    mover = await mover_of(here, table_id)
    await here.until(lambda: any(f"<@{mover.id}>" in message.text for message in here.offering(Verb.HAND)))
    calls = [message for message in here.offering(Verb.HAND) if message not in [here.board()]]
    assert calls
    assert all(not message.mentioned for message in calls)


async def test_what_somebody_likes_is_kept_and_deleted_with_the_rest(here: Club) -> None:
    store, ann = here.client._store, here.people["Ann"]
    await chooses(ann, "me", "hints=off")
    assert await store.all_settings(SettingsOwner.USER) == {ann.id: '{"hints": false}'}
    await chooses(ann, "me", "hints=on")
    assert await store.all_settings(SettingsOwner.USER) == {}
    await chooses(ann, "me", "order=suit")
    done = await ann.slash("privacy")
    assert done.response is not None
    await ann.click(done.response, Verb.ERASE)
    await ann.click(done.response, Verb.ERASE_SURE)
    assert await store.all_settings(SettingsOwner.USER) == {}


async def test_only_who_manages_the_server_settles_how_it_likes_it(here: Club) -> None:
    done = await here.people["Ann"].slash("settings")
    assert done.response is not None
    assert "Manage Server" in done.response.text
    await chooses(owner(here), "settings", "starters=managers")
    refused = await here.people["Ann"].slash("new")
    assert refused.response is not None
    assert refused.response.reader is here.people["Ann"].user
    assert "Manage Messages" in refused.response.text


async def test_a_server_has_a_language_and_a_clock(here: Club) -> None:
    await chooses(owner(here), "settings", "locale=it")
    await chooses(owner(here), "settings", "clock=300")
    await here.people["Ann"].slash("new")
    [table] = await here.client.shell.tables.tables_in_channel(int(here.channel.id))
    assert table.clock.pace == 300
    assert "Join" not in here.public()[-1].text


async def test_a_server_has_a_game_and_house_rules_go_before_it_until_a_game_is_chosen_again(here: Club) -> None:
    page = await chooses(owner(here), "settings", "game=samba")
    assert "Rules: **Samba**, unless somebody chooses others." in page.text
    told = await here.people["Bob"].slash("rules")
    assert told.response is not None
    assert "Samba" in told.response.text
    assert await game_of_new_table(here) == RULESETS["samba"]

    book, ours = here.client.shell.house, RULESETS["uruguay"].with_fields({"target": 3000})
    manager = Member(int(here.channel.guild.id), UserId(int(owner(here).id)), may_manage=True)
    await book.save(manager, "Ours", ours)
    await book.set_default(manager, "Ours")
    assert await game_of_new_table(here) == ours
    page = await chooses(owner(here), "settings", "clock=300")
    assert "Rules: **Ours**, from the house rules." in page.text

    page = await chooses(owner(here), "settings", "game=bolivia")
    assert "Rules: **Bolivia**" in page.text
    assert await game_of_new_table(here) == RULESETS["bolivia"]
    assert [rules.name for rules in await book.all(manager.guild_id)] == ["Ours"]


async def game_of_new_table(here: Club) -> Ruleset:
    """Open a table without naming a game, and return what is played there."""
    before = await here.client.shell.tables.tables_in_channel(int(here.channel.id))
    await here.people["Ann"].slash("new")
    *same, table = await here.client.shell.tables.tables_in_channel(int(here.channel.id))
    assert len(same) == len(before)
    return table.ruleset


async def test_a_board_has_its_picture_and_a_new_one_after_each_move(here: Club) -> None:
    await chooses(owner(here), "settings", "board=picture")
    table_id = await here.seated()
    await here.until(lambda: bool(gallery(here.board())))
    [first] = gallery(here.board())
    assert first["description"]
    before = await here.table(table_id)
    await here.step(table_id)
    after = await here.moved_on(before) if before == await here.table(table_id) else await here.table(table_id)

    def is_renewed() -> bool:
        shown = gallery(here.board())
        return bool(shown) and f"-{after.revision}.png" in shown[0]["media"]["url"]

    await here.until(is_renewed)
    await chooses(owner(here), "settings", "board=text")
    await here.step(table_id)
    await here.until(lambda: not gallery(here.board()))
    await here.board_is_current(table_id)
    assert EMOJI not in here.board().text


async def test_without_the_right_to_attach_files_a_board_is_text(here: Club) -> None:
    attach = discord.Permissions(attach_files=True).value
    bot = here.sandbox.world.bot
    here.sandbox.world.overwrite(here.channel, Overwrite(bot.id, is_member=True, allow=0, deny=attach))
    page = await chooses(owner(here), "settings", "board=picture")
    assert "Attach Files" in page.text
    table_id = await here.seated()
    await here.step(table_id)
    await here.board_is_current(table_id)
    assert gallery(here.board()) == []


@pytest.mark.parametrize("code", [10014])
async def test_refused_emojis_become_text(here: Club, code: int) -> None:
    table_id = await here.seated()
    await here.step(table_id)
    person = await mover_of(here, table_id)
    await person.look()
    here.sandbox.faults.add(Fault("POST", "/interactions/*/*/callback", code=code))
    hand = await person.look()
    assert EMOJI not in hand.text
    assert "`" in hand.text
