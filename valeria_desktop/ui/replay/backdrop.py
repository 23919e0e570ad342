"""The light of the past over a table, and the names below its ribbon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.shields import paint_seat_sign

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_SEPIA, _SHARE = "#8a5a2b", 0.13
_LETTER, _SHIELD, _APART, _BESIDE = 14, 18, 22, 6


class Sepia(QWidget):
    """Lies over the table of a past moment, and takes no clicks."""

    def __init__(self, page: QWidget) -> None:
        """Lie over a page's table."""
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tone = QPainter(self), QColor(_SEPIA)
        tone.setAlphaF(_SHARE)
        painter.fillRect(event.rect(), tone)
        painter.end()


class RibbonLegend(QWidget):
    """The players with their colours, the number of the moment, and what is pale."""

    def __init__(self, look: Look, page: QWidget) -> None:
        """Make an empty line below the ribbon of a page."""
        super().__init__(page)
        self._look = look
        self._seats: tuple[Seat, ...] = ()
        self.where = self.mark = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    def show_moment(self, seats: tuple[Seat, ...], where: str, mark: str) -> None:
        """Name the players and the moment, and say what mark the game would get."""
        self._seats, self.where, self.mark = seats, where, mark
        self.setAccessibleName(f"{where}. {mark}" if mark else where)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = self._look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = look.font(_LETTER)
        painter.setFont(font)
        left = self._paint_names(painter, QFontMetricsF(font))
        room = QRectF(self.rect()).adjusted(left, 0, 0, 0)
        self._paint_words(painter, room, QFontMetricsF(font))
        painter.end()

    def _paint_words(self, painter: QPainter, room: QRectF, metrics: QFontMetricsF) -> None:
        """Paint words at the right end, the most important ones at the least in any room."""
        apart, wide = self._look.px(_APART), metrics.horizontalAdvance
        words = [each for each in (self.mark, self.where) if each]
        words.append(self.tr("pale: later turns"))
        while len(words) > 1 and sum(wide(each) + apart for each in words) > room.width():
            words.pop()
        painter.setPen(QColor(self._look.palette.ink))
        for each in reversed(words):
            painter.drawText(
                room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, each
            )
            room.adjust(0, 0, -wide(each) - apart, 0)

    def _paint_names(self, painter: QPainter, metrics: QFontMetricsF) -> float:
        """Paint the players' shields and names; return the end of the last one."""
        look, left = self._look, 0.0
        brush = Brush(painter, look, 1.0)
        side, middle = float(look.px(_SHIELD)), self.height() / 2
        for seat in self._seats:
            box = QRectF(left, middle - side / 2, side * 0.86, side)
            paint_seat_sign(brush, look.player(seat.colour), seat.sign.value, box)
            left = box.right() + look.px(_BESIDE)
            painter.setPen(QColor(look.palette.ink))
            base = middle + (metrics.ascent() - metrics.descent()) / 2
            painter.drawText(QPointF(left, base), seat.name)
            left += metrics.horizontalAdvance(seat.name) + look.px(_APART)
        return left
