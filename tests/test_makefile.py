"""What `make` says beside the bot."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.shared_folder import CHECKOUT

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


@pytest.mark.parametrize("status", [0, 1, 2, 3, 4])
@pytest.mark.parametrize(("target", "said"), [("run", "advice\n"), ("play", "Starting the sandbox\nadvice\n")])
def test_make_adds_nothing_to_the_advice_of_a_bot_that_cannot_start(
    tmp_path: Path, target: str, said: str, status: int
) -> None:
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f"#!/bin/sh\necho advice\nexit {status}\n")
    python.chmod(0o755)
    for stamp in (".created", ".ready-run"):
        (tmp_path / stamp).touch()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    ran = subprocess.run(
        ["make", target, f"VENV={tmp_path}"],
        cwd=CHECKOUT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    is_crash = status == 1
    assert (ran.returncode != 0) is is_crash
    assert (ran.stdout != said) is is_crash
