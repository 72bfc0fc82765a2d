"""A bot that does nothing but write, for tests that end it: `python -m tests.storage.endless_writer FILE [COUNT]`.

Prints the revision of each commit as soon as it is safe. Without COUNT it goes on until it is killed.
"""

import asyncio
import itertools
import sys

from storage import SqliteStore
from tests.storage.samples import a_commit


async def main(path: str, count: int | None) -> None:
    store = await SqliteStore.open(path)
    for expected in itertools.count() if count is None else range(count):
        commit = a_commit(expected=expected, interaction=expected, due_at=expected + 1.0)
        sys.stdout.write(f"{await store.append(commit)}\n")
        sys.stdout.flush()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None))
