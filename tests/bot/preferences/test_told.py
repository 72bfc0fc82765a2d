"""What somebody is told once is not told again, and not too much of that is remembered."""

from bot.preferences.told import MOST, Told


def test_the_same_is_told_once() -> None:
    told = Told()
    assert told.is_new(("ann", 1))
    assert told.is_new(("ann", 2))
    assert not told.is_new(("ann", 1))


def test_what_was_told_longest_ago_is_forgotten_first() -> None:
    told = Told()
    for each in range(MOST):
        told.is_new(each)
    assert not told.is_new(0)
    assert told.is_new("one more")
    assert len(told) == MOST
    assert not told.is_new(0)
    assert told.is_new(1)
