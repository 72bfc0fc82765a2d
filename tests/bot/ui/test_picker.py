"""Laying down by choosing cards: every choice is carried by what is pressed."""

import pytest

from bot.ui.choice import SetChoice as Choice
from bot.ui.choice import begun, parse_choice
from bot.ui.custom_id import Verb, parse_lay
from bot.ui.picker import pickable_ranks, render_picker
from bot.ui.reasons import reason_of
from engine.cards import NATURAL_RANKS, Rank, parse_cards
from engine.commands import LayDown
from engine.play import apply
from engine.refusals import Refusal, RuleViolation
from tests.bot.ui.pictures import NORTH, WORDS, check, labels, options, position, presses, seen, table_of
from tests.engine.notation import OPEN

HAND = "c13 h13 s13 jk d2 c2 c9 d9 h5 s8"


def test_it_begins_with_the_ranks_that_could_be_laid() -> None:
    match = position(HAND, phase="meld", ours=[OPEN])
    picture = check(render_picker(table_of(match), seen(match, NORTH), WORDS))
    assert options(picture, Verb.PICK) == {
        "13.3.0.0": "K: 3 in your hand",
        "10.0.0.1": "10: 0 in your hand | Your meld has 3 cards",
        "9.2.0.1": "9: 2 in your hand",
    }
    assert labels(picture) == ["Back"]


def test_each_count_can_be_changed_without_losing_the_others() -> None:
    match = position(HAND, phase="meld", ours=[OPEN])
    choice = Choice(Rank(13), naturals=3, twos=1)
    picture = check(render_picker(table_of(match), seen(match, NORTH), WORDS, choice))
    values = set(options(picture, Verb.PICK))
    assert {"13.2.0.1", "13.3.1.1", "13.3.0.2", "13.3.0.0"} <= values
    assert all(parse_choice(value) is not None for value in values)
    assert "**You would lay** `K♣ K♥ K♠ 2♣`\nNew meld of kings · 50 points" in picture.text
    lay = parse_lay(presses(picture)[Verb.LAY][0].argument, NORTH)
    assert lay == LayDown(NORTH, parse_cards(["c2", "c13", "h13", "s13"]), Rank(13))
    assert apply(match, lay)


def test_a_refused_choice_cannot_be_laid_and_says_why() -> None:
    match = position(HAND, phase="meld", ours=[OPEN])
    view, choice = seen(match, NORTH), Choice(Rank(9), naturals=2, jokers=1, twos=1)
    with pytest.raises(RuleViolation) as caught:
        apply(match, LayDown(NORTH, choice.cards(view), choice.rank))
    assert caught.value.refusal is Refusal.WILDS_OUTNUMBER
    picture = check(render_picker(table_of(match), view, WORDS, choice, refused=reason_of(caught.value)))
    assert "⛔ Too many wild cards: 2 wild, 2 natural." in picture.text
    assert labels(picture) == ["(Lay these cards)", "Back"]


def test_an_empty_choice_cannot_be_laid() -> None:
    match = position(HAND, phase="meld", ours=[OPEN])
    picture = check(render_picker(table_of(match), seen(match, NORTH), WORDS, Choice(Rank(13), naturals=0)))
    assert labels(picture) == ["(Lay these cards)", "Back"]


def test_a_hand_without_anything_to_lay_says_so() -> None:
    match = position("c4 d5 h6", phase="meld", ours=[OPEN])
    assert "You have no cards that could be laid" in render_picker(table_of(match), seen(match, NORTH), WORDS).text


def test_a_hand_with_everything_fits() -> None:
    hand = " ".join(f"{suit}{rank}" for rank in (2, *NATURAL_RANKS) for suit in "cdhs")
    match = position(f"{hand} jk jk jk jk c3 c3 s3 s3", phase="meld", others=["", "", ""], stock="d5")
    view = seen(match, NORTH)
    assert len(pickable_ranks(view)) == len(NATURAL_RANKS) + 1
    for rank in pickable_ranks(view):
        check(render_picker(table_of(match), view, WORDS, begun(view, rank)))


@pytest.mark.parametrize("forged", ["", "13", "13.3.0", "14.1.0.0", "x.1.0.0", "13.-1.0.0", "13.3.0.0.0", "rank"])
def test_forged_choices_are_not_read(forged: str) -> None:
    assert parse_choice(forged) is None


def test_more_than_the_hand_holds_is_never_chosen() -> None:
    match = position(HAND, phase="meld", ours=[OPEN])
    assert Choice(Rank(13), 99, 99, 99).cards(seen(match, NORTH)) == tuple(
        parse_cards(["c13", "h13", "s13", "jk", "c2", "d2"])
    )
