"""The wall of the hall: stones, nails, picture frames with their brass plates, and the ribbon."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QPolygonF

from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.look import text_font
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPainter

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.hall.paintings import Painting

SHAPE = 266 / 172
"""The width of a painting with its frame, by its height."""
HANGER, GAP, BESIDE = 22.0, 6.0, 8.0
"""The cord's height, the gap above the plate, and the room at both sides, in units."""
PLATE = 60.0
"""The height of a plate, in units and in pixels of text, whichever is more."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


# --- stones

_STONES = {True: ("#4b4350", "#544b57", "#463e4b", "#3d3643"),
           False: ("#cfc2a8", "#d8ccb4", "#c6b89c", "#a5967a")}  # fmt: skip
"""Three tones of stone and the tone of the joints, in the dark and in the light theme."""
_COURSE, _SHORT, _LONG = 54.0, 70.0, 150.0


def paint_stones(painter: QPainter, box: QRectF, look: Look, unit: float) -> None:
    """Paint a wall of stones in three tones, course by course."""
    chance = Random(7)  # noqa: S311 - a picture, no secret
    *tones, joint = _STONES[look.is_dark]
    painter.fillRect(box, QColor(joint))
    line = max(1.0, 2 * unit)
    top = box.top()
    while top < box.bottom():
        left = box.left() - chance.random() * _SHORT * unit
        while left < box.right():
            wide = unit * (_SHORT + chance.random() * (_LONG - _SHORT))
            stone = QRectF(left, top, wide - line, _COURSE * unit - line)
            painter.fillRect(stone, QColor(chance.choice(tones)))
            left += wide
        top += _COURSE * unit


def paint_nail(brush: Brush, at: QPointF) -> None:
    """Paint a nail where a painting may hang one day."""
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(INK), 1.6 * unit))
    painter.setBrush(QColor("#8a7a68"))
    painter.drawEllipse(at, 4.5 * unit, 4.5 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#d8ccb4"))
    painter.drawEllipse(at - QPointF(1.2, 1.4) * unit, 1.4 * unit, 1.4 * unit)


# --- a painting

_WOOD, _WOOD_LIGHT, _WOOD_DARK = "#6b4a30", "#8a6444", "#3a281c"
_GILT, _GILT_LIGHT, _GILT_DARK = "#c9a04a", "#f0d58c", "#6f5222"
_CLOTH = "#3d3241"
_RIM = 11.0


@frozen
class PaintingBoxes:
    """The places of a painting's parts, in pixels."""

    nail: QPointF
    frame: QRectF
    picture: QRectF
    plate: QRectF
    is_aside: bool = False
    """Whether the plate hangs beside the frame: large words need more width than height."""

    @classmethod
    def of(cls, box: QRectF, unit: float, text: float) -> PaintingBoxes:
        """Return the places in a painting's whole box."""
        plate = plate_height(unit, text)
        side, rim = BESIDE * unit, _RIM * unit
        if box.width() > _ASIDE * box.height():
            wide = plate_width(text)
            frame = box.adjusted(side, HANGER * unit, -side - wide - GAP * unit, -side)
            high = min(frame.height(), _LINES * text)
            foot = QRectF(frame.right() + GAP * unit, frame.center().y() - high / 2, wide, high)
            picture = frame.adjusted(rim, rim, -rim, -rim)
            nail = QPointF(frame.center().x(), box.top() + 5 * unit)
            return cls(nail, frame, picture, foot, is_aside=True)
        frame = QRectF(box.left() + side, box.top() + HANGER * unit, box.width() - 2 * side, 0)
        frame.setBottom(box.bottom() - plate - (GAP + BESIDE / 2) * unit)
        inset = 10 * unit
        foot = QRectF(
            frame.left() + inset, frame.bottom() + GAP * unit, frame.width() - 2 * inset, plate
        )
        picture = frame.adjusted(rim, rim, -rim, -rim)
        return cls(QPointF(frame.center().x(), box.top() + 5 * unit), frame, picture, foot)


_ASIDE, _LINES = 1.75, 132.0
"""The shape of a box from which the plate is beside, and such a plate's height in text pixels."""


def plate_width(text: float) -> float:
    """Return the width of a plate beside its painting, in pixels."""
    return 168 * text


