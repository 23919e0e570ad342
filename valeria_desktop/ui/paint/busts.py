"""Busts: a portrait cut to its face, in one of its moods, with a rim.

A drawing with moods says so itself. Its `data-bust` is the cut (left edge, width, height of the
eyes, and the eyes' share of the cut's height in per cent); its `data-mouth` is the mouth. Groups
with a `data-mood` are drawn in the moods that they name and no others; as the file stands, all but
the first mood are hidden, so it is a whole picture for everyone who knows no moods.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.pictures import drawing, source_of
from valeria_desktop.ui.paint.shields import paint_seat_sign

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from valeria_desktop.ui.paint.brush import Brush

LEAST_BUST = 36
"""The least width of a face, in units: in a smaller one moods are not told apart."""
_GROUP = re.compile(r'<g data-mood="([a-z ]+)"(?: display="none")?>')
_RIM, _THINNEST_RIM = 0.031, 1.6  # of the shorter side; pixels
_EDGE = 1.2  # pixels of ink at both sides of the rim
_ROUND = 0.077  # radius of the corners, as a share of the shorter side
_SHIELD, _SLIM = 0.42, 0.85  # a shield's height by its bust's, and its width by its height
_WHOLE = (0.0, 240.0, 136.0, 45.0)  # a portrait that says nothing of a bust


class Expression(StrEnum):
    """The moods of all drawings; each has two to four of them."""

    WAITS = "waits"
    PLEASED = "pleased"
    HIT = "hit"
    """Robbed, or a wanted card is gone."""
    LISTENS = "listens"
    SPEAKS = "speaks"
    BLOWS = "blows"
    """With the trumpet at the lips."""
    WRY = "wry"
    TAKES = "takes"
    STRUCK = "struck"


@frozen
class Bust:
    """A face: its drawing, its mood and the colour of its rim."""

    drawing: str
    """The name of the drawing, as `characters/tamsin.svg`."""
    expression: Expression | None = None
    """None and moods that the drawing lacks are shown as its first mood."""
    rim: str = INK


def paint_bust(painter: QPainter, box: QRectF, bust: Bust) -> None:
    """Paint a bust into a box of any shape: face, ink, and the rim in its colour."""
    side = min(box.width(), box.height())
    outline = QPainterPath()
    outline.addRoundedRect(box, side * _ROUND, side * _ROUND)
    ratio = painter.device().devicePixelRatio()
    sharp = _on_pixels(box, ratio)
    size = (sharp.size() * ratio).toSize()
    mood = bust.expression or ""
    face = _face(bust.drawing, mood, size.width(), size.height(), ratio)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(sharp, face, QRectF(face.rect()))
    painter.restore()
    rim = max(_THINNEST_RIM, side * _RIM)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((INK, rim + 2 * _EDGE), (bust.rim, rim)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawPath(outline)


def paint_signed_bust(brush: Brush, box: QRectF, bust: Bust, sign: str) -> None:
    """Paint a bust with the shield of its player at the corner, in the colour of its rim."""
    paint_bust(brush.painter, box, bust)
    high = min(box.width(), box.height()) * _SHIELD
    shield = QRectF(0, 0, high * _SLIM, high)
    shield.moveBottomRight(box.bottomRight() + QPointF(high / 6, high / 12))
    paint_seat_sign(brush, QColor(bust.rim), sign, shield)


def mouth_in(box: QRectF, name: str) -> QPointF:
    """Return where the mouth of a bust is that is painted into a box."""
    found = re.search(r'data-mouth="(\S+) (\S+)"', source_of(name))
    if found is None:
        return QPointF(box.center().x(), box.top() + box.height() * 0.7)
    cut = _cut_of(name, box.width(), box.height())
    scale = box.width() / cut.width()
    mouth = (QPointF(float(found[1]), float(found[2])) - cut.topLeft()) * scale
    return box.topLeft() + mouth


def _on_pixels(box: QRectF, ratio: float) -> QRectF:
    """Return a box on whole device pixels, where a picture of its size isn't blurred."""
    left, top = round(box.left() * ratio) / ratio, round(box.top() * ratio) / ratio
    wide, high = (max(1, round(side * ratio)) / ratio for side in (box.width(), box.height()))
    return QRectF(left, top, wide, high)


@lru_cache(maxsize=64)
def expressions_of(name: str) -> tuple[Expression, ...]:
    """Return the moods of a drawing, its first one first; none of most drawings."""
    found = [mood for moods in _GROUP.findall(source_of(name)) for mood in moods.split()]
    shown = re.search(r'<g data-mood="([a-z]+)[a-z ]*">', source_of(name))
    found = [shown[1], *found] if shown is not None else found
    return tuple(Expression(mood) for mood in dict.fromkeys(found))


def in_mood(source: str, mood: str) -> str:
    """Return the text of a drawing in a mood."""

    def turned(group: re.Match[str]) -> str:
        hidden = "" if mood in group[1].split() else ' display="none"'
        return f'<g data-mood="{group[1]}"{hidden}>'

    return _GROUP.sub(turned, source)


@kept
def _face(name: str, mood: str, width: int, height: int, ratio: float) -> QPixmap:
    """Return a face in a mood, of a size in device pixels."""
    has_mood = mood in expressions_of(name)
    source = in_mood(source_of(name), mood) if has_mood else source_of(name)
    renderer = QSvgRenderer(QByteArray(source.encode()))
    cut = _cut_of(name, width, height)
    scale = width / cut.width() / ratio
    with drawing(width, height, ratio) as (face, painter):
        whole = QSizeF(renderer.defaultSize()) * scale
        renderer.render(painter, QRectF(-cut.topLeft() * scale, whole))
    return face


def _cut_of(name: str, width: float, height: float) -> QRectF:
    """Return the part of a drawing for a bust of a shape, in the drawing's units."""
    found = re.search(r'data-bust="([-\d. ]+)"', source_of(name))
    left, wide, eyes, share = map(float, found[1].split()) if found else _WHOLE
    high = wide * height / width
    top = max(0.0, eyes - high * share / 100)
    return QRectF(left, top, wide, high)
