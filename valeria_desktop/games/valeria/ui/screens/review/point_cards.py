"""Painting of what brought points: a card with its picture and sum, and tags with single gains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.games.valeria.ui.screens.end_art import ValeriaEndArt
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fit_words, wrapped

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.screens.review.point_strips import PointGain, Strip
    from valeria_desktop.ui.paint.brush import Brush

DUKE = "crown"
"""The sign of what a Duke counts."""
_PICTURE, _LOW_PICTURE, _EDGE, _LAUREL = 78.0, 62.0, 6.0, 38.0
"""The height of a picture, also over a reason of three lines, an edge, and a laurel's side."""
_NAME, _REASON, _SMALL = 15.5, 14.5, 13.5
_PLATE, _WINE = "#3b2c22", "#6a2436"
"""The plate of a gain, and a Duke's: the colour of wine, as in the ledger."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = int(_LEFT) | int(Qt.TextFlag.TextWordWrap)
_ART = ValeriaEndArt()


def paint_point_card(brush: Brush, box: QRectF, strip: Strip) -> None:
    """Paint a card's picture with its points in laurel, its name, and what it counts under."""
    text = brush.look.scale
    edge = _EDGE * text
    inside = box.adjusted(edge, edge, -edge, -edge)
    picture = QRectF(inside)
    picture.setHeight((_PICTURE if title_of(strip) else _LOW_PICTURE) * text)
    _paint_sheet(brush, box)
    _paint_picture(brush, picture, strip)
    laurel = square(QPointF(), _LAUREL * text)
    laurel.moveTopRight(picture.topRight() + QPointF(4, -4) * text)
    _ART.paint_points(brush, laurel, strip.points)
    if len(strip.gains) == 1 and strip.gains[0].round is not None:
        _paint_round(brush, picture, strip.gains[0].round)
    words = QRectF(inside)
    words.setTop(picture.bottom() + 3 * text)
    _write(brush, words, strip)


def _paint_sheet(brush: Brush, box: QRectF) -> None:
    painter, text = brush.painter, brush.look.scale
    shadow, corner = QColor("#000000"), 6 * text
    shadow.setAlphaF(0.35)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawRoundedRect(box.translated(1.5 * text, 2.5 * text), corner, corner)
    painter.setPen(QPen(QColor(CARD_INK), 1.8 * text))
    painter.setBrush(QColor(brush.look.palette.raised))
    painter.drawRoundedRect(box, corner, corner)


def _paint_picture(brush: Brush, box: QRectF, strip: Strip) -> None:
    """Paint the scene of a card or of a Duke, or the sign of a reason on a plate."""
    painter, text = brush.painter, brush.look.scale
    frame = QPainterPath()
    frame.addRoundedRect(box, 4 * text, 4 * text)
    thing = strip.card or strip.likeness
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    if thing is not None:
        _ART.paint_scene(brush, box, thing)
    else:
        icon = strip.gains[0].icon
        painter.fillRect(box, QColor(_WINE if icon == DUKE else _PLATE))
        brush.icon(icon, square(box.center(), box.height() * 0.6))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_INK), 1.5 * text))
    painter.drawPath(frame)


def _paint_round(brush: Brush, picture: QRectF, number: int) -> None:
    """Paint the round on a plate over the lower right corner of a picture."""
    painter, look, text = brush.painter, brush.look, brush.look.scale
    words = QCoreApplication.translate("End", "Round {round}").format(round=number)
    font = look.bold(_SMALL)
    plate = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(words) + 12 * text, 20 * text)
    plate.moveBottomRight(picture.bottomRight() + QPointF(0, 3) * text)
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * text))
    painter.setBrush(QColor(_PLATE))
    painter.drawRoundedRect(plate, 4 * text, 4 * text)
    painter.setFont(font)
    painter.setPen(QColor(CARD_TEXT))
    painter.drawText(plate, CENTRE, words)


def _write(brush: Brush, room: QRectF, strip: Strip) -> None:
    """Write the name of a card or a Duke over what it counts under, or a reason in some lines."""
    painter, look, title = brush.painter, brush.look, title_of(strip)
    if not title:
        painter.setFont(wrapped(look.bold(_REASON), strip.name, room, look.scale))
        painter.setPen(QColor(INK))
        painter.drawText(room, _WRAPPED, strip.name)
        return
    name, small = QRectF(room), QRectF(room)
    name.setHeight(room.height() / 2 + look.scale)
    small.setTop(name.bottom())
    fit_words(painter, name, title, look.bold(_NAME), INK)
    fit_words(painter, small, strip.where, look.font(_SMALL), look.palette.quiet)


def title_of(strip: Strip) -> str:
    """Return the name of a card or of a Duke, without the Duke's title; empty for a reason."""
    thing = strip.card or strip.likeness
    return "" if thing is None else thing.name.partition(",")[0]


def paint_tag(brush: Brush, box: QRectF, gain: PointGain) -> None:
    """Paint a gain on a plate: the sign of its source, and the points."""
    painter, look, text = brush.painter, brush.look, brush.look.scale
    painter.setPen(QPen(QColor(INK), 1.2 * text))
    painter.setBrush(QColor(_WINE if gain.icon == DUKE else _PLATE))
    painter.drawRoundedRect(box, 4 * text, 4 * text)
    side = box.height() * 0.66
    brush.icon(gain.icon, square(QPointF(box.left() + 4 * text + side / 2, box.center().y()), side))
    painter.setFont(look.bold(_SMALL))
    painter.setPen(QColor(CARD_TEXT))
    painter.drawText(box.adjusted(side + 6 * text, 0, -4 * text, 0), CENTRE, str(gain.points))
