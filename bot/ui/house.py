"""The host's page for house rules: what holds, page by page, and the ways to change it (private)."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.house.book import HouseRules
from bot.house.changing import Wrong
from bot.house.fields import PAGES, Field, Page
from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.custom_id import Press, Verb
from bot.ui.house_words import changed_fields, changes_text, field_label, value_text, wrong_text
from bot.ui.layout import MAX_OPTIONS, Button, Row, button, message, option, row, rule, select, text, verb_button
from bot.ui.names import game_name
from bot.ui.people import mention
from bot.ui.rendered import Rendered
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS


def render_house(
    table: Table, words: Words, page: Page, kept: Sequence[HouseRules] = (), *, wrong: Sequence[Wrong] = ()
) -> Rendered:
    """Show a page of the rules of a lobby to its host; ``wrong`` is why a form has changed nothing."""
    state = _state(table.ruleset, words)
    return message(
        text(words("house-title", table=table.name), state),
        text(words("house-wrong-title"), *(wrong_text(each, words) for each in wrong)) if wrong else None,
        rule(),
        text(
            words("house-page-title", page=words.of("house-page", page.name)),
            *(_line(table.ruleset, field, words) for field in page.fields),
        ),
        _pages(table, page, words),
        row(
            _change_button(table, page, words),
            verb_button(table, Verb.USUAL, words, why_not=None if changed_fields(table.ruleset) else state),
            verb_button(table, Verb.SAVE, words),
        ),
        _games(table, words),
        _kept(table, kept, words) if kept else None,
        text(words("house-note")),
    )


def render_start_question(table: Table, words: Words) -> Rendered:
    """Ask the host whether to start although the rules were changed and not everybody is ready (private)."""
    players = words("list-comma").join(mention(user) for user in table.not_ready)
    return message(
        text(words("start-question", players=players)),
        row(verb_button(table, Verb.START_SURE, words, style=ButtonStyle.danger)),
    )


def _state(ruleset: Ruleset, words: Words) -> str:
    game, changes = game_name(ruleset, words), changes_text(ruleset, words)
    return words("house-changed", game=game, changes=changes) if changes else words("house-usual", game=game)


def _line(ruleset: Ruleset, field: Field, words: Words) -> str:
    name, usual = field_label(field, words), RULESETS.get(ruleset.id, ruleset)
    now, before = (value_text(field, getattr(rules, field.name), words) for rules in (ruleset, usual))
    if now == before:
        return words("house-line", field=name, value=now)
    return words("house-line-changed", field=name, value=now, usual=before)


def _pages(table: Table, page: Page, words: Words) -> Row:
    options = [
        option(words.of("house-page", each.name), each.name, chosen=each is page) for each in PAGES[:MAX_OPTIONS]
    ]
    # The page is part of the select's name, so that no client shows what was chosen on another one.
    return select(words("house-choose-page"), Press(table.id, table.revision, Verb.HOUSE, page.name), options)


def _change_button(table: Table, page: Page, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.CHANGE, page.name)
    return button(words("button-change"), press, style=ButtonStyle.primary)


def _games(table: Table, words: Words) -> Row:
    options = [
        option(game_name(game, words), game.id, chosen=game.id == table.ruleset.id)
        for game in list(RULESETS.values())[:MAX_OPTIONS]
    ]
    return select(words("house-choose-game"), Press(table.id, table.revision, Verb.GAME), options)


def _kept(table: Table, kept: Sequence[HouseRules], words: Words) -> Row:
    options = [
        option(rules.name, rules.name, description=game_name(rules.ruleset, words)) for rules in kept[:MAX_OPTIONS]
    ]
    return select(words("house-choose-saved"), Press(table.id, table.revision, Verb.USE), options)
