"""The materials of the table: planks with knife cuts, cloth with lozenges and a hem, boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.paint.materials import GOLD, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.place.hours import SteadyChance, mix

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.materials import Materials

_PLANK = 76
_LAMP, _WARMER = "#ff8a2a", 0.06
_SHADOW = QPointF(2, 4)
_LIGHT = 0.07  # the share of light on the active player's board


class Wood:
    """Paints wood and cloth; `unit` is the size of a pixel of the drawing."""

    def __init__(self, painter: QPainter, look: Look, unit: float, *, is_lamp_lit: bool) -> None:
        self._painter = painter
        self._materials: Materials = materials_of(look)
        self._is_dark = look.is_dark
        self._unit = unit
        self._warm = _WARMER if is_lamp_lit else 0.0

    def _tone(self, colour: str) -> QColor:
        return mix(colour, _LAMP, self._warm)

    def paint_planks(self, box: QRectF) -> None:
        """Paint the planks of the table, in two tones, each with knife cuts."""
        painter, unit, made = self._painter, self._unit, self._materials
        chance, top, index = SteadyChance(3), box.top(), 0
        other = mix(made.plank, made.plank_cut, 0.5).name()
        painter.save()
        painter.setClipRect(box)
        while top < box.bottom():
            plank = QRectF(box.left(), top, box.width(), _PLANK * unit)
            painter.fillRect(plank, self._tone(other if index % 2 else made.plank))
            self.paint_cuts(plank, made.plank_cut, chance, round(box.width() / (46 * unit)))
            seam = QColor(CARD_INK) if self._is_dark else self._tone("#8f7448")
            painter.fillRect(QRectF(plank.left(), top, plank.width(), max(1.0, 1.5 * unit)), seam)
            joint = box.left() + box.width() * (0.2 + 0.55 * chance.random())
            painter.fillRect(QRectF(joint, top, max(1.0, 1.5 * unit), plank.height()), seam)
            top, index = top + plank.height(), index + 1
        painter.restore()

    def paint_cuts(self, box: QRectF, colour: str, chance: SteadyChance, number: int) -> None:
        """Paint knife cuts in wood: long, thin, tapering to both ends."""
        painter, unit = self._painter, self._unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tone(colour))
        for _ in range(number):
            long = unit * (26 + 120 * chance.random())
            at = QPointF(
                box.left() + (box.width() - long) * chance.random(),
                box.top() + box.height() * (0.1 + 0.8 * chance.random()),
            )
            thick = unit * (0.7 + 0.9 * chance.random())
            bend = unit * (chance.random() - 0.5) * 5
            painter.drawPolygon(
                QPolygonF(
                    [
                        at,
                        at + QPointF(long * 0.4, bend - thick),
                        at + QPointF(long, bend),
                        at + QPointF(long * 0.45, bend + thick),
                    ]
                )
            )

    def paint_shadow(self, box: QRectF, corner: float) -> None:
        """Paint one hard shape as the shadow of a thing on the table."""
        shade = QColor("#000000")
        shade.setAlphaF(self._materials.shadow_share)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(shade)
        radius = corner * self._unit
        self._painter.drawRoundedRect(box.translated(_SHADOW * self._unit), radius, radius)

    def paint_cloth(self, box: QRectF) -> None:
        """Paint the mat: a cloth with woven lozenges and a sewn hem."""
        painter, unit, made = self._painter, self._unit, self._materials
        self.paint_shadow(box, 7)
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(1, 1, -1, -1), 7 * unit, 7 * unit)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(QColor(made.cloth))
        painter.drawPath(shape)
        painter.save()
        painter.setClipPath(shape)
        self._paint_lozenges(box)
        painter.restore()
        hem = QPen(QColor(made.hem), 1.6 * unit)
        hem.setDashPattern([4.2, 3.2])
        painter.setPen(hem)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(_inset(box, 4.5 * unit), 5 * unit, 5 * unit)

    def _paint_lozenges(self, box: QRectF) -> None:
        """Lay the pattern as tiles of whole pixels: two thousand lozenges would take 30 ms."""
        painter = self._painter
        ratio = painter.device().devicePixelRatio()
        pixels = round(26 * self._unit * ratio)
        with drawing(pixels, pixels, ratio) as (tile, on_tile):
            on_tile.setPen(Qt.PenStyle.NoPen)
            on_tile.setBrush(QColor(self._materials.cloth_mark))
            step = pixels / ratio
            for x, y in ((0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)):
                on_tile.drawPolygon(_lozenge(QPointF(x * step, y * step), 7.5 * self._unit))
        painter.drawTiledPixmap(box, tile, QPointF(0, 0))

    def paint_board(self, box: QRectF, *, is_active: bool = False) -> None:
        """Paint an empty board: rim, face, inner line, cuts; gold round the active player's."""
        painter, unit, made = self._painter, self._unit, self._materials
        face = made.active if is_active else made.board
        if not is_active:  # an active board is painted over the shadow of the plain one
            self.paint_shadow(box, 8)
        shape = _inset(box, unit)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(self._tone(made.board_rim))
        painter.drawRoundedRect(shape, 8 * unit, 8 * unit)
        inner = _inset(box, (5 if box.height() > 90 * unit else 3.5) * unit)
        path = QPainterPath()
        path.addRoundedRect(inner, 5 * unit, 5 * unit)
        painter.setPen(QPen(QColor(CARD_INK), 1.2 * unit))
        painter.setBrush(self._tone(face))
        painter.drawPath(path)
        painter.save()
        painter.setClipPath(path)
        if is_active:
            self._paint_light(inner)
        number = round(inner.width() * inner.height() / (9000 * unit * unit)) + 3
        self.paint_cuts(inner, made.board_cut, SteadyChance(1), number)
        painter.restore()
        self._paint_lines(box, inner, face, is_active=is_active)

    def _paint_lines(self, box: QRectF, inner: QRectF, face: str, *, is_active: bool) -> None:
        painter, unit = self._painter, self._unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(mix(face, "#ffffff", 0.14), unit))
        painter.drawRoundedRect(_inset(inner, 2.2 * unit), 4 * unit, 4 * unit)
        if is_active:
            painter.setPen(QPen(QColor(GOLD), 2.4 * unit))
            painter.drawRoundedRect(_inset(box, 2.8 * unit), 7 * unit, 7 * unit)

    def _paint_light(self, box: QRectF) -> None:
        """Paint light through the window on a board: two flat beams."""
        light = QColor("#ffe2a0" if self._is_dark else "#ffffff")
        light.setAlphaF(_LIGHT if self._is_dark else 0.22)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(light)
        slant = box.height() * 0.55
        for left, wide in ((0.46, 0.16), (0.66, 0.26)):
            x, broad = box.left() + box.width() * left, box.width() * wide
            top = (QPointF(x, box.top()), QPointF(x + broad, box.top()))
            foot = (
                QPointF(x + broad - slant, box.bottom()),
                QPointF(x - slant, box.bottom()),
            )
            self._painter.drawPolygon(QPolygonF([*top, *foot]))


def _inset(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _lozenge(at: QPointF, size: float) -> QPolygonF:
    corners = (
        QPointF(0, -size),
        QPointF(size * 0.62, 0),
        QPointF(0, size),
        QPointF(-size * 0.62, 0),
    )
    return QPolygonF([at + corner for corner in corners])
