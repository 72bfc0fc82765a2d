"""What a press says survives being written and read; what is forged is not read at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.table import TableId
from bot.ui.custom_id import (
    MAX_LENGTH,
    Press,
    Verb,
    encode_cards,
    encode_combine,
    encode_lay,
    encode_take,
    parse_card_argument,
    parse_cards_argument,
    parse_combine,
    parse_lay,
    parse_seat,
    parse_take,
)
from engine.cards import ALL_CARDS, Rank, in_order, parse_cards
from engine.commands import CombineMelds, LayDown, TakePile
from engine.ruleset import Seat

SEAT = Seat(0)


def test_a_press_is_short_and_readable() -> None:
    assert Press(TableId("7KQ4"), 12, Verb.LAY, "13:h13c13x2").encode() == "c1:7KQ4:12:lay:13:h13c13x2"
    assert Press(TableId("7KQ4"), 12, Verb.DRAW).encode() == "c1:7KQ4:12:draw"


@given(st.sampled_from(Verb), st.integers(0, 10**9), st.lists(st.sampled_from(ALL_CARDS), max_size=12))
def test_a_press_comes_back_as_it_was(verb: Verb, revision: int, cards: list[int]) -> None:
    press = Press(TableId("7KQ4"), revision, verb, encode_cards(cards))  # type: ignore[arg-type]
    assert Press.parse(press.encode()) == press


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "c1",
        "c1:7KQ4:1",
        "c2:7KQ4:1:draw",
        "c1:7KQ4:1:fly",
        "c1:7KQ4:-1:draw",
        "c1:7KQ4:x:draw",
        "c1::1:draw",
        "c1:7KQ4:1:draw\nx",
        "c1:7KQ4:١:draw",
        "c1:7KQ4:1:lay:" + "x" * 90,
    ],
)
def test_foreign_and_forged_ids_are_not_read(forged: str) -> None:
    assert Press.parse(forged) is None


def test_an_id_that_discord_would_refuse_is_refused_here() -> None:
    with pytest.raises(ValueError, match="x"):
        Press(TableId("7KQ4"), 1, Verb.LAY, "x" * MAX_LENGTH).encode()


def test_a_select_says_its_argument_by_value() -> None:
    select = Press(TableId("7KQ4"), 1, Verb.DISCARD, "0")
    assert select.argument_of(["h13"]) == "h13"
    assert Press(TableId("7KQ4"), 1, Verb.DISCARD_SURE, "h13").argument_of() == "h13"


@given(st.lists(st.sampled_from(ALL_CARDS), max_size=40))
def test_cards_come_back_in_the_order_of_a_hand(cards: list[int]) -> None:
    assert parse_cards_argument(encode_cards(cards)) == in_order(cards)  # type: ignore[arg-type]


def test_cards_are_written_in_few_letters() -> None:
    assert encode_cards(parse_cards(["h13", "c13", "jk", "h13"])) == "jkc13h13x2"
    assert encode_cards([]) == "-"


@pytest.mark.parametrize("forged", ["", "x", "h14", "h13 ", "h13xx2", "--", "jk2", "2h13", "h0", "h13h"])
def test_forged_cards_are_not_read(forged: str) -> None:
    assert parse_cards_argument(forged) is None
    assert parse_card_argument(forged) is None


def test_a_lay_names_rank_and_cards() -> None:
    cards = tuple(parse_cards(["d2"]))
    for text, lay in {
        "13:d2": LayDown(SEAT, cards, Rank(13)),
        "-:d2": LayDown(SEAT, cards),
        "-:d2@11": LayDown(SEAT, cards, None, 11),
    }.items():
        assert encode_lay(lay) == text
        assert parse_lay(text, SEAT) == lay
    forged = ("", "13", "13:", "13:-", "14:d2", "x:d2", "13:zz", "13:d2@", "13:d2@x", "13:d2@1@2")
    assert [parse_lay(each, SEAT) for each in forged] == [None] * len(forged)


def test_a_take_names_cards_from_hand_and_the_meld() -> None:
    cards = tuple(parse_cards(["c6", "h6"]))
    for text, take in {"c6h6": TakePile(SEAT, cards), "-": TakePile(SEAT, ()), "-@3": TakePile(SEAT, (), 3)}.items():
        assert encode_take(take) == text
        assert parse_take(text, SEAT) == take
    assert [parse_take(each, SEAT) for each in ("", "x", "c6@", "@1")] == [None] * 4


def test_two_melds_that_become_one_are_named_by_their_places() -> None:
    combine = CombineMelds(SEAT, 0, 12)
    assert parse_combine(encode_combine(combine), SEAT) == combine
    assert [parse_combine(each, SEAT) for each in ("", "1", "1-", "x-1", "1-2-3")] == [None] * 5


def test_the_longest_lay_of_two_packs_fits() -> None:
    cards = [card for suit in "cdhs" for card in parse_cards([f"{suit}13"] * 2 + [f"{suit}2"] * 2)]
    lay = encode_lay(LayDown(SEAT, (*cards, *parse_cards(["jk"] * 4)), Rank(13), 12))
    assert len(Press(TableId("7KQ4"), 10**6, Verb.LAY, lay).encode()) <= MAX_LENGTH


def test_seats_are_read_as_numbers() -> None:
    assert [parse_seat(text) for text in ("0", "3", "12", "", "-1", "x", "٣", "100")] == [0, 3, 12, *[None] * 5]
