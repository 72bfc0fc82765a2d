"""Rules 28 to 38: what a meld is."""

import pytest

from tests.engine.notation import CANASTA, KINGS, MIXED, OPEN, Case, accept, refuse, sets

#: The side has opened, the player has drawn; two spare cards remain after each lay-down.
MELDING: Case = {"phase": "meld", "ours": [OPEN]}
SPARE = "c5 c6"


def lay(text: str, *, base: str = "classic", **fields: object) -> tuple[tuple[str, ...], ...]:
    """Lay a new meld that should be legal."""
    return accept(f"{text} {SPARE}", MELDING, base=base, fields=fields, do=[f"meld {text}"]).melds()


def dont_lay(text: str, *, base: str = "classic", **fields: object) -> None:
    """Try to lay a new meld that should not be legal."""
    refuse(f"{text} {SPARE}", MELDING, base=base, fields=fields, do=[f"meld {text}"])


@pytest.mark.parametrize("meld", ["h13 d13 c13", "h1 d1 s1", "h4 d4 jk", "h8 h8 d8 s2", "c11 c11 d11 d11"])
def test_rule_28_a_meld_is_three_or_more_of_a_rank_with_wilds(meld: str) -> None:
    assert lay(meld) == sets(OPEN, meld)


@pytest.mark.parametrize("meld", ["h13", "h13 d13", "h13 d13 c12", "h13 d13 c12 jk", "h13 jk", "h1 d1 c2 c13"])
def test_rule_28_anything_less_is_no_meld(meld: str) -> None:
    dont_lay(meld)


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
@pytest.mark.parametrize("meld", ["h13 h2 jk", "h13 h2 s2", "h13 jk jk jk"])
def test_rule_29_two_naturals_at_least(base: str, meld: str) -> None:
    dont_lay(meld, base=base)


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
def test_rule_30_three_wilds_at_most(base: str) -> None:
    five = "c13 c13 d13 d13 h13"
    assert lay(f"{five} jk jk h2", base=base) == sets(OPEN, f"{five} jk jk h2")
    dont_lay(f"{five} jk jk h2 s2", base=base)
    case: Case = {"base": base, "phase": "meld", "ours": [f"{five} jk jk h2"]}
    refuse("s2 c5 c6", case, do=["meld @13 s2"])
    assert accept("s13 c5 c6", case, do=["meld s13"]).melds() == sets(f"{five} s13 jk jk h2")


RELATIONS = {  # naturals and wilds: which relations allow them
    ("h9 d9", "jk"): {"gt", "ge", "none"},
    ("h9 d9", "jk h2"): {"ge", "none"},
    ("h9 d9", "jk h2 s2"): {"none"},
    ("h9 d9 c9", "jk h2"): {"gt", "ge", "none"},
    ("h9 d9 c9", "jk h2 s2"): {"ge", "none"},
    ("h9 d9 c9 s9", "jk h2 s2"): {"gt", "ge", "none"},
}


@pytest.mark.parametrize(("meld", "allowed"), RELATIONS.items(), ids=[" ".join(meld) for meld in RELATIONS])
@pytest.mark.parametrize("relation", ["gt", "ge", "none"])
def test_rule_31_naturals_outnumber_wilds(meld: tuple[str, str], allowed: set[str], relation: str) -> None:
    text = " ".join(meld)
    if relation in allowed:
        assert lay(text, natural_wild_relation=relation) == sets(OPEN, text)
    else:
        dont_lay(text, natural_wild_relation=relation)


@pytest.mark.parametrize("meld", ["h9 d9 jk h2", "h9 d9 jk h2 s2", "h9 d9 c9 jk h2 s2"])
def test_rule_31_is_the_sites_and_not_pagats(meld: str) -> None:
    dont_lay(meld)
    assert lay(meld, base="classic-pagat") == sets(OPEN, meld)


