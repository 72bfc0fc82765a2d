"""What the event codec must know of each class of events: its stored name, its version, its fields."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from storage.codec.kinds import Kind
from storage.codec.text import Json

Reader = Callable[[Mapping[str, Json]], Any]
"""Makes an event of a stored object."""

_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(frozen=True, slots=True, init=False)
class Entry:
    """How the events of one class are stored now.

    A field's name is its key in the stored object. Once events have been stored, an entry changes only by a higher
    version that also reads the old one: by `formerly`, or by a `Former` where that cannot say how.
    """

    event_class: type
    name: str
    version: int
    fields: Mapping[str, Kind]
    former: tuple[Former, ...]

    def __init__(self, event_class: type, name: str, version: int = 1, /, **fields: Kind) -> None:
        """Describe a class of events; raises ValueError where the fields are not exactly the class's own."""
        own = {field.name for field in dataclasses.fields(event_class) if field.init}
        if own != set(fields):
            raise ValueError(f"{name}: {event_class.__name__} has the fields {sorted(own)}")
        object.__setattr__(self, "event_class", event_class)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "version", version)
        object.__setattr__(self, "fields", fields)
        object.__setattr__(self, "former", ())

    def formerly(self, version: int, /, absent: Mapping[str, Any] = _NOTHING, **kinds: Kind) -> Entry:
        """Return this entry reading an earlier version as well.

        Fields that the version did not have get the values of `absent`; `kinds` tells of those written otherwise.
        """
        stored = {name: kinds.get(name, kind) for name, kind in self.fields.items() if name not in absent}
        if not {*absent, *kinds} <= self.fields.keys():
            raise ValueError(f"{self.name}: version {version} is told with fields that there are not")
        reading = Former(self.name, version, lambda data: self.event_class(**absent, **_values(stored, data)))
        entry = Entry(self.event_class, self.name, self.version, **self.fields)
        object.__setattr__(entry, "former", (*self.former, reading))
        return entry

    def write(self, event: object) -> dict[str, Json]:
        """Return an event's stored object."""
        return {name: kind.write(getattr(event, name)) for name, kind in self.fields.items()}

    def read(self, data: Mapping[str, Json]) -> Any:
        """Return the event of a stored object; raises what its kinds raise, or ValueError for other fields."""
        return self.event_class(**_values(self.fields, data))


def _values(fields: Mapping[str, Kind], data: Mapping[str, Json]) -> dict[str, Any]:
    if data.keys() != fields.keys():
        raise ValueError("other fields than expected")
    return {name: kind.read(data[name]) for name, kind in fields.items()}


@dataclass(frozen=True, slots=True)
class Former:
    """How events that were stored under an earlier version are read today."""

    name: str
    version: int
    read: Reader
