"""How the simulated players decide: from nothing but the text and the controls of a message that they see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.ui.custom_id import Verb, parse_card_argument, parse_lay, parse_take
from engine.cards import ACE, IS_WILD, KING, Card, rank_of
from engine.ruleset import Seat
from tests.bot.play.offers import Offer

_HELD = re.compile(r"^(\d+) cards?(?: ·.*)?$", re.MULTILINE)
_PILE = re.compile(r"\*\*Pile:\*\* .* (\d+) cards?")
MANY = 20
LONG = 9
SEAT = Seat(0)
"""Of whom an offer speaks makes no difference to how good it is."""


@dataclass(frozen=True, slots=True)
class Style:
    """A way to play.

    Attributes:
        takes_from: How many cards make a pile worth taking.
        waits: Lays nothing before the hand is large, so that piles grow.
        asks: Asks the partner before going out.
    """

    takes_from: int = 1
    waits: bool = False
    asks: bool = True


EAGER = Style()
PATIENT = Style(takes_from=33, waits=True)
BOLD = Style(asks=False)


@dataclass(frozen=True, slots=True)
class Pressing:
    """What to press, and in a select which value."""

    offer: Offer
    value: str | None = None

    @property
    def argument(self) -> str:
        """What the press will carry."""
        return self.offer.press.argument if self.value is None else self.value


def decide(text: str, offers: Sequence[Offer], style: Style) -> Pressing | None:
    """Return what to press in one's own hand, or None where there is nothing to do but wait."""
    by_verb: dict[Verb, list[Offer]] = {}
    for offer in offers:
        by_verb.setdefault(offer.verb, []).append(offer)

    def simply(verb: Verb) -> Pressing | None:
        return Pressing(by_verb[verb][0]) if verb in by_verb else None

    waits = style.waits and cards_held(text) < MANY
    may_take = cards_in_pile(text) >= style.takes_from
    lay = _best_lay(by_verb.get(Verb.LAY, ()))
    discard = _least_wanted(by_verb.get(Verb.DISCARD, ()))
    return (
        _answer(text, by_verb)
        or simply(Verb.DISCARD_SURE)
        or simply(Verb.SHOW)
        or (simply(Verb.ASK) if style.asks else None)
        or simply(Verb.GO_OUT)
        or (_best_take(by_verb.get(Verb.TAKE, ())) if may_take else None)
        or simply(Verb.DRAW)
        or (None if waits and discard else lay)
        or discard
        or simply(Verb.PASS)
    )


def cards_held(text: str) -> int:
    """Return how many cards a hand says that it has; 0 for a message that is none."""
    found = _HELD.search(text)
    return int(found[1]) if found else 0


def cards_in_pile(text: str) -> int:
    """Return how many cards a hand or board says that the pile has."""
    found = _PILE.search(text)
    return int(found[1]) if found else 0


def _answer(text: str, by_verb: dict[Verb, list[Offer]]) -> Pressing | None:
    """Let the partner go out unless that costs many cards in the own hand."""
    if Verb.YES not in by_verb:
        return None
    return Pressing(by_verb[Verb.NO if cards_held(text) > LONG else Verb.YES][0])


def _best_take(offers: Iterable[Offer]) -> Pressing | None:
    def dislike(pressing: Pressing) -> tuple[int, int]:
        take = parse_take(pressing.argument, SEAT)
        assert take is not None, pressing.argument
        return (_wilds(take.cards), -len(take.cards))

    return min(_pressings(offers), key=dislike, default=None)


def _best_lay(offers: Iterable[Offer]) -> Pressing | None:
    def dislike(pressing: Pressing) -> tuple[int, int]:
        lay = parse_lay(pressing.argument, SEAT)
        assert lay is not None, pressing.argument
        return (_wilds(lay.cards), -len(lay.cards))

    return min(_pressings(offers), key=dislike, default=None)


def _least_wanted(offers: Iterable[Offer]) -> Pressing | None:
    pressings = _pressings(offers)
    ranks = [rank_of(_card(pressing)) for pressing in pressings]

    def dislike(pressing: Pressing) -> tuple[bool, int, int]:
        rank = rank_of(_card(pressing))
        return (IS_WILD[_card(pressing)], ranks.count(rank), KING + 1 if rank == ACE else rank)

    return min(pressings, key=dislike, default=None)


def _card(pressing: Pressing) -> Card:
    card = parse_card_argument(pressing.argument)
    assert card is not None, pressing.argument
    return card


def _wilds(cards: Iterable[Card]) -> int:
    return sum(IS_WILD[card] for card in cards)


def _pressings(offers: Iterable[Offer]) -> list[Pressing]:
    return [Pressing(offer, value) for offer in offers for value in (offer.values or (None,))]
