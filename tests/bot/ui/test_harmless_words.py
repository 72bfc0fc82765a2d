"""Words of users can do no harm in a message: no formatting, no mention, no link, and no name of a person at all."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.client import CanastaClient
from bot.house.book import LONGEST_NAME, HouseProblem, clean_name
from bot.ui.custom_id import Verb
from storage import MemoryStore
from tests.bot.play.people import Person, public
from tests.bot.simulation import simulated, texts
from tests.discord_spec.recorder import PayloadRecorder

NASTY = (
    "**bold** __all__ ~~off~~",
    "@everyone @here <@&1> <#2>",
    "[free](https://evil.example)",
    "`code` ```block``` ||spoiler||",
    "# headline\n> quote",
    "<:c_qh:1234567890123456789> :joy:",
    "\u202eright to left\u2066\u200b\u200d",
    "🃏" * 32,
    "ﷺ" * 32,
    "a\u0300\u0301\u0302\u0303" * 6 + "*" * 8,
    "-# small\r\n- list",
    "<t:0:R> </canasta new:1>",
)
# What Discord reads as more than letters.
_SIGNS = set("*_~`|#>[]()<>@:/\\\n\r\u202e\u2066\u200b\u200d")


@pytest.mark.parametrize("name", NASTY, ids=range(len(NASTY)))
def test_no_rules_get_a_nasty_name(name: str) -> None:
    try:
        kept = clean_name(name)
    except HouseProblem:
        return
    assert not _SIGNS & set(kept)
    assert len(kept) <= LONGEST_NAME


@given(st.text(max_size=40))
def test_whatever_is_taken_as_a_name_is_letters_and_a_few_signs(name: str) -> None:
    try:
        kept = clean_name(name)
    except HouseProblem:
        return
    assert not _SIGNS & set(kept)
    assert 1 <= len(kept) <= LONGEST_NAME


async def test_no_message_names_a_person_or_mentions_whom_it_is_not_for(recorder: PayloadRecorder) -> None:
    """Four people with the nastiest names play; every request that the bot made is looked through."""
    client = CanastaClient(MemoryStore(), pause=0.0, budget=math.inf)
    names = NASTY[:4]
    async with simulated(client, *names) as server:
        people = [Person(server, name) for name in names]
        first = people[0]
        await first.slash("new", partner=people[2].actor, left=people[1].actor, right=people[3].actor)
        await first.slash("new", rules=NASTY[1])
        for name in NASTY:
            await first.slash("join", table=name * 200)
        await first.slash("rules", rules="house:" + NASTY[3] * 50)
        [lobby, *_] = public(server, Verb.START)
        await first.click(lobby, Verb.START)
        for person in people:
            await person.slash("hand")
            await person.slash("score")
        table = (await client.shell.tables.tables_in_channel(server.channel.id))[0]
        mover = next(person for person in people if person.id == table.seats[table.match.mover])
        hand = mover.hand()
        assert hand is not None
        await mover.click(hand, Verb.DRAW)
        await people[1].slash("leave")
        await first.slash("end")
        await people[1].slash("join")
        seen = "\n".join(texts(message) for message in public(server))
        assert "<@" in seen
    sent = [request for request in recorder.requests if _body(request)]
    assert len(sent) > 12
    users = {str(person.id) for person in people}
    for request in sent:
        body = _body(request)
        written = json.dumps(body, ensure_ascii=False)
        for name in NASTY:
            assert name.casefold() not in written.casefold()
        assert "evil" not in written.lower().replace("freehttpsevilexample", "")
        for mentions in _mentions(body):
            assert mentions.get("parse", []) == []
            assert set(map(str, mentions.get("users", []))) <= users
            assert not mentions.get("roles")
            assert not mentions.get("replied_user")


def _body(request: Any) -> Any:
    body = getattr(request, "body", None) or getattr(request, "json", None) or getattr(request, "payload", None)
    is_message = isinstance(body, dict) and ("components" in body or "components" in (body.get("data") or {}))
    return body if is_message else None


def _mentions(body: dict[str, Any]) -> list[dict[str, Any]]:
    """Return whom a message may mention: it has to say so, or everybody may be."""
    content = body.get("data") or body
    assert "allowed_mentions" in content
    return [content["allowed_mentions"]]
