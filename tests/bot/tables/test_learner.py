"""Somebody has each step explained: from when, to whom, and until when, in every kind of store."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.guide.lesson import Lesson
from bot.tables import events as te
from bot.tables.computer import Computer, Level
from bot.tables.forgetting import without_user
from bot.tables.refusals import TableRefusal
from bot.tables.table import Stage, Table, UserId
from engine.commands import Draw
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.rulesets import CLASSIC
from engine.state import Phase
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CHANNEL, GUILD, Rig

BEGINNER = Computer(Level.BEGINNER)


async def guided(rig: Rig, user: UserId = ANN, **options: Any) -> Table:
    """Begin a guided game, or return the one that there is."""
    running = await rig.service.guided_in((CHANNEL - 1, CHANNEL), user)
    if running is not None:
        return running
    opened = await rig.service.open_guided(guild_id=GUILD, channel_id=CHANNEL, user=user, ruleset=CLASSIC, **options)
    return opened.table


async def on_turn(rig: Rig) -> Table:
    """Return a guided game in which the learner is to draw."""
    table = await guided(rig)
    turn = table.match.turn._replace(seat=Seat(0), phase=Phase.DRAW)
    return await rig.rewrite(replace(table, match=table.match._replace(turn=turn), match_revision=1))


async def test_it_is_an_ordinary_table_that_begins_at_once(rig: Rig) -> None:
    table = await guided(rig, stand_in=Level.EXPERT)
    assert table.stage is Stage.PLAYING
    assert (table.revision, table.match.number) == (1, 1)
    assert table.seats == (ANN, None, None, None)
    assert table.computers == (None, BEGINNER, BEGINNER, BEGINNER)
    assert (table.learner, table.told, table.hints) == (ANN, frozenset(), True)
    assert (table.clock.pace, table.stand_in) == (0, Level.EXPERT)
    assert table.guides(0)
    assert not any(table.guides(seat) for seat in (1, 2, 3, None))
    assert await Rig.of(rig.store, rig.clock).service.get(table.id) == table


async def test_one_press_begins_one_game_and_so_do_many(rig: Rig) -> None:
    first = await guided(rig, interaction=5)
    assert await guided(rig, interaction=5) == first
    assert await guided(rig, interaction=6) == first
    assert (await guided(rig, BEN)).id != first.id


async def test_lessons_are_told_with_the_move_that_follows_them(rig: Rig) -> None:
    table = await on_turn(rig)
    after = await rig.service.play(table.id, ANN, [Draw(Seat(0))], revision=table.revision)
    [*_, told] = after.events
    assert told == te.LessonsTold(ANN, (Lesson.AIM, Lesson.RED_THREE))
    assert after.table.told == {Lesson.AIM, Lesson.RED_THREE}
    assert after.table.revision == table.revision + 1


async def test_a_refused_move_tells_nothing(rig: Rig) -> None:
    table = await on_turn(rig)
    with pytest.raises(RuleViolation):
        await rig.service.play(table.id, ANN, [Draw(Seat(0)), Draw(Seat(0))])
    assert await rig.service.get(table.id) == table


async def test_who_needs_no_explanations_any_more_says_so(rig: Rig) -> None:
    table = await on_turn(rig)
    with refused(TableRefusal.NOT_SEATED):
        await rig.service.end_guidance(table.id, BEN)
    after = (await rig.service.end_guidance(table.id, ANN)).table
    assert after.learner is None
    assert after.shows_match(table.revision)
    again = await rig.service.end_guidance(table.id, ANN)
    assert again.events == ()
    moved = await rig.service.play(table.id, ANN, [Draw(Seat(0))])
    assert not any(isinstance(event, te.LessonsTold) for event in moved.events)


async def test_the_next_deal_ends_it(rig: Rig) -> None:
    table = await guided(rig)
    over = await rig.between_rounds()
    ended = table.match._replace(result=over.match.result, turn=over.match.turn)
    table = await rig.rewrite(replace(table, match=ended))
    assert table.guides(0)
    dealt = (await rig.service.next_round(table.id, ANN)).table
    assert dealt.match.number == 2
    assert dealt.learner is None


async def test_after_its_round_another_game_can_begin(rig: Rig) -> None:
    over = await rig.between_rounds()
    table = await guided(rig)
    ended = await rig.rewrite(replace(table, match=table.match._replace(result=over.match.result)))
    await rig.service.leave(table.id, ANN)
    assert (await guided(rig)).id not in (table.id, ended.id)


async def test_whoever_takes_the_seat_over_is_not_taught(rig: Rig) -> None:
    table = await guided(rig)
    await rig.service.leave(table.id, ANN)
    back = (await rig.service.sit(table.id, ANN)).table
    assert back.guides(0)
    assert not replace(back, seats=(BEN, None, None, None)).guides(0)


async def test_a_learner_can_be_forgotten(rig: Rig) -> None:
    table, nobody = await guided(rig), UserId(-5)
    assert without_user(table, ANN, nobody).learner == nobody
    assert without_user(te.LessonsTold(ANN, (Lesson.AIM,)), ANN, nobody).user == nobody
