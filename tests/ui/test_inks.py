"""Words are read at 4.5:1 on any ground, with strong contrast at 7:1.

None of them is smaller than letters may be, either (tests of letters).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor

from tests.counts import spread
from tests.ui.every_sight import SIGHTS, show_sight
from tests.ui.listed_keys import begin_with
from tests.ui.paint.test_palette import TO_READ, contrast
from tests.ui.programs import style_for_others
from tests.ui.written import written_on
from valeria_desktop.kernel.seats import Colour
from valeria_desktop.ui.paint.focus_ring import weigh_rings
from valeria_desktop.ui.paint.legible import ink_on
from valeria_desktop.ui.paint.look import LEAST_LETTERS
from valeria_desktop.ui.paint.palette import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from tests.ui.written import Written
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

SOME = 11
"""Sights that `make test` looks at, in one theme each; `make thorough` sees all in each."""
NORMAL, STRONG = ("normal", TO_READ), ("strong", 7.0)
"""The contrast that is chosen, and what it promises."""
LOOKS = [(theme, *wish) for wish in (NORMAL, STRONG) for theme in ("dark", "light")]


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Program]:
    made = begin_with(qapp, qtbot, tmp_path, "valeria")
    yield made
    made.close()
    weigh_rings(is_heavy=False)
    style_for_others(qapp, look)


def pale(written: list[Written], least: float) -> list[Written]:
    """Return the words that are too pale."""
    return [each for each in written if each.contrast is not None and each.contrast < least]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("sight", "look_of"), spread([(sight, seen) for sight in SIGHTS for seen in LOOKS], SOME)
)
def test_words_can_be_read_on_their_ground(
    program: Program, sight: str, look_of: tuple[str, str, float]
) -> None:
    theme, wish, least = look_of
    program.change("theme", theme)
    program.change("contrast", wish)
    show_sight(program, sight)
    written = written_on(program.window)
    assert any(each.contrast is not None for each in written)
    assert pale(written, least) == []
    assert [each for each in written if each.pixels < LEAST_LETTERS] == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_name_of_a_field_can_be_read_before_anything_is_written(
    program: Program, theme: str
) -> None:
    program.change("theme", theme)
    show_sight(program, "rules valeria")
    searched = [each for each in written_on(program.window) if each.where == "SearchField"]
    assert [each.words for each in searched] == ["Search in the rules"]
    assert pale(searched, TO_READ) == []


@pytest.mark.parametrize("colour", Colour)
def test_ink_on_a_players_colour_can_be_read(colour: Colour) -> None:
    ground = QColor(PLAYERS[colour])
    assert contrast(ink_on(ground), ground) >= TO_READ
