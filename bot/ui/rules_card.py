"""The rules of a table on one card, written from the ruleset's fields and never from its name (private)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.i18n import Words
from bot.ui.cards import joined, rank_short
from bot.ui.layout import Text, message, text
from bot.ui.names import ruleset_name
from bot.ui.rendered import Rendered
from engine.cards import JOKER_RANK, RANK_ORDER, THREE, CardClass, Rank
from engine.ruleset import Ruleset
from engine.terms import AskPartner, BlackThreeMeld, TakeByAdding


def render_rules(ruleset: Ruleset, words: Words) -> Rendered:
    """Explain the rules as they hold at this table."""
    return message(
        text(words("rules-title", name=ruleset_name(ruleset, words)), _aim(ruleset, words)),
        _list("rules-cards-title", _cards(ruleset, words), words),
        _list("rules-turn-title", _turn(ruleset, words), words),
        _list("rules-melds-title", _melds(ruleset, words), words),
        _list("rules-opening-title", _opening(ruleset, words), words),
        _list("rules-pile-title", _pile(ruleset, words), words),
        _list("rules-threes-title", _threes(ruleset, words), words),
        _list("rules-out-title", _going_out(ruleset, words), words),
        _list("rules-end-title", _end(ruleset, words), words),
    )


def _list(title: str, lines: Iterable[str | None], words: Words) -> Text | None:
    return text(words(title), *(words("rules-line", text=line) for line in lines if line))


def _id(member: str) -> str:
    return str(member).replace("_", "-")


def _yes_no(message_id: str, words: Words, *, holds: bool) -> str:
    return words(f"{message_id}-yes" if holds else f"{message_id}-no")


def _classes(classes: frozenset[CardClass], words: Words) -> str:
    """Return the classes of cards in words, in a fixed order."""
    return words("list-or").join(words.of("class", _id(each)) for each in CardClass if each in classes)


def _aim(r: Ruleset, words: Words) -> str:
    return words("rules-aim", seats=r.seats, teams=r.teams, target=r.target)


def _cards(r: Ruleset, words: Words) -> list[str]:
    by_points = sorted(RANK_ORDER, key=lambda rank: (-r.card_points[rank], RANK_ORDER.index(rank)))
    values = [
        words("rules-card-value", cards=joined([_value_name(rank, words) for rank in ranks], words), points=value)
        for value, ranks in groupby(by_points, key=lambda rank: r.card_points[rank])
    ]
    return [
        words("rules-pack", cards=r.pack_size, decks=r.decks, jokers=r.jokers, hand=r.hand_size),
        words("rules-card-values", values=words("list-semicolon").join(values)),
        words("rules-wild"),
    ]


def _value_name(rank: Rank, words: Words) -> str:
    if rank == JOKER_RANK:
        return words("rules-joker")
    return words("rules-black-three") if rank == THREE else rank_short(rank, words)


def _turn(r: Ruleset, words: Words) -> list[str]:
    return [words("rules-turn", count=r.draw_count)]


def _melds(r: Ruleset, words: Words) -> list[str | None]:
    return [
        words("rules-meld", size=r.min_meld_size, naturals=r.min_naturals),
        words("rules-wilds-unlimited") if r.max_wilds is None else words("rules-wilds-limit", limit=r.max_wilds),
        words.of("rules-relation", r.natural_wild_relation),
        None if r.max_meld_size is None else words("rules-meld-limit", limit=r.max_meld_size),
        words("rules-canasta", size=r.canasta_size, natural=r.bonus_natural, mixed=r.bonus_mixed),
        _yes_no("rules-wild-into-canasta", words, holds=r.wild_into_canasta),
    ]


def _opening(r: Ruleset, words: Words) -> list[str]:
    floors = [floor for floor, _ in r.minimums[1:]]
    rows = []
    for (floor, needed), below in zip(r.minimums, [*floors, None], strict=True):
        if floor is None:
            rows.append(words("rules-opening-any", needed=needed) if below is None else _below(below, needed, words))
        else:
            rows.append(words("rules-opening-from", floor=floor, needed=needed))
    exempt = [words("rules-opening-exempt")] if r.concealed_exempts_minimum else []
    return [words("rules-opening"), words("list-semicolon").join(rows), *exempt]


def _below(below: int, needed: int, words: Words) -> str:
    return words("rules-opening-below", below=below, needed=needed)


def _pile(r: Ruleset, words: Words) -> list[str | None]:
    ways = [words("take-way-pair")]
    if r.take_natural_plus_wild:
        ways.append(words("take-way-wild"))
    if r.take_by_adding is not TakeByAdding.NEVER:
        ways.append(words.of("take-way-adding", _id(r.take_by_adding)))
    return [
        words("rules-pile-start", classes=_classes(r.upcard_reject, words)) if r.upcard_reject else None,
        words("rules-pile-take", ways=words("list-comma-or").join(ways)),
        words("rules-frozen", needed=r.frozen_naturals),
        *_freezing(r, words),
        words("rules-blocked", classes=_classes(r.blocked_tops, words)) if r.blocked_tops else None,
        _yes_no("rules-one-card", words, holds=r.one_card_hand_may_take_one_card_pile),
        _yes_no("rules-only-top", words, holds=r.pile_shows_only_top),
    ]


def _freezing(r: Ruleset, words: Words) -> list[str]:
    if r.always_frozen:
        return [words("rules-always-frozen")]
    lines = []
    if r.frozen_until_opened:
        lines.append(words("rules-frozen-until-opened"))
    if r.frozen_by:
        lines.append(words("rules-frozen-by", classes=_classes(r.frozen_by, words)))
    return lines


def _threes(r: Ruleset, words: Words) -> list[str]:
    worth = [words("rules-red-value", count=count, points=points) for count, points in enumerate(r.red_three_table)]
    is_meldable = r.black_three_meld is not BlackThreeMeld.NEVER
    return [
        words("rules-red-threes", values=joined(worth[1:], words)),
        words.of("rules-red-sign", r.red_three_positive_if),
        words.of("rules-red-reveal", _id(r.red_three_reveal)),
        words.of("rules-red-last", _id(r.last_stock_red_three)),
        _yes_no("rules-black-meld", words, holds=is_meldable),
    ]


def _going_out(r: Ruleset, words: Words) -> list[str | None]:
    asks = r.ask_partner is not AskPartner.NO and r.hands_per_team > 1
    return [
        words("rules-out", canastas=r.canastas_out, points=r.bonus_out),
        words("rules-keep", count=r.keep_cards),
        _yes_no("rules-ask", words, holds=asks),
        _yes_no("rules-ask-after-take", words, holds=r.ask_after_take) if asks else None,
        words("rules-concealed", points=r.bonus_concealed),
        _yes_no("rules-concealed-take", words, holds=r.concealed_after_take),
    ]


def _end(r: Ruleset, words: Words) -> list[str]:
    return [words.of("rules-stock-end", _id(r.stock_end)), words("rules-scoring")]
