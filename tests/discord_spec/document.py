"""Discord's official OpenAPI document as a validator of request bodies.

The document describes a preview of the API. Four things that discord.py sends and Discord takes are missing
in it; they are forgiven here (see `_forgiven`).
"""

import copy
import functools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.shared_folder import SHARED

DOCUMENT = SHARED / "discord-api-spec" / "openapi.json"

#: The callback's union is decided by its `type`, so an error names a field and not the whole union.
CALLBACKS = {
    1: "PongInteractionCallbackRequest",
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
CALLBACK_PATH = "/interactions/{interaction_id}/{interaction_token}/callback"
#: Follow-ups to an interaction share this path with messages of webhooks; the bot sends only the first.
FOLLOWUP_PATH = "/webhooks/{webhook_id}/{webhook_token}"


@dataclass(frozen=True, slots=True)
class Operation:
    """One method on one path of the document."""

    method: str
    template: str
    pattern: re.Pattern[str]
    body_schema: Any
    needs_body: bool


class Document:
    """The document, made strict: request bodies may hold no key that it does not name."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self._schemas: dict[str, Any] = raw["components"]["schemas"]
        self._components = raw["components"]
        self._operations = sorted(_operations(raw["paths"]), key=lambda found: found.template.count("{"))
        closed: set[str] = set()
        for operation in self._operations:
            self._close(operation.body_schema, closed)
        for schema in (self._schemas, *(operation.body_schema for operation in self._operations)):
            self._discriminate(schema)
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """Return what the document has against a request, as `where: what`; `path` starts after /api/v10."""
        operation = self._operation(method, path)
        if operation is None:
            return [f"no such operation in the official document: {method} {path}"]
        if operation.body_schema is None:
            return [] if body is None else [f"{method} {operation.template} takes no body"]
        if body is None:
            return ["the body is missing"] if operation.needs_body else []
        errors = self._validator(operation, body).iter_errors(_forgiven(body))
        return [f"{'/'.join(map(str, error.instance_path))}: {_shortened(error.message)}" for error in errors]

    def _operation(self, method: str, path: str) -> Operation | None:
        # Templates with fewer parameters come first, so a literal segment wins over a parameter.
        for operation in self._operations:
            if operation.method == method and operation.pattern.fullmatch(path):
                return operation
        return None

    def _validator(self, operation: Operation, body: Any) -> jsonschema_rs.Draft202012Validator:
        key, schema = f"{operation.method} {operation.template}", operation.body_schema
        name: str | None = None
        if operation.template == CALLBACK_PATH:
            kind = body.get("type") if isinstance(body, dict) else None
            name = CALLBACKS.get(kind, CALLBACKS[1]) if isinstance(kind, int) else CALLBACKS[1]
        elif operation.template == FOLLOWUP_PATH and operation.method == "POST":
            name = "IncomingWebhookRequestPartial"
        if name is not None:
            key, schema = name, {"$ref": f"#/components/schemas/{name}"}
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.Draft202012Validator(
                {"components": self._components, **schema}, validate_formats=True, ignore_unknown_formats=True
            )
        return self._validators[key]

    def _close(self, node: Any, closed: set[str]) -> None:
        """Forbid unknown keys in every object schema that a request body reaches."""
        if isinstance(node, list):
            for item in node:
                self._close(item, closed)
        if not isinstance(node, dict):
            return
        name = _reference(node)
        if name is not None and name not in closed:
            closed.add(name)
            self._close(self._schemas[name], closed)
        if "properties" in node and "allOf" not in node:
            node.setdefault("additionalProperties", False)
        for value in list(node.values()):
            self._close(value, closed)

    def _discriminate(self, node: Any) -> None:
        """Rewrite unions into if/then: `none of 7 schemas` says nothing, `label: longer than 80` does."""
        if isinstance(node, list):
            for item in node:
                self._discriminate(item)
        if not isinstance(node, dict):
            return
        for value in list(node.values()):
            self._discriminate(value)
        branches = node.get("oneOf")
        if not branches:
            return
        others = [branch for branch in branches if branch != {"type": "null"}]
        if len(others) < len(branches):
            del node["oneOf"]
            rest = others[0] if len(others) == 1 else {"oneOf": others}
            self._discriminate(rest)
            node.update({"if": {"type": "null"}, "then": True, "else": rest})
            return
        kinds = [self._kinds(branch) for branch in branches]
        known = [kind for branch in kinds for kind in branch]
        if all(kinds) and len(known) == len(set(known)) and len(branches) > 1:
            del node["oneOf"]
            node["type"] = "object"
            node["required"] = ["type"]
            node["properties"] = {"type": {"enum": known}}
            node["allOf"] = [
                {"if": {"properties": {"type": {"enum": kind}}, "required": ["type"]}, "then": branch}
                for kind, branch in zip(kinds, branches, strict=True)
            ]

    def _kinds(self, branch: Any) -> list[int]:
        """Return the values of `type` by which a branch of a union is told from the others."""
        name = _reference(branch)
        target = self._schemas[name] if name is not None else branch
        kind = target.get("properties", {}).get("type", {})
        return [kind["const"]] if "const" in kind else kind.get("enum", [])


@functools.cache
def official_document() -> Document | None:
    """Return Discord's document, or None where the reference folder is not beside this checkout."""
    return load(DOCUMENT) if DOCUMENT.is_file() else None


def load(path: Path) -> Document:
    """Read an OpenAPI document from a file."""
    return Document(json.loads(path.read_text(encoding="utf-8")))


def _operations(paths: dict[str, Any]) -> Iterator[Operation]:
    for template, methods in paths.items():
        pattern = re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template)))
        for method, description in methods.items():
            if method in ("get", "post", "put", "patch", "delete"):
                request = description.get("requestBody") or {}
                # Where the document lists only another encoding (uploads), the fields are the same.
                contents = request.get("content", {})
                content: dict[str, Any] = contents.get("application/json") or next(iter(contents.values()), {})
                schema = copy.deepcopy(content.get("schema"))
                yield Operation(method.upper(), template, pattern, schema, bool(request.get("required")))


