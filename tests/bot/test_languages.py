"""Every language says all that English says, with the same values, in its own plurals, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from bot.client import CanastaClient
from bot.house.fields import FIELDS, PAGES
from bot.i18n import DEFAULT, catalogs, read_catalog, words_for
from bot.preferences.values import BoardStyle, Preferences, ServerSettings, TablePlace
from bot.pseudo import PSEUDO, marked, pseudo_words
from bot.ui.closing import render_end_question
from bot.ui.closing_soon import render_closing_soon
from bot.ui.computers import render_computers
from bot.ui.help import PAGES as HELP_PAGES
from bot.ui.help import render_help
from bot.ui.players import render_players, render_vote
from bot.ui.privacy import render_erase_question, render_erased, render_privacy
from bot.ui.rules.plain import rules_text
from bot.ui.settings import render_me, render_settings
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from storage import MemoryStore
from tests.bot.plain_english import plain_english, shown_in
from tests.bot.simulation import simulated
from tests.bot.ui.pictures import ANNA, USERS, lobby
from tests.discord_spec.commands import LOCALES, is_command_name
from tests.discord_spec.recorder import PayloadRecorder
from tests.pictures import games, posed

LANGUAGES: Final = [code for code in catalogs() if code != DEFAULT]
each_language: Final = pytest.mark.parametrize("code", LANGUAGES)

#: Messages that may be the same as in English: names of games, and what stands on cards.
NAMES_ANYWHERE: Final = re.compile(r"command-canasta|rank-short-\d+|ruleset-[\w-]+|list-\w+")
#: Words that every language may have in common with English: names, and what is typed into a terminal.
NAMES: Final = frozenset(
    {"canasta", "canastas", "discord", "samba", "bolivia", "sha", "python", "engine", "verify", "seed"}
)
TYPED: Final = re.compile(r"`[^`]*`|--\w+")
#: … and words that a language has borrowed, or English from it.
SHARED: Final[Mapping[str, frozenset[str]]] = {
    "it": frozenset({"round", "computer", "host", "in", "no", "privacy", "bonus", "server"}),
    "fr": frozenset({"expert", "joker", "jokers", "minutes", "on", "pause", "point", "points", "score", "six"})
    | frozenset({"table", "total"}),
    "es-ES": frozenset({"joker", "jokers", "no", "total"}),
    "pt-BR": frozenset({"total"}),
}
#: Messages in which a language has one form for all numbers.
ONE_FORM: Final[Mapping[str, frozenset[str]]] = {
    "it": frozenset({"picture-meld-wild"}),
}
#: Names of ranks may be the same for one and for many.
ANY_NUMBER: Final = re.compile(r"rank-count-\d+")

Message = ftl.Message | ftl.Term
#: Numbers that occur in the game.
COUNTS: Final = (*range(200), 500, 1000, 1001, 1500, 12345, 20000)


@cache
def messages(code: str) -> dict[str, Message]:
    """Return what a catalog says by id; terms with their dash, attributes beside their message."""
    found: dict[str, Message] = {}
    for source in read_catalog(code).values():
        for entry in FluentResource(source).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
            elif isinstance(entry, ftl.Term):
                found[f"-{entry.id.name}"] = entry
    return found


class Parts(visitor.Visitor):
    """Collects what a message is made of."""

    def __init__(self, *nodes: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[ftl.SelectExpression] = []
        for node in nodes:
            self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.texts.append(str(node.parse()["value"]))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def parts(code: str, name: str) -> Parts:
    return Parts(messages(code)[name])


def variants(select: ftl.SelectExpression) -> set[str]:
    """Return the keys of a selector."""
    return {each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value for each in select.variants}


def selected(select: ftl.SelectExpression) -> str:
    """Return the variable by which is selected."""
    return ",".join(sorted(Parts(select.selector).variables))


def categories(code: str) -> set[str]:
    """Return the plural forms that the numbers of the game have in a language."""
    rule = Locale.parse(code.replace("-", "_")).plural_form
    return {rule(count) for count in COUNTS}


KNOWN_CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}


@each_language
def test_discord_knows_the_language(code: str) -> None:
    assert code in LOCALES


@each_language
def test_every_message_is_translated_and_no_other(code: str) -> None:
    english, own = messages(DEFAULT), messages(code)
    assert sorted(set(english) - set(own)) == []
    assert sorted(set(own) - set(english)) == []
    attributes = [
        name
        for name, entry in english.items()
        if {each.id.name for each in entry.attributes} != {each.id.name for each in own[name].attributes}
    ]
    assert attributes == []


@each_language
def test_files_are_the_same(code: str) -> None:
    for name, source in read_catalog(code).items():
        wanted = {
            entry.id.name
            for entry in FluentResource(read_catalog(DEFAULT)[name]).body
            if isinstance(entry, ftl.Message)
        }
        found = {entry.id.name for entry in FluentResource(source).body if isinstance(entry, ftl.Message)}
        assert found == wanted, name


@each_language
def test_messages_use_the_same_values(code: str) -> None:
    wrong = {
        name: (sorted(wanted), sorted(used))
        for name in both(code)
        if (wanted := parts(DEFAULT, name).variables) != (used := parts(code, name).variables)
    }
    assert wrong == {}


def both(code: str) -> Iterator[str]:
    """Yield the messages that English and a language have."""
    return (name for name in messages(DEFAULT) if name in messages(code))


@each_language
def test_no_english_is_left(code: str) -> None:
    """No text of a message is the English one, apart from names and signs."""
    left: dict[str, list[str]] = {}
    for name in both(code):
        if NAMES_ANYWHERE.fullmatch(name):
            continue
        english = {text.strip() for text in parts(DEFAULT, name).texts}
        same = [text for text in parts(code, name).texts if text.strip() in english and _own_words(text, code)]
        if same:
            left[name] = same
    assert left == {}


def _own_words(text: str, code: str) -> set[str]:
    """Return the words of a text that are English and not also of a language."""
    bare = re.sub(r"<\S*|\S*>", "", TYPED.sub("", text))
    found = {word.lower() for word in re.findall(r"[^\W\d_]{2,}", bare)}
    return found - NAMES - SHARED.get(code, frozenset())


@each_language
def test_commands_are_named_as_they_are_called(code: str) -> None:
    """A text that tells to type a command names it as the user's Discord does; the names of options likewise."""
    words = words_for(code)
    root = words("command-canasta")
    known = {words.of("command", name) for name in _commands()}
    wrong = {
        (name, typed)
        for name, entry in messages(code).items()
        for text in Parts(entry).texts
        for typed in re.findall(rf"`/{root} ([^`]+)`", text)
        if typed not in known
    }
    assert wrong == set()


