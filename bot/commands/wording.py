"""Names and descriptions of the commands in each language that has a catalog."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.i18n import DEFAULT, catalogs, words_for


def wording(message_id: str) -> app_commands.locale_str:
    """Return a text of the catalogs for a command's definition; English is what Discord shows by default."""
    return app_commands.locale_str(words_for(DEFAULT)(message_id), id=message_id)


class Translator(app_commands.Translator):
    """Translates command texts when the commands are registered."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a text in a language that has a catalog, else None."""
        message_id = string.extras.get("id")
        code = next((code for code in (locale.value, locale.language_code) if code in catalogs()), None)
        if message_id is None or code is None or code == DEFAULT:
            return None
        return words_for(code)(message_id)
