"""The echo: a key that does nothing says where the focus is, or what comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication

from valeria_desktop.ui.controls.focus import AnswersArrows, Asking
from valeria_desktop.ui.prompts.curtain import Curtain

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.ui.controls.hands import Hands
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.reader.announcer import Announcer

_WAIT = 120
"""The time that a key has to move the focus or to be answered, in ms."""
_MOVES = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
}
_SILENT = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
}
"""Keys that only change others."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_WHY = Qt.Key.Key_W
_OF_TABLE = {
    _WHY,
    Qt.Key.Key_B,
    Qt.Key.Key_F,
    Qt.Key.Key_O,
    Qt.Key.Key_P,
    Qt.Key.Key_V,
    Qt.Key.Key_Z,
}
"""Plain keys of the table, which a question in front of it keeps to itself."""


class Echo(QObject):
    """Answers an arrow that has moved nothing, and a key of the table that a question has kept."""

    def __init__(self, window: MainWindow, hands: Hands, announcer: Announcer) -> None:
        """Listen to the keys of a window, and to announcements."""
        super().__init__(announcer)
        self._window = window
        self._announcer = announcer
        self._answers = 0
        announcer.answered.connect(self._answered)
        hands.pressed.connect(self._pressed)

    def _answered(self) -> None:
        self._answers += 1

    def _pressed(self, key: Qt.Key) -> None:
        is_closed = key in _ENTER and bool(self._closed_answer)
        if QAccessible.isActive() and (key in _MOVES or is_closed or self._is_kept(key)):
            before = self._state()
            QTimer.singleShot(_WAIT, self, lambda: self._echo(key, before))

    @property
    def _closed_answer(self) -> str:
        """The name of the answer that Enter would give, and that can't be given yet; "" if none."""
        presenter = self._window.table.prompt.presenter if self._window.is_on_table else None
        default = None if presenter is None else presenter.default
        return "" if default is None or default.isEnabled() else default.accessibleName()

    def _is_kept(self, key: Qt.Key) -> bool:
        """Return whether the curtain or a question keeps a key of the table in silence."""
        if isinstance(QGuiApplication.focusObject(), Curtain):
            return key not in _SILENT
        asking = Asking.foremost_in(self._window)
        if asking is None or key not in _OF_TABLE:
            return False
        return key not in asking.let_through | asking.answered

    def _echo(self, key: Qt.Key, before: tuple[object, ...]) -> None:
        if self._state() != before or isinstance(QGuiApplication.focusObject(), AnswersArrows):
            return
        asking = Asking.foremost_in(self._window)
        if key in _ENTER and self._closed_answer:
            self._announcer.say(self._closed_answer)
            return
        is_behind = isinstance(QGuiApplication.focusObject(), Curtain)
        if key in _MOVES or key == _WHY or asking is None or is_behind:
            self._announcer.say(name_of_focus())
        else:
            self._announcer.say(asking.waits())

    def _state(self) -> tuple[object, ...]:
        focused: QObject | None = QGuiApplication.focusObject()
        is_list = focused is not None and focused.inherits("QAbstractItemView")
        row = cast("QAbstractItemView", focused).currentIndex() if is_list else None
        place = None if row is None else (row.row(), row.column())
        return id(focused), place, name_of_focus(), self._answers


def name_of_focus() -> str:
    """Return the name of the focused control, as a screen reader has it."""
    focused: QObject | None = QGuiApplication.focusObject()
    whole: QAccessibleInterface | None = (
        QAccessible.queryAccessibleInterface(focused) if focused else None
    )
    if whole is None:
        return ""
    inner: QAccessibleInterface | None = whole.focusChild()
    return (inner or whole).text(QAccessible.Text.Name)
