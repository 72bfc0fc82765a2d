"""What each command does: one function for each, from the request and its options to the answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.answers import Answer, Place
from bot.commands.choosing import NoChoice, choose_here, choose_table, choose_to_end, choose_to_join, is_moderator_of
from bot.commands.choosing_rules import choose_rules
from bot.commands.request import Request
from bot.presses.learning import begin
from bot.presses.placing import spot_for
from bot.presses.settling import own_preferences, server_settings
from bot.publishing import wanted
from bot.shell import own_hand, round_log
from bot.tables.computer import Level
from bot.tables.messages import MessageKind
from bot.tables.table import Stage, Table, UserId
from bot.ui.closing import render_closed, render_end_question
from bot.ui.custom_id import OWN_RULES, kept_rules
from bot.ui.help import render_help
from bot.ui.house_kept import render_kept
from bot.ui.notices import Notice, render_in_thread, render_lacking, render_missing_permissions, render_notice
from bot.ui.people import seat_name
from bot.ui.players import render_players
from bot.ui.privacy import render_privacy
from bot.ui.rules.message import render_rules
from bot.ui.score import render_score
from engine.rulesets import RULESETS
from engine.view import view_for


async def new(
    request: Request,
    rules: str | None,
    others: Sequence[discord.Member | discord.User | None],
    computers: Level | None = None,
) -> Answer:
    """Open a table with its host, and with whoever else is named, clockwise; computers take the other seats."""
    words = request.asker.words
    if request.missing:
        return Answer(render_missing_permissions(request.missing, words))
    if any(other is not None and (other.bot or not isinstance(other, discord.Member)) for other in others):
        return Answer(render_notice(Notice.NO_BOTS, words))
    users = [request.asker.user, *(UserId(other.id) for other in others if other is not None)]
    if len(set(users)) < len(users):
        return Answer(render_notice(Notice.NAMED_TWICE, words))
    if not request.shell.may_start(request.asker, request.guild_id):
        return Answer(render_notice(Notice.STARTERS_MANAGERS, words))
    seats = [request.asker.user, *(None if other is None else UserId(other.id) for other in others)]
    while seats[-1] is None:
        seats.pop()
    ruleset = await choose_rules(request, rules)
    spot, opened = await spot_for(request), None
    try:
        outcome = await request.shell.tables.open_table(
            guild_id=request.guild_id,
            channel_id=spot.channel_id,
            host=request.asker.user,
            ruleset=ruleset,
            seats=seats,
            pace=request.shell.clock_in(request.guild_id),
            computers=computers,
            stand_in=request.shell.stand_in,
            interaction=request.asker.interaction,
        )
        opened = outcome.table
    finally:
        await spot.settle(opened)
    aside = render_lacking(spot.lacking, words)
    if opened.channel_id == request.channel_id:
        return replace(_board(request, opened, mentions=users[1:]), aside=aside)
    request.shell.pictures.show_first(opened, mentions=users)
    return Answer(render_in_thread(opened, words), aside=aside)


async def learn(request: Request) -> Answer:
    """Begin a guided game, and show the user's hand."""
    return await begin(request, Place.PRIVATE)


async def join(request: Request, named: str | None) -> Answer:
    """Take a free seat."""
    asker = request.asker
    table = await choose_to_join(request, named)
    outcome = await request.shell.tables.sit(table.id, asker.user, interaction=asker.interaction)
    seat = outcome.table.seat_of(asker.user)
    where = "" if seat is None else seat_name(seat, outcome.table.ruleset, asker.words)
    return Answer(render_notice(Notice.SEATED, asker.words, seat=where, table=table.name))


async def leave(request: Request, named: str | None) -> Answer:
    """Stand up from a table."""
    asker = request.asker
    table = await choose_table(request, named)
    await request.shell.tables.leave(table.id, asker.user, interaction=asker.interaction)
    return Answer(render_notice(Notice.LEFT, asker.words, table=table.name))


async def hand(request: Request, named: str | None) -> Answer:
    """Show the user's hand."""
    return Answer(own_hand(await choose_table(request, named), request.asker))


async def table(request: Request, named: str | None) -> Answer:
    """Show the table anew, at the bottom of the channel."""
    chosen = await choose_here(request, named)
    if request.missing:
        return Answer(render_missing_permissions(request.missing, request.asker.words))
    return _board(request, chosen)


