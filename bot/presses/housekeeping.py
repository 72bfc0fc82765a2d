"""Presses about house rules: the host changes those of a lobby, and members look after those that the server keeps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.answers import Answer
from bot.house.book import clean_name
from bot.house.changing import Wrong, WrongValues, changed
from bot.house.fields import PAGES, Page, page_named
from bot.presses.pressed import Pressed, Unreadable
from bot.tables.requirements import require_host, require_lobby
from bot.tables.table import Table
from bot.ui.house import render_house
from bot.ui.house_form import NAME, house_form, name_form
from bot.ui.house_kept import render_kept
from bot.ui.notices import Notice, render_notice
from bot.ui.rendered import Form
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS


async def show(pressed: Pressed) -> Answer:
    """Show the host a page of the rules."""
    table = await _lobby(pressed)
    return await _page(pressed, table, _page_of(pressed) if pressed.argument else PAGES[0])


async def change(pressed: Pressed) -> Answer:
    """Open the form for a page."""
    table, page = await _lobby(pressed), _page_of(pressed)
    return _form(pressed, house_form(table, page, pressed.asker.words))


async def take_changes(pressed: Pressed) -> Answer:
    """Change the rules as a form says, or tell what is wrong with it."""
    page, written = _page_of(pressed), pressed.written
    if not written:
        raise Unreadable
    try:
        after = await _change(pressed, lambda table: changed(table.ruleset, page, written))
    except WrongValues as wrong:
        return await _page(pressed, await _lobby(pressed), page, wrong=wrong.wrong)
    return await _page(pressed, after, page)


async def play_another(pressed: Pressed) -> Answer:
    """Play another game."""
    ruleset = RULESETS.get(pressed.argument)
    if ruleset is None:
        raise Unreadable
    return await _page(pressed, await _change(pressed, lambda table: ruleset), PAGES[0])


async def as_usual(pressed: Pressed) -> Answer:
    """Take back all changes."""
    after = await _change(pressed, lambda table: RULESETS.get(table.ruleset.id, table.ruleset))
    return await _page(pressed, after, PAGES[0])


async def take_kept(pressed: Pressed) -> Answer:
    """Take rules that the server keeps."""
    rules = await pressed.shell.house.find(pressed.guild_id, pressed.argument)
    return await _page(pressed, await _change(pressed, lambda table: rules.ruleset), PAGES[0])


async def save(pressed: Pressed) -> Answer:
    """Ask the host for a name."""
    return _form(pressed, name_form(await _hosted(pressed), pressed.asker.words))


async def save_as(pressed: Pressed) -> Answer:
    """Keep a table's rules for its server."""
    table = await _hosted(pressed)
    name = clean_name("".join(pressed.written.get(NAME, ())))
    rules = await pressed.shell.house.save(pressed.member, name, table.ruleset)
    return await _list(pressed, rules.name)


async def look_at_kept(pressed: Pressed) -> Answer:
    """Show the rules that the server keeps, or one of them."""
    return await _list(pressed, pressed.argument or None)


async def make_default(pressed: Pressed) -> Answer:
    """Let new tables of the server get these rules."""
    await pressed.shell.house.set_default(pressed.member, pressed.argument)
    return await _list(pressed, pressed.argument)


async def make_no_default(pressed: Pressed) -> Answer:
    """Let new tables of the server get the usual rules."""
    await pressed.shell.house.set_default(pressed.member, None)
    return await _list(pressed, pressed.argument or None)


async def forget(pressed: Pressed) -> Answer:
    """Forget rules."""
    await pressed.shell.house.delete(pressed.member, pressed.argument)
    return await _list(pressed, None)


# how


async def _hosted(pressed: Pressed) -> Table:
    """Return the table of this server whose host has pressed."""
    table = await pressed.table()
    require_host(table, pressed.asker.user)
    return table


async def _lobby(pressed: Pressed) -> Table:
    """Return the table, which must be a lobby whose host has pressed."""
    require_lobby(await pressed.table())
    return await _hosted(pressed)


def _page_of(pressed: Pressed) -> Page:
    page = page_named(pressed.argument)
    if page is None:
        raise Unreadable
    return page


async def _change(pressed: Pressed, rules: Callable[[Table], Ruleset]) -> Table:
    asker = pressed.asker
    outcome = await pressed.shell.tables.change_rules(
        pressed.press.table, asker.user, rules, interaction=asker.interaction
    )
    return outcome.table


async def _page(pressed: Pressed, table: Table, page: Page, *, wrong: Sequence[Wrong] = ()) -> Answer:
    kept = await pressed.shell.house.all(pressed.guild_id)
    return Answer(render_house(table, pressed.asker.words, page, kept, wrong=wrong), pressed.hand_place)


def _form(pressed: Pressed, form: Form) -> Answer:
    """Return a form; it can only be the first answer, so a late one becomes a word."""
    return Answer(render_notice(Notice.TRY_AGAIN, pressed.asker.words), form=form)


async def _list(pressed: Pressed, name: str | None) -> Answer:
    kept = await pressed.shell.house.all(pressed.guild_id)
    chosen = None if name is None else await pressed.shell.house.find(pressed.guild_id, name)
    return Answer(render_kept(kept, pressed.member, pressed.asker.words, chosen), pressed.hand_place)