def plate_height(unit: float, text: float) -> float:
    """Return the height of a plate, in pixels."""
    return PLATE * max(unit, text)


def paint_hung(
    brush: Brush, box: QRectF, painting: Painting, *, is_chosen: bool, has_focus: bool = False
) -> None:
    """Paint a painting with its cord, frame and plate; heavy gold around the chosen one."""
    painter, unit = brush.painter, brush.unit
    places = PaintingBoxes.of(box, unit, brush.look.scale)
    if is_chosen:
        _paint_choice(painter, box, places, unit)
    painter.setPen(QPen(QColor(INK), 2 * unit))
    for corner in (places.frame.topLeft(), places.frame.topRight()):
        inwards = QPointF((places.nail.x() - corner.x()) * 0.28, 0)
        painter.drawLine(places.nail, corner + inwards)
    paint_nail(brush, places.nail)
    _paint_frame(brush, places, is_gilt=painting.is_gilt)
    _paint_picture(brush, places.picture, painting)
    _paint_plate(brush, places.plate, painting, is_aside=places.is_aside)
    if has_focus:
        inset = 2 * unit
        ring = places.picture.adjusted(inset, inset, -inset, -inset)
        paint_focus_ring(painter, ring, 2 * unit, 2.4 * unit)


def _paint_choice(painter: QPainter, box: QRectF, places: PaintingBoxes, unit: float) -> None:
    around = QRectF(box.left(), places.frame.top() - 8 * unit, box.width(), 0)
    around.setBottom(box.bottom())
    if places.is_aside:
        around.setBottom(box.bottom() - BESIDE * unit / 4)
    around.adjust(2 * unit, 2 * unit, -2 * unit, -2 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((INK, 6.5), (GOLD, 4.0)):
        painter.setPen(QPen(QColor(colour), width * unit))
        painter.drawRoundedRect(around, 7 * unit, 7 * unit)


def _paint_frame(brush: Brush, places: PaintingBoxes, *, is_gilt: bool) -> None:
    painter, unit, frame = brush.painter, brush.unit, places.frame
    face, light, dark = (
        (_GILT, _GILT_LIGHT, _GILT_DARK) if is_gilt else (_WOOD, _WOOD_LIGHT, _WOOD_DARK)
    )
    shade = QColor(0, 0, 0, 90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(frame.translated(3 * unit, 4 * unit), 3 * unit, 3 * unit)
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(QColor(face))
    painter.drawRoundedRect(frame, 3 * unit, 3 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, colour in ((3.5, light), (_RIM - 2.5, dark)):
        painter.setPen(QPen(QColor(colour), 1.8 * unit))
        painter.drawRect(frame.adjusted(*(inset * unit * way for way in (1, 1, -1, -1))))
    if is_gilt:
        for corner in (frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()):
            _paint_corner(brush, corner)


def _paint_corner(brush: Brush, at: QPointF) -> None:
    """Paint a lozenge over the corner of a gilt frame."""
    painter, unit = brush.painter, brush.unit
    reach = 8 * unit
    ways = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
    painter.setPen(QPen(QColor(INK), 1.8 * unit))
    painter.setBrush(QColor(_GILT_LIGHT))
    painter.drawPolygon(QPolygonF([at + way for way in ways]))


def _paint_picture(brush: Brush, box: QRectF, painting: Painting) -> None:
    painter, unit = brush.painter, brush.unit
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    if painting.paint is not None:
        painting.paint(brush, box, painting.picture)
    else:
        painter.fillRect(box, QColor(_CLOTH))
        font = fitted(brush.title(21), painting.title, box.width() * 0.86, box.height() * 0.4)
        painter.setFont(font)
        painter.setPen(QColor(BRASS_EDGE))
        painter.drawText(box, CENTRE, painting.title)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.drawRect(box)


def _paint_plate(brush: Brush, box: QRectF, painting: Painting, *, is_aside: bool) -> None:
    """Paint a brass plate: date and score above, a face and the best moment below."""
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(legible(brush.look, BRASS, INK))
    painter.drawRoundedRect(box, 3 * unit, 3 * unit)
    painter.setPen(QPen(QColor(BRASS_EDGE), 1.2 * unit))
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 2 * unit, 2 * unit)
    room = box.adjusted(9 * unit, 4 * unit, -9 * unit, -5 * unit)
    above = QRectF(room.left(), room.top(), room.width(), room.height() * 0.44)
    below = QRectF(room.left(), above.bottom(), room.width(), room.bottom() - above.bottom())
    _paint_result(brush, above, painting, is_aside=is_aside)
    _paint_moment(brush, below, painting, is_aside=is_aside)


def _paint_result(brush: Brush, box: QRectF, painting: Painting, *, is_aside: bool) -> None:
    """Write date and score in a line, or one above the other."""
    painter, look = brush.painter, brush.look
    score, date = look.title_font(19), look.bold(15)
    painter.setPen(QColor(INK))
    painter.setFont(score)
    if is_aside:
        half = box.height() / 2
        _write(painter, box.adjusted(0, 0, 0, -half), painting.date, date)
        painter.setFont(score)
        painter.drawText(box.adjusted(0, half, 0, 0), _LEFT, painting.score)
        return
    painter.drawText(box, _RIGHT, painting.score)
    free = QFontMetricsF(score).horizontalAdvance(painting.score) + look.px(8)
    _write(painter, box.adjusted(0, 0, -free, 0), painting.date, date)


def _paint_moment(brush: Brush, below: QRectF, painting: Painting, *, is_aside: bool) -> None:
    """Paint the face and the best moment, which may take two lines beside a painting."""
    painter, unit, look = brush.painter, brush.unit, brush.look
    if painting.emblem:
        side = min(below.height(), 30 * max(unit, look.scale))
        face = square(QPointF(below.left() + side / 2, below.center().y()), side)
        painter.setPen(QPen(QColor(INK), 1.6 * unit))
        painter.setBrush(QColor("#f2e3c2"))
        painter.drawRoundedRect(face, 4 * unit, 4 * unit)
        brush.emblem(painting.emblem, face.adjusted(1, 1, -1, -1))
        below.setLeft(face.right() + 7 * unit)
    if is_aside:
        painter.setPen(QColor(INK))
        painter.setFont(look.font(15))
        painter.drawText(below, _LEFT | Qt.TextFlag.TextWordWrap, painting.line)
    else:
        _write(painter, below, painting.line, look.font(15))


_LEAST = 13.0
"""The least size of words on a plate, in pixels of text at 100 %."""


def _write(painter: QPainter, box: QRectF, words: str, font: QFont) -> None:
    """Write words in a line, smaller or with an end of dots if there is no room."""
    made = fitted(font, words, box.width(), box.height())
    if made.pixelSize() < _LEAST:
        made = text_font(_LEAST, font.weight())
    elided = QFontMetricsF(made).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.setPen(QColor(INK))
    painter.setFont(made)
    painter.drawText(box, _LEFT, elided)


# --- the ribbon

_RED, _RED_DARK, _THREAD = "#a8382c", "#6f211a", "#e9c979"


def paint_ribbon(brush: Brush, box: QRectF, words: str) -> None:
    """Paint a red ribbon with folded ends, and words on it."""
    painter, unit = brush.painter, brush.unit
    tail, drop = 34 * unit, 8 * unit
    band = box.adjusted(tail * 0.62, 0, -tail * 0.62, -drop)
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(QColor(_RED_DARK))
    for way, edge in ((-1, band.left()), (1, band.right())):
        out, inner = edge + way * tail * 0.6, edge - way * tail * 0.4
        points = [
            QPointF(inner, band.top() + drop), QPointF(out, band.top() + drop),
            QPointF(out - way * tail * 0.25, band.center().y() + drop),
            QPointF(out, band.bottom() + drop), QPointF(inner, band.bottom() + drop),
        ]  # fmt: skip
        painter.drawPolygon(QPolygonF(points))
    painter.setBrush(legible(brush.look, _RED, CARD_TEXT))
    painter.drawRect(band)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_THREAD), 1.4 * unit))
    inset = 4 * unit
    painter.drawRect(band.adjusted(inset, inset, -inset, -inset))
    room = band.adjusted(10 * unit, 2 * unit, -10 * unit, -2 * unit)
    painter.setFont(fitted(brush.look.title_font(24), words, room.width(), room.height()))
    painter.setPen(QColor(CARD_TEXT))
    painter.drawText(room, CENTRE, words)
