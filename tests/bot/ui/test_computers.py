"""Computers as people see them: in the lobby, on the host's page, on the board, as stand-ins; and hints."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.computers.workers import think
from bot.tables.computer import Computer, Level
from bot.tables.table import Stage, UserId
from bot.ui.board import render_board
from bot.ui.computers import render_computers
from bot.ui.custom_id import Verb
from bot.ui.hand import render_hand
from bot.ui.hint import hint_line
from bot.ui.history import turns_in_words
from bot.ui.lobby import render_lobby
from bot.ui.players import render_players
from bot.ui.question import render_question
from bot.ui.table_settings import render_table_settings
from bot.ui.vacancy import render_vacancy
from engine.cards import Rank, parse_card, parse_cards
from engine.commands import (
    AnswerPermission,
    AskPermission,
    CombineMelds,
    DealRound,
    Discard,
    Draw,
    LayDown,
    Pass,
    PlayerCommand,
    ShowHand,
    TakePile,
    Undo,
)
from engine.events import CardsDrawn, Discarded, Event
from engine.play import apply
from engine.players.memory import remember
from engine.players.reasons import Choice, Why, choice
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC, RULESETS
from engine.state import new_match
from engine.view import view_for
from tests.bot.ui.pictures import (
    ANNA,
    BEN,
    NORTH,
    SOUTH,
    WORDS,
    check,
    labels,
    lobby,
    options,
    position,
    presses,
    seen,
    table_of,
)

EXPERT, BEGINNER = Computer(Level.EXPERT), Computer(Level.BEGINNER)
STAND_IN = Computer(Level.EXPERT, stands_in=True)
ALONE = (None, EXPERT, EXPERT, BEGINNER)


def test_a_lobby_shows_its_computers() -> None:
    shown = check(render_lobby(lobby(ANNA, None, None, None, computers=ALONE), WORDS))
    assert "East: 🤖 Computer (expert)" in shown.text
    assert "West: 🤖 Computer (beginner)" in shown.text
    assert "Everybody is here." in shown.text
    assert "Start" in labels(shown)
    assert "The host presses **Computers**" in check(render_lobby(lobby(ANNA, None, None, None), WORDS)).text


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_the_hosts_page_fits_at_every_table(ruleset: Ruleset) -> None:
    empty = lobby(ANNA, *[None] * (ruleset.seats - 1), ruleset=ruleset)
    shown = check(render_computers(empty, ANNA, WORDS))
    every = options(shown, Verb.COMPUTER)
    assert len(every) == 3 * (ruleset.seats - 1) + 3 * (ruleset.seats > 2)
    full = replace(empty, computers=(None, *[EXPERT] * (ruleset.seats - 1)))
    page = check(render_computers(full, ANNA, WORDS))
    assert Verb.COMPUTER not in presses(page)
    assert len(options(page, Verb.COMPUTER_OFF)) == ruleset.seats - 1


@pytest.mark.parametrize(("name", "are_alike"), [("classic", False), ("sevens", False), ("samba", True)])
def test_the_hosts_page_says_where_two_levels_play_alike(name: str, are_alike: bool) -> None:
    shown = render_computers(lobby(ANNA, None, None, None, ruleset=RULESETS[name]), ANNA, WORDS)
    assert ("an expert plays just as a standard player does" in shown.text) is are_alike


def test_only_the_host_of_a_lobby_is_offered_changes() -> None:
    table = lobby(ANNA, BEN, None, None, computers=(None, None, EXPERT, None), hints=False)
    looked = check(render_computers(table, BEN, WORDS))
    assert not presses(looked)
    assert "South: 🤖 Computer (expert)" in looked.text
    assert "**Hints:** off." in looked.text
    assert "their seat is free, and the game waits" in looked.text


def test_the_host_of_a_match_changes_clock_stand_in_and_hints() -> None:
    table = replace(table_of(position("c4 c5")), hints=False, host=ANNA, stand_in=Level.EXPERT)
    shown = check(render_table_settings(table, ANNA, WORDS))
    assert set(presses(shown)) == {Verb.CLOCK, Verb.STAND_IN, Verb.HINTS}
    assert "**Hints:** off." in shown.text
    assert "whoever is to play has all of the new time" in shown.text
    looked = check(render_table_settings(table, BEN, WORDS))
    assert not presses(looked)
    assert "Only the host can change this." in looked.text
    assert "🤖 Computer (expert) plays for them" in looked.text
    over = check(render_table_settings(replace(table, stage=Stage.CLOSED), ANNA, WORDS))
    assert not presses(over)


def test_a_board_names_computers_by_level_and_seat() -> None:
    table = replace(table_of(position("c4 c5")), seats=(ANNA, None, None, None), computers=ALONE)
    shown = check(render_board(table, seen(table.match), WORDS))
    assert "🤖 East (expert) · " in shown.text
    assert "is free" not in shown.text
    assert not presses(shown).get(Verb.SIT)
    players = check(render_players(table, ANNA, WORDS, now=0.0))
    assert "West: 🤖 Computer (beginner)" in players.text
    hand = check(render_hand(table, seen(table.match, NORTH), WORDS))
    assert "with 🤖 South (expert)." in hand.text


def test_a_turn_of_a_computer_is_one_line() -> None:
    table = replace(table_of(position("c4 c5")), seats=(ANNA, None, None, None), computers=ALONE)
    events: list[Event] = [CardsDrawn(Seat(1), parse_cards(["c4"])), Discarded(Seat(1), parse_card("h9"))]
    assert turns_in_words(table, events, WORDS) == ("🤖 East drew, discarded `9♥`",)


def test_a_stand_ins_seat_can_be_taken() -> None:
    computers = (None, STAND_IN, EXPERT, None)
    table = replace(
        table_of(position("c4 c5")),
        seats=(ANNA, None, None, BEN),
        computers=computers,
        held=frozenset({(BEN, Seat(1))}),
    )
    news = check(render_vacancy(replace(table, held=frozenset()), WORDS))
    assert "**a computer plays on**" in news.text
    assert "**East:** 🤖 Computer (expert) plays on until somebody takes the seat." in news.text
    assert labels(news) == ["Take over East"]
    assert news.mentions == (ANNA, BEN)
    assert "Take over East" in labels(check(render_board(table, seen(table.match), WORDS)))


def test_a_computers_question_names_it() -> None:
    match, _ = apply(position("c4 c4", phase="meld", ours=["c5 d5 h5 s5 c5 d5 h5", "h4 d4 s4"]), AskPermission(NORTH))
    table = replace(table_of(match), seats=(None, BEN, ANNA, None), computers=(EXPERT, None, None, BEGINNER))
    shown = check(render_question(table, seen(match), WORDS))
    assert "🤖 North (expert)" in shown.text
    assert shown.mentions == (ANNA,)


# hints


HAND = position("c4 d4 h4 jk c9 c3", phase="meld", ours=["h6 d6 s6"])
COMMANDS: list[tuple[PlayerCommand, str]] = [
    (Draw(NORTH), "Draw a card."),
    (TakePile(NORTH, parse_cards(["c4", "d4"])), "Take the pile with `4♣ 4♦`."),
    (TakePile(NORTH, ()), "Take the pile."),
    (LayDown(NORTH, parse_cards(["c4", "d4", "h4"])), "Lay `4♣ 4♦ 4♥`."),
    (CombineMelds(NORTH, 0, 1), "Put your two melds of one rank together."),
    (ShowHand(NORTH), "Show your whole hand."),
    (AskPermission(NORTH), "Ask your partner: “May I go out?”"),
    (AnswerPermission(NORTH, yes=True), "Say yes."),
    (AnswerPermission(NORTH, yes=False), "Say no."),
    (Discard(NORTH, parse_card("c9")), "Discard `9♣`."),
    (Pass(NORTH), "Pass."),
    (Undo(NORTH), "Press Undo."),
]


@pytest.mark.parametrize(("command", "said"), COMMANDS, ids=[type(command).__name__ for command, _ in COMMANDS])
def test_a_hint_says_what_to_do(command: PlayerCommand, said: str) -> None:
    line = hint_line(Choice(command, Why.ONLY_CHOICE), seen(HAND, NORTH), WORDS)
    assert line == f"> 💡 **{said}** There is nothing else that you could do."


@pytest.mark.parametrize("why", Why)
@pytest.mark.parametrize("values", [{}, {"rank": 4, "count": 1, "points": 95, "gone": 3}, {"rank": 0, "count": 7}])
def test_every_reason_has_words(why: Why, values: dict[str, int]) -> None:
    line = hint_line(choice(Discard(NORTH, parse_card("c9")), why, **values), seen(HAND, NORTH), WORDS)
    assert line.startswith("> 💡 **Discard `9♣`.** ")
    assert "{" not in line


def test_a_reason_names_ranks_and_figures() -> None:
    view = seen(HAND, NORTH)
    discard = Discard(NORTH, parse_card("c9"))

    def said(why: Why, **values: int) -> str:
        return hint_line(choice(discard, why, **values), view, WORDS).partition("** ")[2]

    assert said(Why.SAFE_DISCARD, rank=9, gone=3).startswith("3 of the nines are out of play")
    assert said(Why.LEAST_USE, rank=9) == "Of your cards, nines are the least use to you."
    assert said(Why.OPENS, points=95) == "It is part of an opening worth 95 points."
    assert said(Why.NEW_MELD, rank=0).startswith("A new meld of wild cards")


def test_a_hint_of_the_search_names_what_the_rule_of_thumb_says() -> None:
    view = seen(HAND, NORTH)
    thumb = choice(Discard(NORTH, parse_card("c3")), Why.BLOCKS)
    better = choice(Discard(NORTH, parse_card("c9")), Why.LEAST_USE, rank=9, gain=40)
    said = hint_line(replace(better, instead_of=thumb), view, WORDS)
    assert said.startswith("> 💡 **Discard `9♣`.** I have tried this and *Discard `3♣`* with many ways")
    assert said.endswith("this brings about 40 points more.")
    # Another way to the same first step has nothing to tell apart.
    same = hint_line(replace(better, instead_of=replace(better, values=())), view, WORDS)
    assert same == "> 💡 **Discard `9♣`.** Of your cards, nines are the least use to you."


def test_a_sequence_is_told_as_one() -> None:
    match = position("h4 h5 h6 c9 c3", ruleset=RULESETS["samba"], phase="meld", ours=["c6 d6 s6"])
    lay = LayDown(NORTH, parse_cards(["h4", "h5", "h6"]))
    line = hint_line(choice(lay, Why.NEW_MELD, rank=4), seen(match, NORTH), WORDS)
    assert line.endswith("It begins a new sequence.")


def test_a_hint_stands_on_top_of_the_hand_where_hints_are_allowed() -> None:
    table = table_of(HAND)
    given = choice(Discard(NORTH, parse_card("c9")), Why.LEAST_USE, rank=Rank(9))
    shown = check(render_hand(table, seen(HAND, NORTH), WORDS, hint=given))
    assert "> 💡 **Discard `9♣`.**" in shown.text
    assert "Hint" in labels(shown)
    assert "Hint" not in labels(check(render_hand(replace(table, hints=False), seen(HAND, NORTH), WORDS)))
    assert "Hint" not in labels(check(render_hand(table, seen(HAND, SOUTH), WORDS)))


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_hints_can_be_told_all_through_a_round(ruleset: Ruleset) -> None:
    state, events = apply(new_match(ruleset), DealRound(random.Random(5).randbytes(32)))
    log = list(events)
    seats = tuple(UserId(ANNA + seat) for seat in range(ruleset.seats))
    for step in range(60):
        if state.result is not None:
            return
        asked = view_for(state, None).turn.asked
        seat = state.mover if asked is None else asked
        view = view_for(state, seat, log=log)
        chosen = think("standard", view, remember(ruleset.seats, view.log), bytes([step]))
        check(render_hand(table_of(state, seats=seats), view, WORDS, hint=chosen))
        state, happened = apply(state, chosen.command)
        log += happened


def test_classic_is_played_by_levels_that_the_engine_has() -> None:
    from engine.players.levels import LEVELS

    assert {level.value for level in Level} < set(LEVELS)
    assert CLASSIC.seats == len(ALONE)
