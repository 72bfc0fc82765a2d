"""What must hold after every command, of a state and of what led to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import events as ev
from engine.cards import ALL_CARDS, IS_WILD, Card, rank_of
from engine.commands import Command, LayDown, TakePile, Undo
from engine.fold import evolve
from engine.legal import legal_commands
from engine.play import apply
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset, Seat
from engine.state import MeldKind, Phase, State
from engine.view import HIDDEN_CARD, redact

Drawn = ev.CardsDrawn | ev.RedThreesReplaced | ev.PileCollected | ev.ExtraCardsDrawn | ev.FootTaken
Learnt = ev.PileCollected | ev.FootTaken | ev.ExtraCardsDrawn | ev.PermissionAsked


class Fault(AssertionError):
    """Something that must hold does not."""


def must(holds: bool, what: str) -> None:
    """Raise if something does not hold."""
    if not holds:
        raise Fault(what)


def pack_of(ruleset: Ruleset) -> Counter[Card]:
    """Return how often the pack has each card."""
    return Counter({card: ruleset.copies_of(card) for card in ALL_CARDS})


def cards_in(state: State) -> Counter[Card]:
    """Count the cards of a state, wherever they lie."""
    places: list[Sequence[Card]] = [*state.hands, state.stock, state.pile, state.extras.base, *state.extras.feet]
    for side in state.sides:
        places += [side.red_threes, side.captured, *(meld.cards for meld in side.melds)]
    return Counter(card for place in places for card in place)


def check_melds(state: State) -> None:
    """Check that each meld holds together, whatever rules beside may limit it."""
    ruleset = state.ruleset
    for side in state.sides:
        for meld in side.melds:
            must(meld.size >= ruleset.min_meld_size, "a meld is too small")
            must(all(IS_WILD[card] for card in meld.wilds), "a natural card among the wilds")
            must(not any(IS_WILD[card] for card in meld.naturals), "a wild card among the naturals")
            ranks = [rank_of(card) for card in meld.naturals]
            if meld.kind is MeldKind.WILD:
                must(ruleset.wild_melds and not ranks and meld.size <= (ruleset.max_wild_meld or 99), "a wild meld")
            elif meld.kind is MeldKind.SEQUENCE:
                high = [14 if rank == 1 else rank for rank in ranks]
                must(ruleset.sequences and not meld.wilds and len(high) <= 14, "a sequence")
                must(high == list(range(high[0], high[0] + len(high))) and high[0] >= 4, "a sequence with a gap")
                must(len({card & 3 for card in meld.naturals}) == 1, "a sequence of two suits")
            else:
                must(len(set(ranks)) == 1 and ranks[0] == meld.rank, "a set of two ranks")
                limit = ruleset.max_wilds
                must(limit is None or ruleset.lone_hand or len(meld.wilds) <= limit, "a set with too many wilds")
                most = ruleset.max_meld_size
                # Black threes are laid by who goes out, however many they are (rule 38).
                must(most is None or meld.rank == 3 or meld.size <= most, "a set with too many cards")
        if ruleset.melds_per_rank == "one":
            sets = [meld.rank for meld in side.melds if meld.kind is MeldKind.SET]
            must(len(sets) == len(set(sets)), "two melds of a rank")


def check_step(old: State, command: Command, new: State, events: tuple[ev.Event, ...]) -> None:
    """Check what a command did, by itself."""
    must(bool(events), "a command without events")
    pack = pack_of(new.ruleset)
    between = old
    for event in events:
        between = evolve(between, event)
        must(cards_in(between) == pack, f"cards appeared or vanished at {type(event).__name__}")
    must(between == new, "the state is not the fold of the events")
    check_melds(new)
    must(all(list(hand) == sorted(hand) for hand in new.hands), "a hand that is not sorted")
    if new.result is None:
        commands = legal_commands(new)
        must(bool(commands), "a running round without a legal command")
        must(len(commands) > 1 or not isinstance(commands[0], Undo), "no way on but to take back what was laid")
    else:
        must(not legal_commands(new), "a legal command after the end")
        must(isinstance(events[-1], ev.RoundEnded), "the end is not the last event")
        check_result(old, new)
    for event in events:
        check_redaction(new, event)


def check_result(old: State, new: State) -> None:
    """Check that the sheets add up, and who has won."""
    result, ruleset = new.result, new.ruleset
    assert result is not None
    must(
        tuple(sum(line.points for line in sheet) for sheet in result.sheets) == result.scores, "a sheet does not add up"
    )
    before = old.scores if old.result is None else old.result.totals
    after = tuple(total + score for total, score in zip(before, result.scores, strict=True))
    must(after == result.totals, "the totals do not add up")
    items = [[line.item for line in sheet] for sheet in result.sheets]
    must(all(len(sheet) == len(set(sheet)) for sheet in items), "a line stands twice on a sheet")
    best = sorted(result.totals)[-2:]
    last = ruleset.rounds is not None and new.number >= ruleset.rounds
    decided = (best[1] >= ruleset.target or last) if ruleset.rounds is None else last
    if decided and best[0] != best[1]:
        must(result.winner == result.totals.index(best[1]), "the winner is not who leads")
    elif not decided:
        must(result.winner is None, "a winner before the target")
    must(new.phase is (Phase.DEAL if result.winner is None else Phase.OVER), "the phase after a round")


def check_redaction(state: State, event: ev.Event) -> None:
    """Check that nobody else is told which cards came to a hand."""
    if not isinstance(event, Drawn):
        return
    shown = set(state.ruleset.bonus_threes) | {HIDDEN_CARD}
    if state.ruleset.captured_black_threes and isinstance(event, ev.PileCollected):
        shown |= {card for card in ALL_CARDS if rank_of(card) == 3}
    for viewer in (None, *range(state.ruleset.seats)):
        if viewer != event.seat:
            told = redact(event, None if viewer is None else Seat(viewer), ruleset=state.ruleset)
            assert isinstance(told, Drawn)
            must(set(told.cards) <= shown, f"{type(event).__name__} tells others which cards")


def check_undo(old: State, new: State, command: Command, events: tuple[ev.Event, ...]) -> None:
    """Check that a lay-down that taught nothing can be taken back, and nothing else."""
    if new.result is not None or not isinstance(command, LayDown | TakePile):
        return
    learnt = any(isinstance(event, Learnt) for event in events)
    try:
        back, _ = apply(new, Undo(command.seat))
    except RuleViolation as violation:
        formed = any(isinstance(event, ev.PartnershipFormed) for event in events)
        must(learnt or formed, f"cannot be taken back: {violation.sentence}")
        must(violation.refusal in (Refusal.UNDO_TOO_LATE, Refusal.NOTHING_TO_UNDO), "undo refused for another reason")
        return
    must(not learnt, "taken back after hidden cards were seen")
    must(back == old, "taking back does not restore the state")
