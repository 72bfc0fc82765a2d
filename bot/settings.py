"""What the operator decides: read from the environment and from the file .env, and checked as a whole."""

import re
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import BotError

#: What people leave in the place of a token, letters only.
_PLACEHOLDER = re.compile(
    r"((insert|paste|put|enter|add)?(your|my|the)?(discord|bot)*(token|secret)?(goes)?(here)?"
    r"|changeme|replaceme|replacethis|todo|none|null|x+)"
)

#: Which computer plays for whoever leaves a match, as an operator writes it.
STAND_INS = ("expert", "standard", "beginner", "off")

#: How long a turn may take, as an operator writes it, in seconds.
TURN_CLOCKS = {
    "off": 0,
    "1m": 60,
    "2m": 120,
    "5m": 300,
    "15m": 900,
    "1h": 3600,
    "6h": 21600,
    "1d": 86400,
    "3d": 259200,
    "7d": 604800,
}

_ADVICE = {
    "discord_token": (
        "DISCORD_TOKEN is missing. Open https://discord.com/developers/applications, choose your application"
        " or make one, and press Reset Token on its page Bot. Put what you get into the file .env (begin with"
        " a copy of .env.example), as DISCORD_TOKEN=..."
    ),
    "database": "DATABASE must name a file in a folder that exists, such as DATABASE=canasta.db.",
    "log_level": "LOG_LEVEL must be one of DEBUG, INFO, WARNING and ERROR.",
    "log_format": "LOG_FORMAT must be text or json.",
    "keep_games_days": "KEEP_GAMES_DAYS must be a number of days from 1 to 3650, such as 90.",
    "keep_server_days": "KEEP_SERVER_DAYS must be a number of days from 1 to 3650, such as 30.",
    "metrics_port": "METRICS_PORT must be a port from 1 to 65535, such as 9100, or empty.",
    "turn_clock": f"TURN_CLOCK must be one of {', '.join(TURN_CLOCKS)}.",
    "stand_in": f"STAND_IN must be one of {', '.join(STAND_INS)}.",
    "computer_pause": "COMPUTER_PAUSE must be a number of seconds from 0 to 10, such as 1.5.",
    "commands_guild": (
        "COMMANDS_GUILD must be the number of one server (its ID: turn on Developer Mode in Discord, right-"
        "click the server, Copy Server ID), or empty."
    ),
}


class SettingsError(BotError):
    """The bot cannot start with these settings; the text tells the operator all that is wrong."""


class Settings(BaseSettings):
    """The bot's settings; each field's name in capitals is the variable that sets it."""

    model_config = SettingsConfigDict(
        frozen=True,
        extra="ignore",
        env_ignore_empty=True,
        env_file_encoding="utf-8-sig",
        hide_input_in_errors=True,
    )

    discord_token: SecretStr
    database: Path = Path("canasta.db")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    #: Days after which a table is deleted that is over.
    keep_games_days: int = Field(default=90, ge=1, le=3650)
    #: Days after which everything of a server is deleted that the bot was taken out of.
    keep_server_days: int = Field(default=30, ge=1, le=3650)
    #: Where /health and /metrics are served, on this machine alone; None is nowhere.
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    #: How many seconds a turn may take at a new table; 0 is no clock.
    turn_clock: int = 0
    #: Which computer plays at a new table for whoever leaves the match; off is nobody.
    stand_in: Literal["expert", "standard", "beginner", "off"] = "expert"
    #: Seconds before each turn of a computer, so that people can follow.
    computer_pause: float = Field(default=1.5, ge=0, le=10)
    #: A server in which slash commands change at once; None means that they are for every server.
    commands_guild: int | None = Field(default=None, gt=0, lt=1 << 63)

    @field_validator("*", mode="before")
    @classmethod
    def _without_wrapping(cls, value: Any, info: ValidationInfo) -> Any:
        """Take off what clings to a pasted value; what is then empty was not set."""
        if not isinstance(value, str) or info.field_name is None:
            return value
        value = value.strip().strip("\"'`").strip()
        field = cls.model_fields[info.field_name]
        return field.default if not value and not field.is_required() else value

    @field_validator("discord_token")
    @classmethod
    def _is_a_token(cls, token: SecretStr) -> SecretStr:
        text = token.get_secret_value()
        if _PLACEHOLDER.fullmatch(re.sub(r"[^a-z]", "", text.lower())) or not re.fullmatch(r"\S+", text):
            raise ValueError
        return token

    @field_validator("database")
    @classmethod
    def _can_hold_a_file(cls, path: Path) -> Path:
        path = path.expanduser()
        # The last folder is made where it is missing; more than one is rather a slip.
        if path.is_dir() or not (path.parent.is_dir() or (path.parent.parent.is_dir() and not path.parent.exists())):
            raise ValueError
        return path

    @field_validator("turn_clock", mode="before")
    @classmethod
    def _in_seconds(cls, value: Any) -> Any:
        # This comes before what clings to a pasted value is taken off.
        return TURN_CLOCKS.get(value.strip("\"'` ").lower(), value) if isinstance(value, str) else value

    @field_validator("turn_clock")
    @classmethod
    def _is_offered(cls, seconds: int) -> int:
        if seconds not in TURN_CLOCKS.values():
            raise ValueError
        return seconds

    @field_validator("log_format", "stand_in", mode="before")
    @classmethod
    def _in_small_letters(cls, value: Any) -> Any:
        return value.lower() if isinstance(value, str) else value

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: Any) -> Any:
        return value.upper() if isinstance(value, str) else value


def load_database(env_file: Path = Path(".env")) -> Path:
    """Read where the database is, for what needs no token; raise `SettingsError` with every problem."""
    return _load(env_file, discord_token="needed-elsewhere").database


def load_metrics_port(env_file: Path = Path(".env")) -> int | None:
    """Read where a running bot tells how it is; raise `SettingsError` with every problem."""
    return _load(env_file, discord_token="needed-elsewhere").metrics_port


def load_settings(env_file: Path = Path(".env")) -> Settings:
    """Read the settings, the environment before the file; raise `SettingsError` with every problem."""
    return _load(env_file)


def _load(env_file: Path, **given: Any) -> Settings:
    try:
        return Settings(_env_file=env_file, **given)
    except ValidationError as error:
        fields = dict.fromkeys(str(problem["loc"][0]) for problem in error.errors(include_input=False))
        problems = [_ADVICE[field] for field in _ADVICE if field in fields]
    except UnicodeDecodeError:
        problems = [f"The file {env_file} is not plain text in UTF-8; save it again as such."]
    # Raised out here, so that the token in the first error's values reaches no traceback.
    raise SettingsError("\n".join(problems))
