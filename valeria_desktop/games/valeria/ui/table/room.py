"""The room of the table, below everything: planks, the window with the realm, cloth and boards.

The table is one picture for each size and theme, the window one for each hour of it; the own
board lies over them when it is its turn. Rivals paint their boards themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.materials import materials_of
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.place.hours import hour_at
from valeria_desktop.ui.place.sky import Sky, sun_at
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.plan import Plan
    from valeria_desktop.ui.kit.room import RoomLook

_STEPS = 48
"""So many hours a day has; between two of them nothing changes."""
_SOON = 40
"""Milliseconds till an hour comes that waits until all else has been shown."""
_SILL = 4.4
_TABLE, _WINDOW = 0, 1
_LAND = 88  # how high the land is in the window


def hour_of(scene: Scene) -> float:
    """Give how late it is: the greatest share of what ends the game, from 0 to 1."""
    return max((meter.share for meter in scene.meters), default=0.0)


class RoomView(QWidget):
    """Shows the room; nothing in it can be pressed."""

    hour_passed = Signal(float)
    """It has become another time, from dawn, 0, to dusk, 1."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Show an empty room at dawn."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, lambda tokens: tokens.table)
        self._over = KeptPictures(look)
        self._plan: Plan | None = None
        self._is_mine = False
        self._is_lord = False
        self._is_lamp_lit = False
        self._hour = QVariantAnimation(self)
        self._hour.valueChanged.connect(self._hour_passed)
        self._time = 0.0
        self._step = 0
        self._coming = 0.0
        self._wait = QTimer(self, singleShot=True, interval=_SOON)
        self._wait.timeout.connect(lambda: self.show_hour(self._coming))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    # --- what is shown

    def use(self, plan: Plan) -> None:
        """Stand everything as planned."""
        self._plan = plan
        self.update()

    def show_scene(self, scene: Scene) -> None:
        """Show whether it is the turn of whoever looks, and whether it is the last round."""
        is_mine = scene.view.active == scene.viewer
        shown = is_mine, scene.view.rival is not None, scene.is_last_round
        before = self._is_mine, self._is_lord, self._is_lamp_lit
        self._is_mine, self._is_lord, self._is_lamp_lit = shown
        if shown[1:] != before[1:] or self._plan is None:
            self.update()
        elif shown != before:
            self.update(self._plan.own.board)

    @property
    def time(self) -> float:
        """The time that is shown, from dawn, 0, to dusk, 1."""
        return self._time

    def show_hour(self, time: float, milliseconds: int = 0) -> None:
        """Let it become a time, at once or within so many milliseconds."""
        self._hour.stop()
        self._wait.stop()
        if milliseconds <= 0 or not self.isVisible():
            self._hour_passed(time)
            return
        self._hour.setStartValue(self._time)
        self._hour.setEndValue(time)
        self._hour.setDuration(milliseconds)
        self._hour.start()

    def show_hour_soon(self, time: float) -> None:
        """Let it become a time once the table has been shown: light waits, not what can be done."""
        self._coming = time
        self._hour.stop()
        self._wait.start()

    def _hour_passed(self, time: float) -> None:
        self._time = time
        self.hour_passed.emit(time)
        step = round(time * _STEPS)
        if step != self._step:
            self._step = step
            self.update(self._plan.sky if self._plan is not None else self.rect())

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        plan = self._plan
        painter = QPainter(self)
        if plan is None:
            painter.fillRect(self.rect(), QColor(self._look.palette.table))
        else:
            self._paint(painter, plan)
        painter.end()

    def _paint(self, painter: QPainter, plan: Plan) -> None:
        """Show table and window, a picture each, and the board whose turn it is over them."""
        top = plan.sky.height()
        table = self.rect().adjusted(0, top, 0, 0)
        known = (plan.mat, plan.own.board, self._is_lamp_lit)
        self._kept.paint(
            painter,
            table,
            (_TABLE, known, plan.unit),
            lambda brush, _: self._paint_table(brush.painter, plan),
        )
        sky = QRect(0, 0, self.width(), top)
        is_lone = len(plan.rivals) == 1 and not self._is_lord
        self._kept.paint(
            painter,
            sky,
            (_WINDOW, (self._step, is_lone), plan.unit),
            lambda brush, box: self._paint_window(brush.painter, box, has_castle=is_lone),
        )
        if self._is_mine:
            self._paint_active(painter, plan.own.board)

    def _paint_table(self, painter: QPainter, plan: Plan) -> None:
        top = plan.sky.height()
        painter.translate(0, -top)
        wood = self._wood(painter)
        wood.paint_planks(QRectF(self.rect()).adjusted(0, top, 0, 0))
        self._paint_sill(painter, top)
        wood.paint_cloth(QRectF(plan.mat))
        wood.paint_board(QRectF(plan.own.board))

    def _wood(self, painter: QPainter) -> Wood:
        return Wood(painter, self._look, self._look.unit, is_lamp_lit=self._is_lamp_lit)

    def _paint_window(self, painter: QPainter, box: QRectF, *, has_castle: bool) -> None:
        unit, time = self._look.unit, self._step / _STEPS
        land = min(_LAND * unit, box.height() * 0.9)
        hour = hour_at(time)
        sky = Sky(painter, box, unit, is_dark=self._look.is_dark)
        sky.paint_air(hour, sun_at(box, time, land), time)
        sky.paint_land(hour, land)
        if has_castle:
            right = QPointF(box.right() - 104 * unit, box.bottom())
            sky.paint_castle(right, min(72 * unit, box.height() * 0.7))

    def _paint_sill(self, painter: QPainter, top: float) -> None:
        """Paint the sill that parts the window from the table."""
        unit, made = self._look.unit, materials_of(self._look)
        sill = QRectF(0, top, self.width(), _SILL * unit)
        painter.fillRect(sill, QColor(CARD_INK))
        painter.fillRect(sill.adjusted(0, 1.2 * unit, 0, -1.2 * unit), QColor(made.rail_line))

    def _paint_active(self, painter: QPainter, box: QRect) -> None:
        self._over.paint(
            painter,
            box,
            (0, self._is_lamp_lit, self._look.unit),
            lambda brush, room: self._wood(brush.painter).paint_board(room, is_active=True),
        )
