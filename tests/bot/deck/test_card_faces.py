"""Cards in text: an emoji where there is one, else the text."""

from bot.deck.card_faces import CardFaces, faces_from
from bot.deck.colours import Suits
from bot.deck.faces import Mark
from engine.cards import JOKER, card_of

QUEEN = card_of("h", 12)


def test_a_card_with_an_emoji_is_shown_by_it() -> None:
    faces = faces_from([("cn_QH_3f9a1c", 7), ("cn_frozen_000000", 8), ("cn_back_000000", 9)])
    assert faces.card(QUEEN, "Q♥") == "<:cn_QH_3f9a1c:7>"
    assert faces.on_button(QUEEN) == "<:cn_QH_3f9a1c:7>"
    assert faces.mark(Mark.FROZEN, "❄️") == "<:cn_frozen_000000:8>"
    assert faces.back("▮") == "<:cn_back_000000:9>"


def test_one_without_is_text() -> None:
    for faces in (CardFaces(), faces_from([("cn_QH_3f9a1c", 7), ("queen_of_hearts", 8)])):
        assert faces.card(JOKER, "🃏") == "🃏"
        assert faces.on_button(JOKER) is None
        assert faces.mark(Mark.BLOCKED, "⛔") == "⛔"
    assert not CardFaces()
    assert not faces_from([("queen_of_hearts", 8)])


def test_of_two_pictures_of_a_card_the_newer_counts() -> None:
    faces = faces_from([("cn_QH_aaaaaa", 12), ("cn_QH_bbbbbb", 11)])
    assert faces.card(QUEEN, "") == "<:cn_QH_aaaaaa:12>"


def test_suits_are_coloured_as_somebody_likes() -> None:
    faces = faces_from([("cn_QD_aaaaaa", 1), ("cn_QDred_aaaaaa", 2), ("cn_4D_aaaaaa", 3), ("cn_4Dred_aaaaaa", 4)])
    queen, four = card_of("d", 12), card_of("d", 4)
    assert faces.has_colours
    assert faces.card(queen, "") == "<:cn_QD_aaaaaa:1>"
    assert faces.coloured(Suits.TWO).card(queen, "") == "<:cn_QDred_aaaaaa:2>"
    assert faces.coloured(Suits.TWO).on_button(four) == "<:cn_4Dred_aaaaaa:4>"
    assert faces.coloured(Suits.FOUR) is faces


def test_where_a_colour_is_missing_the_other_stands_in() -> None:
    faces = faces_from([("cn_QD_aaaaaa", 1)])
    assert not faces.has_colours
    assert faces.coloured(Suits.TWO).card(card_of("d", 12), "Q♦") == "<:cn_QD_aaaaaa:1>"
    assert faces.coloured(Suits.TWO).card(card_of("d", 11), "J♦") == "J♦"
