"""The lobby, the board and what stands around a turn: what everybody sees."""

import re

import pytest

from bot.tables.table import CloseReason, Stage
from bot.ui.board import render_board
from bot.ui.closing import render_end_question
from bot.ui.custom_id import Verb
from bot.ui.hand import render_hand
from bot.ui.history import turns_in_words
from bot.ui.lobby import render_lobby
from bot.ui.question import render_answered, render_question
from bot.ui.turn_call import render_turn_call
from bot.ui.vacancy import render_vacancy
from engine import events as ev
from engine.cards import NAMES, NATURAL_RANKS, Rank, parse_card, parse_cards
from engine.commands import AskPermission, DealRound, Discard, Draw, TakePile
from engine.play import apply
from engine.ruleset import Seat
from engine.rulesets import CLASSIC
from engine.state import new_match
from tests.bot.ui.pictures import (
    ANNA,
    BEN,
    CARLA,
    DAVE,
    EAST,
    EVE,
    MIXED_NINES,
    NORTH,
    USERS,
    WEST,
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

PAGES = ["Rules", "House rules", "Players", "Computers", "Learn by playing"]


def test_lobby_shows_two_partnerships_and_the_free_seats() -> None:
    picture = check(render_lobby(lobby(ANNA, None, CARLA, None), WORDS))
    assert "## Canasta · Table 7KQ4" in picture.text
    assert "first to 5,000 points" in picture.text
    assert f"### North–South\nNorth: <@{ANNA}> · host\nSouth: <@{CARLA}>" in picture.text
    assert "### East–West\nEast: *free*\nWest: *free*" in picture.text
    assert "2 more players are needed" in picture.text
    assert labels(picture) == ["Sit East", "Sit West", "(Start)", "Ready", "Leave", *PAGES]
    assert [press.argument for press in presses(picture)[Verb.SIT]] == ["1", "3"]


def test_a_full_lobby_can_start() -> None:
    picture = check(render_lobby(lobby(*USERS), WORDS))
    swaps = ["Swap with North", "Swap with East", "Swap with South", "Swap with West"]
    assert labels(picture) == [*swaps, "Start", "Ready", "Leave", *PAGES]
    assert "To change seats, press **Swap with …**" in picture.text
    assert f"Everybody is here.** <@{ANNA}>, press **Start**." in picture.text


def test_a_table_of_another_size_numbers_its_seats() -> None:
    ruleset = CLASSIC.with_fields({"seats": 6, "teams": 3})
    picture = check(render_lobby(lobby(*USERS, None, None, ruleset=ruleset), WORDS))
    assert f"### Team 1\nSeat 1: <@{ANNA}> · host\nSeat 4: <@{DAVE}>" in picture.text
    assert "with house rules" in picture.text
    assert labels(picture)[:2] == ["Sit Seat 5", "Sit Seat 6"]


@pytest.mark.parametrize("reason", CloseReason)
def test_a_closed_lobby_has_no_buttons(reason: CloseReason) -> None:
    table = lobby(None, None, None, None, closed_because=reason)
    picture = check(render_lobby(table_of(table.match, stage=Stage.CLOSED, closed_because=reason), WORDS))
    assert labels(picture) == []


def test_board_tells_both_teams_apart() -> None:
    match = position(
        ours=[CANASTA, "c4 c4 d4", "h1 s1 c2"], theirs=[MIXED_NINES], red_threes=("h3 d3", ""), scores=[1240, 90]
    )
    text = check(render_board(table_of(match), seen(match), WORDS)).text
    ours, theirs, _ = text.replace("\u00a0", " ").split("### ")[1:]
    assert "North–South · 1,240 points" in ours
    assert "**10** × 7 · ★ natural canasta" in ours
    assert "\n**A** × 3 (1 wild) · **4** × 3\n" in ours
    assert "Red threes: `3♦ 3♥`" in ours
    assert "**9** × 7 · ☆ mixed canasta, 2 wild" in theirs
    assert "needs" not in text


def test_board_says_what_an_unopened_team_needs() -> None:
    text = render_board(table_of(m := position(scores=[1500, -5])), seen(m), WORDS).text
    assert "Not opened yet: needs 90 points" in text
    assert "Not opened yet: needs 15 points" in text


@pytest.mark.parametrize(
    ("pile", "said"),
    [
        ("c2 d6", "**Frozen** (a wild card is in it): taking it needs 2 sixes from the hand"),
        ("h3 d6", "**Frozen** (a red three is in it)"),
        ("d6 s3", "**Blocked:** a black three is on top"),
        (
            "d6 jk",
            "**Blocked:** a wild card is on top. Nobody can take it now.\n❄️ **Frozen**, too: a wild card is in it.",
        ),
        ("d6", "**Pile:** `6♦` on top · 1 card"),
        ("", "**Pile:** empty"),
    ],
)
def test_board_says_why_the_pile_is_out_of_reach(pile: str, said: str) -> None:
    match = position(ours=[CANASTA], theirs=[MIXED_NINES], pile=pile)
    assert said in check(render_board(table_of(match), seen(match), WORDS)).text


def test_board_says_for_whom_the_pile_is_frozen() -> None:
    match = position(ours=[CANASTA], pile="d6")
    assert "**Frozen** for East–West until they open" in render_board(table_of(match), seen(match), WORDS).text
    match = position(pile="d6")
    assert "**Frozen** for each team until it opens" in render_board(table_of(match), seen(match), WORDS).text


def test_nothing_is_said_of_taking_the_pile_when_the_round_is_over() -> None:
    match = position("c4", phase="meld", ours=[CANASTA], pile="c2 d6")
    match, _ = apply(match, Discard(NORTH, parse_card("c4")))
    text = check(render_board(table_of(match), seen(match), WORDS)).text
    assert "**Pile:** `4♣` on top" in text
    assert "rozen" not in text


def test_the_rest_of_a_taken_pile_waits_for_the_opening() -> None:
    match = position("h6 d6 h1 s1 d1 d2 s8", pile="c2 d13 s6", scores=[1600, 0])
    match, _ = apply(match, TakePile(NORTH, tuple(parse_cards(["h6", "d6"]))))
    said = "**Pile:** taken. 2 cards of it wait until the opening is made."
    for seat in (None, NORTH, EAST):
        render = render_board if seat is None else render_hand
        text = check(render(table_of(match), seen(match, seat), WORDS)).text
        assert said in text
        assert "rozen" not in text


@pytest.mark.parametrize(
    ("pile", "said"),
    [
        ("d6", "is to take the pile, or the round ends"),
        ("", "can only pass, and the round ends"),
        ("d6 s3", "can only pass, and the round ends"),
    ],
)
def test_board_says_what_is_left_when_the_stock_is_used_up(pile: str, said: str) -> None:
    match = position("c4 d6 h6", theirs=[MIXED_NINES], pile=pile, stock="")
    assert f"### ▶️ **<@{ANNA}> (North)** {said}\n" in render_board(table_of(match), seen(match), WORDS).text


def test_the_deal_check_says_what_it_is_and_where_all_of_it_is() -> None:
    match, _ = apply(new_match(CLASSIC), DealRound(bytes(range(32))))
    *_, last = render_board(table_of(match), seen(match), WORDS).text.splitlines()
    assert last == f"-# Deal check: {seen(match).seed_hash[:12]}…, see Score"


def test_board_offers_the_chair_that_somebody_left() -> None:
    match = position(theirs=[CANASTA])
    picture = check(render_board(table_of(match, seats=(ANNA, None, CARLA, DAVE)), seen(match), WORDS))
    assert "**East is free.**" in picture.text
    assert labels(picture) == ["Take over East", "My hand", "Rules", "Score"]


def test_board_waits_for_a_seat_that_is_to_move() -> None:
    match = position(phase="meld", ours=[CANASTA])
    text = render_board(table_of(match, seats=(None, BEN, CARLA, DAVE)), seen(match), WORDS).text
    assert "### ⏳ The game waits for somebody to take **North**" in text
    assert "▶️" not in text


def test_a_vacancy_notifies_who_is_left() -> None:
    held = frozenset({(BEN, EAST), (DAVE, EAST)})
    picture = check(render_vacancy(table_of(position(), seats=(None, None, CARLA, DAVE), held=held), WORDS))
    assert picture.mentions == (CARLA, DAVE)
    assert f"⚠️ **North** is free.\n⚠️ <@{BEN}> has left **East**." in picture.text
    assert labels(picture) == ["Take over North", "Take over East"]


def test_board_names_whose_turn_it_is() -> None:
    match = position(turn=2)
    text = render_board(table_of(match), seen(match), WORDS).text
    assert f"### ▶️ **<@{CARLA}> (South)** is to draw\nThe turn began <t:1764000000:R>." in text


def test_the_largest_board_fits() -> None:
    # More packs than any game has: both teams hold a full mixed canasta of every rank.
    packs = CLASSIC.with_fields({"decks": 16, "jokers": 64, "red_three_table": [0] * 33})
    ranks = NATURAL_RANKS
    melds = [
        f"c{rank} c{rank} d{rank} d{rank} h{rank} h{rank} s{rank} s{rank} jk jk {'dh'[rank % 2]}2" for rank in ranks
    ]
    match = position(
        ruleset=packs,
        ours=melds,
        theirs=melds,
        red_threes=("h3 h3 d3 d3", "h3 d3"),
        pile="c2 h3 d3 s3",
        scores=[-1234, 4995],
    )
    eight: list[ev.Event] = [ev.CardsLaid(NORTH, rank, tuple(parse_cards([f"c{rank}"] * 8 + ["jk"]))) for rank in ranks]
    log: list[ev.Event] = [event for seat in range(4) for event in [*eight, ev.Discarded(Seat(seat), parse_card("c4"))]]
    table = table_of(match, seats=(None, BEN, None, DAVE))
    picture = check(render_board(table, seen(match, log=log), WORDS))
    assert picture.text.replace("\u00a0", " ").count("** × 11 (3 wild)") == 22
    assert picture.text.count("☆ Mixed: ") == 2


def test_board_shows_no_hidden_card() -> None:
    match, dealt = apply(new_match(CLASSIC), DealRound(bytes(range(32))))
    match, drawn = apply(match, Draw(match.mover))
    picture = render_board(table_of(match), seen(match, log=(*dealt, *drawn)), WORDS)
    assert re.findall(r"[♣♦♥♠🃏]", picture.text) == re.findall(r"[♣♦♥♠]", _shown(match.pile[-1]))


def _shown(card: int) -> str:
    return "♣♦♥♠"["cdhs".index(NAMES[card][0])]


def test_turns_are_told_in_one_line_each() -> None:
    table = table_of(position())
    kings = tuple(parse_cards(["h13", "c13", "d13"]))
    events: list[ev.Event] = [
        ev.CardsDrawn(NORTH, tuple(parse_cards(["h3", "h5"]))),
        ev.CardsLaid(NORTH, Rank(13), kings),
        ev.CardsLaid(NORTH, Rank(4), tuple(parse_cards(["h4", "c4", "d2"]))),
        ev.CardsLaid(NORTH, Rank(13), tuple(parse_cards(["h13"]))),
        ev.CardsTakenBack(NORTH, Rank(4), tuple(parse_cards(["h4", "c4", "d2"]))),
        ev.CardsLaid(NORTH, Rank(5), (parse_card("d2"),)),
        ev.Discarded(NORTH, parse_card("s5")),
        ev.PileTaken(EAST, Rank(5), parse_card("s5"), tuple(parse_cards(["h5", "d5"])), 12),
        ev.PermissionAsked(EAST, WEST),
        ev.PermissionAnswered(WEST, yes=True),
        ev.Discarded(EAST, parse_card("c9")),
    ]
    assert turns_in_words(table, events, WORDS) == (
        f"<@{ANNA}> drew 2 cards, laid `3♥`, laid 4 kings, 1 two with the fives, discarded `5♠`",
        f"<@{BEN}> took the pile (12 cards) with 2 fives, asked to go out, the partner said yes, discarded `9♣`",
    )


def test_a_pile_taken_onto_a_meld_is_told_without_cards_from_hand() -> None:
    events: list[ev.Event] = [ev.PileTaken(EAST, Rank(12), parse_card("s12"), (), 2)]
    assert turns_in_words(table_of(position()), events, WORDS) == (f"<@{BEN}> took the pile (2 cards) onto the queens",)


def test_a_substitute_is_not_said_to_have_played_the_turns_before() -> None:
    events: list[ev.Event] = [ev.CardsDrawn(NORTH, (parse_card("h5"),)), ev.Discarded(NORTH, parse_card("s5"))]
    seats = (EVE, BEN, CARLA, DAVE)
    substituted = table_of(position(), seats=seats, held=frozenset({(ANNA, NORTH)}))
    assert turns_in_words(substituted, events, WORDS) == ("North drew, discarded `5♠`",)
    back_again = table_of(position(), held=frozenset({(ANNA, NORTH)}))
    assert turns_in_words(back_again, events, WORDS) == (f"<@{ANNA}> drew, discarded `5♠`",)


def test_a_take_that_was_taken_back_is_not_told() -> None:
    fives = tuple(parse_cards(["h5", "d5"]))
    events: list[ev.Event] = [
        ev.PileTaken(EAST, Rank(5), parse_card("s5"), fives, 12),
        ev.CardsTakenBack(EAST, Rank(5), fives, parse_card("s5")),
        ev.CardsDrawn(EAST, (parse_card("c4"),)),
    ]
    assert turns_in_words(table_of(position()), events, WORDS) == (f"<@{BEN}> drew",)


def test_turn_call_notifies_the_mover_alone() -> None:
    match = position(turn=1)
    picture = check(render_turn_call(table_of(match), seen(match), WORDS))
    assert picture.mentions == (BEN,)
    assert picture.text == f"<@{BEN}>, **it is your turn** · Table 7KQ4"
    assert labels(picture) == ["My hand"]


def test_question_notifies_the_partner_alone() -> None:
    match, _ = apply(position("c4 c4", phase="meld", ours=[CANASTA, "h4 d4 s4"]), AskPermission(NORTH))
    table = table_of(match)
    picture = check(render_question(table, seen(match), WORDS))
    assert picture.mentions == (CARLA,)
    assert "May I go out?" in picture.text
    assert set(presses(picture)) == {Verb.YES, Verb.NO}
    for answered in (
        render_answered(table, WORDS, asker=NORTH, yes=True),
        render_answered(table, WORDS, asker=NORTH, yes=False),
    ):
        assert check(answered).mentions == ()
        assert labels(answered) == []
    assert "said **yes**" in render_answered(table, WORDS, asker=NORTH, yes=True).text


def test_ending_early_is_asked_of_the_other_team() -> None:
    table = table_of(position(), agreed=frozenset({ANNA}))
    picture = check(render_end_question(table, WORDS, asker=ANNA))
    assert picture.mentions == (BEN, DAVE)
    assert f"one player of East–West (<@{BEN}>, <@{DAVE}>)" in picture.text
    off = check(render_end_question(table_of(position()), WORDS, asker=ANNA))
    assert labels(off) == []


def test_board_of_an_ended_match_can_only_be_looked_at() -> None:
    match = position(ours=[KINGS])
    table = table_of(match, stage=Stage.CLOSED, closed_because=CloseReason.AGREED)
    picture = check(render_board(table, seen(match), WORDS))
    assert labels(picture) == ["Rules", "Score"]
    assert "both teams agreed" in picture.text
