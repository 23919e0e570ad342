"""The rounds to come, on a sheet below the steps: what lies on their boards everybody may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from valeria_desktop.games.valencia.ui.council.plain_view import (
    ENTER,
    is_for_the_table,
    lie_plainly,
)
from valeria_desktop.games.valencia.ui.steps.model import RoundsModel, StepRole
from valeria_desktop.games.valencia.ui.steps.paint import paint_round
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.sheet import Sheet
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.steps.steps import ComingRound
    from valeria_desktop.games.valencia.ui.steps.view import StepsView
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index

_PATIENCE = 250
_ROW, _HEAD, _WIDE, _APART = 46, 26, 640, 2
_CLOSING = {*ENTER, Qt.Key.Key_Escape, Qt.Key.Key_PageUp}


class RoundsDelegate(QStyledItemDelegate):
    """A line for each round to come."""

    def __init__(self, look: RoomLook, sheet: Sheet) -> None:
        """Paint in ink, in the sizes of a room."""
        super().__init__(sheet)
        self._look = look
        self._kept = KeptPictures(sheet.look)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(1, self._look.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        coming: ComingRound = index.data(StepRole.SHOWN)
        focus = bool(option.state & QStyle.StateFlag.State_HasFocus)

        def draw(brush: Brush, box: QRectF) -> None:
            paint_round(brush, box, coming, Ruler(self._look), focus=focus)

        thing = (coming.key, (coming, focus), self._look.unit)
        self._kept.paint(painter, option.rect, thing, draw)


class _RoundsList(QListView):
    """The lines; a key that closes them is left to the sheet."""

    left = Signal()
    """The focus went elsewhere."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING or is_for_the_table(event):
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
        self.rounds = RoundsModel()
        self._list = _RoundsList()
        self._list.setModel(self.rounds)
        self._list.setItemDelegate(RoundsDelegate(look, self))
        self._list.setAccessibleName(self.rounds.heading())
        lie_plainly(self._list)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._list)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._wait.timeout.connect(self._open)
        self.hide()
        self._list.left.connect(self.close_rounds)
        steps.rounds_asked.connect(self.toggle)
        steps.rounds_pointed.connect(self._point)
        look.changed.connect(self._place)
        self._place()

    def show_scene(self, scene: Scene) -> None:
        """Know a scene."""
        self.rounds.show(scene)
        if not self.rounds.rows:
            self.close_rounds()
        self._place()

    def toggle(self) -> None:
        """Open it for the keys, or close it."""
        if self.isVisible() and self._list.hasFocus():
            self.close_rounds()
        elif self.rounds.rows:
            self._open()
            self._list.setCurrentIndex(self.rounds.index(0))
            self._list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_rounds(self) -> None:
        """Put it away; the focus goes back to where it came from."""
        self._wait.stop()
        had_focus = self._list.hasFocus()
        self.hide()
        self._steps.chip.set_open(is_open=False)
        if had_focus:
            self._steps.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _point(self, is_pointed: bool) -> None:  # noqa: FBT001 - a slot takes what its signal gives
        if is_pointed:
            self._wait.start()
        elif not self._list.hasFocus():
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
        high = look.px(_ROW) * max(1, len(self.rounds.rows))
        self._list.setFixedHeight(high)
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
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, self.rounds.heading())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING:
            self.close_rounds()
        else:
            super().keyPressEvent(event)
