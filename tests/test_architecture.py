"""The direction of imports holds, and the engine stays pure."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from tests.shared_folder import CHECKOUT

ENGINE = CHECKOUT / "engine"

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


def test_imports_go_in_the_right_direction(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(CHECKOUT)
    outcome = lint_imports(no_cache=True)
    assert outcome == EXIT_STATUS_SUCCESS, capsys.readouterr().out


@pytest.mark.parametrize(
    "path", sorted(ENGINE.rglob("*.py")), ids=lambda path: path.relative_to(CHECKOUT).as_posix()
)
def test_engine_is_pure(path: Path) -> None:
    assert offences(path.read_text(encoding="utf-8")) == set()


def test_an_impure_module_would_be_found() -> None:
    source = (
        "import random, enum\nfrom os.path import join\nfrom discord import Client\nfrom engine import cards"
    )
    assert offences(source) == {"random", "os", "discord"}
