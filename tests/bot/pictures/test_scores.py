"""The chart of scores and the card of a match's result."""

from __future__ import annotations

import io
import itertools
from collections.abc import Sequence

import pytest
from PIL import Image

from bot.i18n import catalogs, words_for
from bot.pictures import chart, result, seats
from bot.pictures.chart import chart_scene, score_chart, thresholds
from bot.pictures.lettering import width_of
from bot.pictures.picture import MOST_WORDS
from bot.pictures.result import best_cards, result_card
from bot.pictures.scene import Placed, Scene
from bot.pictures.theme import MOST, Ground, Theme
from bot.ui.people import team_name
from engine.cards import Rank, parse_card, rank_of
from engine.commands import Discard
from engine.play import apply
from engine.ruleset import Ruleset, Seat, Team
from engine.rulesets import CLASSIC, RULESETS
from engine.state import RoundResult
from engine.view import View, view_for
from tests.bot.pictures.tables import NAMES
from tests.bot.ui.pictures import WORDS, position
from tests.engine.notation import KINGS, MIXED

PHONE = 390
"""Pixels across, as a phone shows a picture."""
TEAMS = ("North–South", "East–West")
SCORES = ((1240, 90), (560, 1875), (-85, 1260), (2885, 665))


def rounds(scores: Sequence[Sequence[int]]) -> list[RoundResult]:
    totals, found = [0] * len(scores[0]), []
    for each in scores:
        totals = [total + points for total, points in zip(totals, each, strict=True)]
        found.append(RoundResult(Seat(0), False, (), tuple(each), tuple(totals), None))
    return found


def won() -> View:
    match = position("c4", phase="meld", ours=[MIXED, KINGS], theirs=["c7 d7 h7 c2"], scores=[4600, 3890])
    match, _ = apply(match, Discard(Seat(0), parse_card("c4")))
    return view_for(match, None)


def check(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    assert image.mode == "P"
    assert image.width == 780
    assert 4 < len(image.getcolors() or ()) <= MOST
    assert len(png) < 25_000
    return image


@pytest.mark.parametrize("ground", Ground)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("length", [1, 4, 31])
def test_a_chart_of_any_game_and_length(ruleset: Ruleset, length: int, ground: Ground) -> None:
    course = [[(100 * number * (team + 2)) % 1700 - 200 for team in range(ruleset.teams)] for number in range(length)]
    names = [f"A team with a long name {team}" for team in range(ruleset.teams)]
    picture = score_chart(ruleset, rounds(course), names, WORDS, Theme(ground))
    check(picture.png)
    assert 0 < len(picture.alt) <= MOST_WORDS
    scene = chart_scene(ruleset, rounds(course), names, Theme(ground))
    for part in scene.parts:
        if isinstance(part, Placed):
            assert 0 <= part.x <= part.x + part.sprite.width <= scene.width
            assert 0 <= part.y <= part.y + part.sprite.height <= scene.height


def test_teams_that_are_level_have_names_apart() -> None:
    scene = chart_scene(RULESETS["three-solo"], rounds([(0, 0, 0)]), NAMES[:3], Theme())
    ends = [part for part in scene.parts if isinstance(part, Placed) and part.x > 560 and part.sprite.height < 40]
    boxes = sorted((part.y, part.y + part.sprite.height) for part in ends)
    assert len(boxes) == 6
    assert all(one[1] <= other[0] + 4 for one, other in itertools.pairwise(boxes))


def test_a_chart_in_words() -> None:
    said = score_chart(CLASSIC, rounds(SCORES), TEAMS, WORDS).alt
    for fact in (
        "after 4 rounds",
        "North–South: 1,240, 1,800, 1,715, 4,600.",
        "East–West: 90, 1,965, 3,225, 3,890.",
        "90 points from a total of 1,500, 120 points from a total of 3,000",
        "goes to 5,000 points",
    ):
        assert fact in said


def test_thresholds_are_those_of_the_ruleset() -> None:
    assert thresholds(CLASSIC, 0, 5000) == [(1500, 90), (3000, 120)]
    assert thresholds(CLASSIC, -200, 2000) == [(0, 50), (1500, 90)]
    by_round = RULESETS["hand-and-foot"]
    assert all(points == 0 for _, points in thresholds(by_round, 0, 4000))
    assert "150 points from round 4" in score_chart(by_round, rounds([(5, 5)]), TEAMS, WORDS).alt


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_no_text_of_a_chart_lies_on_another(ruleset: Ruleset) -> None:
    course = [[(137 * number * (team + 2)) % 1700 - 200 for team in range(ruleset.teams)] for number in range(23)]
    scene = chart_scene(ruleset, rounds(course), [f"Team {team}" for team in range(ruleset.teams)], Theme())
    boxes = text_boxes(scene)
    assert len(boxes) > 8
    for one, other in itertools.combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)
    assert min(box[0] for box in boxes) >= 8


def text_boxes(scene: Scene) -> list[tuple[int, int, int, int]]:
    """Return where texts stand, as far as their letters reach down."""
    texts = [part for part in scene.parts if isinstance(part, Placed) and part.sprite.height < 60]
    return [(part.x, part.y, part.x + part.sprite.width, part.y + part.sprite.height - 8) for part in texts]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("code", catalogs())
def test_no_name_of_a_team_is_cut(code: str, ruleset: Ruleset) -> None:
    words = words_for(code)
    names = [team_name(team, ruleset, words) for team in range(ruleset.teams)]
    room = chart.WIDTH - 14 - (chart.WIDTH - chart.RIGHT) - 20
    assert all(width_of(name, min(chart.NAMES)) <= room for name in names), names


def test_a_total_is_not_read_together_with_the_number_of_the_round() -> None:
    boxes = text_boxes(chart_scene(CLASSIC, rounds([(900, 0)]), TEAMS, Theme()))
    tick = max(boxes, key=lambda box: box[1])
    assert all(box[3] <= tick[1] for box in boxes if box is not tick)


def test_letters_are_large_enough_for_a_phone() -> None:
    for size in (chart.TEXT, min(chart.NAMES), min(result.FACTS), seats.TEXT):
        assert size * PHONE / chart.WIDTH >= 12


def test_a_chart_needs_a_round() -> None:
    with pytest.raises(ValueError, match="0"):
        score_chart(CLASSIC, [], TEAMS, WORDS)


def test_the_result_shows_the_winners_best_canasta() -> None:
    assert {rank_of(card) for card in best_cards(won(), Team(0))} == {Rank(13)}
    assert len(set(best_cards(won(), Team(1)))) == 7  # they have none


def test_a_result_to_keep_and_in_words() -> None:
    picture = result_card(won(), rounds(SCORES), TEAMS, NAMES, WORDS)
    check(picture.png)
    for fact in (
        "match of Classic: North–South won with 5,660 points",
        "North–South: Anna, Carla María.",
        "East–West: Benedict, Dave.",
        "best round 2,885",
    ):
        assert fact in picture.alt


def test_a_match_without_winner_has_no_result() -> None:
    with pytest.raises(ValueError, match="1"):
        result_card(view_for(position("c4 s4"), None), [], TEAMS, NAMES, WORDS)


def test_names_that_cannot_be_written_leave_the_team() -> None:
    strange = ("山田", "山田", "山田", "山田")
    check(result_card(won(), [], TEAMS, strange, WORDS).png)
