"""What may be laid: sets, sequences and melds of wild cards, what canastas are worth, and the opening."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Words
from bot.ui.cards import rank_many
from bot.ui.rules.line import Line, all_of, slug, yes_no
from engine.cards import NATURAL_RANKS, Rank
from engine.ruleset import Ruleset
from engine.terms import MeldsPerRank, MinimumBasis, OpeningShape, UnfinishedWildMeld, WildPattern, WildRelation


def meld_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield which cards make a meld, and which melds a side may have."""
    yield Line(
        "meld", words("rules-meld", size=r.min_meld_size, naturals=r.min_naturals), ("min_meld_size", "min_naturals")
    )
    yield from _wilds(r, words)
    yield from _pure(r, words)
    yield Line("per-rank", words.of("rules-per-rank", slug(r.melds_per_rank)), ("melds_per_rank",))
    if r.sequences:
        yield Line(
            "sequences",
            words("rules-sequences", least=r.min_meld_size, size=r.canasta_size, points=r.bonus_sequence),
            ("sequences", "min_meld_size", "canasta_size", "bonus_sequence"),
        )
        if r.sequence_grows_going_out:
            yield Line("sequence-out", words("rules-sequence-out"), ("sequence_grows_going_out", "sequences"))
    if r.wild_melds:
        yield from _wild_melds(r, words)


def _wilds(r: Ruleset, words: Words) -> Iterator[Line]:
    limit, relation = r.max_wilds, r.natural_wild_relation
    said = words("rules-wilds-unlimited") if limit is None else words("rules-wilds-limit", limit=limit)
    yield Line("wilds", said, ("max_wilds",))
    if limit is not None and limit < r.min_naturals:  # then there are always more natural cards
        return
    if relation is WildRelation.FREE and limit == r.min_naturals:
        relation = WildRelation.AT_LEAST_AS_MANY
    yield Line("relation", words.of("rules-relation", relation), ("natural_wild_relation", "max_wilds", "min_naturals"))


def _pure(r: Ruleset, words: Words) -> Iterator[Line]:
    if r.pure_ranks:
        yield Line("pure", words("rules-pure", ranks=_ranks(r.pure_ranks, words)), ("pure_ranks",))
    if r.pure_after_opening:
        ranks = _ranks(r.pure_after_opening, words)
        yield Line("pure-after-opening", words("rules-pure-after-opening", ranks=ranks), ("pure_after_opening",))
    if r.wild_needs_naturals > r.min_naturals:
        needs = words("rules-wild-needs", count=r.wild_needs_naturals)
        yield Line("wild-needs", needs, ("wild_needs_naturals", "min_naturals"))


def _ranks(ranks: tuple[int, ...], words: Words) -> str:
    return all_of([rank_many(Rank(rank), words) for rank in ranks], words)


def _wild_melds(r: Ruleset, words: Words) -> Iterator[Line]:
    most = 0 if r.max_wild_meld is None else r.max_wild_meld
    yield Line(
        "wild-melds",
        words("rules-wild-melds", least=r.min_meld_size, most=most, size=r.canasta_size, values=_wild_values(r, words)),
        ("wild_melds", "max_wild_meld", "min_meld_size", "canasta_size", "bonus_wild"),
    )
    if r.max_wild_meld is not None and r.melds_per_rank is MeldsPerRank.ONE:
        yield Line("wild-another", words("rules-wild-another"), ("wild_melds", "max_wild_meld", "melds_per_rank"))
    if r.wild_bonus_out_only:
        yield Line("wild-out-only", words("rules-wild-out-only"), ("wild_bonus_out_only", "wild_melds"))
    if r.unfinished_wild_meld is not UnfinishedWildMeld.FREE:
        unfinished = words.of("rules-wild-unfinished", slug(r.unfinished_wild_meld))
        yield Line("wild-unfinished", unfinished, ("unfinished_wild_meld", "wild_melds"))


def _wild_values(r: Ruleset, words: Words) -> str:
    patterns = [pattern for pattern, _ in r.bonus_wild]
    if not patterns or patterns[0] is WildPattern.ANY:
        return words("rules-points", points=r.bonus_wild[0][1] if r.bonus_wild else 0)
    return words("list-rows").join(
        words.of("rules-wild-value", slug(pattern), points=points) for pattern, points in r.bonus_wild
    )


