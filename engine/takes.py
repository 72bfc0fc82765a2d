"""Taking the discard pile: whether, how, and why not (rules 16 to 27)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import IS_WILD, JOKER_RANK, RED_THREES, THREE, TWO, Card, Rank, card_name, rank_of
from engine.commands import TakePile
from engine.melds import check_meld
from engine.prospect import Prospect, count_ranks
from engine.refusals import Refusal, RuleViolation
from engine.search import can_end, closes_with
from engine.state import State
from engine.terms import BlackThreeMeld, StockEnd, TakeByAdding
from engine.turn_end import ends_anyway, why_no_end
from engine.ways import cards_of, wild_choices


def has_opened(state: State) -> bool:
    """Whether the side to move had opened before this turn (rule 42)."""
    # Before the draw whatever lies there is from earlier turns; a minimum of 0 does not make an opening of nothing.
    return bool(state.side.melds)


def is_frozen_for_mover(state: State) -> bool:
    """Whether the pile is frozen for the side to move (rule 20)."""
    return state.is_frozen or (state.ruleset.frozen_until_opened and not has_opened(state))


def why_no_pile(state: State) -> RuleViolation | None:
    """Return why the pile is out of reach whatever cards are used, or None (rules 19, 26)."""
    pile = state.pile
    if not pile:
        return RuleViolation(Refusal.PILE_EMPTY)
    if pile[-1] in state.ruleset.blocking:
        return RuleViolation(Refusal.PILE_BLOCKED, card=card_name(pile[-1]))
    if len(pile) == 1 == len(state.hand) and not state.ruleset.one_card_hand_may_take_one_card_pile:
        return RuleViolation(Refusal.PILE_ONE_CARD)
    return None


def check_take(state: State, cards: Sequence[Card]) -> None:
    """Check that the pile may be taken by laying its top card with these hand cards.

    Raises:
        RuleViolation: It may not; the first rule broken is named.
    """
    top = state.pile[-1]
    rank = rank_of(top)
    naturals = 0
    for card in cards:
        if IS_WILD[card]:
            continue
        if rank_of(card) != rank:
            raise RuleViolation(Refusal.TOP_NOT_MATCHED, card=card_name(card))
        naturals += 1
    needed, is_frozen = state.ruleset.frozen_naturals, is_frozen_for_mover(state)
    fits = _fits_pile(state, naturals, len(cards) - naturals, may_add=_may_add(state, rank), is_frozen=is_frozen)
    if not fits and is_frozen:
        code = Refusal.PILE_FROZEN if state.is_frozen else Refusal.PILE_FROZEN_UNOPENED
        raise RuleViolation(code, needed=needed, have=naturals)
    if not fits and not cards:
        raise RuleViolation(Refusal.PILE_NO_MATCH, card=card_name(top))
    check_meld(state.ruleset, rank, state.side.meld_of(rank), (*cards, top))
    if not fits:
        raise RuleViolation(Refusal.PILE_NO_PAIR, needed=needed, have=naturals)
    left = len(state.hand) - len(cards) + _rest_size(state)
    if rank != THREE and ends_anyway(state, left=left):
        return
    after = _after_take(state)
    after.lay_cards(rank, cards, top=1)
    if after.need <= 0:
        after.collect()
    if not can_end(after):
        raise why_no_end(after, minimum=state.turn.minimum)
    if rank == THREE and not closes_with(after):
        raise RuleViolation(Refusal.BLACK_THREES_ONLY_OUT)


def _may_add(state: State, rank: Rank) -> bool:
    """Whether the top card may be taken onto the side's meld of its rank (rule 22c)."""
    meld = state.side.meld_of(rank)
    if meld is None:
        return False
    match state.ruleset.take_by_adding:
        case TakeByAdding.ANY:
            return True
        case TakeByAdding.BELOW_CANASTA:
            return meld.size < state.ruleset.canasta_size
        case TakeByAdding.NEVER:
            return False


def _after_take(state: State) -> Prospect:
    """Return the turn with the pile's rest waiting, if there is one."""
    after = Prospect(state)
    if len(state.pile) > 1:
        after.rest = count_ranks(state.pile[:-1])
        after.rest_size = sum(after.rest)
    return after


