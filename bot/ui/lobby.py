"""The lobby: who sits where before a match, and the buttons to sit down and start."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.clock import pace_line
from bot.ui.closing import render_closed
from bot.ui.custom_id import Press, Verb
from bot.ui.goal import goal
from bot.ui.house_words import changes_text
from bot.ui.layout import Button, Text, button, message, row, rows, rule, text, verb_button
from bot.ui.names import ruleset_name
from bot.ui.people import computer_name, mention, plays_alone, seat_name, team_name
from bot.ui.rendered import Rendered
from engine.ruleset import Ruleset


def render_lobby(table: Table, words: Words) -> Rendered:
    """Show a table before its match; once that has begun, only where to look now."""
    match table.stage:
        case Stage.CLOSED:
            return render_closed(table, words)
        case Stage.PLAYING | Stage.FINISHED:
            return message(text(words("title", table=table.name), words("lobby-started")))
        case Stage.LOBBY:
            return _waiting(table, words)


def _waiting(table: Table, words: Words) -> Rendered:
    rules = words("lobby-rules", rules=ruleset_name(table.ruleset, words), goal=goal(table.ruleset, words))
    is_empty = not table.has_users
    status, why_not = _status(table, words), words("lobby-empty") if is_empty else None
    changes = changes_text(table.ruleset, words)
    return message(
        text(
            words("title", table=table.name),
            rules,
            words("lobby-house", changes=changes) if changes else None,
            pace_line(table, words),
        ),
        rule(),
        *_teams(table, words),
        rule(),
        text(
            status,
            why_not,
            words("lobby-how-full" if table.is_full else "lobby-how", partners=_partners(table.ruleset, words)).strip(),
            None if table.is_full else words("lobby-how-computers"),
        ),
        *rows(_seat_buttons(table, words)),
        row(
            verb_button(table, Verb.START, words, style=ButtonStyle.success, why_not=None if table.is_full else status),
            verb_button(table, Verb.READY, words, why_not=why_not),
            verb_button(table, Verb.LEAVE, words, why_not=why_not),
            verb_button(table, Verb.RULES, words),
            verb_button(table, Verb.HOUSE, words, why_not=why_not),
        ),
        row(
            verb_button(table, Verb.PLAYERS, words, why_not=why_not),
            verb_button(table, Verb.COMPUTERS, words, why_not=why_not),
            verb_button(table, Verb.LEARN, words),
        ),
    )


def _teams(table: Table, words: Words) -> list[Text | None]:
    """Return who plays together; where everybody plays alone, all seats are in one list."""
    ruleset = table.ruleset
    if plays_alone(ruleset):
        head = words("lobby-lone" if ruleset.lone_hand else "lobby-alone")
        return [text(head, *(_seat(table, seat, words) for seat in range(ruleset.seats)))]
    return [
        text(
            words("lobby-team", team=team_name(team, ruleset, words)),
            words("lobby-takes-turns") if _takes_turns(ruleset, team) else None,
            *(_seat(table, seat, words) for seat in ruleset.seats_of(team)),
        )
        for team in range(ruleset.teams)
    ]


def _takes_turns(ruleset: Ruleset, team: int) -> bool:
    """Whether somebody of a team sits out in some rounds (rule 2.4)."""
    return any(seat not in order for order in ruleset.turn_orders for seat in ruleset.seats_of(team))


def _seat(table: Table, seat: int, words: Words) -> str:
    name, user = seat_name(seat, table.ruleset, words), table.seats[seat]
    computer = table.computer_on(seat)
    if computer is not None:
        return words("lobby-seat", seat=name, player=computer_name(computer, words))
    if user is None:
        return words("lobby-seat-open", seat=name)
    line = words("lobby-seat-host" if user == table.host else "lobby-seat", seat=name, player=mention(user))
    return words("lobby-ready", line=line) if user in table.ready else line


def _partners(ruleset: Ruleset, words: Words) -> str:
    """Return where partners sit, which decides who sits down where; nothing where nobody has one."""
    if plays_alone(ruleset):
        return ""
    return words("lobby-opposite" if ruleset.hands_per_team == 2 else "lobby-between")


def _status(table: Table, words: Words) -> str:
    if not table.is_full:
        return words("lobby-waiting", count=len(table.open_seats))
    if table.not_ready:
        return words("lobby-not-ready", players=words("list-comma").join(mention(user) for user in table.not_ready))
    return words("lobby-full", host="" if table.host is None else mention(table.host))


def _seat_buttons(table: Table, words: Words) -> list[Button]:
    """Return a button for each free seat; where there is none, one for each player to change places with."""
    if not table.is_full:
        return [_seat_button(table, Verb.SIT, seat, words, style=ButtonStyle.primary) for seat in table.open_seats]
    seats = range(table.ruleset.seats)
    return [_seat_button(table, Verb.SWAP, seat, words, style=ButtonStyle.secondary) for seat in seats]


def _seat_button(table: Table, verb: Verb, seat: int, words: Words, *, style: ButtonStyle) -> Button:
    press = Press(table.id, table.revision, verb, str(seat))
    return button(words.of("button", verb, seat=seat_name(seat, table.ruleset, words)), press, style=style)
