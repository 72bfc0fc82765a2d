"""House rules as people see them: in the lobby, on the host's page, in forms, and as the server keeps them."""

from dataclasses import replace
from typing import Any

import pytest

from bot.house.book import HouseProblem, HouseRefusal, HouseRules, Member
from bot.house.changing import Fault, Wrong
from bot.house.fields import FIELDS, PAGES, Page
from bot.ui.custom_id import NO_TABLE, Verb
from bot.ui.house import render_house, render_start_question
from bot.ui.house_form import house_form, name_form
from bot.ui.house_kept import render_kept
from bot.ui.house_words import changes_text, field_label, value_text, wrong_text
from bot.ui.layout import MAX_OPTIONS
from bot.ui.lobby import render_lobby
from bot.ui.notices import render_house_problem
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, RULESETS
from tests.bot.ui.pictures import ANNA, BEN, CARLA, DAVE, USERS, WORDS, check, labels, lobby, options, presses
from tests.discord_spec.payloads import problems

TWO = CLASSIC.with_fields({"canastas_out": 2, "target": 3000})
LONG = HouseRules("W" * 32, TWO, BEN)
CALLBACK = "/interactions/1/token/callback"
ME = Member(1, ANNA)
MANAGER = Member(1, ANNA, may_manage=True)


def test_a_change_is_told_to_everybody_in_the_lobby() -> None:
    text = check(render_lobby(lobby(*USERS, ruleset=TWO), WORDS)).text
    assert "House rules: Points to win the match: 3,000 · Canastas to go out: 2" in text
    assert "House rules:" not in render_lobby(lobby(*USERS), WORDS).text


def test_who_is_ready_is_marked_and_who_is_not_is_asked_after_a_change() -> None:
    text = check(render_lobby(lobby(*USERS, ready=frozenset({BEN})), WORDS)).text
    assert f"East: <@{BEN}> · ✅ ready" in text
    assert "Everybody is here" in text
    changed = lobby(*USERS, ready=frozenset({BEN}), rules_revision=30, ruleset=TWO)
    text = check(render_lobby(changed, WORDS)).text
    assert f"**The rules have changed.** <@{CARLA}>, <@{DAVE}>: press **Ready** if you agree." in text
    everybody = replace(changed, ready=frozenset(USERS[1:]))
    assert "Everybody is here" in render_lobby(everybody, WORDS).text


def test_the_host_is_asked_before_a_start() -> None:
    question = check(render_start_question(lobby(*USERS, ready=frozenset({BEN}), rules_revision=30), WORDS))
    assert f"<@{CARLA}>, <@{DAVE}> did not press **Ready** yet" in question.text
    assert labels(question) == ["Start all the same"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_each_page_of_each_game_can_be_shown_and_changed(page: Page, ruleset: Ruleset) -> None:
    table = lobby(ANNA, ruleset=ruleset)
    wrong = [Wrong(field.name, fault) for field in page.fields for fault in Fault]
    shown = check(render_house(table, WORDS, page, [replace(LONG, name=f"{n:032}") for n in range(25)], wrong=wrong))
    for field in page.fields:
        assert f"- {field_label(field, WORDS)}: **" in shown.text
    assert presses(shown)[Verb.CHANGE][0].argument == page.name
    assert list(options(shown, Verb.HOUSE)) == [each.name for each in PAGES]
    assert list(options(shown, Verb.GAME)) == list(RULESETS)
    form = house_form(table, page, WORDS).to_dict()
    assert not list(problems("POST", CALLBACK, {"type": 9, "data": form}))
    assert len(form["components"]) == len(page.fields)


def test_a_page_tells_what_is_changed_and_how_it_usually_is() -> None:
    table = lobby(ANNA, ruleset=TWO)
    shown = check(render_house(table, WORDS, PAGES[0]))
    assert "- Points to win the match: **3,000** (usually 5,000)" in shown.text
    opening = check(render_house(table, WORDS, PAGES[1])).text
    assert "- Points to open: **15 below 0, 50 from 0, 90 from 1,500, 120 from 3,000**" in opening
    assert "(Back to the usual rules)" in labels(render_house(lobby(ANNA), WORDS, PAGES[0]))
    assert "Back to the usual rules" in labels(shown)
    assert Verb.USE not in presses(shown)


def test_a_game_that_is_gone_is_still_shown() -> None:
    gone = replace(TWO, id="teahouse")
    assert "Canasta, as it was played before" in check(render_lobby(lobby(*USERS, ruleset=gone), WORDS)).text
    assert "as usual" in check(render_house(lobby(ANNA, ruleset=gone), WORDS, PAGES[0])).text


def test_many_changes_are_cut_short() -> None:
    other = CLASSIC.with_fields(
        {
            **{name: not getattr(CLASSIC, name) for name, field in FIELDS.items() if field.kind.name == "SWITCH"},
            "bonus_out": 0,
            "bonus_mixed": 0,
            "bonus_natural": 0,
            "bonus_concealed": 0,
            "draw_count": 2,
        }
    )
    assert changes_text(other, WORDS).endswith("more")
    check(render_lobby(lobby(*USERS, ruleset=other), WORDS))


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("max_wilds", None, "any number"),
        ("always_frozen", True, "yes"),
        ("frozen_by", frozenset(), "nothing"),
        ("frozen_by", CLASSIC.frozen_by, "wild card, red three"),
        ("minimums", ((None, 50),), "50"),
        ("minimums", ((None, 50), (0, 90)), "50 below 0, 90 from 0"),
        ("red_three_table", (0, 100, 1000), "100, 1,000"),
        ("ask_partner", "no", "no asking"),
        ("take_below_meld", None, "never"),
    ],
)
def test_values_in_words(name: str, value: Any, text: str) -> None:
    assert value_text(FIELDS[name], value, WORDS) == text


