"""The rules card: every field has its sentence, every ruleset its card."""

import dataclasses
import re
from typing import Any

import pytest
from discord.ui import Select

from bot.i18n import DEFAULT, read_catalog
from bot.ui.custom_id import (
    MAX_LENGTH,
    NO_TABLE,
    OWN_RULES,
    Press,
    Verb,
    kept_rules,
    parse_kept_rules,
    parse_page,
)
from bot.ui.layout import MAX_OPTIONS
from bot.ui.rules.card import differences, is_fixed, is_house_choice, others, sections
from bot.ui.rules.house_choices import HOUSE_CHOICES, HOUSE_LINES, OPEN, OTHERS
from bot.ui.rules.how import FIGURES, how_to_play
from bot.ui.rules.line import Line
from bot.ui.rules.message import render_rules
from bot.ui.rules.pages import FIRST, MOST_LINES, pages
from bot.ui.rules.plain import WIDTH, rules_text
from engine.ruleset import FIELD_NAMES, Ruleset
from engine.rulesets import CLASSIC, RULESETS, SAMBA, ruleset_named
from tests.bot.ui.pictures import ANNA, WORDS, check, lobby, presses
from tests.shared_folder import CHECKOUT

#: A playable other value for each field that a player should read about.
CHANGES: dict[str, Any] = {
    "seats": 6,
    "teams": 3,
    "turn_orders": [[0, 1, 2, 3], [3, 2, 1, 0]],
    "lone_hand": True,
    "decks": 3,
    "jokers": 6,
    "hand_size": 13,
    "foot_size": 12,
    "foot_trigger": "first_canasta",
    "draw_count": 2,
    "card_points": [50, 20, 20, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10],
    "pile_take_extra_draw": 1,
    "opening_bonus_draw": 13,
    "talon": [4, 3],
    "talon_reserve": 5,
    "turn_upcard": False,
    "upcard_reject": ["wild"],
    "pile_base": "rank",
    "pile_base_ace": 1,
    "frozen_by": ["wild", "black_three"],
    "blocked_tops": ["wild", "natural"],
    "blocked_ranks": [7],
    "always_frozen": True,
    "frozen_until_opened": False,
    "frozen_naturals": 3,
    "unfrozen_naturals": 1,
    "take_natural_plus_wild": False,
    "take_by_adding": "below_canasta",
    "take_below_meld": 5,
    "take_for_opening": False,
    "top_counts_for_minimum": False,
    "take_amount": 7,
    "one_card_hand_may_take_one_card_pile": True,
    "captured_black_threes": [0, 5, 10, 15, 100],
    "pile_shows_only_top": False,
    "min_meld_size": 4,
    "min_naturals": 3,
    "max_wilds": None,
    "natural_wild_relation": "ge",
    "canasta_size": 8,
    "max_meld_size": 9,
    "melds_per_rank": "several",
    "wild_into_canasta": False,
    "pure_ranks": [7],
    "pure_after_opening": [1],
    "wild_needs_naturals": 5,
    "dead_when_closed": True,
    "sequences": True,
    "sequence_grows_going_out": True,
    "wild_melds": True,
    "max_wild_meld": None,
    "unfinished_wild_meld": "takes_twos",
    "black_three_meld": "never",
    "threes_laid": "all",
    "red_three_reveal": "after_deal",
    "red_three_table": [0, 100, 200, 300, 1000],
    "red_three_positive_if": "canasta",
    "red_three_in_foot": 100,
    "last_stock_red_three": "may_meld",
    "black_three_in_hand": 100,
    "minimums": [[None, 15], [0, 50], [1500, 90], [3000, 125]],
    "minimum_basis": "round",
    "opening_wilds": False,
    "opening_shapes": [[None, "none"], [3000, "canasta"]],
    "splash": True,
    "concealed_exempts_minimum": True,
    "canastas_out": 2,
    "canastas_out_kinds": [["natural", 1]],
    "canastas_out_ignored": ["mixed"],
    "red_threes_out": True,
    "finished_specials_out": True,
    "partner_in_foot": True,
    "final_discard": "required",
    "keep_cards": 2,
    "ask_partner": "no",
    "ask_once": True,
    "ask_after_take": True,
    "concealed_after_take": False,
    "discard_rules": ["wilds_last"],
    "bonus_natural": 400,
    "bonus_mixed": 200,
    "bonus_sequence": 1500,
    "bonus_wild": [["all_twos", 3000], ["any", 2000]],
    "wild_bonus_out_only": True,
    "rank_bonuses": [[7, 2000, 1000]],
    "count_bonuses": [["natural", 5, 2000]],
    "bonus_out": 200,
    "bonus_concealed": 200,
    "penalties": [["hand_holds", 7, 4, 500]],
    "score_model": "swing",
    "special_hands": [["pairs", 2500]],
    "stock_end": "while_takeable",
    "target": 8500,
    "rounds": 4,
}
FOOT = {"foot_size": 11, "foot_trigger": "hand_empty"}
#: What the game must have besides, before and after, for the field to mean anything.
BESIDE: dict[str, dict[str, Any]] = {
    "foot_size": FOOT,
    "foot_trigger": FOOT,
    "red_three_in_foot": FOOT,
    "talon_reserve": {"talon": [4]},
    "pile_base_ace": {"pile_base": "rank"},
    "canasta_size": {"max_wild_meld": None},
    "dead_when_closed": {"max_meld_size": 7},
    "sequence_grows_going_out": {"sequences": True},
    "bonus_sequence": {"sequences": True},
    "max_wild_meld": {"wild_melds": True},
    "unfinished_wild_meld": {"wild_melds": True},
    "bonus_wild": {"wild_melds": True},
    "wild_bonus_out_only": {"wild_melds": True},
}
#: What must change together with the field.
WITH: dict[str, dict[str, Any]] = {
    "teams": {"seats": 6},
    "minimum_basis": {"minimums": [[None, 50], [2, 90]]},
    "lone_hand": {"seats": 3, "teams": 3},
    "decks": {"red_three_table": [0, 100, 200, 300, 800, 900, 1000]},
}

