"""Each target of the mouse is at least 32 px wide and high at 100 %, for an unsteady hand.

Scroll bars are thinner: the wheel and the keys scroll everything, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QMenu,
    QScrollBar,
    QTabBar,
    QWidget,
)

from tests.counts import spread
from tests.ui.every_stop import MOMENTS, show
from tests.ui.fitting import is_seen
from tests.ui.listed_keys import begin_with
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

LEAST = 32
SOME = 11
"""Moments that `make test` looks at, in one size each; `make thorough` sees all in both."""
SIZES = [(1024, 768), (1280, 720)]
_KINDS = (QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)


def targets_on(window: QWidget) -> Iterator[tuple[str, QWidget, QRect]]:
    """Find what the mouse presses in a window, each with its hit area in its own widget."""
    top = Asking.foremost_in(window) or window
    for widget in top.findChildren(QWidget):
        if not is_seen(widget) or isinstance(widget, QScrollBar):
            continue
        name = f"{type(widget).__name__} {widget.accessibleName()!r}"
        if isinstance(widget, QTabBar):
            tabs = [number for number in range(widget.count()) if widget.isTabVisible(number)]
            yield from ((f"{name} {tab}", widget, widget.tabRect(tab)) for tab in tabs)
        elif isinstance(widget, Spread):
            view, pieces = widget.viewport(), widget.laid.each
            boxes = [(each.name, each.reach) for each in pieces if each.can_be_pressed]
            yield from ((f"{name} {of!r}", view, box.toAlignedRect()) for of, box in boxes)
        elif isinstance(widget, QAbstractItemView):
            yield from _rows(name, widget)
        elif isinstance(widget, _KINDS) and _is_pressed(widget):
            yield f"{name} {getattr(widget, 'text', str)()!r}", widget, widget.rect()


def _is_pressed(widget: QWidget) -> bool:
    """Tell whether a widget takes the mouse, and is no part of another."""
    through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    is_part = isinstance(widget.parentWidget(), _KINDS)
    return widget.isEnabled() and not widget.testAttribute(through) and not is_part


def _rows(name: str, view: QAbstractItemView) -> Iterator[tuple[str, QWidget, QRect]]:
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        box = view.visualRect(index)
        if not box.isEmpty() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            yield f"{name} {row}", view.viewport(), box


def small(window: QWidget) -> list[str]:
    """Find the targets that are too small."""
    found = []
    for name, widget, box in targets_on(window):
        at = widget.mapTo(window, box.topLeft())
        if min(box.width(), box.height()) < LEAST and window.rect().contains(at):
            found.append(f"{name} {(at.x(), at.y(), box.width(), box.height())}")
    return found


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Program]:
    del look  # which has loaded fonts and style
    made = begin_with(qapp, qtbot, tmp_path, "valeria")
    yield made
    made.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("moment", "size"), spread([(m, size) for m in MOMENTS for size in SIZES], SOME)
)
def test_whatever_is_pressed_is_large_enough(
    program: Program, qapp: QApplication, moment: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    show(program, qapp, moment)
    assert list(targets_on(program.window))
    assert small(program.window) == []


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_menus_and_their_commands_are_high_enough(program: Program) -> None:
    program.go_home()
    bar = program.window.menuBar()
    found = {title.text(): bar.actionGeometry(title).height() for title in bar.actions()}
    for menu in bar.findChildren(QMenu):
        menu.popup(QPoint(0, 0))
        lines = [each for each in menu.actions() if each.isVisible() and not each.isSeparator()]
        found |= {each.text(): menu.actionGeometry(each).height() for each in lines}
        menu.hide()
    assert len(found) > len(bar.actions())
    assert [words for words, high in found.items() if high < LEAST] == []
