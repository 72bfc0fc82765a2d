"""The drills, short; the long ones are run by hand: ``python -m tests.drill``."""

import pytest

from tests.drill.crash import crash
from tests.drill.disk import disk
from tests.drill.faults import faults
from tests.drill.soak import soak

pytestmark = pytest.mark.slow


async def test_nothing_is_lost_where_the_bot_is_killed() -> None:
    report = await crash(kills=4, seed=11, tables=2, moves=12)
    assert not report.wrong, report.figures


async def test_nothing_is_lost_in_bad_weather() -> None:
    report = await faults(count=50, seed=12, tables=3, rate=25.0, moves=4, without=("429, long",))
    assert not report.wrong, report.figures


async def test_nothing_is_lost_where_the_disk_fails() -> None:
    report = await disk(times=3, seed=13, tables=2, moves=12)
    assert not report.wrong, report.figures


async def test_every_board_shows_its_table_in_the_end() -> None:
    report = await soak(minutes=0.05, tables=4, seed=14, think=0.2)
    assert not report.wrong, report.figures
