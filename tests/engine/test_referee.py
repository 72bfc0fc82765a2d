"""The referee's protocol: one line of JSON in, one line out, whatever comes."""

import json
import subprocess
import sys
from typing import Any

import pytest

from engine.referee import judge_line
from tests.engine.notation import (
    CANASTA,
    KINGS,
    OPEN,
    Case,
    Json,
    accept,
    assert_reason,
    bad,
    cards,
    refuse,
    request,
    send,
    sets,
)
from tests.shared_folder import CHECKOUT

GOOD: Json = {"ruleset": "classic", "position": {"hands": [["c5", "c6"], [], [], []], "turn": 0, "stock": ["c9"]}}


def with_position(**changes: object) -> str:
    """Return a line that differs from a good one in fields of its position."""
    return json.dumps({**GOOD, "position": {**GOOD["position"], **changes}})


def with_actions(*actions: object) -> str:
    """Return a line that is good but for its actions."""
    return json.dumps({**GOOD, "actions": actions})


def with_ruleset(ruleset: object) -> str:
    """Return a line that is good but for its ruleset."""
    return json.dumps({**GOOD, "ruleset": ruleset})


def without(key: str, line: Json) -> Json:
    """Return a copy of an object without a key."""
    return {name: value for name, value in line.items() if name != key}


NO_REQUEST = {
    "empty": "",
    "spaces": "   ",
    "words": "draw a card",
    "half an object": '{"ruleset": "classic", "position": {',
    "two objects": "{} {}",
    "an empty object": "{}",
    "a list": "[]",
    "a number": "5",
    "a string": '"classic"',
    "null": "null",
    "true": "true",
    "single quotes": "{'ruleset': 'classic'}",
    "deep nesting": "[" * 100_000,
    "a long number": json.dumps(GOOD).replace('"turn": 0', f'"turn": {"9" * 5000}'),
    "no ruleset": json.dumps(without("ruleset", GOOD)),
    "no position": json.dumps(without("position", GOOD)),
    "position a list": json.dumps({**GOOD, "position": []}),
    "position null": json.dumps({**GOOD, "position": None}),
    "a key twice": json.dumps(GOOD).replace('"position"', '"ruleset": "classic-pagat", "position"', 1),
    "unknown key": json.dumps({**GOOD, "postion": {}}),
    "actions an object": json.dumps({**GOOD, "actions": {"do": "draw"}}),
    "actions a string": json.dumps({**GOOD, "actions": "draw"}),
    "ask a string": json.dumps({**GOOD, "ask": "can-draw"}),
    "ask a list of numbers": json.dumps({**GOOD, "ask": [1]}),
    "ask unknown": json.dumps({**GOOD, "ask": ["can-draw", "can-fly"]}),
    "ask null in list": json.dumps({**GOOD, "ask": [None]}),
}

BAD_RULESETS = {
    "unknown": "canasta-royale",
    "empty": "",
    "null": None,
    "number": 4,
    "list": ["classic"],
    "no base": {"fields": {"jokers": 6}},
    "unknown base": {"base": "canasta-royale", "fields": {}},
    "base a number": {"base": 1, "fields": {}},
    "unknown field": {"base": "classic", "fields": {"colour": "red"}},
    "unknown key": {"base": "classic", "felds": {}},
    "fields a list": {"base": "classic", "fields": ["jokers"]},
    "jokers a string": {"base": "classic", "fields": {"jokers": "six"}},
    "jokers a float": {"base": "classic", "fields": {"jokers": 1.5}},
    "jokers true": {"base": "classic", "fields": {"jokers": True}},
    "jokers negative": {"base": "classic", "fields": {"jokers": -1}},
    "no decks": {"base": "classic", "fields": {"decks": 0}},
    "a flag that is a number": {"base": "classic", "fields": {"always_frozen": 1}},
    "a choice that is none": {"base": "classic", "fields": {"natural_wild_relation": "lt"}},
    "blocked tops unknown": {"base": "classic", "fields": {"blocked_tops": ["green_three"]}},
    "blocked tops a string": {"base": "classic", "fields": {"blocked_tops": "wild"}},
    "minimums a number": {"base": "classic", "fields": {"minimums": 50}},
    "minimums a triple": {"base": "classic", "fields": {"minimums": [[None, 15, 3]]}},
    "red three table of words": {"base": "classic", "fields": {"red_three_table": ["none"]}},
}

BAD_CARDS = ("", "c", "5", "c0", "c14", "x5", "5c", "c5 ", " c5", "c05", "c-5", "c5c6", "joker", "c٥", "♣5")

