"""Saying that a table refuses something."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.tables.refusals import TableProblem, TableRefusal


@contextmanager
def refused(code: TableRefusal, **values: int | str) -> Iterator[None]:
    """Expect a refusal with just these values."""
    with pytest.raises(TableProblem) as problem:
        yield
    assert (problem.value.code, problem.value.values) == (code, values)
