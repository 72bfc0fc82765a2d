"""The page about the players of a table: who sits where, the clock, the host, and who makes others wait (private)."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.absence import is_absent, is_host_absent, voters, votes_needed
from bot.tables.clock import MOST_MISSED
from bot.tables.table import Stage, Table, UserId
from bot.ui.cards import joined
from bot.ui.clock import clock_select, pace_line
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import Button, Row, button, message, option, row, rows, rule, select, text, verb_button
from bot.ui.people import computer_name, mention, seat_name
from bot.ui.rendered import Rendered
from engine.ruleset import Seat


def render_players(table: Table, user: UserId, words: Words, *, now: float) -> Rendered:
    """Show a user who sits where, and what they can do about it (private); ``now`` in Unix seconds."""
    own = table.seat_of(user)
    is_host = own is not None and user == table.host
    is_lobby, is_playing = table.stage is Stage.LOBBY, table.stage is Stage.PLAYING
    absent = [seat for seat in _others(table, own) if is_absent(table, seat, now=now)]
    may_become_host = own is not None and not is_host and table.is_open and is_host_absent(table, now=now)
    return message(
        text(words("players-title", table=table.name), *(_line(table, seat, words) for seat in _seats(table))),
        rule(),
        text(
            pace_line(table, words),
            words("players-how-clock", most=MOST_MISSED) if is_lobby or table.clock.pace else None,
            words("players-how-remove") if is_playing else None,
        ),
        clock_select(table, words) if is_host and is_lobby else None,
        _choice(table, Verb.HAND_OVER, "players-choose-host", own, words) if is_host and table.is_open else None,
        _choice(table, Verb.REMOVE, "players-choose-off", own, words) if is_host and is_lobby else None,
        *(rows(_vote_button(table, user, seat, words) for seat in absent) if own is not None else ()),
        row(
            _become_host(table, own, words) if own is not None and may_become_host else None,
            verb_button(table, Verb.TABLE_SETTINGS, words) if is_playing else None,
            verb_button(table, Verb.PROPOSE_END, words) if own is not None and is_playing else None,
            _leave(table, words) if own is not None and table.is_open else None,
        ),
    )


def render_vote(table: Table, seat: Seat, words: Words) -> Rendered:
    """Ask the players whether the seat of an absent one shall be opened (public)."""
    user = table.seats[seat]
    name, who = seat_name(seat, table.ruleset, words), "" if user is None else mention(user)
    votes = voters(table, seat)
    missing = max(0, votes_needed(table, seat) - len(votes))
    names = joined([mention(voter) for voter in votes], words)
    return message(
        text(words("vote", player=who, seat=name, table=table.name)),
        text(
            words("vote-count", voters=names, missing=missing) if votes else words("vote-none"),
            words("vote-how", player=who),
        ),
        row(_remove_button(table, seat, words), _keep_button(table, seat, words) if votes else None),
    )


def render_voted_off(table: Table, user: UserId, seat: Seat, words: Words) -> Rendered:
    """Say that a vote has opened a seat (public)."""
    said = words("vote-done", player=mention(user), seat=seat_name(seat, table.ruleset, words))
    return message(text(words("title", table=table.name), said))


def _seats(table: Table) -> Iterable[Seat]:
    return (Seat(seat) for seat in range(len(table.seats)))


def _others(table: Table, own: Seat | None) -> list[Seat]:
    return [seat for seat in _seats(table) if seat != own and table.seats[seat] is not None]


def _line(table: Table, seat: Seat, words: Words) -> str:
    name, user = seat_name(seat, table.ruleset, words), table.seats[seat]
    computer = table.computer_on(seat)
    if computer is not None:
        return words("players-seat", seat=name, player=computer_name(computer, words))
    if user is None:
        return words("players-free", seat=name)
    line = words("players-seat", seat=name, player=mention(user))
    if user == table.host:
        line = words("players-host", line=line)
    missed = table.clock.missed_by(seat)
    if missed:
        return words("players-missed", line=line, missed=missed)
    if seat == table.waited_seat:
        return words("players-waited", line=line, since=str(int(table.clock.since)))
    return line


def _choice(table: Table, verb: Verb, placeholder: str, own: Seat | None, words: Words) -> Row | None:
    """Return a select with the other players; their names are no text of ours, so it names their seats."""
    options = [option(seat_name(seat, table.ruleset, words), str(seat)) for seat in _others(table, own)]
    return select(words(placeholder), Press(table.id, table.revision, verb), options) if options else None


def _remove_button(table: Table, seat: Seat, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.REMOVE, str(seat))
    return button(words("button-remove", seat=seat_name(seat, table.ruleset, words)), press, style=ButtonStyle.danger)


def _keep_button(table: Table, seat: Seat, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.KEEP_PLAYER, str(seat))
    return button(words("button-keep-player", seat=seat_name(seat, table.ruleset, words)), press)


def _vote_button(table: Table, user: int, seat: Seat, words: Words) -> Button:
    """Return the button to vote on an absent player, or to take that back."""
    has_voted = user in voters(table, seat)
    return _keep_button(table, seat, words) if has_voted else _remove_button(table, seat, words)


def _leave(table: Table, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.LEAVE)
    return button(words("button-leave-table"), press, style=ButtonStyle.danger)


def _become_host(table: Table, own: Seat, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.HAND_OVER, str(own))
    return button(words("button-become-host"), press)
