"""Painters of chips and thrown dice, from kept pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from valeria_desktop.games.valeria.ui.cards.frames import CHIPS
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.look import TEXT_FAMILY, letters
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.ui.paint.look import Look

_SHADOW = (0.05, 0.07)
_ROUND = 0.19  # radius of a die's corners, as a share of its side
_THICK = 0.085  # how far the die's side shows below its face, as a share of its side
_SHARE = 0.86  # share of its square that a die fills
_FACES = {WakeChip.A: ("#f7efdd", "#cdbb92", INK), WakeChip.B: ("#c23a34", "#80221f", "#f7efdd")}
"""The colours of face, side and pips of each die."""
_NEAR, _HALF, _FAR = 0.25, 0.5, 0.75
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_HALF, _HALF),),
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (_HALF, _HALF), (_FAR, _FAR)),
    4: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
}
_PIPS[5] = (*_PIPS[4], *_PIPS[1])
_PIPS[6] = (*_PIPS[4], (_NEAR, _HALF), (_FAR, _HALF))


def paint_chip_of(painter: QPainter, box: QRectF, chip: WakeChip, number: int, look: Look) -> None:
    """Paint a chip with its number: a square for die A, a lozenge for B, a disc for the sum."""
    side = min(box.width(), box.height())
    made = _chip(chip, number, round(side), painter.device().devicePixelRatio(), look)
    painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), made)


@kept
def _chip(chip: WakeChip, number: int, side: int, ratio: float, look: Look) -> QPixmap:
    pixmap = _empty(side, ratio)
    painter = _painter(pixmap)
    box = QRectF(0, 0, side, side)
    inside = box.adjusted(*(part * side for part in (0.07, 0.05, -0.07, -0.09)))
    shape = _shape(chip, inside)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(CARD_INK))
    painter.drawPath(shape.translated(_SHADOW[0] * side, _SHADOW[1] * side))
    painter.setPen(QPen(QColor(CARD_INK), max(1.4, side * 0.06)))
    painter.setBrush(QColor(CHIPS[chip]))
    painter.drawPath(shape)
    text = str(number)
    font = _figures(look, side * (0.56 if len(text) == 1 else 0.47))
    painter.setFont(font)
    painter.setPen(QColor(INK))
    metrics = QFontMetricsF(font)
    left = inside.center().x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(left, inside.center().y() + metrics.capHeight() / 2), text)
    painter.end()
    return pixmap


def _figures(look: Look, size: float) -> QFont:
    font = look.bold()
    font.setFamily(TEXT_FAMILY)
    font.setPixelSize(letters(size))
    return font


def _shape(chip: WakeChip, box: QRectF) -> QPainterPath:
    path = QPainterPath()
    if chip is WakeChip.SUM:
        path.addEllipse(box)
    elif chip is WakeChip.A:
        path.addRect(box.adjusted(*(part * box.width() * 0.06 for part in (1, 1, -1, -1))))
    else:
        middle = box.center()
        corners = (
            QPointF(middle.x(), box.top()),
            QPointF(box.right(), middle.y()),
            QPointF(middle.x(), box.bottom()),
            QPointF(box.left(), middle.y()),
        )
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
    return path


@frozen
class Thrown:
    """A die on the table or above it."""

    die: WakeChip
    number: int
    angle: float = 0.0
    """The die's rotation, in degrees."""
    squash: float = 1.0
    """The die's height when it hits the table, as a share of its normal height."""
    height: float = 0.0
    """The die's height above the table, in sides; its shadow falls as far away."""


def paint_die_of(painter: QPainter, centre: QPointF, side: float, thrown: Thrown) -> None:
    """Paint a large die, with its middle at a point."""
    die, squash = thrown.die, thrown.squash
    ratio = painter.device().devicePixelRatio()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(centre)
    painter.scale(1 + (1 - squash) * 0.6, squash)
    corner = QPointF(-side / 2, -side / 2)
    for picture, shift in (
        (_die_shade(die, round(side), ratio, is_shadow=True), (0.05, 0.12 + thrown.height)),
        (_die_shade(die, round(side), ratio, is_shadow=False), (0.0, _THICK)),
        (_die_face(die, thrown.number, round(side), ratio), (0.0, 0.0)),
    ):
        painter.save()
        painter.translate(shift[0] * side, shift[1] * side)
        painter.rotate(thrown.angle)
        painter.drawPixmap(corner, picture)
        painter.restore()
    painter.restore()


def _body(side: float) -> QRectF:
    edge = side * (1 - _SHARE) / 2
    return QRectF(edge, edge, side - 2 * edge, side - 2 * edge)


@kept
def _die_shade(die: WakeChip, side: int, ratio: float, *, is_shadow: bool) -> QPixmap:
    """Return a picture of the die's side, or of its shadow on the table."""
    pixmap = _empty(side, ratio)
    painter = _painter(pixmap)
    body = _body(side)
    colour = QColor(CARD_INK if is_shadow else _FACES[die][1])
    if is_shadow:
        colour.setAlphaF(0.42)
    painter.setPen(Qt.PenStyle.NoPen if is_shadow else QPen(QColor(CARD_INK), side * 0.028))
    painter.setBrush(colour)
    painter.drawRoundedRect(body, side * _ROUND, side * _ROUND)
    painter.end()
    return pixmap


@kept
def _die_face(die: WakeChip, number: int, side: int, ratio: float) -> QPixmap:
    pixmap = _empty(side, ratio)
    painter = _painter(pixmap)
    body = _body(side)
    face, edge, pip = _FACES[die]
    painter.setPen(QPen(QColor(CARD_INK), side * 0.028))
    painter.setBrush(QColor(face))
    painter.drawRoundedRect(body, side * _ROUND, side * _ROUND)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(edge), side * 0.016))
    inner = body.adjusted(*(part * side * 0.05 for part in (1, 1, -1, -1)))
    painter.drawRoundedRect(inner, side * _ROUND * 0.8, side * _ROUND * 0.8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(pip))
    radius = side * (0.105 if number == 1 else 0.082)
    for x, y in _PIPS.get(number, ()):
        at = body.topLeft() + QPointF(x * body.width(), y * body.height())
        painter.drawEllipse(at, radius, radius)
    painter.end()
    return pixmap


def _empty(side: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(side * ratio)), max(1, round(side * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
