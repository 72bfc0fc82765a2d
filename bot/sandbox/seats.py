"""The seats of the page: each is one user's WebSocket, which shows what they see and takes what they do."""

from __future__ import annotations

import logging
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.sandbox.acting import Acting, NotPossibleError
from bot.sandbox.commands import LOCALES, CommandBook
from bot.sandbox.errors import ApiError
from bot.sandbox.frames import Frame, Refused, read_fields, ref_of
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interaction, Outcome
from bot.sandbox.message import Happening, Message
from bot.sandbox.messages import MessageBook
from bot.sandbox.outbox import Outbox
from bot.sandbox.people import channels_json, channels_of, seat_user_json
from bot.sandbox.permissions import may_see
from bot.sandbox.wire import Json, encoded
from bot.sandbox.world import Channel, Guild, User, World

_log = logging.getLogger(__name__)

FAILED: Final = "This interaction failed"
_LARGEST: Final = 64 << 10


class Seat:
    """One user in front of the page, in one server."""

    def __init__(self, user: User, guild: Guild, line: Outbox, world: World, messages: MessageBook) -> None:
        self.user = user
        self.guild = guild
        self._line = line
        self._world = world
        self._messages = messages
        self.forms: dict[int, Interaction] = {}

    def tell(self, kind: str, **values: Any) -> None:
        """Send a frame."""
        self._line.put(encoded({"type": kind, **values}))

    def hello(self, commands: CommandBook, *, is_online: bool) -> None:
        """Tell everything that there is to see."""
        channels = channels_of(self.user, self.guild)
        seen = [each for each in self._messages.visible_to(self.user) if each.channel in channels]
        self.tell(
            "hello",
            user=seat_user_json(self.user, self.guild),
            guild={"id": self.guild.id, "name": self.guild.name},
            channels=channels_json(channels),
            users=[seat_user_json(user, self.guild) for user in self._world.users.values()],
            locale=self.user.locale,
            commands=commands.in_guild(self.guild.id),
            messages=[self._shown(message, is_new=False) for message in seen],
        )
        self.tell("bot", online=is_online)

    def hear_of(self, happening: Happening, message: Message) -> None:
        """Show what has happened to a message, if the user sees it."""
        if message.channel.guild is not self.guild or not self._messages.is_visible(message, self.user):
            return
        if happening is Happening.DELETED:
            self.tell("deleted", channel=message.channel.id, id=message.id)
        else:
            self.tell("message", message=self._shown(message, is_new=happening is Happening.SENT))

    def await_outcome(self, ref: int, interaction: Interaction) -> None:
        """Tell what comes of something that the user has done."""

        def told(interaction: Interaction, outcome: Outcome) -> None:
            match outcome:
                case Outcome.MODAL:
                    self.forms[ref] = interaction
                    self.tell(outcome, ref=ref, modal=interaction.modal)
                case Outcome.CHOICES:
                    self.tell(outcome, ref=ref, choices=interaction.choices)
                case Outcome.FAILED:
                    self.tell(outcome, ref=ref, text=FAILED)
                case Outcome.ANSWERED | Outcome.THINKING:
                    self.tell(outcome, ref=ref)

        interaction.watchers.append(told)

    def _shown(self, message: Message, *, is_new: bool) -> Json:
        notifies = is_new and self.user in message.mentioned and message.author is not self.user
        return {**message.to_json(), "ephemeral": message.reader is not None, "notifies": notifies}


