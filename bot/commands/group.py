"""The commands ``/canasta …`` as Discord shows them: names, options, and which action each leads to."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.answers import Answer, Place, answer
from bot.commands import actions
from bot.commands.choosing import NoChoice, tables_near
from bot.commands.choosing_rules import rules_offered
from bot.commands.request import Request
from bot.commands.wording import wording
from bot.presses.rights import with_rights
from bot.shell import Shell
from bot.tables.computer import Level
from bot.trouble import message_for, told
from bot.ui.notices import render_notice

MOST_CHOICES = 25

_table_option = app_commands.describe(table=wording("option-table-description"))
_table_name = app_commands.rename(table=wording("option-table"))


class CanastaCommands(app_commands.Group):
    """The one group of commands; everything else is done with buttons."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(
            name=wording("command-canasta"),
            description=wording("command-canasta-description"),
            guild_only=True,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        )
        self._shell = shell

    @app_commands.command(name=wording("command-new"), description=wording("command-new-description"))
    @app_commands.describe(
        rules=wording("option-rules-description"),
        partner=wording("option-partner-description"),
        left=wording("option-left-description"),
        right=wording("option-right-description"),
        computers=wording("option-computers-description"),
    )
    @app_commands.rename(
        rules=wording("option-rules"),
        partner=wording("option-partner"),
        left=wording("option-left"),
        right=wording("option-right"),
        computers=wording("option-computers"),
    )
    @app_commands.choices(
        computers=[app_commands.Choice(name=wording(f"level-{level}"), value=level.value) for level in Level]
    )
    async def new(
        self,
        interaction: discord.Interaction[Any],
        rules: str | None = None,
        # Users too, for whoever has left the server meanwhile would else be an error of discord.py.
        partner: discord.Member | discord.User | None = None,
        left: discord.Member | discord.User | None = None,
        right: discord.Member | discord.User | None = None,
        computers: str | None = None,
    ) -> None:
        """Open a table; the host sits down, and whoever is named with them."""
        request = self._request(interaction)
        level = None if computers is None else Level(computers)
        await _answer(interaction, request, actions.new(request, rules, (left, partner, right), level), Place.PUBLIC)

    @app_commands.command(name=wording("command-learn"), description=wording("command-learn-description"))
    async def learn(self, interaction: discord.Interaction[Any]) -> None:
        """Begin a guided game."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.learn(request), Place.PRIVATE)

    @app_commands.command(name=wording("command-join"), description=wording("command-join-description"))
    @_table_option
    @_table_name
    async def join(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Take a free seat."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.join(request, table), Place.PRIVATE)

    @app_commands.command(name=wording("command-leave"), description=wording("command-leave-description"))
    @_table_option
    @_table_name
    async def leave(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Stand up from a table."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.leave(request, table), Place.PRIVATE)

    @app_commands.command(name=wording("command-hand"), description=wording("command-hand-description"))
    @_table_option
    @_table_name
    async def hand(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show the user's hand."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.hand(request, table), Place.PRIVATE)

    @app_commands.command(name=wording("command-table"), description=wording("command-table-description"))
    @_table_option
    @_table_name
    async def table(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show the table anew, at the bottom of the channel."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.table(request, table), Place.PUBLIC)

    @app_commands.command(name=wording("command-players"), description=wording("command-players-description"))
    @_table_option
    @_table_name
    async def players(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show who sits where, and what can be done about players who are away."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.players(request, table), Place.PRIVATE)

    @app_commands.command(name=wording("command-rules"), description=wording("command-rules-description"))
    @app_commands.describe(
        rules=wording("option-rules-description"),
        table=wording("option-table-description"),
    )
    @app_commands.rename(rules=wording("option-rules"), table=wording("option-table"))
    async def rules(
        self, interaction: discord.Interaction[Any], rules: str | None = None, table: str | None = None
    ) -> None:
        """Show the rules of the table, or the ones named."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.rules(request, rules, table), Place.PRIVATE)

    @app_commands.command(name=wording("command-score"), description=wording("command-score-description"))
    @_table_option
    @_table_name
    async def score(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show the points of each round."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.score(request, table), Place.PRIVATE)

    @app_commands.command(name=wording("command-log"), description=wording("command-log-description"))
    @_table_option
    @_table_name
    async def log(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show all turns of the round."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.log(request, table), Place.PRIVATE)

    @app_commands.command(name=wording("command-house"), description=wording("command-house-description"))
    async def house(self, interaction: discord.Interaction[Any]) -> None:
        """Show the house rules that the server keeps."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.house(request), Place.PRIVATE)

    @app_commands.command(name=wording("command-me"), description=wording("command-me-description"))
    async def me(self, interaction: discord.Interaction[Any]) -> None:
        """Show what the user likes."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.me(request), Place.PRIVATE)

    @app_commands.command(name=wording("command-settings"), description=wording("command-settings-description"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show what is settled for the server."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.settings(request), Place.PRIVATE)

    @app_commands.command(name=wording("command-privacy"), description=wording("command-privacy-description"))
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Tell what is kept of the user."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.privacy(request), Place.PRIVATE)

    @app_commands.command(name=wording("command-help"), description=wording("command-help-description"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain how to play."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.explain(request), Place.PRIVATE)

    @app_commands.command(name=wording("command-end"), description=wording("command-end-description"))
    @_table_option
    @_table_name
    async def end(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """End a match: at a moderator's word, or when a player of each side agrees."""
        request = self._request(interaction)
        await _answer(interaction, request, actions.end(request, table), Place.PUBLIC)

    @new.autocomplete("rules")
    @rules.autocomplete("rules")
    async def _rules_here(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        words = self._request(interaction).asker.words
        try:
            kept = await self._shell.house.all(interaction.guild_id or 0)
        except Exception as error:
            message_for(error, about=f"Server {interaction.guild_id}, completing the name of rules")
            kept = ()
        return [app_commands.Choice(name=name, value=value) for name, value in rules_offered(kept, words, current)]

    @join.autocomplete("table")
    @leave.autocomplete("table")
    @hand.autocomplete("table")
    @table.autocomplete("table")
    @players.autocomplete("table")
    @rules.autocomplete("table")
    @score.autocomplete("table")
    @log.autocomplete("table")
    @end.autocomplete("table")
    async def _tables_here(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        try:
            here = await tables_near(self._request(interaction))
        except Exception as error:
            message_for(error, about=f"Channel {interaction.channel_id}, completing a table's name")
            return []
        found = [table for table in here if table.id.startswith(current.strip().lower())]
        return [app_commands.Choice(name=table.name, value=table.id) for table in found[:MOST_CHOICES]]

    # how

    def _request(self, interaction: discord.Interaction[Any]) -> Request:
        return Request.of(self._shell, interaction)


async def _answer(
    interaction: discord.Interaction[Any], request: Request, work: Coroutine[Any, Any, Answer], expected: Place
) -> None:
    with request.shell.gate.holding():
        guarded = _guarded(interaction, request, work)
        told_of_rights = with_rights(guarded, request.shell, request.asker, request.channel_id, request.missing)
        await answer(interaction, told_of_rights, expected=expected, words=request.asker.words)


async def _guarded(
    interaction: discord.Interaction[Any], request: Request, work: Coroutine[Any, Any, Answer]
) -> Answer:
    """Return what some work comes to, or what to tell its user about an error."""
    words = request.asker.words
    try:
        return await work
    except NoChoice as no_choice:
        return Answer(render_notice(no_choice.notice, words, **no_choice.values))
    except Exception as error:
        command = interaction.command.name if interaction.command is not None else ""
        return told(error, words, about=f"Channel {request.channel_id}, command {command}")
