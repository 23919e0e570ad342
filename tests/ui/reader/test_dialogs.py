"""A question that keeps all keys is a dialog for a screen reader, with the widgets on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from shiboken6 import Shiboken

from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.reader.dialogs import DialogHeard, Dialogs
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def made() -> Iterator[Dialogs]:
    dialogs = Dialogs()
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


def heard(made: Dialogs, sheet: Asking) -> DialogHeard:
    return as_a(DialogHeard, made.make("", sheet))


def test_it_is_a_dialog_with_the_name_of_its_sheet(made: Dialogs, sheet: Asking) -> None:
    found = heard(made, sheet)
    assert found.role() is QAccessible.Role.Dialog
    assert found.text(QAccessible.Text.Name) == "Ready?"
    assert found.object() is sheet
    assert found.parent() is not None
    assert found.rect().size() == sheet.size()
    assert found.state().modal
    assert not found.state().invisible


def test_its_children_are_the_widgets_on_it(made: Dialogs, sheet: Asking) -> None:
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


def test_everything_else_is_left_to_qt(made: Dialogs, sheet: Asking) -> None:
    assert made.make("", sheet.window()) is None
    made.end()
    assert made.make("", sheet) is None


def test_it_goes_with_its_sheet(made: Dialogs, sheet: Asking) -> None:
    found = heard(made, sheet)
    assert found.isValid()
    QAccessible.registerAccessibleInterface(found)
    Shiboken.delete(sheet)
    assert not Shiboken.isValid(found)