def _reference(node: dict[str, Any]) -> str | None:
    """Return the name of the schema that a node refers to, if it is a reference."""
    reference = node.get("$ref")
    return reference.rpartition("/")[2] if isinstance(reference, str) else None


def _shortened(message: str) -> str:
    """Cut a message that quotes a long value; what is wrong stands at both ends."""
    return message if len(message) <= 200 else f"{message[:60]} … {message[-130:]}"


def _forgiven(body: Any) -> Any:
    """Return the body without what discord.py sends, Discord accepts and the document does not know."""
    if isinstance(body, list):
        return [_forgiven(item) for item in body]
    if not isinstance(body, dict):
        return body
    body = {key: value for key, value in body.items() if not (key in ("tts", "nsfw") and value is False)}
    for key in ("data", "message"):
        if isinstance(body.get(key), dict):
            body[key] = _forgiven(body[key])
    if isinstance(body.get("attachments"), list):
        body["attachments"] = [
            {**item, "id": str(item["id"])} if isinstance(item.get("id"), int) else item for item in body["attachments"]
        ]
    for key in ("components", "options"):
        if isinstance(body.get(key), list):
            body[key] = [_forgiven(part) for part in body[key]]
    for key in ("component", "accessory"):
        if isinstance(body.get(key), dict):
            body[key] = _forgiven(body[key])
    emoji = body.get("emoji")
    if isinstance(emoji, dict) and type(emoji.get("id")) is int:
        body["emoji"] = {**emoji, "id": str(emoji["id"])}
    mentions = body.get("allowed_mentions")
    if isinstance(mentions, dict) and isinstance(mentions.get("users"), list):
        users = [str(user) if type(user) is int else user for user in mentions["users"]]
        body["allowed_mentions"] = {**mentions, "users": users}
    return body
