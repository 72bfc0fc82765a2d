"""The stored names of the engine's events.

They are part of every database: a name is never given to something else, and a change of fields is a new version.
"""

from typing import Final

from engine import events as ev
from storage.codec.entries import Entry
from storage.codec.events import EventCodec
from storage.codec.kinds import CARD, CARDS, INTEGER, RANK, RESULT, SEAT, SEED, YES_NO, optional

MATCH_ENTRIES: Final = (
    Entry(ev.RoundDealt, "round-dealt", number=INTEGER, dealer=SEAT, seed=SEED),
    Entry(ev.RedThreesLaid, "red-threes-laid", seat=SEAT, cards=CARDS),
    Entry(ev.RedThreesReplaced, "red-threes-replaced", seat=SEAT, cards=CARDS),
    Entry(ev.CardsDrawn, "cards-drawn", seat=SEAT, cards=CARDS),
    Entry(ev.PileTaken, "pile-taken", seat=SEAT, rank=RANK, top=CARD, cards=CARDS, size=INTEGER),
    Entry(ev.PileCollected, "pile-collected", seat=SEAT, cards=CARDS),
    Entry(ev.CardsLaid, "cards-laid", seat=SEAT, rank=RANK, cards=CARDS),
    Entry(ev.CardsTakenBack, "cards-taken-back", seat=SEAT, rank=RANK, cards=CARDS, top=optional(CARD)),
    Entry(ev.PermissionAsked, "permission-asked", seat=SEAT, partner=SEAT),
    Entry(ev.PermissionAnswered, "permission-answered", seat=SEAT, yes=YES_NO),
    Entry(ev.QuestionWithdrawn, "question-withdrawn", seat=SEAT),
    Entry(ev.Discarded, "discarded", seat=SEAT, card=CARD),
    Entry(ev.Passed, "passed", seat=SEAT),
    Entry(ev.RoundEnded, "round-ended", result=RESULT),
)

MATCH_EVENTS: Final = EventCodec[ev.Event](MATCH_ENTRIES)
