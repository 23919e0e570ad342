"""The place of a moment that has not been found yet: a bed in the cloth with a dashed hem.

While a game is weighed, the bed shows a third of it: the grades found there so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.paint.brush import CENTRE, Brush, square
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.screens.review.stretch import Stretch

_BED = {True: "#3a2b25", False: "#d9c9a4"}
_HEM = {True: "#a5854a", False: "#7d5a38"}
_INK = {True: "#d8c49a", False: "#4a3c28"}
"""The colours of bed, hem and words in the dark theme and in the light one."""
_EDGE, _INSET, _CORNER = 4.0, 9.0, 8.0
_SIGN, _WORD, _APART = 30.0, 14.0, 8.0
_TITLE, _MARK = 16.0, 24.0
_LINE = 1.4
"""The height of a line, as a multiple of its letters."""
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_LEAST = 60.0


class MomentHollow(QWidget):
    """An empty place for a sheet, with the sign of the coach, or with marks, and a word."""

    def __init__(self, look: RoomLook) -> None:
        """Make a hollow that takes as much room as a sheet."""
        super().__init__()
        self._look = look
        self.stretch: Stretch | None = None
        """The third of the game that is shown."""
        self._words = self.tr("Not weighed yet")
        self.setAccessibleName(self._words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def show_stretch(self, stretch: Stretch | None) -> None:
        """Show a third of the game, or that nothing is weighed."""
        if stretch == self.stretch:
            return
        self.stretch = stretch
        self.setAccessibleName(self._words if stretch is None else stretch.sentence)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(_LEAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush, unit = Brush(painter, self._look, self._look.unit), self._look.unit
        is_dark = self._look.is_dark
        edge, inset = _EDGE * unit, _INSET * unit
        bed = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
        painter.setBrush(QColor(_BED[is_dark]))
        painter.drawRoundedRect(bed, _CORNER * unit, _CORNER * unit)
        hem = QPen(QColor(_HEM[is_dark]), 1.6 * unit)
        hem.setDashPattern([5, 4])
        painter.setPen(hem)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = bed.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, _CORNER * unit / 2, _CORNER * unit / 2)
        ink = self._look.palette.ink if self._look.is_strong else _INK[is_dark]
        if self.stretch is None:
            self._paint_words(brush, inner, ink)
        else:
            self._paint_stretch(painter, inner, self.stretch, ink)
        painter.end()

    def _paint_stretch(self, painter: QPainter, room: QRectF, stretch: Stretch, ink: str) -> None:
        """Paint the rounds above, the marks in the middle, and how far it is below."""
        look, edge = self._look, _APART * self._look.unit
        inner = room.adjusted(edge, edge, -edge, -edge)
        head, foot = look.px(_TITLE) * _LINE, look.px(_WORD) * _LINE
        painter.setPen(QColor(ink))
        painter.setFont(look.bold(_TITLE))
        painter.drawText(
            QRectF(inner.topLeft(), QSizeF(inner.width(), head)), CENTRE, stretch.title
        )
        painter.setFont(look.font(_WORD))
        below = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
        painter.drawText(below, CENTRE, stretch.words)
        painter.setFont(look.font(_MARK))
        painter.drawText(inner.adjusted(0, head, 0, -foot), _WRAPPED, stretch.marks)

    def _paint_words(self, brush: Brush, room: QRectF, ink: str) -> None:
        """Paint the sign over the word, in the middle of the room."""
        look, unit = self._look, max(self._look.unit, self._look.scale)
        font, sign = look.font(_WORD), _SIGN * unit
        high = sign + _APART * unit + look.px(_WORD) * 1.3
        top = QPointF(room.center().x(), room.center().y() - high / 2)
        brush.icon("hint", square(top + QPointF(0, sign / 2), sign), ink)
        line = QRectF(
            room.left(), top.y() + sign + _APART * unit, room.width(), look.px(_WORD) * 1.4
        )
        brush.painter.setFont(font)
        brush.painter.setPen(QColor(ink))
        brush.painter.drawText(line, CENTRE, self._words)
