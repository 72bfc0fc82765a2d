"""What other games than Classic add to board and hand, each seen in one position."""

import re

from bot.ui.board import render_board
from bot.ui.choice import RunChoice, SetChoice
from bot.ui.custom_id import Verb, parse_combine
from bot.ui.hand import render_hand
from bot.ui.lobby import render_lobby
from bot.ui.picker import render_picker
from bot.ui.reasons import reason_of, reason_text
from bot.ui.rendered import Rendered
from engine.cards import Rank, parse_cards
from engine.commands import ShowHand
from engine.play import apply
from engine.refusals import Refusal, RuleViolation
from engine.rulesets import RULESETS
from engine.state import State
from tests.bot.ui.pictures import (
    ANNA,
    BEN,
    CARLA,
    NORTH,
    USERS,
    WORDS,
    check,
    labels,
    lobby,
    options,
    position,
    presses,
    seen,
    selects,
    table_of,
)
from tests.engine.notation import KINGS

SAMBA, AMERICAN, FOOT = (RULESETS[name] for name in ("samba", "modern-american", "hand-and-foot"))


def board(match: State) -> str:
    return check(render_board(table_of(match), seen(match), WORDS)).text.replace("\u00a0", " ")


def said_in(picture: Rendered) -> list[list[str]]:
    """Return what each select of the picker offers."""
    return [[option.label for option in select.options] for select in selects(picture, Verb.PICK)]


def test_sequences_are_written_as_rows_and_a_hand_suit_by_suit() -> None:
    match = position("h10 h11 h4 s4 c1 jk", ruleset=SAMBA, phase="meld", ours=["h5 h6 h7 h8 h9", KINGS])
    assert "**`♥ 5–9`** × 5" in board(match)
    assert "Going out still needs: a canasta" in board(match)
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert "### `🃏`\n### `4♠`\n### `4♥`  `10♥ J♥`\n### `A♣`\n" in picture.text
    assert "Sort by rank" in labels(picture)
    by_rank = check(render_hand(table_of(match), seen(match, NORTH), WORDS, by_rank=True))
    assert "### `🃏`  `A♣`  `J♥`  `10♥`  `4♥ 4♠`\n" in by_rank.text
    said = options(picture, Verb.LAY)
    assert said["-:h11h10@0"] == "J♥ 10♥ | Your sequence ♥ 5–9 → ♥ 5–J: now full! · 20 points"
    assert said["-:h4@0"] == "4♥ | Your sequence ♥ 5–9 → ♥ 4–9 · 5 points"


def test_where_a_rank_has_several_melds_the_picker_asks_which() -> None:
    match = position("c4 d4 h4 jk c9", ruleset=SAMBA, phase="meld", ours=["c4 d4 s4 h4", "s4 s4 c2", KINGS])
    view = seen(match, NORTH)
    choice = SetChoice(Rank(4), naturals=1)
    try:
        apply(match, choice.lay(view, NORTH))
    except RuleViolation as violation:
        refused = reason_of(violation)
    assert refused.refusal is Refusal.WHICH_MELD
    picture = check(render_picker(table_of(match), view, WORDS, choice, refused=refused))
    assert "There is more than one meld that these cards could go to." in picture.text
    assert said_in(picture)[1] == ["Onto 4×4", "Onto 4×3 (1 wild)", "A new meld"]
    named = SetChoice(Rank(4), naturals=1, onto=1)
    picture = check(render_picker(table_of(match), view, WORDS, named))
    assert "Your fours: 3 → 4 cards" in picture.text
    assert presses(picture)[Verb.LAY][0].argument == "-:c4@1"


def test_melds_of_a_rank_can_be_made_one() -> None:
    match = position("c9 d9 s12", ruleset=SAMBA, phase="meld", ours=["c4 d4 s4", "s4 h4 c4 d4", KINGS])
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert options(picture, Verb.COMBINE) == {"0-1": "Your fours: 3 + 4 cards | Becomes 4×7 ★ natural"}
    combine = parse_combine("0-1", NORTH)
    assert combine is not None
    assert apply(match, combine)


def test_a_sequence_is_chosen_by_its_ends() -> None:
    match = position("h4 h5 h6 h7 c9", ruleset=SAMBA, phase="meld", ours=[KINGS])
    view = seen(match, NORTH)
    picture = check(render_picker(table_of(match), view, WORDS, RunChoice("h", 5, 7)))
    assert "**You would lay** `5♥ 6♥ 7♥`\nNew sequence `♥ 5–7` · 15 points" in picture.text
    assert said_in(picture)[1:] == [["From 4♥", "From 5♥"], ["To 7♥"]]


def test_wild_cards_are_laid_by_themselves() -> None:
    match = position("jk c2 d2 c9", ruleset=RULESETS["bolivia"], phase="meld", ours=[KINGS, "jk h2 s2"])
    assert "**Wild** × 3 (1 🃏)" in board(match)
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert "2♣ 2♦ | Your wild cards: 3 → 5 cards · 40 points" in options(picture, Verb.LAY).values()


