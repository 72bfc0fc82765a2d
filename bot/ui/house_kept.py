"""The house rules that a server keeps: a list, and what one of them holds (private)."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.house.book import HouseRules, Member
from bot.i18n import Words
from bot.ui.custom_id import NO_TABLE, Press, Verb
from bot.ui.house_words import changes_text
from bot.ui.layout import Button, Row, Text, button, message, option, row, rule, select, text
from bot.ui.names import game_name, ruleset_name
from bot.ui.people import mention
from bot.ui.rendered import Rendered


def render_kept(kept: Sequence[HouseRules], member: Member, words: Words, chosen: HouseRules | None = None) -> Rendered:
    """List the rules; for the chosen ones, tell what is changed in them, and offer what this member may do."""
    if not kept:
        return message(text(words("kept-title"), words("kept-none")))
    return message(
        text(words("kept-title"), *(_line(rules, words) for rules in kept), words("kept-how")),
        rule() if chosen is not None else None,
        None if chosen is None else _chosen(chosen, words),
        _select(kept, chosen, words),
        None if chosen is None else row(*_buttons(chosen, member, words)),
        text(_why_not_default(member, words), None if chosen is None else _why_not_forget(chosen, member, words)),
    )


def _line(rules: HouseRules, words: Words) -> str:
    return words(
        "kept-line-default" if rules.is_default else "kept-line",
        name=rules.name,
        game=ruleset_name(rules.ruleset, words),
    )


def _chosen(rules: HouseRules, words: Words) -> Text | None:
    game, changes = game_name(rules.ruleset, words), changes_text(rules.ruleset, words)
    return text(
        words("kept-chosen", name=rules.name),
        words("house-changed", game=game, changes=changes) if changes else words("house-usual", game=game),
        words("kept-by", user=mention(rules.user)),
    )


def _select(kept: Sequence[HouseRules], chosen: HouseRules | None, words: Words) -> Row:
    options = [
        option(
            rules.name,
            rules.name,
            description=game_name(rules.ruleset, words),
            chosen=chosen is not None and rules.name == chosen.name,
        )
        for rules in kept
    ]
    mark = "" if chosen is None else chosen.name
    return select(words("kept-choose"), Press(NO_TABLE, 0, Verb.KEPT, mark), options)


def _buttons(rules: HouseRules, member: Member, words: Words) -> list[Button | None]:
    default = Press(NO_TABLE, 0, Verb.NO_DEFAULT if rules.is_default else Verb.DEFAULT, rules.name)
    return [
        button(words.of("button", default.verb), default, why_not=_why_not_default(member, words)),
        button(
            words("button-forget"),
            Press(NO_TABLE, 0, Verb.FORGET, rules.name),
            style=ButtonStyle.danger,
            why_not=_why_not_forget(rules, member, words),
        ),
    ]


def _why_not_default(member: Member, words: Words) -> str | None:
    return None if member.may_manage else words("kept-only-managers")


def _why_not_forget(rules: HouseRules, member: Member, words: Words) -> str | None:
    return None if member.may_change(rules) else words("kept-only-owner")