def test_rule_31_holds_for_added_wilds_too() -> None:
    case: Case = {"phase": "meld", "ours": ["h13 d13 jk"], "do": ["meld @13 h2"]}
    refuse("h2 c5 c6", case)
    assert accept("h2 c5 c6", case, base="classic-pagat").melds() == sets("h13 d13 jk h2")


EIGHT_KINGS = "c13 c13 d13 d13 h13 h13 s13 s13"


def test_rule_32_eleven_cards_are_a_full_meld() -> None:
    full = f"{EIGHT_KINGS} jk h2 s2"
    assert lay(full) == sets(OPEN, full)
    refuse("jk c5 c6", phase="meld", ours=[full], do=["meld @13 jk"])


def test_rule_32_option_caps_the_size() -> None:
    assert lay(KINGS, max_meld_size=7) == sets(OPEN, KINGS)
    dont_lay(EIGHT_KINGS, max_meld_size=7)


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
@pytest.mark.parametrize("meld", ["h2 d2 s2", "jk jk jk", "h2 d2 jk", "h4 h5 h6", "h4 h5 jk", "s11 s12 s13 s1"])
def test_rule_33_no_meld_of_wilds_and_no_sequence(base: str, meld: str) -> None:
    dont_lay(meld, base=base)


def test_rule_34_a_second_set_of_a_rank_merges() -> None:
    verdict = accept("s10 s10 c10 d2 c5 c6", phase="meld", ours=["h10 d10 d10"], do=["meld s10 s10 c10 d2"])
    assert verdict.melds() == sets("h10 d10 d10 s10 s10 c10 d2")


def test_rule_34_the_merged_meld_must_be_valid() -> None:
    # Valid alone (3 + 2), but merged there would be four wilds.
    refuse("c13 s13 s13 h2 s2 c5 c6", phase="meld", ours=["h13 h13 d13 jk jk"], do=["meld c13 s13 s13 h2 s2"])
    # Not a meld alone (1 + 1), but fine on the table.
    verdict = accept("s13 h2 c5 c6", phase="meld", ours=["h13 h13 d13"], do=["meld s13 h2"])
    assert verdict.melds() == sets("h13 h13 d13 s13 h2")


def test_rule_34_both_sides_may_own_a_rank() -> None:
    verdict = accept("h13 d13 s13 c5 c6", phase="meld", ours=[OPEN], theirs=["h13 d13 c13"], do=["meld h13 d13 s13"])
    assert verdict.melds(0) == sets(OPEN, "h13 d13 s13")
    assert verdict.melds(1) == sets("h13 d13 c13")


@pytest.mark.parametrize("added", ["h13", "h13 s13", "h13 s13 s13 jk", "jk", "s2 jk"])
def test_rule_35_any_number_of_cards_is_added(added: str) -> None:
    verdict = accept(
        f"{added} {SPARE}", phase="meld", ours=["c13 d13 h13"], do=[f"meld @13 {added}"], melded_before=[2]
    )
    assert verdict.melds() == sets(f"c13 d13 h13 {added}")


def test_rule_35_never_to_the_opponents_melds() -> None:
    case: Case = {"phase": "meld", "ours": [OPEN], "theirs": ["c13 d13 h13"]}
    refuse("h13 c5 c6", case, do=["meld h13"])
    refuse("jk c5 c6", case, do=["meld @13 jk"])


@pytest.mark.parametrize(
    ("ours", "laid", "score"),
    [
        ("c13 c13 d13 d13 h13 h13", "", 60),  # six cards are no canasta
        ("c13 c13 d13 d13 h13 h13", "s13", 570),
        ("c13 c13 d13 d13 h13 h13", "h2", 380),  # 60 + 20 + 300
        (KINGS, "", 570),
        (KINGS, "s13", 580),  # an eighth card
        (KINGS, "h2", 390),  # 70 + 20 + 300: the wild makes it mixed
        (f"{KINGS} jk", "s13", 430),  # 80 + 50 + 300
    ],
)
def test_rule_36_seven_cards_are_a_canasta(ours: str, laid: str, score: int) -> None:
    # The stock is empty: the discard ends the round with one five in hand.
    do = [f"meld @13 {laid}"] if laid else []
    end = accept(
        f"{laid} {SPARE}", phase="meld", ours=[ours], others=["", "", ""], stock="", do=[*do, "discard c5"]
    ).end
    assert end.scores == [score - 5, 0]


