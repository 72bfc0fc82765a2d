"""Reading what a request of the bot carries: JSON, with files or without."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from aiohttp import BodyPartReader, web

from bot.sandbox.errors import MALFORMED, ApiError
from bot.sandbox.message import Upload


class Body(NamedTuple):
    """The JSON of a request, and the files beside it; ``at`` is when it came in, in the machine's own seconds."""

    data: Any
    at: float
    files: tuple[Upload, ...] = ()


async def read_body(request: web.Request) -> Body:
    """Return what a request carries; nothing is an empty object.

    Raises:
        ApiError: MALFORMED.
    """
    at = time.perf_counter()
    try:
        if request.content_type.startswith("multipart/"):
            return await _read_parts(request, at)
        text = await request.read()
        return Body(json.loads(text) if text else {}, at)
    except (ValueError, RecursionError) as error:
        raise ApiError(MALFORMED) from error


async def _read_parts(request: web.Request, at: float) -> Body:
    data: Any = {}
    files: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(MALFORMED)
        if part.name == "payload_json":
            data = json.loads(await part.text())
        else:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files.append(Upload(part.filename or "file", bytes(await part.read()), kind))
    return Body(data, at, tuple(files))
