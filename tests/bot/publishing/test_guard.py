"""The guard: what is refused for want of rights is asked for less and less often, and told once."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.publishing.guard import FIRST, LONGEST, Guard
from bot.publishing.outlet import OutletError, Trouble
from bot.tables.table import UserId
from bot.ui.layout import message, text
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.tables.rig import Clock

HERE, ELSEWHERE = 9001, 9002
ANN, BEN = UserId(1), UserId(2)


class Tried:
    """A guard over a channel in memory."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.outlet = FakeOutlet()
        self.guard = Guard(self.outlet, self.clock)
        self._count = 0

    async def send(self, channel_id: int = HERE) -> Trouble | None:
        """Send something; return what stood in its way."""
        self._count += 1
        try:
            await self.guard.send(channel_id, message(text("Hello")), nonce=str(self._count))
        except OutletError as error:
            return error.trouble
        return None

    async def edit(self) -> Trouble | None:
        """Change something."""
        try:
            await self.guard.edit(HERE, next(iter(self.outlet.shown)), message(text("Hello again")))
        except OutletError as error:
            return error.trouble
        return None


@pytest.fixture
def tried() -> Tried:
    return Tried()


async def test_what_is_refused_is_tried_again_less_and_less_often(tried: Tried) -> None:
    tried.outlet.always["send"] = Trouble.NOT_ALLOWED
    asked_at = []
    for second in range(3 * int(LONGEST)):
        before = tried.outlet.count("send")
        assert await tried.send() is Trouble.NOT_ALLOWED
        if tried.outlet.count("send") > before:
            asked_at.append(second)
        tried.clock.now += 1
    gaps = [later - earlier for earlier, later in pairwise(asked_at)]
    assert gaps == [15, 30, 60, 120, 240, 480, 600]
    assert 0 < tried.guard.rest(HERE) <= LONGEST


async def test_rights_that_are_back_are_noticed_at_the_next_try(tried: Tried, caplog: pytest.LogCaptureFixture) -> None:
    tried.outlet.fail("send", Trouble.NOT_ALLOWED)
    assert await tried.send() is Trouble.NOT_ALLOWED
    assert tried.guard.is_shut(HERE)
    assert await tried.send() is Trouble.NOT_ALLOWED
    assert await tried.send(ELSEWHERE) is None
    tried.clock.now += FIRST
    assert await tried.send() is None
    assert not tried.guard.is_shut(HERE)
    assert await tried.send() is None
    assert [record.levelname for record in caplog.records] == ["WARNING"]


async def test_rights_that_are_said_to_be_back_are_tried_at_once(tried: Tried) -> None:
    tried.outlet.fail("send", Trouble.NOT_ALLOWED)
    await tried.send()
    tried.guard.try_now(HERE)
    assert tried.guard.rest(HERE) == 0
    assert await tried.send() is None


async def test_who_may_not_send_may_still_change(tried: Tried) -> None:
    await tried.send()
    tried.outlet.always["send"] = Trouble.NOT_ALLOWED
    await tried.send()
    assert await tried.edit() is None
    assert tried.guard.is_shut(HERE)


async def test_who_may_send_again_may_change_again(tried: Tried) -> None:
    await tried.send()
    tried.outlet.fail("edit", Trouble.NOT_ALLOWED)
    assert await tried.edit() is Trouble.NOT_ALLOWED
    assert await tried.edit() is Trouble.NOT_ALLOWED
    await tried.send()
    assert await tried.edit() is None


@pytest.mark.parametrize("trouble", [Trouble.LATER, Trouble.MESSAGE_GONE, Trouble.REFUSED, Trouble.CHANNEL_GONE])
async def test_other_trouble_shuts_nothing(tried: Tried, trouble: Trouble) -> None:
    tried.outlet.fail("send", trouble)
    assert await tried.send() is trouble
    assert not tried.guard.is_shut(HERE)
    assert await tried.send() is None


async def test_each_user_is_told_once_each_time(tried: Tried) -> None:
    assert not tried.guard.is_news(HERE, ANN)
    for _ in range(2):
        tried.outlet.fail("send", Trouble.NOT_ALLOWED)
        await tried.send()
        assert tried.guard.is_news(HERE, ANN)
        assert not tried.guard.is_news(HERE, ANN)
        assert tried.guard.is_news(HERE, BEN)
        assert not tried.guard.is_news(ELSEWHERE, ANN)
        tried.guard.try_now(HERE)
        await tried.send()
        assert not tried.guard.is_news(HERE, BEN)
