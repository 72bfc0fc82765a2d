"""What the bot does with an interaction: its first answer, follow-ups, and changes of what it has sent."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from bot.sandbox.drafts import EPHEMERAL, check_choices, check_deferral, check_message, check_modal
from bot.sandbox.errors import ALREADY_ANSWERED, INVALID_FORM, MALFORMED, UNKNOWN_MESSAGE, ApiError
from bot.sandbox.interactions import Interaction, InteractionBook, Kind, Outcome
from bot.sandbox.message import Message, Upload
from bot.sandbox.messages import MessageBook
from bot.sandbox.wire import Id, Json
from bot.sandbox.world import User


class Answer(IntEnum):
    """What a first answer is."""

    MESSAGE = 4
    THINKING = 5
    SILENCE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_TO: Final = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.THINKING, Answer.MODAL},
    Kind.COMPONENT: {Answer.MESSAGE, Answer.THINKING, Answer.SILENCE, Answer.UPDATE, Answer.MODAL},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL: {Answer.MESSAGE, Answer.THINKING, Answer.SILENCE, Answer.UPDATE},
}


class Callbacks:
    """Carries out answers; every method raises ``ApiError``."""

    def __init__(self, interactions: InteractionBook, messages: MessageBook, bot: User) -> None:
        self._interactions = interactions
        self._messages = messages
        self._bot = bot

    def answer(self, interaction_id: Id, token: str, body: Json, files: Sequence[Upload], *, at: float) -> Json:
        """Give an interaction its first answer, and return what Discord says about it.

        ``at`` is when the answer began to come in, in the machine's own seconds.
        """
        interaction = self._interactions.to_answer(interaction_id, token)
        if interaction.answer is not None:
            raise ApiError(ALREADY_ANSWERED)
        kind, data = _allowed(interaction, body.get("type")), body.get("data") or {}
        self._check(interaction, kind, data, files)
        interaction.answered_at = at
        interaction.answer = {"type": int(kind), "data": data}
        outcome = Outcome.ANSWERED
        match kind:
            case Answer.MESSAGE:
                interaction.original = self._send(interaction, data, files)
            case Answer.THINKING:
                interaction.original = self._send(interaction, data, (), is_loading=True)
                outcome = Outcome.THINKING
            case Answer.SILENCE:
                interaction.original = interaction.source
            case Answer.UPDATE:
                source = self._source(interaction)
                interaction.original = self._messages.edit(source, data, files=files)
            case Answer.CHOICES:
                outcome = Outcome.CHOICES
            case Answer.MODAL:
                outcome = Outcome.MODAL
        interaction.tell(outcome)
        return _about(interaction)

    def follow_up(self, token: str, body: Json, files: Sequence[Upload]) -> Message:
        """Send another message; where the first one still says that the bot is thinking, it becomes that."""
        interaction = self._interactions.by_token(token)
        check_message(body, is_new=True, files=[file.name for file in files])
        first = interaction.original
        if first is not None and first.is_loading:
            return self._finish(interaction, first, body, files)
        interaction.follow_ups.append(self._send(interaction, body, files))
        return interaction.follow_ups[-1]

    def message(self, token: str, message_id: Id) -> Message:
        """Return a message that an interaction has sent or changed."""
        interaction = self._interactions.by_token(token)
        found = interaction.original if message_id == "@original" else None
        if found is None:
            own = [*interaction.follow_ups, *([interaction.original] if interaction.original else [])]
            found = next((each for each in own if each.id == message_id), None)
        if found is None:
            raise ApiError(UNKNOWN_MESSAGE)
        return self._messages.get(found.id)

    def edit(self, token: str, message_id: Id, body: Json, files: Sequence[Upload]) -> Message:
        """Change such a message."""
        message = self.message(token, message_id)
        check_message(body, is_new=False, was_v2=message.is_v2, files=_names(message, files))
        return self._finish(self._interactions.by_token(token), message, body, files)

    def channel_of(self, token: str) -> Id:
        """Return the channel that an interaction belongs to; nothing for one that takes no messages any more."""
        try:
            return self._interactions.by_token(token).channel.id
        except ApiError:
            return ""

    def delete(self, token: str, message_id: Id) -> None:
        """Delete such a message."""
        self._messages.delete(self.message(token, message_id))

    # how

    def _check(self, interaction: Interaction, kind: Answer, data: Json, files: Sequence[Upload]) -> None:
        """Refuse an answer that Discord's limits do not allow."""
        match kind:
            case Answer.MESSAGE:
                check_message(data, is_new=True, files=[file.name for file in files], within="data")
            case Answer.THINKING:
                check_deferral(data)
            case Answer.SILENCE:
                pass
            case Answer.UPDATE:
                source = self._source(interaction)
                check_message(data, is_new=False, was_v2=source.is_v2, files=_names(source, files), within="data")
            case Answer.CHOICES:
                check_choices(data)
            case Answer.MODAL:
                check_modal(data)

    def _source(self, interaction: Interaction) -> Message:
        if interaction.source is None:
            raise ApiError(MALFORMED)
        return self._messages.get(interaction.source.id)

    def _send(
        self, interaction: Interaction, data: Json, files: Sequence[Upload], *, is_loading: bool = False
    ) -> Message:
        reader = interaction.user if (data.get("flags") or 0) & EPHEMERAL else None
        return self._messages.send(
            interaction.channel,
            self._bot,
            data,
            files=files,
            reader=reader,
            cause=interaction.cause_json(),
            is_loading=is_loading,
        )

    def _finish(self, interaction: Interaction, message: Message, body: Json, files: Sequence[Upload]) -> Message:
        """Change a message; one that said that the bot is thinking is the awaited answer then."""
        was_loading = message.is_loading
        self._messages.edit(message, body, files=files)
        if was_loading:
            interaction.tell(Outcome.ANSWERED)
        return message


def _allowed(interaction: Interaction, kind: object) -> Answer:
    """Return what an answer is, which has to fit the interaction."""
    needs_source = {Answer.SILENCE, Answer.UPDATE} if interaction.source is None else set()
    for answer in _TO[interaction.kind] - needs_source:
        if type(kind) is int and answer == kind:
            return answer
    names = ", ".join(str(int(answer)) for answer in sorted(_TO[interaction.kind]))
    said = {"code": "BASE_TYPE_CHOICES", "message": f"Value must be one of {{{names}}}."}
    raise ApiError(INVALID_FORM, errors={"type": {"_errors": [said]}})


def _names(message: Message, files: Sequence[Upload]) -> list[str]:
    return [*(file.name for file in files), *(item["filename"] for item in message.attachments)]


def _about(interaction: Interaction) -> Json:
    """Return what Discord says about an answer that it has taken."""
    told: Json = {"id": interaction.id, "type": int(interaction.kind)}
    message = interaction.original
    if message is not None:
        told |= {
            "response_message_id": message.id,
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.reader is not None,
            "channel_id": message.channel.id,
            "guild_id": message.channel.guild.id,
        }
    kind = interaction.answer["type"] if interaction.answer else 0
    resource: Json = {"type": kind}
    if message is not None and kind in (Answer.MESSAGE, Answer.UPDATE):
        resource["message"] = message.to_json()
    return {"interaction": told, "resource": resource}
