"""What stands behind one line of a result: special canastas rank by rank, and for what a side was fined.

A sheet has one line for each, so what lies on the table tells the rest. What it does not explain is told as one sum.
"""

from __future__ import annotations

from collections import Counter, defaultdict

from bot.i18n import Words
from bot.ui.cards import rank_count, rank_many
from bot.ui.melds import meld_name
from bot.ui.rules.line import any_of
from engine.bonuses import canasta_bonus
from engine.cards import Rank
from engine.penalties import meld_fines
from engine.ruleset import Ruleset
from engine.state import SEQUENCE, SheetItem, SheetLine
from engine.terms import Penalty, ThreesLaid
from engine.view import View


def special_canastas(view: View, line: SheetLine, team: int, words: Words) -> list[str]:
    """Return the canastas that have a price of their own, a line for each rank."""
    earned: defaultdict[Rank, list[int]] = defaultdict(list)
    for meld in view.side_at(team).melds:
        bonus = canasta_bonus(meld, view.ruleset)
        if bonus is not None and bonus[0] is SheetItem.RANK_CANASTAS:
            earned[meld.rank].append(bonus[1])
    if _total(earned) != (line.count, line.points):
        return [words("sheet-rank-canastas", count=line.count, points=line.points)]
    return [
        words("sheet-canastas-of", rank=rank_many(rank, words), count=len(points), points=sum(points))
        for rank, points in earned.items()
    ]


def _total(points: dict[Rank, list[int]]) -> tuple[int, int]:
    return sum(map(len, points.values())), sum(map(sum, points.values()))


def penalties(view: View, line: SheetLine, team: int, words: Words) -> list[str]:
    """Return what a side was fined for: each kind of unfinished meld, and what hands and packets held."""
    fines: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for meld in view.side_at(team).melds:
        for points in meld_fines(meld, view.ruleset):
            is_row = meld.kind is SEQUENCE
            name = words("sheet-short-sequence") if is_row else meld_name(meld, words)
            fines[name] += points
            counts[name] += 1
    told = [
        words("sheet-penalty-unfinished", meld=name, count=counts[name], points=-points)
        for name, points in fines.items()
    ]
    count, rest = line.count - counts.total(), line.points + fines.total()
    if not count:
        return told
    causes = _other_causes(view.ruleset, words)
    if not causes:
        return [*told, words("sheet-penalties", count=count, points=rest)]
    return [*told, words("sheet-penalty-held", count=count, what=any_of(causes, words), points=rest)]


def _other_causes(ruleset: Ruleset, words: Words) -> list[str]:
    """Return what the rules fine that does not lie on the table."""
    causes = [
        words("sheet-hand-with", cards=rank_count(Rank(rank), count, words))
        for what, rank, count, _ in ruleset.penalties
        if what is Penalty.HAND_HOLDS
    ]
    if ruleset.red_three_in_foot:
        causes.append(words("sheet-three-in-packet", laid="all" if ruleset.threes_laid is ThreesLaid.ALL else "red"))
    return causes
