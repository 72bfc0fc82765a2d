"""Results, score, help and notices."""

import dataclasses
import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.i18n import catalogs, words_for
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import CloseReason, Stage, UserId
from bot.ui.custom_id import Verb
from bot.ui.help import ALL_COMMANDS, render_help
from bot.ui.notices import (
    Notice,
    render_missing_permissions,
    render_notice,
    render_problem,
    render_reason,
    render_standstill,
)
from bot.ui.results import render_match_result, render_round_result
from bot.ui.score import render_score
from engine.cards import parse_card, parse_cards
from engine.commands import DealRound, Discard
from engine.deal import fingerprint
from engine.options import Reason
from engine.play import apply
from engine.refusals import Refusal
from engine.ruleset import Seat
from engine.rulesets import CLASSIC, RULESETS
from engine.state import RoundResult, SheetItem, SheetLine, State, new_match
from tests.bot.ui.pictures import (
    ANNA,
    CARLA,
    MIXED_NINES,
    NORTH,
    WORDS,
    check,
    labels,
    lobby,
    position,
    presses,
    seen,
    table_of,
)
from tests.engine.notation import CANASTA, KINGS


def ended(*, scores: Sequence[int] = (0, 0)) -> State:
    """Return a match whose round has just ended by the discard of seat 0."""
    sides: Any = {"ours": [CANASTA], "theirs": [MIXED_NINES], "red_threes": ("h3", "")}
    match = position("c4", phase="meld", scores=scores, **sides)
    return apply(match, Discard(NORTH, parse_card("c4")))[0]


def result_of(match: State) -> RoundResult:
    assert match.result is not None
    return match.result


def test_each_sheet_adds_up_in_the_picture() -> None:
    match = ended(scores=[1240, 90])
    picture = check(render_round_result(table_of(match), seen(match), WORDS))
    assert f"🏁 **<@{ANNA}> went out.**" in picture.text
    for sheet in picture.text.split("### ")[1:]:
        lines = [line for line in sheet.splitlines()[1:] if re.match(r"^[^*T-].*: -?[\d,]+$", line)]
        this_round = re.search(r"This round: (-?[\d,]+)", sheet)
        assert this_round is not None
        assert sum(_number(line.rsplit(": ")[-1]) for line in lines) == _number(this_round[1])
        before, after = re.findall(r"Total: (-?[\d,]+) → \*\*(-?[\d,]+)\*\*", sheet)[0]
        assert _number(before) + _number(this_round[1]) == _number(after)
    assert "7 cards laid: 70\n1 natural canasta: 500\n1 red three: 100\nGoing out: 100" in picture.text
    assert labels(picture) == ["Next round", "Score"]


def _number(text: str) -> int:
    return int(text.replace(",", ""))


def result_text(hand: str, *, ruleset: str, **case: Any) -> str:
    """Return the result after North has gone out by the discard of a four."""
    match = position(hand, ruleset=RULESETS[ruleset], phase="meld", **case)
    match, _ = apply(match, Discard(NORTH, parse_card("c4")))
    return check(render_round_result(table_of(match), seen(match), WORDS)).text


@pytest.mark.parametrize("code", catalogs())
def test_a_line_about_nothing_does_not_say_one(code: str) -> None:
    """In some languages what is none has the form of what is one."""
    names = [*(f"sheet-{item}" for item in SheetItem), "sheet-threes", "sheet-cards-in-packets"]
    said = {name: words_for(code)(name, count=0, points=0) for name in names}
    assert {name: text for name, text in said.items() if "1" in text} == {}


def test_a_result_says_what_was_fined() -> None:
    fined: Any = {
        "ours": [CANASTA, KINGS],
        "theirs": ["c1 d1 s1", "c2 d2 s2", "c7 d7 h7"],
        "others": ["h1 h1 s1 c5", "h4", "s7 s7 h7 d5"],
    }
    text = result_text("c4", ruleset="modern-american", **fined)
    for said in (
        "Unfinished aces: -2,500\n",
        "Unfinished wild cards: -2,000\n",
        "Unfinished sevens: -2,500\n",
        "2 penalties for a hand with 3 aces or more or a hand with 3 sevens or more: -3,000\n",
    ):
        assert said in text


