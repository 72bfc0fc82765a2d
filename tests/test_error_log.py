"""The watch over the log does its job."""

import logging

from tests.error_log import ErrorLog


def test_an_error_fails_the_test_that_does_not_expect_it(expect_errors: ErrorLog) -> None:
    inner = ErrorLog()
    inner.handle(logging.LogRecord("bot", logging.ERROR, __file__, 1, "lost %s", ("a card",), None))

    assert inner.verdict() == "logged, and not expected:\nbot: lost a card"
    logging.getLogger("bot").error("so that this test is as it promised")


def test_an_expected_error_must_come() -> None:
    log = ErrorLog()
    log.expected = True
    assert log.verdict() == "expected an error in the log, and none was logged"


def test_warnings_pass() -> None:
    logging.getLogger("bot").warning("a picture was lost")


def test_exceptions_are_named(expect_errors: ErrorLog) -> None:
    try:
        raise ValueError("no such card")
    except ValueError:
        logging.getLogger("bot").exception("Ignoring exception")

    assert expect_errors.messages == ["bot: Ignoring exception (ValueError: no such card)"]
