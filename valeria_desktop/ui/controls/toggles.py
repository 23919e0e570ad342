"""Buttons that include or exclude something, in rows that arrows go through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.focus import keep_tab_order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.paint.look import Look

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class Toggle(DrawnButton):
    """A button of a grid, on or off."""

    takes_enter = False  # the space bar changes it: Enter belongs to its page

    def __init__(self, look: Look) -> None:
        super().__init__(look, focus=Qt.FocusPolicy.ClickFocus)
        self.setCheckable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrow keys to the grid, which knows the neighbouring buttons."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


T = TypeVar("T", bound=Toggle)


class ToggleGrid(QWidget, Generic[T]):
    """Toggles in rows; Tab goes to one of them, and arrows from there to the others."""

    def __init__(self, columns: int) -> None:
        super().__init__()
        self._columns = columns
        self._toggles: list[T] = []
        self._known: set[T] = set()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def lay(self, toggles: Iterable[T]) -> None:
        """Lay toggles in place of those that lay there; Tab still leads to the one it led to."""
        wanted = list(toggles)
        tabbed = next((each for each in wanted if _leads_here(each)), None)
        gone = set(self._toggles).difference(wanted)
        for toggle in gone:
            self._grid.removeWidget(toggle)
            toggle.hide()
        for toggle in set(wanted).difference(self._known):
            toggle.pressed.connect(lambda toggle=toggle: self._pressed(toggle))
        self._known.update(wanted)
        self._toggles = wanted
        self._lie_in(self._columns)
        for toggle in wanted:
            toggle.show()
        keep_tab_order(self, wanted)
        self._go(wanted.index(tabbed) if tabbed else 0)

    def _pressed(self, toggle: T) -> None:
        if toggle in self._toggles:
            self._go(self._toggles.index(toggle))

    def _lie_in(self, columns: int) -> None:
        """Lay the toggles in a number of equally wide columns."""
        self._columns = columns
        for number, toggle in enumerate(self._toggles):
            self._grid.addWidget(toggle, number // columns, number % columns)
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, int(column < columns))

    def _go(self, number: int) -> None:
        """Make Tab lead to the toggle of a number from now on."""
        for at, toggle in enumerate(self._toggles):
            is_here = at == number
            policy = Qt.FocusPolicy.StrongFocus if is_here else Qt.FocusPolicy.ClickFocus
            toggle.setFocusPolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or focused not in self._toggles:
            super().keyPressEvent(event)
            return
        to = self._toggles.index(focused) + step[0] * self._columns + step[1]
        if 0 <= to < len(self._toggles):
            self._go(to)
            self._toggles[to].setFocus(Qt.FocusReason.TabFocusReason)


def _leads_here(toggle: Toggle) -> bool:
    return toggle.focusPolicy() is Qt.FocusPolicy.StrongFocus