def canasta_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield what a canasta is, what may still join it, and what special ones are worth."""
    is_closed = r.max_meld_size == r.canasta_size
    size = words("rules-canasta-closed" if is_closed else "rules-canasta-open", size=r.canasta_size)
    yield Line("canasta", size, ("canasta_size", "max_meld_size"))
    yield Line(
        "canasta-points",
        words("rules-canasta-points", natural=r.bonus_natural, mixed=r.bonus_mixed),
        ("bonus_natural", "bonus_mixed"),
    )
    if not is_closed:
        if r.max_meld_size is not None:
            yield Line("meld-limit", words("rules-meld-limit", limit=r.max_meld_size), ("max_meld_size",))
        into = yes_no("rules-wild-into-canasta", words, holds=r.wild_into_canasta)
        yield Line("wild-into-canasta", into, ("wild_into_canasta", "max_meld_size"))
    if r.dead_when_closed and r.max_meld_size is not None:
        yield Line("dead", words("rules-dead"), ("dead_when_closed", "max_meld_size"))
    for rank, natural, mixed in r.rank_bonuses:
        name, is_pure = rank_many(Rank(rank), words), rank in r.pure_ranks
        if is_pure or natural == mixed:
            bonus = words("rules-rank-bonus", rank=name, points=natural)
        else:
            bonus = words("rules-rank-bonuses", rank=name, natural=natural, mixed=mixed)
        yield Line(f"rank-bonus-{rank}", bonus, ("rank_bonuses", "pure_ranks"))
    if r.count_bonuses:
        rows = [words.of("rules-count-bonus", slug(of), count=n, points=points) for of, n, points in r.count_bonuses]
        bonuses = words("rules-count-bonuses", rows=words("list-rows").join(rows))
        yield Line("count-bonuses", bonuses, ("count_bonuses",))


def opening_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield what the first melds of a side in a round must be."""
    yield Line("opening", words("rules-opening"))
    by_shape = ("opening_shapes",) if len(r.opening_shapes) > 1 else ()
    yield Line("minimums", _minimums(r, words), ("minimums", "minimum_basis", *by_shape))
    if len(r.opening_shapes) == 1 and r.opening_shapes[0][1] is not OpeningShape.NONE:
        shape = words("rules-opening-shape", shape=_shape(r.opening_shapes[0][1], words))
        yield Line("shape", shape, ("opening_shapes",))
    if not r.opening_wilds:
        yield Line("opening-wilds", words("rules-opening-no-wilds"), ("opening_wilds",))
    if r.take_for_opening:
        counts = yes_no("rules-opening-top", words, holds=r.top_counts_for_minimum)
        yield Line("opening-pile", counts, ("take_for_opening", "top_counts_for_minimum"))
    else:
        yield Line("opening-pile", words("rules-opening-no-pile"), ("take_for_opening",))
    if r.splash:
        yield Line("splash", yes_no("rules-splash", words, holds=r.wild_melds), ("splash", "wild_melds"))
    exempt = yes_no("rules-opening-exempt", words, holds=r.concealed_exempts_minimum)
    yield Line("exempt", exempt, ("concealed_exempts_minimum",))


def _minimums(r: Ruleset, words: Words) -> str:
    """Return what is needed from which total or round upwards; where shapes vary, they stand beside the points."""
    by_round = r.minimum_basis is MinimumBasis.ROUND
    shapes_vary = len(r.opening_shapes) > 1
    floors: set[int] = {floor for floor, _ in r.minimums if floor is not None}
    if shapes_vary and not by_round:
        floors |= {floor for floor, _ in r.opening_shapes if floor is not None}
    steps = sorted(floors)
    lowest = steps[0] - 1 if steps else 0
    needs = [_need(r, at, words, with_shape=shapes_vary) for at in (lowest, *steps)]
    if not steps:
        return words("rules-minimum", need=needs[0])
    if by_round:
        rows = [
            _round_row(floor, above, need, words)
            for floor, above, need in zip([1, *steps], [*steps, 0], needs, strict=True)
        ]
        return words("rules-minimums-by-round", rows=words("list-rows").join(rows))
    rows = [words("rules-minimum-below", floor=steps[0], need=needs[0])]
    rows += [words("rules-minimum-from", floor=floor, need=need) for floor, need in zip(steps, needs[1:], strict=True)]
    return words("rules-minimums", rows=words("list-rows").join(rows))


def _round_row(first: int, above: int, need: str, words: Words) -> str:
    if above == first + 1:
        return words("rules-minimum-round", number=first, need=need)
    return words("rules-minimum-from-round", number=first, need=need)


def _need(r: Ruleset, at: int, words: Words, *, with_shape: bool) -> str:
    points = r.minimum_for(at, at)
    shape = r.shape_for(at) if with_shape else OpeningShape.NONE
    if shape is OpeningShape.NONE:
        return words("rules-number", number=points)
    if points <= _least(r, shape):
        return _shape(shape, words)
    return words("rules-need-both", shape=_shape(shape, words), points=points)


def _least(r: Ruleset, shape: OpeningShape) -> int:
    """Return the points that an opening of this shape always has."""
    cheapest = min(r.card_points[rank] for rank in NATURAL_RANKS)
    if shape is OpeningShape.CLEAN_TRIPLE:
        return cheapest * r.min_meld_size
    return min(cheapest, *r.card_points[:3:2]) * r.canasta_size


def _shape(shape: OpeningShape, words: Words) -> str:
    return words.of("rules-shape", slug(shape))
