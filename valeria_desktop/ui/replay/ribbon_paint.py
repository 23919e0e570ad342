"""Paints a ribbon of turns: cloth, rollers, stamps with their dice, pips of moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.legible import ink_on, legible
from valeria_desktop.ui.paint.materials import GOLD, INK, THIN_GOLD, materials_of

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood
    from valeria_desktop.ui.replay.ribbon_layout import RibbonBoxes
    from valeria_desktop.ui.replay.turn_art import TurnArt
    from valeria_desktop.ui.replay.turns import RibbonTurn

LATER = 0.48
"""The opacity of the later part."""
_WAVES, _WAVE = 26, 1.4
"""The length and the height of the waves in the cloth's hem, in units."""
_EDGE, _BAND, _HERE = 4.0, 6.0, 20.0
_SMALLEST, _ROUND = 13, 14
_TURNED, _TURNED_EDGE, _TURNED_LIGHT = "#8a5f3a", "#5c3d25", "#a9794c"
"""The wood of the rollers."""
_NOBODY = "#8d7c5a"
"""The colour of a turn that is nobody's."""


@frozen
class StampFace:
    """A turn on the ribbon, and how it stands to the present one."""

    turn: RibbonTurn
    is_here: bool
    is_later: bool
    above: QRectF
    """The room for the dice, from the stamp's corner."""


@frozen
class Pip:
    """A moment of the present turn."""

    moment: int
    box: QRectF
    """Its place, from the corner of the row."""
    begins: bool
    """Whether an action begins here."""


@frozen
class PipsFace:
    """The moments of the present turn in their row."""

    pips: tuple[Pip, ...]
    here: int
    """The moment that is shown."""

    def nearest(self, x: float) -> int:
        """Return the moment nearest to a place in the row, in pixels from its left end."""
        return min(self.pips, key=lambda pip: abs(pip.box.center().x() - x)).moment


def paint_cloth(brush: Brush, boxes: RibbonBoxes) -> None:
    """Paint the ribbon's parchment with wavy hems and a line along them."""
    painter, unit = brush.painter, brush.unit
    tones = materials_of(brush.look)
    path = QPainterPath()
    box, step = boxes.cloth, _WAVES * unit
    count = max(2, round(box.width() / step))
    points = [box.left() + box.width() * number / count for number in range(count + 1)]
    path.moveTo(points[0], box.top())
    for number, x in enumerate(points[1:], start=1):
        path.lineTo(x, box.top() + (number % 2) * _WAVE * unit)
    for number, x in reversed(list(enumerate(points))):
        path.lineTo(x, box.bottom() + (number % 2) * _WAVE * unit)
    path.closeSubpath()
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(QColor(tones.parchment))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(tones.parchment_line), 1.2 * unit))
    for y in (box.top() + 6 * unit, box.bottom() - 5 * unit):
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def paint_rounds(brush: Brush, boxes: RibbonBoxes, shifts: tuple[float, ...]) -> None:
    """Paint the numbers of the rounds, each over a dashed line; `shifts` moves each turn's."""
    painter, unit, tones = brush.painter, brush.unit, materials_of(brush.look)
    font = _fitting(brush.title(_ROUND))
    pen = QPen(QColor(tones.parchment_line), 1.4 * unit)
    pen.setDashPattern([3, 3])
    for mark in boxes.rounds:
        at = mark.at + QPointF(shifts[mark.turn], 0)
        painter.setPen(pen)
        painter.drawLine(at + QPointF(0, 12 * unit), QPointF(at.x(), boxes.line))
        if mark.round:
            painter.setPen(QColor(tones.quiet_ink if mark.is_later else INK))
            painter.setFont(font)
            room = QRectF(at.x() - 20 * unit, at.y() - 12 * unit, 40 * unit, 24 * unit)
            painter.drawText(room, CENTRE, str(mark.round))


