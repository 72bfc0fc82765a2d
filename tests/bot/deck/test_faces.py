"""The deck: every face is there, fits Discord, and is like no other, however small and without its colours."""

import itertools

import pytest
from PIL import Image

from bot.deck.colours import Suits
from bot.deck.emojis import LARGEST, SIZE, deck_emojis
from bot.deck.faces import Mark, draw_narrow_face
from bot.deck.names import BACK, KEYS, EmojiName, card_key, parse_name
from engine.cards import ALL_CARDS, JOKER, card_of
from tests.bot.deck.looks import DARK, LIGHT, difference, grey, opened, small

#: Two faces that are less apart than this are taken for each other; the same face drawn twice is 0 apart.
ALIKE = 3.0


def pictures(suits: Suits) -> dict[str, Image.Image]:
    """Return what somebody sees whose suits have these colours, by the key in four colours."""
    drawn = {picture.name.key: opened(picture.png) for picture in deck_emojis()}
    cards = {card_key(card): drawn[card_key(card, suits)] for card in ALL_CARDS}
    return {**cards, **{key: drawn[key] for key in (BACK, *Mark)}}


def test_every_picture_fits_discord() -> None:
    assert sorted(picture.name.key for picture in deck_emojis()) == sorted(KEYS)
    for name, png in deck_emojis():
        assert len(png) <= LARGEST
        assert opened(png).size == (SIZE, SIZE)
        assert parse_name(str(name)) == name
        assert 2 <= len(str(name)) <= 32


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("suits", Suits)
def test_no_two_look_alike_at_22_pixels(suits: Suits, ground: tuple[int, int, int]) -> None:
    shown = {key: small(image, ground) for key, image in pictures(suits).items()}
    apart = {
        (one, other): difference(shown[one], shown[other]) for one, other in itertools.combinations(sorted(shown), 2)
    }
    assert {pair: round(far, 1) for pair, far in apart.items() if far < ALIKE} == {}


def test_suits_and_ranks_are_told_apart_without_colours() -> None:
    shown = {key: grey(small(image, DARK)) for key, image in pictures(Suits.TWO).items()}
    cards = [card_key(card) for card in ALL_CARDS]
    assert [pair for pair in itertools.combinations(cards, 2) if difference(shown[pair[0]], shown[pair[1]]) < 2] == []


def test_jokers_twos_and_threes_stand_out() -> None:
    """Their papers differ: where two cards of a rank are nearly alike, these are far from everything else."""
    shown = {card: small(pictures(Suits.FOUR)[card_key(card)], DARK) for card in ALL_CARDS}
    special = [JOKER, card_of("h", 2), card_of("h", 3), card_of("s", 3)]
    for card in special:
        others = [other for other in ALL_CARDS if other >> 2 != card >> 2]
        assert min(difference(shown[card], shown[other]) for other in others) > 20


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
def test_every_picture_stands_out_from_its_ground(ground: tuple[int, int, int]) -> None:
    empty = Image.new("RGB", (22, 22), ground)
    edges = {key: difference(small(image, ground), empty) for key, image in pictures(Suits.FOUR).items()}
    assert {key: far for key, far in edges.items() if far < 15} == {}


def test_a_card_in_a_fan_is_read_from_its_strip() -> None:
    strips = [draw_narrow_face(card, Suits.TWO, (46, 64), strip=26).crop((0, 0, 26, 64)) for card in ALL_CARDS]
    seen = {strip.tobytes() for strip in strips}
    assert len(seen) == len(ALL_CARDS)


def test_names_say_the_card_and_change_with_the_picture() -> None:
    drawn = {each.name.key: each.name for each in deck_emojis()}
    assert drawn["QDred"].digest != drawn["QD"].digest
    assert len({name.digest for name in drawn.values()}) == len(KEYS)
    assert str(EmojiName("10S", "3f9a1c")) == "cn_10S_3f9a1c"
    cards = [JOKER, card_of("h", 12), card_of("s", 10), card_of("c", 1), card_of("d", 13), card_of("d", 3)]
    assert [card_key(card) for card in cards] == ["JK", "QH", "10S", "AC", "KD", "3D"]
    assert [card_key(card, Suits.TWO) for card in cards] == ["JK", "QH", "10S", "ACblack", "KDred", "3D"]


@pytest.mark.parametrize("name", ["cn_QH", "xcn_QH_3f9a1c", "cn_QH_3F9A1C", "cn_QH_3f9a1c2", "queen", "cn__3f9a1c"])
def test_other_names_are_not_the_decks(name: str) -> None:
    assert parse_name(name) is None
