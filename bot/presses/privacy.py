"""Presses about what is kept of the presser. They belong to no table, and to nobody but whoever presses."""

from __future__ import annotations

import secrets
import time
from typing import Final

from bot.answers import Answer, Place
from bot.operation.personal import PersonalData
from bot.presses.pressed import Pressed
from bot.shell import Shell
from bot.ui.privacy import render_erase_question, render_erased, render_export, render_privacy

FILE: Final = "canasta-data.json"
COST: Final = 10
"""Putting together somebody's data is as much work as so many presses."""


def personal_data(shell: Shell) -> PersonalData:
    """Return the way to everything that is kept of somebody."""
    return PersonalData(shell.tables, shell.house, shell.preferences, clock=time.time, entropy=secrets.token_bytes)


async def show(pressed: Pressed) -> Answer:
    """Tell what is kept."""
    keeping = pressed.shell.keeping
    rendered = render_privacy(pressed.asker.words, games=keeping.games, servers=keeping.servers)
    return Answer(rendered, pressed.hand_place)


async def export(pressed: Pressed) -> Answer:
    """Give the presser what is kept of them, as a file that nobody else sees."""
    user = pressed.asker.user
    pressed.shell.gate.charge(user, COST)
    data = await personal_data(pressed.shell).export(user)
    return Answer(render_export(pressed.asker.words, f"attachment://{FILE}"), Place.PRIVATE, file=(FILE, data))


async def erase(pressed: Pressed) -> Answer:
    """Ask whether it is meant."""
    return Answer(render_erase_question(pressed.asker.words), pressed.hand_place)


async def erase_sure(pressed: Pressed) -> Answer:
    """Delete what is kept of the presser."""
    user = pressed.asker.user
    pressed.shell.gate.charge(user, COST)
    erased = await personal_data(pressed.shell).erase(user)
    return Answer(render_erased(pressed.asker.words, tables=erased), pressed.hand_place)
