"""The archive of threads: one in which nobody writes for a while goes there, and a new message takes it out again."""

from __future__ import annotations

from typing import Final

from bot.sandbox.clock import Clock, Timer
from bot.sandbox.message import Happening, Message
from bot.sandbox.wire import Id
from bot.sandbox.world import Change, Channel, World

_MINUTE: Final = 60.0


class Archive:
    """Watches messages and channels; private answers are no activity."""

    def __init__(self, clock: Clock, world: World) -> None:
        self._clock = clock
        self._world = world
        self._timers: dict[Id, Timer] = {}
        self._written_at: dict[Id, float] = {}

    def note_message(self, happening: Happening, message: Message) -> None:
        """Take note of what happens to a message; only a new one counts."""
        thread = message.channel
        if thread.is_thread and happening is Happening.SENT and message.reader is None:
            self._written_at[thread.id] = self._clock.now()
            self._world.wake(thread)
            self._wait(thread)

    def note_change(self, channel: Channel, change: Change) -> None:
        """Take note of a thread that is new, other than it was, or gone."""
        if not channel.is_thread:
            return
        if change is Change.ADDED:
            self._written_at[channel.id] = self._clock.now()
        if change is Change.DELETED or channel.is_archived:
            self._forget(channel)
        else:
            self._wait(channel)

    def _wait(self, thread: Channel) -> None:
        self._forget(thread)
        due = self._written_at.get(thread.id, self._clock.now()) + thread.rests_after * _MINUTE
        seconds = max(0.0, due - self._clock.now())
        self._timers[thread.id] = self._clock.call_later(seconds, lambda: self._world.archive(thread))

    def _forget(self, thread: Channel) -> None:
        timer = self._timers.pop(thread.id, None)
        if timer is not None:
            timer.cancel()
