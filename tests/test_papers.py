"""What SECURITY.md, PRIVACY.md, TERMS.md and HOSTING.md say is so."""

import re

import pytest

from bot.i18n import words_for
from bot.operation import metrics
from bot.operation.upkeep import Keeping
from bot.settings import Settings
from bot.ui.custom_id import Verb
from bot.ui.help import COMMANDS
from storage.sqlite.opening import PRIVATE
from tests.shared_folder import CHECKOUT

PAPERS = ("SECURITY.md", "PRIVACY.md", "TERMS.md", "HOSTING.md")


def paper(name: str) -> str:
    return (CHECKOUT / name).read_text(encoding="utf-8")


def test_the_days_are_the_defaults_of_the_settings() -> None:
    defaults = {name: field.default for name, field in Settings.model_fields.items()}
    assert Keeping() == Keeping(games=defaults["keep_games_days"], servers=defaults["keep_server_days"])
    told = re.findall(r"\*\*(\d+) days\*\*", paper("PRIVACY.md"))
    assert [int(days) for days in told] == [Keeping().games, Keeping().servers]
    readme = paper("README.md")
    assert f"itself {Keeping().games} days after it is over" in readme
    assert f"| `KEEP_GAMES_DAYS` | `{Keeping().games}` |" in readme
    assert f"| `KEEP_SERVER_DAYS` | `{Keeping().servers}` |" in readme
    for name, days in (("KEEP_GAMES_DAYS", Keeping().games), ("KEEP_SERVER_DAYS", Keeping().servers)):
        assert f"{name}={days}" in paper(".env.example")
        assert f"${{{name}:-{days}}}" in paper("compose.yaml")


def test_the_commands_and_buttons_that_are_named_are_there() -> None:
    words = words_for("en")
    for name in PAPERS:
        for command in re.findall(r"`/canasta ([a-z]+)`", paper(name)):
            assert command in COMMANDS
    assert f"**{words.of('button', Verb.EXPORT)}**" in paper("PRIVACY.md")
    assert f"**{words.of('button', Verb.ERASE)}**" in paper("PRIVACY.md")


def test_the_tests_that_are_named_are_there() -> None:
    named = re.findall(r"`(tests/[^`]+)`", paper("SECURITY.md"))
    assert len(named) > 15
    assert [name for name in named if not (CHECKOUT / name).exists()] == []


@pytest.mark.parametrize("name", [*PAPERS, "README.md"])
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([A-Z]+(?:\.md)?)[)#]", paper(name)):
        assert (CHECKOUT / target).exists()


def test_what_is_measured_is_named() -> None:
    text = paper("HOSTING.md")
    for family in metrics.REGISTRY.collect():
        assert family.name in text
    for kind in metrics.Kind:
        assert f"`{kind}`" in text


def test_files_are_as_private_as_is_said() -> None:
    assert f"{PRIVATE:04o}" in paper("SECURITY.md")
    assert f"{PRIVATE:04o}" in paper("HOSTING.md")


def test_every_setting_that_is_set_for_a_host_is_one() -> None:
    names = {name.upper() for name in Settings.model_fields}
    # What stands in .env has to come through; where the file and the port are is the image's own affair.
    assert set(re.findall(r"^      ([A-Z_]+):", paper("compose.yaml"), re.MULTILINE)) == names - {
        "DATABASE",
        "METRICS_PORT",
    }
    [environment] = re.findall(r"^Environment=(.*)$", paper("canasta.service"), re.MULTILINE)
    assert {part.partition("=")[0] for part in environment.split()} - {"PYTHONUNBUFFERED"} <= names
    for name in re.findall(r"^ENV .*?$|^    ([A-Z_]+)=", paper("Dockerfile"), re.MULTILINE):
        assert name in names | {"", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"}


def test_where_a_procfile_is_read_this_is_installed_with_the_versions_that_were_tested() -> None:
    assert f"`{paper('Procfile').strip()}`" in paper("HOSTING.md")
    wanted = [line for line in paper("requirements.txt").splitlines() if not line.startswith("#")]
    assert wanted == ["--constraint constraints.txt", "."]


def test_the_image_gets_all_that_is_installed_and_no_secret() -> None:
    let_in = set(re.findall(r"^!(\S+)$", paper(".dockerignore"), re.MULTILINE))
    copied = {
        name
        for line in re.findall(r"^COPY (?!--)(.*)$", paper("Dockerfile"), re.MULTILINE)
        for name in line.split()[:-1]
    }
    assert copied == let_in
    assert {"bot", "storage", "engine", "pyproject.toml"} <= let_in
    assert not any(name.startswith(".") or "db" in name for name in let_in)
