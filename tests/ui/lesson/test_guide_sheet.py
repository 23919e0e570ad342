"""The guide's sheet: in little room its buttons stand above each other and keep their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.ui.lesson.sheet import GuideSheet, GuideSpeech
from valeria_desktop.ui.lesson.teacher import Teacher

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

WORDS = "Every roll has three numbers, and each wakes all cards that bear it."
WIDE, NARROW, HIGH = 400, 230, 420


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def sheet(look: Look, table: QWidget) -> GuideSheet:
    made = GuideSheet(look, table, Teacher(HERALD, "Welcome."))
    made.say(GuideSpeech("The roll · 2 of 7", WORDS, can_go_back=True))
    return made


def lay(sheet: GuideSheet, width: int, height: int) -> None:
    sheet.resize(width, height)
    sheet.lay_out()


def test_with_room_both_buttons_stand_beside_each_other(sheet: GuideSheet) -> None:
    lay(sheet, WIDE, HIGH)
    assert sheet.back.y() == sheet.next.y()
    assert sheet.back.geometry().right() < sheet.next.geometry().left()


def test_a_narrow_sheet_stacks_its_buttons_with_all_their_words(sheet: GuideSheet) -> None:
    lay(sheet, NARROW, HIGH)
    above, below = sheet.next.geometry(), sheet.back.geometry()
    assert above.bottom() < below.top()
    assert above.top() > sheet.words.geometry().bottom()
    assert not sheet.leave.geometry().intersects(above)
    assert not sheet.leave.geometry().intersects(below)
    assert sheet.back.text() == "Back"
    for button in (sheet.next, sheet.back):
        assert button.width() >= button.sizeHint().width()
        assert sheet.rect().contains(button.geometry())


def test_a_narrow_sheet_without_a_row_to_spare_shortens_them(sheet: GuideSheet) -> None:
    lay(sheet, NARROW, sheet.height_for(NARROW))
    assert sheet.back.y() == sheet.next.y()
    assert sheet.back.text() == ""
