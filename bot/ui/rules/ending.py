"""Going out, and how a round and the match are scored."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n import Words
from bot.ui.cards import rank_count, rank_many
from bot.ui.rules.line import Line, all_of, any_of, partners, sentences, slug, yes_no
from engine.cards import Rank
from engine.ruleset import Ruleset
from engine.terms import AskPartner, CanastaKind, FootTrigger, ScoreModel

_NEEDS = ("canastas_out", "canastas_out_kinds", "canastas_out_ignored")

_ASK = ("ask_partner", "seats", "teams", "turn_orders")


def out_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield what a side needs to go out, how it is done, and what it brings."""
    yield Line("out", _needs(r, words), (*_NEEDS, "wild_melds", "sequences"))
    if r.red_threes_out:
        yield Line("out-threes", words("rules-out-threes"), ("red_threes_out",))
    if r.finished_specials_out:
        yield Line("out-specials", words("rules-out-specials"), ("finished_specials_out",))
    if r.partner_in_foot:
        yield Line("out-foot", yes_no("rules-out-foot", words, holds=partners(r) > 0), ("partner_in_foot", *_ASK[1:]))
    yield Line("final-discard", words.of("rules-final-discard", slug(r.final_discard)), ("final_discard",))
    yield Line("keep", words("rules-keep", count=r.keep_cards), ("keep_cards",))
    yield from _asking(r, words)
    worth = words("rules-out-points", points=r.bonus_out, more=r.bonus_concealed)
    yield Line("out-points", worth, ("bonus_out", "bonus_concealed"))
    if r.bonus_concealed or r.concealed_exempts_minimum:
        yield Line("concealed", words("rules-concealed"), ("bonus_concealed",))
    if r.bonus_concealed:
        with_pile = yes_no("rules-concealed-take", words, holds=r.concealed_after_take)
        yield Line("concealed-take", with_pile, ("concealed_after_take", "bonus_concealed"))


def _needs(r: Ruleset, words: Words) -> str:
    kinds = [words.of("rules-kind", slug(kind), count=count) for kind, count in r.canastas_out_kinds if count]
    if not kinds:
        has_others = r.wild_melds or r.sequences
        needs = words("rules-out-any" if has_others and r.canastas_out else "rules-out", canastas=r.canastas_out)
        ignored = [
            words.of("rules-kind", slug(kind), count=1) for kind in CanastaKind if kind in r.canastas_out_ignored
        ]
        if not ignored:
            return needs
        return sentences(
            words("rules-out", canastas=r.canastas_out), words("rules-out-ignored", kinds=any_of(ignored, words))
        )
    listed = all_of(kinds, words)
    if sum(count for _, count in r.canastas_out_kinds) >= r.canastas_out:
        return words("rules-out-kinds", kinds=listed)
    return words("rules-out-among", canastas=r.canastas_out, kinds=listed)


def _asking(r: Ruleset, words: Words) -> Iterator[Line]:
    if r.ask_partner is AskPartner.NO or not partners(r):
        yield Line("ask", words("rules-ask-no"), _ASK)
        return
    yield Line("ask", words.of("rules-ask", slug(r.ask_partner), partners=partners(r)), _ASK)
    if r.ask_once:
        yield Line("ask-once", words("rules-ask-once"), ("ask_once", *_ASK))
    after = yes_no("rules-ask-after-take", words, holds=r.ask_after_take)
    yield Line("ask-after-take", after, ("ask_after_take", *_ASK))


def score_lines(r: Ruleset, words: Words) -> Iterator[Line]:
    """Yield how a round ends without anybody going out, what counts, and how long the match is."""
    yield Line("stock-end", words.of("rules-stock-end", slug(r.stock_end)), ("stock_end",))
    yield Line("hands", words("rules-hands"))
    if r.foot_trigger is not FootTrigger.NONE:
        yield Line("packets", words("rules-packets"), ("foot_size", "foot_trigger"))
    for place, (what, rank, count, points) in enumerate(r.penalties):
        ranks = rank_many(Rank(rank), words)
        some = rank_count(Rank(rank), count, words)
        cost = words.of("rules-penalty", slug(what), ranks=ranks, some=some, count=count, points=points)
        yield Line(f"penalty-{place}", cost, ("penalties",))
    if r.score_model is ScoreModel.SWING:
        for canastas in ("none", "one", "two"):
            yield Line(f"swing-{canastas}", words.of("rules-swing", canastas), ("score_model",))
    if r.special_hands:
        size = r.hand_size + 1
        yield Line("special-hands", words("rules-special-hands", count=size), ("special_hands", "hand_size"))
        for hand, points in r.special_hands:
            yield Line(
                f"special-{slug(hand)}", words.of("rules-special", slug(hand), points=points), ("special_hands",)
            )
    if r.rounds is None:
        yield Line("end", words("rules-end-target", target=r.target), ("target", "rounds"))
    else:
        yield Line("end", words("rules-end-rounds", rounds=r.rounds), ("rounds",))
    yield Line("winner", words("rules-winner"))


def goal_text(r: Ruleset, words: Words) -> str:
    """Return how long a match is."""
    if r.rounds is None:
        return words("rules-goal-target", target=r.target)
    return words("rules-goal-rounds", rounds=r.rounds)
