"""Which rules a command is about: those of a game, or house rules that the server keeps."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.choosing import NoChoice
from bot.commands.request import Request
from bot.house.book import HouseProblem, HouseRules
from bot.i18n import Words
from bot.ui.custom_id import HOUSE
from bot.ui.layout import MAX_OPTION, MAX_OPTIONS, clip
from bot.ui.names import game_name
from bot.ui.notices import Notice
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS


def rules_offered(kept: Sequence[HouseRules], words: Words, typed: str) -> list[tuple[str, str]]:
    """Return the choices for what has been typed, as names and values: house rules first, the default above all."""
    offered = [(_kept_name(rules, words), f"{HOUSE}{rules.name}") for rules in _default_first(kept)]
    offered += [(game_name(game, words), game.id) for game in RULESETS.values()]
    wanted = typed.strip().casefold()
    found = [(clip(name, MAX_OPTION), value) for name, value in offered if wanted in name.casefold()]
    return found[:MAX_OPTIONS]


async def choose_rules(request: Request, typed: str | None) -> Ruleset:
    """Return the rules that a user has chosen or typed; without any, those of new tables here.

    Raises:
        NoChoice: There are no such rules.
    """
    house = request.shell.house
    if typed is None:
        default = await house.default(request.guild_id)
        return request.shell.game_in(request.guild_id) if default is None else default.ruleset
    name, wanted = typed.removeprefix(HOUSE), typed.strip().casefold()
    games = [game for game in RULESETS.values() if wanted in (game.id, game_name(game, request.asker.words).casefold())]
    if games:
        return games[0]
    try:
        return (await house.find(request.guild_id, name)).ruleset
    except HouseProblem as problem:
        raise NoChoice(Notice.NO_SUCH_RULES) from problem


def _default_first(kept: Sequence[HouseRules]) -> list[HouseRules]:
    return sorted(kept, key=lambda rules: not rules.is_default)


def _kept_name(rules: HouseRules, words: Words) -> str:
    return words(
        "choice-kept-default" if rules.is_default else "choice-kept",
        name=rules.name,
        game=game_name(rules.ruleset, words),
    )
