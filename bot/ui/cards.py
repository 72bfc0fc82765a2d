"""Cards as text: single cards, groups of one rank, and a whole hand.

In running text a card is its emoji, where the words come with emojis. Other cards stand in inline code: Discord would
turn bare suit symbols into small pictures, of which the black ones vanish on a dark background. Buttons and selects
show symbols as they are, an emoji before them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from bot.deck.card_faces import CardFaces
from bot.i18n import Words
from engine.cards import IS_WILD, PLACE_OF, RANK_ORDER, Card, Rank, in_order, rank_of, suit_of

SUIT_SYMBOLS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
NEW_MARK: Final = "•"
COUNTED_FROM: Final = 3
#: How many emojis a line of a phone holds; what parts two groups, and what counts one, is as wide as so many.
LINE: Final = 13.0
_GAP: Final = 0.4
_COUNT: Final = 1.2
UNBROKEN_SPACE: Final = "\u00a0"


def card_text(card: Card, words: Words) -> str:
    """Return one card for a label: ``Q♥``; each suit has its own shape, so colour is never needed."""
    return f"{rank_short(rank_of(card), words)}{SUIT_SYMBOLS.get(suit_of(card), '')}"


def cards_text(cards: Iterable[Card], words: Words) -> str:
    """Return cards for a label, in the order of a hand: ``2♠ K♣ K♦``."""
    return " ".join(card_text(card, words) for card in in_order(cards))


def meld_text(cards: Iterable[Card], words: Words) -> str:
    """Return cards to be laid, for a label: naturals first, so that the rank is read first: ``K♣ K♦ 2♠``."""
    return " ".join(card_text(card, words) for card in as_meld(cards))


def as_meld(cards: Iterable[Card]) -> list[Card]:
    """Return cards in the order of a meld, naturals first."""
    return sorted(in_order(cards), key=IS_WILD.__getitem__)


def first_face(cards: Iterable[Card], words: Words) -> str | None:
    """Return an emoji for an option that is about some cards: the one that is read first; None if there is none."""
    return next((words.faces.on_button(card) for card in as_meld(cards)), None)


def chip(cards: Iterable[Card], words: Words) -> str:
    """Return cards for running text, set off from the words around them."""
    return row_chip(in_order(cards), words)


def meld_chip(cards: Iterable[Card], words: Words) -> str:
    """Return cards to be laid for running text, naturals first."""
    return row_chip(as_meld(cards), words)


def row_chip(cards: Iterable[Card], words: Words) -> str:
    """Return cards for running text in the order in which they are given."""
    return _set_off([(card, card_text(card, words)) for card in cards], words.faces)


def _set_off(cards: Iterable[tuple[Card, str]], faces: CardFaces) -> str:
    """Return cards as emojis, with the mark at the end of their text; those that have none together in inline code."""
    parts = []
    for has_face, some in groupby(cards, key=lambda each: faces.on_button(each[0]) is not None):
        if has_face:
            # Close together, so that the space between two groups tells them apart.
            parts.append("".join(faces.card(card, "") + NEW_MARK * shown.endswith(NEW_MARK) for card, shown in some))
        else:
            parts.append(f"`{' '.join(shown for _, shown in some)}`")
    return " ".join(parts)


def marked_new(hand: Iterable[Card], drew: Iterable[Card]) -> tuple[Card, ...]:
    """Return the drawn cards of a hand that are worth a mark: none where most cards are new, as after a big pile."""
    held = Counter(hand)
    new = tuple((held & Counter(drew)).elements())
    return new if 2 * len(new) <= held.total() else ()


def hand_by_rank(cards: Iterable[Card], words: Words, *, new: Iterable[Card] = ()) -> list[str]:
    """Return a hand, grouped by rank, counted where a group is long, with newly drawn cards marked.

    Discord breaks a line between any two emojis, so one that a phone could not hold is parted here, between groups.
    """
    fresh = Counter(new)
    groups = [list(group) for _, group in groupby(in_order(cards), key=rank_of)]
    rows = _in_lines(groups) if words.faces else [groups]
    return ["  ".join(_group(group, fresh, words) for group in row) for row in rows]


def _in_lines(groups: list[list[Card]]) -> list[list[list[Card]]]:
    """Part groups into as few lines as they need, of about one length."""
    for lines in range(1, len(groups)):
        parted = _parted(groups, lines)
        if all(sum(map(_width, row)) <= LINE for row in parted):
            return parted
    return [[group] for group in groups]


def _parted(groups: list[list[Card]], lines: int) -> list[list[list[Card]]]:
    line, before = sum(map(_width, groups)) / lines, 0.0
    rows: list[list[list[Card]]] = [[] for _ in range(lines)]
    for group in groups:
        rows[int((before + _width(group) / 2) / line)].append(group)
        before += _width(group)
    return [row for row in rows if row]


def hand_in_suits(cards: Iterable[Card], words: Words, *, new: Iterable[Card] = ()) -> list[str]:
    """Return a hand suit by suit, low to high, cards in a row together; what is in no row of a suit comes first."""
    held, fresh = in_order(cards), Counter(new)
    loose = [list(group) for _, group in groupby((card for card in held if not PLACE_OF[card]), key=rank_of)]
    lines = [[_chipped(group, fresh, words) for group in loose]]
    for suit in reversed(SUIT_SYMBOLS):
        row = sorted((card for card in held if PLACE_OF[card] and suit_of(card) == suit), key=PLACE_OF.__getitem__)
        lines.append([_chipped(run, fresh, words) for run in _rows(row)])
    return ["  ".join(line) for line in lines if line]


def _rows(cards: list[Card]) -> list[list[Card]]:
    """Part cards of a suit where the row breaks off."""
    rows: list[list[Card]] = []
    for card in cards:
        if rows and PLACE_OF[card] - PLACE_OF[rows[-1][-1]] <= 1:
            rows[-1].append(card)
        else:
            rows.append([card])
    return rows


def _chipped(cards: list[Card], fresh: Counter[Card], words: Words) -> str:
    return _set_off([(card, _marked(card, fresh, words)) for card in cards], words.faces)


def _group(cards: list[Card], fresh: Counter[Card], words: Words) -> str:
    inside = _chipped(cards, fresh, words)
    return inside if len(cards) < COUNTED_FROM else f"{inside}{UNBROKEN_SPACE}×{len(cards)}"


def _width(cards: list[Card]) -> float:
    return len(cards) + _GAP + (_COUNT if len(cards) >= COUNTED_FROM else 0.0)


def _marked(card: Card, fresh: Counter[Card], words: Words) -> str:
    if fresh[card] == 0:
        return card_text(card, words)
    fresh[card] -= 1
    return f"{card_text(card, words)}{NEW_MARK}"


def rank_short(rank: Rank, words: Words) -> str:
    """Return a rank as it stands on the card: ``K``, ``10``."""
    return words.of("rank-short", rank)


def rank_many(rank: Rank, words: Words) -> str:
    """Return the name of several cards of a rank: ``kings``."""
    return words.of("rank-many", rank)


def rank_count(rank: Rank, count: int, words: Words) -> str:
    """Return a number of cards of a rank: ``1 king``, ``3 kings``."""
    return words.of("rank-count", rank, count=count)


def counted(cards: Iterable[Card], words: Words) -> str:
    """Return what cards there are by rank: ``3 kings + 1 joker``; naturals first, as a meld is spoken of."""
    counts = Counter(rank_of(card) for card in cards)
    order = (*RANK_ORDER[2:], *RANK_ORDER[1::-1])
    return words("list-plus").join(rank_count(rank, counts[rank], words) for rank in order if counts[rank])


def joined(parts: Iterable[str], words: Words) -> str:
    """Return parts as one list in words."""
    return words("list-comma").join(parts)
