"""The stored names of the engine's events.

They are part of every database: a name is never given to something else, and a change of fields is a new version.
"""

from typing import Final

from engine import events as ev
from engine.state import MeldKind
from engine.terms import SpecialHand
from storage.codec.entries import Entry
from storage.codec.events import EventCodec
from storage.codec.kinds import CARD, CARDS, INTEGER, RANK, RESULT, RESULT_1, SEAT, SEED, YES_NO, one_of, optional

_MELD: Final = {"kind": one_of(MeldKind), "onto": optional(INTEGER)}
# While all melds were sets and a side had one of each rank at most.
_THE_SET: Final = {"kind": MeldKind.SET, "onto": None}

MATCH_ENTRIES: Final = (
    Entry(ev.RoundDealt, "round-dealt", number=INTEGER, dealer=SEAT, seed=SEED),
    Entry(ev.RedThreesLaid, "red-threes-laid", seat=SEAT, cards=CARDS),
    Entry(ev.RedThreesReplaced, "red-threes-replaced", seat=SEAT, cards=CARDS),
    Entry(ev.CardsDrawn, "cards-drawn", seat=SEAT, cards=CARDS),
    Entry(ev.ExtraCardsDrawn, "extra-cards-drawn", seat=SEAT, cards=CARDS, reason=one_of(ev.ExtraDraw)),
    Entry(ev.FootTaken, "foot-taken", seat=SEAT, cards=CARDS),
    Entry(ev.PartnershipFormed, "partnership-formed", lone=SEAT),
    Entry(ev.PileTaken, "pile-taken", 2, seat=SEAT, rank=RANK, top=CARD, cards=CARDS, size=INTEGER, **_MELD).formerly(
        1, _THE_SET
    ),
    Entry(ev.PileCollected, "pile-collected", seat=SEAT, cards=CARDS),
    Entry(ev.CardsLaid, "cards-laid", 2, seat=SEAT, rank=RANK, cards=CARDS, **_MELD).formerly(1, _THE_SET),
    Entry(ev.MeldsCombined, "melds-combined", seat=SEAT, first=INTEGER, second=INTEGER),
    Entry(
        ev.CardsTakenBack, "cards-taken-back", 2, seat=SEAT, rank=RANK, cards=CARDS, top=optional(CARD), **_MELD
    ).formerly(1, _THE_SET),
    Entry(ev.HandShown, "hand-shown", seat=SEAT, hand=one_of(SpecialHand), cards=CARDS),
    Entry(ev.PermissionAsked, "permission-asked", seat=SEAT, partner=SEAT),
    Entry(ev.PermissionAnswered, "permission-answered", seat=SEAT, yes=YES_NO),
    Entry(ev.QuestionWithdrawn, "question-withdrawn", seat=SEAT),
    Entry(ev.Discarded, "discarded", seat=SEAT, card=CARD),
    Entry(ev.Passed, "passed", seat=SEAT),
    Entry(ev.RoundEnded, "round-ended", 2, result=RESULT).formerly(1, result=RESULT_1),
)

MATCH_EVENTS: Final = EventCodec[ev.Event](MATCH_ENTRIES)
