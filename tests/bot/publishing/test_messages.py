"""Which messages a table has in its channel, whatever happens to them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.publishing.guard import FIRST, LONGEST
from bot.publishing.outlet import Trouble
from bot.publishing.painter import BOARD_AGE
from bot.publishing.pictures import PAUSE, RETRY
from bot.publishing.scroll import FAR
from bot.tables.messages import MessageKind
from bot.tables.table import Table
from engine.cards import Card
from engine.commands import Discard, Draw
from engine.state import Permission
from storage import WriteFailed
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import ANN, BEN, CAT, DAN, EVE, mover_of
from tests.bot.timers import settle
from tests.error_log import ErrorLog

BOARD, TURN, RESULT = MessageKind.BOARD, MessageKind.TURN, MessageKind.RESULT
QUESTION, ANSWER, VACANCY = MessageKind.QUESTION, MessageKind.ANSWER, MessageKind.VACANCY


def a_card(table: Table) -> Card:
    return next(iter(table.match.hands[table.match.mover]))


async def a_turn(gallery: Gallery, table: Table) -> Table:
    """Let the player to move draw and discard."""
    table = await gallery.play(table, Draw(table.match.mover))
    return await gallery.play(table, Discard(table.match.mover, a_card(table)))


async def require_sent_anew(gallery: Gallery, table: Table, kind: MessageKind, old: int) -> None:
    """Require that another message has taken the place of an old one, which is gone."""
    await gallery.rest()
    new = await gallery.record(table, kind)
    assert new is not None
    assert new.message_id != old
    assert old not in gallery.outlet.shown


# the board


async def test_a_board_that_was_deleted_is_sent_anew(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.shown.clear()
    await gallery.rewrite(table)
    await gallery.rest()

    assert "Round 1" in str(await gallery.remembered(table, BOARD))
    assert len(gallery.outlet.shown) == 1


async def test_an_old_board_is_sent_anew_and_the_old_one_deleted(gallery: Gallery) -> None:
    table = await gallery.match()
    old = await gallery.record(table, BOARD)
    assert old is not None
    gallery.clock.now += BOARD_AGE
    await gallery.rewrite(table)
    await require_sent_anew(gallery, table, BOARD, old.message_id)


async def test_a_board_whose_sending_was_not_answered_is_found_again_also_after_a_refusal(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.clock.now += BOARD_AGE
    gallery.outlet.loses_answers = True
    await gallery.rewrite(table)
    await settle()
    gallery.outlet.loses_answers = False
    gallery.outlet.fail("send", Trouble.NOT_ALLOWED)
    await gallery.rewrite(table)
    await gallery.advance(LONGEST)
    await gallery.rest()
    assert len([text for text in gallery.outlet.texts if "Round 1" in text]) == 1


async def test_a_board_that_has_scrolled_away_is_sent_anew_with_the_next_turn(gallery: Gallery) -> None:
    table = await gallery.match()
    old = await gallery.record(table, BOARD)
    assert old is not None
    for _ in range(FAR - 1):
        gallery.pictures.written(table.channel_id)
    table = await a_turn(gallery, table)
    await gallery.rest()
    assert await gallery.record(table, BOARD) == old

    gallery.pictures.written(table.channel_id)
    gallery.pictures.written(4711)  # elsewhere
    table = await gallery.play(table, Draw(table.match.mover))
    await gallery.rest()
    assert await gallery.record(table, BOARD) == old  # its player has been called already

    table = await gallery.play(table, Discard(table.match.mover, a_card(table)))
    await require_sent_anew(gallery, table, BOARD, old.message_id)
    board, call = await gallery.record(table, BOARD), await gallery.record(table, TURN)
    assert board is not None
    assert call is not None
    assert board.message_id < call.message_id

    table = await a_turn(gallery, table)
    await gallery.rest()
    assert await gallery.record(table, BOARD) == board


async def test_a_board_that_a_command_has_sent_stands_at_the_bottom(gallery: Gallery) -> None:
    table = await gallery.match()
    for _ in range(FAR):
        gallery.pictures.written(table.channel_id)
    await gallery.post(table, 7)
    table = await a_turn(gallery, table)
    await gallery.rest()
    board = await gallery.record(table, BOARD)
    assert board is not None
    assert board.message_id == 7


async def test_a_board_that_may_not_be_sent_anew_is_changed_where_it_is(gallery: Gallery) -> None:
    table = await gallery.match()
    board = await gallery.record(table, BOARD)
    assert board is not None
    for _ in range(FAR):
        gallery.pictures.written(table.channel_id)
    gallery.outlet.always["send"] = Trouble.NOT_ALLOWED
    table = await a_turn(gallery, table)
    await gallery.advance(PAUSE)
    assert f":{table.revision}:" in gallery.outlet.buttons(board.message_id)
    gallery.outlet.always.clear()
    await gallery.advance(FIRST)
    await gallery.rest()


async def test_nothing_is_counted_below_a_board_that_is_over(gallery: Gallery) -> None:
    table = await gallery.match()
    assert len(gallery.pictures._painter.scroll) == 1
    await gallery.rig.service.end_by_moderator(table.id)
    await gallery.rest()
    gallery.pictures.written(table.channel_id)
    assert len(gallery.pictures._painter.scroll) == 0


async def test_the_board_of_a_closed_table_stays_where_it_is(gallery: Gallery) -> None:
    table = await gallery.match()
    old = await gallery.record(table, BOARD)
    gallery.clock.now += BOARD_AGE
    await gallery.rig.service.end_by_moderator(table.id)
    await gallery.rest()

    assert await gallery.record(table, BOARD) == old
    assert len(gallery.outlet.shown) == 1


async def test_an_old_board_that_cannot_be_deleted_now_is_deleted_later(gallery: Gallery) -> None:
    table = await gallery.match()
    old = await gallery.record(table, BOARD)
    assert old is not None
    gallery.clock.now += BOARD_AGE
    gallery.outlet.fail("delete", Trouble.LATER)
    await gallery.rewrite(table)
    await settle()
    assert old.message_id in gallery.outlet.shown
    sent = gallery.outlet.count("send")

    await gallery.advance(RETRY)
    assert old.message_id not in gallery.outlet.shown
    assert gallery.outlet.count("send") == sent


@pytest.mark.parametrize("trouble", [Trouble.CHANNEL_GONE, Trouble.MESSAGE_GONE])
async def test_an_old_board_that_cannot_be_deleted_stays(gallery: Gallery, trouble: Trouble) -> None:
    table = await gallery.match()
    gallery.clock.now += BOARD_AGE
    gallery.outlet.always["delete"] = trouble
    await gallery.rewrite(table)
    await gallery.rest()
    assert gallery.outlet.count("delete") == 1


async def test_a_turn_call_that_may_not_be_deleted_is_deleted_when_it_may(gallery: Gallery) -> None:
    table = await gallery.match()
    old = await gallery.record(table, TURN)
    assert old is not None
    gallery.outlet.always["delete"] = Trouble.NOT_ALLOWED
    table = await a_turn(gallery, table)
    await gallery.advance(FIRST + LONGEST)
    assert old.message_id in gallery.outlet.shown
    gallery.outlet.always.clear()
    await gallery.advance(2 * LONGEST)
    assert old.message_id not in gallery.outlet.shown
    await gallery.rest()


@pytest.mark.parametrize(("is_open", "is_tried_again"), [(True, True), (False, False)], ids=["open", "closed"])
async def test_a_message_in_an_archived_thread_is_deleted_once_that_is_awake(
    gallery: Gallery, is_open: bool, is_tried_again: bool
) -> None:
    table = await gallery.match()
    old = await gallery.record(table, TURN)
    assert old is not None
    gallery.outlet.fail("edit", Trouble.ASLEEP)
    gallery.outlet.fail("delete", Trouble.ASLEEP)
    if is_open:
        await a_turn(gallery, table)
    else:
        await gallery.rig.service.end_by_moderator(table.id)
    await gallery.rest()
    assert (old.message_id not in gallery.outlet.shown) == is_tried_again


async def test_where_rights_are_missing_little_is_asked_for_until_they_are_back(
    gallery: Gallery, caplog: pytest.LogCaptureFixture
) -> None:
    table = await gallery.match()
    for _ in range(2):
        gallery.outlet.calls.clear()
        for method in ("edit", "send", "delete"):
            gallery.outlet.always[method] = Trouble.NOT_ALLOWED
        for _ in range(5):
            table = await a_turn(gallery, table)
            await gallery.timers.advance(PAUSE)
        assert gallery.pictures.is_barred(table.channel_id)
        assert len(gallery.outlet.calls) == 2  # a change and a message, each once

        gallery.outlet.always.clear()
        await gallery.advance(FIRST)
        assert not gallery.pictures.is_barred(table.channel_id)
        assert f"<@{mover_of(table)}>" in str(await gallery.remembered(table, TURN))
        await gallery.rest()
    told = [record for record in caplog.records if record.levelname == "WARNING"]
    assert len(told) == 4  # once for changes and once for messages, each time


async def test_without_the_right_to_send_the_board_still_changes(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.always["send"] = Trouble.NOT_ALLOWED
    for _ in range(3):
        table = await a_turn(gallery, table)
        await gallery.advance(PAUSE)
        board = await gallery.record(table, BOARD)
        assert board is not None
        assert f":{table.revision}:" in gallery.outlet.buttons(board.message_id)
    assert gallery.outlet.count("send") == 3  # two when the match began, and one in vain
    gallery.outlet.always.clear()
    gallery.pictures.try_again(table.channel_id)
    await gallery.timers.advance(PAUSE)
    assert f"<@{mover_of(table)}>" in str(await gallery.remembered(table, TURN))
    await gallery.rest()


async def test_a_message_that_discord_refuses_is_a_bug_and_not_tried_again(
    gallery: Gallery, expect_errors: ErrorLog
) -> None:
    table = await gallery.match()
    gallery.outlet.always["edit"] = Trouble.REFUSED
    gallery.outlet.calls.clear()
    await gallery.rewrite(table)
    await gallery.rest()
    assert gallery.outlet.count("edit") == 1


async def test_a_process_killed_before_it_drew_is_made_up_for_when_the_table_is_looked_at(gallery: Gallery) -> None:
    table = await gallery.match()
    await gallery.store.forget_message(table.id, MessageKind.TURN)
    again = Gallery.of(gallery.store, gallery.clock, gallery.timers, gallery.outlet)
    assert await again.rig.service.get(table.id) == table
    await again.rest()
    assert f"<@{mover_of(table)}>" in (await again.remembered(table, MessageKind.TURN) or "")


async def test_after_a_restart_the_messages_are_the_same(gallery: Gallery) -> None:
    table = await gallery.match()
    before = await gallery.store.messages(table.id)
    await gallery.pictures.close()

    again = Gallery.of(gallery.store, gallery.clock, gallery.timers, gallery.outlet)
    await again.play(table, Draw(table.match.mover))
    await again.rest()

    assert await gallery.store.messages(table.id) == before
    assert len(gallery.outlet.shown) == 2


# answers that show the board


async def test_what_an_answer_shows_is_not_drawn(gallery: Gallery) -> None:
    table = await gallery.match()
    board = await gallery.record(table, BOARD)
    assert board is not None
    gallery.outlet.calls.clear()
    table = await gallery.rewrite(table)
    gallery.pictures.already_drawn(table, BOARD, board.message_id)
    await gallery.rest()
    assert gallery.outlet.count("edit") == 0

    table = await gallery.rewrite(table)
    await gallery.rest()
    assert gallery.outlet.count("edit") == 1


async def test_an_answer_on_another_message_shows_nothing(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.calls.clear()
    table = await gallery.rewrite(table)
    gallery.pictures.already_drawn(table, BOARD, 1)
    await gallery.rest()
    assert gallery.outlet.count("edit") == 1


async def test_an_answer_that_did_not_arrive_is_drawn_after_all(gallery: Gallery) -> None:
    table = await gallery.match()
    board = await gallery.record(table, BOARD)
    assert board is not None
    table = await gallery.rewrite(table)
    gallery.pictures.already_drawn(table, BOARD, board.message_id)
    await settle()
    gallery.outlet.calls.clear()

    gallery.pictures.draw_again(table)
    await gallery.rest()
    assert gallery.outlet.count("edit") == 1


# boards that commands have sent


async def test_a_board_is_adopted_and_the_old_one_deleted(gallery: Gallery) -> None:
    table = await gallery.match()
    old = await gallery.record(table, BOARD)
    assert old is not None
    await gallery.post(table, 900)
    assert old.message_id not in gallery.outlet.shown

    gallery.outlet.calls.clear()
    gallery.pictures.draw(table)
    await gallery.advance(2)
    assert gallery.outlet.calls == []

    await gallery.rewrite(table)
    await gallery.rest()
    assert gallery.outlet.calls == [("edit", 900)]


async def test_a_board_is_adopted_while_another_is_being_sent(gallery: Gallery) -> None:
    table = await gallery.rig.lobby(ANN)
    gallery.outlet.open.clear()
    table = await gallery.rewrite(table)
    await settle()

    gallery.outlet.open.set()
    await gallery.post(table, 900)
    await gallery.rest()

    assert list(gallery.outlet.shown) == [900]
    record = await gallery.record(table, BOARD)
    assert record is not None
    assert record.message_id == 900


async def test_a_board_is_adopted_while_the_old_one_is_edited(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.open.clear()
    table = await gallery.rewrite(table)
    await settle()

    gallery.outlet.open.set()
    await gallery.post(table, 900)
    await gallery.rest()

    boards = [text for text in gallery.outlet.texts if "Round 1" in text]
    assert len(boards) == 1


async def test_what_happened_since_a_board_was_sent_is_drawn(gallery: Gallery) -> None:
    table = await gallery.match()
    await gallery.rewrite(table)
    await gallery.post(table, 900)
    gallery.outlet.calls.clear()

    gallery.pictures.draw(replace(table, revision=table.revision + 1))
    await gallery.rest()
    assert ("edit", 900) in gallery.outlet.calls


async def test_a_board_whose_message_could_not_be_stored_is_adopted_later(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await gallery.match()
    old = await gallery.record(table, BOARD)
    assert old is not None
    with monkeypatch.context() as patched:
        patched.setattr(gallery.store, "remember_message", refuse)
        await gallery.post(table, 900)
        assert await gallery.record(table, BOARD) == old
        await gallery.advance(RETRY)
    await gallery.rest()

    record = await gallery.record(table, BOARD)
    assert record is not None
    assert record.message_id == 900
    assert old.message_id not in gallery.outlet.shown


# the turn call


async def test_each_turn_has_one_call(gallery: Gallery) -> None:
    table = await gallery.match()
    first = await gallery.record(table, TURN)
    assert first is not None
    assert gallery.outlet.shown[first.message_id].mentions == (mover_of(table),)

    table = await gallery.play(table, Draw(table.match.mover))
    await gallery.rest()
    assert await gallery.record(table, TURN) == first

    table = await gallery.play(table, Discard(table.match.mover, a_card(table)))
    await gallery.rest()
    second = await gallery.record(table, TURN)
    assert second is not None
    assert first.message_id not in gallery.outlet.shown
    assert gallery.outlet.shown[second.message_id].mentions == (mover_of(table),)
    assert len(gallery.outlet.shown) == 2


async def test_a_call_that_somebody_deleted_is_not_sent_twice(gallery: Gallery) -> None:
    table = await gallery.match()
    call = await gallery.record(table, TURN)
    assert call is not None
    del gallery.outlet.shown[call.message_id]
    await gallery.play(table, Draw(table.match.mover))
    await gallery.rest()
    assert len(gallery.outlet.shown) == 1


async def test_the_call_goes_with_the_player_and_comes_back(gallery: Gallery) -> None:
    table = await gallery.match()
    mover = mover_of(table)
    table = (await gallery.rig.service.leave(table.id, mover)).table
    await gallery.rest()
    assert await gallery.record(table, TURN) is None
    assert not any("it is your turn" in text for text in gallery.outlet.texts)

    await gallery.rig.service.sit(table.id, mover)
    await gallery.rest()
    assert await gallery.record(table, TURN) is not None
    assert len(gallery.outlet.shown) == 2


async def test_a_call_that_cannot_be_deleted_holds_nothing_up(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.always["delete"] = Trouble.LATER
    table = await a_turn(gallery, table)
    await gallery.advance(PAUSE)
    gallery.outlet.always.clear()
    assert f"<@{mover_of(table)}>" in str(await gallery.remembered(table, TURN))
    await gallery.rest()
    assert len(gallery.outlet.shown) == 2


async def test_a_call_that_arrived_unnoticed_goes_with_its_turn(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.loses_answers = True
    table = await a_turn(gallery, table)
    await gallery.advance(PAUSE)
    gallery.outlet.loses_answers = False
    assert len(gallery.outlet.shown) == 2
    table = await a_turn(gallery, table)
    await gallery.rest()

    assert f"<@{mover_of(table)}>" in str(await gallery.remembered(table, TURN))
    assert len(gallery.outlet.shown) == 2


async def test_a_call_that_arrived_unnoticed_is_not_sent_twice(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.loses_answers = True
    table = await a_turn(gallery, table)
    await gallery.advance(PAUSE)
    gallery.outlet.loses_answers = False
    [call] = [sent for sent, shown in gallery.outlet.shown.items() if shown.mentions]
    table = await gallery.play(table, Draw(table.match.mover))
    await gallery.rest()

    record = await gallery.record(table, TURN)
    assert record is not None
    assert record.message_id == call
    assert f":{table.revision}:" in gallery.outlet.buttons(call)
    assert len(gallery.outlet.shown) == 2


async def test_a_call_of_a_killed_process_goes_with_its_turn(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await gallery.match()
    remember = gallery.store.remember_message

    async def unless_sent(*args: Any, message_id: int, **values: Any) -> None:
        if message_id > 0:
            await asyncio.Event().wait()  # it is killed before it can note what it has sent
        await remember(*args, message_id=message_id, **values)

    with monkeypatch.context() as patched:
        patched.setattr(gallery.store, "remember_message", unless_sent)
        table = await a_turn(gallery, table)
        await gallery.advance(PAUSE)
    assert len(gallery.outlet.shown) == 2
    gallery.pictures._is_closing = True
    table = await a_turn(gallery, table)

    again = Gallery.of(gallery.store, gallery.clock, gallery.timers, gallery.outlet)
    await again.rig.service.get(table.id)
    await again.advance(60)
    assert f"<@{mover_of(table)}>" in str(await again.remembered(table, TURN))
    assert len(gallery.outlet.shown) == 2


# the question


async def test_a_question_is_sent_changed_and_answered(gallery: Gallery) -> None:
    table = await gallery.match()
    asker = table.match.mover
    table = await gallery.ask(table)
    await gallery.rest()
    question = await gallery.record(table, QUESTION)
    assert question is not None
    partner = table.ruleset.partner_of(asker)
    assert partner is not None
    assert gallery.outlet.shown[question.message_id].mentions == (table.seats[partner],)

    table = await gallery.rewrite(table)
    await gallery.rest()
    assert f":{table.revision}:yes" in gallery.outlet.buttons(question.message_id)

    table = await answered(gallery, table)
    await gallery.rest()
    assert "**no**" in gallery.outlet.shown[question.message_id].text.lower()
    assert await gallery.record(table, QUESTION) is None
    assert gallery.outlet.shown[question.message_id].mentions == ()


async def answered(gallery: Gallery, table: Table) -> Table:
    """Let the partner say no."""
    turn = table.match.turn._replace(permission=Permission.REFUSED)
    return await gallery.rewrite(replace(table, match=table.match._replace(turn=turn)))


async def withdrawn(gallery: Gallery, table: Table) -> Table:
    """Take the question back."""
    turn = table.match.turn._replace(permission=None)
    return await gallery.rewrite(replace(table, match=table.match._replace(turn=turn)))


async def test_an_answer_is_not_drawn_again_and_goes_with_its_turn(gallery: Gallery) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    question = await gallery.record(table, QUESTION)
    assert question is not None
    table = await answered(gallery, table)
    await gallery.rest()
    gallery.outlet.calls.clear()

    table = await gallery.rewrite(table)
    await gallery.rest()
    assert ("edit", question.message_id) not in gallery.outlet.calls

    await gallery.rewrite(replace(table, turn_since=table.turn_since + 30))
    await gallery.rest()
    assert question.message_id not in gallery.outlet.shown
    assert await gallery.record(table, ANSWER) is None


async def test_an_answer_that_was_never_drawn_leaves_nothing(gallery: Gallery) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    table = replace(await answered(gallery, table), turn_since=table.turn_since + 30)
    await gallery.rewrite(table)
    await gallery.rest()
    assert len(gallery.outlet.shown) == 2
    assert await gallery.record(table, QUESTION) is None


async def test_questions_taken_back_leave_nothing(gallery: Gallery) -> None:
    table = await gallery.match()
    before = gallery.outlet.texts
    for _ in range(3):
        table = await gallery.ask(table)
        await gallery.rest()
        table = await withdrawn(gallery, table)
        await gallery.rest()
    assert len(gallery.outlet.texts) == len(before)
    assert await gallery.record(table, QUESTION) is None


async def test_a_question_that_was_deleted_is_sent_anew(gallery: Gallery) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    question = await gallery.record(table, QUESTION)
    assert question is not None
    del gallery.outlet.shown[question.message_id]
    table = await gallery.rewrite(table)
    await gallery.rest()
    assert await gallery.remembered(table, QUESTION)


async def test_an_answer_that_cannot_be_shown_is_given_up(gallery: Gallery) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    gallery.outlet.fail("edit", Trouble.MESSAGE_GONE, Trouble.MESSAGE_GONE)
    table = await answered(gallery, table)
    await gallery.rest()
    assert await gallery.record(table, QUESTION) is None


@pytest.mark.parametrize("trouble", [Trouble.LATER, Trouble.NOT_ALLOWED])
async def test_an_answer_that_cannot_be_shown_now_is_shown_later(gallery: Gallery, trouble: Trouble) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    question = await gallery.record(table, QUESTION)
    assert question is not None
    gallery.outlet.fail("edit", trouble, trouble)
    await answered(gallery, table)
    for _ in range(3):
        await gallery.advance(2 * RETRY)
    await gallery.rest()
    assert gallery.outlet.buttons(question.message_id) == ""


async def test_a_question_that_cannot_be_deleted_now_is_deleted_later(gallery: Gallery) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    gallery.outlet.fail("delete", Trouble.LATER, Trouble.LATER)
    await withdrawn(gallery, table)
    await gallery.rest()
    assert len(gallery.outlet.shown) == 2


async def test_the_question_of_another_turn_is_another_question(gallery: Gallery) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    old = await gallery.record(table, QUESTION)
    assert old is not None
    table = await gallery.rewrite(replace(table, turn_since=table.turn_since + 30))
    await require_sent_anew(gallery, table, QUESTION, old.message_id)


# open seats


async def test_an_open_seat_is_told_to_who_is_left_until_it_is_taken(gallery: Gallery) -> None:
    table = await gallery.match()
    table = (await gallery.rig.service.leave(table.id, BEN)).table
    await gallery.rest()
    first = await gallery.record(table, VACANCY)
    assert first is not None
    assert set(gallery.outlet.shown[first.message_id].mentions) == {ANN, CAT, DAN}
    assert f"<@{BEN}> has left **East**" in str(await gallery.remembered(table, VACANCY))

    table = await gallery.rewrite(table)
    await gallery.rest()
    assert await gallery.record(table, VACANCY) == first

    await gallery.rig.service.leave(table.id, CAT)
    await gallery.rest()
    second = await gallery.record(table, VACANCY)
    assert second is not None
    assert first.message_id not in gallery.outlet.shown
    assert set(gallery.outlet.shown[second.message_id].mentions) == {ANN, DAN}

    await gallery.rig.service.sit(table.id, BEN)
    await gallery.rig.service.sit(table.id, EVE)
    await gallery.rest()
    assert await gallery.record(table, VACANCY) is None
    assert second.message_id not in gallery.outlet.shown


async def test_who_leaves_between_rounds_is_told(gallery: Gallery) -> None:
    table = await gallery.rig.between_rounds()
    await gallery.rig.service.leave(table.id, BEN)
    await gallery.rest()
    assert f"<@{BEN}> has left **East**" in str(await gallery.remembered(table, VACANCY))


async def test_an_open_seat_of_a_closed_table_is_no_news(gallery: Gallery) -> None:
    table = await gallery.match()
    await gallery.rig.service.leave(table.id, BEN)
    await gallery.rest()
    await gallery.rig.service.end_by_moderator(table.id)
    await gallery.rest()
    assert await gallery.record(table, VACANCY) is None
    assert len(gallery.outlet.shown) == 1


# results


async def test_a_result_is_sent_once_for_each_round(gallery: Gallery) -> None:
    table = await gallery.rig.between_rounds()
    await gallery.rest()
    first = await gallery.record(table, RESULT)
    assert first is not None
    assert await gallery.record(table, TURN) is None

    table = await gallery.rewrite(table)
    await gallery.rest()
    assert await gallery.record(table, RESULT) == first

    await gallery.rewrite(replace(table, turn_since=table.turn_since + 900))
    await gallery.rest()
    assert await gallery.record(table, RESULT) != first
    assert first.message_id in gallery.outlet.shown


async def test_the_next_round_forgets_the_result_and_leaves_it(gallery: Gallery) -> None:
    table = await gallery.rig.between_rounds()
    await gallery.rest()
    result = await gallery.record(table, RESULT)
    assert result is not None
    await gallery.rig.service.next_round(table.id, ANN)
    await gallery.rest()
    assert await gallery.record(table, RESULT) is None
    assert result.message_id in gallery.outlet.shown


async def test_a_match_ends_with_one_result(gallery: Gallery) -> None:
    table = await gallery.rig.over()
    await gallery.rest()
    assert await gallery.remembered(table, RESULT)
    assert await gallery.record(table, TURN) is None


# sent and not remembered


async def test_a_message_that_arrived_unnoticed_is_not_sent_twice(gallery: Gallery) -> None:
    table = await gallery.match()
    gallery.outlet.shown.clear()
    gallery.outlet.loses_answers = True
    table = await gallery.rewrite(table)
    await settle()
    table = await gallery.rewrite(table)
    gallery.outlet.loses_answers = False
    await gallery.rest()

    assert len(gallery.outlet.shown) == 1
    board = await gallery.record(table, BOARD)
    assert board is not None
    assert f":{table.revision}:" in gallery.outlet.buttons(board.message_id)


async def test_a_message_that_could_not_be_stored_is_not_sent_twice(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await gallery.match()
    gallery.outlet.shown.clear()
    with monkeypatch.context() as patched:
        patched.setattr(gallery.store, "remember_message", refuse)
        table = await gallery.rewrite(table)
        await settle()
        table = await gallery.rewrite(table)
        await gallery.advance(3 * RETRY)
    assert f"Table {table.id}: its messages have to wait: WriteFailed" in caplog.text
    await gallery.rest()

    assert len(gallery.outlet.shown) == 1
    assert await gallery.remembered(table, BOARD)


async def test_a_database_that_cannot_be_read_is_tried_again(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await gallery.match()
    gallery.outlet.calls.clear()
    with monkeypatch.context() as patched:
        patched.setattr(gallery.store, "messages", refuse)
        await gallery.rewrite(table)
        await gallery.advance(RETRY)
        assert gallery.outlet.calls == []
    await gallery.rest()
    assert gallery.outlet.count("edit") == 1


async def refuse(*args: object, **values: object) -> None:
    raise WriteFailed(Path("canasta.db"), reason="disk full")
