"""Discord's own document judges requests, and its four known gaps are forgiven."""

from typing import Any

import pytest

from tests.discord_spec.document import DOCUMENT, Document, official_document
from tests.discord_spec.payloads import problems
from tests.shared_folder import shared_file

V2 = 1 << 15
CALLBACK = "/interactions/1/token/callback"


@pytest.fixture
def document() -> Document:
    shared_file("discord-api-spec/openapi.json")
    found = official_document()
    assert found is not None
    return found


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Draw", "custom_id": "a", **more}


def layout(*components: Any, **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


GOOD = layout(
    {
        "type": 17,
        "accent_color": 0x2F6B3A,
        "components": [
            {"type": 10, "content": "Your hand"},
            {"type": 12, "items": [{"media": {"url": "attachment://hand.png"}, "description": "Nine cards"}]},
            {
                "type": 9,
                "components": [{"type": 10, "content": "Round 2"}],
                "accessory": button(custom_id="b"),
            },
            {"type": 14, "divider": True, "spacing": 1},
            {"type": 1, "components": [button(emoji={"name": "🂡"})]},
        ],
    },
    attachments=[{"id": 0, "filename": "hand.png"}],
)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/1/messages", GOOD),
        ("POST", "/channels/1/messages", {"content": "Your turn", "allowed_mentions": {"users": ["1"]}}),
        ("POST", "/channels/1/messages", {"content": "Your turn", "allowed_mentions": {"users": [1, "2"]}}),
        ("PATCH", "/channels/1/messages/2", {**GOOD, "content": None, "tts": False}),
        ("POST", "/webhooks/1/token", GOOD),
        ("PATCH", "/webhooks/1/token/messages/@original", GOOD),
        ("DELETE", "/webhooks/1/token/messages/@original", None),
        ("POST", CALLBACK, {"type": 4, "data": GOOD}),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "Hello", "tts": False}}),
        ("POST", CALLBACK, {"type": 4, "data": {"content": "Hello", "allowed_mentions": {"users": [1]}}}),
        ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
        ("POST", CALLBACK, {"type": 6}),
        ("POST", CALLBACK, {"type": 7, "data": GOOD}),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "Classic", "value": "classic"}]}}),
        (
            "PUT",
            "/applications/1/commands",
            [{"name": "canasta", "description": "Play", "type": 1, "nsfw": False, "contexts": [0]}],
        ),
        ("GET", "/gateway/bot", None),
        ("POST", "/applications/1/emojis", {"name": "c_hq", "image": "data:image/png;base64,AAAA"}),
    ],
)
def test_good_requests_pass(document: Document, method: str, path: str, body: Any) -> None:
    assert document.problems(method, path, body) == []
    assert problems(method, f"https://discord.com/api/v10{path}?with_response=true", body) == []


@pytest.mark.parametrize(
    ("body", "where", "what"),
    [
        (
            layout({"type": 1, "components": [button(label="x" * 81)]}),
            "0/components/0/label",
            "longer than 80",
        ),
        (
            layout({"type": 1, "components": [button(custom_id="x" * 101)]}),
            "0/components/0/custom_id",
            "than 100",
        ),
        (layout({"type": 1, "components": [button(style=9)]}), "0/components/0/style", "9 is not valid"),
        (
            layout({"type": 1, "components": [button(labels="x")]}),
            "0/components/0",
            "'labels' was unexpected",
        ),
        (layout({"type": 99}), "0/type", "99 is not one of"),
        (layout({"type": 10}), "0", "content"),
        (layout({"type": 12, "items": []}), "0/items", "[]"),
        (layout({"type": 9, "components": [{"type": 10, "content": "x"}]}), "0", "accessory"),
    ],
)
@pytest.mark.parametrize("kind", [4, 7])
def test_an_error_names_the_field(document: Document, kind: int, body: Any, where: str, what: str) -> None:
    [error] = document.problems("POST", CALLBACK, {"type": kind, "data": body})

    assert error.startswith(f"data/components/{where}: ")
    assert what in error


@pytest.mark.parametrize(
    ("method", "path", "body", "problem"),
    [
        ("POST", "/no/such/thing", {}, "no such operation in the official document: POST /no/such/thing"),
        ("POST", "/channels/1/messages", None, "the body is missing"),
        (
            "DELETE",
            "/channels/1/messages/2",
            {"x": 1},
            "DELETE /channels/{channel_id}/messages/{message_id} takes no body",
        ),
    ],
)
def test_requests_that_are_not_there(document: Document, method: str, path: str, body: Any, problem: str) -> None:
    assert document.problems(method, path, body) == [problem]


@pytest.mark.parametrize("users", [[True], ["x"], [1.5], 1, [[1]]])
def test_mentions_of_nobody(document: Document, users: Any) -> None:
    assert document.problems("POST", "/channels/1/messages", {"content": "x", "allowed_mentions": {"users": users}})


@pytest.mark.parametrize("body", [{}, {"type": 99}, {"type": "4"}, [], {"type": 2}])
def test_an_answer_of_no_known_kind(document: Document, body: Any) -> None:
    assert document.problems("POST", CALLBACK, body)


def test_a_literal_segment_wins_over_a_parameter(document: Document) -> None:
    assert document.problems("GET", "/applications/@me", None) == []
    assert document.problems("PATCH", "/webhooks/1/token/messages/@original", {"nonsense": 1})


def test_long_values_are_not_repeated_in_full(document: Document) -> None:
    [error] = document.problems("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}})
    assert len(error) < 260
    assert "longer than 2000" in error


def test_both_sources_of_limits_are_asked(document: Document) -> None:
    """The document alone would let 4000 characters of content pass here."""
    assert problems("POST", "/channels/1/messages", {"content": "x" * 2001, "nonsense": 1}) == [
        "content of 2001 characters (at most 2000)",
        ": Additional properties are not allowed ('nonsense' was unexpected)",
    ]


def test_without_the_document_the_own_limits_still_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.discord_spec.document.DOCUMENT", DOCUMENT.with_name("absent.json"))
    official_document.cache_clear()
    try:
        assert problems("POST", "/channels/1/messages", {"content": "x" * 2001, "nonsense": 1}) == [
            "content of 2001 characters (at most 2000)"
        ]
    finally:
        official_document.cache_clear()
