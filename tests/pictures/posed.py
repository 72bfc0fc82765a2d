"""Messages that play rarely reaches, drawn from positions: long hands, full tables, questions, the end of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.guide.walk import Moment
from bot.house.book import HouseRules, Member
from bot.house.changing import Fault, Wrong
from bot.house.fields import PAGES
from bot.tables.computer import Computer, Level
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import CloseReason, Stage
from bot.ui.board import render_board
from bot.ui.choice import SetChoice as Choice
from bot.ui.closing import render_closed
from bot.ui.computers import render_computers
from bot.ui.confirm import render_discard_confirmation
from bot.ui.hand import render_hand
from bot.ui.help import ALL_COMMANDS, render_help
from bot.ui.house import render_house, render_start_question
from bot.ui.house_kept import render_kept
from bot.ui.lobby import render_lobby
from bot.ui.notices import Notice, render_missing_permissions, render_notice, render_problem, render_standstill
from bot.ui.picker import render_picker
from bot.ui.question import render_answered, render_question
from bot.ui.reasons import reason_of
from bot.ui.rendered import Rendered
from bot.ui.results import render_match_result
from bot.ui.rules.message import render_rules
from bot.ui.score import render_score
from bot.ui.table_settings import render_table_settings
from bot.ui.vacancy import render_vacancy
from engine.cards import Rank, parse_card, parse_cards
from engine.commands import AskPermission, Discard, Draw, LayDown
from engine.play import apply
from engine.players.reasons import Why
from engine.players.reasons import choice as why
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.rulesets import CLASSIC, ruleset_named
from engine.state import RoundResult, SheetItem, SheetLine, State
from tests.bot.ui.pictures import (
    ANNA,
    BEN,
    CARLA,
    DAVE,
    EVE,
    NORTH,
    SOUTH,
    USERS,
    WORDS,
    lobby,
    position,
    seen,
    table_of,
)
from tests.engine.notation import CANASTA, KINGS, MIXED, OPEN
from tests.pictures.games import FAY, game_poses
from tests.pictures.page import Picture

NAMES: Final[Mapping[int, str]] = {ANNA: "Anna", BEN: "Ben", CARLA: "Carla", DAVE: "Dave", EVE: "Eva", FAY: "Fay"}

#: Melds of every rank; a natural canasta leaves the other side none of its rank.
OURS: Final = (
    "c1 d1 h1 s1 c1",
    "c4 d4 h4",
    "c5 d5 h5 s5 c5 d5 h5",
    "c6 d6 h6 jk",
    "c7 d7 h7 s7",
    "c8 d8 h8 d2",
    "c9 d9 h9 s9 c9 jk s2",
    MIXED,
    "c11 d11 h11",
    "c12 d12 h12 s12 c12",
    "c13 d13 h13 s13",
)
THEIRS: Final = (
    "d1 h1 s1",
    "s4 c4 d4 h4",
    "c6 d6 h6 s6",
    "c7 d7 h7 c2",
    "c8 d8 h8",
    "d9 h9 s9",
    "h10 s10 s10",
    "s11 c11 d11 h11",
    "d12 h12 s12 jk",
    "c13 d13 h13 s13 h2 h2",
)
#: Melds that leave room for the hands below.
SOME: Final = ("c4 c4 h4", "d5 d5 s5 s5 h5 c5 jk", "h6 d6 s6 d2", "c10 d10 s10 c10 d10 s10 h10")
OTHERS: Final = ("c7 d7 s7 h2", "d8 h8 h8")
#: What is dealt, and what a player holds after a large pile.
ELEVEN: Final = "c5 h7 d9 s11 c12 h12 d4 s4 h10 d2 c6"
TWENTY_FIVE: Final = f"{ELEVEN} c13 h13 s13 c9 d11 h5 s8 c8 h1 d1 jk s6 c3 s3"
SIXTY: Final = " ".join(
    [
        *(f"{suit}{rank}" for rank in (1, *range(4, 14)) for suit in "cdhs"),
        *("jk", "jk", "c2", "d2", "h2", "s2", "c3", "s3"),
        *(f"c{rank}" for rank in (1, *range(4, 11))),
    ]
)
ROUND_LINES: Final = (
    (SheetLine(SheetItem.MELDED_CARDS, 31, 345), SheetLine(SheetItem.MIXED_CANASTAS, 2, 600)),
    (SheetLine(SheetItem.MELDED_CARDS, 12, 120), SheetLine(SheetItem.CARDS_IN_HAND, 9, -85)),
)


def pose(now: float) -> dict[str, list[Picture]]:
    """Return the messages by name; turns began a few minutes before ``now``, in Unix seconds."""
    poses = {
        **_boards(now),
        **_hands(now),
        **_choices(now),
        **_questions(now),
        **_endings(now),
        **_notices(),
        **_computers(),
        **_learning(),
        **_house(),
        **_rules(),
        **game_poses(now),
    }
    return {
        name: [Picture(one.layout.to_components(), is_private, shows_options=is_private)]  # type: ignore[no-untyped-call]
        for name, (one, is_private) in poses.items()
    }


Pose = tuple[Rendered, bool]


def _boards(now: float) -> dict[str, Pose]:
    full = position(
        "c3 s4",
        others=["c3", "s8", "s11"],
        ours=OURS,
        theirs=THEIRS,
        pile="d2 s7 s3",
        scores=[3240, 2890],
        red_threes=("h3 d3", "h3"),
    )
    empty_seat = position(ELEVEN, theirs=[KINGS], scores=[1500, -5], pile="h9", turn=1)
    waiting = table_of(empty_seat, seats=(ANNA, None, CARLA, DAVE), held=frozenset({(BEN, Seat(1))}))
    return {
        "vacancy": (render_vacancy(waiting, WORDS), False),
        "board-full": (render_board(table_of(full, turn_since=now - 420), seen(full), WORDS), False),
        "board-seat-open": (
            render_board(
                table_of(empty_seat, seats=(ANNA, None, CARLA, DAVE), turn_since=now - 90000), seen(empty_seat), WORDS
            ),
            False,
        ),
    }


def _computers() -> dict[str, Pose]:
    expert = Computer(Level.EXPERT)
    few = lobby(ANNA, None, None, None, computers=(None, None, expert, None), stand_in=Level.EXPERT)
    left = table_of(
        position(ELEVEN, theirs=[KINGS], pile="h9", turn=1),
        seats=(ANNA, None, CARLA, DAVE),
        computers=(None, Computer(Level.EXPERT, stands_in=True), None, None),
        held=frozenset({(BEN, Seat(1))}),
    )
    match = position(f"{ELEVEN} s7", phase="meld", ours=[OPEN], pile="h9")
    hint = why(Discard(NORTH, parse_card("c5")), Why.KEEPS_PAIR, rank=5)
    return {
        "computers-lobby": (render_lobby(few, WORDS), False),
        "computers-page": (render_computers(few, ANNA, WORDS), True),
        "table-settings": (render_table_settings(table_of(match), ANNA, WORDS), True),
        "computers-stand-in": (render_vacancy(left, WORDS), False),
        "computers-board": (render_board(left, seen(left.match), WORDS), False),
        "hand-hint": (render_hand(table_of(match), seen(match, NORTH), WORDS, hint=hint), True),
    }


def _learning() -> dict[str, Pose]:
    match = position("c1 d1 h1 c5 c6 jk s9", phase="meld", theirs=[CANASTA], pile="h9 s3", red_threes=("d3", ""))
    long = position(SIXTY, phase="meld", others=["", "", ""], ours=[], theirs=[], stock="d5 d6", scores=[3000, 0])
    over, _ = apply(position("c4", phase="meld", ours=[CANASTA]), Discard(NORTH, parse_card("c4")))
    return {
        "help": (render_help(WORDS), True),
        "help-moment": (render_help(WORDS, Moment.PILE), True),
        "help-commands": (render_help(WORDS, ALL_COMMANDS), True),
        **{
            name: (render_hand(table_of(state, learner=ANNA), seen(state, NORTH), WORDS), True)
            for name, state in (("hand-guided", match), ("hand-guided-60", long), ("hand-guided-score", over))
        },
    }


def _hands(now: float) -> dict[str, Pose]:
    many = position(SIXTY, phase="meld", others=["", "", ""], ours=[], theirs=[], stock="d5 d6", scores=[3000, 0])
    cases = {
        "hand-11-low": position(ELEVEN, phase="meld", pile="h9", scores=[3000, 0]),
        "hand-11-frozen": position(f"{ELEVEN} s7", ours=[OPEN], pile="c2 d6"),
        "hand-25-draw": position(TWENTY_FIVE, ours=SOME, theirs=OTHERS, pile="s9 s7 c8"),
        "hand-25": position(TWENTY_FIVE, phase="meld", ours=SOME, theirs=OTHERS, pile="h9 s7"),
        "hand-60": many,
        "hand-opening": _laid(position("h6 d6 s6 h1 s1 d1 d2 s8 d11", phase="meld", scores=[1600, 0]), "h6 d6 s6"),
        "hand-way-out": position("c4 c4", phase="meld", ours=[CANASTA, "h4 d4 s4"]),
        "hand-no-canasta": position("c4 c5", phase="meld", ours=["h4 d4 s4"], melded_before=[0]),
    }
    drawn, _ = apply(position(TWENTY_FIVE, ours=SOME, stock="d7 h6"), Draw(NORTH))
    cases["hand-26-drawn"] = drawn
    asked, _ = apply(cases["hand-way-out"], AskPermission(NORTH))
    poses = {name: _hand(match, now) for name, match in cases.items()}
    poses["hand-asked"] = _hand(asked, now)
    poses["hand-partner-asked"] = _hand(asked, now, seat=SOUTH)
    return poses


def _hand(match: State, now: float, *, seat: int = NORTH) -> Pose:
    table = table_of(match, turn_since=now - 200)
    return render_hand(table, seen(match, Seat(seat)), WORDS), True


def _laid(match: State, cards: str) -> State:
    return apply(match, LayDown(NORTH, tuple(parse_cards(cards.split()))))[0]


def _choices(now: float) -> dict[str, Pose]:
    match = position(TWENTY_FIVE, phase="meld", ours=SOME, pile="h9 s7")
    table, view = table_of(match, turn_since=now), seen(match, NORTH)
    kings, refused = Choice(Rank(13), naturals=3, twos=1), Choice(Rank(9), naturals=2, jokers=1, twos=1)
    reason = None
    try:
        apply(match, LayDown(NORTH, refused.cards(view), refused.rank))
    except RuleViolation as violation:
        reason = reason_of(violation)
    return {
        "picker-start": (render_picker(table, view, WORDS), True),
        "picker-chosen": (render_picker(table, view, WORDS, kings), True),
        "picker-refused": (render_picker(table, view, WORDS, refused, refused=reason), True),
        "confirm-wild": (render_discard_confirmation(table, view, WORDS, parse_card("d2")), True),
        "confirm-fits": (render_discard_confirmation(table, view, WORDS, parse_card("h5")), True),
    }


def _questions(now: float) -> dict[str, Pose]:
    match, _ = apply(position("c4 c4", phase="meld", ours=[CANASTA, "h4 d4 s4"]), AskPermission(NORTH))
    table = table_of(match, turn_since=now - 60)
    return {
        "question": (render_question(table, seen(match), WORDS), False),
        "question-yes": (render_answered(table, WORDS, asker=NORTH, yes=True), False),
    }


def _endings(now: float) -> dict[str, Pose]:
    match = position("c4", phase="meld", ours=[MIXED, KINGS], theirs=THEIRS[3:6], scores=[4600, 3890])
    match, _ = apply(match, Discard(NORTH, parse_card("c4")))
    assert match.result is not None
    rounds = [*_rounds([(1240, 90), (560, 1875), (-85, 1260), (2885, 665)]), match.result]
    table = table_of(match, turn_since=now)
    closed = table_of(match, stage=Stage.CLOSED, closed_because=CloseReason.MODERATOR)
    return {
        "result-match": (render_match_result(table, seen(match), WORDS, rounds), False),
        "score-end": (render_score(table, seen(match), WORDS, rounds), True),
        "closed": (render_closed(closed, WORDS), False),
    }


def _rounds(scores: Sequence[tuple[int, int]]) -> list[RoundResult]:
    totals, results = (0, 0), []
    for ours, theirs in scores:
        totals = (totals[0] + ours, totals[1] + theirs)
        results.append(RoundResult(NORTH, False, ROUND_LINES, (ours, theirs), totals, None))
    return results


def _house() -> dict[str, Pose]:
    changes = {"canastas_out": 2, "target": 3000, "ask_partner": "no", "frozen_by": ["wild"], "max_wilds": None}
    ruleset = CLASSIC.with_fields(changes)
    changed = lobby(*USERS, ruleset=ruleset, ready=frozenset({BEN}), rules_revision=30)
    kept = [
        HouseRules("Friday night", ruleset, BEN, is_default=True),
        HouseRules("Grandma’s", CLASSIC.with_fields({"bonus_out": 200}), ANNA),
    ]
    wrong = [
        Wrong("canastas_out", Fault.OUT_OF_RANGE),
        Wrong("keep_cards", Fault.NO_NUMBER),
        Wrong("ask_partner", Fault.CONTRADICTS),
    ]
    pages: dict[str, Pose] = {
        f"house-{page.name}": (render_house(changed, WORDS, page, kept), True) for page in PAGES[1:4]
    }
    return {
        **pages,
        "lobby-house": (render_lobby(changed, WORDS), False),
        "house-wrong": (render_house(lobby(*USERS), WORDS, PAGES[3], wrong=wrong), True),
        "start-question": (render_start_question(changed, WORDS), True),
        "kept": (render_kept(kept, Member(1, ANNA), WORDS, kept[1]), True),
        "kept-none": (render_kept((), Member(1, ANNA), WORDS), True),
    }


def _rules() -> dict[str, Pose]:
    games = {"classic": "", "samba": "", "hand-and-foot": "", "modern-american": ""}
    poses = {f"rules-{name}": (name, page) for name, page in games.items()}
    poses["rules-samba-pile"] = ("samba", "pile")
    poses["rules-samba-all"] = ("samba", "all")
    return {
        pose: (render_rules(ruleset_named(name), WORDS, source=name, page=page), True)
        for pose, (name, page) in poses.items()
    }


def _notices() -> dict[str, Pose]:
    values = {"tables": "7KQ4, M9TXB", "seat": "North", "table": "7KQ4", "channel": "2", "seconds": "5"}
    notices: dict[str, Pose] = {f"notice-{notice}": (render_notice(notice, WORDS, **values), True) for notice in Notice}
    problem = TableProblem(TableRefusal.WAITING_FOR_SEAT, seat=3)
    notices["notice-waiting"] = (render_problem(problem, WORDS), True)
    notices["notice-permission"] = (render_missing_permissions(["send_messages"], WORDS), True)
    notices["notice-standstill"] = (render_standstill(["send_messages"], WORDS), True)
    return notices
