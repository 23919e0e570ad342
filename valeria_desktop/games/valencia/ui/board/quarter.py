"""Your quarter: its landscape with houses, and below it privileges and tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.ui.board.secrets import Secret
from valeria_desktop.games.valencia.ui.paint.landscape import paint_quarter
from valeria_desktop.games.valencia.ui.paint.trays import LEFT
from valeria_desktop.games.valencia.ui.parts.tasks import TasksPart
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import TURNS, KeptPictures
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
    from valeria_desktop.ui.paint.room_look import RoomLook

_HOURS = 48
"""Steps of the sky from dawn to dusk."""
_LINES, _PRIVILEGE = 78, 30
_MOST = 6  # privileges; more are a sign with a number


class OwnQuarter(QWidget):
    """A player's members in the city, privileges and tasks."""

    def __init__(self, look: RoomLook, parent: QWidget) -> None:
        """Make a quarter at dawn that nobody owns yet."""
        super().__init__(parent)
        self._look = look
        self._side: OwnSide | None = None
        self._hour = 0
        self._has_sky = True
        self._is_open = True
        self._kept = KeptPictures(look, each=TURNS)
        self.tasks = Spread(look, TasksPart(), self)
        look.changed.connect(self._fit)

    # --- contents

    def show_side(self, side: OwnSide, *, is_open: bool) -> None:
        """Show a player's quarter; the words "hold D" stand beside tasks that aren't open."""
        self._side, self._is_open = side, is_open
        self.tasks.show_scene(side)
        words = self.sentence(side)
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.update()

    def sentence(self, side: OwnSide) -> str:
        """Return the contents of a quarter in a sentence."""
        words = self.tr(
            "Your family. In the city: {number}, of them at palms: {palms}. Privileges: "
            "{privileges}. Tasks: {tasks}."
        )
        return words.format(
            number=len(side.houses),
            palms=sum(house.has_palm for house in side.houses),
            privileges=side.privileges,
            tasks=len(side.tasks),
        )

    def show_hour(self, time: float) -> None:
        """Show the sky at a time from 0, dawn, to 1, dusk."""
        hour = round(min(1.0, max(0.0, time)) * _HOURS)
        if hour != self._hour:
            self._hour = hour
            self.update()

    def use(self, *, has_sky: bool) -> None:
        """Show landscape, privileges and tasks, or the last two without the landscape."""
        if has_sky != self._has_sky:
            self._has_sky = has_sky
            self._fit()

    # --- places of the parts

    def _lines(self) -> tuple[QRectF, QRectF]:
        """Return the lines of privileges and of tasks."""
        unit, room = self._look.unit, QRectF(self.rect())
        high = min(_LINES * self._look.scale, room.height() * 0.46)
        if not self._has_sky:
            high = room.height() - 8 * unit
        foot = room.bottom() - 4 * unit
        left, wide = room.left() + 11 * unit, room.width() - 16 * unit
        above = high * 0.42
        privileges = QRectF(left, foot - high, wide, above)
        return privileges, QRectF(left, privileges.bottom(), wide, high - above)

    def sky_rect(self) -> QRectF:
        """Return the place of the landscape."""
        room = QRectF(self.rect())
        room.setBottom(self._lines()[0].top() - 2 * self._look.unit if self._has_sky else 0)
        return room

    def privileges_rect(self) -> QRect:
        """Return the line of privileges, without its label."""
        line = self._lines()[0]
        line.setLeft(line.left() + self._label_width())
        return line.toAlignedRect()

    def _label_width(self) -> float:
        metrics = QFontMetricsF(self._look.font(15))
        words = (self.tr("Privileges"), self.tr("Tasks"))
        if not self._has_sky:
            return 0.0
        return max(map(metrics.horizontalAdvance, words)) + 10 * self._look.unit

    def _fit(self) -> None:
        line = self._lines()[1]
        line.setLeft(line.left() + self._label_width())
        if self._tells_of_peek:
            metrics = QFontMetricsF(self._look.font(15))
            line.setRight(line.right() - metrics.horizontalAdvance(self.tr("hold D")) - 8)
        self.tasks.setGeometry(line.toAlignedRect())
        self.update()

    @property
    def _tells_of_peek(self) -> bool:
        may_peek = self._side is None or Secret.TASKS in self._side.by_key
        return may_peek and not self._is_open and self.width() >= 240 * self._look.scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side
        if side is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = self._look.unit
        known = (side.houses, side.seat.colour, self._hour, self._has_sky)
        self._kept.paint(
            painter, self.rect(), (0, known, unit), lambda brush, _: self._paint_still(brush, side)
        )
        self._paint_lines(Brush(painter, self._look, unit), side)
        painter.end()

    def _paint_still(self, brush: Brush, side: OwnSide) -> None:
        painter, unit = brush.painter, brush.unit
        frame, edge = QPainterPath(), unit
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        frame.addRoundedRect(room, 7 * unit, 7 * unit)
        painter.save()
        painter.setClipPath(frame)
        painter.fillRect(room, QColor(materials_of(self._look).rail))
        if self._has_sky:
            sky = self.sky_rect()
            paint_quarter(brush, sky, side.houses, self._hour / _HOURS, side.seat)
            painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
            painter.drawLine(sky.bottomLeft(), sky.bottomRight())
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.drawPath(frame)

    def _paint_lines(self, brush: Brush, side: OwnSide) -> None:
        painter, look = brush.painter, self._look
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.palette.ink))
        privileges, tasks = self._lines()
        if self._has_sky:
            painter.drawText(privileges, LEFT, self.tr("Privileges"))
            painter.drawText(tasks, LEFT, self.tr("Tasks"))
        if self._tells_of_peek:
            painter.setPen(QColor(look.palette.quiet))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(tasks.adjusted(0, 0, -4, 0), right, self.tr("hold D"))
        self._paint_privileges(brush, side.privileges)

    def _paint_privileges(self, brush: Brush, number: int) -> None:
        room = QRectF(self.privileges_rect())
        side = min(_PRIVILEGE * brush.unit, room.height() - 3)
        words = "–" if not number else f"×{number}" if number > _MOST else ""
        label = QFontMetricsF(self._look.bold(16)).horizontalAdvance(words) + 6 if words else 0.0
        shown = min(number, _MOST)
        step = min(side * 1.18, (room.width() - label - side) / max(1, shown - 1))
        for place in range(shown):
            left = room.left() + place * step
            brush.emblem("privilege", QRectF(left, room.center().y() - side / 2, side, side))
        if not number and not self._has_sky:  # a pale sign says "none" where there is no label
            brush.painter.setOpacity(0.4)
            brush.emblem("privilege", QRectF(room.left(), room.center().y() - side / 2, side, side))
            brush.painter.setOpacity(1.0)
            return
        if words:
            left = room.left() + ((shown - 1) * step + side + 4 if shown else 2)
            brush.painter.setFont(self._look.bold(16))
            brush.painter.setPen(QColor(self._look.palette.ink))
            brush.painter.drawText(
                QRectF(left, room.top(), room.width(), room.height()), LEFT, words
            )