@each_language
def test_buttons_are_named_as_they_are_labelled(code: str) -> None:
    """Where English tells to press a button or to fill in an option, a language names it by its own label."""
    english, own = _labels(DEFAULT), _labels(code)
    wrong: dict[str, str] = {}
    for name in both(code):
        said = " ".join(parts(code, name).texts)
        for label in re.findall(r"\*\*([^*]+)\*\*|“([^”]+)”", " ".join(parts(DEFAULT, name).texts)):
            labelled = [each for each, text in english.items() if text == "".join(label) and each in own]
            if labelled and not any(re.search(rf"[*“„«\"]\s?{re.escape(own[each])}", said) for each in labelled):
                wrong[name] = own[labelled[0]]
    assert wrong == {}


def _labels(code: str) -> dict[str, str]:
    """Return what stands on buttons, and what options are called, by id."""
    words = words_for(code)
    return {
        name: words(name, count=1) if parts(code, name).variables else words(name)
        for name in both(code)
        if re.fullmatch(r"button-.+|option-\w+", name) and parts(DEFAULT, name).variables <= {"count"}
    }


def _commands() -> list[str]:
    found = (re.fullmatch(r"command-(\w+)-description", name) for name in messages(DEFAULT))
    return [match[1] for match in found if match]


@each_language
def test_plurals_are_those_of_the_language(code: str) -> None:
    wanted, wrong = categories(code), {}
    for name in both(code):
        english, own = parts(DEFAULT, name).selects, parts(code, name).selects
        for select in own:
            keys = variants(select) & KNOWN_CATEGORIES
            if keys - {"other"} and not keys >= wanted:
                wrong[name] = f"{selected(select)}: without {sorted(wanted - keys)}"
            if keys - {"other"} - wanted - set(Locale.parse(code.replace("-", "_")).plural_form.tags):
                wrong[name] = f"{selected(select)}: {sorted(keys)} are not of this language"
        for select in english:
            rest = [each for each in own if selected(each) == selected(select)]
            special = variants(select) - KNOWN_CATEGORIES
            if special - {key for each in rest for key in variants(each)}:
                wrong[name] = f"{selected(select)}: without {sorted(special)}"
            has_one_form = ANY_NUMBER.fullmatch(name) or name in ONE_FORM.get(code, ())
            needs_plural = variants(select) & (KNOWN_CATEGORIES - {"other"}) and not has_one_form
            if needs_plural and len(wanted) > 1 and not any(variants(each) & wanted - {"other"} for each in rest):
                wrong[name] = f"{selected(select)}: no plural"
    assert wrong == {}


