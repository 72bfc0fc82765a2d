"""A player's own picture: the cards, the choices of the moment, and why not where there is none."""

import pytest

from bot.tables.refusals import TableProblem, TableRefusal
from bot.ui.cards import hand_by_rank
from bot.ui.confirm import needs_confirmation, render_discard_confirmation
from bot.ui.custom_id import Verb, parse_card_argument, parse_lay, parse_take
from bot.ui.hand import render_hand
from bot.ui.notices import Message, Notice
from bot.ui.reasons import reason_of
from engine.cards import parse_card, parse_cards
from engine.commands import AnswerPermission, AskPermission, Discard, Draw, LayDown, TakePile
from engine.play import apply
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.state import State
from tests.bot.ui.pictures import (
    ANNA,
    CARLA,
    EAST,
    NORTH,
    SOUTH,
    USERS,
    WORDS,
    check,
    labels,
    options,
    position,
    presses,
    seen,
    selects,
    table_of,
)
from tests.engine.notation import CANASTA, OPEN

JUNK = "c5 h7 d9 s11 c12"


def hand_of(match: State, seat: Seat = NORTH) -> str:
    return render_hand(table_of(match), seen(match, seat), WORDS).text


def test_cards_are_grouped_counted_and_marked_when_new() -> None:
    cards = parse_cards(["h13", "c4", "c13", "jk", "s13", "d2", "c4"])
    assert hand_by_rank(cards, WORDS) == ["`🃏`  `2♦`  `K♣ K♥ K♠`\u00a0×3  `4♣ 4♣`"]
    assert hand_by_rank(cards, WORDS, new=[parse_card("c4")])[0].endswith("`4♣• 4♣`")


def test_hand_names_table_seat_and_partner() -> None:
    text = hand_of(position(JUNK))
    assert f"Table 7KQ4\nYou are **North**, with <@{CARLA}>." in text
    assert "### `Q♣`  `J♠`  `9♦`  `7♥`  `5♣`\n5 cards" in text


def test_before_the_draw_the_pile_is_offered_or_refused_with_a_reason() -> None:
    match = position(f"{JUNK} c6 h6", ours=[OPEN], pile="c2 d6")
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert labels(picture) == ["Draw a card", "Take the pile", "Refresh", "Hint", "Score"]
    assert "**Taking the pile** lays `6♣ 6♦ 6♥`. New meld of sixes · 15 points." in picture.text
    take = presses(picture)[Verb.TAKE][0]
    command = parse_take(take.argument, NORTH)
    assert command == TakePile(NORTH, parse_cards(["c6", "h6"]))
    assert apply(match, command)

    match = position(f"{JUNK} c6", ours=[OPEN], pile="c2 d6")
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert labels(picture) == ["Draw a card", "Refresh", "Hint", "Score"]
    assert (
        "**You cannot take the pile:** The pile is frozen. To take it you need 2 cards like its top card"
        in picture.text
    )
    assert picture.text.count("rozen") == 1


def test_several_ways_to_take_the_pile_are_a_choice() -> None:
    match = position(f"{JUNK} c6 h6 d2", ours=[OPEN, "c6 s6 d6"], pile="h6")
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    ways = options(picture, Verb.TAKE)
    assert ways["-"] == "Onto your sixes | Your sixes: 3 → 4 cards · 5 points"
    for value in ways:
        take = parse_take(value, NORTH)
        assert take is not None
        assert apply(match, take)


def test_every_offered_lay_and_discard_is_legal() -> None:
    match = position(f"{JUNK} c13 h13 d13 d2", phase="meld", ours=["c10 d10 h10 s10 c10 d10"])
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    lays = options(picture, Verb.LAY)
    assert lays["-:c13d13h13"] == "K♣ K♦ K♥ | New meld of kings · 30 points"
    assert lays["10:d2"] == "2♦ | Your tens: makes a mixed canasta! · 20 points"
    for value in lays:
        lay = parse_lay(value, NORTH)
        assert lay is not None
        assert apply(match, lay)
    for value in options(picture, Verb.DISCARD):
        card = parse_card_argument(value)
        assert card is not None
        assert apply(match, Discard(NORTH, card))


def test_opening_progress_and_undo() -> None:
    match = position("h6 d6 s6 h1 s1 d1 d2 s8 d11", phase="meld", scores=[1600, 0])
    match, _ = apply(match, LayDown(NORTH, tuple(parse_cards(["h6", "d6", "s6"]))))
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert "Opening: **15 of 90** points laid" in picture.text
    assert "**You cannot discard yet:** Your team needs 90 points to open, and 15 are laid so far." in picture.text
    assert "Undo" in labels(picture)
    assert list(selects(picture, Verb.DISCARD)) == []


