"""Taking the discard pile: whether, how, and why not (rules 16 to 27, and what variants change)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.books import Book, room
from engine.cards import (
    BLACK_THREES,
    IS_WILD,
    JOKER_RANK,
    PLACE_OF,
    RED_THREES,
    THREE,
    TWO,
    Card,
    Rank,
    card_name,
    rank_of,
)
from engine.commands import TakePile
from engine.lay_rules import Target, check_lay, target_of
from engine.prospect import Prospect, book_of, dead_ranks, run_of, sure_cards
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset
from engine.search import can_end, closes_with
from engine.state import SEQUENCE, SET, Meld, State
from engine.terms import BlackThreeMeld, MeldsPerRank, StockEnd, TakeByAdding, UnfinishedWildMeld
from engine.turn_end import ends_anyway, why_no_end
from engine.ways import cards_of, suit_choices, wild_choices


def has_opened(state: State) -> bool:
    """Whether the side to move had opened before this turn (rule 42)."""
    # Before the draw whatever lies there is from earlier turns; a minimum of 0 does not make an opening of nothing.
    return bool(state.side.melds)


def is_frozen_for_mover(state: State) -> bool:
    """Whether the pile is frozen for the side to move (rule 20)."""
    return state.is_frozen or (state.ruleset.frozen_until_opened and not has_opened(state))


def why_no_pile(state: State) -> RuleViolation | None:
    """Return why the pile is out of reach whatever cards are used, or None (rules 19, 26, 2.13, 2.14, 2.16)."""
    pile, ruleset = state.pile, state.ruleset
    if not pile:
        return RuleViolation(Refusal.PILE_EMPTY)
    if pile[-1] in ruleset.blocking:
        return RuleViolation(Refusal.PILE_BLOCKED, card=card_name(pile[-1]))
    if not ruleset.take_for_opening and not has_opened(state):
        return RuleViolation(Refusal.PILE_NOT_FOR_OPENING)
    is_single = len(pile) == 1 and not state.extras.base
    if is_single and len(state.hand) == 1 and not ruleset.one_card_hand_may_take_one_card_pile:
        return RuleViolation(Refusal.PILE_ONE_CARD)
    if ruleset.take_below_meld is not None:
        meld = state.side.meld_of(rank_of(pile[-1]))
        if meld is not None and meld.size >= ruleset.take_below_meld:
            return RuleViolation(Refusal.PILE_MELD_TOO_BIG, limit=ruleset.take_below_meld, have=meld.size)
    return None


def check_take(state: State, cards: Sequence[Card], onto: int | None = None) -> Target:
    """Check that the pile may be taken by laying its top card with these hand cards, and return where they go.

    Raises:
        RuleViolation: It may not; the first rule broken is named.
    """
    top, melds, ruleset = state.pile[-1], state.side.melds, state.ruleset
    rank = rank_of(top)
    naturals = 0
    for card in cards:
        if IS_WILD[card]:
            continue
        if rank_of(card) != rank:
            raise RuleViolation(Refusal.TOP_NOT_MATCHED, card=card_name(card))
        naturals += 1
    target = target_of(ruleset, melds, (*cards, top), onto=onto)
    if target.kind is SEQUENCE and cards:
        raise RuleViolation(Refusal.NOT_IN_SEQUENCE)
    is_frozen = is_frozen_for_mover(state)
    needed = naturals_needed(ruleset, is_frozen=is_frozen)
    may_add = target.place is not None and _may_add(ruleset, melds[target.place])
    wilds = len(cards) - naturals
    fits = _fits_pile(ruleset, naturals, wilds, needed=needed, may_add=may_add, is_frozen=is_frozen)
    if not fits and is_frozen:
        code = Refusal.PILE_FROZEN if state.is_frozen else Refusal.PILE_FROZEN_UNOPENED
        raise RuleViolation(code, needed=needed, have=naturals)
    if not fits and not cards:
        code = Refusal.PILE_NO_MATCH if target.place is None else Refusal.PILE_NO_ADDING
        raise RuleViolation(code, card=card_name(top))
    before = _before_take(state)
    way = check_lay(before, melds, target, cards, top)
    if not fits:
        raise RuleViolation(Refusal.PILE_NO_PAIR, needed=needed, have=naturals)
    left = len(state.hand) - len(cards) + before.rest_size
    if rank != THREE and ends_anyway(state, left=left):
        return target
    after = before.laid(way, top=1) if way.piece is None else before.with_top(top, _run(melds, target))
    if after.is_open:
        after = after.collected()
    if not can_end(after):
        raise why_no_end(after, minimum=state.turn.minimum)
    if rank == THREE and not closes_with(after):
        raise RuleViolation(Refusal.BLACK_THREES_ONLY_OUT)
    return target


def _run(melds: Sequence[Meld], target: Target) -> tuple[int, int, int]:
    assert target.place is not None
    return run_of(melds[target.place])


def naturals_needed(ruleset: Ruleset, *, is_frozen: bool) -> int:
    """Return how many natural cards of its rank from hand take a pile, without other help (rules 21, 22a, 2.13)."""
    return ruleset.frozen_naturals if is_frozen else ruleset.unfrozen_naturals


def _may_add(ruleset: Ruleset, meld: Meld) -> bool:
    """Whether the top card may be taken onto a meld of the side (rules 22c, 2.10)."""
    if meld.kind is SEQUENCE and meld.size >= ruleset.canasta_size:
        return False
    match ruleset.take_by_adding:
        case TakeByAdding.ANY:
            return True
        case TakeByAdding.BELOW_CANASTA:
            return meld.size < ruleset.canasta_size
        case TakeByAdding.NEVER:
            return False


def _before_take(state: State) -> Prospect:
    """Return the turn with what lies under the top card waiting, if there is anything."""
    turn = Prospect(state)
    ruleset = state.ruleset
    below = state._replace(pile=state.pile[:-1])
    if below.waiting:
        turn.await_rest(below)
    if ruleset.pile_take_extra_draw:
        turn.rest_size += sure_cards(state, ruleset.pile_take_extra_draw)
    return turn


def iter_takes(state: State) -> Iterator[TakePile]:
    """Yield the legal ways to take the pile for the player to move, best first; equal cards count as one way."""
    if why_no_pile(state) is not None:
        return
    ruleset, melds, top = state.ruleset, state.side.melds, state.pile[-1]
    rank = rank_of(top)
    held = state.hand_count(rank)
    is_frozen = is_frozen_for_mover(state)
    needed = naturals_needed(ruleset, is_frozen=is_frozen)
    if is_frozen and held < needed:
        return
    if not held and not ruleset.sequences and all(meld.rank != rank for meld in melds):
        return  # there is nothing that the top card could go with
    if ruleset.dead_when_closed and rank in dead_ranks(state):
        return
    twos, jokers = _free_wilds(state)
    seat, left_before = state.turn.seat, len(state.hand) + _rest_size(state)
    for place in _places(ruleset, melds, rank):
        meld = None if place is None else melds[place]
        may_add = meld is not None and _may_add(ruleset, meld)
        for naturals, used_twos, used_jokers in _take_ways(state, rank, held, twos, jokers, meld):
            wilds = used_twos + used_jokers
            if not _fits_pile(ruleset, naturals, wilds, needed=needed, may_add=may_add, is_frozen=is_frozen):
                continue
            onto = place if ruleset.melds_per_rank is MeldsPerRank.SEVERAL else None
            left = left_before - naturals - wilds
            is_free = rank != THREE and ends_anyway(state, left=left)
            for chosen in suit_choices(state.hand, rank, naturals, differ=ruleset.sequences):
                cards = cards_of(state.hand, rank, naturals, used_twos, used_jokers, chosen)
                if is_free or _is_legal(state, cards, onto):
                    yield TakePile(seat, cards, onto)
                    break
    if ruleset.sequences and not is_frozen:
        for place, meld in enumerate(melds):
            is_next = meld.kind is SEQUENCE and _continues(meld, top) and _may_add(ruleset, meld)
            if is_next and _is_legal(state, (), place):
                yield TakePile(seat, (), place)


def _is_legal(state: State, cards: Sequence[Card], onto: int | None) -> bool:
    """Whether the pile may be taken so (rule 27)."""
    try:
        check_take(state, cards, onto)
    except RuleViolation:
        return False
    return True


def _places(ruleset: Ruleset, melds: Sequence[Meld], rank: Rank) -> Iterator[int | None]:
    """Yield the places of sets that the top card could join, and None where it could make a new one."""
    own = [place for place, meld in enumerate(melds) if meld.kind is SET and meld.rank == rank]
    match ruleset.melds_per_rank:
        case MeldsPerRank.ONE:
            yield own[0] if own else None
        case MeldsPerRank.AFTER_CLOSING:
            limit = ruleset.max_meld_size
            yield next((place for place in own if limit is None or melds[place].size < limit), None)
        case MeldsPerRank.SEVERAL:
            yield None
            yield from own


def _continues(meld: Meld, card: Card) -> bool:
    suit, low, high = run_of(meld)
    return card & 3 == suit and PLACE_OF[card] in (low - 1, high + 1) and PLACE_OF[card] > 0


def _free_wilds(state: State) -> tuple[int, int]:
    """Return how many twos and jokers in hand are free to go with the top card (rules 2.12, 2.16)."""
    ruleset = state.ruleset
    twos, jokers = state.hand_count(TWO), state.hand_count(JOKER_RANK)
    if not ruleset.opening_wilds and not has_opened(state):
        return 0, 0
    if ruleset.unfinished_wild_meld is not UnfinishedWildMeld.FREE:
        free = Prospect(state).wild_budget(0, twos + jokers)
        if free < twos + jokers:
            return 0, min(jokers, free)
    return twos, jokers


def _rest_size(state: State) -> int:
    """Return how many cards a taken pile is sure to bring to the hand: threes in it are laid (rule 11)."""
    ruleset = state.ruleset
    if state.extras.base or ruleset.take_amount is not None or ruleset.pile_take_extra_draw:
        return _before_take(state).rest_size
    rest = state.pile[:-1]
    gone = RED_THREES | BLACK_THREES if ruleset.captured_black_threes else RED_THREES
    return len(rest) if gone.isdisjoint(rest) else sum(card not in gone for card in rest)


def _take_ways(
    state: State, rank: Rank, held: int, twos: int, jokers: int, meld: Meld | None
) -> Iterator[tuple[int, int, int]]:
    """Yield (naturals, twos, jokers) from hand that form a valid set with the top card; few wild cards first.

    ``held`` is how many naturals of the rank are in hand, ``meld`` the one that they would join.
    """
    ruleset = state.ruleset
    if rank == THREE:
        if ruleset.black_three_meld is BlackThreeMeld.GOING_OUT and held + 1 >= ruleset.min_meld_size:
            yield held, 0, 0
        return
    book: Book | None = None if meld is None else book_of(meld)
    opening = state.turn.minimum > 0
    for used_twos, used_jokers in wild_choices(twos, jokers, 0, twos + jokers):
        for used in range(held, -1, -1):
            least, most = room(ruleset, rank, book, used + 1, opening=opening)
            if least <= used_twos + used_jokers <= most:
                yield used, used_twos, used_jokers


def _fits_pile(ruleset: Ruleset, naturals: int, wilds: int, *, needed: int, may_add: bool, is_frozen: bool) -> bool:
    """Whether the hand cards are what the pile asks for (rules 21, 22)."""
    if naturals >= needed:
        return True
    return not is_frozen and (may_add or (naturals > 0 and wilds > 0 and ruleset.take_natural_plus_wild))


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
    meld = state.side.meld_of(rank)
    best: RuleViolation | None = None
    # A refused opening says most: the way that comes nearest to the minimum gives the figures.
    ways = _take_ways(state, rank, held, *_free_wilds(state), meld)
    for naturals, twos, jokers in ((held, 0, 0), *ways):
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
