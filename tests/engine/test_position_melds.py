"""Melds in a position: their kind follows from their cards, and the ruleset must have it; and positions at random."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import ALL_CARDS, BLACK_THREES, Card, Rank, card_names, in_order, parse_cards
from engine.errors import NotationError
from engine.position import read_position, write_position
from engine.position_extras import extra_fields
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS, ruleset_named
from engine.state import Meld, MeldKind
from tests.engine.notation import Json

FULL = "c9 c9 d9 d9 h9 h9 s9"
TWOS = "c2 c2 d2 d2 h2 h2 s2"


def melds(ruleset: str, *texts: str) -> tuple[Meld, ...]:
    """Return the melds of the first team in a position."""
    rules = ruleset_named(ruleset)
    laid = [[text.split() for text in texts], *[[] for _ in range(rules.teams - 1)]]
    return read_position({"turn": 0, "hands": [[]] * rules.seats, "melds": laid}, rules).sides[0].melds


@pytest.mark.parametrize(
    ("ruleset", "text", "kind", "rank"),
    [
        ("classic", "c9 d9 s9 jk", MeldKind.SET, 9),
        ("classic", "c3 c3 s3", MeldKind.SET, 3),
        ("samba", "c9 d9 s9", MeldKind.SET, 9),
        ("samba", "h6 h4 h5", MeldKind.SEQUENCE, 4),
        ("samba", "h1 h13 h12", MeldKind.SEQUENCE, 12),
        ("samba", "h5 h6 h7 h8 h9 h10 h11", MeldKind.SEQUENCE, 5),
        ("brazilian", "h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h1", MeldKind.SEQUENCE, 4),
        ("uruguay", "jk c2 s2", MeldKind.WILD, 0),
        ("uruguay", "c2 c2 d2 d2 h2 h2 s2", MeldKind.WILD, 0),
        ("modern-american", "c1 d1 jk", MeldKind.SET, 1),
    ],
)
def test_the_kind_of_a_meld_follows_from_its_cards(ruleset: str, text: str, kind: MeldKind, rank: int) -> None:
    (meld,) = melds(ruleset, text)
    assert (meld.kind, meld.rank) == (kind, Rank(rank))
    assert Counter(meld.cards) == Counter(parse_cards(text.split()))


def test_a_sequence_lies_from_its_lowest_card_to_its_highest() -> None:
    (meld,) = melds("samba", "h1 h13 h11 h12")
    assert card_names(meld.naturals) == ["h11", "h12", "h13", "h1"]


@pytest.mark.parametrize(
    ("ruleset", "text", "why"),
    [
        ("classic", "h4 h5 h6", "one rank only"),
        ("classic", "jk c2 s2", "not clear which meld"),
        ("classic", "c9 d9", "needs 3 cards"),
        ("classic", "c9 c2 jk", "2 natural"),
        ("samba", "h4 h5", "needs 3 cards"),
        ("samba", "h4 h5 jk", "no wild cards"),
        ("samba", "h4 h5 h7", "follow on each other"),
        ("samba", "h4 h5 h5 h6", "follow on each other"),
        ("samba", "h4 h5 d6", "follow on each other"),
        ("samba", "s3 s4 s5", "follow on each other"),
        ("samba", "h1 h4 h5", "follow on each other"),
        ("samba", "h3 h4 h5", "red three"),
        ("samba", "h4 h5 h6 h7 h8 h9 h10 h11", "may have 7 cards"),
        ("samba", "c9 d9 s9 h9 jk c2 d2", "may have 2 wild cards"),
        ("samba", "jk c2 s2", "not clear which meld"),
        ("uruguay", "jk c2", "needs 3 cards"),
        ("uruguay", "jk jk c2 c2 d2 d2 h2 h2", "may have 7 cards"),
        ("cuban", "c9 c9 d9 d9 h9 h9 s9 s9", "may have 7 cards"),
        ("modern-american", "c7 d7 jk", "no wild cards"),
        ("modern-american", "c3 c3 s3", "three"),
    ],
)
def test_cards_that_are_no_meld_of_the_ruleset(ruleset: str, text: str, why: str) -> None:
    with pytest.raises(NotationError, match=f"is no meld: .*{why}"):
        melds(ruleset, text)


@pytest.mark.parametrize(
    ("ruleset", "texts", "may_be"),
    [
        ("classic", [FULL, "c9 d9 s9"], False),
        ("hand-and-foot", [FULL, FULL, "c9 d9 s9"], True),
        ("hand-and-foot", [FULL, "c9 d9 s9", "c9 d9 s9"], False),
        ("samba", ["c9 d9 s9", "c9 d9 s9"], True),
        ("samba", ["h4 h5 h6", "h4 h5 h6", "c4 c4 d4"], True),
        ("hand-and-foot", [TWOS, TWOS, "jk jk jk"], True),
        ("hand-and-foot", [TWOS, "jk jk jk", "jk jk jk"], False),
        ("italian", ["c2 d2 h2", "c2 d2 h2"], False),
    ],
)
def test_how_many_melds_of_a_rank_there_may_be(ruleset: str, texts: list[str], may_be: bool) -> None:
    if may_be:
        assert len(melds(ruleset, *texts)) == len(texts)
        return
    with pytest.raises(NotationError, match="one meld of a rank at most"):
        melds(ruleset, *texts)


def test_melds_that_partners_put_together_may_have_many_wilds() -> None:
    (meld,) = melds("cutthroat", "c13 c13 d13 h13 s13 s13 jk jk c2 d2")
    assert len(meld.wilds) == 4
    with pytest.raises(NotationError):
        melds("three-solo", "c13 c13 d13 h13 s13 s13 jk jk c2 d2")


# Positions at random


@st.composite
def positions(draw: st.DrawFn, ruleset: Ruleset) -> Json:
    """Return a position with melds of all kinds that a ruleset has, and cards wherever they can lie."""
    random = Random(draw(st.integers(min_value=0, max_value=2**32)))
    pack = [card for card in ALL_CARDS for _ in range(ruleset.copies_of(card))]
    random.shuffle(pack)
    number = random.randrange(1, (ruleset.rounds or 4) + 1)
    playing = ruleset.turn_order(number)
    seats, teams = range(ruleset.seats), range(ruleset.teams)
    laid = [_some_melds(random, pack, ruleset) for _ in teams]
    threes = [_some_of(random, pack, ruleset.bonus_threes) for _ in teams]
    captured = [_some_of(random, pack, BLACK_THREES) for _ in teams]

    def some(most: int) -> list[Card]:
        return [pack.pop() for _ in range(random.randrange(most))]

    def truths() -> list[bool]:
        return [random.random() < 0.5 for _ in seats]

    extras: Json = {
        "round": number,
        "lone": None,
        "feet": [card_names(in_order(some(5))) for _ in seats],
        "base": card_names(some(9)),
        "captured": [card_names(cards) for cards in captured],
        "owed": [random.randrange(5) for _ in seats],
        "played": truths(),
        "asked": truths(),
    }
    return {
        "scores": [5 * random.randrange(-50, 1500) for _ in teams],
        "dealer": playing[-1],
        "turn": random.choice(playing),
        "phase": "meld",
        "hands": [card_names(in_order(some(9))) if seat in playing else [] for seat in seats],
        "melds": laid,
        "red_threes": [card_names(cards) for cards in threes],
        "stock": card_names(some(20)),
        "pile": card_names(some(20)),
        "permission": random.choice([None, "granted", "refused"]),
        "melded_before": truths(),
        **{name: extras[name] for name in extra_fields(ruleset)},
    }


def _some_of(random: Random, pack: list[Card], kinds: frozenset[Card]) -> list[Card]:
    """Take a few cards of some kinds out of the pack."""
    taken = [card for card in pack if card in kinds][: random.randrange(3)]
    for card in taken:
        pack.remove(card)
    return taken


def _some_melds(random: Random, pack: list[Card], ruleset: Ruleset) -> list[list[str]]:
    """Take cards for a few melds out of the pack, each of another rank."""
    wanted = [[f"{suit}{rank}" for suit in random.sample("cdhs", 3)] for rank in random.sample(range(4, 14), 3)]
    if ruleset.sequences:
        suit, low = random.choice("cdhs"), random.randrange(4, 12)
        wanted.append([f"{suit}{place}" for place in range(low, low + 3)])
    if ruleset.wild_melds:
        wanted.append(["jk", "c2", "s2"])
    found = []
    for names in wanted:
        cards = parse_cards(names)
        if not Counter(cards) - Counter(pack):
            for card in cards:
                pack.remove(card)
            (meld,) = melds(ruleset.id, " ".join(names))
            found.append(card_names(meld.cards))
    return found


@pytest.mark.parametrize("name", RULESETS)
@given(data=st.data())
def test_any_position_comes_back_as_it_was_sent(name: str, data: st.DataObject) -> None:
    ruleset = ruleset_named(name)
    sent = data.draw(positions(ruleset))
    state = read_position(sent, ruleset)
    assert write_position(state) == sent
    assert read_position(json.loads(json.dumps(write_position(state))), ruleset) == state