def test_rule_36_option_closes_canastas_to_wilds() -> None:
    case: Case = {"fields": {"wild_into_canasta": False}, "phase": "meld", "ours": [KINGS]}
    refuse("h2 c5 c6", case, do=["meld @13 h2"])
    assert accept("s13 c5 c6", case, do=["meld s13"]).melds() == sets(f"{KINGS} s13")


def test_rule_36_option_sets_the_size_of_a_canasta() -> None:
    fields = {"canasta_size": 5}
    end = accept(
        "c5 c6",
        fields=fields,
        phase="meld",
        ours=["c13 c13 d13 d13 h13"],
        others=["", "", ""],
        stock="",
        do=["discard c5"],
    ).end
    assert end.scores == [545, 0]  # 50 + 500 - 5


@pytest.mark.parametrize("action", ["meld @12 h2", "discard h2", "discard s13", "meld s13"])
def test_rule_37_melded_cards_stay_where_they_are(action: str) -> None:
    refuse("c5 c6 c7", phase="meld", ours=["c13 d13 s13 h2", "c12 d12 h12"], do=[action])


@pytest.mark.parametrize("threes", ["c3 c3 s3", "c3 s3 s3", "c3 c3 s3 s3"])
def test_rule_38_black_threes_are_melded_when_going_out(threes: str) -> None:
    case: Case = {"phase": "meld", "ours": [CANASTA], "others": ["", "", ""], "melded_before": [0]}
    worth = 5 * len(threes.split())
    end = accept(threes, case, do=[f"meld {threes}"]).end
    assert (end.out, end.scores) == (0, [670 + worth, 0])  # 70 + 500 + 100
    end = accept(f"{threes} c5", case, do=[f"meld {threes}", "discard c5"]).end
    assert (end.out, end.scores) == (0, [670 + worth, 0])


@pytest.mark.parametrize(
    ("ours", "hand", "lay"),
    [
        ([CANASTA], "c3 s3 c5", "meld c3 s3"),  # two are no meld
        ([CANASTA], "c3 c3 jk c5", "meld c3 c3 jk"),  # natural only
        ([CANASTA], "c3 c3 s3 h2", "meld c3 c3 s3 h2"),
        ([CANASTA], "c3 c3 s3 c5 c6", "meld c3 c3 s3"),  # two cards left: not going out
        ([OPEN], "c3 c3 s3", "meld c3 c3 s3"),  # no canasta
        ([OPEN], "c3 c3 s3 c5", "meld c3 c3 s3"),
        ([OPEN], "c3 c3 s3 c5 c6", "meld c3 c3 s3"),
    ],
)
def test_rule_38_otherwise_black_threes_are_not_melded(ours: list[str], hand: str, lay: str) -> None:
    refuse(hand, phase="meld", ours=ours, do=[lay])


def test_rule_38_black_threes_are_the_last_meld() -> None:
    hand = "c3 c3 s3 h13 d13 c13 c5"
    case: Case = {"phase": "meld", "ours": [MIXED]}
    assert accept(hand, case, do=["meld h13 d13 c13", "meld c3 c3 s3", "discard c5"]).end.out == 0
    refuse(hand, case, do=["meld c3 c3 s3"])


def test_rule_38_black_threes_may_go_with_a_canasta_made_in_the_same_turn() -> None:
    case: Case = {"phase": "meld", "ours": ["c10 c10 d10 d10 h10 h10"]}
    assert accept("s10 c3 c3 s3", case, do=["meld s10", "meld c3 c3 s3"]).end.out == 0