USUAL = [pytest.param(ruleset, id=name) for name, ruleset in RULESETS.items()]


def lines(ruleset: Ruleset) -> dict[str, Line]:
    every = [line for section in sections(ruleset, WORDS) for line in section.lines]
    assert len({line.key for line in every}) == len(every)
    return {line.key: line for line in every}


def render(ruleset: Ruleset, page: str = FIRST) -> str:
    return check(render_rules(ruleset, WORDS, source=ruleset.id, page=page)).text


def test_every_field_of_a_ruleset_has_a_change_to_try() -> None:
    assert set(FIELD_NAMES) == set(CHANGES)


@pytest.mark.parametrize("field", CHANGES)
def test_a_changed_rule_changes_the_card_where_it_says_so(field: str) -> None:
    usual = CLASSIC.with_fields(BESIDE.get(field, {}))
    together = {field: CHANGES[field], **WITH.get(field, {})}
    before, after = lines(usual), lines(usual.with_fields(together))
    changed = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    told = [{*_fields(before, key), *_fields(after, key)} for key in changed]
    assert any(field in names for names in told)
    assert all(names & set(together) for names in told)


def _fields(some: dict[str, Line], key: str) -> tuple[str, ...]:
    return some[key].fields if key in some else ()


@pytest.mark.parametrize("field", CHANGES)
def test_house_rules_show_what_is_different_from_classic(field: str) -> None:
    other = CLASSIC.with_fields({**BESIDE.get(field, {}), field: CHANGES[field], **WITH.get(field, {})})
    assert any(field in line.fields for section in differences(other, WORDS) for line in section.lines)
    text = render(other)
    assert text.startswith("## Classic, with house rules\n")
    assert re.search(r"### Different from Classic\n(\*\*.*\*\*\n)?- ", text)


