"""Presses about what the presser likes, and what is settled for their server. They belong to no table."""

from __future__ import annotations

from bot.answers import Answer
from bot.presses.pressed import Pressed, Unreadable
from bot.shell import Asker, Shell
from bot.tables.table import UserId
from bot.ui.notices import Notice, render_notice
from bot.ui.rendered import Rendered
from bot.ui.settings import parse_preference, parse_setting, render_me, render_settings


async def me(pressed: Pressed) -> Answer:
    """Change what the presser likes, and show it in the words that they read from now on."""
    asker = pressed.asker
    if pressed.argument:
        wanted = parse_preference(pressed.argument)
        if wanted is None:
            raise Unreadable
        await pressed.shell.preferences.change_user(asker.user, **wanted)
    return Answer(own_preferences(pressed.shell, asker.user, asker.locale), pressed.hand_place)


async def settings(pressed: Pressed) -> Answer:
    """Change what is settled for the server, and show it."""
    if not pressed.asker.may_manage_server:
        return Answer(render_notice(Notice.SETTINGS_MANAGERS, pressed.asker.words))
    if pressed.argument:
        wanted = parse_setting(pressed.argument)
        if wanted is None:
            raise Unreadable
        await pressed.shell.preferences.change_server(pressed.guild_id, **wanted)
        if "game" in wanted:
            await pressed.shell.house.set_default(pressed.member, None)
    return Answer(await server_settings(pressed.shell, pressed.asker, pressed.guild_id), pressed.hand_place)


def own_preferences(shell: Shell, user: UserId, locale: str) -> Rendered:
    """Return what a user likes as a private message."""
    words = shell.looks.private(user, locale)
    return render_me(shell.preferences.of_user(user), words, has_emojis=bool(shell.looks.faces))


async def server_settings(shell: Shell, asker: Asker, guild_id: int) -> Rendered:
    """Return what is settled for a server as a private message."""
    default = next((rules.name for rules in await shell.house.all(guild_id) if rules.is_default), None)
    return render_settings(
        shell.preferences.of_server(guild_id),
        asker.words,
        rules=default,
        game=shell.game_in(guild_id),
        usual_clock=shell.turn_clock,
        may_attach=asker.may_attach,
        may_make_threads=asker.may_make_threads,
    )
