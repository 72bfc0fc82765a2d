"""The Discord messages that belong to a table, told apart by what they show."""

from __future__ import annotations

from enum import StrEnum


class MessageKind(StrEnum):
    """What a message shows. The values are stored: never rename one."""

    BOARD = "board"  # the lobby, later the board
    TURN = "turn"  # calls the player to move
    QUESTION = "question"  # asks the partner "may I go out?"
    ANSWER = "answer"  # the question once it has been answered, until the asker's turn ends
    VACANCY = "vacancy"  # tells that seats of a running match stand open
    RESULT = "result"  # the last round's, or the match's
    REMINDER = "reminder"  # reminds whoever everybody waits for
    CLOSING = "closing"  # tells that the table is about to be closed
