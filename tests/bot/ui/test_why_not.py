"""Whatever is out of use, its reader learns why from the same message."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.house.book import HouseRules, Member
from bot.house.fields import PAGES
from bot.tables.table import UserId
from bot.ui.choice import SetChoice
from bot.ui.custom_id import Press
from bot.ui.hand import render_hand
from bot.ui.house import render_house
from bot.ui.house_kept import render_kept
from bot.ui.layout import Button
from bot.ui.lobby import render_lobby
from bot.ui.picker import render_picker
from bot.ui.reasons import reason_of
from bot.ui.rendered import Rendered
from engine.cards import Rank
from engine.play import apply
from engine.refusals import RuleViolation
from engine.rulesets import CLASSIC
from tests.bot.ui.pictures import (
    ANNA,
    BEN,
    CARLA,
    MIXED_NINES,
    NORTH,
    USERS,
    WORDS,
    check,
    lobby,
    position,
    seen,
    why_not,
)
from tests.bot.ui.pictures import table_of as sat_at
from tests.discord_spec.components import TEXT_DISPLAY, walk
from tests.pictures import posed
from tests.shared_folder import CHECKOUT


def reasons(rendered: Rendered) -> dict[str, str]:
    """Return what is out of use by its label, and why."""
    found = (item for item in check(rendered).interactive() if item.disabled)
    return {str(getattr(item, "label", "")): why_not(item) for item in found}


def test_a_lobby_says_who_is_missing() -> None:
    assert reasons(render_lobby(lobby(ANNA, None, CARLA, None), WORDS)) == {"Start": "**2 more players are needed.**"}
    assert reasons(render_lobby(lobby(*USERS), WORDS)) == {}


def test_a_lobby_that_nobody_sits_in_says_so() -> None:
    found = reasons(render_lobby(lobby(None, None, None, None), WORDS))
    assert found.pop("Start") == "**4 more players are needed.**"
    said = "Nobody sits here yet. Press a seat first."
    assert found == dict.fromkeys(("Ready", "Leave", "House rules", "Players", "Computers"), said)


def test_house_rules_that_are_as_usual_say_so() -> None:
    assert reasons(render_house(lobby(*USERS), WORDS, PAGES[0])) == {
        "Back to the usual rules": "**Classic**, as usual."
    }


def test_kept_rules_say_who_may_do_what() -> None:
    rules = HouseRules("Friday night", CLASSIC, ANNA, is_default=False)

    def found(user: UserId, *, may_manage: bool = False) -> Mapping[str, str]:
        return reasons(render_kept([rules], Member(1, user, may_manage=may_manage), WORDS, rules))

    default, forget = WORDS("button-default"), WORDS("button-forget")
    assert found(BEN) == {default: WORDS("kept-only-managers"), forget: WORDS("kept-only-owner")}
    assert found(ANNA) == {default: WORDS("kept-only-managers")}
    assert found(BEN, may_manage=True) == {}


def test_a_hand_that_can_lay_nothing_says_so() -> None:
    match = position("c4 c5 c6", phase="meld")
    [(label, said)] = reasons(render_hand(sat_at(match), seen(match, NORTH), WORDS)).items()
    assert label == "Choose cards"
    assert said.startswith("**You cannot open yet:** your cards make at most 0 points.")


def test_nobody_is_there_to_be_asked() -> None:
    match = position("c4 d4 h4 c5", phase="meld", ours=[MIXED_NINES])
    table = sat_at(match, seats=(ANNA, BEN, None, CARLA))
    said = reasons(render_hand(table, seen(match, NORTH), WORDS))["May I go out?"]
    assert "South" in said


@pytest.mark.parametrize(
    ("choice", "said"),
    [(SetChoice(Rank(4), 0), "No cards are chosen yet."), (SetChoice(Rank(4), 2), "⛔ ")],
    ids=["none", "too few"],
)
def test_the_picker_says_what_is_wrong_with_a_choice(choice: SetChoice, said: str) -> None:
    match = position("c4 d4 h4 c5 c6", phase="meld", ours=[MIXED_NINES])
    refused = None
    try:
        apply(match, choice.lay(seen(match, NORTH), NORTH))
    except RuleViolation as violation:
        refused = reason_of(violation)
    [(label, why)] = reasons(render_picker(sat_at(match), seen(match, NORTH), WORDS, choice, refused=refused)).items()
    assert label == "Lay these cards"
    assert why.startswith(said)


def test_no_control_is_put_out_of_use_without_a_reason() -> None:
    """The one place that can do it asks for the reason."""
    modules = sorted((CHECKOUT / "bot").rglob("*.py"))
    told = {path.name for path in modules if re.search(r"\bdisabled=", path.read_text(encoding="utf-8"))}
    assert told == {"layout.py"}


def test_all_posed_messages_say_why_something_is_out_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """A walk over every message that is posed for its photograph."""
    known: dict[str, set[str]] = {}
    begin = Button.__init__

    def noted(self: Button, label: str, press: Press, **options: Any) -> None:
        begin(self, label, press, **options)
        known.setdefault(press.encode(), set()).add(options.get("why_not") or "")

    monkeypatch.setattr(Button, "__init__", noted)
    walked = 0
    for pictures in posed.pose(1_764_000_000.0).values():
        for picture in pictures:
            parts = list(walk(picture.components))
            said = "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)
            for part in parts:
                if part.get("disabled"):
                    walked += 1
                    assert any(reason and reason in said for reason in known[part["custom_id"]]), part["label"]
    assert walked > 0
