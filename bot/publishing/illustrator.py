"""The illustrator: which pictures belong to a message, and that nobody waits for one.

A picture that is not ready in time comes later, and one that cannot be drawn never; the message goes out either way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.i18n import Words
from bot.logs import without_values
from bot.pictures.chart import score_chart
from bot.pictures.picture import NamedPicture, Picture
from bot.pictures.result import result_card
from bot.pictures.studio import Studio
from bot.pictures.table import table_picture
from bot.pictures.theme import Theme
from bot.preferences.values import BoardStyle, ServerSettings
from bot.tables.table import Stage, Table
from bot.ui.people import seat_name, team_name
from engine.view import view_for

_log = logging.getLogger(__name__)

PATIENCE: Final = 0.3
"""Seconds that a message waits for its pictures; most are drawn in a fraction of that."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """The pictures of a message, as far as they are there; ``is_late``: some are still being drawn."""

    pictures: tuple[NamedPicture, ...] = ()
    is_late: bool = False


NONE: Final = Illustration()


class Illustrator:
    """Has pictures drawn where a server wants them."""

    def __init__(
        self,
        studio: Studio | None = None,
        settled: Callable[[int], ServerSettings] = lambda guild_id: ServerSettings(),
        *,
        patience: float = PATIENCE,
    ) -> None:
        """Draw in a studio, or without one nothing; ``settled`` tells what is settled for a server, by its id."""
        self._studio = studio
        self._settled = settled
        self._patience = patience

    async def board(self, table: Table, words: Words) -> Illustration:
        """Return the picture of the table for a board with one."""
        is_shown = table.stage is not Stage.LOBBY and table.match.number
        if self._studio is None or not is_shown or self._settled(table.guild_id).board is not BoardStyle.PICTURE:
            return NONE
        view, ruleset = view_for(table.match, None), table.ruleset
        names = [seat_name(seat, ruleset, words) for seat in range(ruleset.seats)]
        theme = self._theme(table)
        draw = partial(table_picture, view, names, words, theme)
        return await self._drawn(self._studio, table, words, theme, {"table": draw})

    async def result(self, table: Table, words: Words) -> Illustration:
        """Return the pictures of a result: how the scores went, and at the end of a match who has won."""
        is_over = table.stage is Stage.FINISHED
        if (
            self._studio is None
            or not table.rounds
            or not (is_over or self._settled(table.guild_id).board is BoardStyle.PICTURE)
        ):
            return NONE
        view, ruleset = view_for(table.match, None), table.ruleset
        names = [seat_name(seat, ruleset, words) for seat in range(ruleset.seats)]
        teams = [team_name(team, ruleset, words) for team in range(len(view.scores))]
        theme = self._theme(table)
        wanted: dict[str, Callable[[], Picture]] = {}
        if is_over:
            wanted["result"] = partial(result_card, view, table.rounds, teams, names, words, theme)
        wanted["scores"] = partial(score_chart, ruleset, table.rounds, teams, words, theme)
        return await self._drawn(self._studio, table, words, theme, wanted)

    def close(self) -> None:
        """Let go of the studio."""
        if self._studio is not None:
            self._studio.close()

    def _theme(self, table: Table) -> Theme:
        settled = self._settled(table.guild_id)
        return Theme(settled.ground, settled.suits)

    async def _drawn(
        self, studio: Studio, table: Table, words: Words, theme: Theme, wanted: dict[str, Callable[[], Picture]]
    ) -> Illustration:
        """Return the pictures that are wanted, all of them or none, so that a message changes once at most."""
        keys = {kind: (kind, table.id, table.revision, words.locale, theme) for kind in wanted}
        tasks = [asyncio.create_task(studio.picture(keys[kind], draw)) for kind, draw in wanted.items()]
        for task in tasks:
            task.add_done_callback(_heard)
        _, late = await asyncio.wait(tasks, timeout=self._patience)
        if late:
            for task in tasks:
                task.cancel()  # the studio goes on, and has it the next time
            return Illustration(is_late=True)
        names = [f"{kind}-{table.id}-{table.revision}.png" for kind in wanted]
        return Illustration(tuple(_named(table, names, tasks)))


def _named(table: Table, names: Sequence[str], tasks: Sequence[asyncio.Task[Picture]]) -> list[NamedPicture]:
    pictures = []
    for name, task in zip(names, tasks, strict=True):
        error = task.exception()
        if error is None:
            pictures.append(NamedPicture(name, task.result()))
        else:
            _log.error("Table %s: %s cannot be drawn", table.id, name, exc_info=without_values(error))
    return pictures


def _heard(task: asyncio.Task[Picture]) -> None:
    """Take note of how a task has ended, also where nobody waits for it any more: asyncio would log what it drew."""
    if not task.cancelled():
        task.exception()