@pytest.mark.parametrize("ruleset", USUAL)
def test_every_card_fits_and_each_page_can_be_read(ruleset: Ruleset) -> None:
    every = pages(ruleset, WORDS)
    assert len(every) <= MAX_OPTIONS
    assert len({page.key for page in every}) == len({page.label for page in every}) == len(every)
    for page in every:
        picture = check(render_rules(ruleset, WORDS, source=ruleset.id, page=page.key))
        assert f"### {page.parts[0].title}" in picture.text
        assert all(part.paragraphs for part in page.parts)
    shown = {paragraph.text for page in every for part in page.parts for paragraph in part.paragraphs}
    told = [*lines(ruleset).values(), *others(ruleset, WORDS)]
    assert shown == {line.text for line in told} | {how_to_play(ruleset, WORDS)}


@pytest.mark.parametrize("ruleset", USUAL)
def test_a_page_is_not_too_long_for_a_phone_and_says_where_it_goes_on(ruleset: Ruleset) -> None:
    every = pages(ruleset, WORDS)
    labels = [page.label for page in every]
    for page, after in zip(every, [*labels[1:], ""], strict=True):
        text = render(ruleset, page.key)
        goes_on = after.startswith(page.label.partition(", part")[0] + ", part ")
        assert (f"This goes on: choose **{after}** below." in text) is goes_on
        assert len(every) == 1 or text.count("\n- ") <= MOST_LINES
    if len(labels) > 1:
        assert len([label for label in labels if label.startswith("In short")]) <= 2


def test_a_long_list_of_differences_is_parted_by_what_it_is_about() -> None:
    text = render(ruleset_named("modern-american"))
    assert "### Different from Classic\n**Players and cards**\n- Everybody gets 13 cards.\n" in text
    assert text.endswith("➡️ This goes on: choose **In short, part 2** below.")
    assert "### Different from Classic\n**" in render(ruleset_named("modern-american"), "short-2")
    assert "**Players and cards**" not in render(ruleset_named("five-players"))


@pytest.mark.parametrize("ruleset", USUAL)
def test_the_first_page_begins_with_the_game_and_how_to_play_it(ruleset: Ruleset) -> None:
    title, facts, *rest = render(ruleset).splitlines()
    assert title == f"## {WORDS.of('ruleset', ruleset.id)}"
    assert f"{ruleset.seats} players, " in facts
    assert f" · {ruleset.decks} packs with {ruleset.jokers} jokers · " in facts
    assert facts.endswith(" points" if ruleset.rounds is None else " rounds")
    assert rest[0] == "### How to play"


def test_classic_is_told_on_one_page_and_every_other_game_by_its_differences() -> None:
    classic = render_rules(CLASSIC, WORDS, source=CLASSIC.id)
    assert list(presses(classic)) == []
    assert "15 below 0; 50 from 0; 90 from 1,500; 120 from 3,000" in classic.text
    assert "Points: joker = 50; 2, A = 20" in classic.text
    assert "100 points each up to 3; 800 for all 4" in classic.text
    assert "### Different from Classic" not in classic.text
    for ruleset in RULESETS.values():
        assert ruleset is CLASSIC or "### Different from Classic" in render(ruleset)


def test_who_knows_classic_reads_only_what_is_new() -> None:
    told = [line.text for section in differences(SAMBA, WORDS) for line in section.lines]
    assert told[:3] == [
        "162 cards: 3 packs with 6 jokers.",
        "Everybody gets 15 cards.",
        "Draw 2 cards, or take the pile.",
    ]
    assert len(told) <= 15
    assert not any("Black threes" in text for text in told)


def test_a_card_reads_no_name() -> None:
    nameless = dataclasses.replace(SAMBA, id="nobody")
    assert [line.text for line in lines(nameless).values()] == [line.text for line in lines(SAMBA).values()]


