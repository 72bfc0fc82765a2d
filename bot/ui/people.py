"""Who sits where: names of seats and teams, and mentions of users."""

from __future__ import annotations

from typing import Final

from bot.i18n import Words
from bot.tables.computer import Computer
from bot.tables.table import Table, is_user
from engine.ruleset import Ruleset

SOMEBODY: Final = "@…"
"""Somebody whose data was deleted, where there is no seat to name them by."""
COMPASS: Final = ("north", "east", "south", "west")


def has_compass(ruleset: Ruleset) -> bool:
    """Whether seats are named after the compass: four players in two partnerships."""
    return (ruleset.seats, ruleset.teams) == (len(COMPASS), 2)


def seat_name(seat: int, ruleset: Ruleset, words: Words) -> str:
    """Return the name of a seat: ``North``, or ``Seat 5`` at a table of another size."""
    return words.of("seat", COMPASS[seat]) if has_compass(ruleset) else words("seat-number", number=seat + 1)


def team_name(team: int, ruleset: Ruleset, words: Words) -> str:
    """Return the name of a team: ``North–South``, ``Team 3``, or the seat where everybody plays alone."""
    if has_compass(ruleset):
        return words("team-north-south") if team == 0 else words("team-east-west")
    return seat_name(team, ruleset, words) if plays_alone(ruleset) else words("team-number", number=team + 1)


def plays_alone(ruleset: Ruleset) -> bool:
    """Whether every player is a team, at least when a round begins."""
    return ruleset.hands_per_team == 1


def scored_name(table: Table, team: int, words: Words) -> str:
    """Return the name of a team, or who it is where everybody scores alone."""
    if plays_alone(table.ruleset):
        return player_on(table, team, words)
    return team_name(team, table.ruleset, words)


def mention(user: int) -> str:
    """Return a user as Discord shows by name; whom it notifies is decided where the message is sent."""
    return f"<@{user}>" if is_user(user) else SOMEBODY


def player(table: Table, seat: int, words: Words) -> str:
    """Return who sits on a seat, or the seat's name while its chair is open."""
    user, computer = table.seats[seat], table.computer_on(seat)
    if computer is not None:
        return _computer_on_seat(table, seat, computer, words)
    return seat_name(seat, table.ruleset, words) if user is None or not is_user(user) else mention(user)


def player_then(table: Table, seat: int, words: Words) -> str:
    """Return who played on a seat since the last deal; the seat's name where that may have been somebody else."""
    has_changed = any(left == seat and user != table.seats[seat] for user, left in table.held)
    if has_changed:
        return seat_name(seat, table.ruleset, words)
    if table.computer_on(seat) is not None:
        return words("computer-then", seat=seat_name(seat, table.ruleset, words))
    return player(table, seat, words)


def player_on(table: Table, seat: int, words: Words) -> str:
    """Return who sits on a seat, and the seat: ``@Anna (North)``."""
    user, name, computer = table.seats[seat], seat_name(seat, table.ruleset, words), table.computer_on(seat)
    if computer is not None:
        return _computer_on_seat(table, seat, computer, words)
    return name if user is None or not is_user(user) else words("player-on-seat", player=mention(user), seat=name)


def computer_name(computer: Computer, words: Words) -> str:
    """Return what a computer is called where its seat is told beside it: ``🤖 Computer (expert)``."""
    return words("computer", level=words.of("level", computer.level))


def _computer_on_seat(table: Table, seat: int, computer: Computer, words: Words) -> str:
    name = seat_name(seat, table.ruleset, words)
    return words("computer-on-seat", level=words.of("level", computer.level), seat=name)
