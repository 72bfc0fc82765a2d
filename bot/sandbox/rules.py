"""Discord's limits in time, as settings: a test tightens or lifts them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rules:
    """What Discord allows, and for how long.

    Attributes:
        answer_within: Seconds until an interaction has failed if nothing answers it.
        token_life: Seconds in which an interaction's messages can be changed through its token.
        sends: New messages, for each channel.
        edits: Changes of messages, for each channel.
        deletions: Deletions of messages, for each channel.
        follow_ups: Requests with an interaction's token beside its first answer, for each interaction.
        channel_follow_ups: The same, for each channel.
        other: Every other request, for each route and what it is about.
        everything: All requests with the bot's token together; None lifts the limit.
        old_after: Seconds after which a message is old.
        old_edits: Changes of old messages, for each channel.
        nonce_life: Seconds in which a message is not sent twice with the same nonce.
        threads: New threads, for each channel.
        heartbeat: Seconds between two heartbeats of the bot.
    """

    answer_within: float = 3.0
    token_life: float = 900.0
    sends: Rate = Rate(5, 5.0)
    edits: Rate = Rate(5, 5.0)
    deletions: Rate = Rate(5, 1.0)
    follow_ups: Rate = Rate(5, 2.0)
    channel_follow_ups: Rate = Rate(30, 60.0)
    other: Rate = Rate(10, 2.0)
    everything: Rate | None = Rate(50, 1.0)
    old_after: float = 3600.0
    old_edits: Rate = Rate(3, 6.0)
    nonce_life: float = 180.0
    threads: Rate = Rate(10, 600.0)
    heartbeat: float = 41.25
