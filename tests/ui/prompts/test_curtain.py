"""The curtain hides everything, and the Dukes are there only for the right eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.prompts.meetings import Meeting, met
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.options import KeepDuke
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.prompts.duke import KeptChoice
from valeria_desktop.kernel.record import Record
from valeria_desktop.ui.controls.hands import Hands
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.prompts.curtain import Curtain

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from tests.ui.prompts.conftest import Desk
    from valeria_desktop.ui.paint.look import Look


def several() -> Meeting:
    return next(m for m in met(Prompt.DUKE) if len(m.session.seats) > 1)


def seen_texts(window: QWidget) -> str:
    """Everything that a screen reader could say of what is shown."""
    widgets = [w for w in window.findChildren(QWidget) if w.isVisible()]
    labels = [w.text() for w in widgets if isinstance(w, QLabel)]
    return " ".join([w.accessibleName() for w in widgets] + labels)


def dukes(meeting: Meeting) -> list[str]:
    return [o.duke.name for o in meeting.decision.options if isinstance(o, KeepDuke)]


@pytest.mark.thorough
def test_the_curtain_covers_the_whole_window(desk: Desk) -> None:
    desk.asks(several())
    curtain = desk.panel.curtain
    assert curtain is not None
    assert curtain.isVisible()
    assert curtain.geometry() == desk.window.rect()
    desk.window.resize(800, 600)
    QApplication.processEvents()
    assert curtain.geometry() == desk.window.rect()
    for x in range(5, 800, 60):
        for y in range(5, 600, 60):
            assert desk.window.childAt(QPoint(x, y)) is curtain


def test_what_is_behind_the_curtain_changes_no_pixel(look: Look, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(500, 400)
    secret = QLabel("secret", window)
    secret.resize(500, 400)
    curtain = Curtain(ParchmentLook(look), window, Hands(window))
    window.show()
    curtain.close_for(several().session.seats[0])

    def picture() -> QImage:
        return window.grab().toImage()

    before = picture()
    secret.setText("another")
    assert picture() == before
    curtain.open()
    assert picture() != before


def test_no_duke_is_named_before_the_curtain_opens(desk: Desk) -> None:
    meeting = several()
    desk.asks(meeting)
    for name in dukes(meeting):
        assert name not in seen_texts(desk.window)
    desk.opens_curtain()
    for name in dukes(meeting):
        assert name in seen_texts(desk.window)


def test_keys_do_nothing_behind_the_curtain(desk: Desk) -> None:
    desk.asks(several())
    desk.presses(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_T)
    assert desk.answers == []
    curtain = desk.panel.curtain
    assert curtain is not None
    assert curtain.isVisible()
    assert desk.focus() is curtain


def test_what_presses_a_button_behind_the_curtain_shows_no_duke(desk: Desk) -> None:
    meeting = several()
    desk.asks(meeting)
    assert desk.panel.presenter is not None
    assert desk.panel.presenter.default is not None
    desk.panel.presenter.default.click()  # as a screen reader can
    for name in dukes(meeting):
        assert name not in seen_texts(desk.window)


def curtain_of(desk: Desk) -> Curtain:
    assert desk.panel.curtain is not None
    return desk.panel.curtain


def key_at(desk: Desk, key: Qt.Key, seconds: float) -> None:
    """Press a key and let it go, as the system tells the window, at a time."""
    desk.now = seconds
    QTest.keyClick(desk.window.windowHandle(), key)


def test_space_opens_the_curtain_and_shows_the_dukes(desk: Desk) -> None:
    desk.asks(several())
    key_at(desk, Qt.Key.Key_Space, 0.5)
    assert not curtain_of(desk).isVisible()
    assert desk.panel.sheet is not None
    assert desk.panel.sheet.isVisible()
    assert desk.answers == []


def test_a_click_opens_the_curtain(desk: Desk) -> None:
    desk.asks(several())
    desk.now = 0.5
    QTest.mouseClick(curtain_of(desk), Qt.MouseButton.LeftButton)
    assert not curtain_of(desk).isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_key_that_kept_a_duke_never_opens_the_next_curtain(desk: Desk, key: Qt.Key) -> None:
    first, second = several(), several()
    desk.asks(first)
    key_at(desk, Qt.Key.Key_Space, 0.5)
    key_at(desk, key, 2.0)
    assert desk.answers == [first.decision.options[0].id]
    desk.asks(second)
    for after in (0.12, 0.24, 0.49, 0.5, 3.0):
        key_at(desk, key, 2.0 + after)
        assert curtain_of(desk).isVisible()
    other = Qt.Key.Key_Return if key is Qt.Key.Key_Space else Qt.Key.Key_Space
    assert ("Enter" if key is Qt.Key.Key_Space else "Space") in curtain_of(desk).accessibleName()
    key_at(desk, other, 6.0)
    assert not curtain_of(desk).isVisible()
    assert desk.answers == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1])
def test_no_duke_is_kept_before_it_can_have_been_seen(desk: Desk, key: Qt.Key) -> None:
    meeting = several()
    desk.asks(meeting)
    key_at(desk, Qt.Key.Key_Space, 0.5)
    key_at(desk, key, 0.62)
    assert desk.answers == []
    assert desk.panel.sheet is not None
    assert desk.panel.sheet.isVisible()
    key_at(desk, key, 1.0)
    assert desk.answers == [meeting.decision.options[0].id]


@pytest.mark.parametrize("after", [0.12, 0.24, 0.49])
def test_for_half_a_second_the_curtain_takes_nothing(desk: Desk, after: float) -> None:
    desk.asks(several())
    key_at(desk, Qt.Key.Key_Space, after)
    QTest.mouseClick(curtain_of(desk), Qt.MouseButton.LeftButton)
    assert curtain_of(desk).isVisible()


def test_a_click_that_began_too_early_opens_nothing(desk: Desk) -> None:
    desk.asks(several())
    QTest.mousePress(curtain_of(desk), Qt.MouseButton.LeftButton)
    desk.now = 1.0
    QTest.mouseRelease(curtain_of(desk), Qt.MouseButton.LeftButton)
    assert curtain_of(desk).isVisible()


def test_the_curtain_waits_until_every_key_is_up(desk: Desk) -> None:
    desk.asks(several())
    window = desk.window.windowHandle()
    QTest.keyPress(window, Qt.Key.Key_K)
    key_at(desk, Qt.Key.Key_Space, 1.0)
    QTest.mouseClick(curtain_of(desk), Qt.MouseButton.LeftButton)
    assert curtain_of(desk).isVisible()
    QTest.keyRelease(window, Qt.Key.Key_K)
    key_at(desk, Qt.Key.Key_Space, 1.1)
    assert not curtain_of(desk).isVisible()


def test_a_key_that_repeats_itself_opens_nothing(desk: Desk) -> None:
    desk.asks(several())
    desk.now = 1.0
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True
    )
    QApplication.sendEvent(curtain_of(desk), held)
    assert curtain_of(desk).isVisible()


def test_a_click_after_space_lets_space_open_again(desk: Desk) -> None:
    desk.asks(several())
    key_at(desk, Qt.Key.Key_Space, 0.5)
    QTest.mouseClick(desk.window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(1, 719))
    desk.asks(several())
    assert "Press Space" in curtain_of(desk).accessibleName()
    key_at(desk, Qt.Key.Key_Space, 1.0)
    assert not curtain_of(desk).isVisible()


def test_the_curtain_says_who_may_look(desk: Desk) -> None:
    meeting = several()
    desk.asks(meeting)
    assert desk.panel.curtain is not None
    name = meeting.session.names[meeting.decision.seat]
    assert desk.panel.curtain.accessibleName().startswith(f"{name}, ready?")


def test_alone_nobody_needs_a_curtain(desk: Desk) -> None:
    desk.asks(Meeting(Record(RULES, Setup(players=1, solo=Solo.DARK_LORD), 5)))
    assert desk.panel.curtain is None
    assert desk.panel.sheet is not None
    assert desk.panel.sheet.isVisible()


def test_a_kept_duke_is_gone_from_the_screen(desk: Desk) -> None:
    meeting = several()
    desk.asks(meeting)
    desk.opens_curtain()
    desk.presses(Qt.Key.Key_2)
    assert desk.answers == [meeting.decision.options[1].id]
    QApplication.processEvents()
    for name in dukes(meeting):
        assert name not in seen_texts(desk.window)


def test_a_click_on_the_portrait_keeps_the_duke(desk: Desk) -> None:
    meeting = several()
    desk.asks(meeting)
    desk.opens_curtain()
    assert isinstance(desk.panel.sheet, KeptChoice)
    (portrait,) = desk.panel.sheet.columns[1].findChildren(CardPortrait)
    QTest.mouseClick(portrait, Qt.MouseButton.LeftButton)
    assert desk.answers == [meeting.decision.options[1].id]


def test_the_dukes_can_be_put_aside_to_look_at_the_table(desk: Desk) -> None:
    meeting = several()
    desk.asks(meeting)
    desk.opens_curtain()
    choice = desk.panel.sheet
    assert choice is not None
    desk.presses(Qt.Key.Key_T)
    assert not choice.isVisible()
    for name in dukes(meeting):
        assert name not in seen_texts(desk.window)
    desk.presses(Qt.Key.Key_Return)
    assert choice.isVisible()
    assert desk.answers == []


def test_the_curtain_goes_when_something_else_is_asked(desk: Desk) -> None:
    desk.asks(several())
    desk.asks(met(Prompt.ROLL)[0])
    desk.now = 1.0
    curtain = desk.panel.curtain
    assert curtain is not None
    assert not curtain.isVisible()
    desk.presses(Qt.Key.Key_R)
    assert desk.answers == ["roll"]


def test_the_curtain_goes_when_the_game_is_left(desk: Desk) -> None:
    desk.asks(several())
    desk.panel.rest()
    assert desk.panel.curtain is not None
    assert not desk.panel.curtain.isVisible()
    desk.presses(Qt.Key.Key_Return, Qt.Key.Key_1)
    assert desk.answers == []
