"""While anything moves Space skips, wherever the focus is; and shortly after it answers nothing.

Whoever presses it to see the end of something must not have said yes to what is asked then.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QMouseEvent

    from valeria_desktop.ui.stage.table import Table

DEAD_TIME = 0.3
"""Seconds after all has come to rest."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class Skipping(QObject):
    """Takes Space and Enter before any widget of a table gets them."""

    def __init__(self, table: Table, clock: Callable[[], float] = monotonic) -> None:
        """Listen to when all has come to rest; the clock is in seconds."""
        super().__init__(table)
        self._table = table
        self.clock = clock
        self._rested_at = -DEAD_TIME
        self._is_seen = True
        """Whether what is asked at rest has been painted: till then no time has passed."""
        table.controller.rested.connect(self._rested)

    def _rested(self) -> None:
        self._is_seen = False
        QTimer.singleShot(0, self, self._seen)  # after the keys that were pressed meanwhile

    def _seen(self) -> None:
        self._is_seen = True
        self._rested_at = self.clock()

    def take(self, event: QKeyEvent | QMouseEvent) -> bool:
        """Take a key that is meant for what moves, or comes too soon; tell whether it was one."""
        if not isinstance(event, QKeyEvent):
            return False
        is_space = event.key() == Qt.Key.Key_Space
        if event.type() is not QEvent.Type.KeyPress or not (is_space or event.key() in _ENTER):
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._is_meant():
            return False
        if event.isAutoRepeat():
            return True  # a key that is held must not answer what comes next
        controller = self._table.controller
        if controller.is_moving and is_space:
            controller.hurry()
            return True
        is_asked = controller.is_open or controller.is_held
        return is_asked and (not self._is_seen or self.clock() - self._rested_at < DEAD_TIME)

    def _is_meant(self) -> bool:
        """Whether the table would get it: nothing else stands over it that is to be answered."""
        table, focus = self._table, self._table.window().focusWidget()
        if not table.isVisible() or QApplication.activePopupWidget() is not None:
            return False
        return focus in {None, table, table.window()} or any(
            part.isAncestorOf(focus) for part in (table, table.prompt.sheet) if part is not None
        )
