"""The illustrator: which pictures belong to a message, and that nobody waits for one.

A picture that is not ready in time comes later, and one that cannot be drawn never; the message goes out either way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
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
from bot.preferences.values import BoardStyle
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
        style_of: Callable[[int], BoardStyle] = lambda guild_id: BoardStyle.EMOJI,
        *,
        patience: float = PATIENCE,
    ) -> None:
        """Draw in a studio, or without one nothing; ``style_of`` a server, by its id, is how its boards look."""
        self._studio = studio
        self._style_of = style_of
        self._patience = patience

    async def board(self, table: Table, words: Words) -> Illustration:
        """Return the picture of the table for a board with one."""
        is_shown = table.stage is not Stage.LOBBY and table.match.number
        if self._studio is None or not is_shown or self._style_of(table.guild_id) is not BoardStyle.PICTURE:
            return NONE
        view, ruleset = view_for(table.match, None), table.ruleset
        names = [seat_name(seat, ruleset, words) for seat in range(ruleset.seats)]
        return await self._drawn(self._studio, table, words, {"table": partial(table_picture, view, names, words)})

    async def result(self, table: Table, words: Words) -> Illustration:
        """Return the pictures of a result: how the scores went, and at the end of a match who has won."""
        is_over = table.stage is Stage.FINISHED
        if (
            self._studio is None
            or not table.rounds
            or not (is_over or self._style_of(table.guild_id) is BoardStyle.PICTURE)
        ):
            return NONE
        view, ruleset = view_for(table.match, None), table.ruleset
        names = [seat_name(seat, ruleset, words) for seat in range(ruleset.seats)]
        teams = [team_name(team, ruleset, words) for team in range(len(view.scores))]
        wanted: dict[str, Callable[[], Picture]] = {}
        if is_over:
            wanted["result"] = partial(result_card, view, table.rounds, teams, names, words)
        wanted["scores"] = partial(score_chart, ruleset, table.rounds, teams, words)
        return await self._drawn(self._studio, table, words, wanted)

    def close(self) -> None:
        """Let go of the studio."""
        if self._studio is not None:
            self._studio.close()

    async def _drawn(
        self, studio: Studio, table: Table, words: Words, wanted: dict[str, Callable[[], Picture]]
    ) -> Illustration:
        """Return the pictures that are wanted, all of them or none, so that a message changes once at most."""
        tasks = [asyncio.create_task(studio.picture(_key(table, words, kind), draw)) for kind, draw in wanted.items()]
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


def _key(table: Table, words: Words, kind: str) -> Hashable:
    return kind, table.id, table.revision, words.locale


def _heard(task: asyncio.Task[Picture]) -> None:
    """Take note of how a task has ended, also where nobody waits for it any more: asyncio would log what it drew."""
    if not task.cancelled():
        task.exception()
