"""Threads of the local Discord: made, changed, archived and woken; and tables in them, played by the real client."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from bot.publishing.threads import IN_USE, OUT_OF_USE
from bot.sandbox.acting import NotPossibleError
from bot.sandbox.message import Message
from bot.sandbox.messages import THREAD_CREATED
from bot.sandbox.permissions import CREATE_THREADS, MANAGE_THREADS
from bot.sandbox.world import Channel, Overwrite
from bot.ui.custom_id import Verb
from storage import SettingsOwner, SqliteStore
from tests.bot.sandbox.people import Person, offers_for
from tests.bot.sandbox.pretend import Pretend, pretending
from tests.bot.sandbox.rig import Club, client_for, club, soon
from tests.bot.sandbox.test_command import ANN, CHANNEL, ended, heard, running, seated
from tests.bot.sandbox.test_preferences import chooses, owner

HOUR = 3600.0


async def made(here: Pretend, **fields: object) -> Channel:
    """Let the bot make a thread, and return it."""
    body = {"name": "ours", "type": 11, "auto_archive_duration": 60} | fields
    reply = await here.ask("POST", f"/channels/{here.channel.id}/threads", body)
    assert reply.status == 200
    return here.sandbox.world.channels[reply.body["id"]]


# requests


async def test_a_thread_is_made_and_the_channel_says_so() -> None:
    async with pretending() as here:
        thread = await made(here)
        assert (thread.parent, thread.owner, thread.rests_after) == (here.channel, here.sandbox.world.bot.id, 60)
        [line] = here.sandbox.messages.visible_to(here.ann, here.channel)
        assert (line.kind, line.content, line.leads_to) == (THREAD_CREATED, "ours", thread)
        assert line.to_json()["message_reference"]["channel_id"] == thread.id


@pytest.mark.parametrize(
    ("body", "field"),
    [({"name": ""}, "name"), ({"name": "x" * 101}, "name"), ({"auto_archive_duration": 61}, "auto_archive_duration"),
     ({"type": 12}, "type")],
    ids=["no name", "long name", "odd minutes", "private"],
)  # fmt: skip
async def test_a_thread_of_the_wrong_form_is_refused(body: dict[str, object], field: str) -> None:
    async with pretending() as here:
        whole = {"name": "ours", "type": 11} | body
        reply = await here.ask("POST", f"/channels/{here.channel.id}/threads", whole)
        assert (reply.status, reply.code) == (400, 50035)
        assert list(reply.body["errors"]) == [field]


async def test_threads_need_a_right_and_a_channel() -> None:
    async with pretending() as here:
        thread = await made(here)
        inside = await here.ask("POST", f"/channels/{thread.id}/threads", {"name": "x", "type": 11})
        assert inside.code == 50024
        assert (await here.ask("PATCH", f"/channels/{here.channel.id}", {"name": "x"})).code == 50024
        here.sandbox.world.overwrite(here.channel, Overwrite(here.channel.guild.id, deny=CREATE_THREADS))
        refused = await here.ask("POST", f"/channels/{here.channel.id}/threads", {"name": "x", "type": 11})
        assert (refused.status, refused.code) == (403, 50013)


async def test_who_has_made_a_thread_changes_it_without_a_right() -> None:
    async with pretending() as here:
        thread = await made(here)
        reply = await here.ask("PATCH", f"/channels/{thread.id}", {"auto_archive_duration": 1440})
        assert reply.body["thread_metadata"]["auto_archive_duration"] == 1440
        assert (await here.ask("PATCH", f"/channels/{thread.id}", {"locked": True})).code == 50013
        theirs = here.sandbox.world.add_thread(here.channel, "theirs", owner=here.ann.id)
        assert (await here.ask("PATCH", f"/channels/{theirs.id}", {"auto_archive_duration": 60})).code == 50013
        here.sandbox.world.overwrite(here.channel, Overwrite(here.channel.guild.id, allow=MANAGE_THREADS))
        assert (await here.ask("PATCH", f"/channels/{theirs.id}", {"locked": True})).status == 200
        assert theirs.is_locked


# the archive


async def test_a_thread_in_which_nobody_writes_goes_to_the_archive() -> None:
    async with pretending() as here:
        thread, clock = await made(here), here.sandbox.clock
        clock.advance(HOUR - 60)
        here.sandbox.acting.say(here.ann, thread, "Still here")
        clock.advance(HOUR - 60)
        shown = [thread.is_archived]
        clock.advance(61)
        assert [*shown, thread.is_archived] == [False, True]
        assert (await here.ask("PATCH", f"/channels/{thread.id}", {"auto_archive_duration": 1440})).code == 50083
        with pytest.raises(NotPossibleError, match="archive"):
            here.sandbox.acting.command(here.ann, thread, ["canasta", "help"], {})


async def test_a_message_wakes_a_thread_unless_it_is_locked() -> None:
    async with pretending() as here:
        thread = await made(here)
        here.sandbox.clock.advance(2 * HOUR)
        assert (await here.ask("POST", f"/channels/{thread.id}/messages", {"content": "x"})).status == 200
        assert not thread.is_archived
        thread.is_locked = True
        here.sandbox.clock.advance(2 * HOUR)
        refused = await here.ask("POST", f"/channels/{thread.id}/messages", {"content": "x"})
        assert refused.code == 50083
        assert thread.is_archived


async def test_more_minutes_count_from_the_last_message() -> None:
    async with pretending() as here:
        thread = await made(here)
        here.sandbox.clock.advance(HOUR / 2)
        await here.ask("PATCH", f"/channels/{thread.id}", {"auto_archive_duration": 1440})
        here.sandbox.clock.advance(23 * HOUR)
        shown = [thread.is_archived]
        here.sandbox.clock.advance(HOUR)
        assert [*shown, thread.is_archived] == [False, True]


# tables


async def in_thread(here: Club, person: Person) -> tuple[Person, Message]:
    """Let the server want threads, and open a table; return its host in the thread, and its board."""
    await chooses(owner(here), "settings", "place=thread")
    done = await person.slash("new", computers="beginner")
    assert done.response is not None
    assert done.response.reader is person.user
    [thread_id] = re.findall(r"<#(\d+)>", done.response.text)
    there = Person(here.sandbox, person.user, here.sandbox.world.channels[thread_id])
    await here.until(lambda: bool(there.sees()))
    return there, there.sees()[-1]


async def test_a_table_is_played_in_its_thread_which_rests_when_it_is_over() -> None:
    async with club(client_for()) as here:
        there, board = await in_thread(here, here.people["Ann"])
        thread = there.channel
        [line] = here.public()
        assert line.leads_to is thread
        assert thread.name == "Canasta · Ann"
        assert board.mentioned == [there.user]
        assert thread.rests_after == IN_USE

        await there.click(board, Verb.START)
        await here.until(lambda: any(offers_for(each, Verb.SCORE) for each in there.sees()))
        done = await there.slash("end")
        assert done.response is not None
        await soon(lambda: thread.rests_after == OUT_OF_USE)
        assert here.public() == [line]
        here.sandbox.clock.advance(2 * HOUR)
        assert thread.is_archived

        here.sandbox.acting.say(there.user, thread, "Once more?")
        again = await there.slash("new")
        assert again.response is not None
        assert again.response.channel is thread
        await soon(lambda: thread.rests_after == IN_USE)


async def test_a_thread_that_wakes_by_itself_stays_in_sight_while_its_table_is_open() -> None:
    async with club(client_for()) as here:
        there, _ = await in_thread(here, here.people["Ann"])
        thread = there.channel
        thread.rests_after = OUT_OF_USE
        here.sandbox.world.archive(thread)
        await soon(lambda: here.client.get_guild(int(thread.guild.id)).get_thread(int(thread.id)) is None)  # type: ignore[union-attr]
        here.sandbox.acting.say(there.user, thread, "Good morning")
        await soon(lambda: thread.rests_after == IN_USE)


async def test_a_deleted_channel_takes_the_tables_of_its_threads_along() -> None:
    async with club(client_for()) as here:
        there, board = await in_thread(here, here.people["Ann"])
        table = await here.table(offers_for(board, Verb.START)[0].press.table)
        assert str(table.channel_id) == there.channel.id
        here.sandbox.delete_channel(here.channel)
        closed = await here.moved_on(table)
        assert not closed.is_open


# the page's program


async def test_a_table_in_a_thread_goes_on_at_the_next_start(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "sandbox.db")
    await store.save_settings(SettingsOwner.GUILD, 1000000000000000100, '{"place": "thread"}')
    await store.close()
    async with running(tmp_path, "--no-browser") as (process, address), seated(address) as (line, hello):
        assert [each["name"] for each in hello["channels"]] == ["canasta"]
        await line.send_json({"type": "command", "ref": 1, "channel": CHANNEL, "path": ["canasta", "new"]})
        listed = (await heard(line, "channels"))["channels"]
        assert [(each["name"], each["parent"]) for each in listed] == [("canasta", None), ("Canasta · Ann", CHANNEL)]
        thread = listed[1]["id"]
        while (board := (await heard(line, "message"))["message"])["channel_id"] != thread:
            pass
        assert board["mentions"][0]["id"] == ANN
        assert await ended(process, signal.SIGINT) == (0, "")

    async with running(tmp_path, "--no-browser") as (process, address), seated(address) as (line, hello):
        assert [each["id"] for each in hello["channels"]] == [CHANNEL, thread]
        [again] = hello["messages"] or [(await heard(line, "message"))["message"]]
        assert (again["channel_id"], again["components"]) == (thread, board["components"])
        assert await ended(process, signal.SIGTERM) == (0, "")


async def test_the_page_of_settings_says_which_rights_are_missing() -> None:
    async with club(client_for()) as here:
        page = await chooses(owner(here), "settings", "place=thread")
        assert "may not make threads" not in page.text
        here.sandbox.world.overwrite(here.channel, Overwrite(here.channel.guild.id, deny=CREATE_THREADS))
        assert "may not make threads" in (await chooses(owner(here), "settings", "place=thread")).text
        page = await chooses(owner(here), "settings", "place=channel")
        assert "may not make threads" not in page.text
        done = await here.people["Ann"].slash("new")
        assert done.response is not None
        assert done.response.channel is here.channel
