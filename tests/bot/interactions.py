"""An interaction without a Discord behind it: it notes what is asked of it, and fails where a test wants it to."""

import itertools
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.ui.layout import message, text
from bot.ui.rendered import Rendered
from tests.bot.tables.rig import CHANNEL, GUILD

NEW_MESSAGE = 700
_ids = itertools.count(1)


def http_error(
    status: int, code: int, words: str = "", *, errors: dict[str, Any] | None = None
) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord's; ``errors`` name the fields that it dislikes."""
    response = cast(Any, SimpleNamespace(status=status, reason="as the test wants it"))
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": words, "errors": errors})


def refused_label() -> discord.HTTPException:
    """Return Discord's refusal of a message because of a label, which it quotes."""
    leaf = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Q♥ K♣ is too long."}]}
    errors = {"components": {"0": {"components": {"2": {"label": leaf, "Q♥": leaf}}}}}
    return http_error(400, 50035, "Invalid Form Body", errors=errors)


def saying(words: str) -> Rendered:
    """Return a message that says something."""
    return message(text(words))


class FakeInteraction:
    """Stands in for ``discord.Interaction``; ``calls`` are what was asked of Discord, oldest first."""

    def __init__(
        self,
        *,
        locale: str = "en-US",
        kind: discord.InteractionType = discord.InteractionType.component,
        user: int = 0,
        data: dict[str, Any] | None = None,
        message: int | None = None,
        is_private: bool = False,
        guild: int = GUILD,
        channel: int = CHANNEL,
        may_manage: bool = False,
    ) -> None:
        """Be what a user sends; ``message`` is the one that was pressed, which only they see if it ``is_private``."""
        self.locale = discord.Locale(locale)
        self.type = kind
        self.id = next(_ids)
        self.user = SimpleNamespace(id=user, display_name="somebody")
        self.guild_id = guild
        self.channel_id = channel
        self.permissions = discord.Permissions(manage_guild=may_manage)
        self.channel = None
        self.app_permissions = discord.Permissions(attach_files=True, view_channel=True, send_messages=True)
        self.data = data
        flags = SimpleNamespace(ephemeral=is_private)
        self.message = None if message is None else SimpleNamespace(id=message, flags=flags)
        self.calls: list[tuple[str, dict[str, Any]]] = []
        #: What is raised by the next call of a name.
        self.errors: dict[str, Exception] = {}
        self.response = SimpleNamespace(
            defer=self._call("defer"),
            send_message=self._call("send_message", SimpleNamespace(message_id=NEW_MESSAGE)),
            edit_message=self._call("edit_message"),
            send_modal=self._form,
        )
        self.followup = SimpleNamespace(send=self._call("followup", SimpleNamespace(id=NEW_MESSAGE + 1)))
        self.edit_original_response = self._call("edit_original", SimpleNamespace(id=NEW_MESSAGE))
        self.delete_original_response = self._call("delete_original")

    async def _form(self, form: discord.ui.Modal) -> None:
        await self._call("send_modal")(form=form)

    @property
    def discord(self) -> discord.Interaction[Any]:
        """Itself, as the type that it stands in for."""
        return cast(discord.Interaction[Any], self)

    @property
    def names(self) -> list[str]:
        """The names of the calls."""
        return [name for name, _ in self.calls]

    def said(self, index: int = -1) -> str:
        """Return the text of a call's message."""
        view = self.calls[index][1]["view"]
        return Rendered(view).text

    def _call(self, name: str, result: object = None) -> Callable[..., Awaitable[Any]]:
        async def call(**values: Any) -> Any:
            self.calls.append((name, values))
            error = self.errors.pop(name, None)
            if error is not None:
                raise error
            return result

        return call