def paint_rollers(brush: Brush, boxes: RibbonBoxes) -> None:
    """Paint both rollers, in three tones of wood, over the ends of the cloth."""
    painter, unit = brush.painter, brush.unit
    ink = QPen(QColor(INK), 2 * unit)
    for box in boxes.rollers:
        painter.setPen(ink)
        painter.setBrush(QColor(_TURNED))
        inside = box.adjusted(unit, unit, -unit, -unit)
        painter.drawRoundedRect(inside, 4 * unit, 4 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        light = QRectF(inside.left() + 3 * unit, inside.top() + 3 * unit, 5 * unit, 0)
        light.setBottom(inside.bottom() - 3 * unit)
        painter.fillRect(light, QColor(_TURNED_LIGHT))
        dark = light.translated(inside.width() - 11 * unit, 0)
        painter.fillRect(dark, QColor(_TURNED_EDGE))


class StampPainter:
    """Paints the stamps of a game's turns."""

    def __init__(self, art: TurnArt) -> None:
        """Paint the deeds of a game."""
        self.art = art

    def paint(self, brush: Brush, box: QRectF, face: StampFace, mood: PieceMood) -> None:
        """Paint a stamp: the deed, the player's colour below, the dice above."""
        painter = brush.painter
        painter.setOpacity(LATER if face.is_later and not mood.is_hovered else 1.0)
        if face.is_here:
            _paint_gold(brush, box)
        elif mood.is_hovered or mood.is_focused:
            _paint_rim(brush, box)
        self._paint_deed(brush, box, face)
        self._paint_band(brush, box, face)
        self._paint_frame(brush, box)
        painter.setOpacity(1.0)  # what stands on parchment is read in later turns, too
        if face.turn.deed.above is not None:
            room = face.above.translated(box.topLeft())
            self.art.paint_above(brush, room, face.turn.deed.above)
        if mood.is_focused:
            _paint_focus(brush, box, 6.0 if face.is_here else 2.4)

    def _paint_deed(self, brush: Brush, box: QRectF, face: StampFace) -> None:
        painter, unit, tones = brush.painter, brush.unit, materials_of(brush.look)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tones.parchment_button))
        painter.drawRoundedRect(box, _EDGE * unit, _EDGE * unit)
        self.art.paint_deed(brush, box, face.turn.deed)

    def _paint_band(self, brush: Brush, box: QRectF, face: StampFace) -> None:
        """Paint the player's colour along the foot; below the present stamp with words on it."""
        painter, unit = brush.painter, brush.unit
        high = max(_HERE * unit, _SMALLEST + 4.0) if face.is_here else _BAND * unit
        band = QRectF(box.left(), box.bottom() - high, box.width(), high)
        shape, foot = QPainterPath(), QPainterPath()
        shape.addRoundedRect(box, _EDGE * unit, _EDGE * unit)
        foot.addRect(band)
        seat = face.turn.seat
        colour = QColor(_NOBODY) if seat is None else brush.look.player(seat.colour)
        ink = ink_on(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(legible(brush.look, colour, ink) if face.is_here else colour)
        painter.drawPath(shape.intersected(foot))
        painter.setPen(QPen(QColor(INK), 1.4 * unit))
        painter.drawLine(band.topLeft(), band.topRight())
        if face.is_here:
            words = QCoreApplication.translate("Replay", "you are here")
            painter.setFont(_fitting(brush.title(14), words, band.width() - 6 * unit))
            painter.setPen(QColor(ink))
            painter.drawText(band, CENTRE, words)

    def _paint_frame(self, brush: Brush, box: QRectF) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(INK), 2 * unit))
        painter.drawRoundedRect(box, _EDGE * unit, _EDGE * unit)


def paint_pips(brush: Brush, box: QRectF, face: PipsFace, pointed: int | None) -> None:
    """Paint the present turn's moments: a disc for an action, a dot for an answer within it."""
    painter, unit = brush.painter, brush.unit
    tones = materials_of(brush.look)
    painter.setPen(QPen(QColor(INK), 1.4 * unit))
    for pip in face.pips:
        is_here, is_pointed = pip.moment == face.here, pip.moment == pointed
        fill = GOLD if is_here else THIN_GOLD if is_pointed else tones.parchment_button
        inset = 0.0 if pip.begins else pip.box.width() * 0.2
        painter.setBrush(QColor(fill))
        place = pip.box.translated(box.topLeft())
        painter.drawEllipse(place.adjusted(inset, inset, -inset, -inset))


def _paint_gold(brush: Brush, box: QRectF) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(INK), 1.4 * unit))
    painter.setBrush(QColor(GOLD))
    around = 4 * unit
    painter.drawRoundedRect(box.adjusted(-around, -around, around, around), 7 * unit, 7 * unit)


def _paint_rim(brush: Brush, box: QRectF) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(THIN_GOLD))
    around = 3 * unit
    painter.drawRoundedRect(box.adjusted(-around, -around, around, around), 6 * unit, 6 * unit)


def _paint_focus(brush: Brush, box: QRectF, away: float) -> None:
    unit, around = brush.unit, away * brush.unit
    ring = box.adjusted(-around, -around, around, around)
    paint_focus_ring(brush.painter, ring, 6 * unit, 1.6 * unit)


def _fitting(font: QFont, words: str = "", room: float = 0.0) -> QFont:
    """Return a font of at least 13 px, else as large as words have room for."""
    size = max(_SMALLEST, font.pixelSize())
    font.setPixelSize(size)
    while words and size > _SMALLEST and QFontMetricsF(font).horizontalAdvance(words) > room:
        size -= 1
        font.setPixelSize(size)
    return font
