"""The walk shows a real round, and its pictures show what its words say."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.deck.colours import Suits
from bot.guide.painting import moment_picture
from bot.guide.walk import READER, Moment, positions
from bot.i18n import catalogs, words_for
from bot.pictures.picture import MOST_WORDS
from bot.pictures.table import WIDTH
from bot.pictures.theme import Theme
from engine.cards import Rank, rank_of
from engine.melds import canastas
from engine.state import Permission, Phase
from engine.view import View


def at(moment: Moment) -> View:
    return positions()[moment]


def test_every_moment_is_there_in_its_order() -> None:
    assert list(positions()) == list(Moment)
    assert all(view.viewer == READER for view in positions().values())


def test_a_turn_begins_with_a_card() -> None:
    view = at(Moment.DRAW)
    assert view.turn.seat == READER
    assert view.turn.phase is Phase.DRAW
    assert view.options is not None
    assert view.options.may_draw


def test_the_opening_is_a_joker_and_two_eights_for_70_points() -> None:
    view = at(Moment.OPENING)
    [meld] = view.side_at(READER).melds
    assert (meld.rank, meld.size, len(meld.wilds)) == (Rank(8), 3, 1)
    assert (view.turn.laid_points, view.turn.minimum) == (70, 50)


def test_the_pile_of_seven_can_be_taken_with_two_sixes() -> None:
    view = at(Moment.PILE)
    assert view.pile.count == 7
    assert view.pile.top is not None
    assert rank_of(view.pile.top) == Rank(6)
    assert view.options is not None
    assert [rank_of(card) for card in view.options.takes[0].cards] == [Rank(6), Rank(6)]


def test_the_canasta_has_eights_and_three_wild_cards() -> None:
    assert not canastas(at(Moment.MELD).side_at(READER).melds, at(Moment.MELD).ruleset)
    [meld] = [meld for meld in at(Moment.CANASTA).side_at(READER).melds if meld.size >= 7]
    assert (meld.rank, meld.size, len(meld.wilds)) == (Rank(8), 7, 3)


def test_the_turn_ends_with_a_discard() -> None:
    options = at(Moment.DISCARD).options
    assert options is not None
    assert options.discards


def test_the_partner_is_asked_and_the_round_ends() -> None:
    assert at(Moment.ASK).turn.permission is Permission.ASKED
    result = at(Moment.OUT).result
    assert result is not None
    assert result.out == READER


@pytest.mark.parametrize("code", catalogs())
@pytest.mark.parametrize("moment", Moment)
def test_a_picture_is_told_in_words(moment: Moment, code: str) -> None:
    words = words_for(code)
    picture = moment_picture(moment, words)
    assert 200 < len(picture.alt) <= MOST_WORDS
    assert picture.alt.endswith(".")
    assert words("guide-seat-you") in picture.alt


def test_a_picture_is_as_wide_as_the_tables_and_has_the_readers_colours() -> None:
    four, two = (moment_picture(Moment.PILE, words_for("en"), Theme(suits=suits)).png for suits in Suits)
    assert Image.open(io.BytesIO(four)).width == WIDTH
    assert four != two
