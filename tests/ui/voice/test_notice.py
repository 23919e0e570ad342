"""A notice tells a sentence at the foot of the column, and goes by itself or by a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.voice import notice as notices
from valeria_desktop.ui.voice.notice import Notice
from valeria_desktop.ui.voice.voice import Voice

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

VOICE = Voice(lambda: "The Herald", "busts/herald.svg", "#c2483a", "")
LONG = "The game could not be written into the folder that was chosen for it. " * 4


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    return made


@pytest.fixture
def notice(look: Look, window: QWidget) -> Notice:
    return Notice(look, window)


def test_it_is_not_there_before_it_has_something_to_say(notice: Notice) -> None:
    assert not notice.isVisible()


def test_it_says_a_sentence_at_the_foot_of_the_window(notice: Notice, window: QWidget) -> None:
    notice.tell("The game is saved.")
    assert notice.isVisible()
    assert notice.text() == notice.accessibleName() == "The game is saved."
    assert window.rect().contains(notice.geometry())
    assert notice.geometry().top() > window.height() / 2
    assert abs(notice.geometry().center().x() - window.rect().center().x()) <= 1


def test_it_goes_after_a_while_and_a_long_one_stays_longer(notice: Notice, qtbot: QtBot) -> None:
    notice.tell("Saved.")
    short = notice._timer.interval()
    notice.tell(LONG)
    assert notice._timer.interval() > short
    notice._timer.start(1)
    qtbot.waitUntil(lambda: not notice.isVisible())


def test_a_sentence_that_is_no_longer_true_is_taken_back_and_the_others_stay(
    notice: Notice,
) -> None:
    notice.tell("The coach has not answered for 3 seconds.")
    notice.tell("The game is saved.")
    notice.take_back("The coach has not answered for 3 seconds.")
    assert notice.isVisible()
    assert notice.text() == "The game is saved."
    notice.take_back("The disk is full.")
    assert notice.isVisible()
    notice.take_back("The game is saved.")
    assert not notice.isVisible()


def test_a_click_takes_it_away(notice: Notice, qtbot: QtBot) -> None:
    notice.tell("Saved.")
    qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


def test_a_second_sentence_takes_the_place_of_one_that_was_read(
    notice: Notice, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice.tell(LONG)
    height = notice.height()
    monkeypatch.setattr(notices, "_UNREAD", -1)
    notice.tell("Saved.")
    assert notice.text() == "Saved."
    assert notice.height() < height


def test_what_is_told_at_once_stands_below_each_other_and_each_sentence_once(
    notice: Notice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "_UNREAD", 10**9)
    for sentence in ("There is no sound.", "Saved.", "There is no sound."):
        notice.tell(sentence)
    assert notice.text() == notice.accessibleName() == "Saved.\nThere is no sound."
    for number in range(5):
        notice.tell(str(number))
    assert notice.text() == "1\n2\n3\n4"
    notice.hide()
    notice.tell("Saved.")
    assert notice.text() == "Saved."


def test_it_stays_at_the_foot_when_the_window_changes(notice: Notice, window: QWidget) -> None:
    notice.tell(LONG)
    window.resize(400, 700)
    assert window.rect().contains(notice.geometry())
    assert notice.geometry().bottom() > 600


def test_it_takes_no_focus(notice: Notice, window: QWidget, qtbot: QtBot) -> None:
    button = QPushButton("Go on", window)
    button.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    button.setFocus()
    notice.tell("Saved.")
    assert button.hasFocus()


def test_it_follows_the_theme_while_it_is_shown(notice: Notice, look: Look) -> None:
    notice.tell("Saved.")
    dark = notice.grab().toImage()
    look.use(theme="light")
    light = notice.grab().toImage()
    look.use(theme="dark")
    assert dark != light
    assert dark == notice.grab().toImage()


def test_it_stands_at_the_foot_of_the_tables_column(notice: Notice) -> None:
    column = QRect(500, 60, 334, 380)
    notice.column = lambda: column
    notice.tell("The game is saved.")
    assert column.contains(notice.geometry())
    assert notice.geometry().bottom() == column.bottom()
    assert notice.width() == column.width()


@pytest.fixture
def asking(window: QWidget) -> Asking:
    """A sheet over the column: two rows, and the way to go on at its foot."""
    sheet = Asking(window)
    sheet.setGeometry(300, 100, 400, 360)
    for number, top in enumerate((60, 110, 310)):
        button = QPushButton(str(number), sheet)
        button.setGeometry(210, top, 180, 40)
    return sheet


def covered(notice: Notice, sheet: Asking) -> list[str]:
    return [
        button.text()
        for button in sheet.findChildren(QPushButton)
        if notice.geometry().intersects(QRect(sheet.mapToParent(button.pos()), button.size()))
    ]


def test_it_stands_above_the_button_of_a_sheet_that_asks(notice: Notice, asking: Asking) -> None:
    notice.column = lambda: QRect(500, 60, 334, 380)
    asking.show()
    notice.tell("The game is saved.")
    assert covered(notice, asking) == []
    assert notice.geometry().bottom() < 410
    assert notice.geometry().top() > 250


def test_it_rather_stands_below_the_whole_sheet(notice: Notice, asking: Asking) -> None:
    notice.column = lambda: QRect(500, 60, 334, 300)
    asking.setGeometry(300, 20, 400, 360)
    asking.show()
    notice.tell("The game is saved.")
    assert notice.geometry().top() > asking.geometry().bottom()
    assert notice.geometry().bottom() < 500


def test_it_makes_room_for_a_sheet_that_comes_later(
    notice: Notice, asking: Asking, qtbot: QtBot
) -> None:
    column = QRect(500, 60, 334, 380)
    notice.column = lambda: column
    notice.tell("The game is saved.")
    assert notice.geometry().bottom() == column.bottom()
    asking.show()
    qtbot.waitUntil(lambda: covered(notice, asking) == [])
    asking.hide()
    notice.tell("The game is saved.")
    assert notice.geometry().bottom() == column.bottom()


def test_where_buttons_leave_no_room_it_stands_at_the_foot(notice: Notice, asking: Asking) -> None:
    column = QRect(500, 60, 334, 380)
    notice.column = lambda: column
    QPushButton("all", asking).setGeometry(asking.rect())
    asking.show()
    asking.setGeometry(0, 0, 900, 500)
    asking.findChildren(QPushButton)[-1].setGeometry(asking.rect())
    notice.tell("The game is saved.")
    assert notice.geometry().bottom() == column.bottom()


def test_the_voice_tells_it_with_its_face(notice: Notice) -> None:
    notice.voice = lambda: VOICE
    notice.tell("The game is saved.")
    assert notice.bust.isVisible()
    assert notice.bust.voice is VOICE
    QApplication.processEvents()
    words = notice.findChildren(QLabel)[0].geometry().translated(notice.pos())
    assert not words.intersects(notice.bust.geometry())
    notice.hide()
    assert not notice.bust.isVisible()


def test_one_line_stays_for_four_seconds(notice: Notice) -> None:
    notice.tell("Saved.")
    assert notice._timer.interval() == 4000


def test_the_first_sentence_leads_and_the_others_are_smaller(notice: Notice, look: Look) -> None:
    notice.tell("Undo is not possible. The dice have been rolled.")
    first, more = notice.findChildren(QLabel)
    assert (first.text(), more.text()) == ("Undo is not possible.", "The dice have been rolled.")
    assert first.font() == look.bold(16)
    assert more.font() == look.font(14.5)
