"""What a user likes and what a server has settled, with the ways to change it (private)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bot.deck.colours import Suits
from bot.i18n import Words, catalogs
from bot.pictures.theme import Ground
from bot.preferences.languages import LANGUAGES
from bot.preferences.values import (
    AUTOMATIC,
    BoardStyle,
    CardStyle,
    Order,
    Preferences,
    ServerSettings,
    Starters,
    TablePlace,
    is_known_locale,
)
from bot.tables.clock import PACES
from bot.ui.custom_id import NO_TABLE, Press, Verb, parse_pace
from bot.ui.layout import MAX_OPTIONS, Button, Row, button, message, option, row, rule, select, text
from bot.ui.names import game_name
from bot.ui.rendered import Rendered
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS

ON: Final = "on"
OFF: Final = "off"
USUAL_CLOCK: Final = "usual"
_BETWEEN: Final = "="


def render_me(liked: Preferences, words: Words, *, has_emojis: bool) -> Rendered:
    """Show what a user likes; without emojis there is nothing to choose about cards, and without these no colours."""
    return message(
        text(words("me-title"), words("me-how")),
        text(
            words("me-pings", state=words.of("me", _switch(on=liked.pings))),
            words("me-hints", state=words.of("me", _switch(on=liked.hints))),
        ),
        _choice(Verb.ME, "cards", CardStyle, liked.cards, words) if has_emojis else None,
        _choice(Verb.ME, "suits", Suits, liked.suits, words) if words.faces.has_colours else None,
        _choice(Verb.ME, "order", Order, liked.order, words),
        _languages(Verb.ME, liked.locale, words),
        row(_toggle("pings", words, on=liked.pings), _toggle("hints", words, on=liked.hints)),
    )


def render_settings(
    settled: ServerSettings,
    words: Words,
    *,
    rules: str | None,
    game: Ruleset,
    usual_clock: int,
    may_attach: bool,
    may_make_threads: bool,
) -> Rendered:
    """Show what is settled for a server to somebody who may change it.

    ``rules`` is the name of the house rules of new tables, None where they play a ``game`` as it is; ``usual_clock`` is
    the operator's. What the bot may do is about the channel in which this is shown.
    """
    wants_picture, wants_threads = settled.board is BoardStyle.PICTURE, settled.place is TablePlace.THREAD
    return message(
        text(words("settings-title"), words("settings-everybody"), words("settings-how")),
        _languages(Verb.SETTINGS, settled.locale, words),
        _choice(Verb.SETTINGS, "board", BoardStyle, settled.board, words),
        text(words("settings-no-files")) if wants_picture and not may_attach else None,
        _choice(Verb.SETTINGS, "suits", Suits, settled.suits, words),
        _choice(Verb.SETTINGS, "ground", Ground, settled.ground, words),
        rule(),
        text(
            words("settings-new"),
            words("settings-game", game=game_name(game, words))
            if rules is None
            else words("settings-rules", name=rules),
        ),
        _games(None if rules is not None else game, words),
        row(button(words("button-kept"), Press(NO_TABLE, 0, Verb.KEPT))),
        _clocks(settled, usual_clock, words),
        _choice(Verb.SETTINGS, "place", TablePlace, settled.place, words),
        text(words("settings-no-threads")) if wants_threads and not may_make_threads else None,
        _choice(Verb.SETTINGS, "starters", Starters, settled.starters, words),
    )


def parse_preference(argument: str) -> dict[str, Any] | None:
    """Read what a user wants to have how, as a field of ``Preferences``; None if it is forged."""
    name, _, value = argument.partition(_BETWEEN)
    known: dict[str, dict[str, Any]] = {
        "cards": {each.value: each for each in CardStyle},
        "suits": {each.value: each for each in Suits},
        "order": {each.value: each for each in Order},
        "pings": {ON: True, OFF: False},
        "hints": {ON: True, OFF: False},
    }
    return _read(name, value, known)


def parse_setting(argument: str) -> dict[str, Any] | None:
    """Read what is to be how in a server, as a field of ``ServerSettings``; None if it is forged."""
    name, _, value = argument.partition(_BETWEEN)
    if name == "clock":
        pace = parse_pace(value)
        is_offered = value == USUAL_CLOCK or pace in PACES
        return {"clock": None if value == USUAL_CLOCK else pace} if is_offered else None
    known: dict[str, dict[str, Any]] = {
        "board": {each.value: each for each in BoardStyle},
        "suits": {each.value: each for each in Suits},
        "ground": {each.value: each for each in Ground},
        "place": {each.value: each for each in TablePlace},
        "starters": {each.value: each for each in Starters},
        "game": {game_id: game_id for game_id in RULESETS},
    }
    return _read(name, value, known)


def _read(name: str, value: str, known: dict[str, dict[str, Any]]) -> dict[str, Any] | None:
    if name == "locale":
        return {"locale": value} if is_known_locale(value, catalogs()) else None
    return {name: known[name][value]} if value in known.get(name, ()) else None


def _choice(verb: Verb, name: str, members: Iterable[Any], now: Any, words: Words) -> Row:
    options = [
        option(words.of(f"choose-{name}", member), f"{name}{_BETWEEN}{member}", chosen=member is now)
        for member in members
    ]
    return select(words.of("choose", name), Press(NO_TABLE, 0, verb, _now(name, now)), options)


def _languages(verb: Verb, now: str, words: Words) -> Row:
    automatic = words("choose-language-own" if verb is Verb.ME else "choose-language-servers")
    names = {AUTOMATIC: automatic, **{code: LANGUAGES.get(code, code) for code in catalogs()}}
    options = [
        option(words("choose-language", language=name), f"locale{_BETWEEN}{code}", chosen=code == now)
        for code, name in list(names.items())[:MAX_OPTIONS]
    ]
    return select(words("choose-locale"), Press(NO_TABLE, 0, verb, _now("locale", now)), options)


def _games(now: Ruleset | None, words: Words) -> Row:
    options = [
        option(words("choose-game", game=game_name(game, words)), f"game{_BETWEEN}{game.id}", chosen=game is now)
        for game in list(RULESETS.values())[:MAX_OPTIONS]
    ]
    return select(
        words("choose-games"), Press(NO_TABLE, 0, Verb.SETTINGS, _now("game", now.id if now else "")), options
    )


def _clocks(settled: ServerSettings, usual: int, words: Words) -> Row:
    shown = {USUAL_CLOCK: words("choose-clock-usual", pace=words.of("pace", usual))}
    shown |= {str(pace): words("choose-clock", pace=words.of("pace", pace)) for pace in PACES}
    now = USUAL_CLOCK if settled.clock is None else str(settled.clock)
    options = [option(name, f"clock{_BETWEEN}{value}", chosen=value == now) for value, name in shown.items()]
    return select(words("choose-clocks"), Press(NO_TABLE, 0, Verb.SETTINGS, _now("clock", now)), options)


def _toggle(name: str, words: Words, *, on: bool) -> Button:
    after = _switch(on=not on)
    return button(words.of(f"button-my-{name}", after), Press(NO_TABLE, 0, Verb.ME, f"{name}{_BETWEEN}{after}"))


def _now(name: str, now: str) -> str:
    """Name a select anew with each choice, so that the client shows what is chosen now and not what was clicked."""
    return f"{name}{_BETWEEN}{_BETWEEN}{now}"


def _switch(*, on: bool) -> str:
    return ON if on else OFF
