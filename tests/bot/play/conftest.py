"""Where the whole matches are played."""

from collections.abc import Iterator
from unittest import mock

import pytest

from tests.bot.play.rounds import stacked_shuffle


@pytest.fixture
def stacked_round() -> Iterator[None]:
    """Stack the deck of the one round whose seed is made for it; every other seed deals as ever."""
    with mock.patch("engine.fold.shuffle", stacked_shuffle):
        yield
