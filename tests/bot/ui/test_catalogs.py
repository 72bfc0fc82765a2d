"""Every word comes from a catalog, every message of the catalogs is used, and none is missing."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from bot.commands.permissions import PERMISSIONS
from bot.deck.colours import Suits
from bot.guide.lesson import Lesson, Step
from bot.guide.walk import Moment
from bot.house.book import HouseRefusal
from bot.house.changing import Fault
from bot.house.fields import FIELDS, PAGES
from bot.i18n import DEFAULT, WordingError, catalogs, read_catalog, words_for
from bot.pictures.theme import Ground
from bot.preferences.values import BoardStyle, CardStyle, Order, Starters, TablePlace
from bot.tables.clock import PACES
from bot.tables.computer import Level
from bot.tables.refusals import TableRefusal
from bot.tables.table import CloseReason
from bot.ui.computers import OFF, ON
from bot.ui.controls import BY_RANK, BY_SUIT
from bot.ui.custom_id import Verb
from bot.ui.help import COMMANDS
from bot.ui.hint import WHYS
from bot.ui.notices import Notice
from bot.ui.people import COMPASS
from bot.ui.settings import OFF as SET_OFF
from bot.ui.settings import ON as SET_ON
from engine.cards import NATURAL_RANKS, RANKS, SUITS, CardClass
from engine.events import ExtraDraw
from engine.refusals import SENTENCES, Refusal
from engine.rulesets import RULESETS
from engine.state import SheetItem
from engine.terms import CanastaKind, DiscardRule, FootTrigger, SpecialHand
from tests.bot.ui.rules_families import RULES_FAMILIES
from tests.shared_folder import CHECKOUT

UI = sorted((CHECKOUT / "bot" / "ui").rglob("*.py"))
PICTURES = sorted((CHECKOUT / "bot" / "pictures").glob("*.py"))
GUIDE = sorted((CHECKOUT / "bot" / "guide").glob("*.py"))
#: Where the slash commands are declared, and Discord is asked for permissions.
COMMAND_MODULES = sorted((CHECKOUT / "bot" / "commands").glob("*.py"))
PRESSES = sorted((CHECKOUT / "bot" / "presses").glob("*.py"))

MELD_KINDS = ("open", *CanastaKind)
FOOT_TRIGGERS = [each.replace("_", "-") for each in FootTrigger if each is not FootTrigger.NONE]
FAMILIES: dict[str, Iterable[str | int]] = {
    **RULES_FAMILIES,
    "reason": Refusal,
    "table": TableRefusal,
    "notice": Notice,
    "closed": CloseReason,
    "pace": PACES,
    "level": Level,
    "choose": ("cards", "order", "board", "starters", "suits", "ground", "place"),
    "choose-cards": CardStyle,
    "choose-order": Order,
    "choose-board": BoardStyle,
    "choose-starters": Starters,
    "choose-place": TablePlace,
    "choose-suits": Suits,
    "choose-ground": Ground,
    **dict.fromkeys(("me", "button-my-pings", "button-my-hints"), (SET_ON, SET_OFF)),
    "hint-why": WHYS,
    "button-hints": (ON, OFF),
    "lesson": Lesson,
    "step": Step,
    "help-moment": Moment,
    "guide-seat": ("you", "left", "partner", "right"),
    "sheet": ("threes", *SheetItem),
    "seat": COMPASS,
    "rank-short": RANKS,
    "rank-many": RANKS,
    "rank-count": RANKS,
    "meld": ("open-wild", *MELD_KINDS),
    "melds": CanastaKind,
    "meld-brief": ("open-wild", *MELD_KINDS),
    "lay-new": ("grows", "run", *CanastaKind),
    "lay-add": ("grows", "run", *CanastaKind),
    "special": [hand.replace("_", "-") for hand in SpecialHand],
    "barred": [each.replace("_", "-") for each in DiscardRule],
    "hand-foot": FOOT_TRIGGERS,
    "history-extra": ExtraDraw,
    **dict.fromkeys(("foot-waiting", "foot-played", "history-foot", "missing-own-foot"), FOOT_TRIGGERS),
    "meld-full": CanastaKind,
    "button-sort": (BY_RANK, BY_SUIT),
    "ruleset": RULESETS,
    "command": [name for command in COMMANDS for name in (command, f"{command}-description")],
    "house-field": FIELDS,
    "house-page": [page.name for page in PAGES],
    "house-choice": [f"{field.name}-{member}" for field in FIELDS.values() for member in field.members],
    "house-wrong": Fault,
    "house-needs": [field.name for field in FIELDS.values() if field.explained],
    "house-refused": HouseRefusal,
    "picture-rank": RANKS,
    "picture-suit": SUITS,
    "picture-meld": ("open", *CanastaKind),
    "picture-canastas": CanastaKind,
    "pile-blocked": [kind.replace("_", "-") for kind in CardClass],
    "permission": [name.replace("_", "-") for name in PERMISSIONS],
    "button": (
        "sit",
        "swap",
        "start",
        "start-sure",
        "ready",
        "house",
        "usual",
        "save",
        "default",
        "no-default",
        "leave",
        "players",
        "computers",
        "hint",
        "known",
        "learn",
        "table-settings",
        "propose-end",
        "keep-open",
        "hand",
        "rules",
        "refresh",
        "score",
        "next",
        "pass",
        "go-out",
        "ask",
        "pick",
        "undo",
        "withdraw",
        "export",
        "erase",
        "erase-sure",
        "privacy",
    ),
}


@cache
def messages(code: str) -> dict[str, ftl.Message]:
    """Return the messages of a catalog by id."""
    entries = [entry for source in read_catalog(code).values() for entry in FluentResource(source).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def literals(path: Path) -> Iterator[str]:
    """Yield the texts that a module writes down, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


