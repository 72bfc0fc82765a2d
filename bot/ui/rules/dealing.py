"""Who plays, with which cards, and what a turn brings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.i18n import Words
from bot.ui.cards import joined, rank_short
from bot.ui.rules.line import Line, slug
from engine.cards import JOKER_RANK, RANK_ORDER, THREE, Rank
from engine.ruleset import Ruleset
from engine.terms import DiscardRule, FootTrigger, ThreesLaid


def people_text(r: Ruleset, words: Words) -> str:
    """Return how many play, and with whom."""
    if r.lone_hand:
        return words("rules-people-lone", seats=r.seats)
    if r.seats == r.teams:
        return words("rules-people-alone", seats=r.seats)
    sizes = [words("rules-number", number=len(r.seats_of(team))) for team in range(r.teams)]
    return words("rules-people-teams", seats=r.seats, sizes=words("list-against").join(sizes))


def packs_text(r: Ruleset, words: Words) -> str:
    """Return which packs are played with."""
    return words("rules-packs", decks=r.decks, jokers=r.jokers)


def card_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield who plays, the pack, what is dealt, and what cards are worth."""
    yield Line("people", words("rules-people", people=people_text(r, words)), ("seats", "teams", "lone_hand"))
    if r.turn_orders:
        out = _sitting_out(r)
        if out:
            rows = [
                words("rules-sits-out-then" if place else "rules-sits-out-first", seat=seat + 1)
                for place, seat in enumerate(out)
            ]
            yield Line("sits-out", words("rules-sits-out", seats=joined(rows, words)), ("turn_orders", "seats"))
        yield Line("turn-orders", _orders(r, words), ("turn_orders",))
    if r.lone_hand:
        for part in ("take", "out", "points"):
            yield Line(f"lone-{part}", words.of("rules-lone", part), ("lone_hand",))
        if r.max_wilds is not None:
            yield Line("lone-wilds", words("rules-lone-wilds", limit=r.max_wilds), ("lone_hand", "max_wilds"))
    yield Line("pack", words("rules-pack", cards=r.pack_size, packs=packs_text(r, words)), ("decks", "jokers"))
    yield Line("hand", words("rules-hand", count=r.hand_size), ("hand_size",))
    if r.foot_trigger is not FootTrigger.NONE:
        foot = words.of("rules-foot", slug(r.foot_trigger), count=r.foot_size)
        yield Line("foot", foot, ("foot_size", "foot_trigger"))
    yield Line("values", words("rules-card-values", values=_values(r, words)), ("card_points", "threes_laid"))
    yield Line("wild", words("rules-wild"))


def _sitting_out(r: Ruleset) -> list[int]:
    """Return who sits out in the first round, the second …, where that is one player in each."""
    away = [set(range(r.seats)) - set(order) for order in r.turn_orders]
    return [seat for seats in away for seat in seats] if all(len(seats) == 1 for seats in away) else []


def _orders(r: Ruleset, words: Words) -> str:
    orders = [
        words(
            "rules-turn-order",
            number=number,
            seats=joined([words("rules-number", number=seat + 1) for seat in order], words),
        )
        for number, order in enumerate(r.turn_orders, start=1)
    ]
    return words("rules-turn-orders", orders=words("list-rows").join(orders))


def _values(r: Ruleset, words: Words) -> str:
    by_points = sorted(RANK_ORDER, key=lambda rank: (-r.card_points[rank], RANK_ORDER.index(rank)))
    return words("list-rows").join(
        words("rules-card-value", cards=joined([_value_name(r, rank, words) for rank in ranks], words), points=points)
        for points, ranks in groupby(by_points, key=lambda rank: r.card_points[rank])
    )


def _value_name(r: Ruleset, rank: Rank, words: Words) -> str:
    if rank == JOKER_RANK:
        return words("rules-joker")
    if rank == THREE and r.threes_laid is ThreesLaid.RED:
        return words("rules-black-three")
    return rank_short(rank, words)


def turn_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield what is drawn, and what may be discarded."""
    yield Line("draw", words("rules-draw", count=r.draw_count), ("draw_count",))
    if r.pile_take_extra_draw:
        extra = words("rules-draw-with-pile", count=r.pile_take_extra_draw)
        yield Line("draw-with-pile", extra, ("pile_take_extra_draw",))
    yield Line("turn", words("rules-turn"))
    if r.opening_bonus_draw:
        bonus = words("rules-draw-after-opening", count=r.opening_bonus_draw)
        yield Line("draw-after-opening", bonus, ("opening_bonus_draw",))
    if r.talon:
        yield Line("talon", _talon(r, words), ("talon", "talon_reserve"))
    for rule in DiscardRule:
        if rule in r.discard_rules:
            yield Line(f"discard-{slug(rule)}", words.of("rules-discard", slug(rule)), ("discard_rules",))
    if r.discard_rules:
        yield Line("discard-else", words("rules-discard-else"), ("discard_rules",))
    if DiscardRule.SEVENS_GUARDED in r.discard_rules:
        yield Line("discard-last-seven", words("rules-discard-last-seven"), ("discard_rules",))


def _talon(r: Ruleset, words: Words) -> str:
    counts = [words("rules-number", number=count) for count in r.talon]
    return words("rules-talon", counts=words("list-then").join(counts), reserve=r.talon_reserve)
