"""Going out: whether all cards but at most one can be laid, and what that makes of the melds (rules 38, 49 to 53).

All naturals of a rank go to its books, so what is left to choose is how many wild cards each rank gets. The choices
are added up rank by rank; of those that use the same wild cards and reach the same canastas one is kept, the best.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.books import Kinds, Piece, allows_out, fewest_wilds, outcomes, room, spectrum, sum_kinds, wild_outcome
from engine.cards import JOKER_RANK, NATURAL_RANKS, RANKS, THREE, TWO, Rank
from engine.opening import OpeningSearch, Share, with_runs
from engine.prospect import Prospect, Way
from engine.ruleset import Ruleset
from engine.run_search import closing_runs
from engine.terms import BlackThreeMeld, DiscardRule, FinalDiscard, FootTrigger, MeldsPerRank, OpeningShape


def can_go_out(turn: Prospect) -> bool:
    """Tell whether the turn can end with an empty hand, leaving the partner's answer aside."""
    return not _is_far_from_out(turn) and any(True for _ in _ways(turn))


class Division(NamedTuple):
    """What all ranks get: the bonus of the sets' canastas in points, the pieces by rank, wild cards to wild melds."""

    bonus: int
    pieces: tuple[tuple[Rank, tuple[Piece, ...]], ...]
    to_wild_meld: int = 0


def _ways(turn: Prospect) -> Iterator[bool]:
    """Yield True for each way to go out that there is; while a pile waits, the minimum comes from the hand alone."""
    if turn.rest is None:
        for each in closing_runs(turn):
            yield from (True for _ in last_cards(each))
        return
    for each in with_runs(turn, limit=turn.size):
        for shares in OpeningSearch(each, limit=each.size, holds_back=True).every(each.need):
            after = _after(each, shares)
            if after is not None and after.is_open:
                after = after.collected()
                yield from (True for more in closing_runs(after) for _ in last_cards(more))


def _is_far_from_out(turn: Prospect) -> bool:
    """Tell quickly, by what most hands fail on: a packet not taken up, cards that go nowhere, no canasta in reach."""
    ruleset = turn.ruleset
    # A second packet is taken up before its owner goes out, and nobody knows its cards before, nor those under a pile.
    if turn.foot is not FootTrigger.NONE or not turn.may_leave or turn.unseen:
        return True
    if turn.rest is not None:
        return False
    return _has_stuck_cards(turn) or _lacks_canastas(turn, ruleset)


def _has_stuck_cards(turn: Prospect) -> bool:
    """Tell whether two cards can be neither in a set nor in a sequence, whatever wild cards there are."""
    hand, books, fewest = turn.hand, turn.books, turn.ruleset.min_naturals
    singles = 0
    for rank in NATURAL_RANKS:
        count = hand[rank]
        if count and count < fewest and not books[rank]:
            if turn.cards and _is_near_run(turn, rank):
                continue
            singles += count
            if singles > 1:
                return True
    return False


def _is_near_run(turn: Prospect, rank: Rank) -> bool:
    """Whether a card of a rank has a neighbour in suit, in hand or in a run of the side."""
    place = 14 if rank == 1 else rank
    for suit in range(4):
        if not turn.cards[rank * 4 + suit]:
            continue
        for other in (place - 1, place + 1):
            if 4 <= other <= 14 and turn.cards[(1 if other == 14 else other) * 4 + suit]:
                return True
            if any(run[0] == suit and run[1] <= other <= run[2] for run in turn.runs):
                return True
    return False


def _lacks_canastas(turn: Prospect, ruleset: Ruleset) -> bool:
    """Tell quickly that the side could not have enough canastas even if every card joined the fullest melds."""
    full, hand, wilds = ruleset.canasta_size, turn.hand, turn.hand_wilds
    if not turn.cards and not ruleset.wild_melds and ruleset.melds_per_rank is MeldsPerRank.ONE:
        least = full - wilds
        have = [rank for rank in NATURAL_RANKS if hand[rank] + sum([sum(book) for book in turn.books[rank]]) >= least]
        return len(have) < ruleset.canastas_out
    done, missing = 0, []
    for rank in NATURAL_RANKS:
        for book in turn.books[rank]:
            if sum(book) >= full:
                done += 1
        if hand[rank] or turn.books[rank]:
            partial = sum([sum(book) for book in turn.books[rank] if sum(book) < full])
            missing.append(full - partial - hand[rank])
    if turn.cards or ruleset.wild_melds:
        kinds = turn.table_kinds
        need = ruleset.canastas_out - done - kinds.sequence - kinds.wild
        loose = turn.size + sum([max(0, full - gap) for gap in missing]) - sum(hand)
        loose += sum([run[2] - run[1] + 1 for run in turn.runs]) + sum([w for _, w in turn.books[0] if w < full])
        return need > 0 and loose + wilds < need * full
    reached = sum([gap <= wilds for gap in missing])
    return done + reached < ruleset.canastas_out