def test_a_result_says_of_which_rank_a_special_canasta_is() -> None:
    aces, sevens = "c1 c1 d1 d1 h1 h1 s1", "c7 c7 d7 d7 h7 h7 s7"
    text = result_text("c4", ruleset="modern-american", ours=[aces, sevens])
    assert "1 canasta of aces: 2,500\n1 canasta of sevens: 2,500\n" in text
    assert "special" not in text
    sequences: Any = {"ours": ["h4 h5 h6", CANASTA, KINGS], "scores": (5000, 5000)}
    text = result_text("c4", ruleset="brazilian", permission="granted", **sequences)
    assert "Unfinished short sequence: -1,000\n" in text


def test_a_result_says_what_lay_in_a_second_packet() -> None:
    match = position(
        "c4", ruleset=RULESETS["hand-and-foot"], phase="meld", ours=[KINGS, MIXED_NINES], permission="granted"
    )
    packet = tuple(parse_cards(["h3", "c5", "c6"]))
    match = match._replace(extras=match.extras._replace(feet=((), packet, (), ())))
    match, _ = apply(match, Discard(NORTH, parse_card("c4")))
    text = check(render_round_result(table_of(match), seen(match), WORDS)).text
    ours, theirs = text.split("### ")[1:3]
    assert "Penalty for a red three in a packet never taken up: -100\n" in theirs
    assert "cards left in hands and second packets: -" in theirs
    assert "packet" not in ours


def test_what_the_table_does_not_explain_is_told_as_one_sum() -> None:
    match = ended()
    for item, said in ((SheetItem.PENALTIES, "2 penalties: -7"), (SheetItem.RANK_CANASTAS, "2 special canastas: -7")):
        sheets = ((SheetLine(item, 2, -7),), *result_of(match).sheets[1:])
        other = match._replace(result=dataclasses.replace(result_of(match), sheets=sheets))
        assert said in render_round_result(table_of(other), seen(other), WORDS).text


def test_the_seed_can_be_checked_after_the_round_and_not_before() -> None:
    seed = bytes(range(32))
    match, _ = apply(new_match(CLASSIC), DealRound(seed))
    score = check(render_score(table_of(match), seen(match), WORDS, []))
    assert fingerprint(seed) in score.text
    assert seed.hex() not in score.text
    over = ended()._replace(seed=seed)
    assert f"seed {seed.hex()}" in render_round_result(table_of(over), seen(over), WORDS).text
    assert fingerprint(seed) in check(render_score(table_of(over), seen(over), WORDS, [result_of(over)])).text


def test_a_running_round_has_no_result() -> None:
    match = position("c4")
    with pytest.raises(ValueError, match="1"):
        render_round_result(table_of(match), seen(match), WORDS)
    with pytest.raises(ValueError, match="1"):
        render_match_result(table_of(match), seen(match), WORDS, [])


def test_a_round_ended_by_the_stock_or_concealed_says_so() -> None:
    match = ended()
    for change, said in (({"out": None}, "The stock is used up."), ({"concealed": True}, "went out concealed")):
        other = match._replace(result=dataclasses.replace(result_of(match), **change))
        assert said in render_round_result(table_of(other), seen(other), WORDS).text


def test_a_substitute_is_not_said_to_have_gone_out() -> None:
    match = ended()
    table = dataclasses.replace(table_of(match), held=frozenset({(UserId(77), Seat(0))}))
    assert "🏁 **North went out.**" in render_round_result(table, seen(match), WORDS).text


def test_match_result_lists_each_round_and_offers_a_rematch() -> None:
    match = ended(scores=[4900, 90])
    picture = check(render_match_result(table_of(match), seen(match), WORDS, [result_of(match)]))
    assert "🏆 North–South won!" in picture.text
    assert f"<@{ANNA}> (North), <@{CARLA}> (South)" in picture.text
    assert "Round 1          740        355" in picture.text
    assert list(presses(picture)) == [Verb.REMATCH, Verb.SCORE]


