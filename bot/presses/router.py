"""The router: every press of a button or select comes here, old ones and forged ones too, and gets an answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import discord

from bot.answers import Answer, Place, answer
from bot.commands.permissions import missing_permissions
from bot.logs import about_table
from bot.operation.doorman import turned_away
from bot.preferences.reader import own_words
from bot.presses.pressed import Pressed, Unreadable
from bot.presses.rights import with_rights
from bot.presses.verbs import ACTIONS, expected_place, plays_in_hand
from bot.publishing.threads import channel_for_threads, threads_in
from bot.shell import Asker, Shell, own_hand
from bot.tables.refusals import TableProblem
from bot.tables.table import UserId
from bot.trouble import message_for, told
from bot.ui.custom_id import MAX_LENGTH, Press
from bot.ui.layout import MAX_OPTION, MAX_OPTIONS
from bot.ui.notices import Notice, render_notice
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC
from storage import StorageError

DEEPEST: Final = 4
MOST_FIELDS: Final = 25
LONGEST: Final = 4000
"""Letters that Discord lets anybody write into one field."""


class Router:
    """Answers presses. It keeps nothing: all that a press needs is in its custom_id and in the store."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    async def handle(self, interaction: discord.Interaction[Any]) -> None:
        """Answer what comes from a message or a form, whoever has sent that; the rest is the command tree's."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        if await turned_away(self._shell.gate, self._shell.looks, interaction):
            return
        with self._shell.gate.holding():
            await self._handle(interaction)

    async def _handle(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        asker = asker_of(self._shell, interaction)
        press = Press.parse(str(data.get("custom_id", "")))
        if press is None:
            await answer(interaction, _unreadable(asker), expected=Place.PRIVATE, words=asker.words)
            return
        message = interaction.message
        pressed = Pressed(
            self._shell,
            asker,
            press,
            press.argument_of(_chosen(data.get("values"))),
            is_private=message is not None and message.flags.ephemeral,
            message_id=0 if message is None else message.id,
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            name=interaction.user.display_name,
            text_channel=channel_for_threads(interaction.channel),
            threads=threads_in(interaction.channel),
            written=dict(islice(_written(data.get("components")), MOST_FIELDS)),
            missing=missing_permissions(interaction),
        )
        with about_table(press.table):
            work = with_rights(
                self._act(pressed), self._shell, asker, pressed.channel_id, missing_permissions(interaction)
            )
            await answer(interaction, work, expected=expected_place(pressed), words=asker.words)

    async def _act(self, pressed: Pressed) -> Answer:
        try:
            await pressed.require_here()
            return await ACTIONS[pressed.press.verb](pressed)
        except Unreadable:
            return await _unreadable(pressed.asker)
        except Exception as error:
            return await self._refused(pressed, error)

    async def _refused(self, pressed: Pressed, error: Exception) -> Answer:
        """Tell about an error: on top of the hand it was pressed in, or in a message of its own."""
        about = f"Table {pressed.press.table}, {pressed.press.verb}"
        if not plays_in_hand(pressed):
            return told(error, pressed.asker.words, about=about, ruleset=await _rules(pressed))
        notice = message_for(error, about=about)
        try:
            table = await pressed.table()
            return Answer(own_hand(table, pressed.asker, notice=notice), Place.HERE)
        except Exception as again:
            said = again if isinstance(again, TableProblem) else error
            return told(said, pressed.asker.words, about=about, ruleset=await _rules(pressed))


async def _rules(pressed: Pressed) -> Ruleset:
    """Return by which rules the table plays that was pressed, which name its seats; where it is not known, Classic."""
    try:
        return (await pressed.table()).ruleset
    except (TableProblem, StorageError):
        return CLASSIC


def _chosen(values: Any) -> list[str]:
    """Return what was chosen in a select, no more and no longer than Discord lets anybody choose."""
    return [str(value)[:MAX_OPTION] for value in values[:MAX_OPTIONS]] if isinstance(values, list) else []


def _written(parts: Any, depth: int = DEEPEST) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fields of a form with what was written into each, or chosen."""
    for part in parts if isinstance(parts, list) and depth else ():
        if not isinstance(part, dict):
            continue
        yield from _written([part.get("component")], depth - 1)
        yield from _written(part.get("components"), depth - 1)
        if "custom_id" in part:
            value, values = part.get("value"), part.get("values")
            chosen = values[:MAX_OPTIONS] if isinstance(values, list) else [] if value is None else [value]
            yield str(part["custom_id"])[:MAX_LENGTH], tuple(str(each)[:LONGEST] for each in chosen)


async def _unreadable(asker: Asker) -> Answer:
    return Answer(render_notice(Notice.UNREADABLE, asker.words))


def _rights_in_server(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return what a user may do in the whole server: a channel can give more than that, for itself."""
    user = interaction.user
    return user.guild_permissions if isinstance(user, discord.Member) else discord.Permissions.none()


def asker_of(shell: Shell, interaction: discord.Interaction[Any]) -> Asker:
    """Return who has sent an interaction."""
    user, may = UserId(interaction.user.id), interaction.app_permissions
    return Asker(
        user,
        interaction.id,
        own_words(shell.looks, interaction),
        may_manage=interaction.permissions.manage_messages or interaction.permissions.manage_guild,
        may_manage_all=interaction.permissions.manage_guild or _rights_in_server(interaction).manage_messages,
        may_manage_server=interaction.permissions.manage_guild,
        locale=interaction.locale.value,
        liked=shell.preferences.of_user(user),
        may_attach=may.attach_files,
        may_make_threads=may.create_public_threads and may.send_messages_in_threads,
    )