BAD_POSITIONS: dict[str, dict[str, object]] = {
    "unknown field": {"frozen": True},
    "phase unknown": {"phase": "discard"},
    "phase a number": {"phase": 1},
    "three hands": {"hands": [["c5"], [], []]},
    "five hands": {"hands": [["c5"], [], [], [], []]},
    "hands an object": {"hands": {"0": ["c5"]}},
    "hands null": {"hands": None},
    "a hand that is a string": {"hands": ["c5", [], [], []]},
    "a hand that is null": {"hands": [None, [], [], []]},
    "a hand of numbers": {"hands": [[5], [], [], []]},
    "a hand of lists": {"hands": [[["c5"]], [], [], []]},
    "turn negative": {"turn": -1},
    "turn beyond the seats": {"turn": 4},
    "turn a string": {"turn": "0"},
    "turn a float": {"turn": 0.5},
    "turn true": {"turn": True},
    "turn null": {"turn": None},
    "dealer beyond the seats": {"dealer": 4},
    "dealer a string": {"dealer": "east"},
    "scores of one team": {"scores": [0]},
    "scores of three teams": {"scores": [0, 0, 0]},
    "scores of words": {"scores": ["0", "0"]},
    "scores of floats": {"scores": [0.5, 0]},
    "scores not a number": {"scores": [float("nan"), 0]},
    "scores infinite": {"scores": [float("inf"), 0]},
    "scores a number": {"scores": 0},
    "melds of one team": {"melds": [[]]},
    "melds not nested": {"melds": [["c10", "d10", "h10"], []]},
    "melds of words": {"melds": ["c10 d10 h10", ""]},
    "red threes of one team": {"red_threes": [["h3"]]},
    "red threes that are none": {"red_threes": [["c5"], []]},
    "red threes that are black": {"red_threes": [["c3"], []]},
    "stock a string": {"stock": "c9"},
    "stock an object": {"stock": {"c9": 1}},
    "pile a number": {"pile": 9},
    "permission unknown": {"permission": "maybe"},
    "permission true": {"permission": True},
    "melded before of three": {"melded_before": [False, False, False]},
    "melded before of numbers": {"melded_before": [0, 0, 0, 0]},
    "melded before true": {"melded_before": True},
    "three equal cards": {"stock": ["c5", "c5"]},
    "three equal cards in the pile": {"pile": ["c9", "c9"]},
    "three equal red threes": {"red_threes": [["h3", "h3"], ["h3"]]},
    "five jokers": {"stock": ["jk"] * 5},
}

BAD_ACTIONS: dict[str, object] = {
    "a string": "draw",
    "null": None,
    "a list": ["draw"],
    "empty": {},
    "unknown": {"do": "dance"},
    "do a number": {"do": 1},
    "do a list": {"do": ["draw"]},
    "take without cards": {"do": "take"},
    "take with a string": {"do": "take", "with": "c5"},
    "take with null": {"do": "take", "with": None},
    "take an unknown card": {"do": "take", "with": ["c15"]},
    "meld without cards": {"do": "meld"},
    "meld a string": {"do": "meld", "cards": "c5"},
    "meld numbers": {"do": "meld", "cards": [5]},
    "meld an unknown card": {"do": "meld", "cards": ["z5"]},
    "meld an unknown rank": {"do": "meld", "rank": 14, "cards": ["c2"]},
    "meld a rank in words": {"do": "meld", "rank": "king", "cards": ["c2"]},
    "discard without a card": {"do": "discard"},
    "discard a list": {"do": "discard", "card": ["c5"]},
    "discard an unknown card": {"do": "discard", "card": "c99"},
    "discard null": {"do": "discard", "card": None},
    "answer without yes": {"do": "answer", "seat": 2},
    "answer with a word": {"do": "answer", "seat": 2, "yes": "yes"},
    "a seat beyond the table": {"do": "draw", "seat": 4},
    "a negative seat": {"do": "draw", "seat": -1},
    "a seat in words": {"do": "draw", "seat": "north"},
    "an unknown key": {"do": "draw", "cards": ["c9"]},
}

BAD_LINES = (
    {f"line: {name}": line for name, line in NO_REQUEST.items()}
    | {f"ruleset: {name}": with_ruleset(ruleset) for name, ruleset in BAD_RULESETS.items()}
    | {f"position: {name}": with_position(**changes) for name, changes in BAD_POSITIONS.items()}
    | {f"card: {name!r}": with_position(stock=[name]) for name in BAD_CARDS}
    | {f"action: {name}": with_actions(action) for name, action in BAD_ACTIONS.items()}
    | {
        f"position: no {key}": json.dumps({**GOOD, "position": without(key, GOOD["position"])})
        for key in ("hands", "turn")
    }
)


