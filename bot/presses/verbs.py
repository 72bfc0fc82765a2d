"""What each verb of a press does: one small function for each, and the table that names them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.answers import Answer, Place
from bot.publishing import wanted
from bot.shell import Asker, Shell, own_hand, own_view
from bot.tables.messages import MessageKind
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Stage, Table
from bot.ui.closing import render_closed, render_end_question
from bot.ui.confirm import needs_confirmation, render_discard_confirmation
from bot.ui.custom_id import Press, Verb, parse_card_argument, parse_cards_argument, parse_lay, parse_seat
from bot.ui.notices import Notice, render_notice
from bot.ui.picker import Choice, render_picker
from bot.ui.reasons import reason_of
from bot.ui.rendered import Rendered
from bot.ui.rules_card import render_rules
from bot.ui.score import render_score
from engine.commands import (
    AnswerPermission,
    AskPermission,
    Discard,
    Draw,
    LayDown,
    Pass,
    PlayerCommand,
    TakePile,
    Undo,
    WithdrawQuestion,
)
from engine.play import apply
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.view import view_for


class Unreadable(Exception):
    """A press whose argument nobody of ours has written."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press with everything around it.

    Attributes:
        argument: What was chosen in a select, or what the button carries.
        is_private: It stood on a message that only its user sees.
        message_id: That message.
    """

    shell: Shell
    asker: Asker
    press: Press
    argument: str
    is_private: bool
    message_id: int = 0

    @property
    def hand_place(self) -> Place:
        """Where the presser's hand is shown: in place of the hand that was pressed, or anew."""
        return Place.HERE if self.is_private else Place.PRIVATE

    async def table(self) -> Table:
        """Return the table as it is now."""
        return await self.shell.tables.get(self.press.table)

    def hand(self, table: Table) -> Answer:
        """Return the presser's hand."""
        return Answer(own_hand(table, self.asker), self.hand_place)


Action = Callable[[Pressed], Awaitable[Answer]]


# messages that only look


async def _hand(pressed: Pressed) -> Answer:
    return Answer(own_hand(await pressed.table(), pressed.asker), Place.PRIVATE)


async def _refresh(pressed: Pressed) -> Answer:
    return pressed.hand(await pressed.table())


async def _rules(pressed: Pressed) -> Answer:
    return Answer(render_rules((await pressed.table()).ruleset, pressed.asker.words))


async def _score(pressed: Pressed) -> Answer:
    table = await pressed.table()
    view = view_for(table.match, table.seat_of(pressed.asker.user))
    return Answer(render_score(table, view, pressed.asker.words, table.rounds))


async def _pick(pressed: Pressed) -> Answer:
    table = await pressed.table()
    view = own_view(table, pressed.asker.user)
    if view.options is None or view.options.may_answer:
        return pressed.hand(table)
    choice = Choice.parse(pressed.argument) if pressed.argument else None
    if pressed.argument and choice is None:
        raise Unreadable
    refused = None
    if choice is not None:
        try:
            apply(table.match, LayDown(table.match.mover, choice.cards(view), choice.rank))
        except RuleViolation as violation:
            refused = reason_of(violation)
    return Answer(render_picker(table, view, pressed.asker.words, choice, refused=refused), pressed.hand_place)


# the lobby, and chairs that stand open


def _board(pressed: Pressed, table: Table) -> Answer:
    """Return the public message of a table, redrawn where it was pressed."""
    rendered = wanted.board(table, pressed.shell.words_of(table.guild_id))
    return _instead_of_drawing(pressed, table, MessageKind.BOARD, rendered)


def _instead_of_drawing(pressed: Pressed, table: Table, kind: MessageKind, rendered: Rendered) -> Answer:
    """Return a public message as an answer, which is quicker than an edit, and costs none."""
    pressed.shell.pictures.already_drawn(table, kind, pressed.message_id)

    async def failed() -> None:
        await pressed.shell.show_again(table.id)

    return Answer(rendered, Place.HERE, failed=failed)