async def players(request: Request, named: str | None) -> Answer:
    """Show who sits where, and what can be done about players who are away."""
    chosen, asker = await choose_table(request, named), request.asker
    return Answer(render_players(chosen, asker.user, asker.words, now=request.shell.now()))


async def rules(request: Request, rules_name: str | None, named: str | None) -> Answer:
    """Show the rules that are named, those of the table, or those of new tables."""
    words = request.asker.words
    if rules_name is not None:
        ruleset = await choose_rules(request, rules_name)
        is_game = ruleset == RULESETS.get(ruleset.id)
        return Answer(render_rules(ruleset, words, source=ruleset.id if is_game else kept_rules(rules_name)))
    try:
        table = await choose_table(request, named)
    except NoChoice as no_choice:
        if no_choice.notice is not Notice.NO_TABLE:
            raise
        default = await request.shell.house.default(request.guild_id)
        if default is not None:
            return Answer(render_rules(default.ruleset, words, source=kept_rules(default.name)))
        game = request.shell.game_in(request.guild_id)
        return Answer(render_rules(game, words, source=game.id))
    return Answer(render_rules(table.ruleset, words, source=OWN_RULES, table=table))


async def score(request: Request, named: str | None) -> Answer:
    """Show the points of each round."""
    chosen = await choose_table(request, named)
    view = view_for(chosen.match, chosen.seat_of(request.asker.user))
    return Answer(render_score(chosen, view, request.asker.words, chosen.rounds))


async def log(request: Request, named: str | None) -> Answer:
    """Show all turns of the round."""
    return Answer(await round_log(request.shell, await choose_table(request, named), request.asker))


async def explain(request: Request) -> Answer:
    """Explain how to play."""
    return Answer(render_help(request.asker.words))


async def privacy(request: Request) -> Answer:
    """Tell what is kept of people, and how long."""
    keeping = request.shell.keeping
    return Answer(render_privacy(request.asker.words, games=keeping.games, servers=keeping.servers))


async def house(request: Request) -> Answer:
    """Show the house rules that the server keeps."""
    kept = await request.shell.house.all(request.guild_id)
    return Answer(render_kept(kept, request.member, request.asker.words))


async def me(request: Request) -> Answer:
    """Show what the user likes."""
    return Answer(own_preferences(request.shell, request.asker.user, request.asker.locale))


async def settings(request: Request) -> Answer:
    """Show what is settled for the server to somebody who may change it."""
    if not request.asker.may_manage_server:
        return Answer(render_notice(Notice.SETTINGS_MANAGERS, request.asker.words))
    return Answer(await server_settings(request.shell, request.asker, request.guild_id))


async def end(request: Request, named: str | None) -> Answer:
    """End a match: at a moderator's word, or when a player of each side agrees."""
    asker, tables = request.asker, request.shell.tables
    chosen = await choose_to_end(request, named)
    words = request.shell.words_of(chosen.guild_id)
    if is_moderator_of(request, chosen):
        after = (await tables.end_by_moderator(chosen.id, interaction=asker.interaction)).table
    else:
        after = (await tables.agree_to_end(chosen.id, asker.user, interaction=asker.interaction)).table
    if after.channel_id != request.channel_id:
        return Answer(render_notice(Notice.ENDED, asker.words, table=after.name))
    if after.stage is Stage.CLOSED:
        return Answer(render_closed(after, words), Place.PUBLIC)
    return Answer(render_end_question(after, words, asker=asker.user), Place.PUBLIC)


def _board(request: Request, shown: Table, *, mentions: Sequence[UserId] = ()) -> Answer:
    """Return a table's public message, which is its board from then on; it notifies the users who are named."""

    async def sent(message_id: int) -> None:
        await request.shell.pictures.adopt(shown, MessageKind.BOARD, message_id)
        await request.shell.show(shown.id)  # something may have happened in the meantime

    async def failed() -> None:
        await request.shell.show_again(shown.id)

    rendered = wanted.board(shown, request.shell.words_of(shown.guild_id))
    return Answer(replace(rendered, mentions=tuple(mentions)), Place.PUBLIC, sent, failed)
