"""What the event codec must know of each class of events: its stored name, its version, its fields."""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from storage.codec.kinds import Kind
from storage.codec.text import Json

Reader = Callable[[Mapping[str, Json]], Any]
"""Makes an event of a stored object."""


@dataclass(frozen=True, slots=True, init=False)
class Entry:
    """How the events of one class are stored now.

    A field's name is its key in the stored object. Once events have been stored, an entry changes only by a higher
    version, and a `Former` that reads the old one.
    """

    event_class: type
    name: str
    version: int
    fields: Mapping[str, Kind]

    def __init__(self, event_class: type, name: str, version: int = 1, /, **fields: Kind) -> None:
        """Describe a class of events; raises ValueError where the fields are not exactly the class's own."""
        own = {field.name for field in dataclasses.fields(event_class) if field.init}
        if own != set(fields):
            raise ValueError(f"{name}: {event_class.__name__} has the fields {sorted(own)}")
        object.__setattr__(self, "event_class", event_class)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "version", version)
        object.__setattr__(self, "fields", fields)

    def write(self, event: object) -> dict[str, Json]:
        """Return an event's stored object."""
        return {name: kind.write(getattr(event, name)) for name, kind in self.fields.items()}

    def read(self, data: Mapping[str, Json]) -> Any:
        """Return the event of a stored object; raises what its kinds raise, or ValueError for other fields."""
        if data.keys() != self.fields.keys():
            raise ValueError("other fields than expected")
        return self.event_class(**{name: kind.read(data[name]) for name, kind in self.fields.items()})


@dataclass(frozen=True, slots=True)
class Former:
    """How events that were stored under an earlier version are read today."""

    name: str
    version: int
    read: Reader
