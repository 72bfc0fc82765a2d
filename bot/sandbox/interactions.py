"""Interactions: what users do with the bot, each with its token, its deadline and its outcome."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final

import discord

from bot.sandbox.clock import Clock, Snowflakes, Timer
from bot.sandbox.errors import INVALID_TOKEN, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ApiError
from bot.sandbox.message import Message
from bot.sandbox.objects import channel_json, member_json, user_json
from bot.sandbox.permissions import permissions_of
from bot.sandbox.rules import Rules
from bot.sandbox.wire import Id, Json
from bot.sandbox.world import Channel, User, World

UPLOAD_LIMIT: Final = 10 << 20


class Kind(IntEnum):
    """What a user has done."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Outcome(StrEnum):
    """What a user sees of an answer."""

    ANSWERED = "answered"
    THINKING = "thinking"
    MODAL = "modal"
    CHOICES = "choices"
    FAILED = "failed"


@dataclass(slots=True, eq=False)
class Interaction:
    """Something that a user has done.

    Attributes:
        source: The message that a control stands on, also for a modal that it has opened.
        asked_at: When the bot was told, in the machine's own seconds; ``answered_at``, when its answer began to come
            in, is on the same clock.
        answer: The bot's first answer.
        original: The message that this answer has made or changed.
        first: The first outcome, for whoever waits for it.
    """

    id: Id
    token: str
    kind: Kind
    user: User
    channel: Channel
    data: Json
    at: float
    source: Message | None = None
    asked_at: float = 0.0
    answered_at: float | None = None
    answer: Json | None = None
    original: Message | None = None
    follow_ups: list[Message] = field(default_factory=list)
    outcome: Outcome | None = None
    first: asyncio.Future[Outcome] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    watchers: list[Callable[[Interaction, Outcome], None]] = field(default_factory=list)
    deadline: Timer | None = None

    @property
    def seconds(self) -> float | None:
        """How long the first answer took."""
        return None if self.answered_at is None else self.answered_at - self.asked_at

    @property
    def modal(self) -> Json | None:
        """The form that the answer has opened."""
        is_modal = self.answer is not None and self.answer["type"] == discord.InteractionResponseType.modal.value
        return self.answer["data"] if self.answer is not None and is_modal else None

    @property
    def choices(self) -> list[Json]:
        """The completions that the answer has given."""
        return [] if self.answer is None else (self.answer.get("data") or {}).get("choices") or []

    @property
    def response(self) -> Message | None:
        """The latest message that came of it: a follow-up, or else the first answer."""
        return self.follow_ups[-1] if self.follow_ups else self.original

    def cause_json(self) -> Json:
        """Return what a message says about the interaction that it answers."""
        told: Json = {
            "id": self.id,
            "type": int(self.kind),
            "user": user_json(self.user),
            "authorizing_integration_owners": {"0": self.channel.guild.id},
        }
        if self.kind is Kind.COMMAND:
            told["name"] = _typed_name(self.data)
        return told

    def tell(self, outcome: Outcome) -> None:
        """Let everybody know what has come of it."""
        self.outcome = outcome
        if self.deadline is not None:
            self.deadline.cancel()
        if not self.first.done():
            self.first.set_result(outcome)
        for watcher in list(self.watchers):
            watcher(self, outcome)


class InteractionBook:
    """All interactions; ``failed`` are those that nothing has answered in time."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes, world: World, rules: Rules) -> None:
        self._clock = clock
        self._snowflakes = snowflakes
        self._world = world
        self._rules = rules
        self._by_id: dict[Id, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.count = 0
        self.failed: list[Interaction] = []

    def open(self, kind: Kind, user: User, channel: Channel, data: Json, source: Message | None = None) -> Interaction:
        """Begin an interaction; its time runs from now on."""
        self._forget_old()
        token = "local-" + secrets.token_urlsafe(24)
        now = self._clock.now()
        made = Interaction(self._snowflakes.next(), token, kind, user, channel, data, now, source)
        made.deadline = self._clock.call_later(self._rules.answer_within, lambda: self._fail(made))
        self._by_id[made.id] = self._by_token[token] = made
        self.count += 1
        return made

    def to_answer(self, interaction_id: Id, token: str) -> Interaction:
        """Return an interaction that a first answer is for.

        Raises:
            ApiError: UNKNOWN_INTERACTION; there is none, or it is too late.
        """
        found = self._by_id.get(interaction_id)
        if found is None or found.token != token or found.outcome is Outcome.FAILED:
            raise ApiError(UNKNOWN_INTERACTION)
        return found

    def by_token(self, token: str) -> Interaction:
        """Return the interaction that messages are to be changed through.

        Raises:
            ApiError: UNKNOWN_WEBHOOK, INVALID_TOKEN; there is none, or it was answered never or too long ago.
        """
        found = self._by_token.get(token)
        if found is None or found.answer is None:
            raise ApiError(UNKNOWN_WEBHOOK)
        if self._clock.now() - found.at > self._rules.token_life:
            raise ApiError(INVALID_TOKEN)
        return found

    def payload(self, interaction: Interaction) -> Json:
        """Return what the bot is told."""
        channel = interaction.channel
        guild = channel.guild
        told: Json = {
            "id": interaction.id,
            "application_id": self._world.bot.id,
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "channel_id": channel.id,
            "channel": channel_json(channel) | {"permissions": str(permissions_of(interaction.user, channel))},
            "member": member_json(guild, interaction.user, channel),
            "locale": interaction.user.locale,
            "guild_locale": guild.locale,
            "app_permissions": str(permissions_of(self._world.bot, channel)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild.id},
            "context": 0,
            "attachment_size_limit": UPLOAD_LIMIT,
        }
        if interaction.source is not None:
            told["message"] = interaction.source.to_json()
        return told

    def _fail(self, interaction: Interaction) -> None:
        self.failed.append(interaction)
        interaction.tell(Outcome.FAILED)

    def _forget_old(self) -> None:
        """Forget what cannot be asked about any more."""
        oldest = self._clock.now() - 2 * self._rules.token_life
        while self._by_id and (first := next(iter(self._by_id.values()))).at < oldest:
            del self._by_id[first.id], self._by_token[first.token]


def _typed_name(command: Json) -> str:
    """Return a command with its groups and subcommand, as it was typed."""
    inner = next((each for each in command.get("options") or [] if each["type"] <= 2), None)
    return command["name"] if inner is None else f"{command['name']} {_typed_name(inner)}"
