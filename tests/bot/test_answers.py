"""Each interaction gets one answer, in time and where it belongs, whatever goes wrong."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.answers import PATIENCE, Answer, Place, answer
from bot.tables.table import UserId
from bot.ui.house_form import name_form
from bot.ui.layout import message, text
from storage import WriteFailed
from tests.bot.interactions import NEW_MESSAGE, FakeInteraction, http_error, refused_label, saying
from tests.bot.timers import Timers, settle
from tests.bot.ui.pictures import ANNA, WORDS, lobby
from tests.error_log import ErrorLog

SORRY = "something went wrong on my side"


@pytest.fixture
async def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    return Timers(monkeypatch)


class Noted:
    """What was called after an answer."""

    def __init__(self, error: Exception | None = None) -> None:
        self.sent: list[int] = []
        self.failures = 0
        self._error = error

    def answer(self, place: Place, words: str = "Here you are") -> Answer:
        async def sent(message_id: int) -> None:
            self.sent.append(message_id)
            if self._error is not None:
                raise self._error

        async def failed() -> None:
            self.failures += 1

        return Answer(saying(words), place, sent, failed)


async def quick(given: Answer) -> Answer:
    return given


def slow(given: Answer, go: asyncio.Event) -> Coroutine[Any, Any, Answer]:
    async def work() -> Answer:
        await go.wait()
        return given

    return work()


async def give_late(
    interaction: FakeInteraction, timers: Timers, given: Answer, *, expected: Place, seconds: float = PATIENCE
) -> None:
    """Answer so late that it has to be announced."""
    go = asyncio.Event()
    answering = asyncio.create_task(answer(interaction.discord, slow(given, go), words=WORDS, expected=expected))
    await timers.advance(seconds)
    go.set()
    await answering


# forms


async def test_a_form_is_opened_instead_of_a_message() -> None:
    interaction, form = FakeInteraction(), name_form(lobby(ANNA), WORDS)
    await answer(interaction.discord, quick(Answer(saying("Too late"), form=form)), words=WORDS, expected=Place.HERE)
    assert interaction.calls == [("send_modal", {"form": form})]
    assert form.is_finished()


@pytest.mark.parametrize(
    ("expected", "calls"), [(Place.HERE, ["defer", "followup"]), (Place.PRIVATE, ["defer", "edit_original"])]
)
async def test_a_form_that_comes_too_late_becomes_a_word(timers: Timers, expected: Place, calls: list[str]) -> None:
    interaction = FakeInteraction()
    late = Answer(saying("Too late"), form=name_form(lobby(ANNA), WORDS))
    await give_late(interaction, timers, late, expected=expected)
    assert interaction.names == calls
    assert interaction.said() == "Too late"


# in time


@pytest.mark.parametrize(
    ("place", "call"), [(Place.HERE, "edit_message"), (Place.PRIVATE, "send_message"), (Place.PUBLIC, "send_message")]
)
async def test_quick_answers_are_the_first_and_only_call(timers: Timers, place: Place, call: str) -> None:
    interaction, noted = FakeInteraction(), Noted()
    await answer(interaction.discord, quick(noted.answer(place)), words=WORDS, expected=Place.PRIVATE)

    assert interaction.names == [call]
    assert interaction.calls[0][1].get("ephemeral", True) is (place is not Place.PUBLIC)
    assert interaction.said() == "Here you are"
    assert noted.sent == ([] if place is Place.HERE else [NEW_MESSAGE])
    assert timers.pending == []


async def test_an_answer_notifies_only_whom_it_is_for() -> None:
    interaction = FakeInteraction()
    rendered = message(text("<@7> and <@8>"), mentions=[UserId(7)])
    await answer(interaction.discord, quick(Answer(rendered, Place.PUBLIC)), words=WORDS, expected=Place.PUBLIC)
    assert interaction.calls[0][1]["allowed_mentions"].to_dict() == {"parse": [], "users": [7]}


async def test_an_edit_notifies_nobody() -> None:
    interaction = FakeInteraction()
    rendered = message(text("<@7>"), mentions=[UserId(7)])
    await answer(interaction.discord, quick(Answer(rendered, Place.HERE)), words=WORDS, expected=Place.HERE)
    assert interaction.calls[0][1]["allowed_mentions"].to_dict() == {"parse": []}


# late


@pytest.mark.parametrize(
    ("place", "announcement"),
    [
        (Place.HERE, {}),
        (Place.PRIVATE, {"ephemeral": True, "thinking": True}),
        (Place.PUBLIC, {"ephemeral": False, "thinking": True}),
    ],
)
async def test_a_late_answer_is_announced_and_takes_that_place(
    timers: Timers, place: Place, announcement: dict[str, bool]
) -> None:
    interaction, noted = FakeInteraction(), Noted()
    await give_late(interaction, timers, noted.answer(place), expected=place)

    assert interaction.names == ["defer", "edit_original"]
    assert interaction.calls[0][1] == announcement
    assert interaction.said() == "Here you are"
    assert noted.sent == ([] if place is Place.HERE else [NEW_MESSAGE])


async def test_nothing_is_announced_before_its_time(timers: Timers) -> None:
    interaction = FakeInteraction()
    await give_late(interaction, timers, Answer(saying("Hello")), expected=Place.PRIVATE, seconds=PATIENCE - 0.01)
    assert interaction.names == ["send_message"]
    assert PATIENCE < 3


@pytest.mark.parametrize("place", [Place.PRIVATE, Place.PUBLIC])
async def test_a_late_answer_beside_a_pressed_message(timers: Timers, place: Place) -> None:
    interaction, noted = FakeInteraction(), Noted()
    await give_late(interaction, timers, noted.answer(place), expected=Place.HERE)

    assert interaction.names == ["defer", "followup"]
    assert interaction.calls[1][1]["ephemeral"] is (place is Place.PRIVATE)
    assert noted.sent == [NEW_MESSAGE + 1]


@pytest.mark.parametrize("place", [Place.PRIVATE, Place.HERE])
async def test_what_is_private_does_not_take_a_public_place(timers: Timers, place: Place) -> None:
    interaction = FakeInteraction()
    await give_late(interaction, timers, Answer(saying("Only you"), place), expected=Place.PUBLIC)

    assert interaction.names == ["defer", "delete_original", "followup"]
    assert interaction.calls[2][1]["ephemeral"] is True


async def test_nothing_private_follows_where_the_public_place_stays(
    timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    interaction = FakeInteraction()
    interaction.errors["delete_original"] = http_error(503, 0)
    await give_late(interaction, timers, Answer(saying("Only you")), expected=Place.PUBLIC)
    assert interaction.names == ["defer", "delete_original"]
    assert "could not be answered: status 503" in caplog.text


async def test_a_late_hand_may_take_a_private_place(timers: Timers) -> None:
    interaction = FakeInteraction()
    await give_late(interaction, timers, Answer(saying("Cards"), Place.HERE), expected=Place.PRIVATE)
    assert interaction.names == ["defer", "edit_original"]


# trouble with Discord


@pytest.mark.parametrize(
    "error",
    [
        http_error(404, 10062),
        http_error(400, 40060),
        http_error(401, 50027),
        http_error(500, 0),
        aiohttp.ServerDisconnectedError(),
        TimeoutError(),
        discord.RateLimited(60),
    ],
    ids=str,
)
@pytest.mark.parametrize("place", [Place.HERE, Place.PUBLIC])
async def test_an_answer_that_does_not_arrive_is_given_up(
    error: Exception, place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    interaction, noted = FakeInteraction(), Noted()
    call = "edit_message" if place is Place.HERE else "send_message"
    interaction.errors[call] = error
    await answer(interaction.discord, quick(noted.answer(place)), words=WORDS, expected=place)

    assert interaction.names == [call]
    assert (noted.sent, noted.failures) == ([], 1)
    assert "An interaction could not be answered" in caplog.text


async def test_work_goes_on_where_it_cannot_be_announced(timers: Timers, caplog: pytest.LogCaptureFixture) -> None:
    interaction, noted = FakeInteraction(), Noted()
    interaction.errors["defer"] = http_error(404, 10062)
    done = []
    go = asyncio.Event()

    async def work() -> Answer:
        await go.wait()
        done.append(True)
        return noted.answer(Place.HERE)

    answering = asyncio.create_task(answer(interaction.discord, work(), words=WORDS, expected=Place.HERE))
    await timers.advance(PATIENCE)
    assert not answering.done()
    go.set()
    await answering

    assert done == [True]
    assert noted.failures == 1
    assert interaction.names == ["defer"]
    assert caplog.text.count("could not be answered: status 404, code 10062") == 1


async def test_an_answer_that_discord_refuses_is_a_bug(expect_errors: ErrorLog) -> None:
    interaction, noted = FakeInteraction(), Noted()
    interaction.errors["send_message"] = refused_label()
    await answer(interaction.discord, quick(noted.answer(Place.PUBLIC)), words=WORDS, expected=Place.PUBLIC)

    assert interaction.names == ["send_message", "send_message"]
    assert SORRY in interaction.said()
    assert noted.failures == 1
    [line] = expect_errors.messages
    assert "Discord refuses an answer" in line
    assert "components.0.components.2.label: BASE_TYPE_BAD_LENGTH" in line
    assert not set("♥♣") & set(line)


async def test_a_late_answer_that_discord_refuses_is_a_bug(timers: Timers, expect_errors: ErrorLog) -> None:
    interaction = FakeInteraction()
    interaction.errors["edit_original"] = http_error(400, 50035)
    await give_late(interaction, timers, Answer(saying("Too long")), expected=Place.PRIVATE)
    assert interaction.names == ["defer", "edit_original", "edit_original"]
    assert SORRY in interaction.said()


# trouble at home


@pytest.mark.parametrize("is_late", [False, True])
async def test_work_that_raises_is_apologised_for(timers: Timers, expect_errors: ErrorLog, is_late: bool) -> None:
    interaction = FakeInteraction()
    go = asyncio.Event()

    async def work() -> Answer:
        if is_late:
            await go.wait()
        raise ValueError("h13h13jk")

    answering = asyncio.create_task(answer(interaction.discord, work(), words=WORDS, expected=Place.PRIVATE))
    await timers.advance(PATIENCE)
    go.set()
    await answering

    assert SORRY in interaction.said()
    assert "ValueError" in expect_errors.messages[0]
    assert "h13" not in expect_errors.messages[0]


async def test_trouble_after_an_answer_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    noted = Noted(WriteFailed(Path("canasta.db"), reason="disk full"))
    await answer(FakeInteraction().discord, quick(noted.answer(Place.PUBLIC)), words=WORDS, expected=Place.PUBLIC)
    assert "the database was busy: WriteFailed" in caplog.text


async def test_a_bug_after_an_answer_is_logged(expect_errors: ErrorLog) -> None:
    noted = Noted(ValueError("h13"))
    await answer(FakeInteraction().discord, quick(noted.answer(Place.PUBLIC)), words=WORDS, expected=Place.PUBLIC)
    assert "After an answer" in expect_errors.messages[0]


async def test_nothing_is_left_behind(timers: Timers) -> None:
    before = asyncio.all_tasks()
    await give_late(FakeInteraction(), timers, Answer(saying("Hello")), expected=Place.PRIVATE)
    await settle()
    assert asyncio.all_tasks() == before
    assert timers.pending == []


# a word beside an answer


async def test_a_word_for_the_user_alone_follows_the_answer() -> None:
    interaction = FakeInteraction()
    given = Answer(saying("The table"), Place.PUBLIC, aside=saying("By the way"))
    await answer(interaction.discord, quick(given), words=WORDS, expected=Place.PUBLIC)
    assert interaction.names == ["send_message", "followup"]
    assert interaction.said() == "By the way"
    assert interaction.calls[1][1]["ephemeral"] is True


async def test_an_answer_stands_where_the_word_after_it_does_not_arrive() -> None:
    interaction, noted = FakeInteraction(), Noted()
    interaction.errors["followup"] = http_error(500, 0)
    given = replace(noted.answer(Place.PUBLIC), aside=saying("By the way"))
    await answer(interaction.discord, quick(given), words=WORDS, expected=Place.PUBLIC)
    assert noted.sent == [NEW_MESSAGE]
    assert noted.failures == 0
