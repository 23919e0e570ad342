"""Doors: opened when first gone through, and once."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.kernel.doors import Door, DoorError, behind, door, loads

if TYPE_CHECKING:
    from pathlib import Path

ROOM = "a_room_behind_a_door"


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, ROOM, raising=False)
    return tmp_path / f"{ROOM}.py"


def test_what_is_made_behind_a_door_is_made_when_somebody_goes_through_and_only_once() -> None:
    opened: list[int] = []

    def make() -> type[complex]:
        opened.append(1)
        return complex

    made = behind(make)
    assert not opened
    assert made(1, imag=2) == 1 + 2j
    assert made(3) == 3
    assert opened == [1]


def test_a_module_behind_a_door_is_imported_when_somebody_goes_through(room: Path) -> None:
    room.write_text("def added(one, *, other):\n    return one + other\n", encoding="utf-8")
    added = door(f"{ROOM}:added")
    assert ROOM not in sys.modules
    assert added(2, other=3) == 5
    del sys.modules[ROOM].__dict__["added"]
    assert added(3, other=4) == 7


def test_modules_are_loaded_while_nobody_waits(room: Path) -> None:
    room.write_text("", encoding="utf-8")
    load = loads("math", ROOM)
    assert ROOM not in sys.modules
    load()
    assert ROOM in sys.modules


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("nowhere_at_all.room:Thing", "The door nowhere_at_all.room:Thing leads to no module."),
        ("json.nowhere:Thing", "The door json.nowhere:Thing leads to no module."),
        ("json:Thing", "The door json:Thing leads to a module without Thing."),
    ],
)
def test_a_door_to_nothing_says_what_is_not_there(where: str, words: str) -> None:
    with pytest.raises(DoorError) as caught:
        Door(where).open()
    assert caught.value.words == words


def test_what_a_module_lacks_itself_is_told_as_it_is(room: Path) -> None:
    room.write_text("import a_library_that_is_not_here\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="a_library_that_is_not_here"):
        door(f"{ROOM}:anything")()
