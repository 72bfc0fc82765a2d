"""Recording what the bot sends to Discord, whichever transport carries it."""

import functools
import inspect
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.http import FakeHTTPClient, FakeWebhookAdapter

from tests.discord_spec.payloads import api_path, problems

RequestMethod = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot; `body` is a copy of its JSON, without the files of an upload."""

    method: str
    path: str
    body: Any

    def problems(self) -> list[str]:
        """Return what Discord would have against it."""
        return problems(self.method, self.path, self.body)


class PayloadRecorder:
    """Collect every request that discord.py makes while this context is open.

    There are two ways out of discord.py, one for the bot's token and one for interactions. Both are watched
    in the real transport (a local Discord over sockets) and in simcord's, which takes its place in tests.
    """

    _SEAMS = (HTTPClient, AsyncWebhookAdapter, FakeHTTPClient, FakeWebhookAdapter)

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self._originals: list[tuple[type, RequestMethod]] = []

    def __enter__(self) -> Self:
        for seam in self._SEAMS:
            original = vars(seam)["request"]
            self._originals.append((seam, original))
            setattr(seam, "request", self._recording(original))  # noqa: B010 -- mypy refuses the assignment
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while self._originals:
            seam, original = self._originals.pop()
            setattr(seam, "request", original)  # noqa: B010

    def problems(self) -> list[str]:
        """Return all that Discord would have against the requests so far, each with its request."""
        return [
            f"{request.method} {request.path}: {problem}" for request in self.requests for problem in request.problems()
        ]

    def bodies(self, method: str, ending: str) -> list[Any]:
        """Return the bodies of requests by method and the end of their path, oldest first."""
        return [request.body for request in self.requests if request.method == method and request.path.endswith(ending)]

    def clear(self) -> None:
        """Forget what was recorded, for example what a test sends wrong on purpose."""
        self.requests.clear()

    def _recording(self, original: RequestMethod) -> RequestMethod:
        signature = inspect.signature(original)

        @functools.wraps(original)
        async def request(*args: Any, **kwargs: Any) -> Any:
            given = signature.bind(*args, **kwargs).arguments
            given |= given.pop("kwargs", {})
            route = given["route"]
            self.requests.append(Request(route.method, api_path(route.url), _body(given)))
            return await original(*args, **kwargs)

        return request


def _body(given: dict[str, Any]) -> Any:
    """Return the JSON of a request as it goes over the wire, whichever way discord.py was given it."""
    for key in ("json", "payload"):
        if given.get(key) is not None:
            return json.loads(json.dumps(given[key]))
    for part in given.get("form") or given.get("multipart") or ():
        if part.get("name") == "payload_json":
            return json.loads(part["value"])
    return None