def test_going_out_is_one_press_and_the_partner_can_be_asked() -> None:
    match = position("c4 c4", phase="meld", ours=[CANASTA, "h4 d4 s4"])
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert labels(picture)[:3] == ["Go out", "May I go out?", "Choose cards"]
    assert "“Go out” lays all your cards for you and ends the round." in picture.text

    asked, _ = apply(match, AskPermission(NORTH))
    waiting = check(render_hand(table_of(asked), seen(asked, NORTH), WORDS))
    assert labels(waiting) == ["Take back the question", "Refresh", "Score"]
    assert f"Waiting for <@{CARLA}>" in waiting.text
    partner = check(render_hand(table_of(asked), seen(asked, SOUTH), WORDS))
    assert labels(partner) == ["Yes, go out", "No, play on", "Refresh", "Hint", "Score"]
    assert f"<@{ANNA}> asks:\n### “May I go out?”\n" in partner.text
    other = check(render_hand(table_of(asked), seen(asked, EAST), WORDS))
    assert labels(other) == ["Refresh", "Score"]

    granted, _ = apply(asked, AnswerPermission(SOUTH, yes=True))
    assert "### Your partner said yes: go out now" in hand_of(granted)
    refused, _ = apply(asked, AnswerPermission(SOUTH, yes=False))
    assert "### Your partner said no: play on" in hand_of(refused)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("c5", "“Go out” discards your last card and ends the round."),
        ("c4 c5", "“Go out” lays your cards for you, discards the last one and ends the round."),
    ],
)
def test_going_out_says_what_becomes_of_the_last_card(hand: str, said: str) -> None:
    assert said in hand_of(position(hand, phase="meld", ours=[CANASTA, "h4 d4 s4"]))


def test_undo_is_not_mentioned_when_it_is_too_late() -> None:
    match = position(f"{JUNK} c6 h6", ours=[OPEN], pile="c2 d6")
    match, _ = apply(match, TakePile(NORTH, tuple(parse_cards(["c6", "h6"]))))
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert match.turn.laid
    assert "ndo" not in picture.text
    assert not any("Undo" in label for label in labels(picture))


def test_others_wait_with_nothing_to_press_but_refresh_and_score() -> None:
    match = position(JUNK, others=["c6 h6 d6"])
    picture = check(render_hand(table_of(match), seen(match, EAST), WORDS))
    assert labels(picture) == ["Refresh", "Score"]
    assert f"It is **<@{ANNA}> (North)**’s turn" in picture.text
    alone = render_hand(table_of(match, seats=(None, *table_of(match).seats[1:])), seen(match, EAST), WORDS)
    assert "It is the turn of **North**, where nobody sits" in alone.text


def test_after_the_round_the_next_one_is_a_press_away() -> None:
    match = position("c4", phase="meld", ours=[CANASTA, "h4 d4 s4"])
    match, _ = apply(match, Discard(NORTH, parse_card("c4")))
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert labels(picture) == ["Next round", "Refresh", "Score"]
    assert "North–South: **" in picture.text


def test_a_drawn_card_is_marked_for_its_owner() -> None:
    match, _ = apply(position(JUNK, stock="c8 d8 h8"), Draw(NORTH))
    assert "`8♥•`" in hand_of(match)
    assert "•" not in hand_of(match, EAST)


@pytest.mark.parametrize(("pile", "is_marked"), [("c2 d6", True), ("c2 d4 d7 d8 s9 s10 h11 h12 d6", False)])
def test_after_a_big_pile_nothing_is_marked_for_most_cards_are_new(pile: str, is_marked: bool) -> None:
    match = position(f"{JUNK} c6 h6", ours=[OPEN], pile=pile)
    match, _ = apply(match, TakePile(NORTH, tuple(parse_cards(["c6", "h6"]))))
    assert len(match.hands[NORTH]) == len(JUNK.split()) + len(pile.split()) - 1
    assert ("•" in hand_of(match)) is is_marked
    assert ("• is new" in hand_of(match)) is is_marked


