"""Where reference documents lie that are too big, or not ours, to be part of the repository."""

from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
SHARED = CHECKOUT.parent / "shared"


def shared_file(relative: str) -> Path:
    """Return the path of a reference document, or skip the running test and say which file it lacks."""
    path = SHARED / relative
    if not path.is_file():
        pytest.skip(f"reference document ../shared/{relative} is not there")
    return path