async def _sit(pressed: Pressed) -> Answer:
    seat = parse_seat(pressed.argument)
    if seat is None:
        raise Unreadable
    asker = pressed.asker
    outcome = await pressed.shell.tables.sit(
        pressed.press.table, asker.user, seat=Seat(seat), interaction=asker.interaction
    )
    return _board(pressed, outcome.table)


async def _leave(pressed: Pressed) -> Answer:
    asker = pressed.asker
    outcome = await pressed.shell.tables.leave(pressed.press.table, asker.user, interaction=asker.interaction)
    return _board(pressed, outcome.table)


async def _start(pressed: Pressed) -> Answer:
    asker = pressed.asker
    outcome = await pressed.shell.tables.start(pressed.press.table, asker.user, interaction=asker.interaction)
    return _board(pressed, outcome.table)


# playing


async def _play(pressed: Pressed, *commands: PlayerCommand) -> Table:
    outcome = await pressed.shell.tables.play(
        pressed.press.table,
        pressed.asker.user,
        commands,
        revision=pressed.press.revision,
        interaction=pressed.asker.interaction,
    )
    return outcome.table


def _simple(make: Callable[[Seat], PlayerCommand]) -> Action:
    """Return the action for a command that needs nothing but its seat."""

    async def action(pressed: Pressed) -> Answer:
        return pressed.hand(await _play(pressed, make(await _seat(pressed))))

    return action


async def _seat(pressed: Pressed) -> Seat:
    seat = (await pressed.table()).seat_of(pressed.asker.user)
    if seat is None:
        raise TableProblem(TableRefusal.NOT_SEATED)
    return seat


async def _take(pressed: Pressed) -> Answer:
    cards = parse_cards_argument(pressed.argument)
    if cards is None:
        raise Unreadable
    return pressed.hand(await _play(pressed, TakePile(await _seat(pressed), cards)))


async def _lay(pressed: Pressed) -> Answer:
    lay = parse_lay(pressed.argument)
    if lay is None:
        raise Unreadable
    rank, cards = lay
    return pressed.hand(await _play(pressed, LayDown(await _seat(pressed), cards, rank)))


async def _discard(pressed: Pressed) -> Answer:
    card = parse_card_argument(pressed.argument)
    if card is None:
        raise Unreadable
    table = await pressed.table()
    view = own_view(table, pressed.asker.user)
    is_current = pressed.press.revision == table.revision
    if is_current and view.options is not None and card in view.options.discards and needs_confirmation(view, card):
        return Answer(render_discard_confirmation(table, view, pressed.asker.words, card), pressed.hand_place)
    return await _discard_sure(pressed)


async def _discard_sure(pressed: Pressed) -> Answer:
    card = parse_card_argument(pressed.argument)
    if card is None:
        raise Unreadable
    return pressed.hand(await _play(pressed, Discard(await _seat(pressed), card)))


async def _go_out(pressed: Pressed) -> Answer:
    view = own_view(await pressed.table(), pressed.asker.user)
    commands: Sequence[PlayerCommand] = () if view.options is None else view.options.way_out
    if not commands:
        raise TableProblem(TableRefusal.STALE, revision=pressed.press.revision)
    return pressed.hand(await _play(pressed, *commands))


def _answering(*, yes: bool) -> Action:
    async def action(pressed: Pressed) -> Answer:
        table = await pressed.table()
        seat, asked = await _seat(pressed), view_for(table.match, None).turn.asked
        if seat != asked:
            notice = Notice.QUESTION_CLOSED if asked is None else Notice.NOT_YOUR_QUESTION
            return Answer(render_notice(notice, pressed.asker.words))
        if not pressed.is_private and pressed.press.revision != table.revision:
            # The question stands, but somebody has come or gone since it was drawn: show it as it is now.
            return Answer(wanted.question(table, pressed.shell.words_of(table.guild_id)), Place.HERE)
        after = await _play(pressed, AnswerPermission(seat, yes=yes))
        if pressed.is_private:
            return pressed.hand(after)
        settled = wanted.settled_question(after, pressed.shell.words_of(after.guild_id))
        return _instead_of_drawing(pressed, after, MessageKind.QUESTION, settled)

    return action


