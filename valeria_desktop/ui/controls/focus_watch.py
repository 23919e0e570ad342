"""Watches where the keys go below a sheet over the table: the focus has to stay in sight."""

from __future__ import annotations

from PySide6.QtCore import QMetaObject, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from valeria_desktop.ui.typed import as_a


def hide_and_return(sheet: QWidget, before: QWidget | None) -> None:
    """Hide a sheet; if the keys were on it, they return to the widget that had them before."""
    had_focus = sheet.isAncestorOf(sheet.window().focusWidget())
    sheet.hide()
    if had_focus and before is not None:
        before.setFocus(Qt.FocusReason.PopupFocusReason)


class FocusWatch(QObject):
    """Tells when the keys have gone to another widget or to another thing in a view."""

    moved = Signal()
    """The focus is on another thing of the window, or on none."""

    def __init__(self, sheet: QWidget) -> None:
        """Watch for a sheet, as long as it is shown."""
        super().__init__(sheet)
        self._sheet = sheet
        self._at: QWidget | None = None
        self._current: QMetaObject.Connection | None = None
        as_a(QApplication, QApplication.instance()).focusChanged.connect(self._focus_changed)

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._current is not None:
            QObject.disconnect(self._current)
            self._current = None
        self._at = now
        selection = now.selectionModel() if isinstance(now, QAbstractItemView) else None
        if selection is not None:
            self._current = selection.currentChanged.connect(self._look)
        self._look()

    def _look(self) -> None:
        at, sheet = self._at, self._sheet
        if sheet.isVisible() and (at is None or at.window() is sheet.window()):
            self.moved.emit()

    @property
    def is_inside(self) -> bool:
        """Whether the focus is on the sheet itself."""
        return self._at is not None and (
            self._at is self._sheet or self._sheet.isAncestorOf(self._at)
        )

    @property
    def is_below(self) -> bool:
        """Whether the focused thing lies below the sheet, at least in part."""
        at, sheet = self._at, self._sheet
        if at is None or not sheet.isVisible() or self.is_inside:
            return False
        box, inner = at.rect(), at
        if isinstance(at, QAbstractItemView) and at.currentIndex().isValid():
            box, inner = at.visualRect(at.currentIndex()), at.viewport()
        corner = sheet.mapFromGlobal(inner.mapToGlobal(box.topLeft()))
        return sheet.rect().intersects(QRect(corner, box.size()))
