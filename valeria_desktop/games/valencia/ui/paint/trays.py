"""Trays, boxes and hollows in the wood of your board, and capsules with numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen

from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.look import text_font, title_font
from valeria_desktop.ui.paint.materials import CHIP_A, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fit_words, fitted

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TRAY_DARK, _TRAY_LIGHT = "#2d211a", "#b99d6e"


def paint_tray(brush: Brush, box: QRectF) -> None:
    """Paint a tray in the wood."""
    wood = _TRAY_DARK if brush.look.is_dark else _TRAY_LIGHT
    rounded(brush.painter, box, 7 * brush.unit, wood)


def paint_box(brush: Brush, box: QRectF) -> None:
    """Paint a small box with a rim of ink in the wood, for a sign and its number."""
    painter, made = brush.painter, materials_of(brush.look)
    painter.setPen(QPen(QColor(CARD_INK), 1.2 * brush.unit))
    painter.setBrush(legible(brush.look, made.rail if brush.look.is_dark else "#7d6237", CARD_TEXT))
    painter.drawRoundedRect(box, 5 * brush.unit, 5 * brush.unit)


def paint_hollow(brush: Brush, box: QRectF) -> None:
    """Paint a hollow: an empty place for cards."""
    painter, made = brush.painter, materials_of(brush.look)
    hollow = QColor(made.board_cut)
    hollow.setAlpha(90)
    painter.setBrush(hollow)
    painter.setPen(QPen(QColor(made.board_rim), 1.4 * brush.unit, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6 * brush.unit, 6 * brush.unit)


def paint_capsule(brush: Brush, box: QRectF, words: str, text: float) -> None:
    """Paint the sum of a stack on a dark plate with a light edge."""
    painter = brush.painter
    painter.setPen(QPen(QColor(CHIP_A), max(1.0, 1.6 * brush.unit)))
    painter.setBrush(QColor(CARD_INK))
    radius = min(7 * brush.unit, box.height() / 2)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    font = text_font(19 * text, QFont.Weight.Bold)
    fit_words(painter, box, words, font, CARD_TEXT, flags=CENTRE, edge=6)


def write_title(brush: Brush, box: QRectF, words: str, text: float) -> None:
    """Write the title of the things below."""
    painter = brush.painter
    fit_words(painter, box, words, title_font(17 * text), brush.look.palette.ink, air=1.3)


def write_number(brush: Brush, box: QRectF, words: str, size: float, *, is_quiet: bool) -> None:
    """Write a number into the middle of a box; a quiet one is thin, for "none"."""
    painter = brush.painter
    font = text_font(size, QFont.Weight.Normal if is_quiet else QFont.Weight.Bold)
    painter.setFont(fitted(font, words, box.width(), box.height() * 1.2))
    painter.setPen(QColor(CARD_TEXT))
    painter.drawText(box, CENTRE, words)
