"""The echo: an arrow that leads nowhere says where it stays, so that no arrow is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface

    from valeria_desktop.ui.controls.hands import Hands
    from valeria_desktop.ui.reader.announcer import Announcer

_WAIT = 120
"""The time that a key has to move the focus or to be answered, in ms."""
_ARROWS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}


class Echo(QObject):
    """Says the focus again after an arrow that has moved nothing and was not answered."""

    def __init__(self, hands: Hands, announcer: Announcer) -> None:
        """Listen to the keys of a window, and to what is announced."""
        super().__init__(announcer)
        self._announcer = announcer
        self._answers = 0
        announcer.answered.connect(self._answered)
        hands.pressed.connect(self._pressed)

    def _answered(self) -> None:
        self._answers += 1

    def _pressed(self, key: Qt.Key) -> None:
        if key in _ARROWS and QAccessible.isActive():
            before = self._state()
            QTimer.singleShot(_WAIT, self, lambda: self._echo(before))

    def _echo(self, before: tuple[object, ...]) -> None:
        if self._state() == before:
            self._announcer.say(name_of_focus())

    def _state(self) -> tuple[object, ...]:
        focused = QGuiApplication.focusObject()
        row = focused.currentIndex() if isinstance(focused, QAbstractItemView) else None
        place = None if row is None else (row.row(), row.column())
        return id(focused), place, self._answers


def name_of_focus() -> str:
    """Return the name of what has the focus, as a screen reader has it."""
    focused: QObject | None = QGuiApplication.focusObject()
    whole: QAccessibleInterface | None = (
        QAccessible.queryAccessibleInterface(focused) if focused else None
    )
    if whole is None:
        return ""
    inner: QAccessibleInterface | None = whole.focusChild()
    return (inner or whole).text(QAccessible.Text.Name)