class Seats:
    """All seats, and what their frames ask for."""

    def __init__(
        self, world: World, messages: MessageBook, commands: CommandBook, gateway: Gateway, acting: Acting
    ) -> None:
        self._world = world
        self._messages = messages
        self._commands = commands
        self._gateway = gateway
        self._acting = acting
        self._seats: dict[Seat, web.WebSocketResponse] = {}
        messages.watchers.append(self._message)
        commands.watchers.append(self._commands_changed)
        gateway.watchers.append(self._presence)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve a seat until its page leaves."""
        user = self._world.users.get(request.query.get("user", ""))
        guilds = [each for each in self._world.guilds.values() if user is not None and user.id in each.members]
        if user is None or user.is_bot or not guilds:
            raise web.HTTPNotFound(text="There is no such user.")
        socket = web.WebSocketResponse(max_msg_size=_LARGEST, heartbeat=30)
        await socket.prepare(request)
        line = Outbox(socket, lambda message: message.decode())
        seat = Seat(user, guilds[0], line, self._world, self._messages)
        self._seats[seat] = socket
        seat.hello(self._commands, is_online=self._gateway.online.is_set())
        try:
            async for message in socket:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    self._hear(seat, message.data)
        finally:
            del self._seats[seat]
            line.cut()
        return socket

    def channels_changed(self, guild: Guild) -> None:
        """Tell which channels and threads there are now."""
        for seat in self._seats:
            if seat.guild is guild:
                seat.tell("channels", channels=channels_json(channels_of(seat.user, guild)))

    async def close(self) -> None:
        """Let every page go."""
        for socket in list(self._seats.values()):
            await socket.close(code=1001)

    # how

    def _hear(self, seat: Seat, text: str | bytes) -> None:
        ref: int | None = None
        try:
            fields = read_fields(text)
            ref = ref_of(fields)
            self._carry_out(seat, Frame(fields, ref))
        except (Refused, NotPossibleError) as error:
            seat.tell("refused", ref=ref, text=str(error))
        except ApiError as error:
            seat.tell("refused", ref=ref, text=error.message)
        except Exception:
            _log.exception("The sandbox could not carry out what a page has sent")
            seat.tell("refused", ref=ref, text="The sandbox has a bug; its log says more.")

    def _carry_out(self, seat: Seat, frame: Frame) -> None:
        user, acting = seat.user, self._acting
        made: Interaction | None = None
        match frame.kind:
            case "command":
                path, options = _path(frame), frame.options()
                made = acting.command(user, self._channel(seat, frame), path, options)
            case "autocomplete":
                path, options = _path(frame), frame.options()
                made = acting.autocomplete(user, self._channel(seat, frame), path, options, frame.text("focused"))
            case "press":
                made = acting.press(user, self._message_of(frame), frame.text("custom_id"))
            case "select":
                made = acting.select(user, self._message_of(frame), frame.text("custom_id"), frame.texts("values"))
            case "submit":
                opened = frame.number("modal_ref")
                if opened not in seat.forms:
                    raise Refused("No such form is open.")
                made = acting.submit(user, seat.forms[opened], frame.filled_in())
                del seat.forms[opened]
            case "say":
                acting.say(user, self._channel(seat, frame), frame.text("text"))
            case "dismiss":
                self._dismiss(user, self._message_of(frame))
            case "locale":
                self._set_locale(user, frame.text("locale"))
            case _:
                raise Refused("The sandbox does not know this kind of frame.")
        if made is not None:
            seat.await_outcome(frame.ref, made)

    def _channel(self, seat: Seat, frame: Frame) -> Channel:
        found = seat.guild.channels.get(frame.text("channel"))
        if found is None or not may_see(seat.user, found):
            raise Refused("There is no such channel.")
        return found

    def _message_of(self, frame: Frame) -> Message:
        return self._messages.get(frame.text("message"))

    def _dismiss(self, user: User, message: Message) -> None:
        if message.reader is not user:
            raise Refused("Only your own private messages can be dismissed.")
        for seat in self._seats:
            seat.hear_of(Happening.DELETED, message)
        self._messages.dismiss(message)

    def _set_locale(self, user: User, locale: str) -> None:
        if locale not in LOCALES:
            raise Refused("There is no such language.")
        user.locale = locale
        for seat in self._seats:
            if seat.user is user:
                seat.tell("commands", commands=self._commands.in_guild(seat.guild.id))

    def _message(self, happening: Happening, message: Message) -> None:
        for seat in self._seats:
            seat.hear_of(happening, message)

    def _commands_changed(self) -> None:
        for seat in self._seats:
            seat.tell("commands", commands=self._commands.in_guild(seat.guild.id))

    def _presence(self, is_online: bool) -> None:
        for seat in self._seats:
            seat.tell("bot", online=is_online)


def _path(frame: Frame) -> list[str]:
    path = frame.texts("path")
    if not path:
        raise Refused("A command has a path.")
    return path
