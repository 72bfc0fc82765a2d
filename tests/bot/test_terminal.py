"""The rules of a game in a terminal."""

import sys

import pytest

from bot import __main__ as program
from bot.i18n import catalogs
from engine.rulesets import RULESETS


def test_the_rules_of_a_game_are_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["canasta", "rules", "--ruleset", "samba"])
    assert program.main() == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Samba\n=====\n")
    assert "first to 10,000 points" in printed


def test_without_a_name_it_is_classic(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["canasta", "rules"])
    assert program.main() == 0
    assert capsys.readouterr().out.startswith("Classic\n=======\n")


def test_an_unknown_game_is_answered_with_the_known_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["canasta", "rules", "--ruleset", "whist"])
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert all(name in said for name in RULESETS)
    monkeypatch.setattr(sys, "argv", ["canasta", "rules", "--help"])
    with pytest.raises(SystemExit):
        program.main()
    assert "hand-and-foot" in capsys.readouterr().out


def test_letters_are_marked_to_find_what_is_not_translated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["canasta", "rules", "--locale", "en-XA"])
    assert program.main() == 0
    assert capsys.readouterr().out.startswith("Ćŀȧşşīć\n=======\n")


@pytest.mark.parametrize(("code", "title"), [("it", "Classica"), ("pt-BR", "Clássica"), ("en-GB", "Classic")])
def test_the_rules_are_printed_in_a_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: str, title: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["canasta", "rules", "--locale", code, "--ruleset", "classic"])
    assert program.main() == 0
    assert capsys.readouterr().out.startswith(f"{title}\n")


def test_an_unknown_language_is_answered_with_the_known_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["canasta", "rules", "--locale", "xx"])
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert all(code in said for code in catalogs())