def test_a_notice_is_said_first() -> None:
    match = position(JUNK)
    notices: dict[Message, str] = {
        Notice.QUESTION_CLOSED: "This question has been answered or taken back already.",
        reason_of(_violation(match)): "First draw a card or take the pile.",
        TableProblem(TableRefusal.WAITING_FOR_SEAT, seat=3): "West is free",
    }
    for notice, said in notices.items():
        text = render_hand(table_of(match), seen(match, NORTH), WORDS, notice=notice).text
        assert text.splitlines()[2].startswith(f"> ℹ️ {said}")


def _violation(match: State) -> RuleViolation:
    with pytest.raises(RuleViolation) as caught:
        apply(match, Discard(NORTH, parse_card("c5")))
    return caught.value


def test_a_hand_of_sixty_cards_is_readable_and_nothing_is_out_of_reach() -> None:
    ranks = (1, *range(4, 14))
    deck = [f"{suit}{rank}" for rank in ranks for suit in "cdhs"] + ["jk", "jk", "c2", "d2", "h2", "s2", "c3", "s3"]
    hand = " ".join([*deck, *(f"c{rank}" for rank in ranks[:8])])
    match = position(hand, phase="meld", others=["", "", ""], theirs=[], ours=[], stock="d5 d6", scores=[3000, 0])
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert len(match.hand) == 60
    assert set(options(picture, Verb.DISCARD)) == set(deck)
    placeholders = [select.placeholder for select in selects(picture, Verb.DISCARD)]
    assert placeholders == ["Discard … (🃏 to Q)", "Discard … (J to 7)", "Discard … (7 to 3)"]
    assert "60 cards" in picture.text


@pytest.mark.parametrize(("card", "asks"), [("d2", True), ("jk", True), ("h4", True), ("c5", False), ("s3", False)])
def test_a_slip_is_caught_before_the_discard(card: str, *, asks: bool) -> None:
    match = position(f"{JUNK} d2 jk h4 s3", phase="meld", ours=["c4 d4 s4"])
    view = seen(match, NORTH)
    assert needs_confirmation(view, parse_card(card)) is asks


def test_the_confirmation_says_why_it_asks() -> None:
    match = position(f"{JUNK} d2 h4", phase="meld", ours=["c4 d4 s4"])
    picture = check(render_discard_confirmation(table_of(match), seen(match, NORTH), WORDS, parse_card("h4")))
    assert "**Really discard `4♥`?**\nIt fits your fours on the table." in picture.text
    assert presses(picture)[Verb.DISCARD_SURE][0].argument == "h4"
    assert Verb.REFRESH in presses(picture)
    wild = render_discard_confirmation(table_of(match), seen(match, NORTH), WORDS, parse_card("d2"))
    assert "It freezes the pile" in wild.text


def test_a_partner_who_is_away_cannot_be_asked() -> None:
    match = position("c4 c4", phase="meld", ours=[CANASTA, "h4 d4 s4"])
    hand = check(render_hand(table_of(match, seats=(*USERS[:2], None, USERS[3])), seen(match, NORTH), WORDS))
    assert labels(hand)[:2] == ["Go out", "(May I go out?)"]
    assert "**Going out:** Your partner’s seat, South, is free, so nobody can answer you." in hand.text


def test_the_last_card_is_discarded_without_a_question() -> None:
    match = position("d2", phase="meld", ours=[CANASTA])
    assert not needs_confirmation(seen(match, NORTH), parse_card("d2"))


def test_a_spectator_has_no_hand() -> None:
    match = position(JUNK)
    with pytest.raises(ValueError, match="None"):
        render_hand(table_of(match), seen(match), WORDS)


def test_why_there_is_no_opening_names_the_most_that_the_hand_makes() -> None:
    match = position("h6 d6 s6 d4", phase="meld", scores=[3000, 0])
    said = "**You cannot open yet:** your cards make at most 15 points. Your team needs 120."
    assert said in hand_of(match)
    match = position("h6 d6 c4 c5", pile="s6", scores=[3000, 0])
    said = "**You cannot take the pile:** with it you would open with at most 15 points. Your team needs 120."
    assert said in hand_of(match)


def test_a_hand_just_too_long_for_one_list_is_shared_out_evenly() -> None:
    cards = [f"{suit}{rank}" for rank in range(7, 14) for suit in "cdhs"][:26]
    match = position(" ".join(cards), phase="meld", ours=["h4 d4 s4"])
    picture = render_hand(table_of(match), seen(match, NORTH), WORDS)
    assert [len(select.options) for select in selects(picture, Verb.DISCARD)] == [13, 13]
