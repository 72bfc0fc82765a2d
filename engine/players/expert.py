"""The expert: the standard player's choice, unless a search finds one that is surely better.

Every candidate is played on the same sampled tables (common random numbers), each to the end of the round by the
quick policy; what counts is the paired difference to the standard choice, and it must exceed its standard error.
The budget is a number of samples, so that the same seed makes the same choice on any machine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.players.candidates import Candidate, can_go, candidates
from engine.players.chance import Chance
from engine.players.compact import Compact
from engine.players.compact_policy import play_out
from engine.players.compact_rules import compact_rules, is_held
from engine.players.memory import Memory, look
from engine.players.outlook import outlook, weights_of
from engine.players.reasons import Choice, Why
from engine.players.sampling import Sampler
from engine.players.sight import Sight
from engine.players.standard import choose_standard
from engine.players.weights import STANDARD, Weights
from engine.ruleset import Ruleset
from engine.state import ASKED
from engine.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost, and how sure a departure from the rule of thumb must be.

    Attributes:
        samples: Sampled tables at most.
        playouts: … where they are played to the end of the round, which takes longer.
        batch: After so many the candidates that lag behind are dropped.
        sureness: Standard errors by which a departure must be better.
        turns: Turns after which a sample is judged as it stands, where the outlook knows the game.
        answer: Points by which the other answer to "may I go out?" must be better; on samples, playing on looks a
            little better than it is.
    """

    samples: int = 160
    playouts: int = 64
    batch: int = 16
    sureness: float = 1.0
    turns: int = 4
    answer: float = 75.0


BUDGET: Final = Budget()
ROOMY: Final = 6
DEALS: Final = 30


def searches(ruleset: Ruleset) -> bool:
    """Whether the expert searches in a game; elsewhere it plays as the standard player does."""
    return is_held(ruleset)


def choose_expert(
    view: View, memory: Memory, chance: Chance, *, budget: Budget = BUDGET, weights: Weights = STANDARD
) -> Choice:
    """Return what the search prefers."""
    memory = look(memory, view)
    base = choose_standard(view, memory, chance, weights)
    options = view.options
    assert options is not None
    is_settled = view.turn.permission is not None and not options.may_answer
    if is_settled or not searches(view.ruleset):
        return base
    if base.why is Why.FEEDS_PARTNER and not options.way_out and len(view.hand or ()) > ROOMY:
        return base  # naturals onto a meld of the side, with cards to spare: nothing speaks against it
    sight = Sight(view, memory)
    found = candidates(sight, weights, base, chance)
    if len(found) < 2 or budget.samples < 2:
        return base
    return search(sight, found, chance, budget)


def search(sight: Sight, found: list[Candidate], chance: Chance, budget: Budget) -> Choice:
    """Return the choice of the candidate that is surely better than the first, or of the first."""
    sampler = Sampler(sight)
    is_asked = sight.view.turn.permission is ASKED
    value = _Value(sight, budget, to_the_end=is_asked)
    alive = list(range(1, len(found)))
    gains: list[list[float]] = [[] for _ in found]
    done = 0
    most = budget.samples if is_asked or value.weights is not None else budget.playouts
    while done < most and alive:
        for _ in range(min(budget.batch, most - done)):
            table = _deal_to_go_out(sampler, chance) if is_asked else sampler.deal(chance)
            base = value.after(found[0], table.copy())
            for place in alive:
                gains[place].append(value.after(found[place], table.copy()) - base)
            done += 1
        alive = _promising(gains, alive)
    best = max(alive, key=lambda place: _mean(gains[place]), default=0)
    if not best:
        return found[0].choice
    mean, error = _mean(gains[best]), _error(gains[best])
    if mean <= (budget.answer if is_asked else 0) or mean < budget.sureness * error:
        return found[0].choice
    chosen = found[best].choice
    return replace(chosen, values=(*chosen.values, ("gain", round(mean))), instead_of=found[0].choice)


def _deal_to_go_out(sampler: Sampler, chance: Chance) -> Compact:
    """Return a sampled table on which the mover can go out: who asks "may I go out?" can."""
    table = sampler.deal(chance)
    for _ in range(DEALS):
        if can_go(table):
            break
        table = sampler.deal(chance)
    return table


def _promising(gains: list[list[float]], alive: list[int]) -> list[int]:
    """Return the candidates that are not clearly behind the base or the best of the others."""
    best = max([0.0, *(_mean(gains[place]) - _error(gains[place]) for place in alive)])
    return [place for place in alive if _mean(gains[place]) + _error(gains[place]) >= best]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = _mean(values)
    return float((sum((each - mean) ** 2 for each in values) / (count - 1) / count) ** 0.5)


class _Value:
    """What a finished round is worth to a seat: points, and what the match makes of them."""

    WIN: Final = 700.0
    """What reaching the target ahead of all others is worth besides, in points."""

    def __init__(self, sight: Sight, budget: Budget, *, to_the_end: bool) -> None:
        self.side = sight.view.side_of[sight.me]
        self.turns = budget.turns
        self.totals = sight.view.scores
        self.target = sight.ruleset.target if sight.ruleset.rounds is None else 10**9
        # Where this round may decide the match, or ends now or later, only its end tells.
        is_last = to_the_end or max(self.totals) >= self.target - self.NEAR
        rules = compact_rules(sight.ruleset, max(1, sight.view.number))
        self.weights = None if is_last else weights_of(rules)

    NEAR: Final = 1300

    def after(self, candidate: Candidate, table: Compact) -> float:
        """Play a candidate on a table to the end of the round, and return the result for the own side."""
        candidate.effect(table)
        if self.weights is not None:
            play_out(table, turns=self.turns)
            if not table.done:
                return outlook(table, self.side, self.weights)
        else:
            play_out(table)
        scores = table.scores()
        own = scores[self.side]
        others = [score for side, score in enumerate(scores) if side != self.side]
        value = own - sum(others) / len(others)
        totals = [before + score for before, score in zip(self.totals, scores, strict=True)]
        best = max(totals)
        if best >= self.target:
            others_best = max(total for side, total in enumerate(totals) if side != self.side)
            if totals[self.side] != others_best:
                value += self.WIN if totals[self.side] > others_best else -self.WIN
        return value


def hint(view: View, memory: Memory, chance: Chance) -> Choice:
    """Return what the expert would do for a seat, and why."""
    return choose_expert(view, memory, chance)
