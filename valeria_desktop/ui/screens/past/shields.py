"""The end of a game in a small picture: the shield of the winner, and the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from valeria_desktop.ui.kit.brush import Brush, paint_outlined
from valeria_desktop.ui.kit.materials import GOLD, INK
from valeria_desktop.ui.kit.signs import paint_sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look

_SHIELD = 0.5
"""How high a shield is, of its picture."""
_EDGE = 0.06
_DUSK = 64


def with_shields(
    look: Look, table: QPixmap, shields: Sequence[tuple[Seat, int]], *, is_lost: bool
) -> QPixmap:
    """Return a picture of a table at dusk, with shields and points before it; a skull if lost."""
    made = QPixmap(table)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(0, 0, made.deviceIndependentSize().width(), made.deviceIndependentSize().height())
    painter.fillRect(box, QColor(0, 0, 0, _DUSK))
    brush = Brush(painter, look, 1.0)
    high = box.height() * _SHIELD / max(1.0, len(shields) ** 0.5)
    font = look.title_font(1)
    font.setPixelSize(max(8, round(high * 0.62)))
    metrics, gap = QFontMetricsF(font), high * 0.18
    parts = [(seat, str(points)) for seat, points in shields]
    widths = [high * 0.86 + gap + metrics.horizontalAdvance(words) for _, words in parts]
    left = box.center().x() - (sum(widths) + 2 * gap * (len(parts) - 1)) / 2
    for (seat, words), width in zip(parts, widths, strict=True):
        shield = QRectF(left, box.center().y() - high / 2, high * 0.86, high)
        paint_sign(brush, look.player(seat.colour), seat.sign.value, shield)
        room = QRectF(shield.right() + gap, box.top(), width - shield.width() - gap, box.height())
        paint_outlined(brush, room, words, font, GOLD)
        left += width + 2 * gap
    _paint_mark(brush, box, "skull" if is_lost else "trophy")
    painter.end()
    return made


def _paint_mark(brush: Brush, box: QRectF, icon: str) -> None:
    """Paint how it ended on a seal in the lower right corner."""
    painter, side, edge = brush.painter, box.height() * 0.26, box.height() * _EDGE
    seal = QRectF(box.bottomRight() - QPointF(side + edge, side + edge), box.bottomRight())
    seal = seal.adjusted(0, 0, -edge, -edge)
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(seal)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.18
    brush.icon(icon, seal.adjusted(inset, inset, -inset, -inset), INK)
