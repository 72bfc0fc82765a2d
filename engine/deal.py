"""From a secret seed to the order of the deck, by steps that anyone can repeat.

The algorithm, complete:

1. The stream: block ``i`` (0, 1, 2 …) is ``SHA-256(seed ‖ i as 8 bytes, big-endian)``; each block gives four words of
   8 bytes, big-endian.
2. A number below ``n``: take the next word; while it is not below the largest multiple of ``n`` that fits in 64
   bits, take the next; the number is the word modulo ``n``. Every number is equally likely.
3. The first dealer is a number below the count of seats.
4. The unshuffled deck lists the jokers, then the clubs, diamonds, hearts and spades of each rank from ace to king, each
   card as often as the pack holds it. Fisher and Yates: for ``i`` from the last place down to 1, swap places ``i``
   and a number below ``i + 1``.
5. The last place is the top of the deck. Cards are dealt from the top, one at a time, clockwise from the dealer's left:
   first the hands, then the second packets where the game has them. The next cards make the pile.

The SHA-256 of the seed is shown at the deal and the seed after the round, so that every player can check that nothing
was changed in between.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from engine.cards import ACE, ALL_CARDS, CLASS_OF, Card, rank_of
from engine.errors import NotationError
from engine.ruleset import Ruleset, Seat
from engine.terms import PileBase

SEED_BYTES: Final = 32
_WORDS: Final = 1 << 64
_FOUR_WORDS: Final = struct.Struct(">4Q").unpack


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What a seed decides: who deals the first round, and the deck with its top card last."""

    dealer: Seat
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A dealt table: hands and second packets by seat, the stock with its top card last, and the pile with the turned
    card last, ``base`` being the face-down cards under it.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    feet: tuple[tuple[Card, ...], ...] = ()
    base: tuple[Card, ...] = ()


def fingerprint(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hexadecimal: the promise that is shown at the deal."""
    return hashlib.sha256(seed).hexdigest()


def parse_seed(text: str) -> bytes:
    """Read a seed of 32 bytes written in hexadecimal.

    Raises:
        NotationError: It is not that.
    """
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise NotationError(f"a seed is {SEED_BYTES} bytes, written as {2 * SEED_BYTES} hexadecimal digits")
    return seed


def shuffle(seed: bytes, ruleset: Ruleset) -> Shuffle:
    """Work out the first dealer and the order of the deck from a seed of 32 bytes.

    Raises:
        ValueError: The seed has another length.
    """
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    words = _words(seed)
    dealer = Seat(_below(words, ruleset.seats))
    deck = [card for card in ALL_CARDS for _ in range(ruleset.copies_of(card))]
    for place in range(len(deck) - 1, 0, -1):
        other = _below(words, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return Shuffle(dealer=dealer, deck=tuple(deck))


def first_dealer(seed: bytes, ruleset: Ruleset) -> Seat:
    """Return who deals the first round of a match, by its seed (step 3)."""
    return Seat(_below(_words(seed), ruleset.seats))


def deal(deck: tuple[Card, ...], ruleset: Ruleset, *, dealer: Seat, number: int = 1) -> Deal:
    """Deal the packets of a round and turn the first card of the pile (rules 5 to 7, 2.12).

    A turned card of a class in ``upcard_reject`` stays in the pile and another is turned on it; it may freeze the pile.
    """
    stock = list(deck)
    hands = _packets(stock, ruleset, ruleset.hand_size, dealer=dealer, number=number)
    feet = _packets(stock, ruleset, ruleset.foot_size, dealer=dealer, number=number) if ruleset.foot_size else ()
    pile: list[Card] = []
    while stock and ruleset.turn_upcard:
        pile.append(stock.pop())
        if CLASS_OF[pile[-1]] not in ruleset.upcard_reject:
            break
    base: tuple[Card, ...] = ()
    if pile and ruleset.pile_base is PileBase.RANK:
        rank = rank_of(pile[-1])
        count = ruleset.pile_base_ace if rank == ACE else rank
        base = tuple([stock.pop() for _ in range(min(count, len(stock)))])
    return Deal(hands=hands, stock=tuple(stock), pile=tuple(pile), feet=feet, base=base)


def _packets(
    stock: list[Card], ruleset: Ruleset, size: int, *, dealer: Seat, number: int
) -> tuple[tuple[Card, ...], ...]:
    """Deal so many cards to each player of a round, one at a time, from the end of the stock."""
    packets: list[list[Card]] = [[] for _ in range(ruleset.seats)]
    for _ in range(size):
        seat = dealer
        for _ in ruleset.turn_order(number):
            seat = ruleset.next_seat(seat, number)
            packets[seat].append(stock.pop())
    return tuple(tuple(sorted(packet)) for packet in packets)


def _words(seed: bytes) -> Iterator[int]:
    for block in count():
        yield from _FOUR_WORDS(hashlib.sha256(seed + block.to_bytes(8, "big")).digest())


def _below(words: Iterator[int], limit: int) -> int:
    beyond = _WORDS - _WORDS % limit
    word = next(words)
    while word >= beyond:
        word = next(words)
    return word % limit
