"""The words of a close look: a name in two lines is set as titles are."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from valeria_desktop.ui.paint.title_lines import STEP
from valeria_desktop.ui.zoom.lines import NO_SIGNS
from valeria_desktop.ui.zoom.subject import ZoomText
from valeria_desktop.ui.zoom.words_sheet import WordsSheet

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

WORDS = ZoomText("The Desert Orchid of the Long Road", "domain", ())


@pytest.fixture
def sheet(look: Look, qtbot: QtBot) -> WordsSheet:
    found = WordsSheet(look, NO_SIGNS)
    qtbot.addWidget(found)
    found.say(WORDS)
    return found


def test_the_words_are_reached_by_tab(sheet: WordsSheet) -> None:
    assert sheet.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_two_lines_of_a_name_are_as_close_as_those_of_a_title(sheet: WordsSheet) -> None:
    wide = sheet.write_in(900)
    assert [each.line.document.toPlainText() for each in sheet._placed] == [WORDS.name, "domain"]
    high = sheet.write_in(190)
    *name, kind = sheet._placed
    assert " ".join(each.line.document.toPlainText() for each in name) == WORDS.name
    assert len(name) > 1
    letters = name[0].line.document.defaultFont().pixelSize()
    for one, other in pairwise(name):
        assert other.at.y() - one.at.y() == pytest.approx(letters * STEP)
    assert kind.at.y() == pytest.approx(name[-1].at.y() + name[-1].line.height)
    assert high > wide