def test_match_result_shows_how_the_last_round_was_scored_and_its_seed() -> None:
    seed = bytes(range(32))
    match = ended(scores=[4900, 90])._replace(seed=seed)
    picture = check(render_match_result(table_of(match), seen(match), WORDS, [result_of(match)]))
    assert "7 cards laid: 70\n1 natural canasta: 500\n1 red three: 100\nGoing out: 100" in picture.text
    assert f"seed {seed.hex()}" in picture.text
    assert "went out.**" in picture.text


def test_a_very_long_match_still_fits() -> None:
    match = ended(scores=[4900, 90])
    rounds = [result_of(match)] * 200
    for picture in (
        render_match_result(table_of(match), seen(match), WORDS, rounds),
        render_score(table_of(match), seen(match), WORDS, rounds),
    ):
        assert "Round 200" in check(picture).text
        assert max(len(line) for line in picture.text.split("```")[1].splitlines()) <= 36


def test_score_of_a_lobby_says_that_the_match_has_not_started() -> None:
    table = lobby(ANNA, None, None, None)
    text = check(render_score(table, seen(table.match), WORDS, [])).text
    assert text.splitlines()[1:] == ["Classic · first to 5,000 points", "The match has not started yet."]
    called_off = dataclasses.replace(table, stage=Stage.CLOSED, closed_because=CloseReason.HOST)
    assert "called this table off" in check(render_score(called_off, seen(table.match), WORDS, [])).text


def test_score_says_what_each_team_needs_to_open() -> None:
    match = position("c4", scores=[1500, 0], theirs=[CANASTA])
    text = check(render_score(table_of(match), seen(match), WORDS, [])).text
    assert "**North–South:** 1,500 · needs 90 points to open\n**East–West:** 0" in text


def test_help_names_every_command() -> None:
    text = check(render_help(WORDS, ALL_COMMANDS)).text
    for name in ("new", "learn", "join", "leave", "hand", "table", "rules", "score", "house", "help", "end"):
        assert f"`/canasta {name}`" in text


def test_notices_are_short_and_say_what_to_do() -> None:
    values = {"tables": "7KQ4", "seat": "North", "table": "7KQ4", "channel": "2", "seconds": "5"}
    for notice in Notice:
        assert len(check(render_notice(notice, WORDS, **values)).text) < 200
    for code in TableRefusal:
        problem = TableProblem(code, seat=2, table="7KQ4", host=ANNA, open=2, revision=3, count=2, seats=2)
        assert check(render_problem(problem, WORDS)).text
    assert "South is taken" in render_problem(TableProblem(TableRefusal.SEAT_TAKEN, seat=2), WORDS).text
    assert f"<@{ANNA}>" in render_problem(TableProblem(TableRefusal.NOT_HOST, host=ANNA), WORDS).text


def test_reasons_name_cards_and_seats() -> None:
    blocked = Reason(Refusal.PILE_BLOCKED, (("card", "s3"),))
    assert check(render_reason(blocked, CLASSIC, WORDS)).text == "`3♠` on top blocks the pile."
    turn = Reason(Refusal.NOT_YOUR_TURN, (("turn", 3), ("seat", 1)))
    assert render_reason(turn, CLASSIC, WORDS).text == "It is West’s turn."


def test_a_missing_permission_is_named() -> None:
    picture = check(render_missing_permissions(["send_messages", "view_channel"], WORDS))
    assert "**Send Messages, View Channel**" in picture.text


def test_a_table_that_stands_still_says_why_as_far_as_it_is_known() -> None:
    known = check(render_standstill(["view_channel", "send_messages"], WORDS))
    assert "**View Channel, Send Messages**" in known.text
    unknown = check(render_standstill([], WORDS))
    assert "You can play on in your hand" in unknown.text
    assert "**" not in unknown.text
