"""JSON as it is stored: without spaces, letters as they are."""

import json
from typing import Any

from storage.codec.errors import CodecError

Json = Any
"""A value that JSON can hold."""

write_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode


def read_json(text: str | bytes, *, what: str) -> Json:
    """Read JSON; raises CodecError, naming `what` could not be read."""
    try:
        return json.loads(text)
    except ValueError:
        raise CodecError(f"{what} is not JSON") from None
