"""The panels of the bar on top, dark or light as the theme is, with ink round them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.ui.kit.materials import materials_of
from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

_CORNER = 6
_SHADOW = QPointF(1, 2)


def panel_box(room: QRectF) -> QRectF:
    """Return the panel's box in its widget; its shadow has the rest."""
    return room.adjusted(1, 1, -2, -3)


def paint_panel(
    painter: QPainter, box: QRectF, look: Look, fill: QColor | None = None, edge: str = CARD_INK
) -> None:
    """Paint a panel, and below it the one hard shape of its shadow."""
    made, corner = materials_of(look), look.px(_CORNER)
    shade = QColor("#000000")
    shade.setAlphaF(made.shadow_share)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(box.translated(_SHADOW), corner, corner)
    painter.setPen(QPen(QColor(edge), 1.6))
    painter.setBrush(fill or QColor(made.bar))
    painter.drawRoundedRect(box, corner, corner)
