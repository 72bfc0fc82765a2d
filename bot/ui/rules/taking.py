"""The pile, and the threes."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Words
from bot.ui.rules.line import Line, any_of, class_names, sentences, slug, yes_no
from engine.ruleset import NEVER_TAKEN, Ruleset
from engine.terms import BlackThreeMeld, FootTrigger, MeldsPerRank, PileBase, ScoreModel, TakeByAdding, ThreesLaid

_TAKE = ("always_frozen", "unfrozen_naturals", "take_natural_plus_wild", "take_by_adding", "sequences")


def pile_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield how the pile begins, how it is taken, and what stands in the way."""
    yield from _start(r, words)
    if r.always_frozen:
        frozen = words("rules-always-frozen", needed=r.frozen_naturals)
        yield Line("frozen", frozen, ("always_frozen", "frozen_naturals"))
    else:
        yield from _unfrozen(r, words)
    if r.take_below_meld is not None:
        below = words("rules-take-below-meld", count=r.take_below_meld)
        yield Line("take-below-meld", below, ("take_below_meld",))
    elif r.max_meld_size is not None and r.melds_per_rank is not MeldsPerRank.SEVERAL:
        yield Line("take-full-meld", words("rules-take-full-meld"), ("max_meld_size",))
    amount = words("rules-take-all") if r.take_amount is None else words("rules-take-amount", count=r.take_amount)
    yield Line("take-amount", amount, ("take_amount",))
    yield Line("blocked", words("rules-blocked", cards=_blocking(r, words)), ("blocked_tops", "blocked_ranks"))
    if r.captured_black_threes:
        captured = words("rules-captured", values=_by_number(r.captured_black_threes, words))
        yield Line("captured", captured, ("captured_black_threes",))
    one_card = yes_no("rules-one-card", words, holds=r.one_card_hand_may_take_one_card_pile)
    yield Line("one-card", one_card, ("one_card_hand_may_take_one_card_pile",))
    yield Line("only-top", yes_no("rules-only-top", words, holds=r.pile_shows_only_top), ("pile_shows_only_top",))


def _start(r: Ruleset, words: Words) -> Iterator[Line]:
    if not r.turn_upcard:
        yield Line("start", words("rules-pile-empty"), ("turn_upcard",))
        return
    if r.upcard_reject:
        classes = any_of(class_names(r.upcard_reject, words), words)
        start = words("rules-pile-start-again", classes=classes)
    else:
        start = words("rules-pile-start")
    yield Line("start", start, ("turn_upcard", "upcard_reject"))
    if r.pile_base is PileBase.RANK:
        base = words("rules-pile-base", ace=r.pile_base_ace)
        yield Line("base", base, ("pile_base", "pile_base_ace", "turn_upcard"))


def _unfrozen(r: Ruleset, words: Words) -> Iterator[Line]:
    ways, barred = [words("take-way-naturals", count=r.unfrozen_naturals)], []
    if r.take_natural_plus_wild:
        ways.append(words("take-way-wild"))
    else:
        barred.append(words("take-not-wild"))
    if r.take_by_adding is TakeByAdding.NEVER:
        barred.append(words("take-not-adding"))
    else:
        ways.append(words.of("take-way-adding", slug(r.take_by_adding)))
        if r.sequences:
            barred.append(words("take-onto-sequence"))
    take = words("rules-pile-take", ways=words("list-comma-or").join(ways))
    yield Line("take", sentences(take, *barred), _TAKE)
    frozen = words("rules-frozen", needed=r.frozen_naturals)
    yield Line("frozen", frozen, ("always_frozen", "frozen_naturals"))
    if r.take_for_opening:
        until = yes_no("rules-frozen-until-opened", words, holds=r.frozen_until_opened)
        yield Line("frozen-until", until, ("frozen_until_opened", "always_frozen", "take_for_opening"))
    if r.frozen_by:
        by = words("rules-frozen-by", classes=any_of(class_names(r.frozen_by, words), words))
    else:
        by = words("rules-frozen-by-nothing")
    yield Line("frozen-by", by, ("frozen_by", "always_frozen"))


def _blocking(r: Ruleset, words: Words) -> str:
    names = class_names(r.blocked_tops | NEVER_TAKEN, words)
    names += [words.of("rank-one", rank) for rank in r.blocked_ranks]
    return any_of(names, words)


def _by_number(table: tuple[int, ...], words: Words) -> str:
    """Return what one, two, three … of something are worth, as short as it can be said."""
    each, last = table[1] if len(table) > 1 else 0, len(table) - 1
    even = next((count - 1 for count in range(1, last + 1) if table[count] != each * count), last)
    if even == last:
        return words("rules-each", points=each)
    rows = [words("rules-each-up-to", count=even, points=each)] if even > 1 else []
    start = even + 1 if even > 1 else 1
    rows += [words("rules-by-number", count=count, points=table[count]) for count in range(start, last)]
    rows.append(words("rules-by-number-all", count=last, points=table[last]))
    return words("list-rows").join(rows)


def three_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield what becomes of threes, and what they are worth."""
    laid = slug(r.threes_laid)
    yield Line("threes", words.of("rules-threes", laid), ("threes_laid",))
    values = words.of("rules-three-values", laid, values=_by_number(r.red_three_table, words))
    worth = ("red_three_table", "threes_laid", "red_three_positive_if", "score_model")
    yield Line("three-values", sentences(values, _sign(r, words)), worth)
    if r.red_three_in_foot and r.foot_trigger is not FootTrigger.NONE:
        lost = words("rules-three-in-foot", laid=laid, points=r.red_three_in_foot)
        yield Line("three-in-foot", lost, ("red_three_in_foot", "foot_trigger", "threes_laid"))
    reveal = words.of("rules-three-reveal", slug(r.red_three_reveal), laid=laid)
    yield Line("three-reveal", reveal, ("red_three_reveal", "threes_laid"))
    last = words.of("rules-three-last", slug(r.last_stock_red_three), laid=laid)
    yield Line("three-last", last, ("last_stock_red_three", "threes_laid"))
    if r.threes_laid is ThreesLaid.RED:
        meldable = yes_no("rules-black-meld", words, holds=r.black_three_meld is not BlackThreeMeld.NEVER)
        yield Line("black-meld", meldable, ("black_three_meld", "threes_laid"))
    if r.black_three_in_hand != r.card_points[3]:
        in_hand = words("rules-black-in-hand", points=r.black_three_in_hand)
        yield Line("black-in-hand", in_hand, ("black_three_in_hand", "card_points"))


def _sign(r: Ruleset, words: Words) -> str:
    if r.score_model is ScoreModel.SWING:
        return words("rules-three-sign-swing")
    return words.of("rules-three-sign", slug(r.red_three_positive_if))
