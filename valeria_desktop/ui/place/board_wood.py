"""The wood of boards and plaques: the owner's colour, light, and a resting player's veil."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import INK, LORD, LORD_EDGE, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look


_SHADOW = (2, 4)
_EDGE, _BAND, _LINE = 5, 6.5, 1.2


def paint_board_wood(brush: Brush, box: QRectF, *, is_active: bool) -> None:
    """Paint an empty board, with gold round it and light on it if its owner is active."""
    wood = Wood(brush.painter, brush.look, brush.unit, is_lamp_lit=False)
    board = _board_in(box, brush.unit)
    if is_active:
        wood.paint_shadow(board, 8)
    wood.paint_board(board, is_active=is_active)


def paint_owner(brush: Brush, box: QRectF, colour: QColor | None) -> None:
    """Paint the owner's colour over the wood, from a kept picture."""
    if colour is None:
        return
    strip = QRectF(box)
    strip.setWidth(ceil((_EDGE + _BAND + _LINE) * brush.unit))
    brush.piece(
        (paint_owner, colour.rgb()), strip, lambda piece, room: _paint_band(piece, room, colour)
    )


def _board_in(box: QRectF, unit: float) -> QRectF:
    return box.adjusted(0, 0, -_SHADOW[0] * unit, -_SHADOW[1] * unit)


def _paint_band(brush: Brush, box: QRectF, colour: QColor) -> None:
    """Paint the band along the left edge, in the shape of the whole board."""
    unit, painter = brush.unit, brush.painter
    whole = box.adjusted(0, 0, box.height(), 0)
    inner = _board_in(whole, unit).adjusted(*(by * _EDGE * unit for by in (1, 1, -1, -1)))
    path = QPainterPath()
    path.addRoundedRect(inner, _EDGE * unit, _EDGE * unit)
    painter.save()
    painter.setClipPath(path)
    band = QRectF(inner.left(), inner.top(), _BAND * unit, inner.height())
    painter.fillRect(band, colour)
    painter.setPen(QPen(QColor(CARD_INK), _LINE * unit))
    painter.drawLine(band.topRight(), band.bottomRight())
    painter.restore()


_RADIUS = 8
_PLAQUE_LINE, _RIM, _FACE = 1.8, 3.0, 4.4  # distances of lines from a plaque's edge
_RING, _RING_END = 0.6, 3.0
_APART = 130  # the width of wood for three cuts, in units
_PLAQUE_SHADOW = QPointF(1.5, 2.5)
WOOD_BEYOND = 3.5
"""The reach of a plaque and its shadow beyond the plaque's box, in units."""


class PlaqueWood(NamedTuple):
    """The tones of a plaque's wood."""

    face: str
    rim: str
    line: str
    cut: str


def wood_of(look: Look, *, is_active: bool, is_lord: bool) -> PlaqueWood:
    """Return the tones of a rival's plaque."""
    tones = materials_of(look)
    if is_lord:
        return PlaqueWood(LORD, QColor(LORD).darker(150).name(), LORD_EDGE, "#3a141a")
    face = tones.active if is_active else tones.board
    line = QColor(tones.board).lighter(150).name() if look.is_dark else tones.active
    return PlaqueWood(face, tones.board_rim, line, tones.board_cut)


def paint_plaque_wood(brush: Brush, box: QRectF, wood: PlaqueWood, ring: str, seed: str) -> None:
    """Paint a plaque's wood into a box, in a ring of a colour if one is given."""
    unit = brush.unit
    _paint_shadow(brush, box)
    bare = ((0.0, INK), (_PLAQUE_LINE, wood.line), (_RIM, wood.rim), (_FACE, wood.face))
    ringed = ((0.0, INK), (_RING, ring), (_RING_END, INK), (_FACE, wood.face))
    for inset, colour in ringed if ring else bare:
        _fill(brush, _inset(box, inset * unit), colour, (_RADIUS - inset) * unit)
    _paint_cuts(brush, _inset(box, (_FACE + 1) * unit), wood.cut, seed)


def paint_light(brush: Brush, box: QRectF, *, is_dark: bool) -> None:
    """Paint light on a board, in slanting bands."""
    painter, unit = brush.painter, brush.unit
    inside = _inset(box, _FACE * unit)
    light = QColor("#ffe7b0")
    light.setAlpha(26 if is_dark else 70)
    painter.save()
    painter.setClipRect(inside)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    slant, left = inside.height() * 0.55, inside.left() - 20 * unit
    for wide in (70, 34, 120, 50, 90, 40, 140, 60):
        band = wide * unit
        corners = [(left + slant, 0.0), (left + slant + band, 0.0), (left + band, 1.0), (left, 1.0)]
        height = inside.height()
        painter.drawPolygon(QPolygonF([QPointF(x, inside.top() + y * height) for x, y in corners]))
        left += band + (150 + wide) * unit
    painter.restore()


def paint_veil(brush: Brush, box: QRectF, colour: str, share: float) -> None:
    """Dim a board with a veil of a colour and an opacity."""
    veil = QColor(colour)
    veil.setAlphaF(share)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(veil)
    brush.painter.drawRoundedRect(box, _RADIUS * brush.unit, _RADIUS * brush.unit)


def _paint_shadow(brush: Brush, box: QRectF) -> None:
    shadow = QColor("#000000")
    shadow.setAlphaF(materials_of(brush.look).shadow_share)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(shadow)
    radius = _RADIUS * brush.unit
    brush.painter.drawRoundedRect(box.translated(_PLAQUE_SHADOW * brush.unit), radius, radius)


def _fill(brush: Brush, box: QRectF, colour: str, radius: float) -> None:
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(QColor(colour))
    brush.painter.drawRoundedRect(box, radius, radius)


def _inset(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _paint_cuts(brush: Brush, room: QRectF, colour: str, seed: str) -> None:
    """Paint knife cuts here and there, thin at both ends."""
    painter, unit = brush.painter, brush.unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for number in range(max(2, round(room.width() / (_APART * unit)) * 3)):
        chance = crc32(f"{seed}:{number}".encode())
        left = room.left() + (chance % 1000) / 1000 * room.width() * 0.86
        top = room.top() + ((chance >> 10) % 100) / 100 * room.height()
        length = (40 + (chance >> 17) % 90) * unit
        painter.drawPath(_cut(QPointF(left, top), min(length, room.right() - left), unit))


def _cut(begin: QPointF, length: float, unit: float) -> QPainterPath:
    path = QPainterPath(begin)
    middle = begin + QPointF(length * 0.4, 0)
    end = begin + QPointF(length, 0.4 * unit)
    path.quadTo(middle - QPointF(0, 0.9 * unit), end)
    path.quadTo(middle + QPointF(0, 1.1 * unit), begin)
    return path


_SHARE = 0.22
_MOON = 0.42


class Veil(QWidget):
    """Covers a resting player's board; mouse clicks go through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Stay hidden until a player rests."""
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(CARD_INK)
        veil.setAlphaF(_SHARE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(self.rect().toRectF(), 6, 6)
        side = self.height() * _MOON
        box = QRectF(self.rect().center().x() - side / 2, (self.height() - side) / 2, side, side)
        veil.setAlphaF(0.7)
        painter.setBrush(veil)
        painter.drawEllipse(box)
        Brush(painter, self._look, 1).icon(
            "rest", box.adjusted(*(side * by for by in (0.2, 0.2, -0.2, -0.2))), CARD_TEXT
        )
        painter.end()
