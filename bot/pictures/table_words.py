"""What the table's picture shows, in words: as much as fits, from every card laid down to bare numbers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import chain

from bot.i18n import Words
from bot.pictures.picture import MOST_WORDS
from bot.ui.cards import joined, rank_many
from bot.ui.melds import in_table_order
from engine.cards import JOKER, PLACE_OF, Card, rank_of, suit_of
from engine.melds import canasta_kind, counted_canastas
from engine.ruleset import Ruleset, Seat
from engine.state import SEQUENCE, WILD, Meld, Phase
from engine.terms import CanastaKind, ThreesLaid
from engine.view import View


class Detail(IntEnum):
    """How much is said of melds, where the whole does not fit."""

    EVERYTHING = 2  # every meld
    CANASTAS = 1  # every canasta, and how many melds there are besides
    NUMBERS = 0  # how many canastas of each kind, and how many melds


def table_words(view: View, names: Sequence[str], words: Words) -> str:
    """Return what a voice reads in the place of the picture, at most ``MOST_WORDS`` letters."""
    shown = ""
    for detail in Detail:
        shown = " ".join(_sentences(view, names, words, detail))
        if len(shown) <= MOST_WORDS:
            return shown
    return shown[:MOST_WORDS]


def card_words(card: Card, words: Words) -> str:
    """Return a card as it is spoken: ``queen of hearts``."""
    rank = words.of("picture-rank", rank_of(card))
    return rank if card == JOKER else words("picture-card", rank=rank, suit=words.of("picture-suit", suit_of(card)))


def _sentences(view: View, names: Sequence[str], words: Words, detail: Detail) -> list[str]:
    sides = dict.fromkeys(view.allies_of(seat) for seat in range(view.ruleset.seats))
    return [
        words("picture-table", number=view.number),
        _turn(view, names, words),
        *_pile(view, words),
        words("picture-stock", count=view.stock_count),
        *(_side(view, seats, names, words, detail) for seats in sides),
    ]


def _turn(view: View, names: Sequence[str], words: Words) -> str:
    if view.result is not None:
        out = view.result.out
        return words("picture-round-over") if out is None else words("picture-round-out", player=names[out])
    player = names[view.turn.seat]
    is_drawing = view.turn.phase is Phase.DRAW
    return words("picture-turn-draw", player=player) if is_drawing else words("picture-turn-meld", player=player)


def _pile(view: View, words: Words) -> list[str]:
    pile, base = view.pile, view.pile.base_count
    if pile.is_waiting:
        return [words("picture-pile-waiting", count=pile.count + base)]
    if pile.top is None:
        return [words("picture-pile-empty")]
    said = [words("picture-pile", top=card_words(pile.top, words), count=pile.count)]
    if base:
        said.append(words("picture-pile-base", count=base))
    if view.result is None and pile.is_blocked:
        said.append(words("picture-pile-blocked"))
    if view.result is None and pile.is_frozen:
        said.append(words("picture-pile-crosswise") if pile.frozen_by else words("picture-pile-frozen"))
    if len(pile.cards) > 1:
        shown = [card_words(card, words) for card in reversed(pile.cards[-7:-1])]
        said.append(words("picture-pile-cards", cards=joined(shown, words)))
    return said


def _side(view: View, seats: Sequence[Seat], names: Sequence[str], words: Words, detail: Detail) -> str:
    ruleset = view.ruleset
    teams = sorted({ruleset.team_of(seat) for seat in seats})
    things = [
        *chain.from_iterable(_needs(view, team, words) for team in teams),
        *chain.from_iterable(_threes(view, team, words) for team in teams),
        *_melds(view, seats[0], words, detail),
    ]
    if not view.side_at(seats[0]).melds:
        things.append(words("picture-nothing"))
    said = words("picture-then").join(things)
    if len(teams) > 1:
        players = joined([_player(view, seat, names, words, scored=True) for seat in seats], words)
        return words("picture-side-partners", players=players, things=said)
    players = joined([_player(view, seat, names, words, scored=False) for seat in seats], words)
    return words("picture-side", players=players, score=view.scores[teams[0]], things=said)


def _player(view: View, seat: Seat, names: Sequence[str], words: Words, *, scored: bool) -> str:
    name, count = names[seat], view.hand_counts[seat]
    if scored:
        name = words("picture-player-score", player=name, score=view.scores[view.ruleset.team_of(seat)])
    if seat in view.sits_out:
        return words("picture-player-away", player=name)
    has_foot = bool(view.feet and view.feet[seat])
    return words("picture-player-foot" if has_foot else "picture-player", player=name, count=count)


def _needs(view: View, team: int, words: Words) -> list[str]:
    if view.has_opened[team] or view.result is not None:
        return []
    turn, seat = view.turn, view.ruleset.seats_of(team)[0]
    if turn.minimum and turn.laid and view.side_of[turn.seat] == view.side_of[seat]:
        return [words("picture-laid", laid=turn.laid_points, needed=turn.minimum)]
    return [words("picture-needs", needed=view.minimums[team])]


def _threes(view: View, team: int, words: Words) -> list[str]:
    side, found = view.sides[team], []
    if side.red_threes:
        is_all = view.ruleset.threes_laid is ThreesLaid.ALL
        found.append(words("picture-threes" if is_all else "picture-red-threes", count=len(side.red_threes)))
    if side.captured:
        found.append(words("picture-captured", count=len(side.captured)))
    return found


def _melds(view: View, seat: int, words: Words, detail: Detail) -> list[str]:
    side, ruleset = view.side_at(seat), view.ruleset
    found = [(canasta_kind(meld, ruleset), meld) for meld in in_table_order(side)]
    canastas = [meld for kind, meld in found if kind is not None]
    others = [meld for kind, meld in found if kind is None]
    if detail is Detail.NUMBERS:
        counted = counted_canastas(side, ruleset)
        said = [words.of("picture-canastas", kind, count=counted[kind]) for kind in CanastaKind if counted[kind]]
    else:
        said = [_meld(meld, ruleset, words) for meld in canastas]
    if detail is Detail.EVERYTHING:
        return [*said, *(_meld(meld, ruleset, words) for meld in others)]
    return [*said, words("picture-melds", count=len(others))] if others else said


def _meld(meld: Meld, ruleset: Ruleset, words: Words) -> str:
    kind = canasta_kind(meld, ruleset)
    if meld.kind is SEQUENCE:
        what = _run(meld.naturals, words)
        return words("picture-meld-open-sequence" if kind is None else "picture-meld-sequence", what=what)
    is_wild = meld.kind is WILD
    what = words("wild-cards") if is_wild else rank_many(meld.rank, words)
    wilds, jokers = 0 if is_wild else len(meld.wilds), meld.wilds.count(JOKER)
    count = meld.size if kind or is_wild else len(meld.naturals)
    return words.of("picture-meld", kind or "open", what=what, count=count, wilds=wilds, jokers=jokers)


def _run(cards: Sequence[Card], words: Words) -> str:
    row = sorted(cards, key=PLACE_OF.__getitem__)
    low, high = (words.of("picture-rank", rank_of(card)) for card in (row[0], row[-1]))
    return words("picture-run", low=low, high=high, suit=words.of("picture-suit", suit_of(row[0])))
