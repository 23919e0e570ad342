"""Space skips motion, wherever the focus is; for a short time afterwards it answers nothing.

A player who skips to the end of a motion must not answer the question there by accident. And a key
of one player must not answer the next player's question: in the pause between them all keys and
clicks are ignored.
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
"""The time after the end of motion in which keys answer nothing, in seconds."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
_CLICKS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class SkipKey(QObject):
    """Takes keys and clicks that come too soon, before any widget of a table gets them."""

    def __init__(self, table: GameTable, clock: Callable[[], float] = monotonic) -> None:
        """Listen for the end of motion; the clock returns seconds."""
        super().__init__(table)
        self._table = table
        self.clock = clock
        self._rested_at = -DEAD_TIME
        self._is_seen = True
        """Whether the question at rest has been painted: the dead time only begins then."""
        self._has_taken_click = False
        table.controller.rested.connect(self._rested)

    def _rested(self) -> None:
        self._is_seen = False
        QTimer.singleShot(0, self, self._seen)  # after the keys that were pressed during the motion

    def _seen(self) -> None:
        self._is_seen = True
        self._rested_at = self.clock()

    def take(self, event: QKeyEvent | QMouseEvent) -> bool:
        """Take an event that skips a motion or comes too soon; return whether it was taken."""
        if isinstance(event, QKeyEvent):
            return self._comes_in_a_breath(event) or self._skips(event)
        return self._clicks_in_a_breath(event)

    # --- the pause between two players

    @property
    def _is_breath(self) -> bool:
        breath = self._table.prompt.breath
        return not (breath.is_seen and breath.is_over)

    def _comes_in_a_breath(self, event: QKeyEvent) -> bool:
        if event.type() not in _KEYS or event.modifiers() & ~_PLAIN or not self._is_breath:
            return False
        if self._is_meant():
            event.accept()  # else a shortcut would get it
            return True
        return False

    def _clicks_in_a_breath(self, event: QMouseEvent) -> bool:
        """Take a whole click: a button that was pressed too soon does nothing on its release."""
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

    # --- during motion

    def _skips(self, event: QKeyEvent) -> bool:
        is_space = event.key() == Qt.Key.Key_Space
        if event.type() is not QEvent.Type.KeyPress or not (is_space or event.key() in _ENTER):
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._is_meant():
            return False
        if event.isAutoRepeat():
            return True  # a held key must not answer the next question
        controller = self._table.controller
        if controller.is_moving and is_space:
            controller.hurry()
            return True
        is_asked = controller.is_open or controller.is_held
        return is_asked and (not self._is_seen or self.clock() - self._rested_at < DEAD_TIME)

    def _is_meant(self) -> bool:
        """Return whether the key is for the table: no other question stands over it."""
        table, focus = self._table, self._table.window().focusWidget()
        if not table.isVisible() or QApplication.activePopupWidget() is not None:
            return False
        return focus in {None, table.window()} or any(
            part is focus or part.isAncestorOf(focus) for part in self._parts
        )

    @property
    def _parts(self) -> list[QWidget]:
        """The table, and the sheet that covers it for the asked player."""
        sheet = self._table.prompt.sheet
        return [self._table] if sheet is None else [self._table, sheet]
