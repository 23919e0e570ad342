"""The rounds to come, on a sheet below the steps: what lies on their boards everyone may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.games.valencia.ui.parts.rounds import RoundsPart, rounds_heading
from valeria_desktop.ui.kit.sheet import Sheet
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.steps_view import StepsView
    from valeria_desktop.ui.kit.room import RoomLook

_PATIENCE = 250
_ROW, _HEAD, _WIDE, _APART = 46, 26, 640, 2
_CLOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_PageUp}


class _RoundsList(Spread["Scene"]):
    """The lines; a key that closes them is left to the sheet."""

    left = Signal()
    """The focus went elsewhere."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class NextRounds(Sheet):
    """A child of the table, over the city; open while pointed at, or until a key closes it."""

    def __init__(self, look: RoomLook, steps: StepsView, parent: QWidget) -> None:
        """Stay hidden until the rounds to come are wanted."""
        super().__init__(look)
        self.setParent(parent)
        self._room_look = look
        self._steps = steps
        self._around = parent
        self.lines = _RoundsList(self.look, RoundsPart())
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.lines)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._wait.timeout.connect(self._open)
        self.hide()
        self.lines.left.connect(self.close_rounds)
        steps.rounds_asked.connect(self.toggle)
        steps.rounds_pointed.connect(self._point)
        look.changed.connect(self._place)
        self._place()

    def show_scene(self, scene: Scene) -> None:
        """Know a scene."""
        self.lines.show_scene(scene)
        if not self.rounds:
            self.close_rounds()
        self._place()

    @property
    def rounds(self) -> int:
        """The number of rounds to come."""
        return len(self.lines.laid.pieces)

    def toggle(self) -> None:
        """Open it for the keys, or close it."""
        if self.isVisible() and self.lines.hasFocus():
            self.close_rounds()
        elif self.rounds:
            self._open()
            self.lines.setCurrentIndex(self.lines.pieces.index(0, 0))
            self.lines.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_rounds(self) -> None:
        """Put it away; the focus goes back to where it came from."""
        self._wait.stop()
        had_focus = self.lines.hasFocus()
        self.hide()
        self._steps.chip.set_open(is_open=False)
        if had_focus:
            self._steps.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _point(self, is_pointed: bool) -> None:  # noqa: FBT001 - a slot takes what its signal gives
        if is_pointed:
            self._wait.start()
        elif not self.lines.hasFocus():
            self.close_rounds()

    def _open(self) -> None:
        self._place()
        self.show()
        self.raise_()
        self._steps.chip.set_open(is_open=True)

    def _place(self) -> None:
        """Lie below the steps, at their right end, as large as the rounds need."""
        look, edge = self._room_look, self.edge()
        head = look.px(_HEAD)
        self._column.setContentsMargins(edge, edge + head, edge, edge)
        high = look.px(_ROW) * max(1, self.rounds)
        self.lines.setFixedHeight(high)
        room = self._around.rect()
        size = QSize(
            min(room.width(), look.px(_WIDE)),
            high + head + 2 * edge,
        )
        corner = self._steps.mapTo(self._around, self._steps.rect().bottomRight())
        left = max(room.left(), corner.x() + 1 - size.width())
        top = corner.y() + 1 + round(look.box(_APART))
        self.setGeometry(QRect(QPoint(left, top), size))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(self._room_look.title_font(17))
        painter.setPen(QColor(self.look.palette.ink))
        edge, head = self.edge(), self._room_look.px(_HEAD)
        room = QRect(edge, edge, self.width() - 2 * edge, head)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, rounds_heading())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING:
            self.close_rounds()
        else:
            super().keyPressEvent(event)
