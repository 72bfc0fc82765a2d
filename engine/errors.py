"""The engine's own error root; everything that it raises on purpose derives from it."""

from __future__ import annotations


class EngineError(Exception):
    """Something the engine was asked that it can answer only with a refusal or a complaint."""


class NotationError(EngineError):
    """A card, position or seed written in a way that cannot be read."""


class RulesetError(EngineError):
    """A ruleset that is unknown, or whose fields contradict each other; ``fields`` are the names of those."""

    def __init__(self, message: str, *, fields: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.fields = fields
