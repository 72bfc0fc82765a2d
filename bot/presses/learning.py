"""Help, and a guided game: for whoever plays for the first time."""

from __future__ import annotations

from functools import partial

from bot.answers import Answer, Place
from bot.guide.painting import moment_picture
from bot.guide.walk import Moment
from bot.pictures.picture import NamedPicture
from bot.pictures.theme import Theme
from bot.preferences.values import CardStyle
from bot.presses.placing import Asked, spot_for
from bot.presses.pressed import Pressed, Unreadable
from bot.shell import Asker, Shell, own_hand
from bot.ui.help import PAGES, START, render_help
from bot.ui.notices import Notice, render_in_thread, render_lacking, render_missing_permissions, render_notice
from engine.rulesets import CLASSIC


async def help_page(pressed: Pressed) -> Answer:
    """Show another page of the help, in place of the one that was pressed."""
    page = pressed.argument or START
    if page not in PAGES:
        raise Unreadable
    pictures = await _pictures(pressed.shell, pressed.asker, page)
    return Answer(render_help(pressed.asker.words, page, pictures), pressed.hand_place, takes_files_off=True)


async def learn(pressed: Pressed) -> Answer:
    """Begin a guided game, and show its hand."""
    return await begin(pressed, pressed.hand_place)


async def known(pressed: Pressed) -> Answer:
    """Explain no more."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.end_guidance(pressed.press.table, asker.user, interaction=asker.interaction)
    return Answer(own_hand(outcome.table, asker, notice=Notice.GUIDANCE_ENDED), pressed.hand_place)


async def begin(asked: Asked, place: Place) -> Answer:
    """Begin a guided game of a user, or show the one that is running."""
    shell, asker, words = asked.shell, asked.asker, asked.asker.words
    if asked.missing:
        return Answer(render_missing_permissions(asked.missing, words))
    if not shell.may_start(asker, asked.guild_id):
        return Answer(render_notice(Notice.STARTERS_MANAGERS, words))
    takes_files_off = place is Place.HERE
    running = await shell.tables.guided_in((asked.channel_id, *asked.threads), asker.user)
    if running is not None:
        return Answer(own_hand(running, asker), place, takes_files_off=takes_files_off)
    spot, opened = await spot_for(asked), None
    try:
        outcome = await shell.tables.open_guided(
            guild_id=asked.guild_id,
            channel_id=spot.channel_id,
            user=asker.user,
            ruleset=CLASSIC,
            stand_in=shell.stand_in,
            interaction=asker.interaction,
        )
        opened = outcome.table
    finally:
        await spot.settle(opened)
    if outcome.events:
        shell.pictures.draw(opened)
    in_thread = opened.channel_id != asked.channel_id
    aside = render_in_thread(opened, words, spot.lacking) if in_thread else render_lacking(spot.lacking, words)
    return Answer(own_hand(opened, asker), place, takes_files_off=takes_files_off, aside=aside)


async def _pictures(shell: Shell, asker: Asker, page: str) -> list[NamedPicture]:
    """Return the picture of a page, for whoever can have one and likes to."""
    moment = next((moment for moment in Moment if moment == page), None)
    if moment is None or shell.studio is None or not asker.may_attach or asker.liked.cards is CardStyle.TEXT:
        return []
    words, theme = asker.words, Theme(suits=asker.liked.suits)
    draw = partial(moment_picture, moment, words, theme)
    picture = await shell.studio.picture(("guide", moment, words.locale, theme), draw)
    return [NamedPicture(f"turn-{moment}.png", picture)]
