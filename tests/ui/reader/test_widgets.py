"""A question that keeps all keys is a dialog for a screen reader; the curtain can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from shiboken6 import Shiboken

from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.controls.fields import Selector
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.hands import Hands
from valeria_desktop.ui.controls.lines import LineList, ListedLine
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.prompts.curtain import Breath, Curtain
from valeria_desktop.ui.reader.interfaces import KINDS
from valeria_desktop.ui.reader.keeper import PRESS, Keeper
from valeria_desktop.ui.reader.widgets import (
    CurtainHeard,
    DialogHeard,
    HeadingHeard,
    LineListHeard,
    ListedLineHeard,
    SelectorHeard,
)
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def made() -> Iterator[Keeper]:
    dialogs = Keeper(KINDS)
    yield dialogs
    dialogs.end()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(400, 300)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def sheet(window: QWidget) -> Asking:
    """A question with two buttons, in a window."""
    asking = Asking(window)
    asking.setAccessibleName("Ready?")
    asking.setGeometry(100, 100, 200, 100)
    for number, words in enumerate(("Yes", "No")):
        button = QPushButton(words, asking)
        button.setGeometry(100 * number, 0, 90, 40)
    window.show()
    return asking


def heard(made: Keeper, sheet: Asking) -> DialogHeard:
    return as_a(DialogHeard, made.make("", sheet))


def test_it_is_a_dialog_with_the_name_of_its_sheet(made: Keeper, sheet: Asking) -> None:
    found = heard(made, sheet)
    assert found.role() is QAccessible.Role.Dialog
    assert found.text(QAccessible.Text.Name) == "Ready?"
    assert found.object() is sheet
    assert found.parent() is not None
    assert found.rect().size() == sheet.size()
    assert found.state().modal
    assert not found.state().invisible


def test_its_children_are_the_widgets_on_it(made: Keeper, sheet: Asking) -> None:
    found = heard(made, sheet)
    names = []
    for number in range(found.childCount()):
        child = found.child(number)
        assert child is not None
        assert found.indexOfChild(child) == number
        names.append(child.text(QAccessible.Text.Name))
    assert names == ["Yes", "No"]
    assert found.child(2) is None
    at = sheet.findChildren(QPushButton)[1].mapToGlobal(sheet.rect().topLeft())
    child = found.childAt(at.x() + 5, at.y() + 5)
    assert child is not None
    assert child.text(QAccessible.Text.Name) == "No"
    assert found.childAt(at.x() + 5, at.y() + 90) is None


def test_everything_else_is_left_to_qt(made: Keeper, sheet: Asking) -> None:
    assert made.make("", sheet.window()) is None
    made.end()
    assert made.make("", sheet) is None


def test_it_goes_with_its_sheet(made: Keeper, sheet: Asking) -> None:
    found = heard(made, sheet)
    assert found.isValid()
    QAccessible.registerAccessibleInterface(found)
    Shiboken.delete(sheet)
    assert not Shiboken.isValid(found)


def test_the_curtain_opens_when_it_is_pressed_but_not_during_a_breath(
    made: Keeper, look: Look, window: QWidget, qtbot: QtBot
) -> None:
    now = 0.0
    breath = Breath(window, lambda: now)
    curtain = Curtain(ParchmentLook(look, window), window, Hands(window), breath)
    found = as_a(CurtainHeard, made.make("", curtain))
    assert found.actions.actionNames() == []
    window.show()
    curtain.close_for(default_seats(2)[1])
    assert found.role() is QAccessible.Role.Button
    assert found.text(QAccessible.Text.Name) == curtain.accessibleName() != ""
    assert found.actions.actionNames() == [PRESS]
    found.actions.doAction(PRESS)
    qtbot.wait(20)
    assert curtain.isVisible(), "a press meant for the question before opens nothing"
    now = 5.0
    with qtbot.waitSignal(curtain.opened):
        found.actions.doAction(PRESS)
    assert curtain.isHidden()


def test_a_heading_is_one(made: Keeper, look: Look, window: QWidget) -> None:
    heading = Heading(look, "The market")
    heading.setParent(window)
    found = as_a(HeadingHeard, made.make("", heading))
    assert found.role() is QAccessible.Role.Heading
    assert found.text(QAccessible.Text.Name) == "The market"
    heading.setText("The end")
    assert found.text(QAccessible.Text.Name) == "The end"
    assert not found.state().focusable


def test_a_field_is_heard_with_its_value(made: Keeper, look: Look, window: QWidget) -> None:
    field = Selector(look, "Player 2")
    field.setParent(window)
    field.offer([("Person", None), ("Knight", "knight")])
    found = as_a(SelectorHeard, made.make("", field))
    assert found.role() is QAccessible.Role.ComboBox
    assert found.text(QAccessible.Text.Name) == "Player 2: Person"
    field.setCurrentIndex(1)
    assert found.text(QAccessible.Text.Name) == "Player 2: Knight"
    assert found.text(QAccessible.Text.Value) == "Knight"


def test_lines_of_keys_are_items_of_a_list_that_arrows_go_through(
    made: Keeper, look: Look, window: QWidget, qtbot: QtBot
) -> None:
    page: list[ListedLine] = []
    lists = [LineList(name, page) for name in ("Table", "Menus")]
    for number, each in enumerate(lists):
        each.setParent(window)
        each.setGeometry(0, 120 * number, 300, 100)
        for top, words in enumerate(("R: Roll the dice", "G: Gain 1 Gold")):
            line = each.add(ListedLine(look, words[3:], 16, words))
            line.setParent(each)
            line.move(0, 40 * top)
    with qtbot.waitActive(window):
        window.show()
    found = as_a(LineListHeard, made.make("", lists[1]))
    assert found.role() is QAccessible.Role.List
    assert found.text(QAccessible.Text.Name) == "Menus"
    assert found.childCount() == 2
    item = as_a(ListedLineHeard, made.make("", lists[0].lines[0]))
    assert item.role() is QAccessible.Role.ListItem
    assert item.text(QAccessible.Text.Name) == "R: Roll the dice"
    page[1].setFocus()
    QTest.keyClick(page[1], Qt.Key.Key_Down)
    assert page[2].hasFocus(), "the arrow leads from list to list"
    stops = [line for line in page if line.focusPolicy() == Qt.FocusPolicy.StrongFocus]
    assert stops == [page[2]]
    QTest.keyClick(page[2], Qt.Key.Key_End)
    QTest.keyClick(page[3], Qt.Key.Key_Down)
    assert page[3].hasFocus()
