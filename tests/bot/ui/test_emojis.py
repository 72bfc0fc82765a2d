"""Cards as emojis: where they stand, what stands where one is missing, and what is done where they do not fit."""

from __future__ import annotations

from itertools import count

import pytest

from bot.deck.card_faces import CardFaces, faces_from
from bot.deck.faces import Mark
from bot.deck.names import KEYS
from bot.i18n import Words
from bot.ui.board import render_board
from bot.ui.cards import chip, hand_by_rank, meld_chip
from bot.ui.confirm import render_discard_confirmation
from bot.ui.custom_id import Verb
from bot.ui.fitting import with_text_behind
from bot.ui.hand import render_hand
from bot.ui.history import LONGEST_LINE, turns_in_words
from bot.ui.layout import message, text
from bot.ui.marks import sign
from bot.ui.picker import render_picker
from engine import events as ev
from engine.cards import Card, parse_card
from engine.ruleset import Seat
from engine.rulesets import CLASSIC, RULESETS
from tests.bot.ui.pictures import WORDS, check, position, seen, selects, table_of
from tests.engine.notation import KINGS, MIXED

_ids = count(1_200_000_000_000_000_000)
ALL = faces_from((f"cn_{key}_3f9a1c", next(_ids)) for key in KEYS)
EMOJIS = WORDS.with_faces(ALL)
HAND = "c12 c12 h12 jk s2 d4 d5 s3 c9 h9"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in text.split())


def shown(key: str, words: Words = EMOJIS) -> str:
    name, emoji_id = words.faces.emojis[key]
    return f"<:{name}:{emoji_id}>"


def test_cards_are_emojis_in_running_text_without_code() -> None:
    assert chip(cards("h12 jk"), EMOJIS) == shown("JK") + shown("QH")
    assert meld_chip(cards("s2 h12"), EMOJIS) == shown("QH") + shown("2S")
    assert hand_by_rank(cards("h12 c12 c12 d4 d4"), EMOJIS, new=cards("d4")) == [
        f"{shown('QC')}{shown('QC')}{shown('QH')}\u00a0×3  {shown('4D')}•{shown('4D')}"
    ]


@pytest.mark.parametrize(
    ("hand", "lengths"),
    [
        ("", []),
        ("c12 c12 c12 h9 h9 c8 c7 c6", [8]),
        ("s2 d13 s13 c8 d8 h8 s8 d7 h7 s6 d5 d5", [7, 5]),
        ("jk jk s2 c14 c14 c13 c13 c12 c12 c11 c11 c10 c10 c9 c9 c8 c8 c7 c7 c6", [7, 6, 7]),
        ("c12 " * 16, [16]),
        ("c12 " * 16 + "c9 c9", [16, 2]),
    ],
)
def test_a_hand_is_parted_between_ranks_where_a_phone_would_break_its_line(hand: str, lengths: list[int]) -> None:
    lines = hand_by_rank(cards(hand.replace("c14", "c1")), EMOJIS)
    assert [line.count("<:cn_") for line in lines] == lengths
    assert len(hand_by_rank(cards(hand.replace("c14", "c1")), WORDS)) == 1


def test_a_card_without_emoji_stands_as_text_beside_the_others() -> None:
    some = WORDS.with_faces(CardFaces({key: found for key, found in ALL.emojis.items() if key != "QH"}))
    assert chip(cards("h12 h12 jk"), some) == f"{shown('JK')} `Q♥ Q♥`"


def test_every_message_of_a_player_has_them_and_can_do_without() -> None:
    match = position(HAND, phase="meld")
    table, view = table_of(match), seen(match, Seat(0))
    for drawn in (
        render_hand(table, view, EMOJIS),
        render_picker(table, view, EMOJIS),
        render_discard_confirmation(table, view, EMOJIS, cards("s2")[0]),
    ):
        check(drawn)
        assert "<:cn_QH" in drawn.text
        plain = drawn.without_emojis()
        assert plain is not None
        check(plain)
        assert "<:cn_" not in plain.text
        assert "`" in plain.text
        assert plain.without_emojis() is None