def iter_takes(state: State) -> Iterator[TakePile]:
    """Yield the legal ways to take the pile for the player to move, best first; equal cards count as one way."""
    if why_no_pile(state) is not None:
        return
    rank = rank_of(state.pile[-1])
    held = state.hand_count(rank)
    may_add = _may_add(state, rank)
    if not held and not may_add:
        return
    is_frozen = is_frozen_for_mover(state)
    if is_frozen and held < state.ruleset.frozen_naturals:
        return
    size, rest = len(state.hand), _rest_size(state)
    for naturals, twos, jokers in _take_ways(state, rank, held):
        if not _fits_pile(state, naturals, twos + jokers, may_add=may_add, is_frozen=is_frozen):
            continue
        left = size - naturals - twos - jokers + rest
        if (rank != THREE and ends_anyway(state, left=left)) or _leaves_an_end(state, rank, naturals, twos, jokers):
            yield TakePile(state.turn.seat, cards_of(state.hand, rank, naturals, twos, jokers))


def _rest_size(state: State) -> int:
    """Return how many cards a taken pile brings to the hand: its red threes are laid (rule 11)."""
    rest = state.pile[:-1]
    return len(rest) if RED_THREES.isdisjoint(rest) else sum(card not in RED_THREES for card in rest)


def _take_ways(state: State, rank: Rank, held: int) -> Iterator[tuple[int, int, int]]:
    """Yield (naturals, twos, jokers) from hand that form a valid meld with the top card; few wild cards first.

    ``held`` is how many naturals of the rank are in hand.
    """
    ruleset, meld = state.ruleset, state.side.meld_of(rank)
    if rank == THREE:
        if ruleset.black_three_meld is BlackThreeMeld.GOING_OUT and held + 1 >= ruleset.min_meld_size:
            yield held, 0, 0
        return
    naturals, wilds = (0, 0) if meld is None else (len(meld.naturals), len(meld.wilds))
    twos, jokers = state.hand_count(TWO), state.hand_count(JOKER_RANK)
    if not ruleset.wild_into_canasta and naturals + wilds >= ruleset.canasta_size:
        twos = jokers = 0
    for used_twos, used_jokers in wild_choices(twos, jokers, 0, twos + jokers):
        for used in range(held, -1, -1):
            least, most = ruleset.wild_room[naturals + used + 1][wilds]
            if least <= used_twos + used_jokers <= most:
                yield used, used_twos, used_jokers


def _fits_pile(state: State, naturals: int, wilds: int, *, may_add: bool, is_frozen: bool) -> bool:
    """Whether the hand cards are what the pile asks for (rules 21, 22)."""
    if naturals >= state.ruleset.frozen_naturals:
        return True
    return not is_frozen and (may_add or (naturals > 0 and wilds > 0 and state.ruleset.take_natural_plus_wild))


def _leaves_an_end(state: State, rank: Rank, naturals: int, twos: int, jokers: int) -> bool:
    """Whether the turn can still end after taking the pile with these cards (rule 27)."""
    after = _after_take(state)
    after.lay(rank, naturals, twos, jokers, top=1)
    if after.need <= 0:
        after.collect()
    return can_end(after) and (rank != THREE or closes_with(after))


def may_take(state: State) -> bool:
    """Whether the player to move can take the pile at all."""
    return next(iter_takes(state), None) is not None


def is_forced_to_take(state: State) -> bool:
    """Whether the pile must be taken: stock empty, not frozen for the side, and its top fits a meld of the side (rule
    64).
    """
    if state.ruleset.stock_end is not StockEnd.WHILE_TAKEABLE or state.stock or not state.pile:
        return False
    if is_frozen_for_mover(state) or state.side.meld_of(rank_of(state.pile[-1])) is None:
        return False
    return may_take(state)


def why_no_take(state: State) -> RuleViolation:
    """Return the one reason why the pile cannot be taken, given that it cannot."""
    out_of_reach = why_no_pile(state)
    if out_of_reach is not None:
        return out_of_reach
    rank = rank_of(state.pile[-1])
    held = state.hand_count(rank)
    best: RuleViolation | None = None
    # A refused opening says most: the way that comes nearest to the minimum gives the figures.
    for naturals, twos, jokers in ((held, 0, 0), *_take_ways(state, rank, held)):
        try:
            check_take(state, cards_of(state.hand, rank, naturals, twos, jokers))
        except RuleViolation as violation:
            if best is None or _comes_nearer(violation, best):
                best = violation
    if best is None:
        raise ValueError("the pile can be taken")
    return best


def _comes_nearer(violation: RuleViolation, than: RuleViolation) -> bool:
    if violation.refusal is not Refusal.OPENING_TOO_LOW:
        return False
    return than.refusal is not Refusal.OPENING_TOO_LOW or int(violation.values["have"]) > int(than.values["have"])
