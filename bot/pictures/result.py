"""The card to keep of a match: who won, with how many points, and the winners' best canasta."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.deck.colours import GOLD, PAPER, Colour
from bot.i18n import Words
from bot.pictures.lettering import figure, fitted, largest, writable
from bot.pictures.picture import MOST_WORDS, Picture
from bot.pictures.scene import Scene
from bot.pictures.sprites import Sprites, sprites_of
from bot.pictures.theme import MIST, USUAL, Theme
from bot.ui.cards import joined
from bot.ui.names import game_name
from bot.ui.people import plays_alone
from engine.cards import Card, parse_cards
from engine.melds import canasta_kind
from engine.state import RoundResult
from engine.terms import CanastaKind
from engine.view import View

WIDTH: Final = 780
_FRAME: Final = 10
_FAN: Final = 7
_WINNER: Final = (52, 44, 36)
FACTS: Final = (30, 27, 24)
"""Sizes of letters, of which the largest is taken that leaves the whole text room."""
_LEAN: Final = 9
"""Degrees from one card of the fan to the next."""
_ACROSS: Final = 50
_USUAL_CARDS: Final = tuple(parse_cards(("s1", "h13", "d12", "jk", "c11", "h10", "s9")))
_WORTH: Final = (
    CanastaKind.WILD,
    CanastaKind.SEQUENCE,
    CanastaKind.SEVENS,
    CanastaKind.NATURAL,
    CanastaKind.MIXED,
)


def result_card(
    view: View,
    rounds: Sequence[RoundResult],
    teams: Sequence[str],
    names: Sequence[str],
    words: Words,
    theme: Theme = USUAL,
) -> Picture:
    """Draw the result of a match; ``teams`` and ``names`` are what teams and the players on the seats are called.

    Raises:
        ValueError: The match has no winner.
    """
    result = view.result
    if result is None or result.winner is None:
        raise ValueError(view.number)
    scene, sprites = Scene(theme, WIDTH), sprites_of(theme)
    frame = len(scene.parts)
    y = _fan(scene, best_cards(view, result.winner), sprites, 46)
    y = _winner(scene, result, teams, _players(view, result.winner, names), words, sprites, y + 18)
    y = _others(scene, result, teams, sprites, y + 20)
    facts = _facts(view, rounds, result.winner, words)
    y = _line(scene, facts, largest([facts], FACTS, WIDTH - 80), MIST, y + 16)
    scene.height = y + 34
    box = (_FRAME, _FRAME, WIDTH - _FRAME, scene.height - _FRAME)
    inner = (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4)
    scene.panel(box, GOLD, 24)
    scene.panel(inner, theme.mat, 20)
    scene.parts[frame:frame] = [scene.parts.pop(-2), scene.parts.pop()]  # below everything
    return Picture(scene.png(), _alt(view, rounds, teams, names, words))


def best_cards(view: View, team: int) -> tuple[Card, ...]:
    """Return cards of the winners' canasta that is worth most; some fine cards where they have none."""
    side = view.side_at(view.ruleset.seats_of(team)[0])
    found = [(kind, meld) for meld in side.melds if (kind := canasta_kind(meld, view.ruleset)) is not None]
    if not found:
        return _USUAL_CARDS
    _, best = min(found, key=lambda each: (_WORTH.index(each[0]), -each[1].size, -each[1].rank))
    return best.cards[:_FAN]


def _fan(scene: Scene, cards: Sequence[Card], sprites: Sprites, y: int) -> int:
    middle = (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        step = place - middle
        sprite = sprites.leaning(card, round(-_LEAN * step))
        scene.centre(sprite, WIDTH // 2 + round(_ACROSS * step), y + 66 + round(3.4 * step * step))
    return y + 150


def _players(view: View, team: int, names: Sequence[str]) -> list[str]:
    seats = view.ruleset.seats_of(team)
    return [name for seat in seats if (name := writable(names[seat]))]


def _winner(
    scene: Scene,
    result: RoundResult,
    teams: Sequence[str],
    players: Sequence[str],
    words: Words,
    sprites: Sprites,
    y: int,
) -> int:
    assert result.winner is not None
    shown = " · ".join(players) or writable(teams[result.winner]) or str(result.winner + 1)
    size = largest([shown], _WINNER, WIDTH - 180)
    name = sprites.text(fitted(shown, size, WIDTH - 180), size, GOLD, scene.theme.mat)
    scene.centre(name, WIDTH // 2, y + 30)
    for side in (-1, 1):
        scene.centre(sprites.star(40, scene.theme.mat), WIDTH // 2 + side * (name.width // 2 + 44), y + 28)
    score = sprites.text(figure(result.totals[result.winner]), 72, PAPER, scene.theme.mat)
    scene.centre(score, WIDTH // 2, y + 104)
    return y + 150


def _others(scene: Scene, result: RoundResult, teams: Sequence[str], sprites: Sprites, y: int) -> int:
    others = [team for team in range(len(teams)) if team != result.winner]
    for team in sorted(others, key=lambda team: -result.totals[team]):
        name = fitted(writable(teams[team]) or str(team + 1), 30, 420)
        y = _line(scene, f"{name}   {figure(result.totals[team])}", 30, PAPER, y) + 4
    return y


def _facts(view: View, rounds: Sequence[RoundResult], winner: int, words: Words) -> str:
    """Return the line at the foot; what the font cannot write is left out."""
    facts = [
        words("picture-result-game", game=game_name(view.ruleset, words)),
        words("picture-result-rounds", count=max(len(rounds), view.number)),
    ]
    if rounds:
        best = max(each.scores[winner] for each in rounds)
        facts.append(words("picture-result-best", points=figure(best)))  # as the other numbers in the picture
    return " · ".join(fact for each in facts if (fact := writable(each)))


def _line(scene: Scene, text: str, size: int, ink: Colour, y: int) -> int:
    """Write a line in the middle, and return where the next can begin."""
    shown = sprites_of(scene.theme).text(fitted(text, size, WIDTH - 80), size, ink, scene.theme.mat)
    scene.put(shown, (WIDTH - shown.width) // 2, y)
    return y + shown.height


def _alt(view: View, rounds: Sequence[RoundResult], teams: Sequence[str], names: Sequence[str], words: Words) -> str:
    result, ruleset = view.result, view.ruleset
    assert result is not None
    assert result.winner is not None
    said = [
        words(
            "picture-result",
            game=game_name(ruleset, words),
            team=teams[result.winner],
            score=result.totals[result.winner],
        )
    ]
    for team, name in enumerate(teams):
        if team != result.winner:
            said.append(words("picture-result-other", team=name, score=result.totals[team]))
    if not plays_alone(ruleset):
        for team, name in enumerate(teams):
            players = joined([names[seat] for seat in ruleset.seats_of(team)], words)
            said.append(words("picture-result-players", team=name, players=players))
    facts = [words("picture-result-rounds", count=max(len(rounds), view.number))]
    if rounds:
        best = max(each.scores[result.winner] for each in rounds)
        facts.append(words("picture-result-best", points=best))
    said.append(f"{joined(facts, words)}.")
    return " ".join(said)[:MOST_WORDS]