def test_options_have_them_before_their_text() -> None:
    match = position(HAND, phase="meld")
    drawn = render_hand(table_of(match), seen(match, Seat(0)), EMOJIS)
    found = {option.label: option.emoji for select in selects(drawn, Verb.DISCARD) for option in select.options}
    assert all(emoji is not None for emoji in found.values())
    assert str(found["Q♥"]) == shown("QH")
    in_text = render_hand(table_of(match), seen(match, Seat(0)), WORDS)
    assert all(not option.emoji for select in selects(in_text, Verb.DISCARD) for option in select.options)
    assert in_text.without_emojis() is None


def test_a_message_too_large_for_emojis_is_text() -> None:
    many = cards("h12 " * 120)
    drawn = with_text_behind(lambda words: message(text(chip(many, words))), EMOJIS)
    assert check(drawn).text == chip(many, WORDS)
    assert drawn.without_emojis() is None


def test_a_board_has_them_and_tells_as_many_turns_as_in_text() -> None:
    match = position(HAND, phase="meld")
    log = tuple(ev.Discarded(Seat(seat), cards("h12")[0]) for seat in range(4))
    table, view = table_of(match), seen(match, log=log)
    drawn = check(render_board(table, view, EMOJIS))
    assert drawn.text.count("discarded <:cn_QH") == 4
    plain = drawn.without_emojis()
    assert plain is not None
    assert plain.text == render_board(table, view, WORDS).text


def test_marks_are_emojis_in_running_text_and_signs_without() -> None:
    match = position(HAND, phase="meld", ours=[KINGS, MIXED], pile="d2 s9 c4")
    table, view = table_of(match), seen(match, Seat(0))
    for drawn in (check(render_board(table, view, EMOJIS)), check(render_hand(table, view, EMOJIS))):
        for mark, usual in ((Mark.NATURAL, "★"), (Mark.MIXED, "☆"), (Mark.FROZEN, "❄️")):
            assert shown(mark) in drawn.text
            assert usual not in drawn.text
        plain = drawn.without_emojis()
        assert plain is not None
        assert all(usual in plain.text for usual in "★☆❄")
    match = position(HAND, phase="meld", pile="s9 c4 c3")
    assert f"{shown(Mark.BLOCKED)} **Blocked" in render_board(table_of(match), seen(match), EMOJIS).text
    closed = position(HAND, ours=[KINGS], ruleset=CLASSIC.with_fields({"max_meld_size": 7}))
    assert shown(Mark.CLOSED) in render_board(table_of(closed), seen(closed), EMOJIS).text


def test_every_mark_has_an_emoji_and_a_sign() -> None:
    for mark in Mark:
        assert sign(mark, EMOJIS) == shown(mark)
        assert len(sign(mark, WORDS).removesuffix("\ufe0f")) == 1


def test_a_mark_that_is_missing_is_a_sign_beside_emojis() -> None:
    some = WORDS.with_faces(CardFaces({key: found for key, found in ALL.emojis.items() if key != Mark.NATURAL}))
    match = position(HAND, phase="meld", ours=[KINGS, MIXED])
    drawn = render_board(table_of(match), seen(match), some)
    assert "★ natural canasta" in drawn.text
    assert shown(Mark.MIXED) in drawn.text


def test_labels_of_melds_have_signs() -> None:
    match = position(HAND, phase="meld", ours=["c10 c10 d10 d10", "h10 h10 s10"], ruleset=RULESETS["samba"])
    drawn = check(render_hand(table_of(match), seen(match, Seat(0)), EMOJIS))
    [combining] = selects(drawn, Verb.COMBINE)
    assert "★" in str(combining.options[0].description)
    assert "<:" not in str(combining.options[0].description)


def test_a_long_line_of_history_never_cuts_an_emoji() -> None:
    match = position(HAND)
    log = [ev.CardsDrawn(Seat(0), cards("h3 " * 30)) for _ in range(9)]
    [line] = turns_in_words(table_of(match), log, EMOJIS)
    assert line.endswith("…")
    assert len(line) > LONGEST_LINE
    assert line.count("<:cn_") == line.count(">") - line.count("<@")
