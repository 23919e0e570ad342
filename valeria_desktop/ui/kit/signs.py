"""Painting who somebody is: the shield with the sign, and the pennants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.ui.kit.brush import Brush

BOT = "bot"
"""The sign that never needs a word."""
_BRIGHT = 0.5
_LIT = {"active", "clock"}
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_sign(brush: Brush, colour: QColor, name: str, box: QRectF) -> None:
    """Paint a shield: a sign on a colour."""
    painter = brush.painter
    outline = _shield(box)
    painter.fillPath(outline, colour)
    painter.save()
    painter.setClipRect(box.adjusted(box.width() / 2, 0, 0, 0), Qt.ClipOperation.IntersectClip)
    painter.fillPath(outline, colour.darker(116))
    painter.restore()
    painter.setPen(QPen(QColor(CARD_INK), max(1.5, box.width() / 16)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    bright = 0.3 * colour.redF() + 0.59 * colour.greenF() + 0.11 * colour.blueF() > _BRIGHT
    inside = box.width() * 0.68
    sign = QRectF(box.center().x() - inside / 2, box.top() + box.height() * 0.12, inside, inside)
    brush.icon(name, sign, CARD_INK if bright else CARD_TEXT)


def _shield(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    shoulder = box.top() + box.height() * 0.5
    path.lineTo(box.right(), shoulder)
    path.quadTo(box.right(), box.bottom() - box.height() * 0.16, box.center().x(), box.bottom())
    path.quadTo(box.left(), box.bottom() - box.height() * 0.16, box.left(), shoulder)
    path.closeSubpath()
    return path


def paint_pennants(brush: Brush, room: QRectF, marks: Sequence[tuple[str, str]]) -> None:
    """Paint pennants from the left; where there is no room the last ones go without words."""
    gap = 4 * brush.unit
    words = ["" if icon == BOT else word for icon, word in marks]
    last = len(words)
    while last and sum(_width(brush, word, room.height()) + gap for word in words) > room.width():
        last -= 1
        words[last] = ""
    left = room.left()
    for (icon, _), word in zip(marks, words, strict=True):
        width = _width(brush, word, room.height())
        _paint_pennant(brush, QRectF(left, room.top(), width, room.height()), icon, word)
        left += width + gap


def _width(brush: Brush, word: str, height: float) -> float:
    words = QFontMetricsF(brush.font(13)).horizontalAdvance(word) + 3 * brush.unit if word else 0
    return height * 1.35 + words + 6 * brush.unit


def _paint_pennant(brush: Brush, box: QRectF, icon: str, word: str) -> None:
    """Paint a swallow-tailed pennant with an icon and, if there is one, a word."""
    painter, tokens, unit = brush.painter, brush.look.palette, brush.unit
    is_lit = icon in _LIT
    notch = QPointF(box.right() - box.height() * 0.32, box.center().y())
    corners = [box.topLeft(), box.topRight(), notch, box.bottomRight(), box.bottomLeft()]
    painter.setPen(QPen(QColor(tokens.lit if is_lit else tokens.line), 1.2))
    painter.setBrush(QColor(tokens.lit if is_lit else tokens.raised))
    painter.drawPolygon(QPolygonF(corners))
    colour = tokens.on_lit if is_lit else tokens.ink
    inside = box.height() * 0.68
    left = box.left() + 4 * unit
    brush.icon(icon, QRectF(left, box.center().y() - inside / 2, inside, inside), colour)
    painter.setFont(brush.font(13))
    painter.setPen(QColor(colour))
    left += inside + 3 * unit
    painter.drawText(QRectF(left, box.top(), box.right() - left, box.height()), _LEFT, word)


def paint_pair(brush: Brush, corner: QPointF, pair: tuple[str, str], size: float) -> float:
    """Paint an icon and a text behind it, `size` high; give where they end."""
    icon, words = pair
    painter = brush.painter
    brush.icon(icon, QRectF(corner.x(), corner.y(), size, size), brush.look.palette.ink)
    left = corner.x() + size + 3 * brush.unit
    width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 1
    painter.drawText(QRectF(left, corner.y(), width, size), _LEFT, words)
    return left + width