@pytest.mark.parametrize("name", RULESETS)
def test_house_choices_name_fields_that_the_card_shows(name: str) -> None:
    ruleset = ruleset_named(name)
    chosen = HOUSE_CHOICES.get(name, frozenset())
    assert chosen <= set(FIELD_NAMES)
    assert chosen <= {field for line in lines(ruleset).values() for field in line.fields}
    assert HOUSE_LINES.get(name, frozenset()) <= set(lines(ruleset))
    assert {field for fields in OTHERS.get(name, {}).values() for field in fields} <= set(FIELD_NAMES)
    assert len(others(ruleset, WORDS)) == len(OTHERS.get(name, {}))


def test_house_choices_are_of_games_that_there_are() -> None:
    assert {*HOUSE_CHOICES, *HOUSE_LINES, *OTHERS} <= set(RULESETS)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("three-solo", "hand"),
        ("cutthroat", "hand"),
        ("cutthroat", "lone-wilds"),
        ("mexicana", "draw-after-opening"),
        ("mexicana", "rank-bonus-7"),
        ("hand-and-foot", "hand"),
        ("hand-and-foot", "foot"),
        ("hand-and-foot", "packets"),
        ("pennies", "packets"),
        ("brazilian", "black-in-hand"),
        ("italian-casino", "start"),
        ("italian-casino", "frozen-until"),
        ("italian-casino", "three-last"),
        ("italian-casino", "ask"),
        ("cuban", "per-rank"),
        ("cuban", "wild-another"),
        ("modern-american", "stock-end"),
        ("samba", "threes"),
    ],
)
def test_what_sources_do_not_settle_is_marked(name: str, key: str) -> None:
    ruleset = ruleset_named(name)
    assert is_house_choice(lines(ruleset)[key], ruleset)


def test_what_all_agree_on_is_not_marked() -> None:
    told = lines(CLASSIC)
    assert [key for key, line in told.items() if is_house_choice(line, CLASSIC)] == [
        "exempt",
        "three-last",
        "ask-after-take",
    ]


def test_a_house_choice_says_whether_a_host_can_change_it() -> None:
    foot = ruleset_named("hand-and-foot")
    assert not is_fixed(lines(foot)["hand"], foot)
    assert is_fixed(lines(foot)["packets"], foot)
    assert [is_fixed(line, SAMBA) for line in others(SAMBA, WORDS)] == [True] * 3
    assert [is_fixed(line, foot) for line in others(foot, WORDS)] == [False]
    assert {name for told in OTHERS.values() for name in told} >= OPEN
    text = render(foot)
    assert "Everybody gets 13 cards. *(house choice)*" in text
    assert "count against its side in the same way. *(house choice, fixed)*" in text
    assert "the host can change it with **House rules**, but not what is marked as fixed" in text


def test_what_others_do_is_told_until_a_table_does_it_otherwise() -> None:
    american = ruleset_named("modern-american")
    [left_out] = [line.text for line in others(american, WORDS) if "Zip Code" in line.text]
    for special in ("Miami", "Blast Off", "Triples", "Quads", "Dream Hands"):
        assert special in left_out
    assert others(SAMBA, WORDS)
    assert not any(
        "in place of drawing" in line.text for line in others(SAMBA.with_fields({"take_by_adding": "any"}), WORDS)
    )
    assert others(dataclasses.replace(SAMBA, id="nobody"), WORDS) == ()


@pytest.mark.parametrize("name", ["two-players", "three-solo"])
def test_who_plays_alone_reads_of_no_side_and_no_partners(name: str) -> None:
    ruleset = ruleset_named(name)
    changed = {"red_threes_out": True, "wild_melds": True, "stock_end": "while_takeable", "take_below_meld": 5}
    for changes in ({}, changed, {"take_for_opening": False, "canastas_out": 1, "red_three_positive_if": "canasta"}):
        other = ruleset.with_fields(changes)
        said = " ".join([how_to_play(other, WORDS), *(line.text for line in lines(other).values())])
        assert not re.search(r"\b(?<!side by )side\b(?! by side)|\bsides\b|\bpartners?\b", said, re.IGNORECASE)