def last_cards(turn: Prospect) -> Iterator[Rank | None]:
    """Yield the rank of each card that can be kept for a last discard while all others are laid as sets.

    None stands for no discard at all, and comes first. No pile is waiting.
    """
    if sum(turn.hand) != turn.size:
        return  # a red three that was never laid cannot leave the hand
    for discard in _discards(turn):
        if _opens(turn, discard) and any(True for _ in divisions(turn, discard)):
            yield discard


def _discards(turn: Prospect) -> Iterator[Rank | None]:
    """Yield what may be the last discard of a player who goes out; None: every card is laid."""
    ruleset, hand = turn.ruleset, turn.hand
    wilds = turn.hand_wilds
    fewest = {rank: _fewest(turn, rank, hand[rank], wilds) for rank in NATURAL_RANKS if hand[rank]}
    if not _black_threes_fit(ruleset, hand[THREE]):
        fewest[THREE] = None
    # Ranks whose cards cannot all be laid: one of them can be discarded from, two are one too many.
    stuck = [rank for rank, least in fewest.items() if least is None]
    if len(stuck) > 1:
        return
    needed = sum(least for least in fewest.values() if least)
    if not stuck and needed <= wilds and (ruleset.final_discard is FinalDiscard.OPTIONAL or not turn.may_discard):
        yield None
    if not turn.may_discard:
        return
    guarded = 7 if DiscardRule.SEVENS_GUARDED in ruleset.discard_rules else None
    for rank in stuck or [rank for rank in RANKS if hand[rank]]:
        if rank == guarded:
            continue
        left = wilds - (rank in (JOKER_RANK, TWO))
        own = _fewest(turn, rank, hand[rank] - 1, left) if rank in fewest and rank != THREE else 0
        if own is not None and needed - (fewest.get(rank) or 0) + own <= left:
            yield rank


def _fewest(turn: Prospect, rank: Rank, naturals: int, wilds: int) -> int | None:
    """Return the fewest wild cards with which so many naturals of a rank can be laid, None if they cannot."""
    if not naturals or rank in turn.dead:
        return None if naturals else 0
    return fewest_wilds(turn.ruleset, rank, turn.books[rank], naturals, wilds, opening=turn.opening)


def _opens(turn: Prospect, discard: Rank | None) -> bool:
    """Tell whether laying everything but the discard is worth the points that the opening needs."""
    if not turn.opening or turn.exempt or turn.is_open:
        return True
    ruleset, hand = turn.ruleset, turn.hand
    points = 0
    for rank, worth in enumerate(ruleset.card_points):
        count = hand[rank] - (rank == discard)
        # Where an opening takes no wild cards, only what can be laid without them reaches the minimum (rule 2.12).
        if not ruleset.opening_wilds and count and not _lies_pure(turn, Rank(rank), count, discard):
            continue
        points += count * worth
    return points >= turn.need or ruleset.splash


def _lies_pure(turn: Prospect, rank: Rank, count: int, discard: Rank | None) -> bool:
    """Tell whether cards of a rank can be laid before the first wild card; black threes come last of all (rule 38)."""
    if rank in (JOKER_RANK, TWO, THREE):
        return rank == THREE and turn.hand_wilds == (discard in (JOKER_RANK, TWO))
    book = turn.books[rank][0] if turn.books[rank] else None
    return room(turn.ruleset, rank, book, count, opening=True)[0] <= 0


def _black_threes_fit(ruleset: Ruleset, count: int) -> bool:
    may_meld = ruleset.black_three_meld is BlackThreeMeld.GOING_OUT
    return count == 0 or (may_meld and count >= ruleset.min_meld_size)


def divisions(turn: Prospect, discard: Rank | None, *, concealed: bool = False) -> Iterator[tuple[Kinds, Division]]:
    """Yield ways to lay all cards but the discard as sets and wild melds that let the side go out.

    Of ways with the same canastas and the same use of wild cards the one with the best bonus stands.
    ``concealed``: each rank must be a meld by what is laid now, and one of them a canasta (rules 59, 60).
    """
    ruleset, hand = turn.ruleset, turn.hand
    if not _black_threes_fit(ruleset, hand[THREE] - (discard == THREE)):
        return
    wilds = turn.hand_wilds - (discard in (JOKER_RANK, TWO))
    ways: dict[tuple[int, Kinds, bool], Division] = {(0, turn.table_kinds, not concealed): Division(0, ())}
    for rank in NATURAL_RANKS:
        count = hand[rank] - (rank == discard)
        if not count and not turn.books[rank]:
            continue
        ways = _with_rank(turn, ways, rank, count, wilds, concealed=concealed)
        if not ways:
            return
    for (used, kinds, is_own), division in ways.items():
        left = wilds - used
        wild = wild_outcome(ruleset, turn.books[JOKER_RANK], left)
        if wild is None or not is_own or used > turn.wild_budget(left, wilds):
            continue
        reached = kinds._replace(wild=wild[0], unfinished=kinds.unfinished + _unfinished_wild(ruleset, wild[1]))
        if allows_out(ruleset, reached, red_threes=turn.red_threes) and _has_needed_shape(turn, reached, division):
            yield reached, division._replace(to_wild_meld=left)


