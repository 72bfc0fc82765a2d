"""Every press is answered in its place: carried out, refused on top of the hand, or told why not."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.answers import Place
from bot.house.book import HouseBook
from bot.i18n import words_for
from bot.presses.pressed import Pressed, instead_of_drawing
from bot.presses.router import Router
from bot.presses.verbs import ACTIONS, expected_place, plays_in_hand
from bot.shell import Asker, Shell
from bot.tables.messages import MessageKind
from bot.tables.table import Table, TableId, UserId
from bot.ui.custom_id import Press, Verb
from bot.ui.rendered import Rendered
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from storage import MemoryStore, WriteFailed
from tests.bot.interactions import FakeInteraction, http_error
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import ANN, BEN, EVE, Clock, mover_of
from tests.bot.timers import Timers, settle
from tests.error_log import ErrorLog

HAND_MESSAGE = 300
IN_HAND = {
    Verb.ME,
    Verb.SETTINGS,
    *(Verb.REFRESH, Verb.DRAW, Verb.TAKE, Verb.LAY, Verb.PICK, Verb.DISCARD, Verb.DISCARD_SURE),
    *(Verb.SORT, Verb.COMBINE, Verb.SHOW),
    *(Verb.ASK, Verb.WITHDRAW, Verb.UNDO, Verb.PASS, Verb.GO_OUT, Verb.NEXT, Verb.RULES_PAGE, Verb.LOG),
    *(Verb.START_SURE, Verb.HOUSE, Verb.CHANGE, Verb.CHANGED, Verb.GAME, Verb.USUAL, Verb.USE, Verb.SAVE, Verb.SAVE_AS),
    *(Verb.KEPT, Verb.DEFAULT, Verb.NO_DEFAULT, Verb.FORGET),
    *(Verb.PRIVACY, Verb.ERASE, Verb.ERASE_SURE, Verb.HELP, Verb.LEARN, Verb.KNOWN),
    *(Verb.PLAYERS, Verb.CLOCK, Verb.HAND_OVER, Verb.REMOVE, Verb.KEEP_PLAYER, Verb.TABLE_SETTINGS),
    *(Verb.COMPUTERS, Verb.COMPUTER, Verb.COMPUTER_OFF, Verb.STAND_IN, Verb.HINTS, Verb.HINT),
}
NEW_AND_PRIVATE = {Verb.EXPORT, Verb.HAND, Verb.RULES, Verb.SCORE, Verb.REMATCH, Verb.KEEP_OPEN}


@pytest.fixture
async def gallery(monkeypatch: pytest.MonkeyPatch) -> Gallery:
    clock = Clock()
    return Gallery.of(MemoryStore(clock=clock), clock, Timers(monkeypatch), FakeOutlet())


def shell_of(gallery: Gallery) -> Shell:
    book = HouseBook(gallery.rig.store, clock=gallery.rig.clock)
    return Shell(gallery.rig.service, gallery.pictures, book, lambda guild: words_for("en"))


async def press(
    gallery: Gallery,
    user: UserId,
    press: Press | str,
    *,
    message: int = HAND_MESSAGE,
    is_private: bool = True,
    fails: Mapping[str, Exception] | None = None,
    **data: Any,
) -> FakeInteraction:
    """Press a button, in a private message unless told otherwise."""
    custom_id = press if isinstance(press, str) else press.encode()
    data = {"custom_id": custom_id, "component_type": 2, **data}
    interaction = FakeInteraction(user=user, data=data, message=message, is_private=is_private)
    interaction.errors.update(fails or {})
    await Router(shell_of(gallery)).handle(interaction.discord)
    return interaction


def on(table: Table, verb: Verb, argument: str = "") -> Press:
    return Press(table.id, table.revision, verb, argument)


def pressed(verb: Verb, *, is_private: bool) -> Pressed:
    nobody: Any = None
    asker = Asker(ANN, 1, words_for("en"))
    return Pressed(nobody, asker, Press(TableId("zzzzz"), 1, verb), "", is_private=is_private)


# verbs


@pytest.mark.parametrize("verb", Verb)
def test_every_verb_has_an_action(verb: Verb) -> None:
    assert callable(ACTIONS[verb])


@pytest.mark.parametrize("verb", Verb)
@pytest.mark.parametrize("is_private", [True, False])
def test_every_verb_has_a_place(verb: Verb, is_private: bool) -> None:
    place = expected_place(pressed(verb, is_private=is_private))
    if verb in IN_HAND:
        assert place is (Place.HERE if is_private else Place.PRIVATE)
    else:
        new = Place.PUBLIC if verb is Verb.PROPOSE_END else Place.PRIVATE
        assert place is (new if verb in NEW_AND_PRIVATE | {Verb.PROPOSE_END} else Place.HERE)


@pytest.mark.parametrize("verb", Verb)
def test_nothing_private_is_shown_in_a_public_message(verb: Verb) -> None:
    assert not plays_in_hand(pressed(verb, is_private=False))


@pytest.mark.parametrize("verb", Verb)
async def test_every_verb_answers_where_it_was_expected(gallery: Gallery, verb: Verb) -> None:
    """Pressed in public by nobody of the table: whatever comes of it, it is one private word."""
    table = await gallery.match()
    interaction = await press(gallery, EVE, on(table, verb, "0"), message=500, is_private=False)
    assert interaction.names == ["send_message"]
    assert interaction.calls[0][1]["ephemeral"] is True
    assert await gallery.rig.service.get(table.id) == table


@pytest.mark.parametrize("verb", Verb)
async def test_no_table_is_no_failure(gallery: Gallery, verb: Verb) -> None:
    for is_private in (True, False):
        interaction = await press(gallery, ANN, f"c1:zzzzz:1:{verb}:", is_private=is_private)
        assert len(interaction.calls) == 1


@pytest.mark.parametrize("verb", [Verb.SIT, Verb.TAKE, Verb.LAY, Verb.PICK, Verb.DISCARD, Verb.DISCARD_SURE])
@pytest.mark.parametrize("argument", ["", "nonsense", "99:zz", "-5", "²"])
async def test_forged_arguments_are_unreadable(gallery: Gallery, verb: Verb, argument: str) -> None:
    if verb is Verb.PICK and not argument:
        return  # opens the picker
    table = await gallery.match()
    interaction = await press(gallery, mover_of(table), on(table, verb, argument))
    assert "does not work" in interaction.said()
    assert interaction.names == ["send_message"]


# the router


@pytest.mark.parametrize("custom_id", ["", "c1", "c0:a:1:draw", "c1:a:1:fly", "c1:a:x:draw", "x" * 200])
async def test_foreign_custom_ids_are_unreadable(gallery: Gallery, custom_id: str) -> None:
    interaction = await press(gallery, ANN, custom_id)
    assert "does not work" in interaction.said()


@pytest.mark.parametrize(
    "kind",
    [
        discord.InteractionType.application_command,
        discord.InteractionType.autocomplete,
        discord.InteractionType.ping,
    ],
)
async def test_other_interactions_are_left_alone(gallery: Gallery, kind: discord.InteractionType) -> None:
    interaction = FakeInteraction(kind=kind, data={"custom_id": "c1:a:1:draw"})
    await Router(shell_of(gallery)).handle(interaction.discord)
    assert interaction.calls == []


async def test_a_form_of_another_version_is_answered(gallery: Gallery) -> None:
    interaction = FakeInteraction(
        kind=discord.InteractionType.modal_submit, data={"custom_id": "old", "components": []}
    )
    await Router(shell_of(gallery)).handle(interaction.discord)
    assert "does not work" in interaction.said()


@pytest.mark.parametrize(
    "parts", [None, {}, "out", [None], [7], [{"components": 3}], [{"component": []}], [{"custom_id": "canastas_out"}]]
)
async def test_a_form_of_another_shape_is_answered_and_changes_nothing(gallery: Gallery, parts: Any) -> None:
    table = await gallery.rig.lobby(ANN, BEN)
    interaction = FakeInteraction(
        kind=discord.InteractionType.modal_submit,
        user=ANN,
        data={"custom_id": on(table, Verb.CHANGED, "out").encode(), "components": parts},
    )
    await Router(shell_of(gallery)).handle(interaction.discord)
    assert interaction.names == ["send_message"]
    assert await gallery.rig.service.get(table.id) == table


async def test_a_press_without_data_or_message_is_answered(gallery: Gallery) -> None:
    interaction = FakeInteraction()
    await Router(shell_of(gallery)).handle(interaction.discord)
    assert "does not work" in interaction.said()


async def test_a_choice_in_a_select_is_the_argument(gallery: Gallery) -> None:
    table = await gallery.match()
    interaction = await press(gallery, mover_of(table), on(table, Verb.DISCARD), values=["nonsense"])
    assert "does not work" in interaction.said()


async def test_a_move_redraws_the_hand_in_place(gallery: Gallery) -> None:
    table = await gallery.match()
    interaction = await press(gallery, mover_of(table), on(table, Verb.DRAW))
    assert interaction.names == ["edit_message"]
    assert (await gallery.rig.service.get(table.id)).revision == table.revision + 1


async def test_a_refusal_stands_on_top_of_the_hand(gallery: Gallery) -> None:
    table = await gallery.match()
    mover = mover_of(table)
    await press(gallery, mover, on(table, Verb.DRAW))
    interaction = await press(gallery, mover, on(table, Verb.DRAW))
    assert interaction.names == ["edit_message"]
    assert "moved on" in interaction.said()
    assert "Your hand" in interaction.said()


async def test_a_refusal_by_the_rules_stands_on_top_of_the_hand(gallery: Gallery) -> None:
    table = await gallery.match()
    mover = mover_of(table)
    await press(gallery, mover, on(table, Verb.DRAW))
    table = await gallery.rig.service.get(table.id)
    interaction = await press(gallery, mover, on(table, Verb.DRAW))
    assert interaction.names == ["edit_message"]
    assert "Your hand" in interaction.said()


@pytest.mark.parametrize(("name", "seat", "said"), [("six-players", 5, "Seat 6"), ("three-solo", 1, "Seat 2")])
async def test_a_refusal_outside_the_hand_names_seats_as_their_table_does(
    gallery: Gallery, name: str, seat: int, said: str
) -> None:
    rig, ruleset = gallery.rig, RULESETS[name]
    users = [UserId(100 + each) for each in range(ruleset.seats)]
    opened = await rig.lobby(*users, ruleset=ruleset)
    table = (await rig.service.start(opened.id, users[0])).table
    turn = table.match.turn._replace(seat=Seat(seat))
    table = await rig.rewrite(replace(table, match=table.match._replace(turn=turn), match_revision=1))
    interaction = await press(gallery, users[0], on(table, Verb.DRAW), is_private=False)
    assert interaction.names == ["send_message"]
    assert said in interaction.said()


async def test_whoever_has_left_is_told_so_in_a_message_of_its_own(gallery: Gallery) -> None:
    table = await gallery.match()
    mover = mover_of(table)
    await gallery.rig.service.leave(table.id, mover)
    interaction = await press(gallery, mover, on(table, Verb.DRAW))
    assert interaction.names == ["send_message"]
    assert "do not sit" in interaction.said()


async def test_a_full_disk_is_told_on_top_of_the_hand(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await gallery.match()

    async def refuse(*args: object) -> int:
        raise WriteFailed(Path("canasta.db"), reason="disk full")

    monkeypatch.setattr(gallery.store, "append", refuse)
    interaction = await press(gallery, mover_of(table), on(table, Verb.DRAW))
    assert "nothing has changed" in interaction.said()
    assert await gallery.rig.service.get(table.id) == table


@pytest.mark.parametrize("is_private", [True, False])
async def test_a_bug_is_told_and_logged_without_cards(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog, is_private: bool
) -> None:
    table = await gallery.match()

    async def broken(pressed: Pressed) -> None:
        raise ValueError("h13h13jk")

    monkeypatch.setitem(ACTIONS, Verb.DRAW, broken)
    interaction = await press(gallery, mover_of(table), on(table, Verb.DRAW), is_private=is_private)
    assert "something went wrong" in interaction.said()
    assert f"Table {table.id}, draw: a bug (ValueError" in expect_errors.messages[0]
    assert "h13" not in "".join(expect_errors.messages)


async def test_a_bug_in_the_telling_is_told_as_well(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog
) -> None:
    table = await gallery.match()

    def broken(*args: object, **values: object) -> Rendered:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.shell.render_hand", broken)
    interaction = await press(gallery, mover_of(table), on(table, Verb.DRAW))
    assert "something went wrong" in interaction.said()
    assert (await gallery.rig.service.get(table.id)).revision == table.revision + 1


# answers that stand for a drawing


async def board_of(gallery: Gallery, table: Table) -> int:
    board = await gallery.record(table, MessageKind.BOARD)
    assert board is not None
    return board.message_id


async def lobby_with_board(gallery: Gallery) -> Table:
    table = await gallery.rig.lobby(ANN, None, None, None)
    gallery.pictures.draw(table)
    await gallery.rest()
    gallery.outlet.calls.clear()
    return table


async def test_the_board_that_was_pressed_is_answered_and_never_left_stale(gallery: Gallery) -> None:
    table = await lobby_with_board(gallery)
    board = await board_of(gallery, table)
    failing = {"edit_message": http_error(404, 10062)}
    await press(gallery, BEN, on(table, Verb.SIT, "1"), message=board, is_private=False, fails=failing)
    await gallery.rest()
    assert f"<@{BEN}>" in gallery.outlet.shown[board].text


async def test_a_press_on_an_orphaned_board_draws_the_real_one(gallery: Gallery) -> None:
    table = await lobby_with_board(gallery)
    board = await board_of(gallery, table)
    interaction = await press(gallery, BEN, on(table, Verb.SIT, "1"), message=board + 77, is_private=False)
    await gallery.rest()
    assert interaction.names == ["edit_message"]
    assert f"<@{BEN}>" in gallery.outlet.shown[board].text


async def test_an_answer_to_the_question_that_was_lost_settles_it_all_the_same(gallery: Gallery) -> None:
    table = await gallery.ask(await gallery.match())
    await gallery.rest()
    question = await gallery.record(table, MessageKind.QUESTION)
    assert question is not None
    shown = instead_of_drawing(
        Pressed(
            shell_of(gallery),
            Asker(ANN, 1, words_for("en")),
            on(table, Verb.YES),
            "",
            is_private=False,
            message_id=question.message_id,
        ),
        table,
        MessageKind.QUESTION,
        gallery.outlet.shown[question.message_id],
    )
    assert shown.failed is not None
    gallery.outlet.calls.clear()
    await shown.failed()
    await settle()
    assert gallery.outlet.count("edit") > 0
