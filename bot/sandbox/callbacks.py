"""What the bot does with an interaction: its first answer, follow-ups, and changes of what it has sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.sandbox.drafts import EPHEMERAL, check_choices, check_deferral, check_message, check_modal
from bot.sandbox.errors import ALREADY_ANSWERED, MALFORMED, UNKNOWN_MESSAGE, ApiError, Form
from bot.sandbox.interactions import Interaction, InteractionBook, Kind, Outcome
from bot.sandbox.message import Message, Upload
from bot.sandbox.messages import MessageBook
from bot.sandbox.wire import Id, Json
from bot.sandbox.world import User

MESSAGE, THINKING, SILENCE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
_TO: Final = {
    Kind.COMMAND: {MESSAGE, THINKING, MODAL},
    Kind.COMPONENT: {MESSAGE, THINKING, SILENCE, UPDATE, MODAL},
    Kind.AUTOCOMPLETE: {CHOICES},
    Kind.MODAL: {MESSAGE, THINKING, SILENCE, UPDATE},
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
        kind, data = body.get("type"), body.get("data") or {}
        self._check(interaction, kind, data, files)
        interaction.answered_at = at
        interaction.answer = {"type": kind, "data": data}
        outcome = Outcome.ANSWERED
        match kind:
            case 4:
                interaction.original = self._send(interaction, data, files)
            case 5:
                interaction.original = self._send(interaction, data, (), is_loading=True)
                outcome = Outcome.THINKING
            case 6:
                interaction.original = interaction.source
            case 7:
                source = self._source(interaction)
                interaction.original = self._messages.edit(source, data, files=files)
            case 8:
                outcome = Outcome.CHOICES
            case _:
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

    def _check(self, interaction: Interaction, kind: object, data: Json, files: Sequence[Upload]) -> None:
        """Refuse an answer that does not fit the interaction, or Discord's limits."""
        allowed = _TO[interaction.kind]
        opens_nothing = interaction.kind in (Kind.COMPONENT, Kind.MODAL) and interaction.source is None
        if kind not in allowed or (kind in (SILENCE, UPDATE) and opens_nothing):
            form = Form()
            names = ", ".join(map(str, sorted(allowed)))
            form.refuse("BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.", "type")
            form.finish()
        match kind:
            case 4:
                check_message(data, is_new=True, files=[file.name for file in files], within="data")
            case 5:
                check_deferral(data)
            case 7:
                source = self._source(interaction)
                check_message(data, is_new=False, was_v2=source.is_v2, files=_names(source, files), within="data")
            case 8:
                check_choices(data)
            case 9:
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
    if message is not None and kind in (MESSAGE, UPDATE):
        resource["message"] = message.to_json()
    return {"interaction": told, "resource": resource}
