"""The busts of Viscounts' townsfolk are drawn by a script: it stays true to its drawings."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]


@pytest.fixture
def people(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return import_module("people")


def test_people_are_as_their_script_draws_them(people: ModuleType) -> None:
    """A drawing that is changed without its script would be lost with the next one."""
    drawn = {path.name: path.read_text(encoding="utf-8") for path in people.FOLDER.glob("*.svg")}
    assert people.drawings() == drawn


def test_cards_that_share_a_name_share_a_face_and_hold_other_things(people: ModuleType) -> None:
    rows = [row.split(": ") for row in people.HANDS.split("\n") if row]
    held = [(who.split(" ", 1)[1], thing) for who, thing in rows]
    assert len(set(held)) == len(held) == 88


def test_every_face_and_every_thing_is_used(people: ModuleType) -> None:
    rows = [row.split(": ") for row in people.HANDS.split("\n") if row]
    assert {who.split(" ", 1)[1] for who, _ in rows} == set(people._faces())
    assert {thing for _, thing in rows} == set(people.THINGS)
