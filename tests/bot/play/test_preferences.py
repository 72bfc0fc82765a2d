"""What ``/canasta me`` offers, pressed where it is shown: each of it is there, and holds from the next drawing on."""

from __future__ import annotations

import simcord

from bot.preferences.values import Preferences
from bot.ui.custom_id import Verb
from tests.bot.play.games import Game, game
from tests.bot.play.people import Person, notified, offers, public
from tests.bot.play.policy import Pressing
from tests.bot.simulation import texts


async def page_of(person: Person) -> simcord.ResponseMessage:
    """Open the page."""
    shown = await person.slash("me")
    assert shown.response is not None
    return shown.response


async def chooses(person: Person, value: str) -> simcord.ResponseMessage:
    """Press what is shown for a choice; return the page as it is then."""
    page = await page_of(person)
    [offer] = [offer for offer in offers(page) if value in offer.arguments]
    shown = await person.press(page, Pressing(offer, value if offer.values else None))
    assert shown.response is not None
    return shown.response


async def mover_with_hand(match: Game) -> tuple[Person, simcord.ResponseMessage]:
    mover = await match.mover()
    return mover, await mover.look()


async def test_everything_is_offered_at_once() -> None:
    async with game() as match:
        page = await page_of(match.people["ann"])
        named = {argument.partition("=")[0] for offer in offers(page) for argument in offer.arguments}
        assert named >= {"order", "locale", "pings", "hints"}  # cards and suits only where there are emojis
        assert {offer.verb for offer in offers(page)} == {Verb.ME}


async def test_hints_are_offered_to_who_likes_them() -> None:
    async with game() as match:
        mover, hand = await mover_with_hand(match)
        assert Verb.HINT in {offer.verb for offer in offers(hand)}
        page = await chooses(mover, "hints=off")
        assert "where the table has them: **off**" in texts(page)
        assert Verb.HINT not in {offer.verb for offer in offers(await mover.look())}
        await chooses(mover, "hints=on")
        assert Verb.HINT in {offer.verb for offer in offers(await mover.look())}


async def test_only_who_likes_it_is_notified_of_a_turn() -> None:
    async with game() as match:
        for person in match.people.values():
            await chooses(person, "pings=off")
        before = await match.mover()
        while await match.mover() == before:
            await match.step()
        mover = await match.mover()
        call = public(match.server, Verb.HAND)[-1]
        assert f"<@{mover.id}>" in texts(call)
        assert notified(call) == set()

        for person in match.people.values():
            await chooses(person, "pings=on")
        while await match.mover() == mover:
            await match.step()
        assert notified(public(match.server, Verb.HAND)[-1]) == {(await match.mover()).id}
        assert match.client.shell.preferences.of_user(mover.id) == Preferences()  # type: ignore[arg-type]


async def test_a_hand_is_sorted_as_its_player_likes() -> None:
    async with game() as match:
        mover, hand = await mover_with_hand(match)
        by_rank = texts(hand)
        await chooses(mover, "order=suit")
        assert texts(await mover.look()) != by_rank
        await chooses(mover, "order=rank")
        assert texts(await mover.look()) == by_rank
