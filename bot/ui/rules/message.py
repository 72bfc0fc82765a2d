"""The rules as a private message, with a select of pages."""

from __future__ import annotations

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.custom_id import NO_TABLE, Press, Verb, encode_page
from bot.ui.layout import MAX_OPTIONS, Row, Text, message, option, select, text
from bot.ui.rendered import Rendered
from bot.ui.rules.card import heading
from bot.ui.rules.pages import Page, Part, pages, said
from engine.ruleset import Ruleset


def render_rules(
    ruleset: Ruleset, words: Words, *, source: str, table: Table | None = None, page: str = ""
) -> Rendered:
    """Explain the rules, one page at a time; the first one where there is no page of that name.

    Args:
        ruleset: The rules.
        words: The reader's language.
        source: Where they are from, so that a press can find them again.
        table: The table whose rules they are.
        page: The key of the page.
    """
    every = pages(ruleset, words)
    shown = next((one for one in every if one.key == page), every[0])
    name, facts = heading(ruleset, words)
    return message(
        text(words("rules-title", name=name), facts),
        *(_text(part, words) for part in shown.parts),
        text(words("rules-house-choice-note")) if shown.has_house_choice else None,
        text(words("rules-goes-on", page=shown.goes_on)) if shown.goes_on else None,
        _chooser(every, shown, source, table, words) if len(every) > 1 else None,
    )


def _text(part: Part, words: Words) -> Text | None:
    lines, group = [words("rules-heading", title=part.title)], ""
    for paragraph in part.paragraphs:
        if paragraph.group != group:
            group = paragraph.group
            lines.append(words("rules-group", title=group))
        line = said(paragraph, words)
        lines.append(words("rules-line", text=line) if part.is_list else line)
    return text(*lines)


def _chooser(every: tuple[Page, ...], shown: Page, source: str, table: Table | None, words: Words) -> Row:
    # None counts as chosen, so that the select says what it is for; the page's title says which one is shown.
    options = [option(page.label, encode_page(source, page.key)) for page in every[:MAX_OPTIONS]]
    # The page is part of the select's name, so that no client shows what was chosen on another one.
    where = (NO_TABLE, 0) if table is None else (table.id, table.revision)
    return select(words("rules-choose-page"), Press(*where, Verb.RULES_PAGE, shown.key), options)
