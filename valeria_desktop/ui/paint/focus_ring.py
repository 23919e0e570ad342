"""The ring of the focus: one for all that takes keys, seen on every ground."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from valeria_desktop.ui.paint.palette import CARD_INK, DARK, Palette

# Ink and sky are 11:1 to each other, so that one of them is 3:1 or more to any third colour:
# below a luminance of 0.16 it is the sky, above 0.13 the ink.
RING_INK, RING_SKY = CARD_INK, DARK.focus
_EDGE = 1.2
"""The ink on either side of the dashes, in pixels."""
_DASHES = (2.6, 1.6)
_STYLE = """{kind} {{ border: 2px solid transparent; }}
{kind}:focus {{ border: 2px dashed {focus}; }}"""


class RingWeight:
    """The weight of all rings, which is heavier where the player wants stronger contrast."""

    more = 0.0
    """Width of the dashes beyond the usual one, in pixels."""


RING_WEIGHT = RingWeight()
_HEAVY = 1.5


def weigh_rings(*, is_heavy: bool) -> None:
    """Paint all rings heavier, or as drawn."""
    RING_WEIGHT.more = _HEAVY if is_heavy else 0.0


def paint_focus_ring(
    painter: QPainter, outline: QRectF | QPainterPath, radius: float = 0.0, wide: float = 2.0
) -> None:
    """Paint dashes of sky in a line of ink, round a box or along a path.

    The radius of the corners and the width of the dashes are in pixels.
    """
    if isinstance(outline, QRectF):
        path = QPainterPath()
        path.addRoundedRect(outline, radius, radius)
    else:
        path = outline
    wide = max(2.0, wide) + RING_WEIGHT.more
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(RING_INK), wide + 2 * _EDGE))
    painter.drawPath(path)
    dashes = QPen(QColor(RING_SKY), wide)
    dashes.setDashPattern(_DASHES)
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(dashes)
    painter.drawPath(path)


def ring_style(kind: str, palette: Palette) -> str:
    """Return the style of one of Qt's widgets, by its class, on the ground of a palette."""
    return _STYLE.format(kind=kind, focus=palette.focus)
