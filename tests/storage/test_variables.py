"""A variable of the program's own that says what nobody knows is told, and the usual is taken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.patience import wanted
from valeria_desktop.storage.variables import chosen

NAME = "VALERIA_BIRD"
ROOT = Path(__file__).parents[2]


def test_a_value_that_is_known_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, "owl")
    assert chosen(NAME, ("wren", "owl")) == ("owl", None)


@pytest.mark.parametrize("value", [None, ""])
def test_without_one_it_is_the_first(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    monkeypatch.delenv(NAME, raising=False)
    if value is not None:
        monkeypatch.setenv(NAME, value)
    assert chosen(NAME, ("wren", "owl")) == ("wren", None)


def test_another_value_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, "x")
    assert chosen(NAME, ("wren", "owl", "tit")) == (
        "wren",
        "The variable VALERIA_BIRD can't be 'x', only one of: wren, owl, tit. wren is used.",
    )


@pytest.mark.parametrize("text", ["x", "-1", "0", "nan", "inf", "1e300"])
def test_a_patience_that_is_none_is_told_and_the_usual_is_taken(text: str) -> None:
    assert wanted(text) == (
        900.0,
        f"VALERIA_TEST_PATIENCE must be seconds, not {text!r}. 900 is used.",
    )
    assert wanted("") == (900.0, "")
    assert wanted("2.5") == (2.5, "")


def test_every_variable_is_read_where_it_is_told() -> None:
    """Another one has to be read by what tells of a wrong value, and then to be named here."""
    read = re.compile(r"environ(?:\.get\(|\[)\"?(VALERIA_\w+|OUTPUT|VARIABLE)(?!.*\] =)")
    folders = (ROOT / "valeria_desktop", ROOT / "tests", ROOT / "packaging")
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    lines = [line for path in sources for line in path.read_text().splitlines()]
    assert {found.group(1) for line in lines if (found := read.search(line))} == {"VARIABLE"}
