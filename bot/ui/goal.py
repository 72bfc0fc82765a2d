"""When a match ends, in a few words, and what a side still lacks: to open, and to go out."""

from __future__ import annotations

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import joined
from bot.ui.melds import meld_name
from bot.ui.names import ruleset_name
from bot.ui.people import player
from engine.melds import CanastasMissing
from engine.penalties import meld_fines
from engine.ruleset import Ruleset, Seat
from engine.terms import OpeningShape
from engine.view import View


def goal(ruleset: Ruleset, words: Words) -> str:
    """Return when a match of this game ends."""
    if ruleset.rounds is not None:
        return words("goal-rounds", rounds=ruleset.rounds)
    return words("goal-target", target=ruleset.target)


def round_line(view: View, words: Words) -> str:
    """Return which game and round is played, and how many rounds there are or how far the match goes."""
    game = ruleset_name(view.ruleset, words)
    if view.ruleset.rounds is not None:
        return words("board-round-of", game=game, number=view.number, rounds=view.ruleset.rounds)
    return words("board-round", game=game, number=view.number, target=view.ruleset.target)


def shape_name(shape: str, words: Words) -> str:
    """Return what an opening must contain besides its points."""
    return words.of("rules-shape", shape.replace("_", "-"))


def opening_wanted(view: View, team: int, words: Words) -> str:
    """Return what a team needs to open: points, and what else must be among its cards."""
    needed, shape = view.minimums[team], view.shapes[team]
    if shape is OpeningShape.NONE:
        return words("wanted-points", needed=needed)
    return words("wanted-shape", needed=needed, shape=shape_name(shape, words))


def opening_line(view: View, team: int, words: Words, *, own: bool) -> str | None:
    """Return how far a team is with its opening; nothing once it has opened, or when the round is over."""
    if view.has_opened[team] or view.result is not None:
        return None
    if view.turn.laid and view.side_of[view.turn.seat] == view.side_of[team]:
        # The player to move decides: where partnerships form, each partner has a total of their own.
        mover = view.ruleset.team_of(view.turn.seat)
        laid, needed, shape = view.turn.laid_points, view.minimums[mover], view.shapes[mover]
        if shape is OpeningShape.NONE:
            return words("opening-progress", laid=laid, needed=needed)
        return words("opening-progress-shape", laid=laid, needed=needed, shape=shape_name(shape, words))
    return words("hand-opening" if own else "opening-needed", wanted=opening_wanted(view, team, words))


def missing_line(table: Table, view: View, team: int, words: Words, *, own: bool) -> str | None:
    """Return what a team lacks to go out, in games that ask for more than one canasta."""
    missing = view.missing[team]
    if not missing or view.result is not None or not view.has_opened[team] or not _asks_much(view.ruleset):
        return None
    parts = [*_canastas(missing.canastas, words)]
    if missing.red_threes:
        parts.append(words("missing-red-threes", count=missing.red_threes))
    parts += [_foot(table, view, seat, words, own=own) for seat in missing.feet]
    if missing.is_unfinished:
        parts += _unfinished(view, team, words)
    return words("hand-missing" if own else "missing", what=joined(parts, words))


def _foot(table: Table, view: View, seat: Seat, words: Words, *, own: bool) -> str:
    """Return that a player must take up the second packet; the reader of a hand is spoken to."""
    trigger = view.ruleset.foot_trigger.replace("_", "-")
    if own and seat == view.viewer:
        return words.of("missing-own-foot", trigger)
    return words("missing-feet", players=player(table, seat, words))


def _unfinished(view: View, team: int, words: Words) -> list[str]:
    """Return the melds that must be finished first, and what they would cost."""
    fined = [(meld, sum(meld_fines(meld, view.ruleset))) for meld in view.side_at(team).melds]
    return [words("missing-unfinished", meld=meld_name(meld, words), points=points) for meld, points in fined if points]


def _asks_much(ruleset: Ruleset) -> bool:
    return (
        ruleset.canastas_out > 1
        or bool(ruleset.canastas_out_kinds)
        or ruleset.red_threes_out
        or ruleset.partner_in_foot
        or ruleset.finished_specials_out
    )


def _canastas(missing: CanastasMissing, words: Words) -> list[str]:
    """Name the kinds that are missing, and how many more of any kind."""
    kinds = [words.of("rules-kind", kind, count=count) for kind, count in missing.kinds]
    others = missing.number - sum(count for _, count in missing.kinds)
    if others > 0:
        kinds.append(words("missing-more" if kinds else "missing-canastas", count=others))
    return kinds
