"""The commands ``/canasta …``: each reads its options, asks a service, and answers."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.answers import Answer, Place, answer
from bot.commands.choosing import NoChoice, choose_table, choose_to_join
from bot.commands.permissions import missing_permissions
from bot.commands.wording import wording
from bot.presses.router import asker_of
from bot.publishing import wanted
from bot.shell import Asker, Shell, own_hand
from bot.tables.messages import MessageKind
from bot.tables.table import Stage, Table, UserId
from bot.trouble import told
from bot.ui.closing import render_closed, render_end_question
from bot.ui.help import render_help
from bot.ui.notices import Notice, render_missing_permissions, render_notice
from bot.ui.people import seat_name
from bot.ui.rules_card import render_rules
from bot.ui.score import render_score
from engine.rulesets import CLASSIC, RULESETS, ruleset_named
from engine.view import view_for

RULES_CHOICES = [
    app_commands.Choice(name=wording(f"ruleset-{ruleset_id}"), value=ruleset_id) for ruleset_id in RULESETS
]
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
    )
    @app_commands.rename(
        rules=wording("option-rules"),
        partner=wording("option-partner"),
        left=wording("option-left"),
        right=wording("option-right"),
    )
    @app_commands.choices(rules=RULES_CHOICES)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        rules: str = CLASSIC.id,
        partner: discord.Member | None = None,
        left: discord.Member | None = None,
        right: discord.Member | None = None,
    ) -> None:
        """Open a table; the host sits down, and whoever is named with them."""
        await self._answer(interaction, self._new(interaction, rules, (left, partner, right)), Place.PUBLIC)

    async def _new(
        self, interaction: discord.Interaction[Any], rules: str, others: tuple[discord.Member | None, ...]
    ) -> Answer:
        asker = asker_of(interaction)
        missing = missing_permissions(interaction)
        if missing:
            return Answer(render_missing_permissions(missing, asker.words))
        if any(member is not None and member.bot for member in others):
            return Answer(render_notice(Notice.NO_BOTS, asker.words))
        outcome = await self._shell.tables.open_table(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            host=asker.user,
            ruleset=ruleset_named(rules),
            seats=(asker.user, *(None if member is None else UserId(member.id) for member in others)),
            interaction=asker.interaction,
        )
        return self._board(outcome.table)

    @app_commands.command(name=wording("command-join"), description=wording("command-join-description"))
    @_table_option
    @_table_name
    async def join(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Take a free seat."""
        await self._answer(interaction, self._join(interaction, table), Place.PRIVATE)

    async def _join(self, interaction: discord.Interaction[Any], named: str | None) -> Answer:
        asker = asker_of(interaction)
        table = await choose_to_join(self._shell, interaction.channel_id or 0, named)
        outcome = await self._shell.tables.sit(table.id, asker.user, interaction=asker.interaction)
        seat = outcome.table.seat_of(asker.user)
        where = "" if seat is None else seat_name(seat, outcome.table.ruleset, asker.words)
        return Answer(render_notice(Notice.SEATED, asker.words, seat=where, table=table.id))

    @app_commands.command(name=wording("command-leave"), description=wording("command-leave-description"))
    @_table_option
    @_table_name
    async def leave(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Stand up from a table."""
        await self._answer(interaction, self._leave(interaction, table), Place.PRIVATE)

    async def _leave(self, interaction: discord.Interaction[Any], named: str | None) -> Answer:
        asker = asker_of(interaction)
        table = await self._choose(interaction, asker, named)
        await self._shell.tables.leave(table.id, asker.user, interaction=asker.interaction)
        return Answer(render_notice(Notice.LEFT, asker.words, table=table.id))

    @app_commands.command(name=wording("command-hand"), description=wording("command-hand-description"))
    @_table_option
    @_table_name
    async def hand(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show the user's hand."""
        await self._answer(interaction, self._hand(interaction, table), Place.PRIVATE)

    async def _hand(self, interaction: discord.Interaction[Any], named: str | None) -> Answer:
        asker = asker_of(interaction)
        return Answer(own_hand(await self._choose(interaction, asker, named), asker))

    @app_commands.command(name=wording("command-table"), description=wording("command-table-description"))
    @_table_option
    @_table_name
    async def table(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show the table anew, at the bottom of the channel."""
        await self._answer(interaction, self._table(interaction, table), Place.PUBLIC)

    async def _table(self, interaction: discord.Interaction[Any], named: str | None) -> Answer:
        asker = asker_of(interaction)
        table = await self._choose(interaction, asker, named)
        if table.channel_id != interaction.channel_id:
            return Answer(render_notice(Notice.OTHER_CHANNEL, asker.words, channel=str(table.channel_id)))
        missing = missing_permissions(interaction)
        return Answer(render_missing_permissions(missing, asker.words)) if missing else self._board(table)

    @app_commands.command(name=wording("command-rules"), description=wording("command-rules-description"))
    @app_commands.describe(
        rules=wording("option-rules-description"),
        table=wording("option-table-description"),
    )
    @app_commands.rename(rules=wording("option-rules"), table=wording("option-table"))
    @app_commands.choices(rules=RULES_CHOICES)
    async def rules(
        self, interaction: discord.Interaction[Any], rules: str | None = None, table: str | None = None
    ) -> None:
        """Show the rules of the table, or the ones named."""
        await self._answer(interaction, self._rules(interaction, rules, table), Place.PRIVATE)

    async def _rules(self, interaction: discord.Interaction[Any], rules: str | None, named: str | None) -> Answer:
        asker = asker_of(interaction)
        if rules is not None:
            return Answer(render_rules(ruleset_named(rules), asker.words))
        try:
            ruleset = (await self._choose(interaction, asker, named)).ruleset
        except NoChoice as no_choice:
            if no_choice.notice is not Notice.NO_TABLE:
                raise
            ruleset = CLASSIC
        return Answer(render_rules(ruleset, asker.words))

    @app_commands.command(name=wording("command-score"), description=wording("command-score-description"))
    @_table_option
    @_table_name
    async def score(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Show the points of each round."""
        await self._answer(interaction, self._score(interaction, table), Place.PRIVATE)

    async def _score(self, interaction: discord.Interaction[Any], named: str | None) -> Answer:
        asker = asker_of(interaction)
        table = await self._choose(interaction, asker, named)
        view = view_for(table.match, table.seat_of(asker.user))
        return Answer(render_score(table, view, asker.words, table.rounds))

    @app_commands.command(name=wording("command-help"), description=wording("command-help-description"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain how to play."""
        await self._answer(interaction, self._help(interaction), Place.PRIVATE)

    async def _help(self, interaction: discord.Interaction[Any]) -> Answer:
        return Answer(render_help(asker_of(interaction).words))

    @app_commands.command(name=wording("command-end"), description=wording("command-end-description"))
    @_table_option
    @_table_name
    async def end(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """End a match: at a moderator's word, or when a player of each side agrees."""
        await self._answer(interaction, self._end(interaction, table), Place.PUBLIC)

    async def _end(self, interaction: discord.Interaction[Any], named: str | None) -> Answer:
        asker = asker_of(interaction)
        table = await self._choose(interaction, asker, named)
        words = self._shell.words_of(table.guild_id)
        is_moderator = asker.may_manage and table.channel_id == interaction.channel_id
        if table.seat_of(asker.user) is None and is_moderator:
            await self._shell.tables.end_by_moderator(table.id, interaction=asker.interaction)
        else:
            await self._shell.tables.agree_to_end(table.id, asker.user, interaction=asker.interaction)
        after = await self._shell.tables.get(table.id)
        if after.stage is Stage.CLOSED:
            return Answer(render_closed(after, words), Place.PUBLIC)
        return Answer(render_end_question(after, words, asker=asker.user), Place.PUBLIC)

    # how

    def _board(self, table: Table) -> Answer:
        async def sent(message_id: int) -> None:
            await self._shell.pictures.adopt(table, MessageKind.BOARD, message_id)

        return Answer(wanted.board(table, self._shell.words_of(table.guild_id)), Place.PUBLIC, sent)

    async def _choose(self, interaction: discord.Interaction[Any], asker: Asker, named: str | None) -> Table:
        return await choose_table(self._shell, asker, interaction.channel_id or 0, named)

    async def _answer(
        self, interaction: discord.Interaction[Any], work: Coroutine[Any, Any, Answer], expected: Place
    ) -> None:
        await answer(interaction, _guarded(interaction, work), expected=expected)

    @join.autocomplete("table")
    @leave.autocomplete("table")
    @hand.autocomplete("table")
    @table.autocomplete("table")
    @rules.autocomplete("table")
    @score.autocomplete("table")
    @end.autocomplete("table")
    async def _tables_here(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        here = await self._shell.tables.tables_in_channel(interaction.channel_id or 0)
        found = [table.id for table in here if table.id.startswith(current.strip().lower())]
        return [app_commands.Choice(name=name, value=name) for name in found[:MOST_CHOICES]]


async def _guarded(interaction: discord.Interaction[Any], work: Coroutine[Any, Any, Answer]) -> Answer:
    """Return what some work comes to, or what to tell its user about an error."""
    words = asker_of(interaction).words
    try:
        return await work
    except NoChoice as no_choice:
        return Answer(render_notice(no_choice.notice, words, **no_choice.values))
    except Exception as error:
        command = interaction.command.name if interaction.command is not None else ""
        return told(error, words, about=f"Channel {interaction.channel_id}, command {command}")
