"""A match photographed in the sandbox's page: what stops it, and the pictures that README shows."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.message import Message
from tests.screenshots import __main__ as program
from tests.screenshots.evening import gallery, moments
from tests.shared_folder import CHECKOUT

MOST_BYTES = 150_000


async def test_a_match_has_all_that_is_photographed_in_the_language_of_the_server() -> None:
    seen: dict[str, Message] = {}
    described: dict[str, list[str]] = {}
    async for _, moment in moments("it"):
        seen[moment.name] = moment.message
        described[moment.name] = gallery(moment.message)
        if moment.name == "3-hand":
            assert moment.message.reader is moment.viewer.user
    names = sorted(seen)
    assert names == ["1-lobby", "2-board", "3-hand", "4-question", "5-round", "6-match"]
    assert {name: len(pictures) for name, pictures in described.items() if pictures} == {
        "2-board": 1,
        "5-round": 1,
        "6-match": 2,
    }
    assert described["2-board"][0].startswith("Tavolo di Canasta")
    assert "Risultato" in described["6-match"][0]
    assert "Posso chiudere" in seen["4-question"].text


def test_without_a_browser_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setattr(program, "what_is_missing", lambda: "There is no Chromium here.")
    assert program.main(["--out", str(tmp_path)]) == 1
    assert "no Chromium" in capsys.readouterr().err


@pytest.mark.parametrize("name", [name for name, _ in program.README_PICTURES.values()])
def test_the_pictures_of_the_readme_are_there_and_described(name: str) -> None:
    picture = program.README / f"{name}.png"
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) < MOST_BYTES
    path = re.escape(picture.relative_to(CHECKOUT).as_posix())
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    [alt] = re.findall(rf'<img src="{path}" width="\d+" alt="([^"]+)">', readme)
    assert len(alt) > 40
