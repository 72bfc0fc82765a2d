"""The drills, short; the one of faults takes minutes and is run by hand: ``python -m tests.drill faults``."""

import pytest

from tests.drill.crash import crash
from tests.drill.disk import disk
from tests.drill.soak import soak

pytestmark = pytest.mark.slow


async def test_nothing_is_lost_where_the_bot_is_killed() -> None:
    report = await crash(kills=4, seed=11, tables=2, moves=12)
    assert not report.wrong, report.figures


async def test_nothing_is_lost_where_the_disk_fails() -> None:
    report = await disk(times=3, seed=13, tables=2, moves=12)
    assert not report.wrong, report.figures


async def test_every_board_shows_its_table_in_the_end() -> None:
    report = await soak(minutes=0.05, tables=4, seed=14, think=0.2)
    assert not report.wrong, report.figures