def _with_rank(
    turn: Prospect,
    ways: dict[tuple[int, Kinds, bool], Division],
    rank: Rank,
    count: int,
    wilds: int,
    *,
    concealed: bool,
) -> dict[tuple[int, Kinds, bool], Division]:
    """Return the ways continued by one rank, which gets all its naturals and any number of wild cards."""
    ruleset, books = turn.ruleset, turn.books[rank]
    if rank in turn.dead:
        reached = spectrum(ruleset, rank, books, 0, 0, opening=turn.opening) if not count else {}
    else:
        reached = spectrum(ruleset, rank, books, count, wilds, opening=turn.opening)
    grown: dict[tuple[int, Kinds, bool], Division] = {}
    for (used, kinds, is_own), division in ways.items():
        for more, found in reached.items():
            if used + more > wilds:
                break
            if concealed and not _is_whole(turn, rank, count, more):
                continue
            own = is_own or count + more >= ruleset.canasta_size
            for gained, pieces in found.items():
                key = (used + more, sum_kinds(kinds, gained), own)
                bonus = division.bonus + set_bonus(ruleset, rank, gained)
                if key not in grown or grown[key].bonus < bonus:
                    steps = (*division.pieces, (rank, pieces)) if pieces else division.pieces
                    grown[key] = Division(bonus, steps)
    return grown


def _is_whole(turn: Prospect, rank: Rank, naturals: int, wilds: int) -> bool:
    if not naturals and not wilds:
        return True
    least, most = room(turn.ruleset, rank, None, naturals, opening=turn.opening)
    return least <= wilds <= most


def set_bonus(ruleset: Ruleset, rank: int, kinds: Kinds) -> int:
    """Return what the canastas of one rank pay; a rank with a bonus of its own gets that (rules 66, 2.11)."""
    natural, mixed = next(
        ((natural, mixed) for own, natural, mixed in ruleset.rank_bonuses if own == rank),
        (ruleset.bonus_natural, ruleset.bonus_mixed),
    )
    return (kinds.natural + kinds.sevens) * natural + kinds.mixed * mixed


def _unfinished_wild(ruleset: Ruleset, books: tuple[tuple[int, int], ...]) -> int:
    if not ruleset.finished_specials_out:
        return 0
    return sum(wilds < ruleset.canasta_size for _, wilds in books)


def _has_needed_shape(turn: Prospect, kinds: Kinds, division: Division) -> bool:
    """Tell whether what is laid in the end contains what the opening must, where one is still to be made."""
    if turn.shape is OpeningShape.NONE or not turn.opening:
        return True
    natural = kinds.natural + kinds.sevens + kinds.sequence + kinds.wild > 0
    if turn.ruleset.splash and natural:
        return True
    match turn.shape:
        case OpeningShape.NATURAL_CANASTA:
            return natural
        case OpeningShape.CANASTA:
            return sum(kinds[:5]) > 0
        case OpeningShape.CLEAN_TRIPLE:
            return any(_is_clean(turn, rank, division) for rank in NATURAL_RANKS)


def _is_clean(turn: Prospect, rank: Rank, division: Division) -> bool:
    """Tell whether a rank is a meld without wild cards once everything is laid."""
    pieces = [piece for own, steps in division.pieces if own == rank for piece in steps]
    own = sum([held for held, _ in turn.books[rank]]) + sum([piece.naturals for piece in pieces])
    is_pure = not any(piece.wilds for piece in pieces) and not any(wilds for _, wilds in turn.books[rank])
    return is_pure and own - (rank == turn.uncounted) >= turn.ruleset.min_meld_size


def _after(turn: Prospect, opening: tuple[Share, ...]) -> Prospect | None:
    """Return the turn as it stands when an opening has been laid."""
    after: Prospect = turn
    for share in opening:
        if not share.rank:
            after = lay_wild_meld(after, share.wilds)
            continue
        reached = outcomes(
            turn.ruleset, share.rank, turn.books[share.rank], share.naturals, share.wilds, opening=turn.opening
        )
        for piece in next(iter(reached.values())):
            after = lay_piece(after, share.rank, piece)
    return after


def lay_piece(turn: Prospect, rank: Rank, piece: Piece) -> Prospect:
    """Return the turn after one piece of a rank, jokers first among its wild cards; joined books count as one."""
    if piece.joins is not None:
        assert piece.book is not None
        return turn.combined(rank, piece.book, piece.joins)
    jokers = min(piece.wilds, turn.hand[JOKER_RANK])
    chosen = turn.first_cards(rank, piece.naturals)
    return turn.laid(Way(rank, piece.naturals, piece.wilds - jokers, jokers, piece.book, None, chosen))


def lay_wild_meld(turn: Prospect, wilds: int) -> Prospect:
    """Return the turn after so many wild cards went to melds of wild cards, twos first."""
    limit = turn.ruleset.max_wild_meld
    while wilds:
        book = next((book for book in turn.books[0] if limit is None or book[1] < limit), None)
        space = wilds if limit is None else min(wilds, limit - (book[1] if book else 0))
        twos = min(space, turn.hand[TWO])
        turn = turn.laid(Way(JOKER_RANK, 0, twos, space - twos, book))
        wilds -= space
    return turn
