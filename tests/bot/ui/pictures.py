"""Tables in chosen positions, and looking at what is rendered from them."""

from collections.abc import Iterator, Sequence
from typing import Any, Unpack

from discord import ui

from bot.i18n import words_for
from bot.tables.table import Stage, Table, TableId, UserId
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import Button
from bot.ui.rendered import Rendered
from engine.events import Event
from engine.position import read_position
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC
from engine.state import State, new_match
from engine.view import View, view_for
from tests.discord_spec.messages import message_problems
from tests.engine.notation import Case, request

#: A mixed canasta of nines: two wild cards.
MIXED_NINES = "c9 c9 d9 d9 h9 jk s2"
WORDS = words_for("en-US")
#: Ids as long as Discord's own get.
ANNA, BEN, CARLA, DAVE = USERS = tuple(UserId(1_100_000_000_000_000_000 + number) for number in range(4))
EVE = UserId(1_100_000_000_000_000_004)
NORTH, EAST, SOUTH, WEST = (Seat(seat) for seat in range(4))


def position(hand: str = "", *, ruleset: Ruleset = CLASSIC, **case: Unpack[Case]) -> State:
    """Return a state in the notation of the acceptance tests; seat 0 is to move unless the case says otherwise."""
    return read_position(request(hand, **case)["position"], ruleset)


def table_of(match: State, **fields: Any) -> Table:
    """Return a table at which four users play this match."""
    usual: dict[str, Any] = {
        "id": TableId("7KQ4"),
        "guild_id": 1,
        "channel_id": 2,
        "ruleset": match.ruleset,
        "match": match,
        "seats": USERS,
        "host": ANNA,
        "stage": Stage.PLAYING,
        "revision": 37,
        "turn_since": 1_764_000_000.0,
    }
    return Table(**{**usual, **fields})


def lobby(*seats: UserId | None, **fields: Any) -> Table:
    """Return a table in its lobby; a ruleset of another size is given as a field."""
    ruleset = fields.pop("ruleset", CLASSIC)
    return table_of(new_match(ruleset), seats=seats, stage=Stage.LOBBY, **fields)


def seen(match: State, seat: Seat | None = None, log: Sequence[Event] = ()) -> View:
    """Return what a seat sees, or a spectator."""
    return view_for(match, seat, log=log)


def check(rendered: Rendered) -> Rendered:
    """Fail if Discord would refuse the message, or if a press on it could not be read; return it."""
    components = rendered.layout.to_components()  # type: ignore[no-untyped-call]
    message = {"components": components, "flags": 1 << 15}
    problems = list(message_problems(message, is_new=True))
    assert problems == []
    assert rendered.fits
    assert rendered.layout.is_finished()
    assert all(f"<@{user}>" in rendered.text for user in rendered.mentions)  # otherwise it notifies nobody
    for item in rendered.interactive():
        assert Press.parse(str(item.custom_id)) is not None
        assert not item.disabled or why_not(item) in rendered.text
    return rendered


def why_not(item: ui.Button[Any] | ui.Select[Any]) -> str:
    """Return why a control is out of use."""
    assert isinstance(item, Button), item.custom_id
    assert item.why_not, item.label
    return item.why_not


def presses(rendered: Rendered) -> dict[Verb, list[Press]]:
    """Return what the message lets its reader press now, by verb."""
    found: dict[Verb, list[Press]] = {}
    for item in rendered.interactive():
        press = Press.parse(str(item.custom_id))
        if press is not None and not item.disabled:
            found.setdefault(press.verb, []).append(press)
    return found


def options(rendered: Rendered, verb: Verb) -> dict[str, str]:
    """Return the choices of all selects of a verb: what each says, by its value."""
    return {
        option.value: f"{option.label} | {option.description or ''}".rstrip(" |")
        for select in selects(rendered, verb)
        for option in select.options
    }


def selects(rendered: Rendered, verb: Verb) -> Iterator[ui.Select[Any]]:
    """Yield the selects of a verb."""
    for item in rendered.interactive():
        press = Press.parse(str(item.custom_id))
        if isinstance(item, ui.Select) and press is not None and press.verb is verb:
            yield item


def labels(rendered: Rendered) -> list[str]:
    """Return the labels of all buttons, those out of use in brackets."""
    buttons = [item for item in rendered.interactive() if isinstance(item, ui.Button)]
    return [f"({item.label})" if item.disabled else str(item.label) for item in buttons]
