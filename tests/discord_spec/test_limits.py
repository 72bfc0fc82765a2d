"""Each limit that the official document does not know is caught, and nothing else is."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.discord_spec.commands import is_command_name
from tests.discord_spec.payloads import limit_problems

V2 = 1 << 15
Json = Any


def button(custom_id: str = "a", **more: Json) -> Json:
    return {"type": 2, "style": 1, "label": "Draw", "custom_id": custom_id, **more}


def link(**more: Json) -> Json:
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/rules", **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def select(custom_id: str = "s", count: int = 3, **more: Json) -> Json:
    options = [{"label": f"Card {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def text(content: str = "Your hand") -> Json:
    return {"type": 10, "content": content}


def container(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def section(accessory: Json) -> Json:
    return {"type": 9, "components": [text()], "accessory": accessory}


def gallery(filename: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{filename}"}}]}


def layout(*components: Json, **more: Json) -> Json:
    return {"flags": V2, "components": list(components), **more}


def sent(message: Json) -> list[str]:
    return list(limit_problems("POST", "/channels/1/messages", message))


def edited(message: Json) -> list[str]:
    return list(limit_problems("PATCH", "/channels/1/messages/2", message))


def rows_of_buttons(count: int) -> list[Json]:
    return [row(*(button(f"{line}-{place}") for place in range(5))) for line in range(count)]


GOOD_LAYOUT = layout(
    container(
        text("x" * 2000),
        gallery("table.png"),
        section(button("hand")),
        row(select("ranks", 25, min_values=0, max_values=25)),
        *rows_of_buttons(4),
        {"type": 14},
        text("y" * 1991),
    ),
    attachments=[{"id": 0, "filename": "table.png"}],
)


@pytest.mark.parametrize(
    "message",
    [
        {"content": "x" * 2000},
        {"content": "Hello", "components": rows_of_buttons(5)},
        {"content": "Hello", "components": [row(select()), row(button(), link())]},
        {"embeds": [{"title": "Canasta"}]},
        {"content": "", "embeds": [], **GOOD_LAYOUT},
        layout(text("x" * 4000)),
        layout(*rows_of_buttons(6), text(), text(), text(), text()),
    ],
)
def test_good_messages_pass(message: Json) -> None:
    assert sent(message) == []
    assert edited(message) == []


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ({"content": "x" * 2001}, "content of 2001 characters (at most 2000)"),
        ({"content": ""}, "empty message"),
        (layout(text(), content="Hello"), "content beside the flag IS_COMPONENTS_V2"),
        (layout(text(), embeds=[{"title": "Canasta"}]), "embeds beside the flag IS_COMPONENTS_V2"),
        ({"components": [text()]}, "components of types [10] need the flag IS_COMPONENTS_V2"),
        (layout(row(button("a")), row(button("a"))), "duplicate custom_id: 'a'"),
        (layout(section(button("a")), container(row(button("a")))), "duplicate custom_id: 'a'"),
        (layout(text() | {"id": 7}, container() | {"id": 7}), "duplicate id: 7"),
        (
            layout(container(*rows_of_buttons(6), *[text()] * 4)),
            "41 components, nested ones counted (at most 40)",
        ),
        (
            layout(*[section(button(str(n))) for n in range(14)]),
            "42 components, nested ones counted (at most 40)",
        ),
        (
            layout(text("x" * 2000), container(text("y" * 2001))),
            "4001 characters over all text displays (at most 4000)",
        ),
        ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "6 rows (at most 5)"),
        (layout(row(button(label="x" * 81))), f"button label of 81 characters (at most 80): {'x' * 20!r}"),
        (layout(row(button(custom_id=""))), "custom_id of 0 characters (1 to 100)"),
        (layout(row(button(custom_id="x" * 101))), "custom_id of 101 characters (1 to 100)"),
        (layout(row(select(custom_id="x" * 101))), "custom_id of 101 characters (1 to 100)"),
        (layout(row(button(label=""))), "button with neither label nor emoji"),
        (layout(row(button(url="https://example.org"))), "button must have a custom_id and no url: 'Draw'"),
        (layout(row(link(custom_id="a"))), "link button must have a url and no custom_id: 'Rules'"),
        (layout(row(select(count=26))), "select 's' with 26 options (1 to 25)"),
        (layout(row(select(count=0, max_values=0, min_values=0))), "select 's' with 0 options (1 to 25)"),
        (layout(row(select(options=[{"label": "A", "value": "1"}] * 2))), "select 's' has value '1' twice"),
        (layout(row(select(max_values=4))), "select 's' allows 4 values of 3 options"),
        (layout(row(select(min_values=2))), "select 's' has min_values 2 over max_values 1"),
        (layout(row()), "empty row"),
        (layout(row(*(button(str(n)) for n in range(6)))), "row of 6 buttons (at most 5)"),
        (layout(row(button(), select())), "row of more than one component that are not all buttons"),
        (layout(row(select("a"), select("b"))), "row of more than one component that are not all buttons"),
        (layout(gallery("table.png")), "shows 'table.png', which is not attached"),
    ],
)
def test_bad_messages_are_caught(message: Json, problem: str) -> None:
    assert sent(message) == [problem]


def test_two_defaults_in_a_select_for_one() -> None:
    chosen = select()
    for option in chosen["options"][:2]:
        option["default"] = True
    assert sent(layout(row(chosen))) == ["select 's' has more defaults than max_values 1"]


def test_the_same_message_is_checked_on_every_way_out() -> None:
    message = layout(row(button("a")), row(button("a")))
    ways: list[tuple[str, str, Json]] = [
        ("POST", "/webhooks/1/token", message),
        ("PATCH", "/webhooks/1/token/messages/@original", message),
        ("PATCH", "/channels/1/messages/2", message),
        ("POST", "/interactions/1/token/callback", {"type": 4, "data": message}),
        ("POST", "/interactions/1/token/callback", {"type": 7, "data": message}),
    ]
    for method, path, body in ways:
        assert list(limit_problems(method, path, body)) == ["duplicate custom_id: 'a'"]


def test_an_edit_may_leave_the_flag_and_kept_files_out() -> None:
    assert edited({"components": [text(), gallery("table.png")]}) == []


@pytest.mark.parametrize("data", [{}, {"flags": 64}, {"flags": 64, "tts": False}])
def test_deferrals(data: Json) -> None:
    assert list(limit_problems("POST", "/interactions/1/t/callback", {"type": 5, "data": data})) == []


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"flags": V2}, "a deferral takes no flag but EPHEMERAL"),
        ({"content": "Soon"}, "a deferral takes no content"),
    ],
)
def test_bad_deferrals(data: Json, problem: str) -> None:
    assert list(limit_problems("POST", "/interactions/1/t/callback", {"type": 5, "data": data})) == [problem]


def test_autocomplete() -> None:
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    answer = {"type": 8, "data": {"choices": choices}}
    assert list(limit_problems("POST", "/interactions/1/t/callback", answer)) == [
        "26 autocomplete choices (at most 25)"
    ]


def label(component: Json, name: str = "Target score", **more: Json) -> Json:
    return {"type": 18, "label": name, "component": component, **more}


def text_input(custom_id: str = "score") -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1}


def modal(*components: Json, **more: Json) -> Json:
    return {"title": "Settings", "custom_id": "m", "components": list(components), **more}


def shown(data: Json) -> list[str]:
    return list(limit_problems("POST", "/interactions/1/token/callback", {"type": 9, "data": data}))


def test_a_good_modal_passes() -> None:
    old = row({**text_input("name"), "label": "Name"})
    assert shown(modal(text(), label(text_input()), label(select(), description="One"), old)) == []


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (modal(), "modal with 0 components (1 to 5)"),
        (modal(*[text()] * 6), "modal with 6 components (1 to 5)"),
        (modal(text(), title="x" * 46), "modal title of 46 characters (1 to 45)"),
        (modal(text(), title=""), "modal title of 0 characters (1 to 45)"),
        (modal(text(), custom_id="x" * 101), "modal custom_id of 101 characters (1 to 100)"),
        (modal(label(text_input("a")), label(text_input("a"))), "duplicate custom_id: 'a'"),
        (modal(label(select(count=26))), "select 's' with 26 options (1 to 25)"),
        (modal(label(text_input(), "x" * 46)), "modal label of 46 characters (1 to 45)"),
        (
            modal(label(text_input(), description="x" * 101)),
            "modal label's description of 101 characters (at most 100)",
        ),
        (modal(row(button())), "a modal's row holds one text input and nothing else"),
        (modal(container(text())), "component of type 17 at the top of a modal"),
    ],
)
def test_bad_modals_are_caught(data: Json, problem: str) -> None:
    assert shown(data) == [problem]


def command(**more: Json) -> Json:
    return {"name": "canasta", "description": "Play", "type": 1, **more}


def option(name: str = "players", kind: int = 4, **more: Json) -> Json:
    return {"name": name, "description": "How many", "type": kind, **more}


def synced(*commands: Json) -> list[str]:
    return list(limit_problems("PUT", "/applications/1/commands", list(commands)))


GOOD_COMMAND = command(
    name_localizations={"de": "canasta", "th": "ไพ่คานาสต้า", "hi": "कनास्ता", "ja": "カナスタ"},
    options=[
        option(
            "new",
            1,
            options=[option(required=True), option("target", choices=[{"name": "5000", "value": 5000}])],
        ),
        option("admin", 2, options=[option("end", 1)]),
    ],
)


def test_good_commands_pass() -> None:
    menu = {"name": "Show this player's games", "type": 2}
    assert synced(GOOD_COMMAND, menu, *(command(name=f"c{n}") for n in range(99))) == []
    assert list(limit_problems("PUT", "/applications/1/guilds/2/commands", [GOOD_COMMAND])) == []
    assert list(limit_problems("POST", "/applications/1/commands", GOOD_COMMAND)) == []


def long_command() -> Json:
    """A command of exactly 8000 characters: 11, and 19 options of 400, and one of 389."""
    choices = [{"name": f"{n:050}", "value": f"{n:050}"} for n in range(3)]
    options = [option(f"{n:02}", 3, description="x" * 98, choices=choices) for n in range(19)]
    return command(options=[*options, option("last", 3, description="x" * 85, choices=choices)])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda c: c.update(name="Canasta"), "/Canasta: not a command name: 'Canasta'"),
        (lambda c: c.update(name="new game"), "/new game: not a command name: 'new game'"),
        (lambda c: c.update(name_localizations={"de": "Ü"}), "/canasta: not a command name: 'Ü'"),
        (lambda c: c.update(description=""), "/canasta: description of 0 characters (1 to 100)"),
        (
            lambda c: c.update(description_localizations={"de": "x" * 101}),
            "/canasta: description of 101 characters (1 to 100)",
        ),
        (lambda c: c.update(name_localizations={"en": "canasta"}), "/canasta: unknown locales ['en']"),
        (
            lambda c: c.update(options=[option(f"o{n}") for n in range(26)]),
            "/canasta: 26 options (at most 25)",
        ),
        (lambda c: c.update(options=[option(), option()]), "/canasta: option 'players' twice"),
        (
            lambda c: c.update(options=[option("a"), option("b", required=True)]),
            "/canasta: required option after an optional one",
        ),
        (lambda c: c.update(options=[option("a", 1), option("b")]), "/canasta: subcommands beside options"),
        (
            lambda c: c.update(options=[option("a", 2, options=[option("b", 2)])]),
            "/canasta a: a group inside a group",
        ),
        (
            lambda c: c.update(options=[option("a", 2, options=[option("b", 1, options=[option("c", 1)])])]),
            "/canasta a b: a subcommand inside a subcommand",
        ),
        (
            lambda c: c.update(options=[option(choices=[{"name": str(n), "value": n} for n in range(26)])]),
            "/canasta players: 26 choices (at most 25)",
        ),
        (
            lambda c: c.update(options=[option(choices=[{"name": n, "value": 1} for n in "ab"])]),
            "/canasta players: choice value 1 twice",
        ),
        (
            lambda c: c.update(options=[option(choices=[{"name": "", "value": 1}])]),
            "/canasta players: choice name of 0 characters (1 to 100)",
        ),
    ],
)
def test_bad_commands_are_caught(change: Callable[[Json], None], problem: str) -> None:
    changed = command()
    change(changed)
    assert synced(changed) == [problem]


def test_a_command_of_too_much_text_is_caught() -> None:
    exact = long_command()
    assert synced(exact) == []

    longer = copy.deepcopy(exact)
    longer["name_localizations"] = {"de": longer["name"] + "x"}
    assert synced(longer) == ["/canasta: 8001 characters of text (at most 8000)"]


def test_too_many_commands_are_caught() -> None:
    assert synced(*(command(name=f"c{n}") for n in range(101))) == ["101 commands of type 1 (at most 100)"]
    assert synced(*({"name": f"Menu {n}", "type": 3} for n in range(16))) == ["16 commands of type 3 (at most 15)"]
    assert synced(command(), command()) == ["command 'canasta' twice"]
    assert synced({"name": "x" * 33, "type": 2}) == [f"menu entry {'x' * 33!r} of 33 characters (1 to 32)"]


def test_command_names() -> None:
    assert all(map(is_command_name, ["new", "new-game", "new_game", "l'atout", "3er", "à", "x" * 32, "カード"]))
    assert not any(map(is_command_name, ["", "New", "new game", "new.game", "x" * 33, "♥"]))


@pytest.mark.parametrize("name", ["x", "c♥q", "x" * 33, "c-hq"])
def test_emoji_names(name: str) -> None:
    assert list(limit_problems("POST", "/applications/1/emojis", {"name": name, "image": ""})) == [
        f"not an emoji's name: {name!r}"
    ]


def test_other_requests_are_left_alone() -> None:
    assert list(limit_problems("PUT", "/channels/1/pins/2", None)) == []
    assert list(limit_problems("POST", "/applications/1/emojis", {"name": "c_hq", "image": ""})) == []
