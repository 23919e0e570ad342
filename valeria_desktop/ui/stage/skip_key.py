"""While anything moves Space skips, wherever the focus is; and shortly after it answers nothing.

A player who wants to see the end of something must not have said yes to what is asked then. And
what one player presses must not answer the next: in the breath between them all of it is lost.
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
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.table.table import GameTable

DEAD_TIME = 0.3
"""Seconds after all has come to rest."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
_CLICKS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class SkipKey(QObject):
    """Takes what is pressed too soon before any widget of a table gets it."""

    def __init__(self, table: GameTable, clock: Callable[[], float] = monotonic) -> None:
        """Listen to when all has come to rest; the clock is in seconds."""
        super().__init__(table)
        self._table = table
        self.clock = clock
        self._rested_at = -DEAD_TIME
        self._is_seen = True
        """Whether what is asked at rest has been painted: till then no time has passed."""
        self._has_taken_click = False
        table.controller.rested.connect(self._rested)

    def _rested(self) -> None:
        self._is_seen = False
        QTimer.singleShot(0, self, self._seen)  # after the keys that were pressed meanwhile

    def _seen(self) -> None:
        self._is_seen = True
        self._rested_at = self.clock()

    def take(self, event: QKeyEvent | QMouseEvent) -> bool:
        """Take what is meant for what moves, or comes too soon; tell whether it was taken."""
        if isinstance(event, QKeyEvent):
            return self._comes_in_a_breath(event) or self._skips(event)
        return self._clicks_in_a_breath(event)

    # --- between two players

    @property
    def _is_breath(self) -> bool:
        breath = self._table.prompt.breath
        return not (breath.is_seen and breath.is_over)

    def _comes_in_a_breath(self, event: QKeyEvent) -> bool:
        if event.type() not in _KEYS or event.modifiers() & ~_PLAIN or not self._is_breath:
            return False
        if self._is_meant():
            event.accept()  # else a shortcut would hear it
            return True
        return False

    def _clicks_in_a_breath(self, event: QMouseEvent) -> bool:
        """Take a click as a whole: what was pressed too soon does nothing when it is let go of."""
        if event.type() in _CLICKS:
            self._has_taken_click = self._is_breath and self._is_on_table(event)
        elif event.type() is QEvent.Type.MouseButtonRelease:
            was_taken, self._has_taken_click = self._has_taken_click, False
            return was_taken
        return self._has_taken_click

    def _is_on_table(self, event: QMouseEvent) -> bool:
        table = self._table
        under = table.window().childAt(event.position().toPoint())
        if under is None or not table.isVisible():
            return False
        return any(part is under or part.isAncestorOf(under) for part in self._parts)

    # --- while something moves

    def _skips(self, event: QKeyEvent) -> bool:
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
        return focus in {None, table.window()} or any(
            part is focus or part.isAncestorOf(focus) for part in self._parts
        )

    @property
    def _parts(self) -> list[QWidget]:
        """The table, and what covers it for the asked player."""
        sheet = self._table.prompt.sheet
        return [self._table] if sheet is None else [self._table, sheet]