USED = {text for path in (*UI, *GUIDE, *PICTURES, *COMMAND_MODULES, *PRESSES) for text in literals(path)}


def family_ids() -> set[str]:
    return {f"{family}-{member}" for family, members in FAMILIES.items() for member in members}


def yes_and_no() -> set[str]:
    return {f"{text}-{answer}" for text in USED for answer in ("yes", "no") if f"{text}-yes" in messages(DEFAULT)}


@pytest.mark.parametrize("path", UI, ids=lambda path: path.name)
def test_no_words_are_written_in_code(path: Path) -> None:
    if path.name == "custom_id.py":
        return
    is_id = re.compile(r"[\w-]*")  # a message's id or a part of one, a name
    is_sign = re.compile(r"\W*|\W*_\W*")
    is_pattern = re.compile(r".*\\d.*")
    kinds = (is_id, is_sign, is_pattern)
    assert [text for text in literals(path) if not any(kind.fullmatch(text) for kind in kinds)] == []


@pytest.mark.parametrize("code", catalogs())
def test_no_message_is_unused(code: str) -> None:
    known = USED | family_ids() | yes_and_no()
    assert [name for name in messages(code) if name not in known] == []


def test_no_notice_is_unused() -> None:
    modules = [path for path in (CHECKOUT / "bot").rglob("*.py") if path != CHECKOUT / "bot" / "ui" / "notices.py"]
    used = {name for path in modules for name in _notices(path)}
    assert [notice.name for notice in Notice if notice.name not in used] == []


def _notices(path: Path) -> Iterator[str]:
    """Yield the members of ``Notice`` that a module names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == Notice.__name__:
            yield node.attr


def test_no_message_is_missing() -> None:
    known = set(messages(DEFAULT))
    assert family_ids() - known == set()
    assert {name for path in (*UI, *PICTURES, *COMMAND_MODULES, *PRESSES) for name in _called(path)} - known == set()


def _called(path: Path) -> Iterator[str]:
    """Yield the ids with which a module calls ``words(…)`` and ``wording(…)``, and ``say`` and ``tell`` of history."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            places = {"words": 0, "wording": 0, "tell": 0, "say": 1}
            if name in places and len(node.args) > places[name]:
                yield from _ids(node.args[places[name]])


def _ids(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _ids(body)
            yield from _ids(orelse)


@pytest.mark.parametrize("code", catalogs())
def test_each_id_stands_once(code: str) -> None:
    names = [
        entry.id.name
        for source in read_catalog(code).values()
        for entry in FluentResource(source).body
        if isinstance(entry, ftl.Message)
    ]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_is_worded_with_its_figures(refusal: Refusal) -> None:
    figures = set(re.findall(r"\{(\w+)\}", SENTENCES[refusal]))
    values: dict[str, int | str] = dict.fromkeys(figures, 7)
    said = words_for(DEFAULT).of("reason", refusal, **values)
    assert said.endswith(".")
    assert "{" not in said


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "sv-SE", "xx", ""])
def test_a_language_without_catalog_speaks_english(locale: str) -> None:
    assert words_for(locale)("button-hand") == "My hand"


def test_numbers_and_plurals_follow_the_language() -> None:
    words = words_for("en-US")
    assert (
        words("lobby-rules", rules="Classic", goal=words("goal-target", target=5000))
        == "Classic · first to 5,000 points"
    )
    assert words("hand-count", count=1) == "1 card"
    assert words("hand-count", count=12) == "12 cards"


def test_a_missing_message_or_value_is_a_bug() -> None:
    words = words_for("en-US")
    with pytest.raises(WordingError, match="no-such-thing"):
        words("no-such-thing")
    with pytest.raises(WordingError, match="hand-count"):
        words("hand-count")


def test_natural_ranks_have_letters_of_their_own() -> None:
    words = words_for("en-US")
    assert len({words.of("rank-short", rank) for rank in NATURAL_RANKS}) == len(NATURAL_RANKS)


def test_command_texts_fit_discord() -> None:
    words = words_for("en-US")
    for name in ("canasta", *COMMANDS):
        assert re.fullmatch(r"[a-z]{1,32}", words.of("command", name))
        assert len(words.of("command", f"{name}-description")) <= 100


def test_every_verb_is_lower_case() -> None:
    assert all(re.fullmatch(r"[a-z-]+", verb) for verb in Verb)
