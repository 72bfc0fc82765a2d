"""The referee's documents say what is so: every code, question and action, and examples with their true verdicts."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.position import FIELDS
from engine.position_extras import EXTRA_FIELDS
from engine.referee import QUESTIONS, judge, judge_line
from engine.refusals import Refusal
from engine.state import SheetItem
from engine.terms import CanastaKind, SpecialHand
from tests.shared_folder import CHECKOUT

PROTOCOL = CHECKOUT / "engine" / "REFEREE.md"
DOCUMENTS = (CHECKOUT / "README.md", PROTOCOL)

_EXAMPLE = re.compile(r"<!-- example: (request|verdict) -->\n```json\n(.*?)\n```", re.DOTALL)


def section(title: str) -> str:
    """Return what stands under a heading of the protocol, up to the next of its kind."""
    _, _, rest = PROTOCOL.read_text(encoding="utf-8").partition(f"\n## {title}\n")
    return rest.partition("\n## ")[0]


def rows(title: str) -> list[tuple[str, str]]:
    """Return the first two cells of each row of a section's tables, headings left out."""
    cells = (line.strip("|").split(" | ") for line in section(title).splitlines() if line.startswith("| `"))
    return [(first.strip(), second.strip()) for first, second, *_ in cells]


def examples(path: Path) -> Iterator[tuple[Any, Any]]:
    """Yield each request of a document with the verdict that is shown for it."""
    found = _EXAMPLE.findall(path.read_text(encoding="utf-8"))
    assert [kind for kind, _ in found] == ["request", "verdict"] * (len(found) // 2)
    for (_, request), (_, verdict) in zip(found[::2], found[1::2], strict=True):
        yield json.loads(request), json.loads(verdict)


def test_each_refusal_code_is_explained_once() -> None:
    listed = rows("Refusal codes")
    assert [code for code, _ in listed] == [f"`{refusal.value}`" for refusal in Refusal]
    assert all(len(meaning.split()) >= 4 for _, meaning in listed)


def test_each_question_is_explained_once() -> None:
    assert [question for question, _ in rows("Questions")] == [f"`{question}`" for question in QUESTIONS]


def test_each_action_is_explained_and_can_be_read() -> None:
    common = [json.loads(action.strip("`")) for action, _ in rows("Actions")]
    more = [json.loads(action.strip("`")) for action, _ in rows("Variants") if action.startswith("`{")]
    position = {"turn": 0, "hands": [[], [], [], []]}
    complaint = judge({"ruleset": "samba", "position": position, "actions": [{"do": "?"}]})
    known = complaint["message"].rpartition("known: ")[2].split(", ")
    assert len({action["do"] for action in common}) == len(common)
    assert sorted({action["do"] for action in common + more}) == sorted(known)
    for action in common + more:
        verdict = judge({"ruleset": "samba", "position": position, "actions": [action]})
        assert verdict.get("code") != "bad-request", verdict


def fields(section_title: str, heading: str) -> list[str]:
    """Return the fields that a table explains."""
    _, _, rest = section(section_title).partition(f"\n### {heading}\n")
    table = rest.partition("\n### ")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return re.findall(r"`(\w+)`", " ".join(cells))


def test_each_field_of_a_position_is_explained() -> None:
    assert sorted(fields("Request", "Position")) == sorted(FIELDS)
    assert fields("Variants", "Fields") == list(EXTRA_FIELDS)


def test_all_names_in_answers_are_told() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    missing = [name for name in (*SheetItem, *SpecialHand, *CanastaKind) if f"`{name}`" not in text]
    assert not missing


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_get_the_verdicts_that_are_shown(path: Path) -> None:
    found = list(examples(path))
    assert found
    for request, verdict in found:
        assert json.loads(judge_line(json.dumps(request))) == verdict
