"""Why a command is refused: one stable code per reason, and one English sentence with the figures that matter.

Codes never change their meaning. The sentences serve the referee and developers; the bot words refusals from its own
catalogs by code and values.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from engine.errors import EngineError


class Refusal(StrEnum):
    """A reason for which the rules refuse a command."""

    # whose turn, and which step of it
    NO_ROUND = "no-round"
    ROUND_OVER = "round-over"
    ROUND_RUNNING = "round-running"
    MATCH_OVER = "match-over"
    NOT_YOUR_TURN = "not-your-turn"
    DRAW_FIRST = "draw-first"
    ALREADY_DRAWN = "already-drawn"
    AWAIT_ANSWER = "await-answer"
    # drawing
    STOCK_EMPTY = "stock-empty"
    CANNOT_PASS = "cannot-pass"
    MUST_TAKE_PILE = "must-take-pile"
    # taking the pile
    PILE_EMPTY = "pile-empty"
    PILE_BLOCKED = "pile-blocked"
    PILE_FROZEN = "pile-frozen"
    PILE_FROZEN_UNOPENED = "pile-frozen-unopened"
    PILE_NO_MATCH = "pile-no-match"
    PILE_NO_ADDING = "pile-no-adding"
    PILE_NO_PAIR = "pile-no-pair"
    PILE_ONE_CARD = "pile-one-card"
    PILE_NOT_FOR_OPENING = "pile-not-for-opening"
    PILE_MELD_TOO_BIG = "pile-meld-too-big"
    TOP_NOT_MATCHED = "top-not-matched"
    # cards and melds
    CARD_NOT_IN_HAND = "card-not-in-hand"
    NO_CARDS = "no-cards"
    RED_THREE = "red-three"
    WHICH_MELD = "which-meld"
    NO_SUCH_MELD = "no-such-meld"
    MIXED_RANKS = "mixed-ranks"
    TOO_FEW_CARDS = "too-few-cards"
    TOO_FEW_NATURALS = "too-few-naturals"
    TOO_MANY_WILDS = "too-many-wilds"
    WILDS_OUTNUMBER = "wilds-outnumber"
    MELD_FULL = "meld-full"
    CANASTA_CLOSED_TO_WILDS = "canasta-closed-to-wilds"
    PURE_RANK = "pure-rank"
    WILD_NEEDS_NATURALS = "wild-needs-naturals"
    WILD_MELD_FIRST = "wild-meld-first"
    RANK_DEAD = "rank-dead"
    NO_WILDS_IN_SEQUENCE = "no-wilds-in-sequence"
    NOT_IN_SEQUENCE = "not-in-sequence"
    SEQUENCE_GROWS_ONLY_OUT = "sequence-grows-only-out"
    CANNOT_COMBINE = "cannot-combine"
    BLACK_THREES_NEVER = "black-threes-never"
    BLACK_THREES_NATURAL = "black-threes-natural"
    BLACK_THREES_ONLY_OUT = "black-threes-only-out"
    NO_MELD_IN_HAND = "no-meld-in-hand"
    # opening
    OPENING_TOO_LOW = "opening-too-low"
    OPENING_UNFINISHED = "opening-unfinished"
    OPENING_NO_WILDS = "opening-no-wilds"
    OPENING_SHAPE = "opening-shape"
    # ending the turn
    NO_CANASTA = "no-canasta"
    KINDS_MISSING = "kinds-missing"
    RED_THREES_MISSING = "red-threes-missing"
    SPECIAL_UNFINISHED = "special-unfinished"
    PARTNER_NOT_IN_FOOT = "partner-not-in-foot"
    FOOT_FIRST = "foot-first"
    FINAL_DISCARD = "final-discard"
    MUST_ASK = "must-ask"
    DISCARD_BARRED = "discard-barred"
    PARTNER_SAID_NO = "partner-said-no"
    MUST_GO_OUT = "must-go-out"
    CANNOT_DISCARD = "cannot-discard"
    # asking
    NO_PARTNER = "no-partner"
    ASKING_OFF = "asking-off"
    ASKED_ALREADY = "asked-already"
    ASKED_THIS_ROUND = "asked-this-round"
    ASK_BEFORE_MELDING = "ask-before-melding"
    ASK_AFTER_TAKE = "ask-after-take"
    ASK_AFTER_OPENING = "ask-after-opening"
    CANNOT_GO_OUT = "cannot-go-out"
    NOTHING_TO_ASK = "nothing-to-ask"
    NOTHING_ASKED = "nothing-asked"
    NOT_ASKED_OF_YOU = "not-asked-of-you"
    # special hands
    NO_SPECIAL_HAND = "no-special-hand"
    # undo
    NOTHING_TO_UNDO = "nothing-to-undo"
    UNDO_TOO_LATE = "undo-too-late"


SENTENCES: Final = {
    Refusal.NO_ROUND: "No round has been dealt.",
    Refusal.ROUND_OVER: "The round is over.",
    Refusal.ROUND_RUNNING: "A round is being played; it must end before the next deal.",
    Refusal.MATCH_OVER: "The match is over.",
    Refusal.NOT_YOUR_TURN: "It is the turn of seat {turn}, not of seat {seat}.",
    Refusal.DRAW_FIRST: "The turn begins with drawing a card or taking the pile.",
    Refusal.ALREADY_DRAWN: "This turn's draw has been made already.",
    Refusal.AWAIT_ANSWER: "The partner has been asked and has not answered yet.",
    Refusal.STOCK_EMPTY: "The stock is empty.",
    Refusal.CANNOT_PASS: "Passing is possible only when nothing else ends the turn.",
    Refusal.MUST_TAKE_PILE: "With the stock empty, a pile that fits a meld of the side must be taken.",
    Refusal.PILE_EMPTY: "The discard pile is empty.",
    Refusal.PILE_BLOCKED: "The pile cannot be taken: its top card {card} blocks it.",
    Refusal.PILE_FROZEN: (
        "The pile is frozen: {needed} natural cards of the top card's rank are needed from hand, have {have}."
    ),
    Refusal.PILE_FROZEN_UNOPENED: (
        "The pile is frozen for a side that has not opened: {needed} natural cards of the top card's rank are needed "
        "from hand, have {have}."
    ),
    Refusal.PILE_NO_MATCH: "Nothing in hand or on the table forms a meld with the top card {card}.",
    Refusal.PILE_NO_ADDING: "The pile cannot be taken by adding its top card {card} to a meld that lies there.",
    Refusal.PILE_NO_PAIR: "{needed} natural cards of the top card's rank are needed from hand, have {have}.",
    Refusal.PILE_ONE_CARD: "A player with one card in hand may not take a pile of one card.",
    Refusal.PILE_NOT_FOR_OPENING: "A side that has not opened cannot take the pile.",
    Refusal.PILE_MELD_TOO_BIG: (
        "The side's meld of that rank has {have} cards; with {limit} or more the pile cannot be taken."
    ),
    Refusal.TOP_NOT_MATCHED: "The card {card} does not go with the top card of the pile.",
    Refusal.CARD_NOT_IN_HAND: "The card {card} is not in the hand.",
    Refusal.NO_CARDS: "No cards were named.",
    Refusal.RED_THREE: "A red three can be neither melded nor discarded.",
    Refusal.WHICH_MELD: "It is not clear which meld is meant: name the one that the cards are added to.",
    Refusal.NO_SUCH_MELD: "The side has {count} melds, and none at this place.",
    Refusal.MIXED_RANKS: "A meld has natural cards of one rank only.",
    Refusal.TOO_FEW_CARDS: "A meld needs {needed} cards, this one would have {have}.",
    Refusal.TOO_FEW_NATURALS: "A meld needs {needed} natural cards, this one would have {have}.",
    Refusal.TOO_MANY_WILDS: "A meld may have {limit} wild cards, this one would have {have}.",
    Refusal.WILDS_OUTNUMBER: "A meld of {naturals} natural cards may not have {wilds} wild cards.",
    Refusal.MELD_FULL: "A meld may have {limit} cards, this one would have {have}.",
    Refusal.CANASTA_CLOSED_TO_WILDS: "No wild card may be added to a finished canasta.",
    Refusal.PURE_RANK: "Melds of this rank take no wild cards.",
    Refusal.WILD_NEEDS_NATURALS: (
        "After the opening a wild card joins {needed} natural cards or more, this meld would have {have}."
    ),
    Refusal.WILD_MELD_FIRST: "The side's unfinished meld of wild cards comes first.",
    Refusal.RANK_DEAD: "A canasta of this rank is full, so nobody may meld it any more.",
    Refusal.NO_WILDS_IN_SEQUENCE: "A sequence has no wild cards.",
    Refusal.NOT_IN_SEQUENCE: "The cards do not follow on each other in one suit.",
    Refusal.SEQUENCE_GROWS_ONLY_OUT: "Only a player who goes out in this turn may add to a finished sequence.",
    Refusal.CANNOT_COMBINE: "These melds cannot be made into one.",
    Refusal.BLACK_THREES_NEVER: "Black threes cannot be melded.",
    Refusal.BLACK_THREES_NATURAL: "Black threes are melded without wild cards.",
    Refusal.BLACK_THREES_ONLY_OUT: "Black threes are melded only as the last meld of a player who goes out.",
    Refusal.NO_MELD_IN_HAND: "No cards in hand form a meld or fit one of the side.",
    Refusal.OPENING_TOO_LOW: "The opening needs {needed} points, have {have}.",
    Refusal.OPENING_UNFINISHED: "The opening needs {needed} points, only {have} are laid.",
    Refusal.OPENING_NO_WILDS: "The opening is made without wild cards.",
    Refusal.OPENING_SHAPE: "The opening must also contain: {shape}.",
    Refusal.KINDS_MISSING: "Going out needs {count} more of this kind of canasta: {kind}.",
    Refusal.RED_THREES_MISSING: "Going out needs as many red threes as canastas: {needed}, have {have}.",
    Refusal.SPECIAL_UNFINISHED: "Nobody goes out while the side has an unfinished meld that costs points.",
    Refusal.PARTNER_NOT_IN_FOOT: "Going out needs every player of the side to have taken up the second packet.",
    Refusal.FOOT_FIRST: "Going out needs the own second packet to have been taken up.",
    Refusal.FINAL_DISCARD: "Whoever goes out must discard the last card.",
    Refusal.MUST_ASK: "The partner must be asked before going out.",
    Refusal.DISCARD_BARRED: "The card {card} may not be discarded now.",
    Refusal.NO_CANASTA: (
        "Canastas needed to go out: {needed}. Without, cards to keep after the discard: {keep}; "
        "this would leave {left} in hand."
    ),
    Refusal.PARTNER_SAID_NO: (
        "The partner said no, so {keep} card must be kept after the discard. This would leave {left} in hand."
    ),
    Refusal.MUST_GO_OUT: "The partner said yes: the player must go out in this turn.",
    Refusal.CANNOT_DISCARD: "After a red three as the last card of the stock there is no discard.",
    Refusal.NO_PARTNER: "There is no partner to ask.",
    Refusal.ASKING_OFF: "In this game the partner is not asked.",
    Refusal.ASKED_ALREADY: "The partner has been asked already in this turn.",
    Refusal.ASKED_THIS_ROUND: "The partner has been asked already in this round.",
    Refusal.ASK_BEFORE_MELDING: "The partner must be asked before the first meld of the turn.",
    Refusal.ASK_AFTER_TAKE: "The partner cannot be asked after taking the pile.",
    Refusal.ASK_AFTER_OPENING: "While the rest of the pile waits for the opening, the partner cannot be asked.",
    Refusal.CANNOT_GO_OUT: "Going out is not possible in this turn.",
    Refusal.NOTHING_TO_ASK: "Going out is the only way to end this turn, so there is nothing to ask.",
    Refusal.NOTHING_ASKED: "Nobody has asked anything.",
    Refusal.NOT_ASKED_OF_YOU: "The question was put to seat {partner}, not to seat {seat}.",
    Refusal.NO_SPECIAL_HAND: "The hand is no special hand that may be shown now.",
    Refusal.NOTHING_TO_UNDO: "Nothing has been laid in this turn.",
    Refusal.UNDO_TOO_LATE: "What was laid cannot be taken back: something hidden has been learnt since.",
}


#: What an opening must contain, in words.
_IN_WORDS: Final[dict[int | str, str]] = {
    "clean_triple": "a meld without wild cards",
    "canasta": "a canasta",
    "natural_canasta": "a canasta without wild cards, or one of wild cards alone",
}


def sentence_of(refusal: Refusal, values: Mapping[str, int | str]) -> str:
    """Return a reason as one English sentence with its figures."""
    return SENTENCES[refusal].format(**{name: _IN_WORDS.get(value, value) for name, value in values.items()})


class RuleViolation(EngineError):
    """A command that the rules refuse; nothing has changed.

    ``values`` are the figures of the sentence: points, counts, seats, or a card's name.
    """

    def __init__(self, refusal: Refusal, **values: int | str) -> None:
        self.refusal = refusal
        self.values = values

    @property
    def sentence(self) -> str:
        """The reason as one English sentence."""
        return sentence_of(self.refusal, self.values)

    def __str__(self) -> str:
        return self.sentence
