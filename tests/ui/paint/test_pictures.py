"""Drawings: what is wanted in many sizes is read once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.ui.paint import pictures
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.pictures import picture

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtSvg import QSvgRenderer

    from valeria_desktop.ui.paint.look import Look

SIGNS = ("gold", "strength", "magic", "slay", "recruit", "build", "monsters", "holy", "shadow")
COLOURS = ("#010101", "#020202", "#030303")
"""Nothing else is painted in these, so no drawing has been read in them before."""


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which drawings are read, in which order."""
    names: list[str] = []
    read_it = pictures._read

    def reading(path: Path, colour: str) -> QSvgRenderer:
        names.append(path.stem)
        return read_it(path, colour)

    monkeypatch.setattr(pictures, "_read", reading)
    ALBUM.clear()
    return names


def test_signs_are_read_once_for_all_their_sizes(look: Look, read: list[str]) -> None:
    for side in (11, 13, 17):
        for name in SIGNS:
            for colour in COLOURS:
                assert look.icon(name, side, 1.0, colour).width() == side
    assert sorted(read) == sorted(SIGNS * len(COLOURS))


def test_a_large_scene_is_not_held_when_it_has_been_drawn(look: Look, read: list[str]) -> None:
    del look
    for side in (31, 33):
        picture("scenes/node-master-of-swords.svg", side, side, 1.0)
    assert read == ["node-master-of-swords"] * 2
