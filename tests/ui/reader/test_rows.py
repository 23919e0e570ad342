"""Rows of trees and tables are items of a list for a screen reader: a sentence, a stop each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeView
from shiboken6 import Shiboken

from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.reader.interfaces import KINDS
from valeria_desktop.ui.reader.keeper import Keeper
from valeria_desktop.ui.reader.rows import RowHeard, RowsHeard
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

NAME = QAccessible.Text.Name


class Tree(SpokenRows, QTreeView):
    """A tree of rows in two columns."""


def row(sentence: str) -> list[QStandardItem]:
    cells = [QStandardItem(words) for words in sentence.split(", ")]
    for cell in cells:
        cell.setData(f"{sentence}.", Qt.ItemDataRole.AccessibleTextRole)
    return cells


@pytest.fixture
def made() -> Iterator[Keeper]:
    keeper = Keeper(KINDS)
    yield keeper
    keeper.end()


@pytest.fixture
def tree(qtbot: QtBot) -> Tree:
    model, found = QStandardItemModel(), Tree()
    model.setParent(found)
    qtbot.addWidget(found)
    for name in ("Citizens, 4", "Domains, 9"):
        cells = row(name)
        model.appendRow(cells)
        cells[0].appendRow(row(f"One of the {name}"))
    found.setModel(model)
    found.setAccessibleName("Points")
    with qtbot.waitActive(found):
        found.show()
    found.setFocus()
    return found


def heard(made: Keeper, tree: Tree) -> RowsHeard:
    return as_a(RowsHeard, made.make("", tree))


def names(found: RowsHeard) -> list[str]:
    items = [as_a(RowHeard, found.child(number)) for number in range(found.childCount())]
    assert [found.indexOfChild(each) for each in items] == list(range(len(items)))
    return [each.text(NAME) for each in items]


def test_each_row_in_sight_is_one_item_with_its_sentence(made: Keeper, tree: Tree) -> None:
    found = heard(made, tree)
    assert found.role() is QAccessible.Role.List
    assert names(found) == ["Citizens, 4.", "Domains, 9."]
    tree.expand(tree.model().index(0, 0))
    assert names(found) == ["Citizens, 4.", "One of the Citizens, 4.", "Domains, 9."]
    gone = found.child(2)
    tree.collapseAll()
    assert len(names(found)) == 2
    assert gone is not None
    assert not Shiboken.isValid(gone)


def test_an_arrow_tells_of_one_row(
    made: Keeper, tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.Focus:
            told.append(event.child())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    tree.setCurrentIndex(tree.model().index(0, 0))
    told.clear()
    QTest.keyClick(tree, Qt.Key.Key_Down)
    assert told == [1]
    focused = as_a(RowHeard, heard(made, tree).focusChild())
    assert focused.text(NAME) == "Domains, 9."
    assert focused.state().focused