def test_what_is_wrong_names_the_field_and_its_range() -> None:
    assert wrong_text(Wrong("target", Fault.NO_NUMBER), WORDS) == (
        "- **Points to win the match** must be a whole number: 500 to 50,000."
    )
    assert wrong_text(Wrong("canastas_out", Fault.OUT_OF_RANGE), WORDS) == "- **Canastas to go out** must be 0 to 5."
    assert wrong_text(Wrong("red_three_table", Fault.CONTRADICTS), WORDS) == (
        "- **Points for 1, 2, 3 … red threes** does not go with the other rules: "
        "one number for each red three of the packs."
    )
    for field in FIELDS:
        for fault in Fault:
            assert wrong_text(Wrong(field, fault), WORDS).startswith("- ")


def test_discord_can_offer_every_game() -> None:
    assert len(RULESETS) <= MAX_OPTIONS


def test_labels_fit_forms() -> None:
    for field in FIELDS.values():
        assert len(field_label(field, WORDS)) <= 45


def test_the_form_for_a_name() -> None:
    form = name_form(lobby(ANNA), WORDS).to_dict()
    assert not list(problems("POST", CALLBACK, {"type": 9, "data": form}))


def test_nothing_kept_yet() -> None:
    shown = check(render_kept((), ME, WORDS))
    assert "/canasta new" in shown.text
    assert presses(shown) == {}


def test_what_is_kept_and_what_may_be_done_with_it() -> None:
    mine, default = HouseRules("Friday", TWO, ANNA), HouseRules("Monday", CLASSIC, BEN, is_default=True)
    shown = check(render_kept((mine, default), ME, WORDS))
    assert "- **Friday**: Classic, with house rules" in shown.text
    assert "- **Monday**: Classic · new tables get these rules" in shown.text
    assert labels(shown) == []
    chosen = check(render_kept((mine, default), ME, WORDS, mine))
    assert "with these changes: Points to win the match: 3,000 · Canastas to go out: 2" in chosen.text
    assert labels(chosen) == ["(Let new tables get these)", "Delete"]
    assert labels(render_kept((mine, default), ME, WORDS, default)) == ["(New tables get the usual rules)", "(Delete)"]
    assert labels(render_kept((mine, default), MANAGER, WORDS, default)) == ["New tables get the usual rules", "Delete"]
    assert all(press.table == NO_TABLE for each in presses(chosen).values() for press in each)


def test_a_full_list_fits() -> None:
    many = [replace(LONG, name=f"{number:02}{'W' * 30}") for number in range(25)]
    check(render_kept(many, MANAGER, WORDS, many[3]))


@pytest.mark.parametrize("code", HouseRefusal)
def test_refusals_have_words(code: HouseRefusal) -> None:
    assert check(render_house_problem(HouseProblem(code, most=25, name="Friday"), WORDS)).text
