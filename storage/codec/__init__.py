"""How the game's values are written: events under explicit names and versions, a match as a compact snapshot."""

from storage.codec.entries import Entry, Former
from storage.codec.errors import CodecError
from storage.codec.events import EventCodec
from storage.codec.match_events import MATCH_ENTRIES, MATCH_EVENTS
from storage.codec.snapshot import decode_state, encode_state

__all__ = [
    "MATCH_ENTRIES",
    "MATCH_EVENTS",
    "CodecError",
    "Entry",
    "EventCodec",
    "Former",
    "decode_state",
    "encode_state",
]
