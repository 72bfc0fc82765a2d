"""What users do with the bot: they type commands, press, choose and fill in forms, as a client lets them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.sandbox.commands import SLASH, SUBCOMMAND, CommandBook
from bot.sandbox.components import BUTTON, SELECT, SELECTS, USER_SELECT, walk
from bot.sandbox.interactions import Interaction, InteractionBook, Kind
from bot.sandbox.message import Message
from bot.sandbox.messages import MessageBook
from bot.sandbox.objects import resolved_json
from bot.sandbox.permissions import SEND, SEND_IN_THREADS, USE_COMMANDS, permissions_of
from bot.sandbox.wire import Id, Json
from bot.sandbox.world import Channel, User, World

_USER_OPTION: Final = 6
_KINDS: Final[Mapping[int, tuple[type, ...]]] = {
    3: (str,),
    4: (int,),
    5: (bool,),
    _USER_OPTION: (str,),
    10: (int, float),
}


class NotPossibleError(Exception):
    """A client would not let a user do that; the text says why."""


class Acting:
    """Turns what users do into interactions, and hands them to the bot."""

    def __init__(
        self,
        world: World,
        messages: MessageBook,
        commands: CommandBook,
        interactions: InteractionBook,
        deliver: Callable[[Interaction], None],
    ) -> None:
        self._world = world
        self._messages = messages
        self._commands = commands
        self._interactions = interactions
        self._deliver = deliver

    def command(self, user: User, channel: Channel, path: Sequence[str], options: Mapping[str, Any]) -> Interaction:
        """Type a slash command; ``path`` and options have their default names.

        Raises:
            NotPossibleError: A client would not send that.
        """
        return self._type(user, channel, path, options, focused=None)

    def autocomplete(
        self, user: User, channel: Channel, path: Sequence[str], options: Mapping[str, Any], focused: str
    ) -> Interaction:
        """Ask for completions of the option that is being typed.

        Raises:
            NotPossibleError: A client would not send that.
        """
        return self._type(user, channel, path, options, focused=focused)

    def press(self, user: User, message: Message, custom_id: str) -> Interaction:
        """Press a button.

        Raises:
            NotPossibleError: A client would not send that.
        """
        found = self._control(user, message, custom_id)
        if found["type"] != BUTTON:
            raise NotPossibleError("That is no button.")
        return self._use(user, message, found)

    def select(self, user: User, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        """Choose in a select.

        Raises:
            NotPossibleError: A client would not send that.
        """
        found = self._control(user, message, custom_id)
        if found["type"] not in SELECTS:
            raise NotPossibleError("That is no select.")
        if not found.get("min_values", 1) <= len(values) <= found.get("max_values", 1):
            raise NotPossibleError("So many values cannot be chosen.")
        if found["type"] == SELECT and not set(values) <= {option["value"] for option in found["options"]}:
            raise NotPossibleError("There is no such option.")
        return self._use(user, message, found, values)

    def forge(self, user: User, message: Message, custom_id: str, values: Sequence[str] | None = None) -> Interaction:
        """Send a press that no honest client would: of an old, foreign or invented control."""
        kind = BUTTON if values is None else SELECT
        return self._use(user, message, {"type": kind, "custom_id": custom_id, "id": 1}, values)

    def submit(self, user: User, opener: Interaction, values: Mapping[str, str | Sequence[str]]) -> Interaction:
        """Send a form that an interaction has opened.

        Raises:
            NotPossibleError: It has opened none.
        """
        modal = opener.modal
        if modal is None or opener.user is not user:
            raise NotPossibleError("No form is open.")
        known = {part["custom_id"] for part in walk(modal["components"]) if part.get("custom_id")}
        if not set(values) <= known:
            raise NotPossibleError("The form has no such field.")
        data = {
            "custom_id": modal["custom_id"],
            "components": [_filled(part, values) for part in modal["components"]],
            "resolved": {},
        }
        return self._send(Kind.MODAL, user, opener.channel, data, opener.source)

    def say(self, user: User, channel: Channel, text: str) -> Message:
        """Write in a channel.

        Raises:
            NotPossibleError: Nothing is written, too much, or writing is not allowed.
        """
        needed = SEND_IN_THREADS if channel.is_thread else SEND
        if not permissions_of(user, channel) & needed:
            raise NotPossibleError("You may not write here.")
        if not text.strip() or len(text) > 2000:
            raise NotPossibleError("A message has 1 to 2000 characters.")
        return self._messages.send(channel, user, {"content": text})

    # how

    def _type(
        self, user: User, channel: Channel, path: Sequence[str], options: Mapping[str, Any], *, focused: str | None
    ) -> Interaction:
        if not permissions_of(user, channel) & USE_COMMANDS:
            raise NotPossibleError("You may not use commands here.")
        if channel.is_archived:
            raise NotPossibleError("The thread is in the archive. Write something in it first.")
        command = self._command_named(channel, path)
        required = command["default_member_permissions"]
        if required is not None and permissions_of(user, channel) & int(required) != int(required):
            raise NotPossibleError("You may not use this command.")
        leaf, known = command, command["options"]
        groups: list[Json] = []
        for name in path[1:]:
            leaf = next((each for each in known if each["name"] == name and each["type"] <= SUBCOMMAND + 1), {})
            if not leaf:
                raise NotPossibleError(f"There is no command /{' '.join(path)}.")
            groups.append({"name": name, "type": leaf["type"]})
            known = leaf.get("options") or []
        if any(each["type"] <= SUBCOMMAND + 1 for each in known):
            raise NotPossibleError(f"/{' '.join(path)} is no command by itself.")
        inner: list[Json] = _given_options(known, options, focused)
        for group in reversed(groups):
            inner = [group | {"options": inner}]
        users = [value for name, value in options.items() if _kind_of(known, name) == _USER_OPTION]
        data: Json = {"id": command["id"], "name": command["name"], "type": SLASH, "options": inner}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if users:
            if unknown := set(users) - self._world.users.keys():
                raise NotPossibleError(f"There is no user {min(unknown)}.")
            data["resolved"] = resolved_json(users, channel, self._world)
        return self._send(Kind.COMMAND if focused is None else Kind.AUTOCOMPLETE, user, channel, data)

    def _command_named(self, channel: Channel, path: Sequence[str]) -> Json:
        for command in self._commands.in_guild(channel.guild.id):
            if path and command["type"] == SLASH and command["name"] == path[0]:
                return command
        raise NotPossibleError(f"There is no command /{' '.join(path)}.")

    def _control(self, user: User, message: Message, custom_id: str) -> Json:
        if not self._messages.is_visible(message, user):
            raise NotPossibleError("You do not see this message.")
        found = message.component(custom_id)
        if found is None:
            raise NotPossibleError("The message has changed.")
        if found.get("disabled"):
            raise NotPossibleError("That is disabled.")
        return found

    def _use(self, user: User, message: Message, control: Json, values: Sequence[str] | None = None) -> Interaction:
        data: Json = {"custom_id": control["custom_id"], "component_type": control["type"], "id": control["id"]}
        if values is not None:
            data["values"] = list(values)
            if control["type"] == USER_SELECT:
                data["resolved"] = resolved_json(list(values), message.channel, self._world)
        return self._send(Kind.COMPONENT, user, message.channel, data, message)

    def _send(self, kind: Kind, user: User, channel: Channel, data: Json, source: Message | None = None) -> Interaction:
        interaction = self._interactions.open(kind, user, channel, data, source)
        self._deliver(interaction)
        return interaction


def _given_options(known: list[Json], options: Mapping[str, Any], focused: str | None) -> list[Json]:
    """Return the options as they are sent, in the order of the command."""
    names = [option["name"] for option in known]
    if unknown := sorted(set(options) - set(names)):
        raise NotPossibleError(f"There is no option {unknown[0]}.")
    given: list[Json] = []
    for option in known:
        name = option["name"]
        if name not in options:
            if option.get("required") and focused is None:
                raise NotPossibleError(f"The option {name} is missing.")
            if name == focused:
                given.append({"name": name, "type": option["type"], "value": "", "focused": True})
            continue
        value = options[name]
        if name == focused:
            _check_typed(option, value)
        else:
            _check_value(option, value)
        given.append({"name": name, "type": option["type"], "value": value})
        if name == focused:
            given[-1]["focused"] = True
    return given


def _check_typed(option: Json, value: object) -> None:
    """Refuse what cannot be in the middle of being typed; it need not be what the option takes in the end."""
    is_typed = isinstance(value, str) or (isinstance(value, (int, float)) and _is_number(value))
    if not is_typed:
        raise NotPossibleError(f"The option {option['name']} takes another kind of value.")


def _is_number(value: float) -> bool:
    return not isinstance(value, bool) and math.isfinite(value)


def _check_value(option: Json, value: object) -> None:
    is_bad_number = isinstance(value, float) and not math.isfinite(value)
    if is_bad_number or not isinstance(value, _KINDS.get(option["type"], (str,))):
        raise NotPossibleError(f"The option {option['name']} takes another kind of value.")
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise NotPossibleError(f"The option {option['name']} has no such choice.")


def _kind_of(known: list[Json], name: str) -> int:
    return next((option["type"] for option in known if option["name"] == name), 0)


def _filled(part: Json, values: Mapping[str, str | Sequence[str]]) -> Json:
    """Return a part of a form with what was filled in."""
    filled: Json = {key: part[key] for key in ("type", "id", "custom_id") if key in part}
    if "components" in part:
        filled["components"] = [_filled(child, values) for child in part["components"]]
    if "component" in part:
        filled["component"] = _filled(part["component"], values)
    name: Id | None = part.get("custom_id")
    if name is not None:
        value = values.get(name, part.get("value") or "")
        filled |= {"value": value} if isinstance(value, str) else {"values": list(value)}
    return filled
