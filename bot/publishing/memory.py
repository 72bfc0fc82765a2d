"""What is known of a table's messages while it is being drawn."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.tables.messages import MessageKind
from bot.tables.table import UserId
from storage import MessageRecord


@dataclass(slots=True)
class Memory:
    """What is known of a table's messages beyond what is stored.

    Attributes:
        shown: The message of a kind, and the revision that it shows.
        unstored: Messages that are sent and could not be remembered yet.
        tries: The nonce with which a message was first tried, until it is there: what did arrive although Discord's
            answer was lost is then not sent twice.
        litter: Messages that are to be deleted.
        pictured: The board, and the revision that its picture shows.
        late: Messages that are there, and whose pictures are still being drawn.
        invited: Whom the first board notifies.
    """

    shown: dict[MessageKind, tuple[int, int]] = field(default_factory=dict)
    unstored: dict[MessageKind, MessageRecord] = field(default_factory=dict)
    tries: dict[tuple[MessageKind, float | None], str] = field(default_factory=dict)
    litter: list[MessageRecord] = field(default_factory=list)

    pictured: tuple[int, int] = (0, 0)
    late: set[MessageKind] = field(default_factory=set)
    invited: tuple[UserId, ...] = ()

    def note(self, kind: MessageKind, message_id: int, revision: int) -> None:
        """Take note of what a message shows."""
        self.shown[kind] = (message_id, revision)

    def shows(self, kind: MessageKind, old: MessageRecord, revision: int) -> bool:
        """Whether a message is known to show this revision, or a later one."""
        message_id, shown = self.shown.get(kind, (0, 0))
        return message_id == old.message_id and shown >= revision
