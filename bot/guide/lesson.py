"""What is explained in a guided game: lessons, each once, and what a player can do at each step."""

from __future__ import annotations

from enum import StrEnum


class Lesson(StrEnum):
    """Something that is explained the first time it comes up. The values are stored: never rename one."""

    AIM = "aim"  # what it is all about
    RED_THREE = "red-three"  # a red three was laid
    FROZEN = "frozen"  # a card freezes the pile
    BLOCKED = "blocked"  # a black three lies on the pile
    THEY_TOOK = "they-took"  # the others have taken the pile
    YOU_TOOK = "you-took"
    OPENED = "opened"  # the side has laid its first melds
    CANASTA = "canasta"  # the side has one
    THEIR_CANASTA = "their-canasta"
    OUT = "out"  # the hand can go out
    ASK = "ask"  # the partner can be asked
    ASKED = "asked"  # the partner asks
    ROUND_OVER = "round-over"


class Step(StrEnum):
    """What a player can do now; said each time."""

    WAIT = "wait"
    DRAW = "draw"
    DRAW_OR_TAKE = "draw-or-take"
    TAKE = "take"  # the stock is empty, and the pile can be taken
    PASS = "pass"
    CANNOT_OPEN = "cannot-open"
    OPEN = "open"
    FINISH_OPENING = "finish-opening"  # what lies there is not enough yet
    LAY = "lay"
    DISCARD = "discard"
    GO_OUT = "go-out"
    GO_OUT_NOW = "go-out-now"  # the partner has said yes
    PLAY_ON = "play-on"  # the partner has said no
    AWAIT = "await"  # the partner has not answered yet
    ANSWER = "answer"
    SCORE = "score"  # the round is over