@pytest.mark.parametrize("code", catalogs())
def test_every_message_can_be_said(code: str) -> None:
    """Nothing is said in English instead, and no value goes missing, whatever the numbers are."""
    words = words_for(code)
    for name, message in messages(code).items():
        if isinstance(message, ftl.Term):
            continue
        used = Parts(message).variables
        for number in (0, 1, 2, 11, 1_000_000):
            assert words(name, **dict.fromkeys(used, number)) or not Parts(message).texts


# lengths

BUTTONS: Final = re.compile(r"button-.+")
PLACEHOLDERS: Final = re.compile(
    r"select-.+|.+-choose|.+-choose-(page|game|saved|clock|host|off|stand-in)|kept-choose|rules-choose-page"
)
OPTIONS: Final = re.compile(
    r"lay-(new|add)-.+|take-(with|onto)|discard-(count|freezes|blocks|fits)|combine|combine-effect|picker-(wild|suit|runs|"
    r"melds|new-meld|onto|from|to|rank|on-table)|computers-choose-.+|house-page-.+|house-choice-.+|pace-\d+|ruleset-.+|"
    r"rules-title-.+|rules-page-.+|level-.+|choice-kept.*|house-(yes|no|nothing)"
)
MODAL: Final = re.compile(r"house-field-.+|house-save-(title|name)")
HINTS: Final = re.compile(r"house-range-.+|house-save-name-range")
COMMANDS: Final = re.compile(r"(command|option)-[a-z]+")
DESCRIPTIONS: Final = re.compile(r"(command|option)-[a-z]+-description")
LIMITS: Final = (
    (BUTTONS, 80),
    (PLACEHOLDERS, 150),
    (OPTIONS, 100),
    (MODAL, 45),
    (HINTS, 100),
    (COMMANDS, 32),
    (DESCRIPTIONS, 100),
)
#: As long as what stands for a value is, at most, in these texts.
SAMPLES: Final[Mapping[str, str]] = {"name": "n" * 32, "game": "g" * 30, "card": "10♣", "cards": "10♣ " * 8}
USUAL_SAMPLE: Final = "x" * 14


@pytest.mark.parametrize("code", catalogs())
def test_texts_fit_their_places(code: str) -> None:
    wrong = {
        name: (length, limit)
        for name, message in messages(code).items()
        for pattern, limit in LIMITS
        if pattern.fullmatch(name) and (length := max(map(len, _said(code, name, message)))) > limit
    }
    assert wrong == {}


def _said(code: str, name: str, message: Message) -> Iterator[str]:
    """Yield what a message may say: with long values, and in each plural."""
    used = Parts(message).variables
    by = {selected(select) for select in Parts(message).selects}
    for number in (0, 1, 2, 5):
        values: dict[str, int | str] = {
            each: number if each in by else SAMPLES.get(each, USUAL_SAMPLE) for each in used
        }
        yield words_for(code)(name, **values)


@pytest.mark.parametrize("code", catalogs())
def test_forms_fit_discord(code: str) -> None:
    words = words_for(code)
    titles = [words("house-form-title", page=words.of("house-page", page.name)) for page in PAGES]
    names = [words.of("house-field", name) for name in FIELDS]
    assert [text for text in (*titles, *names) if not 1 <= len(text) <= 45] == []


@pytest.mark.parametrize("code", catalogs())
def test_commands_and_options_have_names_of_their_own(code: str) -> None:
    words = words_for(code)
    commands = [words.of("command", name) for name in _commands() if name != "canasta"]
    options = [words(name) for name in messages(DEFAULT) if re.fullmatch(r"option-\w+", name)]
    assert [name for name in (*commands, *options, words("command-canasta")) if not is_command_name(name)] == []
    assert len(set(commands)) == len(commands)
    assert len(set(options)) == len(options)


@pytest.mark.parametrize("code", catalogs())
def test_choices_can_be_told_apart(code: str) -> None:
    words = words_for(code)
    for family in ("ruleset", "level", "pace", "house-page", "house-field", "rank-short", "seat", "picture-suit"):
        said = [
            words(name)
            for name in messages(DEFAULT)
            if name.startswith(f"{family}-") and not parts(DEFAULT, name).variables
        ]
        assert len(set(said)) == len(said), family


async def test_the_command_fits_discord_in_all_languages_together(recorder: PayloadRecorder) -> None:
    """Discord counts the longest of the translations of each text; we stay below with all of them together, too."""
    async with simulated(CanastaClient(MemoryStore(), pause=0)):
        pass
    [[command]] = recorder.bodies("PUT", "/commands")
    assert sum(map(len, _texts(command))) <= 8000 * max(1, len(LANGUAGES))
    assert _longest(command) <= 8000
    for code in LANGUAGES:
        assert [name for name in _untranslated(command, code) if name not in ("canasta",)] == []


