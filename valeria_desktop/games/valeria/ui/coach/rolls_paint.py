"""Paints the roll map: a cell for each of the 36 rolls, and bars for what each result brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.coach.rolls import RESULTS, ROLLS
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.figures import amount
from valeria_desktop.ui.kit.materials import BRASS, BRASS_EDGE, CHIP_A, CHIP_B, INK

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.coach.rolls import Gains, Turn
    from valeria_desktop.games.valeria.ui.coach.rolls_plan import RollsPlan, Strip
    from valeria_desktop.ui.kit.brush import Brush

_FACES = range(1, 7)
_SHOWN = range(2, 13, 2)
"""The results that the axis names: more have no room."""
_FAINT = 0.25
_BRIGHT = 0.45
"""Where brass is as bright as this, ink is read on it."""


def paint_map(brush: Brush, plan: RollsPlan, turn: Turn) -> None:
    """Paint all cells, the brighter the more they bring, with the faces of die A and die B."""
    painter = brush.painter
    most = max(1.0, *(gains.resources for gains in turn.by_roll))
    painter.setFont(brush.look.bold(13))
    for (first, second), gains in zip(ROLLS, turn.by_roll, strict=True):
        _paint_cell(brush, plan.cell(first, second), gains, most)
    for face in _FACES:
        for box, colour in ((plan.face_a(face), CHIP_A), (plan.face_b(face), CHIP_B)):
            painter.setPen(QPen(QColor(INK), 1))
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(box, 3, 3)
            painter.drawText(box, CENTRE, str(face))


def _paint_cell(brush: Brush, box: QRectF, gains: Gains, most: float) -> None:
    painter, tokens = brush.painter, brush.look.palette
    inside, share = box.adjusted(0.7, 0.7, -0.7, -0.7), gains.resources / most
    painter.setPen(QPen(QColor(INK), 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if share:
        tone = QColor(BRASS)
        tone.setAlphaF(_FAINT + (1 - _FAINT) * share)
        painter.setBrush(tone)
    painter.drawRoundedRect(inside, 2, 2)
    ink = INK if share > _BRIGHT else tokens.ink
    painter.setPen(QColor(ink if gains.resources or gains.points else tokens.quiet))
    painter.drawText(inside, CENTRE, _short(gains))


def _short(gains: Gains) -> str:
    """Write what fits a cell: resources, else a star for points, else a dot."""
    if gains.resources:
        whole = gains.resources
        return str(int(whole)) if whole == int(whole) else amount(whole)
    return "\N{BLACK STAR}" if gains.points else "\N{MIDDLE DOT}"


def paint_bars(brush: Brush, strip: Strip, turn: Turn, most: float, *, is_chosen: bool) -> None:
    """Paint for each result what it brings, beside others by the same measure."""
    painter, base = brush.painter, strip.bars.bottom()
    painter.setPen(QPen(QColor(brush.look.palette.line), 1))
    painter.drawLine(QPointF(strip.bars.left(), base), QPointF(strip.bars.right(), base))
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(QColor(BRASS_EDGE if is_chosen else BRASS))
    for result, gains in zip(RESULTS, turn.by_result, strict=True):
        if gains.resources:
            column = strip.bar(result)
            share = min(1.0, gains.resources / most)
            high = max(2.0, (strip.bars.height() - 2) * share)
            bar = QRectF(column.left() + 1, base - high, column.width() - 2, high)
            painter.drawRoundedRect(bar, 1.5, 1.5)


def paint_axis(painter: QPainter, plan: RollsPlan) -> None:
    """Name the results below the last strip."""
    for result in _SHOWN:
        column = plan.strips[-1].bar(result)
        wide = column.width()
        label = QRectF(column.left() - wide, plan.axis.top(), 3 * wide, plan.axis.height())
        painter.drawText(label, CENTRE, str(result))
