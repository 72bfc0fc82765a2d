"""What goes over the wire: the type of JSON objects, ids as Discord writes them, and times."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Id: TypeAlias = str
"""A snowflake in decimal digits."""

CONTENT_TYPE = "application/json"
"""Exactly this: discord.py takes a body with any parameter behind it for text."""


def encoded(value: object) -> bytes:
    """Write JSON."""
    return json.dumps(value, separators=(",", ":")).encode()


def timestamp(at: float) -> str:
    """Write Unix seconds as Discord writes times."""
    return datetime.fromtimestamp(at, UTC).isoformat()
