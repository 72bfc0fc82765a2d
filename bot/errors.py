"""The bot's own error root; everything that it raises on purpose derives from it."""


class BotError(Exception):
    """Something that the bot cannot do, for a reason that can be told to whoever asked."""
