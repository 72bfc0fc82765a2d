"""The deal: the documented algorithm once more, written from its description, and rules 1 to 9."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import events as ev
from engine.__main__ import main
from engine.cards import ALL_CARDS, CLASS_OF, IS_WILD, RED_THREES, Card, CardClass, card_name, parse_cards
from engine.commands import DealRound
from engine.deal import Deal, deal, fingerprint, parse_seed, shuffle
from engine.errors import NotationError, RulesetError
from engine.play import apply
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC, CLASSIC_PAGAT
from engine.state import Phase, new_match
from engine.terms import RedThreeReveal
from tests.engine.policy import RULESETS, choose, seed_of

SEEDS = st.binary(min_size=32, max_size=32)
COUNTING = bytes(range(32))


class Stream:
    """The stream of 64-bit words of a seed, and numbers below a bound."""

    def __init__(self, seed: bytes) -> None:
        self.words = self._words(seed)

    @staticmethod
    def _words(seed: bytes) -> Iterator[int]:
        for block in range(1 << 63):
            yield from struct.unpack(">4Q", hashlib.sha256(seed + struct.pack(">Q", block)).digest())

    def below(self, count: int) -> int:
        for word in self.words:
            if word < 2**64 // count * count:
                return word % count
        raise AssertionError


def names_by_hand(ruleset: Ruleset, seed: bytes) -> tuple[int, list[str]]:
    """Follow the description of the algorithm, card by name, to the dealer and the deck."""
    stream = Stream(seed)
    dealer = stream.below(ruleset.seats)
    deck = ["jk"] * ruleset.jokers
    for rank in range(1, 14):
        for suit in "cdhs":
            deck += [f"{suit}{rank}"] * ruleset.decks
    place = len(deck) - 1
    while place >= 1:
        other = stream.below(place + 1)
        deck[other], deck[place] = deck[place], deck[other]
        place -= 1
    return dealer, deck


@pytest.mark.parametrize("name", RULESETS)
@given(seed=SEEDS)
def test_the_shuffle_is_the_documented_one(name: str, seed: bytes) -> None:
    ruleset = RULESETS[name]
    result = shuffle(seed, ruleset)
    dealer, deck = names_by_hand(ruleset, seed)
    assert result.dealer == dealer
    assert [card_name(card) for card in result.deck] == deck
    assert Counter(result.deck) == {card: ruleset.copies_of(card) for card in ALL_CARDS}


def test_a_known_seed_gives_a_known_deck() -> None:
    """Nothing but a new version of the algorithm may change this."""
    result = shuffle(COUNTING, CLASSIC)
    assert result.dealer == 1
    assert " ".join(card_name(card) for card in result.deck[-8:]) == "c12 h7 s2 d10 h5 d11 jk s8"
    written = " ".join(map(card_name, result.deck)).encode()
    assert hashlib.sha256(written).hexdigest() == "22620c69b0373908628a0f20ec8508de66fbf210aa25824893c4e5c9de368762"


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=str(size)):
        shuffle(bytes(size), CLASSIC)


def test_every_card_is_as_often_on_top() -> None:
    """Chi-square for the card on top, the card that lies lowest and the dealer, over a fixed list of seeds."""
    rounds = 3000
    results = [shuffle(seed_of(f"uniform {number}"), CLASSIC) for number in range(rounds)]

    def chi_square(seen: Counter[Any], shares: dict[Any, float]) -> float:
        assert set(seen) <= set(shares)
        return sum((seen[item] - rounds * share) ** 2 / (rounds * share) for item, share in shares.items())

    shares = {card: CLASSIC.copies_of(card) / CLASSIC.pack_size for card in ALL_CARDS}
    assert len(shares) == 53
    for place in (-1, 0, 50):
        # 52 degrees of freedom: more than 99 happens once in ten thousand.
        assert chi_square(Counter(result.deck[place] for result in results), shares) < 99
    # 3 degrees of freedom.
    assert chi_square(Counter(result.dealer for result in results), dict.fromkeys(range(4), 0.25)) < 21


def test_the_fingerprint_is_the_sha_256_of_the_seed() -> None:
    assert fingerprint(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@given(seed=SEEDS)
def test_a_seed_is_read_as_it_is_written(seed: bytes) -> None:
    assert parse_seed(seed.hex()) == seed
    assert parse_seed(seed.hex().upper()) == seed


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "0" * 63, "0" * 65, "0" * 66, "ä" * 64, "\x00", "0x" + "0" * 64])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="64 hexadecimal digits"):
        parse_seed(text)


# dealing (rules 5 to 9)


def deck_of(top: str, ruleset: Ruleset = CLASSIC) -> tuple[Card, ...]:
    """Return a pack whose first cards in dealing order are given; the rest follows in order of the cards."""
    first = parse_cards(top.split())
    rest = Counter({card: ruleset.copies_of(card) for card in ALL_CARDS})
    rest.subtract(first)
    return (*rest.elements(), *reversed(first))


def harmless(count: int, but: str = "") -> str:
    """Name cards that are neither wild nor threes, to be dealt before the cards that matter."""
    taken = Counter(but.split())
    cards = [card_name(c) for c in ALL_CARDS for _ in range(2) if CLASS_OF[c] is CardClass.NATURAL]
    for name in taken.elements():
        if name in cards:
            cards.remove(name)
    return " ".join(cards[-count:])


@pytest.mark.parametrize("name", RULESETS)
@given(seed=SEEDS)
def test_rule_5_everybody_gets_as_many_cards_from_the_top_one_by_one(name: str, seed: bytes) -> None:
    ruleset = RULESETS[name]
    result = shuffle(seed, ruleset)
    dealt = deal(result.deck, ruleset, dealer=result.dealer)
    order = list(reversed(result.deck))
    for turn in range(ruleset.seats):
        seat = (result.dealer + 1 + turn) % ruleset.seats
        expected = order[turn : ruleset.seats * ruleset.hand_size : ruleset.seats]
        assert sorted(dealt.hands[seat]) == sorted(expected)
        assert len(expected) == ruleset.hand_size
    rest = order[ruleset.seats * ruleset.hand_size :]
    assert list(dealt.pile) == rest[: len(dealt.pile)]
    assert list(reversed(dealt.stock)) == rest[len(dealt.pile) :]


@pytest.mark.parametrize(
    ("turned", "pile", "frozen"),
    [
        ("d9", "d9", False),
        ("c3 d9", "c3", False),
        ("s3 jk", "s3", False),
        ("jk d9", "jk d9", True),
        ("h2 d3 c8", "h2 d3 c8", True),
        ("h3 d3 h3 d3 jk jk jk jk s2 c3", "h3 d3 h3 d3 jk jk jk jk s2 c3", True),
    ],
)
def test_rules_6_and_7_a_card_is_turned_until_one_may_lie_on_top(turned: str, pile: str, frozen: bool) -> None:
    dealt = deal(deck_of(f"{harmless(44, turned)} {turned}"), CLASSIC, dealer=Seat(2))
    assert dealt.pile == parse_cards(pile.split())
    assert any(card in CLASSIC.freezing for card in dealt.pile) == frozen
    assert len(dealt.stock) == 64 - len(dealt.pile)


def test_rule_6_a_pack_without_a_card_that_may_lie_on_top_is_turned_to_its_end() -> None:
    ruleset = CLASSIC.with_fields({"seats": 2, "hand_size": 50})
    last = "jk jk jk jk s2 s2 h3 d3"
    dealt = deal(deck_of(f"{' '.join(rest_without(last))} {last}", ruleset), ruleset, dealer=Seat(0))
    assert dealt == Deal(hands=dealt.hands, stock=(), pile=parse_cards(last.split()))


def rest_without(names: str) -> list[str]:
    cards = Counter({card_name(card): CLASSIC.copies_of(card) for card in ALL_CARDS})
    cards.subtract(names.split())
    return list(cards.elements())


def first_with_red_three(reveal: RedThreeReveal) -> tuple[Any, tuple[ev.Event, ...]]:
    """Deal from seeds until the first player has no red three and the next has one."""
    base = CLASSIC if reveal is RedThreeReveal.FIRST_TURN else CLASSIC_PAGAT
    for number in range(1000):
        seed = seed_of(f"red {number}")
        result = shuffle(seed, base)
        dealt = deal(result.deck, base, dealer=result.dealer)
        first = base.next_seat(result.dealer)
        second = base.next_seat(first)
        if RED_THREES.isdisjoint(dealt.hands[first]) and not RED_THREES.isdisjoint(dealt.hands[second]):
            return apply(new_match(base), DealRound(seed))
    raise AssertionError


def test_rule_8_red_threes_are_laid_at_the_owners_first_turn() -> None:
    state, events = first_with_red_three(RedThreeReveal.FIRST_TURN)
    second = CLASSIC.next_seat(state.mover)
    assert [type(event) for event in events] == [ev.RoundDealt]
    assert not RED_THREES.isdisjoint(state.hands[second])
    while state.mover != second:
        state, events = apply(state, choose(state))
    laid = [event for event in events if isinstance(event, ev.RedThreesLaid)]
    assert laid[0].seat == second
    assert RED_THREES.issuperset(laid[0].cards)
    assert RED_THREES.isdisjoint(state.hands[second])
    assert len(state.hands[second]) == CLASSIC.hand_size


def test_rule_8_red_threes_are_laid_after_the_deal_from_the_first_player_on() -> None:
    state, events = first_with_red_three(RedThreeReveal.AFTER_DEAL)
    assert all(RED_THREES.isdisjoint(hand) for hand in state.hands)
    assert {len(hand) for hand in state.hands} == {CLASSIC.hand_size}
    laid = [event for event in events if isinstance(event, ev.RedThreesLaid)]
    seats = [(event.seat - state.mover) % 4 for event in laid]
    assert seats == sorted(set(seats))
    assert state.phase is Phase.DRAW


@given(seed=SEEDS)
def test_rule_4_the_first_dealer_comes_from_the_seed_and_the_deal_moves_to_the_left(seed: bytes) -> None:
    state, _ = apply(new_match(CLASSIC), DealRound(seed))
    assert state.dealer == shuffle(seed, CLASSIC).dealer
    assert state.mover == (state.dealer + 1) % 4
    dealer = state.dealer
    for _ in range(600):
        if state.result is not None:
            break
        state, _ = apply(state, choose(state))
    state, events = apply(state, DealRound(bytes(32)))
    assert (state.dealer, state.mover) == ((dealer + 1) % 4, (dealer + 2) % 4)
    assert state.number == 2
    assert events[0] == ev.RoundDealt(2, state.dealer, bytes(32))


@pytest.mark.parametrize("name", ["classic", "six"])
def test_cards_are_what_rule_1_says(name: str) -> None:
    ruleset = RULESETS[name]
    deck = shuffle(COUNTING, ruleset).deck
    assert len(deck) == ruleset.pack_size == {"classic": 108, "six": 162}[name]
    assert sum(IS_WILD[card] for card in deck) == ruleset.jokers + 4 * ruleset.decks
    assert sum(card in RED_THREES for card in deck) == 2 * ruleset.decks


# python -m engine verify


def test_verify_prints_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", COUNTING.hex()]) == 0
    lines = capsys.readouterr().out.splitlines()
    dealer, deck = names_by_hand(CLASSIC, COUNTING)
    assert lines[0] == f"SHA-256 of the seed: {hashlib.sha256(COUNTING).hexdigest()}"
    assert lines[1] == f"first dealer by the seed: seat {dealer}"
    assert lines[2] == f"deck, top card last: {' '.join(deck)}"
    hands = deal(shuffle(COUNTING, CLASSIC).deck, CLASSIC, dealer=Seat(dealer)).hands
    assert [line.split() for line in lines[4:8]] == [
        ["seat", f"{seat}:", *map(card_name, hand)] for seat, hand in enumerate(hands)
    ]
    assert lines[8].startswith("  pile, top card last: ")


def test_verify_deals_a_later_round_and_another_ruleset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", COUNTING.hex(), "--ruleset", "classic-pagat", "--dealer", "2"]) == 0
    out = capsys.readouterr().out
    assert "dealt by seat 2:" in out
    dealt = deal(shuffle(COUNTING, CLASSIC_PAGAT).deck, CLASSIC_PAGAT, dealer=Seat(2))
    assert f"  seat 3: {' '.join(map(card_name, dealt.hands[3]))}\n" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["00"],
        ["z" * 64],
        ["0" * 64, "--dealer", "4"],
        ["0" * 64, "--dealer", "-1"],
    ],
)
def test_verify_says_what_is_wrong_and_exits_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("verify: ")


@pytest.mark.parametrize(
    "arguments", [[], ["verify"], ["verify", "0" * 64, "--ruleset", "whist"], ["verify", "0" * 64, "--dealer", "x"]]
)
def test_arguments_that_cannot_be_read_exit_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_of:
        main(arguments)
    assert exit_of.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def test_a_pack_too_small_to_deal_is_no_ruleset() -> None:
    with pytest.raises(RulesetError, match="hand_size"):
        CLASSIC.with_fields({"hand_size": 27})
