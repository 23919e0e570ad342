"""A tooltip isn't the name once more: readers leave out only a tooltip that is equal to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.every_sight import SIGHTS
from tests.ui.fitting import settle
from tests.ui.listed_keys import begin_with

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough
LOOKED_AT = ("question", "valeria roll", "valeria use", "valencia move", "viscounts 3")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: object) -> Iterator[Program]:
    del look  # which has loaded fonts and style
    made = begin_with(qapp, qtbot, tmp_path, "valeria")
    yield made
    made.close()


def told_twice(widget: QWidget) -> str:
    """Return a name that begins the description; commands of the bar add their key or reason."""
    heard = QAccessible.queryAccessibleInterface(widget)
    words = QAccessible.Text
    name, more = heard.text(words.Name), heard.text(words.Description)
    bare = name.rstrip(".")
    return name if bare and more != name and more.startswith(bare) else ""


@pytest.mark.parametrize("sight", LOOKED_AT)
def test_no_description_begins_with_the_name(
    program: Program, qapp: QApplication, sight: str
) -> None:
    SIGHTS[sight](program)
    settle(qapp)
    shown = [each for each in program.window.findChildren(QWidget) if each.isVisible()]
    found = {told_twice(each) for each in shown} - {""}
    assert found - {"Undo", "Menu"} == set()
