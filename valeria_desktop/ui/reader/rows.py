"""Trees and tables whose rows are sentences: lists for a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from valeria_desktop.ui.controls.spoken_rows import sentence_of
from valeria_desktop.ui.reader.keeper import FOCUS, WidgetHeard, delete_interface

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QObject


class RowHeard(WidgetHeard[Any]):
    """A row, by its number among those in sight."""

    def __init__(self, view: Any, number: int) -> None:
        super().__init__(view, {})
        self.number = number

    @property
    def _index(self) -> QModelIndex:
        view = self.widget
        stops = [] if view is None else view.stops()
        return stops[self.number] if self.number < len(stops) else QModelIndex()

    def deeds(self) -> Mapping[str, Callable[[], object]]:
        view, index = self.widget, self._index
        return {} if view is None else {FOCUS: lambda: view.setCurrentIndex(index)}

    def isValid(self) -> bool:
        return self._index.isValid()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.widget
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def text(self, which: QAccessible.Text) -> str:
        return sentence_of(self._index) if which is QAccessible.Text.Name else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        view = self.widget
        if view is None:
            return QRect()
        box = view.visualRect(self._index)
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def state(self) -> QAccessible.State:
        state, view = super().state(), self.widget
        if view is not None:
            state.focused = view.hasFocus() and view.stop() == self.number
            state.active = bool(state.focused)
        return state


class RowsHeard(WidgetHeard[Any]):
    """A tree or a table as a list."""

    def _item(self, number: int) -> QAccessibleInterface | None:
        view = self.widget
        if view is None or not 0 <= number < len(view.stops()):
            return None
        if number not in self.inner:
            self.inner[number] = RowHeard(view, number)
            QAccessible.registerAccessibleInterface(self.inner[number])
        return self.inner[number]

    def childCount(self) -> int:
        view = self.widget
        count = 0 if view is None else len(view.stops())
        for number in [each for each in self.inner if isinstance(each, int) and each >= count]:
            delete_interface(self.inner.pop(number))
        return count

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._item(index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.number if isinstance(child, RowHeard) and child.isValid() else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.widget
        if view is None:
            return None
        index = view.indexAt(view.viewport().mapFromGlobal(QPoint(x, y)))
        stops = view.stops()
        found = next((each for each in (index, index.siblingAtColumn(0)) if each in stops), None)
        return None if found is None else self._item(stops.index(found))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.widget
        return self._item(view.stop()) if view is not None and view.hasFocus() else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List