def test_the_same_rule_in_other_words_is_not_different_from_classic() -> None:
    told = [line.key for section in differences(ruleset_named("two-players"), WORDS) for line in section.lines]
    assert told == ["people", "hand", "draw", "out", "ask"]


def test_sevens_are_never_the_last_discard() -> None:
    said = [line.text for line in lines(ruleset_named("pennies")).values() if "seven" in line.text]
    assert any("never your last discard of a round, even if you hold nothing else" in text for text in said)


def test_five_players_read_who_sits_out() -> None:
    assert lines(ruleset_named("five-players"))["sits-out"].text == (
        "In each round one player sits out: first seat 5, then seat 3, then seat 1, and then again from the beginning."
    )


@pytest.mark.parametrize("ruleset", USUAL)
def test_concealed_is_explained_where_it_brings_something(ruleset: Ruleset) -> None:
    said = " ".join(line.text for line in lines(ruleset).values())
    assert ("concealed" in said.lower()) is bool(ruleset.bonus_concealed or ruleset.concealed_exempts_minimum)


def test_a_house_choice_is_marked_and_explained() -> None:
    text = render(SAMBA)
    assert "150 from 7,000 *(house choice)*" in text
    assert "-# House choice: " in text
    assert "(house choice)" not in render(SAMBA, "turn")
    assert "House choice" not in render(SAMBA, "turn")


def test_what_a_table_has_changed_is_no_house_choice_of_the_game() -> None:
    line = lines(SAMBA)["minimums"]
    assert is_house_choice(line, SAMBA)
    assert not is_house_choice(line, SAMBA.with_fields({"minimums": [[None, 90]]}))
    assert not is_house_choice(line, dataclasses.replace(SAMBA, id="nobody"))


def test_how_to_play_is_written_for_each_game_without_its_numbers() -> None:
    written = re.findall(r"^rules-how-\S+ = .*$", read_catalog(DEFAULT)["rules.ftl"], re.MULTILINE)
    assert len(written) == len(RULESETS)
    assert [text for text in written if re.search(r"\d", re.sub(r"\{.*?\}", "", text))] == []


def test_how_to_play_follows_house_rules() -> None:
    written = how_to_play(SAMBA, WORDS)
    assert "brings 1,500 points" in written
    assert how_to_play(SAMBA.with_fields({"target": 5000}), WORDS) == written
    changed = how_to_play(SAMBA.with_fields({"sequences": False, "canastas_out": 3}), WORDS)
    assert "3 canastas" in changed
    assert "in a row" not in changed
    assert "foot" not in changed
    everything = SAMBA.with_fields({"wild_melds": True, "always_frozen": True, **FOOT})
    for said in ("in a row", "Wild cards can", "second packet of 11", "always frozen"):
        assert said in how_to_play(everything, WORDS)
    assert set(FIELD_NAMES) >= FIGURES


def test_a_choice_of_pages_says_where_the_rules_are_from() -> None:
    table = lobby(ANNA, None, None, None)
    own = render_rules(SAMBA, WORDS, source=OWN_RULES, table=table)
    named = render_rules(SAMBA, WORDS, source=SAMBA.id, page="pile")
    kept = render_rules(SAMBA, WORDS, source=kept_rules("house:" + "x" * 32))
    expected = [(own, table.id, OWN_RULES), (named, NO_TABLE, "samba"), (kept, NO_TABLE, "house:" + "x" * 32)]
    for rendered, where, source in expected:
        [chooser] = list(check(rendered).interactive())
        press = Press.parse(str(chooser.custom_id))
        assert press is not None
        assert (press.table, press.verb) == (where, Verb.RULES_PAGE)
        assert len(str(chooser.custom_id)) <= MAX_LENGTH
        assert isinstance(chooser, Select)
        values = [option.value for option in chooser.options]
        assert parse_page(values[0]) == (source, FIRST)
        assert len({parse_page(value) for value in values}) == len(values)
    assert "### The pile\n" in named.text


