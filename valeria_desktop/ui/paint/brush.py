"""Painting signs: icons, numbers on icons, and lines of both, which are called marks."""

from __future__ import annotations

import math
from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from valeria_desktop.kernel.signs import BREAKS
from valeria_desktop.ui.paint.album import ALBUM, kept
from valeria_desktop.ui.paint.look import text_font, title_font
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import drawing, has_picture

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from valeria_desktop.kernel.signs import Mark, Marks
    from valeria_desktop.ui.paint.look import Look


CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
WHITE = "#ffffff"
_BREAK_ICONS = {mark.icon for mark in BREAKS}
_SIDES = {"or": 0.86, "per": 0.66, "plus": 0.7, "pays": 0.9}
"""The sizes of drawn words, as shares of their neighbours' size."""
_SLIM = {"or": 0.62}  # the share of its square that a sign fills
_GAP = 0.13  # between two signs, as a share of their size
_APART = 0.22  # additional gap before another amount
_LEFT_OUT = 9.0
"""Wished sizes under this, in pixels, are a miniature's, which shows no letters and numbers."""
_STEP, _ROUNDED = 0.5, 0.01  # pixels
_LEAST_SIGN = 7.0  # least size of a sign beside a number that keeps its size, in pixels


class Brush:
    """Everything that painting a card needs: the painter, the look, the size of a unit."""

    def __init__(self, painter: QPainter, look: Look, unit: float) -> None:
        """Paint on a painter's device; a unit is the size of a pixel of the smallest card."""
        self.painter = painter
        self.look = look
        self.unit = unit
        self.ratio = painter.device().devicePixelRatio()

    def of_unit(self, unit: float) -> Brush:
        """Return the same brush with another unit."""
        other = copy(self)
        other.unit = unit
        return other

    def font(self, size: float, *, bold: bool = True) -> QFont:
        """Return the font of texts in a size, in units."""
        weight = QFont.Weight.Bold if bold else QFont.Weight.Normal
        return text_font(size * self.unit, weight)

    def title(self, size: float) -> QFont:
        """Return the font of names in a size, in units."""
        return title_font(size * self.unit)

    def reads(self, size: float) -> bool:
        """Return whether letters of a size, in units, are written; a miniature leaves them out."""
        return size * self.unit >= _LEFT_OUT

    def write(
        self,
        box: QRectF,
        words: str,
        font: QFont,
        tone: QColor | str,
        side: Qt.AlignmentFlag = CENTRE,
    ) -> None:
        """Write words into a box, at its middle or at a side."""
        self.painter.setFont(font)
        self.painter.setPen(QColor(tone))
        self.painter.drawText(box, side, words)

    def icon(self, name: str, box: QRectF, colour: str = CARD_TEXT) -> None:
        """Paint an icon into the middle of a box; nothing if there is no such icon."""
        self._picture(f"icons/{name}.svg", name, box, colour)

    def emblem(self, card_id: str, box: QRectF) -> None:
        """Paint a card's emblem into the middle of a box."""
        self._picture(f"emblems/{card_id}.svg", card_id, box, "")

    def note(self, name: str, box: QRectF) -> None:
        """Report the place of a drawing that is no icon; by default nothing listens."""

    def piece_of(self, known: Hashable, box: QRectF, draw: Callable[[Brush, QRectF], None]) -> None:
        """Paint a box with fractions of pixels from a kept picture on whole pixels."""
        room = QRectF(box.toAlignedRect())
        inside = box.translated(-room.topLeft())
        self.piece(
            (known, inside.getRect()),
            room,
            lambda piece, whole: draw(piece, inside.translated(whole.topLeft())),
        )

    def piece(self, known: Hashable, box: QRectF, draw: Callable[[Brush, QRectF], None]) -> None:
        """Paint from a kept picture, which looks the same wherever it lies.

        The picture lies on whole pixels, so that it stays sharp; the drawing must not reach beyond
        it.
        """
        corner, ratio = box.topLeft() * self.ratio, self.ratio
        wide, high = math.ceil(box.width() * ratio), math.ceil(box.height() * ratio)

        def drawn() -> QPixmap:
            with drawing(wide, high, ratio) as (picture, painter):
                draw(Brush(painter, self.look, self.unit), QRectF(QPointF(0, 0), box.size()))
            return picture

        key = known, wide, high, self.unit, self.look, self.look.palette, ratio
        picture = ALBUM.find_or_draw(key, drawn)
        self.painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())) / ratio, picture)

    def _picture(self, path: str, name: str, box: QRectF, colour: str) -> None:
        side = round(min(box.width(), box.height()))
        if side <= 0 or not has_picture(path):
            return
        look, ratio = self.look, self.ratio
        made = look.icon(name, side, ratio, colour) if colour else look.emblem(name, side, ratio)
        corner = box.center() - QPointF(side / 2, side / 2)
        self.painter.drawPixmap(corner, made)