def _items(item: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield item
    for each in (*(item.get("options") or ()), *(item.get("choices") or ())):
        yield from _items(each)


def _texts(command: dict[str, Any]) -> Iterator[str]:
    for item in _items(command):
        for key in ("name", "description"):
            yield from (str(item.get(key) or ""), *(item.get(f"{key}_localizations") or {}).values())


def _longest(command: dict[str, Any]) -> int:
    return sum(
        max(map(len, (str(item.get(key) or ""), *(item.get(f"{key}_localizations") or {}).values())))
        for item in _items(command)
        for key in ("name", "description")
    ) + sum(len(str(item.get("value", ""))) for item in _items(command))


def _untranslated(command: dict[str, Any], code: str) -> Iterator[str]:
    for item in _items(command):
        for key in ("name", "description"):
            if item.get(key) and code not in (item.get(f"{key}_localizations") or {}):
                yield f"{item[key]}"


# what does not come from the catalogs at all


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the poses speak the language in which each letter is marked."""
    monkeypatch.setattr(posed, "WORDS", pseudo_words())
    monkeypatch.setattr(games, "WORDS", pseudo_words())


def test_marked_words_can_be_told_from_english() -> None:
    words = pseudo_words()
    assert words.locale == PSEUDO
    assert words("button-start") == marked("Start") != "Start"
    assert words("board-round", game="X", number=2, target=5000).endswith(" 5,000 " + marked("points"))
    assert "<t:5:R>" in words("board-turn-meld", player="X", since="5")
    assert plain_english(["ok", marked("Start")]) == ["ok"]


@pytest.mark.usefixtures("pseudo")
def test_no_view_says_anything_that_is_not_in_the_catalogs() -> None:
    found = {
        name: plain
        for name, pictures in posed.pose(1_764_000_000.0).items()
        if (plain := plain_english(text for picture in pictures for text in shown_in(picture.components)))
    }
    assert found == {}


def test_nor_do_the_pages_about_the_bot_and_the_table() -> None:
    words, sat = pseudo_words(), lobby(*USERS)
    views = [
        *(render_help(words, page) for page in HELP_PAGES),
        render_privacy(words, games=7, servers=30),
        render_erase_question(words),
        render_erased(words, tables=2),
        render_computers(sat, ANNA, words),
        render_players(sat, ANNA, words, now=0.0),
        render_end_question(sat, words, asker=ANNA),
        render_vote(sat, Seat(1), words),
        render_closing_soon(sat, words, at=0.0),
        render_me(Preferences(), words, has_emojis=True),
        render_settings(
            ServerSettings(board=BoardStyle.PICTURE, place=TablePlace.THREAD),
            words,
            rules=None,
            game=RULESETS["samba"],
            usual_clock=0,
            may_attach=False,
            may_make_threads=False,
        ),
    ]
    texts = (text for view in views for text in shown_in(view.layout.to_components()))  # type: ignore[no-untyped-call]
    assert plain_english(texts) == []


@pytest.mark.parametrize("name", RULESETS)
def test_nor_does_any_rules_card(name: str) -> None:
    assert plain_english(rules_text(RULESETS[name], pseudo_words()).splitlines()) == []


def _lines(code: str) -> list[str]:
    """Return what a language says, line by line, without comments."""
    return [line for file in read_catalog(code).values() for line in file.splitlines() if not line.startswith("#")]


def test_french_never_begins_a_line_with_a_sign() -> None:
    assert [line for line in _lines("fr") if re.search(r"\S [:;!?»](\W|$)", line)] == []


def test_nobody_takes_their_foot_in_french() -> None:
    """“Prendre son pied” is said of other pleasures."""
    assert [line for line in _lines("fr") if re.search(r"\bpieds?\b", line) and not line.startswith("ruleset-")] == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "A meld needs 1 natural card; this would have 0."),
        ("it", "Una combinazione vuole 1 carta naturale; questa ne avrebbe 0."),
        ("fr", "Une combinaison demande 1 carte naturelle\u00a0; celle-ci en aurait 0."),
        ("es-ES", "Una combinación necesita 1 carta natural; esta tendría 0."),
        ("pt-BR", "Uma combinação precisa de 1 carta natural; esta teria 0."),
        ("de", "Eine Meldung braucht 1 natürliche Karte; das wären 0."),
    ],
)
def test_a_refusal_counts_one_card_as_one(code: str, text: str) -> None:
    assert words_for(code)("reason-too-few-naturals", needed=1, have=0) == text
