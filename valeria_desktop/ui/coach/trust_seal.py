"""The seal of trust: a colour, a sign and a word that say how sure the coach is of an option."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from valeria_desktop.coach.trust import Trust
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import INK

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look

SEAL_SIDE = 23
"""The side of a seal in a row, in pixels of a text at 100 %."""
SEAL_WORD = 15
"""The size of the word beside it."""
_WAX = {
    Trust.CLEAR: "#a8382c",
    Trust.CLOSE: "#a0761f",
    Trust.TOSS_UP: "#786b55",
    Trust.BEHIND: "#7d5a38",
}
"""The wax of each trust; its sign contrasts with 3 : 1 and more, and a word stands beside it."""
_SIGNS = {
    Trust.CLEAR: "check",
    Trust.CLOSE: "up",
    Trust.TOSS_UP: "tie",
    Trust.BEHIND: "down",
}
_ON_WAX, _LINE = "#fbf2dc", "#f7e9cc"
_TEETH, _DEEP = 11, 0.1
_RING, _SIGN, _GAP = 0.68, 0.5, 5


def trust_word(trust: Trust) -> str:
    """Return the word of a seal."""
    translate = QCoreApplication.translate
    return {
        Trust.CLEAR: translate("Coach", "clear"),
        Trust.CLOSE: translate("Coach", "close"),
        Trust.TOSS_UP: translate("Coach", "toss-up"),
        Trust.BEHIND: translate("Coach", "weaker"),
    }[trust]


def paint_seal(painter: QPainter, look: Look, trust: Trust, box: QRectF) -> None:
    """Paint a seal of wax with its sign into the middle of a box."""
    middle, radius = box.center(), min(box.width(), box.height()) / 2 / (1 + _DEEP)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(INK), max(1.2, radius * 0.13))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(_WAX[trust]))
    painter.drawPolygon(QPolygonF([middle + point * radius for point in _edge()]))
    painter.setPen(QPen(QColor(_LINE), max(1.0, radius * 0.11)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius * _RING, radius * _RING)
    half = radius * _SIGN
    sign = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    Brush(painter, look, 1.0).icon(_SIGNS[trust], sign, _ON_WAX)
    painter.restore()


@cache
def _edge() -> tuple[QPointF, ...]:
    """Return the points of a seal's edge round 0 with a radius of about 1."""
    points = ((1 + (_DEEP if at % 2 else 0), at * pi / _TEETH) for at in range(2 * _TEETH))
    return tuple(QPointF(far * cos(angle), far * sin(angle)) for far, angle in points)


def seal_width(look: Look, trust: Trust) -> int:
    """Return the width of a seal with its word, in pixels."""
    words = QFontMetrics(look.bold(SEAL_WORD)).horizontalAdvance(trust_word(trust))
    return look.px(SEAL_SIDE) + look.px(_GAP) + words


def paint_seal_and_word(painter: QPainter, look: Look, trust: Trust, box: QRectF) -> None:
    """Paint a seal with its word at the right end of a box, in the middle of its height."""
    side, width = look.px(SEAL_SIDE), seal_width(look, trust)
    seal = QRectF(box.right() - width, box.center().y() - side / 2, side, side)
    paint_seal(painter, look, trust, seal)
    painter.setFont(look.bold(SEAL_WORD))
    painter.setPen(QColor(look.palette.ink))
    at = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, int(at), trust_word(trust))


class TrustSeal(QWidget):
    """A seal with its word, for a sheet or a row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make a hidden seal in the colours and fonts of a look."""
        super().__init__(parent)
        self._look = look
        self._trust = Trust.TOSS_UP
        look.changed.connect(self.updateGeometry)
        self.hide()

    @property
    def trust(self) -> Trust:
        """The shown trust."""
        return self._trust

    def show_trust(self, trust: Trust | None) -> None:
        """Show a trust; None hides the seal."""
        self.setVisible(trust is not None)
        if trust is not None:
            self._trust = trust
            self.setAccessibleName(trust_word(trust))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(seal_width(self._look, self._trust) + 2, self._look.px(SEAL_SIDE) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_seal_and_word(painter, self._look, self._trust, QRectF(self.rect()))
        painter.end()
