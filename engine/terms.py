"""The named choices that a ruleset is made of: each enum is the range of one kind of field."""

from __future__ import annotations

from enum import StrEnum


class RedThreeReveal(StrEnum):
    """When red threes of the dealt hands are laid (rule 8)."""

    FIRST_TURN = "first_turn"
    AFTER_DEAL = "after_deal"


class ThreesLaid(StrEnum):
    """Which threes are bonus cards, laid face up and replaced (rules 9, 2.16)."""

    RED = "red"
    ALL = "all"


class RedThreeSign(StrEnum):
    """What makes a side's laid threes count for it instead of against it (rule 67)."""

    ALWAYS = "always"
    MELD = "meld"
    CANASTA = "canasta"
    TWO_CANASTAS = "two_canastas"
    SEVENS = "sevens"


class LastRedThree(StrEnum):
    """What a red three drawn as the last stock card does (rule 13)."""

    END = "end"
    MAY_MELD = "may_meld"
    IN_HAND = "in_hand"  # it stays there, and the round ends (rule 2.16)


class FootTrigger(StrEnum):
    """What brings a player's second packet to the hand (rules 2.11, 2.17)."""

    NONE = "none"
    HAND_EMPTY = "hand_empty"
    FIRST_CANASTA = "first_canasta"


class PileBase(StrEnum):
    """How many face-down cards lie under the turned card: none, or as many as its rank says (rule 2.12)."""

    NONE = "none"
    RANK = "rank"


class TakeByAdding(StrEnum):
    """Whether an unfrozen pile's top card may be taken onto a meld of the side (rule 22c)."""

    ANY = "any"
    BELOW_CANASTA = "below_canasta"
    NEVER = "never"


class WildRelation(StrEnum):
    """How a meld's naturals must compare with its wild cards (rule 31)."""

    MORE_NATURALS = "gt"
    AT_LEAST_AS_MANY = "ge"
    FREE = "none"


class MeldsPerRank(StrEnum):
    """How many melds of one rank a side may have (rule 34)."""

    ONE = "one"
    AFTER_CLOSING = "after_closing"  # another only when the last is full
    SEVERAL = "several"  # at any time; they may be combined


class UnfinishedWildMeld(StrEnum):
    """What a side's unfinished meld of wild cards claims while it lies there (rules 2.12, 2.16)."""

    FREE = "free"
    TAKES_TWOS = "takes_twos"
    TAKES_WILDS = "takes_wilds"


class BlackThreeMeld(StrEnum):
    """Whether black threes can be melded (rule 38)."""

    GOING_OUT = "going_out"
    NEVER = "never"


class MinimumBasis(StrEnum):
    """What decides the opening minimum: the side's total, or the number of the round (rule 2.17)."""

    TOTAL = "total"
    ROUND = "round"


class OpeningShape(StrEnum):
    """What an opening must contain besides its points (rules 2.14, 2.16)."""

    NONE = "none"
    CLEAN_TRIPLE = "clean_triple"  # a meld of three or more without wild cards
    CANASTA = "canasta"
    NATURAL_CANASTA = "natural_canasta"  # or better: a full sequence, or a canasta of wild cards alone


class FinalDiscard(StrEnum):
    """Whether the last card of a player who goes out must be discarded (rule 49)."""

    OPTIONAL = "optional"
    REQUIRED = "required"


class AskPartner(StrEnum):
    """Whether a player may, or must, ask the partner for permission to go out (rules 54 to 57)."""

    NO = "no"
    OPTIONAL = "optional"
    MANDATORY = "mandatory"


class DiscardRule(StrEnum):
    """A restriction on discards. A hand that holds nothing else may discard what it forbids."""

    NO_BLACK_THREE_AT_FIRST = "no_black_three_at_first"  # not in a player's first turn (rule 2.7)
    SEVENS_GUARDED = "sevens_guarded"  # not before each side has a canasta of sevens, never as the last card (2.11)
    WILDS_LAST = "wilds_last"  # only as a player's last card (2.16)
    NOT_ON_EMPTY = "not_on_empty"  # no seven, wild card, ace or dead card on an empty pile (2.16)


class CanastaKind(StrEnum):
    """Which bonus a finished canasta earns, and what it counts as for going out (rule 36)."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEQUENCE = "sequence"
    WILD = "wild"
    SEVENS = "sevens"  # in rulesets that ask for one; there it is neither natural nor mixed


class WildPattern(StrEnum):
    """Which canastas of wild cards a bonus is for."""

    ALL_TWOS = "all_twos"
    FOUR_JOKERS = "four_jokers"  # four jokers or more
    ANY = "any"


class CountedCanastas(StrEnum):
    """Which canastas a bonus for many of them counts (rule 2.12)."""

    NATURAL = "natural"
    ANY = "any"


class Penalty(StrEnum):
    """What costs points at the end of a round (rules 2.11, 2.14, 2.16)."""

    HAND_HOLDS = "hand_holds"  # a hand with so many cards of a rank, each
    UNFINISHED_RANK = "unfinished_rank"  # a meld of the rank that is no canasta
    UNFINISHED_NATURAL = "unfinished_natural"  # … if it is without wild cards
    UNFINISHED_WILD = "unfinished_wild"  # a meld of wild cards that is no canasta
    SHORT_SEQUENCE = "short_sequence"  # a sequence of fewer cards, each


class SpecialHand(StrEnum):
    """A whole hand that ends the round by being shown (rule 2.16)."""

    STRAIGHT = "straight"
    PAIRS = "pairs"
    PAIRS_WITH_WILDS = "pairs_with_wilds"
    GARBAGE = "garbage"


class ScoreModel(StrEnum):
    """How a side's lines add up (rule 66), or swing with its canastas (rule 2.16)."""

    ADDITIVE = "additive"
    SWING = "swing"


class StockEnd(StrEnum):
    """How a round ends when the stock is used up (rules 63 and 64)."""

    TURN_END = "turn_end"
    WHILE_TAKEABLE = "while_takeable"  # a fitting pile must be taken
    ON_DRAW = "on_draw"  # … may be taken; who can or will not ends the round
