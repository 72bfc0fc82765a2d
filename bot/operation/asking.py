"""Asks the bot on this machine how it is; ``python -m bot.operation.asking`` is for a host that asks all the time.

It knows the standard library alone: to load the whole bot takes seconds of a small machine, and a host asks twice a
minute.
"""

from __future__ import annotations

import json
import os
import sys
import urllib.error
import urllib.request
from typing import Final

HOST: Final = "127.0.0.1"
PATIENCE: Final = 2.0
"""Seconds after which a store that does not answer is not well; whoever asks waits twice as long."""


def is_well(port: int) -> tuple[bool, str]:
    """Ask a running bot on this machine how it is; return whether it is well, and what it says.

    Blocks: for a program of its own.
    """
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy has no business here
    try:
        with opener.open(f"http://{HOST}:{port}/health", timeout=PATIENCE * 2) as answer:
            return True, json.dumps(json.load(answer))
    except urllib.error.HTTPError as error:
        return False, error.read().decode("utf-8", "replace")
    except (OSError, ValueError) as error:
        return False, f"There is no bot that answers on port {port} ({type(error).__name__})."


def main() -> int:
    """Ask on the port that the environment names; return 0 where all is well, else 1."""
    port = os.environ.get("METRICS_PORT", "").strip()
    well, words = is_well(int(port)) if port.isdecimal() else (False, "METRICS_PORT in the environment is no port.")
    print(words)  # noqa: T201 -- this is a program
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
