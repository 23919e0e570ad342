"""Paints what a meter is made of: its bar of brass, and the slip that a coach writes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.kit.materials import BRASS, BRASS_EDGE, INK, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.rules.turn.phases import Meter
    from valeria_desktop.ui.kit.look import Look

_RED, _LIVELY = "#d8402f", "#ff7f6b"
"""What holds, in the last round; livelier where it is dark."""


def red_of(look: Look) -> str:
    """Return the colour of what holds."""
    return _LIVELY if look.is_dark else _RED


def paint_bar(painter: QPainter, bar: QRectF, meter: Meter, look: Look) -> None:
    """Paint a bed with brass in it, as far as it has come; what holds has a red rim."""
    made, corner = materials_of(look), bar.height() / 2.4
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(made.rail))
    painter.drawRoundedRect(bar, corner, corner)
    if meter.share:
        filled = QRectF(bar)
        filled.setWidth(max(bar.height(), bar.width() * meter.share))
        painter.setBrush(QColor(BRASS))
        painter.drawRoundedRect(filled, corner, corner)
        painter.setBrush(QColor(BRASS_EDGE))
        shine = filled.adjusted(2, 1.6, -2, -filled.height() * 0.52)
        painter.drawRoundedRect(shine, shine.height() / 2, shine.height() / 2)
    if meter.counts_up:
        _paint_notches(painter, bar, meter.whole)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = red_of(look) if meter.is_full else made.rail_line
    painter.setPen(QPen(QColor(rim), 2.2 if meter.is_full else 1.4))
    painter.drawRoundedRect(bar, corner, corner)


def _paint_notches(painter: QPainter, bar: QRectF, whole: int) -> None:
    painter.setPen(QPen(QColor(CARD_INK), 1.2))
    for step in range(1, whole):
        x = bar.left() + bar.width() * step / whole
        painter.drawLine(QPointF(x, bar.top() + 1), QPointF(x, bar.bottom() - 1))


def paint_slip(painter: QPainter, box: QRectF, words: str, look: Look) -> None:
    """Paint a coach's numbers on parchment."""
    painter.setFont(look.bold(14))
    wide = painter.fontMetrics().horizontalAdvance(words) + look.px(8)
    slip = QRectF(box.left(), 0, wide, look.px(18))
    slip.moveTop(box.center().y() - slip.height() / 2)
    painter.setPen(QPen(QColor(INK), 1.2))
    painter.setBrush(QColor(materials_of(look).parchment))
    painter.drawRoundedRect(slip, 3, 3)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)
