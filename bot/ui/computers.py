"""The host's page about computers: which seats they take, who plays for somebody who leaves, and hints (private)."""

from __future__ import annotations

from typing import Final

from bot.i18n import Words
from bot.tables.computer import Computer, Level
from bot.tables.table import Stage, Table
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import Button, Row, button, message, option, row, rule, select, text
from bot.ui.people import computer_name, seat_name
from bot.ui.rendered import Rendered
from engine.players.expert import searches
from engine.ruleset import Seat

ALL_SEATS: Final = "all"
NOBODY: Final = "nobody"
ON: Final = "on"
OFF: Final = "off"


def render_computers(table: Table, user: int, words: Words) -> Rendered:
    """Show a user which computers play here; the host of a lobby can change it (private)."""
    may_change = table.stage is Stage.LOBBY and user == table.host
    computers = _computers(table)
    lines = [
        words("computers-seat", seat=seat_name(seat, table.ruleset, words), player=computer_name(computer, words))
        for seat, computer in computers
    ]
    return message(
        text(words("computers-title", table=table.name), *(lines or [words("computers-none")])),
        rule(),
        text(
            stand_in_line(table, words),
            hints_line(table, words),
            *(_levels(table, words) if may_change else [words("computers-host-only")]),
        ),
        *(_controls(table, words) if may_change else ()),
    )


def encode_setting(seat: Seat | None, level: Level) -> str:
    """Write which computer is to take which seat; without one, all open seats."""
    return f"{ALL_SEATS if seat is None else seat}-{level}"


def _computers(table: Table) -> list[tuple[Seat, Computer]]:
    return [(Seat(seat), computer) for seat, computer in enumerate(table.computers) if computer is not None]


def _levels(table: Table, words: Words) -> list[str]:
    """Return how the levels differ, and where two of them do not."""
    alike = [] if searches(table.ruleset) else [words("computers-levels-alike")]
    return [words("computers-levels"), *alike]


def stand_in_line(table: Table, words: Words) -> str:
    """Return who plays for whoever leaves the match."""
    if table.stand_in is None:
        return words("computers-no-stand-in")
    return words("computers-stand-in", player=computer_name(Computer(table.stand_in), words))


def hints_line(table: Table, words: Words) -> str:
    """Return whether players can ask for hints."""
    return words("computers-hints-on" if table.hints else "computers-hints-off")


def _controls(table: Table, words: Words) -> list[Row | None]:
    return [
        _choose_seat(table, words),
        _choose_off(table, words),
        choose_stand_in(table, words),
        row(hints_button(table, words)),
    ]


def _choose_seat(table: Table, words: Words) -> Row | None:
    levels = [(level, words.of("level", level)) for level in Level]
    options = [
        option(words("computers-choose-seat", seat=seat_name(seat, table.ruleset, words), level=name), value)
        for seat in table.open_seats
        for level, name in levels
        for value in [encode_setting(seat, level)]
    ]
    if len(table.open_seats) > 1:
        every = [
            option(words("computers-choose-all", level=name), encode_setting(None, level)) for level, name in levels
        ]
        options = [*every, *options]
    press = Press(table.id, table.revision, Verb.COMPUTER)
    return select(words("computers-choose"), press, options) if options else None


def _choose_off(table: Table, words: Words) -> Row | None:
    options = [
        option(
            words(
                "computers-choose-seat",
                seat=seat_name(seat, table.ruleset, words),
                level=words.of("level", computer.level),
            ),
            str(seat),
        )
        for seat, computer in _computers(table)
    ]
    press = Press(table.id, table.revision, Verb.COMPUTER_OFF)
    return select(words("computers-choose-off"), press, options) if options else None


def choose_stand_in(table: Table, words: Words) -> Row:
    """Return the select for who plays for whoever leaves the match."""
    options = [
        *(
            option(
                words("computers-choose-computer", level=words.of("level", level)),
                level,
                chosen=level is table.stand_in,
            )
            for level in Level
        ),
        option(words("computers-choose-nobody"), NOBODY, chosen=table.stand_in is None),
    ]
    return select(words("computers-choose-stand-in"), Press(table.id, table.revision, Verb.STAND_IN), options)


def hints_button(table: Table, words: Words) -> Button:
    """Return the button that switches hints on or off."""
    wanted = OFF if table.hints else ON
    return button(words.of("button-hints", wanted), Press(table.id, table.revision, Verb.HINTS, wanted))
