"""The direction of imports holds, and the engine stays pure."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.shared_folder import CHECKOUT

ENGINE = CHECKOUT / "engine"

#: The engine's program, with its measuring of players: they carry lines in and out, and no other module imports them.
PROGRAMS = {ENGINE / "__main__.py", ENGINE / "selfplay.py"}

#: Standard library, yet outside a pure engine: input and output, clocks, entropy, threads.
IMPURE = (
    {"asyncio", "threading", "subprocess", "socket"}
    | {"datetime", "time", "random", "secrets", "uuid"}
    | {"io", "logging", "os", "pathlib", "shutil", "sqlite3", "sys", "tempfile"}
)


def imported_roots(source: str) -> Iterator[str]:
    """Yield the top-level name of each module that a source text imports, relative imports left out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def offences(source: str) -> set[str]:
    """Return what a module of the engine imports and may not."""
    roots = set(imported_roots(source))
    return {root for root in roots if root in IMPURE or root not in sys.stdlib_module_names | {"engine"}}


def test_imports_go_in_the_right_direction() -> None:
    # In a process of its own: import-linter sets up logging, and that switches the loggers of other tests off.
    command = "import sys, importlinter.cli as cli; sys.exit(cli.lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", command], cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "path", sorted(set(ENGINE.rglob("*.py")) - PROGRAMS), ids=lambda path: path.relative_to(CHECKOUT).as_posix()
)
def test_engine_is_pure(path: Path) -> None:
    assert offences(path.read_text(encoding="utf-8")) == set()


def test_only_the_program_measures_players() -> None:
    importing = {path for path in ENGINE.rglob("*.py") if "import selfplay" in path.read_text(encoding="utf-8")}
    assert importing <= PROGRAMS


def test_an_impure_module_would_be_found() -> None:
    source = "import random, enum\nfrom os.path import join\nfrom discord import Client\nfrom engine import cards"
    assert offences(source) == {"random", "os", "discord"}