# after a round, and the end


async def _next(pressed: Pressed) -> Answer:
    asker = pressed.asker
    try:
        outcome = await pressed.shell.tables.next_round(pressed.press.table, asker.user, interaction=asker.interaction)
    except TableProblem as problem:
        if problem.code is not TableRefusal.ROUND_RUNNING:
            raise
        return pressed.hand(await pressed.table())  # somebody else was faster: here are the new cards
    return pressed.hand(outcome.table)


async def _rematch(pressed: Pressed) -> Answer:
    asker = pressed.asker
    outcome = await pressed.shell.tables.rematch(pressed.press.table, asker.user, interaction=asker.interaction)
    if outcome.events:
        pressed.shell.pictures.draw(outcome.table)
    return Answer(render_notice(Notice.REMATCH_THERE, asker.words, table=outcome.table.id))


async def _agree(pressed: Pressed) -> Answer:
    asker = pressed.asker
    outcome = await pressed.shell.tables.agree_to_end(pressed.press.table, asker.user, interaction=asker.interaction)
    return _end_question(pressed, outcome.table)


async def _carry_on(pressed: Pressed) -> Answer:
    asker = pressed.asker
    outcome = await pressed.shell.tables.withdraw_agreement(
        pressed.press.table, asker.user, interaction=asker.interaction
    )
    return _end_question(pressed, outcome.table)


def _end_question(pressed: Pressed, table: Table) -> Answer:
    words = pressed.shell.words_of(table.guild_id)
    if table.stage is Stage.CLOSED:
        return Answer(render_closed(table, words), Place.HERE)
    asker = min(table.agreed, default=pressed.asker.user)
    return Answer(render_end_question(table, words, asker=asker), Place.HERE)


ACTIONS: Final[Mapping[Verb, Action]] = {
    Verb.HAND: _hand,
    Verb.REFRESH: _refresh,
    Verb.RULES: _rules,
    Verb.SCORE: _score,
    Verb.PICK: _pick,
    Verb.SIT: _sit,
    Verb.LEAVE: _leave,
    Verb.START: _start,
    Verb.DRAW: _simple(Draw),
    Verb.TAKE: _take,
    Verb.LAY: _lay,
    Verb.UNDO: _simple(Undo),
    Verb.PASS: _simple(Pass),
    Verb.ASK: _simple(AskPermission),
    Verb.WITHDRAW: _simple(WithdrawQuestion),
    Verb.DISCARD: _discard,
    Verb.DISCARD_SURE: _discard_sure,
    Verb.GO_OUT: _go_out,
    Verb.YES: _answering(yes=True),
    Verb.NO: _answering(yes=False),
    Verb.NEXT: _next,
    Verb.REMATCH: _rematch,
    Verb.AGREE: _agree,
    Verb.CARRY_ON: _carry_on,
}

# Where the answer to a verb appears, if not where the presser's hand is.
_PLACES: Final[Mapping[Verb, Place]] = {
    Verb.HAND: Place.PRIVATE,
    Verb.RULES: Place.PRIVATE,
    Verb.SCORE: Place.PRIVATE,
    Verb.REMATCH: Place.PRIVATE,
    Verb.SIT: Place.HERE,
    Verb.LEAVE: Place.HERE,
    Verb.START: Place.HERE,
    Verb.YES: Place.HERE,
    Verb.NO: Place.HERE,
    Verb.AGREE: Place.HERE,
    Verb.CARRY_ON: Place.HERE,
}


def expected_place(pressed: Pressed) -> Place:
    """Return where the answer to a press will appear if nothing is refused."""
    return _PLACES.get(pressed.press.verb, pressed.hand_place)


def plays_in_hand(pressed: Pressed) -> bool:
    """Whether a refusal is told on top of the presser's hand, redrawn in place."""
    return pressed.is_private and pressed.press.verb not in (Verb.HAND, Verb.RULES, Verb.SCORE)
