"""Presses that change nothing: somebody wants to see a hand, the rules, the score, or what a choice of cards makes."""

from __future__ import annotations

from bot.answers import Answer, Place
from bot.presses.pressed import Pressed, Unreadable
from bot.shell import own_hand, own_view, round_log
from bot.ui.choice import parse_choice
from bot.ui.controls import BY_RANK, BY_SUIT
from bot.ui.custom_id import OWN_RULES, parse_kept_rules, parse_page
from bot.ui.hand import render_hand
from bot.ui.picker import render_picker
from bot.ui.reasons import reason_of
from bot.ui.round_log import parse_line
from bot.ui.rules.message import render_rules
from bot.ui.score import render_score
from engine.play import apply
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS
from engine.view import view_for


async def hand(pressed: Pressed) -> Answer:
    """Show the presser's hand in a new private message."""
    return Answer(own_hand(await pressed.table(), pressed.asker), Place.PRIVATE)


async def refresh(pressed: Pressed) -> Answer:
    """Redraw the presser's hand where it is."""
    return pressed.hand(await pressed.table())


async def sort(pressed: Pressed) -> Answer:
    """Show the presser's hand in the other order, until it is drawn anew."""
    if pressed.argument not in (BY_RANK, BY_SUIT):
        raise Unreadable
    table, asker = await pressed.table(), pressed.asker
    view = own_view(table, asker.user)
    by_rank = pressed.argument == BY_RANK
    rendered = render_hand(table, view, asker.words, by_rank=by_rank, hints=asker.liked.hints)
    return Answer(rendered, pressed.hand_place)


async def rules(pressed: Pressed) -> Answer:
    """Show the rules of the table."""
    table = await pressed.table()
    return Answer(render_rules(table.ruleset, pressed.asker.words, source=OWN_RULES, table=table))


async def rules_page(pressed: Pressed) -> Answer:
    """Show another page of rules, in place of the one that was pressed."""
    chosen, words = parse_page(pressed.argument), pressed.asker.words
    if chosen is None:
        raise Unreadable
    source, page = chosen
    if source == OWN_RULES:
        table = await pressed.table()
        return Answer(render_rules(table.ruleset, words, source=OWN_RULES, table=table, page=page), pressed.hand_place)
    ruleset = await _named(pressed, source)
    return Answer(render_rules(ruleset, words, source=source, page=page), pressed.hand_place)


async def _named(pressed: Pressed, source: str) -> Ruleset:
    """Return the rules of a game, or those that the server keeps under a name."""
    name = parse_kept_rules(source)
    if name is not None:
        return (await pressed.shell.house.find(pressed.guild_id, name)).ruleset
    if source not in RULESETS:
        raise Unreadable
    return RULESETS[source]


async def score(pressed: Pressed) -> Answer:
    """Show the score."""
    table = await pressed.table()
    view = view_for(table.match, table.seat_of(pressed.asker.user))
    return Answer(render_score(table, view, pressed.asker.words, table.rounds))


async def log(pressed: Pressed) -> Answer:
    """Show all turns of the round, page by page."""
    start = parse_line(pressed.argument) if pressed.argument else None
    if pressed.argument and start is None:
        raise Unreadable
    return Answer(await round_log(pressed.shell, await pressed.table(), pressed.asker, start=start), pressed.hand_place)


async def pick(pressed: Pressed) -> Answer:
    """Show the picker with what has been chosen so far, and what the rules would say to it."""
    table = await pressed.table()
    view = own_view(table, pressed.asker.user)
    if view.options is None or view.options.may_answer:
        return pressed.hand(table)
    choice = parse_choice(pressed.argument) if pressed.argument else None
    if pressed.argument and choice is None:
        raise Unreadable
    refused = None
    if choice is not None:
        try:
            apply(table.match, choice.lay(view, table.match.mover))
        except RuleViolation as violation:
            refused = reason_of(violation)
    return Answer(render_picker(table, view, pressed.asker.words, choice, refused=refused), pressed.hand_place)
