"""A turn in pictures on the local Discord: files come and go with the pages, also where Discord refuses them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.guide.walk import Moment
from bot.i18n import words_for
from bot.sandbox.components import GALLERY, walk
from bot.sandbox.faults import Fault
from bot.sandbox.message import Message
from bot.ui.custom_id import Verb
from bot.ui.help import START
from tests.bot.play.policy import Pressing
from tests.bot.sandbox.people import Person, offers_for
from tests.bot.sandbox.rig import client_for, club

WORDS = words_for("en")


def gallery(message: Message) -> list[dict[str, Any]]:
    """Return the pictures that a message shows."""
    return [item for part in walk(message.components) if part["type"] == GALLERY for item in part["items"]]


async def turned(person: Person, message: Message, page: str) -> Message:
    """Turn to a page of the help."""
    [offer] = [offer for offer in offers_for(message, Verb.HELP) if offer.press.argument == page]
    done = await person.press(message, Pressing(offer))
    assert done.response is not None
    return done.response


async def test_each_page_shows_its_own_picture_and_says_what_is_on_it() -> None:
    async with club(client_for()) as here:
        ann = here.people["Ann"]
        page = (await ann.slash("help")).response
        assert page is not None
        assert page.reader is ann.user
        for moment in Moment:
            page = await turned(ann, page, moment)
            [picture] = gallery(page)
            assert f"turn-{moment}" in picture["media"]["url"]
            assert picture["description"].startswith(("Your cards: ", "Canasta table"))
            assert page.text == WORDS.of("help-moment", moment)
        page = await turned(ann, page, START)
        assert gallery(page) == []
        assert page.attachments == []


@pytest.mark.parametrize("code", [40005, 50013])
async def test_a_page_whose_picture_is_refused_is_shown_in_words(code: int) -> None:
    async with club(client_for()) as here:
        ann = here.people["Ann"]
        page = (await ann.slash("help")).response
        assert page is not None
        here.sandbox.faults.add(Fault("POST", "/interactions/*/*/callback", code=code))
        page = await turned(ann, page, Moment.DRAW)
        assert gallery(page) == []
        assert page.text == WORDS.of("help-moment", Moment.DRAW)
