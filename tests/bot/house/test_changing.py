"""What is written into a form becomes other rules, or a reason for each field why not."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.house.changing import Fault, Wrong, WrongValues, changed
from bot.house.fields import FIELDS, MOST_ON_A_PAGE, PAGES, Kind, Page, page_named
from bot.i18n import words_for
from bot.ui.custom_id import Press, Verb
from bot.ui.house_form import MAX_WRITTEN, house_form
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, RULESETS
from tests.bot.ui.pictures import ANNA, lobby


def page_of(field: str) -> Page:
    return next(page for page in PAGES if any(each.name == field for each in page.fields))


def with_written(field: str, *texts: str, ruleset: Ruleset = CLASSIC) -> Any:
    return getattr(changed(ruleset, page_of(field), {field: texts}), field)


def faults(field: str, *texts: str) -> dict[str, Fault]:
    with pytest.raises(WrongValues) as wrong:
        changed(CLASSIC, page_of(field), {field: texts})
    return {each.field: each.fault for each in wrong.value.wrong}


def as_submitted(ruleset: Ruleset, page: Page) -> Mapping[str, tuple[str, ...]]:
    """Return what a client sends of a form that nobody has touched."""
    form = house_form(lobby(ANNA, ruleset=ruleset), page, words_for("en"))
    written = {}
    for label in form.to_dict()["components"]:
        part = label["component"]
        values = [option["value"] for option in part.get("options", ()) if option.get("default")]
        written[part["custom_id"]] = tuple(values) if "options" in part else (part.get("value", ""),)
    return written


def test_pages_fit_a_form_and_no_field_stands_twice() -> None:
    names = [field.name for page in PAGES for field in page.fields]
    assert len(names) == len(set(names)) == len(FIELDS)
    assert all(1 <= len(page.fields) <= MOST_ON_A_PAGE for page in PAGES)
    assert len(PAGES) <= 25
    assert [page_named(page.name) for page in PAGES] == list(PAGES)
    assert page_named("kitchen") is None


@pytest.mark.parametrize("field", [field for field in FIELDS.values() if field.high], ids=lambda field: field.name)
def test_only_numbers_have_bounds_and_all_of_them(field: Any) -> None:
    assert field.kind in (Kind.NUMBER, Kind.LIMIT, Kind.NUMBERS, Kind.STEPS)
    assert field.low < field.high


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_form_that_nobody_touches_changes_nothing(ruleset: Ruleset, page: Page) -> None:
    submitted = as_submitted(ruleset, page)
    assert set(submitted) == {field.name for field in page.fields}
    assert all(len(text) <= MAX_WRITTEN for texts in submitted.values() for text in texts)
    assert changed(ruleset, page, submitted) == ruleset
    assert Press.parse(house_form(lobby(ANNA, ruleset=ruleset), page, words_for("en")).custom_id) == Press(
        lobby(ANNA).id, 37, Verb.CHANGED, page.name
    )


@pytest.mark.parametrize(
    ("text", "number"), [("3000", 3000), (" 3000 ", 3000), ("3,000", 3000), ("3.000", 3000), ("3 000", 3000)]
)
def test_numbers_as_people_write_them(text: str, number: int) -> None:
    assert with_written("target", text) == number


@pytest.mark.parametrize("text", ["", "many", "3k", "1e3", "0x10", "3,00", "٣٠٠٠", "3000 points", "9" * 40])
def test_what_is_no_number_is_said_to_be_none(text: str) -> None:
    assert faults("target", text) == {"target": Fault.NO_NUMBER}


@pytest.mark.parametrize("text", ["499", "50001", "-3000", "0"])
def test_numbers_stay_in_their_range(text: str) -> None:
    assert faults("target", text) == {"target": Fault.OUT_OF_RANGE}


def test_an_empty_limit_is_none() -> None:
    assert with_written("max_wilds", "") is None
    assert with_written("max_wilds") is None
    assert with_written("max_wilds", "2") == 2


def test_choices() -> None:
    assert with_written("ask_partner", "no") == "no"
    assert with_written("ask_partner") == CLASSIC.ask_partner  # a select that was not touched
    assert with_written("always_frozen", "yes") is True
    assert with_written("always_frozen") is False
    assert with_written("frozen_by", "wild", "black_three") == {"wild", "black_three"}
    assert with_written("frozen_by", "-") == frozenset()
    assert with_written("frozen_by", "-", "wild") == {"wild"}
    assert with_written("frozen_by") == CLASSIC.frozen_by
    for field in ("ask_partner", "always_frozen", "frozen_by"):
        assert faults(field, "maybe") == {field: Fault.NO_CHOICE}


@pytest.mark.parametrize(
    "text", ["lower: 15\n0: 50\n1500: 90", "15\n0:50\n1,500 : 90\n", "below: 15\n\n 0: 50 \n1500: 90"]
)
def test_steps_as_people_write_them(text: str) -> None:
    assert with_written("minimums", text) == ((None, 15), (0, 50), (1500, 90))


@pytest.mark.parametrize(
    "text",
    ["", "lower", "15\n50", "15\n0: 50\n0: 90", "15\n1500: 50\n0: 90", "15\nx: 50", "15\n0: x", "1\n" * 9],
)
def test_steps_that_do_not_rise_or_cannot_be_read(text: str) -> None:
    assert faults("minimums", text) == {"minimums": Fault.NO_STEPS}


def test_points_of_steps_stay_in_their_range() -> None:
    assert faults("minimums", "15\n0: 5000") == {"minimums": Fault.OUT_OF_RANGE}


def test_values_by_number() -> None:
    assert with_written("red_three_table", "50, 100, 150, 400") == (0, 50, 100, 150, 400)
    assert with_written("red_three_table", "50/100 150;400") == (0, 50, 100, 150, 400)
    assert faults("red_three_table", "50, 100") == {"red_three_table": Fault.CONTRADICTS}
    assert faults("red_three_table", "") == {"red_three_table": Fault.NO_NUMBER}
    assert faults("red_three_table", "50 100 150 9999") == {"red_three_table": Fault.OUT_OF_RANGE}


def test_fields_that_contradict_each_other_are_named() -> None:
    assert faults("keep_cards", "0") == {"keep_cards": Fault.OUT_OF_RANGE}
    assert faults("max_meld_size", "6") == {"max_meld_size": Fault.CONTRADICTS}


def test_every_wrong_field_is_named_and_nothing_is_half_done() -> None:
    with pytest.raises(WrongValues) as wrong:
        changed(CLASSIC, page_of("target"), {"target": ("x",), "rounds": ("y",)})
    assert wrong.value.wrong == (Wrong("target", Fault.NO_NUMBER), Wrong("rounds", Fault.NO_NUMBER))


def test_what_does_not_belong_to_the_page_is_not_read() -> None:
    assert changed(CLASSIC, page_of("target"), {"seats": ("2",), "bonus_out": ("7",), "id": ("x",)}) == CLASSIC


@given(page=st.sampled_from(PAGES), data=st.data())
def test_whatever_is_written_makes_rules_or_reasons(page: Page, data: st.DataObject) -> None:
    texts = st.lists(st.text(max_size=20) | st.sampled_from(["yes", "no", "3", "0: 5"]), max_size=3).map(tuple)
    written = {field.name: data.draw(texts) for field in page.fields}
    wrong: tuple[Wrong, ...] = ()
    try:
        ruleset = changed(CLASSIC, page, written)
    except WrongValues as error:
        ruleset, wrong = CLASSIC, error.wrong
    assert isinstance(ruleset, Ruleset)
    assert {each.field for each in wrong} <= set(FIELDS)
