"""A channel in memory that notes everything, and fails where a test wants it to."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from bot.publishing.outlet import OutletError, Sent, Trouble
from bot.ui.rendered import Rendered

FIRST_ID = 500


@dataclass
class FakeOutlet:
    """An outlet. ``shown`` is what stands in the channel by id; ``calls`` what was asked, failures included."""

    shown: dict[int, Rendered] = field(default_factory=dict)
    calls: list[tuple[str, int]] = field(default_factory=list)
    nonces: dict[str, int] = field(default_factory=dict)
    #: What goes wrong with the next calls of a kind, in order.
    troubles: dict[str, deque[Trouble]] = field(default_factory=dict)
    #: What goes wrong with every call of a kind.
    always: dict[str, Trouble] = field(default_factory=dict)
    #: A message arrives, and Discord's answer to its sending does not.
    loses_answers: bool = False
    #: While it is not set, everything waits.
    open: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.open.set()

    def fail(self, method: str, *troubles: Trouble) -> None:
        """Let the next calls of a method fail."""
        self.troubles[method] = deque(troubles)

    def count(self, method: str) -> int:
        """Return how often a method was called."""
        return sum(called == method for called, _ in self.calls)

    @property
    def texts(self) -> list[str]:
        """What stands in the channel, oldest first."""
        return [self.shown[message_id].text for message_id in sorted(self.shown)]

    def buttons(self, message_id: int) -> str:
        """Return the custom_ids of a message."""
        return " ".join(str(item.custom_id) for item in self.shown[message_id].interactive())

    async def send(self, channel_id: int, rendered: Rendered, *, nonce: str) -> Sent:
        assert len(nonce) <= 25
        await self._pass("send", 0)
        message_id = self.nonces.get(nonce)
        if message_id is None:
            message_id = self.nonces[nonce] = FIRST_ID + len(self.nonces)
            self.shown[message_id] = rendered
        if self.loses_answers:
            raise OutletError(Trouble.LATER)
        shown = self.shown.get(message_id)
        return Sent(message_id, is_earlier=shown is None or _controls(shown) != _controls(rendered))

    async def edit(self, channel_id: int, message_id: int, rendered: Rendered) -> None:
        await self._pass("edit", message_id)
        if message_id not in self.shown:
            raise OutletError(Trouble.MESSAGE_GONE)
        self.shown[message_id] = rendered

    async def delete(self, channel_id: int, message_id: int) -> None:
        await self._pass("delete", message_id)
        self.shown.pop(message_id, None)

    async def _pass(self, method: str, message_id: int) -> None:
        self.calls.append((method, message_id))
        await self.open.wait()
        troubles = self.troubles.get(method)
        trouble = troubles.popleft() if troubles else self.always.get(method)
        if trouble is not None:
            raise OutletError(trouble, "as the test wants it")


def _controls(rendered: Rendered) -> set[str]:
    return {str(item.custom_id) for item in rendered.interactive()}
