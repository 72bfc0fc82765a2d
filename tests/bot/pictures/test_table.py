"""The table's picture: for every game and moment it is a PNG of few colours, readable on a phone, and said in words."""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image

from bot.deck.colours import RED, STRAW, Suits
from bot.i18n import catalogs, words_for
from bot.pictures.lettering import fitted
from bot.pictures.picture import MOST_WORDS
from bot.pictures.scene import Panel, Placed
from bot.pictures.seats import NAME, TEXT
from bot.pictures.sprites import NARROW, STRIP
from bot.pictures.table import WIDTH, table_picture, table_scene
from bot.pictures.theme import MOST, Ground, Theme, palette_of
from bot.ui.people import seat_name
from engine.cards import parse_card
from engine.commands import DealRound, Discard
from engine.play import apply
from engine.ruleset import Ruleset, Seat
from engine.rulesets import RULESETS
from engine.state import Side, State, new_match
from engine.view import view_for
from tests.bot.pictures.tables import NAMES, busy_table, early_table, meld_of, rounds_of
from tests.bot.ui.pictures import WORDS, position
from tests.engine.notation import CANASTA

PHONE = 390
"""Pixels across, as a phone shows the picture."""


def opened(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def words_of(match: State, seat: int | None = None) -> str:
    view = view_for(match, None if seat is None else Seat(seat))
    return table_picture(view, NAMES[: match.ruleset.seats], WORDS).alt


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_whatever_play_brings_can_be_drawn(ruleset: Ruleset) -> None:
    names = NAMES[: ruleset.seats]
    for match in rounds_of(ruleset):
        view = view_for(match, None)
        scene = table_scene(view, names)
        for part in scene.parts:
            left, top, right, bottom = _box(part)
            assert 0 <= left < right <= WIDTH
            assert 0 <= top < bottom <= scene.height
        picture = table_picture(view, names, WORDS)
        image = opened(picture.png)
        assert (image.mode, image.size) == ("P", (scene.width, scene.height))
        assert 8 < len(image.getcolors() or ()) <= MOST
        assert len(picture.png) < 40_000
        assert 0 < len(picture.alt) <= MOST_WORDS
        for name in names:
            assert name in picture.alt


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_nothing_on_a_mat_lies_on_anything_else(ruleset: Ruleset) -> None:
    """Long names, many points, partners with scores of their own: plates, points and melds keep apart."""
    names = [f"Maximiliane the {number}th of Somewhere" for number in range(ruleset.seats)]
    for match in rounds_of(ruleset):
        rich = match._replace(scores=tuple(-12_345 for _ in match.scores)) if match.result is None else match
        scene = table_scene(view_for(rich, None), names)
        mats = [part.box for part in scene.parts if isinstance(part, Panel) and part.radius == 18]
        assert len(mats) >= 2
        boxes = [_box(part) for part in scene.parts if isinstance(part, Placed)]
        for left, top, right, bottom in mats:
            inside = [box for box in boxes if top <= box[1] < bottom]
            assert inside
            assert all(left <= box[0] and box[2] <= right and box[3] <= bottom for box in inside)
            for one, other in itertools.combinations(inside, 2):
                assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("code", catalogs())
def test_no_seat_has_a_name_that_is_cut(code: str) -> None:
    words = words_for(code)
    names = {seat_name(seat, ruleset, words) for ruleset in RULESETS.values() for seat in range(ruleset.seats)}
    names |= {words.of("guide-seat", who) for who in ("you", "left", "partner", "right")}
    assert {name for name in names if fitted(name, TEXT, NAME) != name} == set()


def _box(part: Placed | Panel) -> tuple[int, int, int, int]:
    if isinstance(part, Panel):
        return part.box
    return part.x, part.y, part.x + part.sprite.width, part.y + part.sprite.height


@pytest.mark.parametrize("suits", Suits)
@pytest.mark.parametrize("ground", Ground)
def test_all_sprites_share_one_palette(ground: Ground, suits: Suits) -> None:
    theme = Theme(ground, suits)
    palette = palette_of(theme)
    assert len(palette.colours) == len(set(palette.colours)) == MOST
    for part in table_scene(view_for(busy_table(), None), NAMES, theme).parts:
        if isinstance(part, Placed):
            assert part.sprite.image.mode == "P"
            assert max(part.sprite.image.tobytes()) < len(palette.colours)
            assert part.sprite.mask is None or part.sprite.mask.mode == "1"
    drawn = opened(table_picture(view_for(busy_table(), None), NAMES, WORDS, theme).png)
    assert bytes(drawn.getpalette() or ())[: len(palette.bytes())] == palette.bytes()


def test_a_side_with_twenty_melds_stays_legible_on_a_phone() -> None:
    ruleset = RULESETS["six-players-three-teams"]
    match, _ = apply(new_match(ruleset), DealRound(bytes(32)))
    melds = tuple(meld_of(rank, size) for rank in (1, *range(4, 14)) for size in (4, 9 if rank % 2 else 6))[:20]
    match = match._replace(sides=(Side(melds), Side(melds), Side(melds)))
    scene = table_scene(view_for(match, None), NAMES)
    # Letters and cards keep their size: there are more lines.
    assert STRIP * PHONE / WIDTH >= 12
    assert NARROW[1] * PHONE / WIDTH >= 30
    assert TEXT * PHONE / WIDTH >= 12
    assert scene.height < 2 * WIDTH
    lying = [_box(part) for part in scene.parts if isinstance(part, Placed) and part.sprite.parts]
    assert len(lying) == 60 + ruleset.seats
    for one, other in itertools.combinations(lying, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_the_viewers_side_lies_nearest() -> None:
    def order(seat: int | None) -> list[int]:
        view = view_for(early_table(), None if seat is None else Seat(seat))
        mats = [part.box for part in table_scene(view, NAMES).parts if isinstance(part, Panel) and part.radius == 18]
        return [bottom - top for _, top, _, bottom in mats]

    assert order(None) == order(1) == order(3)
    assert order(0) == order(2)


def test_a_frozen_pile_has_a_card_lying_crosswise() -> None:
    def colours(pile: str) -> int:
        view = view_for(position("c4 s4", ours=[CANASTA], pile=pile), None)
        image = opened(table_picture(view, NAMES, WORDS).png).convert("RGB")
        return sum(count for count, colour in image.getcolors(1 << 20) or () if colour == tuple(STRAW))

    assert colours("s9 s7 c8") == 0
    assert colours("d2 s7 c8") > 500  # its ends show


def test_natural_canastas_are_red() -> None:
    def red(meld: str) -> int:
        view = view_for(position("c4 s4", ours=[meld], pile="s9"), None)
        image = opened(table_picture(view, NAMES, WORDS).png).convert("RGB")
        return sum(count for count, colour in image.getcolors(1 << 20) or () if colour == tuple(RED))

    assert red(CANASTA) > red("c10 c10 d10 d10 s10 jk s2") + 2000


def test_colours_of_suits_are_a_choice() -> None:
    view = view_for(early_table(), None)
    assert table_picture(view, NAMES, WORDS, Theme(suits=Suits.TWO)).png != table_picture(view, NAMES, WORDS).png


def test_the_same_table_is_the_same_picture() -> None:
    pictures = {table_picture(view_for(early_table(), None), NAMES, WORDS) for _ in range(3)}
    assert len(pictures) == 1


def test_a_name_that_cannot_be_written_is_replaced_by_the_seat() -> None:
    view = view_for(early_table(), None)
    strange = ("山田", "شيرين", "👾👾", "Dave")
    assert table_picture(view, strange, WORDS).png == table_picture(view, ("North", "East", "South", "Dave"), WORDS).png
    assert "山田" in table_picture(view, strange, WORDS).alt


# in words


def test_words_tell_what_lies_there() -> None:
    said = words_of(busy_table())
    for fact in (
        "round 1",
        "Anna is to draw",
        "Pile: three of spades on top of 3 cards. It is blocked.",
        "It is frozen; the card that freezes it lies crosswise.",
        "Stock: 3 cards",
        "Anna (2 cards), Carla María (1 card), 3,240 points: 2 red threes; mixed canasta of tens (7 cards, 2 wild)",
        "; natural canasta of fives (7 cards); 5 aces; ",
        "3 eights and 1 wild card",
        "Benedict (1 card), Dave (1 card), 2,890 points: 1 red three",
    ):
        assert fact in said


def test_words_tell_openings_and_their_progress() -> None:
    assert "needs 50 points to open; nothing laid yet" in words_of(position("c4 s4", pile="s9"))


def test_words_tell_how_a_round_has_ended() -> None:
    match = position("c4", phase="meld", ours=[CANASTA], pile="s9")
    match, _ = apply(match, Discard(Seat(0), parse_card("c4")))
    assert "The round is over: Anna went out." in words_of(match)
    assert "blocked" not in words_of(match)


def test_words_of_every_game() -> None:
    pennies = words_of(next(rounds_of(RULESETS["pennies"])))
    assert "foot waiting" in pennies
    assert "sits out" in words_of(next(rounds_of(RULESETS["five-players"])))
    said = [words_of(match) for match in rounds_of(RULESETS["brazilian"], 1)]
    assert any("sequence" in one for one in said)
    assert any("partners in this round" in words_of(match) for match in rounds_of(RULESETS["cutthroat"]))
    italian, _ = apply(new_match(RULESETS["italian"]), DealRound(bytes(32)))
    assert "face down under it" in words_of(italian)


def test_words_say_less_where_the_whole_does_not_fit() -> None:
    ruleset = RULESETS["six-players-three-teams"]
    match, _ = apply(new_match(ruleset), DealRound(bytes(32)))
    melds = tuple(meld_of(rank, 8) for rank in (1, *range(4, 14)))
    said = words_of(match._replace(sides=(Side(melds), Side(melds), Side(melds[:2]))))
    assert "11 natural canastas" in said
    assert len(said) <= MOST_WORDS


def test_a_picture_shows_nothing_of_a_hand() -> None:
    before = early_table()
    drawn, hidden = before.hands[1], before.stock[:1] + before.hands[1][1:]
    other = before._replace(hands=(before.hands[0], hidden, *before.hands[2:]), stock=drawn[:1] + before.stock[1:])
    assert other != before
    assert table_picture(view_for(before, None), NAMES, WORDS) == table_picture(view_for(other, None), NAMES, WORDS)
