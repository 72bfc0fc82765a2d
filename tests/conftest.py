"""What holds for every test: no unexpected error in the log, and reproducible random examples."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.error_log import ErrorLog

# `ci` tries the same examples every time. HYPOTHESIS_PROFILE=dev looks for new ones and remembers failures.
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("dev", deadline=None, max_examples=300, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(autouse=True)
def error_log() -> Iterator[ErrorLog]:
    """Fail the test if anything is logged as an error; see `expect_errors` for tests where that is right."""
    log = ErrorLog()
    root = logging.getLogger()
    root.addHandler(log)
    try:
        yield log
    finally:
        root.removeHandler(log)
    reason = log.verdict()
    if reason is not None:
        pytest.fail(reason, pytrace=False)


@pytest.fixture
def expect_errors(error_log: ErrorLog) -> ErrorLog:
    """Allow errors in the log, and demand at least one; look at them through `.messages` or `.records`."""
    error_log.expected = True
    return error_log
