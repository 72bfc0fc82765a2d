"""How a match ends before it has a winner: the question, and the last message."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import CloseReason, Table, UserId
from bot.ui.cards import joined
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import button, message, row, text
from bot.ui.people import mention, team_name
from bot.ui.rendered import Rendered
from engine.ruleset import Team


def render_end_question(table: Table, words: Words, *, asker: UserId) -> Rendered:
    """Ask the table whether the match shall end now (public); it mentions the players who have not agreed.

    Drawn anew when somebody agrees or takes that back; without any agreement left it says that play goes on.
    """
    title = words("title", table=table.name)
    if not table.agreed:
        return message(text(title, words("end-off")))
    missing = table.missing_agreements
    agreed = joined([mention(user) for user in sorted(table.agreed)], words)
    return message(
        text(title, words("end-question", player=mention(asker)), words("end-agreed", players=agreed)),
        text(*(_still_to_agree(table, team, words) for team in missing)),
        row(
            button(words("button-agree"), Press(table.id, table.revision, Verb.AGREE), style=ButtonStyle.danger),
            button(words("button-carry-on"), Press(table.id, table.revision, Verb.CARRY_ON)),
        ),
        mentions=[user for team in missing for user in table.sitters_of(team)],
    )


def _still_to_agree(table: Table, team: Team, words: Words) -> str:
    """Name the players who are notified: a mention that is not in the text notifies nobody."""
    players = joined([mention(user) for user in table.sitters_of(team)], words)
    return words("end-waiting", team=team_name(team, table.ruleset, words), players=players)


def render_closed(table: Table, words: Words) -> Rendered:
    """Say that a table is closed, and why (public)."""
    return message(text(words("title", table=table.name), closed_line(table, words)))


def closed_line(table: Table, words: Words) -> str:
    """Return why a table is closed, in one line."""
    return words.of("closed", table.closed_because or CloseReason.AGREED)
