"""Look for matches in which much happens: ``python -m tests.bot.play.find_seeds [how many] [games …]``.

Without games it looks for whole matches of Classic, with their names for rounds in which what is played is special.
The players of the tests play here without Discord: what they would see is rendered, and what they press goes to the
engine. For each match it prints what is missing in it (see ``Highlight``), how many rounds it took and how many
presses.
"""

from __future__ import annotations

import sys
from typing import Any
from unittest import mock

from bot.i18n import DEFAULT, words_for
from bot.tables.events import Event, MatchStarted
from bot.tables.fold import fold
from bot.tables.table import Stage, Table, TableId, UserId
from bot.ui.custom_id import Verb, parse_card_argument, parse_combine, parse_lay, parse_take
from bot.ui.hand import render_hand
from engine.commands import (
    AnswerPermission,
    AskPermission,
    DealRound,
    Discard,
    Draw,
    Pass,
    PlayerCommand,
    ShowHand,
)
from engine.play import apply
from engine.ruleset import Ruleset, Seat
from engine.rulesets import RULESETS
from engine.rulesets.classic import CLASSIC
from engine.state import new_match
from engine.view import View, view_for
from tests.bot.play.games import FIRST_ROUND
from tests.bot.play.highlights import WANTED, Highlights
from tests.bot.play.offers import offers_in
from tests.bot.play.policy import EAGER, Pressing, Style, decide
from tests.bot.play.rounds import seed_of, stacked_shuffle, style_of

MOST_ROUNDS = 15


def play_match(name: str) -> tuple[Highlights, Table, int]:
    """Play a match to its end; return what happened, the last table, and how many presses it took."""
    table = _table(CLASSIC)
    highlights, presses = Highlights(), 0
    while table.stage is Stage.PLAYING and table.match.number < MOST_ROUNDS:
        if table.match.result is not None or not table.match.number:
            events = apply(table.match, DealRound(seed_of(name, table.match.number + 1)))[1]
            table = fold(table, events, at=0)
        asked = view_for(table.match, None).turn.asked
        seat = table.match.mover if asked is None else asked
        for command in _commands(table, seat):
            before = table.match
            after, events = apply(before, command)
            highlights.note(before, events, after)
            table = fold(table, events, at=0)
        presses += 1
    return highlights, table, presses


def play_round(name: str, ruleset: Ruleset) -> tuple[tuple[Event, ...], Table, int]:
    """Play the first round of a game as ``game_of`` deals it; return what happened, the last table, and presses."""
    table, presses = _table(ruleset), 0
    happened = apply(table.match, DealRound(seed_of(name, FIRST_ROUND)))[1]
    table = fold(table, happened, at=0)
    while table.match.result is None:
        asked = view_for(table.match, None).turn.asked
        for command in _commands(table, table.match.mover if asked is None else asked, EAGER):
            events = apply(table.match, command)[1]
            table = fold(table, events, at=0)
            happened += events
        presses += 1
    return happened, table, presses


def _table(ruleset: Ruleset) -> Table:
    table = Table(
        id=TableId("seeds"),
        guild_id=1,
        channel_id=1,
        ruleset=ruleset,
        match=new_match(ruleset),
        seats=tuple(UserId(seat) for seat in range(ruleset.seats)),
        host=UserId(0),
    )
    return fold(table, (MatchStarted(),), at=0)


def _commands(table: Table, seat: Seat, style: Style | None = None) -> tuple[PlayerCommand, ...]:
    view = view_for(table.match, seat)
    rendered = render_hand(table, view, words_for(DEFAULT))
    components: list[Any] = rendered.layout.to_components()  # type: ignore[no-untyped-call]
    pressing = decide(rendered.text, offers_in(components), style or style_of(table.match.number))
    assert pressing is not None, rendered.text
    return _meant(view, seat, pressing)


def _meant(view: View, seat: Seat, pressing: Pressing) -> tuple[PlayerCommand, ...]:
    argument = pressing.argument
    match pressing.offer.verb:
        case Verb.DRAW:
            return (Draw(seat),)
        case Verb.TAKE:
            take = parse_take(argument, seat)
            assert take is not None
            return (take,)
        case Verb.LAY:
            lay = parse_lay(argument, seat)
            assert lay is not None
            return (lay,)
        case Verb.COMBINE:
            combine = parse_combine(argument, seat)
            assert combine is not None
            return (combine,)
        case Verb.SHOW:
            return (ShowHand(seat),)
        case Verb.DISCARD:
            card = parse_card_argument(argument)
            assert card is not None
            return (Discard(seat, card),)
        case Verb.ASK:
            return (AskPermission(seat),)
        case Verb.YES | Verb.NO:
            return (AnswerPermission(seat, yes=pressing.offer.verb is Verb.YES),)
        case Verb.GO_OUT:
            return () if view.options is None else view.options.way_out
        case _:
            return (Pass(seat),)


def main() -> None:
    """Print what happens in a number of matches."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for game in sys.argv[2:]:
        for number in range(count):
            happened, _, presses = play_round(f"{game} {number}", RULESETS[game])
            missing = ", ".join(WANTED[game].missing(happened)) or "nothing"
            sys.stdout.write(f"{game} {number}: {presses} presses, missing: {missing}\n")
    if sys.argv[2:]:
        return
    for number in range(count):
        name = f"match {number}"
        with mock.patch("engine.fold.shuffle", stacked_shuffle):
            highlights, table, presses = play_match(name)
        missing = ", ".join(highlights.missing) or "nothing"
        sys.stdout.write(f"{name}: {table.match.number} rounds, {presses} presses, missing: {missing}\n")


if __name__ == "__main__":
    main()
