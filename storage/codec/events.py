"""The event codec: from events to records and back, by a table of entries."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from engine.errors import EngineError
from storage.codec.entries import Entry, Former, Reader
from storage.codec.errors import CodecError
from storage.codec.text import Json, read_json, write_json
from storage.records import EventRecord

E = TypeVar("E")

_UNREADABLE = (ValueError, TypeError, KeyError, AttributeError, EngineError)


class EventCodec(Generic[E]):
    """Writes and reads the events of a union `E`; a larger union is served by a codec made of more entries."""

    def __init__(self, entries: Iterable[Entry], former: Iterable[Former] = ()) -> None:
        """Know these classes; raises ValueError where a class or a name with its version comes twice."""
        entries = tuple(entries)
        self._by_class: Mapping[type, Entry] = {entry.event_class: entry for entry in entries}
        readers: list[tuple[tuple[str, int], Reader]] = [
            *(((entry.name, entry.version), entry.read) for entry in entries),
            *(((old.name, old.version), old.read) for entry in entries for old in entry.former),
            *(((old.name, old.version), old.read) for old in former),
        ]
        self._readers = dict(readers)
        if len(self._by_class) < len(entries) or len(self._readers) < len(readers):
            raise ValueError("a class, or a name with its version, is registered twice")

    @property
    def event_classes(self) -> frozenset[type]:
        """The classes that can be written."""
        return frozenset(self._by_class)

    @property
    def names(self) -> frozenset[tuple[str, int]]:
        """The names, each with a version, that can be read."""
        return frozenset(self._readers)

    def encode(self, event: E) -> EventRecord:
        """Return the record of an event; raises CodecError for one of an unknown class."""
        entry = self._entry_of(event)
        return EventRecord(entry.name, entry.version, write_json(entry.write(event)))

    def decode(self, record: EventRecord) -> E:
        """Return the event of a record; raises CodecError for an unknown name or version, or damaged data."""
        data = read_json(record.data, what=f"event {record.name}, version {record.version},")
        return self._read(record.name, record.version, data)

    def to_json(self, event: E) -> Json:
        """Return an event as a part of a larger JSON document; raises CodecError for one of an unknown class."""
        entry = self._entry_of(event)
        return [entry.name, entry.version, entry.write(event)]

    def from_json(self, value: Json) -> E:
        """Return the event that `to_json` wrote; raises CodecError as `decode` does."""
        try:
            name, version, data = value
        except (ValueError, TypeError):
            raise CodecError("an event is a name, a version and data") from None
        return self._read(name, version, data)

    def _entry_of(self, event: E) -> Entry:
        try:
            return self._by_class[type(event)]
        except KeyError:
            raise CodecError(f"events of the class {type(event).__name__} have no stored form") from None

    def _read(self, name: str, version: int, data: Any) -> E:
        read = self._readers.get((name, version))
        if read is None:
            raise CodecError(f"no event is stored as {name}, version {version}, as far as this program knows")
        try:
            event: E = read(data)
        except _UNREADABLE:
            raise CodecError(f"the data of an event {name}, version {version}, cannot be read") from None
        return event