def test_packets_are_shown_with_whom_they_keep_from_going_out() -> None:
    match = position("c9 d9 s12", ruleset=FOOT, phase="meld", ours=[KINGS])
    feet = (parse_cards(["c4", "c5"]), (), parse_cards(["c6", "c7"]), ())
    match = match._replace(extras=match.extras._replace(feet=tuple(map(tuple, feet))))
    text = board(match)
    assert f"<@{ANNA}> (North) · 3 cards · foot waiting" in text
    assert re.search(rf"<@{BEN}> \(East\) · \d+ cards? · in the foot\n", text)
    feet_missing = f"the foot taken up by <@{ANNA}>, the foot taken up by <@{CARLA}>"
    assert f"Going out still needs: a mixed canasta, {feet_missing}" in text
    assert "**K** × 7 · ★ natural canasta 🔒" in text
    assert "Round 1 of 4" in text
    mine = check(render_hand(table_of(match), seen(match, NORTH), WORDS)).text
    assert "**Your foot:** 2 cards. You take it up when your hand is empty." in mine
    assert "**Your melds:** 🔒 ★K" in mine
    own = f"your own foot taken up, the foot taken up by <@{CARLA}>"
    assert f"**To go out you still need:** a mixed canasta, {own}\n" in mine


def test_melds_that_must_be_finished_are_named_with_what_they_cost() -> None:
    match = position("c9 d9 s12", ruleset=AMERICAN, phase="meld", ours=["c1 d1 s1", "c2 d2 s2", KINGS])
    wanted = (
        "a canasta, a canasta of aces (unfinished they cost 2,500 points), "
        "a canasta of wild cards (unfinished they cost 2,000 points)"
    )
    assert f"Going out still needs: {wanted}" in board(match)
    assert f"**To go out you still need:** {wanted}" in render_hand(table_of(match), seen(match, NORTH), WORDS).text


def test_a_pile_that_never_thaws_is_not_said_to_be_frozen_by_a_card() -> None:
    match = position("c9 d9 s12", ruleset=RULESETS["uruguay"], pile="c2 d6", ours=[KINGS], theirs=["c10 d10 h10"])
    assert "**Frozen** (always, in this game): taking it needs 2 sixes from the hand" in board(match)


def test_a_special_hand_is_a_press_away() -> None:
    hand = "c4 d4 c5 d5 c6 d6 c8 d8 c9 d9 c10 d10 c11 d11"
    match = position(hand, ruleset=AMERICAN, phase="meld")
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert "**Your whole hand is pairs.** Showing it ends the round and brings 2,500 points." in picture.text
    assert "Show this hand" in labels(picture)
    assert apply(match, ShowHand(NORTH))


def test_what_may_not_be_discarded_is_named_with_the_reason() -> None:
    match = position("c4 d5 c7 c2", ruleset=AMERICAN, phase="meld", pile="", ours=["c9 d9 s9"])
    picture = check(render_hand(table_of(match), seen(match, NORTH), WORDS))
    assert set(options(picture, Verb.DISCARD)) == {"c4", "d5"}
    assert "**Not to be discarded now:** `2♣`. A wild card can only be your last card." in picture.text
    assert "**Not to be discarded now:** `7♣`. Sevens, aces," in picture.text


def test_an_opening_says_what_it_must_contain() -> None:
    match = position("c4 d5 c9", ruleset=AMERICAN)
    assert "Not opened yet: needs 125 points and a meld without wild cards" in board(match)


def test_reasons_say_what_the_raw_terms_mean() -> None:
    shape = reason_of(RuleViolation(Refusal.OPENING_SHAPE, shape="natural_canasta"))
    assert reason_text(shape, SAMBA, WORDS) == "Your opening must also contain a canasta that is not mixed."
    kinds = reason_of(RuleViolation(Refusal.KINDS_MISSING, count=2, kind="wild"))
    assert reason_text(kinds, SAMBA, WORDS) == "To go out, your team still needs 2 canastas of wild cards."


def test_cards_face_down_under_the_pile_are_counted() -> None:
    match = position("c9 d9 s12", ruleset=RULESETS["italian"], pile="h9")
    match = match._replace(extras=match.extras._replace(base=parse_cards(["c4", "c5", "c6"])))
    assert "**Pile:** `9♥` on top · 1 card · 3 more face down" in board(match)


def test_a_lobby_says_who_plays_with_whom() -> None:
    solo = check(render_lobby(lobby(*USERS[:3], ruleset=RULESETS["cutthroat"]), WORDS)).text
    assert "### Everybody scores alone\nIn each round one plays against all others.\nSeat 1: " in solo
    assert "artners sit" not in solo
    five = check(render_lobby(lobby(*USERS, None, ruleset=RULESETS["five-players"]), WORDS)).text
    assert "### Team 1\nThey take turns: in each round one of them sits out.\nSeat 1: " in five
