"""A stage curtain as a block print: folds of several widths, a pelmet of scallops, a gold hem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.ui.paint.knife import fill, oval, rounded, stroke
from valeria_desktop.ui.paint.materials import GOLD, INK

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

_FOLDS = (64.0, 38.0, 82.0, 46.0, 58.0, 72.0, 40.0)
"""The widths of folds in units, again and again."""
_LIT, _DEEP = 0.34, 0.2
"""The parts of a fold in light and in shadow."""
_FLOOR, _HEM, _WAVE = 46.0, 15.0, 7.0
"""The heights of the boards below the cloth, of its hem, and how far folds hang over each other."""
_ROD, _PELMET, _SCALLOP, _TASSEL = 12.0, 44.0, 106.0, 7.0
_BOARDS, _SEAM = "#33261f", "#1b1411"
_THREAD, _LINE = 3.2, 2.0


def paint_drape(painter: QPainter, box: QRectF, cloth: QColor, unit: float) -> None:
    """Paint a closed curtain of a cloth before boards, both as wide as a box."""
    painter.fillRect(box, QColor(_BOARDS))
    floor = box.bottom() - _FLOOR * unit
    painter.fillRect(
        QRectF(box.left(), floor + 20 * unit, box.width(), _LINE * unit), QColor(_SEAM)
    )
    left, number = box.left(), 0
    while left < box.right():
        wide = _FOLDS[number % len(_FOLDS)] * unit
        foot = floor + (_WAVE * unit if number % 2 else 0)
        _paint_fold(
            painter, QRectF(QPointF(left, box.top()), QPointF(left + wide, foot)), cloth, unit
        )
        left, number = left + wide, number + 1
    _paint_pelmet(painter, box, cloth, unit)


def _paint_fold(painter: QPainter, fold: QRectF, cloth: QColor, unit: float) -> None:
    """Paint a fold, its light at the left and its shadow at the right, with its part of the hem."""
    painter.fillRect(fold, cloth)
    lit, deep = QRectF(fold), QRectF(fold)
    lit.setWidth(fold.width() * _LIT)
    deep.setLeft(fold.right() - fold.width() * _DEEP)
    painter.fillRect(lit, cloth.lighter(116))
    painter.fillRect(deep, cloth.darker(128))
    hem = QRectF(fold)
    hem.setTop(fold.bottom() - _HEM * unit)
    painter.fillRect(hem.adjusted(0, 0, 0, -_HEM * unit * 0.55), QColor(GOLD))
    line = max(1.0, _LINE * unit)
    for seam in (
        QRectF(fold.right() - line, fold.top(), line, fold.height()),
        QRectF(fold.left(), hem.top() - line, fold.width(), line),
        QRectF(fold.left(), fold.bottom() - line, fold.width(), line),
    ):
        painter.fillRect(seam, QColor(INK))


def _paint_pelmet(painter: QPainter, box: QRectF, cloth: QColor, unit: float) -> None:
    """Paint scallops along the top with gold thread and tassels, below a rod."""
    number = max(3, round(box.width() / (_SCALLOP * unit)))
    wide, top = box.width() / number, box.top() + _ROD * unit
    deep = top + _PELMET * unit
    edge = QPainterPath(QPointF(box.left(), top))
    for scallop in range(number):
        left = box.left() + scallop * wide
        edge.quadTo(QPointF(left + wide / 2, deep + _PELMET * unit), QPointF(left + wide, top))
    fill(painter, edge, cloth.darker(118), _LINE * unit)
    stroke(painter, edge.translated(0, -5 * unit), GOLD, _THREAD * unit)
    for scallop in range(number + 1):
        knot = QPointF(box.left() + scallop * wide, top + 9 * unit)
        radii = _TASSEL * unit * 0.8, _TASSEL * unit * 1.3
        oval(painter, knot, radii, GOLD, _LINE * unit)
    rod = QRectF(box.left() - 4, box.top() - 4, box.width() + 8, _ROD * unit + 4)
    rounded(painter, rod, 3 * unit, "#8a6a3c", _LINE * unit)
