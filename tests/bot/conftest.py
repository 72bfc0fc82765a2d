"""What holds for every test of the bot: Discord would have accepted each request."""

from collections.abc import Iterator

import pytest

from tests.discord_spec.recorder import PayloadRecorder


@pytest.fixture(autouse=True)
def recorder() -> Iterator[PayloadRecorder]:
    """Record what the bot sends, and fail the test if Discord would refuse any of it.

    A test that wants a refusal looks at `recorder.problems()` and then calls `recorder.clear()`.
    """
    with PayloadRecorder() as recording:
        yield recording
    problems = recording.problems()
    if problems:
        pytest.fail("Discord would refuse:\n" + "\n".join(problems), pytrace=False)
