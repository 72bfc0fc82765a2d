"""The score of a round, a ruleset field at a time: each case writes its arithmetic out by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.cards import ALL_CARDS, Rank, rank_of
from engine.events import PartnershipFormed
from engine.fold import evolve
from engine.penalties import meld_fines
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.scoring import is_concealed, winner
from engine.state import SEQUENCE, SET, WILD, Laid, MeldKind, Side, State
from tests.engine.rounds import (
    DIRTY,
    DIRTY_SEVENS,
    KINGS,
    SAMBA,
    SEVENS,
    TENS,
    TWOS,
    cards,
    counts,
    finished,
    items,
    meld,
    ruleset,
    scored,
    side,
)

# Going out


def test_going_out_and_concealed_are_fields() -> None:
    at_the_end = finished("italian", side(TENS))._replace(melded_before=(False,) * 4)
    laid = at_the_end._replace(turn=at_the_end.turn._replace(laid=(Laid(Rank(10), cards(TENS)),)))
    result = scored(laid)
    assert result.concealed
    assert items(result) == {"melded-cards": 70, "natural-canastas": 500, "going-out": 300, "cards-in-hand": 0}
    paid = scored(laid._replace(ruleset=ruleset("italian", bonus_concealed=150)))
    assert items(paid)["concealed"] == 150
    assert paid.scores == (70 + 500 + 300 + 150, 0)


# Concealed (rules 59 to 61) where melds are of several kinds


def concealed(rules: str, *laid: Laid) -> bool:
    state = finished(rules)._replace(melded_before=(False,) * RULESETS[rules].seats)
    return is_concealed(state._replace(turn=state.turn._replace(laid=laid)), Seat(0))


def lay(text: str, onto: int, kind: MeldKind = SET, rank: int = 0) -> Laid:
    return Laid(Rank(rank or rank_of(cards(text)[0])), cards(text), None, kind, onto)


def test_rule_59_a_sequence_and_a_wild_meld_are_groups_of_their_own() -> None:
    assert concealed("bolivia", lay(SAMBA, 0, SEQUENCE), lay("c8 d8 h8", 1))
    assert concealed("bolivia", lay(TWOS, 0, WILD), lay("h5 h6 h7", 1, SEQUENCE))
    assert concealed("bolivia", lay("h4 h5 h6 h7", 0, SEQUENCE), lay("h8 h9 h10", 0, SEQUENCE))
    assert concealed("bolivia", lay("h11 h12 h13 h1", 0, SEQUENCE, 11), lay(TENS, 1))


def test_rule_60_what_does_not_stand_by_itself_spoils_it() -> None:
    assert not concealed("bolivia", lay(TENS, 0), lay("h8", 1, SEQUENCE))
    assert not concealed("bolivia", lay(TENS, 0), lay("h4 h5 h9", 1, SEQUENCE))  # both ends of the partner's
    assert not concealed("bolivia", lay(TENS, 0), lay("jk c2", 1, WILD))
    assert not concealed("bolivia", lay("h5 h6 h7", 0, SEQUENCE), lay("c8 d8 h8", 1))  # no canasta


def test_rule_60_two_melds_of_a_rank_are_two_groups() -> None:
    assert concealed("pennies", lay(TENS, 0), lay("c10 d10 s10", 1))
    assert not concealed("pennies", lay(TENS, 0), lay("c10 d10", 1))
    assert not concealed("samba", lay("c10 d10 s10 h10", 0), lay("c10 d10 s10", 1))  # seven, but no canasta


# Threes


@pytest.mark.parametrize(
    ("rules", "melds", "threes", "points"),
    [
        ("italian-casino", [], "h3 d3", 200),  # always
        ("classic", [], "h3 d3", -200),  # meld
        ("classic", ["c10 d10 h10"], "h3 d3", 200),
        ("cuban", [DIRTY], "h3 d3 d3", 500),  # canasta
        ("cuban", ["c10 d10 h10"], "h3 d3 d3", -500),
        ("samba", [TENS, SAMBA], "h3 h3 h3 d3 d3 d3", 1000),  # two canastas
        ("samba", [TENS], "h3 h3 h3 d3 d3", -500),
        ("pennies", [DIRTY_SEVENS], "h3 d3", 200),  # sevens
        ("pennies", [TENS, KINGS], "h3 d3", -200),
        ("pennies", ["c7 d7 h7"], "h3", -100),
        ("six-players", [TENS], "h3 h3 h3 d3 d3", 1000),
    ],
)
def test_rule_67_what_makes_threes_count(rules: str, melds: list[str], threes: str, points: int) -> None:
    result = scored(finished(rules, side(*melds, threes=threes)), None)
    assert items(result)["red-threes"] == points
    assert counts(result)["red-threes"] == len(threes.split())


def test_rule_14_threes_that_nobody_laid_count_as_laid() -> None:
    result = scored(finished("classic", side("c10 d10 h10"), hands=["", "h3 c5", "d3 h3"]), None)
    assert items(result) == {"melded-cards": 30, "red-threes": 200, "cards-in-hand": 0}
    assert items(result, 1) == {"melded-cards": 0, "red-threes": -100, "cards-in-hand": -5}


def test_rule_2_16_each_colour_counts_by_itself() -> None:
    ours = side(TENS, KINGS, threes="h3 d3 c3 c3 s3")
    result = scored(finished("modern-american", ours), None)
    assert items(result)["red-threes"] == 300 + 500
    assert counts(result)["red-threes"] == 5
    without_swing = ruleset("modern-american", score_model=RULESETS["classic"].score_model)
    assert items(scored(finished(without_swing, side(threes="h3 c3")), None))["red-threes"] == -(100 + 100)


@pytest.mark.parametrize(("captured", "points"), [("c3", 5), ("c3 s3", 10), ("c3 c3 s3", 15), ("c3 c3 s3 s3", 100)])
def test_rule_2_7_captured_black_threes(captured: str, points: int) -> None:
    result = scored(finished("cuban", side(captured=captured)), None)
    assert items(result) == {"melded-cards": 0, "black-threes": points, "cards-in-hand": 0}


# Cards that were not melded


def test_rule_2_8_black_threes_in_hand_have_their_own_price() -> None:
    hands = ["", "c3 c4", "s3"]
    assert scored(finished("bolivia", hands=hands), None).scores == (-100, -100 - 5)
    assert scored(finished("samba", hands=hands), None).scores == (-5, -5 - 5)
    melded = side(SAMBA, TENS, "c3 c3 s3")
    assert items(scored(finished("bolivia", melded)))["melded-cards"] == 50 + 70 + 3 * 5


def test_rule_2_17_a_packet_never_taken_up_is_in_hand() -> None:
    state = finished("hand-and-foot", hands=["", "c13"], feet=["", "c1 h3 d3 s3", "h3 jk"])
    result = scored(state, None)
    assert items(result) == {"melded-cards": 0, "penalties": -100, "cards-in-hand": -50}
    # A king, an ace and a black three; two red threes at 100
    assert items(result, 1) == {"melded-cards": 0, "penalties": -200, "cards-in-hand": -10 - 20 - 5}
    assert counts(result, 1) == {"melded-cards": 0, "penalties": 2, "cards-in-hand": 3}


def test_red_threes_in_a_packet_cost_nothing_where_no_rule_says_so() -> None:
    result = scored(finished("pennies", feet=["h3 c5"]), None)
    assert items(result) == {"melded-cards": 0, "cards-in-hand": -5}


# Penalties


def test_rule_2_11_more_than_three_sevens_in_one_hand() -> None:
    four, spread = "c7 d7 h7 s7", ["c7 d7 h7", "", "s7"]
    assert scored(finished("sevens", hands=[four]), None).scores == (-500 - 20, 0)
    assert scored(finished("sevens", hands=[four, "", four]), None).scores == (2 * (-500 - 20), 0)
    assert scored(finished("sevens", hands=spread), None).scores == (-20, 0)
    assert scored(finished("sevens", hands=["c7 c7 d7 d7 h7"]), None).scores == (-500 - 25, 0)


@pytest.mark.parametrize(
    ("rules", "text", "fines"),
    [
        ("sevens", "c7 d7 h7", (1500,)),
        ("sevens", "c7 d7 h7 c2", (1500,)),
        ("sevens", SEVENS, ()),
        ("sevens", "c8 d8 h8", ()),
        ("modern-american", "c1 d1 h1", (2500,)),
        ("modern-american", "c1 d1 h1 c2", ()),  # mixed aces are no special meld
        ("modern-american", "c7 d7 h7", (2500,)),
        ("modern-american", "jk c2 d2", (2000,)),
        ("modern-american", TWOS, ()),
        ("brazilian", "h5 h6 h7 h8", (1000,)),
        ("brazilian", "h5 h6 h7 h8 h9", ()),
        ("brazilian", "jk c2 d2", ()),
        ("classic", "c7 d7 h7", ()),
    ],
)
def test_what_a_meld_costs_at_the_end(rules: str, text: str, fines: tuple[int, ...]) -> None:
    assert meld_fines(meld(text), RULESETS[rules]) == fines
    found = items(scored(finished(rules, side(text)), None))
    assert found.get("penalties", 0) == -sum(fines)


def test_penalties_are_one_line() -> None:
    ours = side("h5 h6 h7", "d9 d10 d11 d12", TENS)
    result = scored(finished("brazilian", ours))
    assert (items(result)["penalties"], counts(result)["penalties"]) == (-2000, 2)
    assert result.scores == (15 + 40 + 70 + 500 + 200 - 2000, 0)


def test_rule_2_16_aces_and_sevens_in_a_hand() -> None:
    result = scored(finished("modern-american", hands=["c1 d1 h1", "c7 c7 d7 c1 d1 h1"]), None)
    assert result.scores == (-1500 - 60, -3000 - 15 - 60)


# Swing scoring (rule 2.16)


@pytest.mark.parametrize(
    ("melds", "score"),
    [
        (["c10 d10 h10"], -30 - 300 - 20),  # no canasta: melds and threes are lost
        ([], -300 - 20),
        (["c9 d9 h9", TENS], 30 + 70 + 500 + 0 - 20),  # one: threes are ignored
        ([TENS, KINGS], 70 + 500 + 70 + 500 + 300 - 20),  # two
        ([TENS, TWOS, DIRTY], 70 + 500 + 140 + 3000 + 80 + 300 + 300 - 20),  # three
    ],
)
def test_rule_2_16_scores_swing_with_the_canastas(melds: list[str], score: int) -> None:
    result = scored(finished("modern-american", side(*melds, threes="h3 d3"), hands=["", "", "c1"]), None)
    assert result.scores == (score, 0)


# Cutthroat (rule 2.3)


def cutthroat(lone: int, *sides: Side, hands: Sequence[str] = ()) -> State:
    return evolve(finished("cutthroat", *sides, hands=hands), PartnershipFormed(Seat(lone)))


def test_rule_2_3_partners_get_all_points_of_their_side_each() -> None:
    state = cutthroat(1, side(TENS, threes="h3"), side("c8 d8 h8"), side("c13 d13 h13"), hands=["", "c4", "c1"])
    result = scored(state, 0)
    assert result.lone == 1
    # 70 + 500 and 30 melded, 100 for going out, an ace held by the partner; the red three is one player's own
    assert items(result) == {
        "melded-cards": 100,
        "natural-canastas": 500,
        "red-threes": 100,
        "going-out": 100,
        "cards-in-hand": -20,
    }
    assert items(result, 2) == {"melded-cards": 100, "natural-canastas": 500, "going-out": 100, "cards-in-hand": -20}
    assert result.scores == (780, 30 - 5, 680)


@pytest.mark.parametrize(("melds", "points"), [((), -100), (("c8 d8 h8",), 100)])
def test_rule_2_3_a_partners_meld_decides_the_sign_of_red_threes(melds: tuple[str, ...], points: int) -> None:
    state = cutthroat(1, side(*melds), Side(), side(threes="h3"))
    result = scored(state, None)
    assert items(result, 2)["red-threes"] == points
    assert "red-threes" not in items(result)


def test_rule_2_3_red_threes_that_were_never_laid_are_the_holders_own() -> None:
    result = scored(cutthroat(1, side("c8 d8 h8"), hands=["", "", "h3 c5"]), None)
    assert items(result) == {"melded-cards": 30, "cards-in-hand": -5}
    assert items(result, 2) == {"melded-cards": 30, "red-threes": 100, "cards-in-hand": -5}


def test_rule_2_3_everybody_scores_alone_when_the_pile_was_never_taken() -> None:
    result = scored(finished("cutthroat", side("c8 d8 h8"), hands=["", "c4", "c1"]), None)
    assert (result.lone, result.scores) == (None, (30, -5, -20))


def test_rule_2_3_a_partner_who_is_not_the_first_of_the_side_goes_out() -> None:
    result = scored(cutthroat(0, Side(), side(TENS), Side(), hands=["jk"]), 2)
    assert result.scores == (-50, 670, 670)


# Five players (rule 2.4)


def test_rule_2_4_three_players_share_a_side() -> None:
    result = scored(finished("five-players", side(TENS), side("c8 d8 h8"), hands=["c4", "c5", "c1", "c13", ""]), None)
    assert result.scores == (570 - 5 - 20, 30 - 5 - 10)


# The end of a match


@pytest.mark.parametrize(
    ("rules", "number", "totals", "team"),
    [
        ("classic", 1, (5000, 4000), 0),
        ("classic", 40, (4995, 4000), None),
        ("cutthroat", 9, (7500, 7600, 100), 1),
        ("cutthroat", 9, (7600, 7600, 100), None),
        ("hand-and-foot", 3, (9000, 100), None),
        ("hand-and-foot", 4, (900, 1000), 1),
        ("hand-and-foot", 4, (-10, -500), 0),
        ("hand-and-foot", 4, (1000, 1000), None),  # play on
        ("hand-and-foot", 5, (1100, 1000), 0),
    ],
)
def test_rule_69_and_2_17_who_has_won(rules: str, number: int, totals: tuple[int, ...], team: int | None) -> None:
    assert winner(totals, RULESETS[rules], number=number) == team


def test_rule_2_17_the_round_decides_the_match_by_its_number() -> None:
    assert scored(finished("hand-and-foot", side(TENS), number=3)).winner is None
    assert scored(finished("hand-and-foot", side(TENS), number=4)).winner == 0


@pytest.mark.parametrize("rules", list(RULESETS))
def test_every_ruleset_scores_an_empty_round(rules: str) -> None:
    result = scored(finished(rules), None)
    assert result.scores == (0,) * RULESETS[rules].teams
    for team in range(RULESETS[rules].teams):
        assert items(result, team) == {"melded-cards": 0, "cards-in-hand": 0}


def test_every_card_in_hand_costs_something_unless_it_is_a_bonus() -> None:
    rules = RULESETS["classic"]
    for card in ALL_CARDS:
        state = finished(rules)._replace(hands=((card,), (), (), ()))
        assert scored(state, None).scores[0] == (-100 if card in rules.bonus_threes else -rules.points_of[card])
