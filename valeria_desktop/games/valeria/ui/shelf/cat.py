"""The cat on the shelf, asleep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from valeria_desktop.ui.paint.knife import fill, stroke
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

_FUR = {True: "#1c171f", False: "#3a3036"}


def paint_cat(painter: QPainter, foot: QPointF, unit: float, *, is_dark: bool) -> None:
    """Paint the cat."""
    tone = _FUR[is_dark]
    painter.save()
    painter.translate(foot)
    painter.scale(unit, unit)
    fill(painter, _body(), tone, 2.4)
    tail = QPainterPath(QPointF(-52, -4))
    tail.quadTo(-74, -14, -72, -4)
    tail.quadTo(-40, 4, -4, -4)
    stroke(painter, tail, CARD_INK, 11)
    stroke(painter, tail, tone, 7)
    fill(painter, _head(), tone, 2.4)
    for left in (38, 50):
        eye = QPainterPath(QPointF(left, -14))
        eye.quadTo(left + 3.5, -10, left + 7, -14)
        stroke(painter, eye, GOLD, 1.8)
    painter.restore()


def _body() -> QPainterPath:
    body = QPainterPath(QPointF(-56, 0))
    body.quadTo(-62, -34, -22, -42)
    body.quadTo(20, -50, 40, -24)
    body.quadTo(54, -6, 46, 0)
    body.closeSubpath()
    return body


def _head() -> QPainterPath:
    head = QPainterPath(QPointF(30, 0))
    head.quadTo(20, -8, 30, -22)
    for x, y in ((28, -36), (38, -28), (54, -28), (63, -36), (62, -20)):
        head.lineTo(x, y)
    head.quadTo(68, -8, 56, 0)
    head.closeSubpath()
    return head