def test_the_good_line_is_good() -> None:
    assert send(json.dumps(GOOD)).ok


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_a_bad_line_is_a_bad_request(line: str) -> None:
    answer = judge_line(line)
    assert "\n" not in answer
    verdict = json.loads(answer)
    assert len(verdict.pop("message").split()) >= 3
    assert verdict == {"ok": False, "code": "bad-request", "at": None}


def test_a_bad_action_spoils_the_whole_line() -> None:
    verdict = send(with_actions({"do": "draw"}, {"do": "dance"}))
    assert (verdict.ok, verdict.code, verdict.at, verdict.position) == (False, "bad-request", None, {})


def run(text: bytes) -> tuple[int, list[Any]]:
    """Run the referee as a program on some lines."""
    done = subprocess.run(
        [sys.executable, "-m", "engine", "referee"],
        input=text,
        capture_output=True,
        cwd=CHECKOUT,
        timeout=60,
        check=False,
    )
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]


def test_program_stops_quietly_when_nobody_reads_any_more() -> None:
    lines = (json.dumps(GOOD) + "\n").encode() * 5000  # more than a pipe holds
    program = [sys.executable, "-m", "engine", "referee"]
    with subprocess.Popen(
        ["sh", "-c", '"$@" | head -n 1', "sh", *program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=CHECKOUT,
    ) as running:
        out, complaints = running.communicate(lines, timeout=60)
    assert json.loads(out)["ok"]
    assert complaints == b""


def test_program_answers_each_line_in_order_and_exits_with_zero() -> None:
    discards = [json.dumps(request("c5 c6", phase="meld", do=[f"discard {name}"])) for name in ("c5", "c6", "c7")]
    lines = [discards[0], "nonsense", discards[1], "[]", discards[2], json.dumps(GOOD)]
    status, verdicts = run("\n".join(lines).encode() + b"\n")
    assert status == 0
    assert [verdict["ok"] for verdict in verdicts] == [True, False, True, False, False, True]
    assert [verdicts[0]["position"]["pile"], verdicts[2]["position"]["pile"]] == [["c5"], ["c6"]]
    assert [verdicts[1]["code"], verdicts[3]["code"]] == ["bad-request", "bad-request"]
    assert verdicts[4]["at"] == 0
    assert verdicts == [json.loads(judge_line(line)) for line in lines]


def test_program_judges_every_bad_line_and_goes_on() -> None:
    bad_lines = [line for line in BAD_LINES.values() if line.strip()]
    lines: list[str] = []
    for line in bad_lines:
        lines += [line, json.dumps(GOOD)]
    status, verdicts = run("\n".join(lines).encode() + b"\n")
    assert status == 0
    assert [verdict["ok"] for verdict in verdicts] == [False, True] * len(bad_lines)


def test_program_gives_an_empty_line_its_verdict_too() -> None:
    # Otherwise the verdicts of a file would no longer stand on the lines of their requests.
    good = json.dumps(GOOD)
    status, verdicts = run(f"{good}\n\n  \n{good}\n".encode())
    assert status == 0
    assert [verdict["ok"] for verdict in verdicts] == [True, False, False, True]


@pytest.mark.parametrize("noise", [b"\xff\xfe\x00", b"\xc3", b"\x00", b'{"ruleset": "\xe9"}'])
def test_program_survives_what_is_no_text(noise: bytes) -> None:
    status, verdicts = run(noise + b"\n" + json.dumps(GOOD).encode() + b"\n")
    assert status == 0
    assert [(verdict["ok"], verdict.get("code")) for verdict in verdicts] == [(False, "bad-request"), (True, None)]


def test_program_takes_a_last_line_without_a_line_end() -> None:
    assert run(json.dumps(GOOD).encode())[1] == [json.loads(judge_line(json.dumps(GOOD)))]


def test_program_with_no_lines() -> None:
    assert run(b"") == (0, [])


# What may be left out, and what comes back

FIELDS = {
    "scores",
    "dealer",
    "turn",
    "phase",
    "hands",
    "melds",
    "red_threes",
    "stock",
    "pile",
    "permission",
    "melded_before",
}


def test_everything_but_hands_and_turn_may_be_left_out() -> None:
    line = {"ruleset": "classic", "position": {"hands": [["c5"], ["c7"], [], ["c8"]], "turn": 1}}
    verdict = send(json.dumps(line))
    assert verdict.ok
    assert verdict.raw["ended"] is None
    assert verdict.position == {
        "scores": [0, 0],
        "dealer": 3,
        "turn": 1,
        "phase": "draw",
        "hands": [["c5"], ["c7"], [], ["c8"]],
        "melds": [[], []],
        "red_threes": [[], []],
        "stock": [],
        "pile": [],
        "permission": None,
        "melded_before": [False, False, False, False],
    }


def test_the_position_is_complete_and_can_be_sent_back() -> None:
    verdict = accept(
        "c9 d9 h9 c5 c6",
        ours=[OPEN],
        theirs=[KINGS],
        pile="c8 s9",
        scores=(1100, 500),
        red_threes=("h3", "d3"),
        do=["take c9 d9", "discard c5"],
    )
    assert set(verdict.position) == FIELDS
    assert verdict.position["scores"] == [1100, 500]
    assert verdict.position["dealer"] == 3
    assert verdict.position["melded_before"] == [True, False, False, False]
    assert (verdict.turn, verdict.position["phase"], verdict.pile) == (1, "draw", ("c5",))
    again = send(json.dumps({"ruleset": "classic", "position": verdict.position}))
    assert again.position == verdict.position


def test_the_example_of_the_reference() -> None:
    verdict = send(
        json.dumps(
            {
                "ruleset": "classic",
                "position": {
                    "scores": [1100, 0],
                    "dealer": 3,
                    "turn": 0,
                    "phase": "draw",
                    "hands": [["h1", "c1", "d2", "c5"], ["s9"], [], []],
                    "melds": [[["d13", "d13", "c13", "h2"]], []],
                    "red_threes": [["h3"], []],
                    "stock": ["c4", "s8"],
                    "pile": ["h5", "d6"],
                    "permission": None,
                    "melded_before": [False, False, False, False],
                },
                "actions": [{"do": "draw"}, {"do": "discard", "card": "c5"}],
                "ask": ["minimum"],
            }
        )
    )
    assert (verdict.ok, verdict.ended, verdict.turn) == (True, None, 1)
    assert verdict.hand(0) == cards("h1 c1 d2 s8")
    assert (verdict.stock, verdict.pile) == (("c4",), ("h5", "d6", "c5"))
    assert verdict.answers == {"minimum": 50}


def test_a_refused_action_tells_where_and_shows_the_position_before_it() -> None:
    verdict = refuse("c5 c6", stock="c8 c9", do=["draw", "discard d13"])
    assert (verdict.at, verdict.raw["ok"]) == (1, False)
    assert set(verdict.position) == FIELDS
    assert verdict.hand() == cards("c5 c6 c9")


def test_nothing_after_a_refused_action_is_applied() -> None:
    line = request("c5 c6", stock="c8 c9", do=["draw", "draw", "discard c5"])
    verdict = send(json.dumps(line))
    assert (verdict.ok, verdict.at) == (False, 1)
    assert_reason(verdict)
    assert (verdict.turn, verdict.hand(), verdict.pile) == (0, cards("c5 c6 c9"), ())


def test_lines_share_no_state() -> None:
    line = json.dumps(request("c5 c6", stock="c8 c9", do=["draw", "discard c5"]))
    assert judge_line(line) == judge_line(line)


def test_a_red_three_in_hand_is_laid_in_phase_draw() -> None:
    verdict = accept("h3 c5", stock="c8 c9 s9", ask=["can-draw"])
    assert (verdict.red_threes(), verdict.hand(), verdict.stock) == (cards("h3"), cards("c5 s9"), ("c8", "c9"))
    assert (verdict.turn, verdict.position["phase"]) == (0, "draw")


def test_an_action_is_the_turns_unless_a_seat_says_otherwise() -> None:
    assert accept("c5 c6", do=["0> draw"]).turn == 0
    for seat in (1, 2, 3):
        refuse("c5 c6", do=[f"{seat}> draw"])
        refuse("c5 c6", phase="meld", do=[f"{seat}> discard c5"])


TWO_MELDS: Case = {"phase": "meld", "ours": ["c13 d13 s13", "c12 d12 h12"]}


@pytest.mark.parametrize(
    ("lay", "melds"),
    [
        ("meld h13 d2", ["c13 d13 s13 h13 d2", "c12 d12 h12"]),
        ("meld @13 h13 d2", ["c13 d13 s13 h13 d2", "c12 d12 h12"]),
        ("meld @13 d2", ["c13 d13 s13 d2", "c12 d12 h12"]),
        ("meld @12 d2", ["c13 d13 s13", "c12 d12 h12 d2"]),
    ],
)
def test_a_rank_names_the_meld_where_the_cards_do_not(lay: str, melds: list[str]) -> None:
    assert accept("h13 d2 c5 c6", TWO_MELDS, do=[lay]).melds() == sets(*melds)


def test_a_rank_that_the_cards_contradict_is_refused() -> None:
    refuse("h13 d2 c5 c6", TWO_MELDS, do=["meld @12 h13"])
    refuse("h13 d2 c5 c6", TWO_MELDS, do=["meld d2"])


# The end of a round


def sheet_total(lines: list[Any]) -> int:
    """Add up the points of a team's lines."""
    return sum(int(line["points"]) for line in lines)


SCORED: dict[str, tuple[str, Case, int | None, list[int], list[int], int | None]] = {
    "going out": (
        "s13 c6",
        {
            "phase": "meld",
            "scores": (4500, 1200),
            "ours": [KINGS, "c5 c5 d5 d5 h5 jk c2"],
            "theirs": ["c8 d8 h8"],
            "red_threes": ("h3 d3", "h3"),
            "others": ["jk s1", "c4 c12 d2", "c9 c3"],
            "melded_before": [0, 1],
            "do": ["meld s13", "discard c6"],
        },
        0,
        [1240, 45],  # 80 + 500 + 95 + 300 + 200 + 100 - 35; 30 + 100 - 85
        [5740, 1245],
        0,
    ),
    "concealed": (
        f"{CANASTA} c5",
        {"phase": "meld", "scores": (0, -50), "others": ["d3 c7", "", ""], "do": [f"meld {CANASTA}", "discard c5"]},
        0,
        [770, -105],  # 70 + 500 + 200; the red three comes to light at the end: -100 - 5
        [770, -155],
        None,
    ),
    "end of the stock": (
        "c5 c6",
        {"phase": "meld", "stock": "", "scores": (0, 4000), "others": ["c7", "", ""], "do": ["discard c5"]},
        None,
        [-5, -5],
        [-5, 3995],
        None,
    ),
}


@pytest.mark.parametrize("name", SCORED)
def test_the_end_of_a_round_is_told_with_its_score(name: str) -> None:
    hand, case, out, scores, totals, winner = SCORED[name]
    verdict = accept(hand, case)
    assert set(verdict.raw["ended"]) == {"out", "concealed", "scores", "totals", "winner", "sheet"}
    end = verdict.end
    assert (end.out, end.concealed) == (out, name == "concealed")
    assert (end.scores, end.totals, end.winner) == (scores, totals, winner)
    assert [sheet_total(lines) for lines in end.sheet] == scores


def test_a_round_that_goes_on_has_not_ended() -> None:
    assert accept("c5 c6", do=["draw"]).raw["ended"] is None


# Questions

QUESTIONS = ["can-draw", "can-take", "can-open", "can-go-out", "can-ask", "minimum", "discards", "lays"]


def test_every_question_is_answered() -> None:
    verdict = accept("h13 c5", phase="meld", ours=[CANASTA, "c13 d13 s13"], ask=QUESTIONS)
    assert set(verdict.answers) == set(QUESTIONS)
    assert verdict.answers["can-draw"] is False
    assert verdict.answers["can-take"] is False
    assert verdict.answers["can-go-out"] is True
    assert verdict.answers["can-ask"] is True
    assert verdict.answers["minimum"] == 50
    assert sorted(verdict.answers["discards"]) == ["c5", "h13"]
    assert isinstance(verdict.answers["lays"], list)
    assert verdict.answers["lays"]


def test_answers_are_about_the_position_after_the_actions() -> None:
    verdict = accept("h13 d13 s13 c5 c6", ours=[OPEN], stock="c8 c9", do=["draw"], ask=["can-draw", "discards"])
    assert verdict.answers["can-draw"] is False
    assert sorted(verdict.answers["discards"]) == ["c5", "c6", "c9", "d13", "h13", "s13"]


def test_nothing_asked_nothing_answered() -> None:
    assert accept("c5 c6").answers == {}


@pytest.mark.parametrize("hand", ["c5 c5 c5", "jk jk jk jk jk"])
def test_more_copies_than_the_pack_holds_are_a_bad_request(hand: str) -> None:
    bad(hand, ask=["can-draw"])


def test_fields_change_a_ruleset() -> None:
    hand = "jk jk jk jk jk jk c5"
    bad(hand)
    assert accept(hand, fields={"jokers": 6}).hand() == cards(hand)


def test_the_pile_is_frozen_as_its_contents_say() -> None:
    taken = accept("h9 s9 c5 c6", ours=[OPEN], pile="c2 d9", do=["take h9 s9"])
    assert taken.melds() == sets(OPEN, "d9 h9 s9")
    assert refuse("h9 jk c5 c6", ours=[OPEN], pile="c2 d9", do=["take h9 jk"]).code == "pile-frozen"