def square(centre: QPointF, side: float) -> QRectF:
    """Return the square with a given side around a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def wider(box: QRectF, by: float) -> QRectF:
    """Return a box with a length more at each side, or less for a negative one."""
    return box.adjusted(-by, -by, by, by)


def paint_outlined(brush: Brush, box: QRectF, text: str, font: QFont, colour: str = WHITE) -> None:
    """Write a text with an ink edge, so that it is readable on every colour."""
    ratio = brush.ratio
    made = _outlined(text, font.toString(), colour, ratio)
    size = made.deviceIndependentSize()
    left = round((box.center().x() - size.width() / 2) * ratio) / ratio
    top = round((box.center().y() - size.height() / 2) * ratio) / ratio
    brush.painter.drawPixmap(QPointF(left, top), made)


@kept  # mostly numbers; drawing an edge takes ten times as long as showing it
def _outlined(text: str, font_words: str, colour: str, ratio: float) -> QPixmap:
    """Return a picture of a text, with the middle of its capitals in the picture's middle."""
    font = QFont()
    font.fromString(font_words)
    metrics = QFontMetricsF(font)
    edge = max(2.4, font.pixelSize() * 0.24)
    width = metrics.horizontalAdvance(text) + 2 * edge
    height = 2 * metrics.height()
    path = QPainterPath()
    path.addText(QPointF(edge, (height + metrics.capHeight()) / 2), font, text)
    pen = QPen(QColor(CARD_INK), edge)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    with drawing(math.ceil(width * ratio), math.ceil(height * ratio), ratio) as (made, painter):
        painter.strokePath(path, pen)
        painter.fillPath(path, QColor(colour))
    return made


def mark_font(size: float) -> QFont:
    """Return the font of texts among signs of a size."""
    return text_font(size, QFont.Weight.Bold)


def width_of(marks: Marks, size: float) -> float:
    """Return the width of a line of signs."""
    return sum(_advances(marks, size)) - size * _GAP


def least_width(marks: Marks) -> float:
    """Return the width of a line whose signs are as small as they get; letters keep their size."""
    return width_of(marks, _LEAST_SIGN)


@lru_cache(maxsize=2048)
def _advances(marks: Marks, size: float) -> tuple[float, ...]:
    metrics = QFontMetricsF(mark_font(size))
    advances = []
    for mark, following in zip(marks, (*marks[1:], None), strict=True):
        apart = _APART if following and mark.icon and following.text.isdigit() else 0
        if mark.icon in _BREAK_ICONS:
            apart = 0
        wide = size * _side(mark) * _SLIM.get(mark.icon, 1.0)
        advance = wide if mark.icon else metrics.horizontalAdvance(mark.text)
        advances.append(advance + size * (_GAP + apart))
    return tuple(advances)


def _side(mark: Mark) -> float:
    return _SIDES.get(mark.icon, 1.06)


def paint_marks(
    brush: Brush, box: QRectF, marks: Marks, size: float, colour: str = CARD_TEXT
) -> None:
    """Paint a line of signs in the middle of a box: in two rows or smaller if it doesn't fit.

    Numbers stay large enough to read: signs beside them shrink. A miniature has signs alone.
    """
    if size < _LEFT_OUT:
        marks = tuple(mark for mark in marks if mark.icon)
    if not marks:
        return
    in_one = _fitting(marks, size, box.width())
    if in_one == size:
        _paint_row(brush, box, marks, size, colour)
        return
    rows = _in_two(marks)
    half = box.height() / 2
    in_two = min(half, *(_fitting(row, size, box.width()) for row in rows))
    if in_two <= in_one or len(rows) == 1:
        _paint_row(brush, box, marks, in_one, colour)
        return
    for index, row in enumerate(rows):
        line = QRectF(box.left(), box.top() + index * half, box.width(), half)
        _paint_row(brush, line, row, in_two, colour)


def _fitting(marks: Marks, size: float, width: float) -> float:
    """Return the greatest size of signs, up to a wished one, in which a line fits a width."""
    fits = size * min(1.0, width / width_of(marks, size))
    while fits > _LEAST_SIGN and width_of(marks, fits) > width + _ROUNDED:
        fits -= _STEP
    return fits


def _in_two(marks: Marks) -> tuple[Marks, ...]:
    """Break a line at a drawn word into two lines of similar width."""
    breaks = [index for index, mark in enumerate(marks) if mark in BREAKS and index]
    if not breaks:
        return (marks,)
    after = {index: index + (marks[index].text == ":") for index in breaks}
    best = min(
        breaks,
        key=lambda index: max(
            width_of(marks[: after[index]], 10), width_of(marks[after[index] :], 10)
        ),
    )
    return marks[: after[best]], marks[after[best] :]


def _paint_row(brush: Brush, box: QRectF, marks: Marks, size: float, colour: str) -> None:
    painter = brush.painter
    font = mark_font(size)
    left = box.center().x() - width_of(marks, size) / 2
    base = box.center().y() + QFontMetricsF(font).capHeight() / 2
    painter.setFont(font)
    painter.setPen(QColor(colour))
    for mark, advance in zip(marks, _advances(marks, size), strict=True):
        if mark.icon:
            side = size * _side(mark)
            middle = QPointF(left + side * _SLIM.get(mark.icon, 1.0) / 2, box.center().y())
            brush.icon(mark.icon, square(middle, side), colour)
        else:
            painter.drawText(QPointF(left, base), mark.text)
        left += advance