def test_the_readme_lists_every_game_with_its_cards() -> None:
    rows = re.findall(
        r"^\| (.+?) \| (.+?) \| (\d+) \| .+ \|$", (CHECKOUT / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    listed = {name: (players, int(cards)) for name, players, cards in rows}
    assert {name: cards for name, (_, cards) in listed.items()} == {
        WORDS.of("ruleset", ruleset.id): ruleset.pack_size for ruleset in RULESETS.values()
    }
    text = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert {int(count) for count in re.findall(r"(\d+) games\b", text)} == {len(RULESETS)}
    assert "Two to six people" in text
    assert {2, 6} <= {ruleset.seats for ruleset in RULESETS.values()} <= set(range(2, 7))
    for ruleset in RULESETS.values():
        players, _ = listed[WORDS.of("ruleset", ruleset.id)]
        assert sum(map(int, re.findall(r"\d+", players))) == ruleset.seats


def test_an_unknown_page_is_the_first_one() -> None:
    assert render(SAMBA, "forged") == render(SAMBA)
    assert parse_page("forged") is parse_page("/page") is None
    assert parse_kept_rules("samba") is None
    assert parse_kept_rules(kept_rules("  Friday   night ")) == "Friday night"


@pytest.mark.parametrize("ruleset", USUAL)
def test_a_terminal_gets_plain_text(ruleset: Ruleset) -> None:
    text = rules_text(ruleset, WORDS)
    assert not re.search(r"[*`#]", text)
    assert all(len(line) <= WIDTH for line in text.splitlines())
    assert "  -" not in text
    for title in ("How to play", "Melds", "The end and the score"):
        assert f"\n{title}\n{'-' * len(title)}\n" in text


def test_a_long_list_goes_on_on_another_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.rules.pages.MOST", 900)
    labels = [page.label for page in pages(SAMBA, WORDS)]
    assert labels[:2] == ["In short, part 1", "In short, part 2"]
    assert all("### Different from Classic\n**" in render(SAMBA, key) for key in ("short", "short-2"))
    told = [
        paragraph.text
        for page in pages(SAMBA, WORDS)
        if page.key.startswith("short")
        for part in page.parts
        if part.title == "Different from Classic"
        for paragraph in part.paragraphs
    ]
    assert told == [line.text for section in differences(SAMBA, WORDS) for line in section.lines]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"max_wilds": 0}, "No wild cards in a meld."),
        ({"max_wilds": 1}, "At most one wild card in a meld."),
        ({"max_wilds": 2, "natural_wild_relation": "none"}, "Never more wild cards than natural ones."),
        ({"red_three_table": [0, 0, 0, 0, 0]}, "Red threes: 0 points each."),
        ({"red_three_table": [0, 50, 100, 150, 200]}, "Red threes: 50 points each."),
        ({"minimums": [[None, 50]]}, "Points needed to open: 50"),
        ({"minimums": [[None, 50], [2, 90], [4, 120]], "minimum_basis": "round"}, "50 in round 1; 90 from round 2"),
        ({"frozen_by": []}, "No card freezes the pile."),
        ({"upcard_reject": []}, "The round begins with one card face up."),
        ({"canastas_out": 0}, "You need no canasta to go out."),
        ({"wild_melds": True, "canastas_out": 2}, "To go out, your side needs 2 canastas of any kind."),
        ({"wild_melds": True, "bonus_wild": []}, "7 are a canasta: no extra points."),
        ({"bonus_out": 0, "bonus_concealed": 0}, "Going out is worth no points, and no more with"),
        ({"rounds": 1}, "The match has one round."),
        ({"jokers": 0}, "104 cards: 2 packs without jokers."),
    ],
)
def test_unusual_values_are_said_as_they_are(changes: dict[str, Any], said: str) -> None:
    assert any(said in line.text for line in lines(CLASSIC.with_fields(changes)).values())
