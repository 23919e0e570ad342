"""Small drawings that several places share: key caps, marks, signs, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.paint.banner import BANNER, paint_banner
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

ENTER = "Enter"
"""The key whose cap shows the bent arrow."""

_IVORY, _RED = "#f7efdd", "#b53a2c"
_LEFT, _MIDDLE, _RIGHT = 0.24, 0.5, 0.76
PIPS = {
    0: (),
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LEFT, _LEFT), (_RIGHT, _RIGHT)),
    3: ((_LEFT, _LEFT), (_MIDDLE, _MIDDLE), (_RIGHT, _RIGHT)),
    4: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
}
PIPS[5] = (*PIPS[4], *PIPS[1])
PIPS[6] = (*PIPS[4], (_LEFT, _MIDDLE), (_RIGHT, _MIDDLE))


def cap_width(look: Look, metrics: QFontMetrics, key: str) -> int:
    """Return the width of a key's cap, in pixels."""
    if key == ENTER:
        return look.px(24)
    return max(look.px(18), metrics.horizontalAdvance(key) + look.px(8))


def paint_cap(painter: QPainter, look: Look, at: QPointF, key: str, colour: QColor) -> QRectF:
    """Paint a key's cap, given the middle of its left edge; return its box."""
    height = look.px(19)
    width = cap_width(look, painter.fontMetrics(), key)
    cap = QRectF(at.x(), at.y() - height / 2, width, height)
    painter.setPen(QPen(colour, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(cap, 3, 3)
    if key == ENTER:
        _paint_bent_arrow(painter, cap, colour)
    else:
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
    return cap


def _paint_bent_arrow(painter: QPainter, cap: QRectF, colour: QColor) -> None:
    centre, step = cap.center(), cap.height() / 5
    tip = QPointF(centre.x() - 1.7 * step, centre.y() + 0.6 * step)
    path = QPainterPath(QPointF(centre.x() + 1.7 * step, centre.y() - 1.3 * step))
    path.lineTo(centre.x() + 1.7 * step, tip.y())
    path.lineTo(tip)
    painter.setPen(QPen(colour, max(1.4, step / 2.2)))
    painter.drawPath(path)
    head = [tip, tip + QPointF(1.3 * step, -step), tip + QPointF(1.3 * step, step)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(head))


_HINT = 3.0
"""The width of the frame of a hint's proposal, in pixels at 100 %."""
_PENNANT = 13.0, 15.6


def paint_hint_frame(painter: QPainter, look: Look, box: QRectF) -> None:
    """Frame a box in heavy gold between lines of ink."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, more in ((CARD_INK, 1.6), (GOLD, 0.0)):
        painter.setPen(QPen(QColor(colour), look.px(_HINT) + more))
        painter.drawRoundedRect(box, 6, 6)


def paint_hint_mark(painter: QPainter, look: Look, box: QRectF) -> None:
    """Frame a box in heavy gold, and hang the voice's banner into its corner."""
    paint_hint_frame(painter, look, box)
    wide, high = (look.px(side) for side in _PENNANT)
    at = QRectF(box.right() - wide - look.px(5), box.top(), wide, high)
    paint_banner(Brush(painter, look, wide / BANNER[0]), at, "")


def paint_sign(painter: QPainter, look: Look, box: QRectF, seat: Seat) -> None:
    """Paint a player's sign on a disc in the player's colour."""
    painter.setPen(QPen(QColor(CARD_INK), max(1.0, box.width() / 18)))
    painter.setBrush(look.player(seat.colour))
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    side = round(box.width() * 0.7)
    icon = look.icon(seat.sign.value, side, painter.device().devicePixelRatio(), CARD_INK)
    painter.drawPixmap(
        QPointF(box.center().x() - side / 2, box.center().y() - side / 2),
        icon,
    )


def paint_die(painter: QPainter, box: QRectF, number: int, *, is_dark: bool) -> None:
    """Paint a die with lozenges for pips, standing on its thickness: A is of ivory, B is red."""
    face, pip = (_RED, CARD_TEXT) if is_dark else (_IVORY, CARD_INK)
    side = box.width()
    radius, thickness = side * 0.17, side * 0.07
    body = box.adjusted(side * 0.04, side * 0.02, -side * 0.04, -side * 0.06 - thickness)
    painter.setPen(QPen(QColor(CARD_INK), max(1.2, side / 18)))
    painter.setBrush(QColor(face).darker(165))
    painter.drawRoundedRect(body.adjusted(0, 0, 0, thickness), radius, radius)
    painter.setBrush(QColor(face))
    painter.drawRoundedRect(body, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(pip))
    for x, y in PIPS[number]:
        at = QPointF(body.left() + x * body.width(), body.top() + y * body.height())
        painter.drawPolygon(_lozenge(at, side * (0.16 if number == 1 else 0.115)))


def _lozenge(at: QPointF, radius: float) -> QPolygonF:
    high = QPointF(0, radius * 1.1)
    wide = QPointF(radius, 0)
    return QPolygonF([at - high, at + wide, at + high, at - wide])
