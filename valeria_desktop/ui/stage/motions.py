"""Motions that every game may use: a thing or a sign that flies, and a glow at a place."""

from __future__ import annotations

from contextlib import contextmanager
from math import pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing

_ICON = 30
_NUMBER = 16
_ARC = 90
_FIGURE, _LOW = 46.0, 34.0
_GROWS = 10
_LINE = 4
_LIKE_A_CARD = 0.5, 2.6  # the least and the greatest width of a card, as a share of its height


def eased(part: float, kind: QEasingCurve.Type) -> float:
    """Return the part of the way at a part of the time, both from 0 to 1, along a curve."""
    return QEasingCurve(kind).valueForProgress(min(1.0, max(0.0, part)))


def in_strokes(part: float, number: int) -> float:
    """Return the part of the way at a part of the time, both from 0 to 1, in strokes."""
    share = min(1.0, max(0.0, part)) * number
    done = int(share)
    return min(1.0, (done + eased(share - done, QEasingCurve.Type.OutBack)) / number)


def between(start: QRectF, end: QRectF, part: float) -> QRectF:
    """Return the box at a part of the way from one box to another."""
    rest = 1.0 - part
    return QRectF(
        start.left() * rest + end.left() * part,
        start.top() * rest + end.top() * part,
        start.width() * rest + end.width() * part,
        start.height() * rest + end.height() * part,
    )


@contextmanager
def shown_as(painter: QPainter, box: QRectF, full: QRectF) -> Iterator[QRectF]:
    """Yield a box to paint into; its picture appears in another box.

    A growing or shrinking thing is painted at one size, because each size would need a picture of
    its own, which takes a while.
    """
    painter.save()
    painter.translate(round(box.left()), round(box.top()))
    if box.size() != full.size():
        painter.scale(box.width() / full.width(), box.height() / full.height())
    yield QRectF(QPointF(0, 0), full.size())
    painter.restore()


@frozen(kw_only=True)
class Instant(Motion):
    """An invisible moment: lines happen, or a sound is played."""

    lasts: float = 0.0


def all_of(ground: StageGround, *spots: At) -> Sequence[QRectF] | None:
    """Return the boxes of spots; None if one of them isn't visible."""
    found = [box for where in spots if (box := ground.box_of(where)) is not None]
    return found if len(found) == len(spots) else None


@frozen(kw_only=True)
class Going(Motion):
    """A motion from one spot to another."""

    start: At
    goal: At

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.start, self.goal)


@frozen(kw_only=True)
class Staying(Motion):
    """A motion at one spot."""

    where: At

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.where)


@frozen(kw_only=True)
class Flight(Going):
    """A thing flies, and grows or shrinks to its goal's size."""

    thing: Thing
    lasts: float = 280.0

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self._box(places, part).adjusted(-8, -8, 8, 8)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        if canvas.paint_thing is not None:
            full = _shape_of(places)
            with shown_as(canvas.painter, self._box(places, part), full) as box:
                canvas.paint_thing(canvas.painter, box, self.thing, canvas.look)

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        shape = _shape_of(places)
        start, end = (_inside(box, shape) for box in places)
        return between(start, end, eased(part, QEasingCurve.Type.OutCubic))


def _shape_of(places: Sequence[QRectF]) -> QRectF:
    """Return the higher one of the boxes with a card's shape: a whole plaque has another."""
    least, most = _LIKE_A_CARD
    cards = [box for box in places if least * box.height() <= box.width() <= most * box.height()]
    return max(cards or places[:1], key=QRectF.height)


def _inside(box: QRectF, shape: QRectF) -> QRectF:
    """Return the largest box of a shape in the middle of another: no card is distorted."""
    inside = QRectF(
        QPointF(0, 0), shape.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    )
    inside.moveCenter(box.center())
    return inside


@frozen(kw_only=True)
class Token(Going):
    """A sign flies in an arc, alone or as several: a coin, a shield, a star."""

    icon: str
    number: int = 1
    """The number of tokens; more than one is written beside the sign."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        side = _ICON * 2.2 * max(1.0, places[0].height() / 200)
        middle = self._middle(places, part)
        return QRectF(middle.x() - side, middle.y() - side, 3 * side, 2 * side)

    def _middle(self, places: Sequence[QRectF], part: float) -> QPointF:
        share = eased(part, QEasingCurve.Type.InOutQuad)
        start, end = places[0].center(), places[1].center()
        flat = start + (end - start) * share
        far = abs(end.x() - start.x()) + abs(end.y() - start.y())
        return flat - QPointF(0, min(_ARC, far / 3) * sin(pi * share))

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        look, painter = canvas.look, canvas.painter
        side = look.px(_ICON)
        middle = self._middle(places, part)
        icon = look.icon(self.icon, side, canvas.ratio)
        painter.drawPixmap(middle - QPointF(side / 2, side / 2), icon)
        if self.number > 1:
            painter.setFont(look.bold(_NUMBER))
            box = QRectF(middle.x() + side * 0.3, middle.y(), side, side * 0.7)
            painter.setPen(QColor(look.palette.table))
            for shift in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                painter.drawText(box.translated(*shift), f"×{self.number}")
            painter.setPen(QColor(look.palette.ink))
            painter.drawText(box, f"×{self.number}")


@frozen(kw_only=True)
class Walks(Going):
    """A figure goes over the table in a low arc."""

    lasts: float = 240.0

    def middle(self, places: Sequence[QRectF], part: float) -> QPointF:
        """Return the figure's middle at a part of its way."""
        share = eased(part, QEasingCurve.Type.InOutQuad)
        start, goal = places[0].center(), places[1].center()
        far = abs(goal.x() - start.x()) + abs(goal.y() - start.y())
        high = min(_LOW, far / 4) * sin(pi * share)
        return start + (goal - start) * share - QPointF(0, high)

    def _side(self, places: Sequence[QRectF]) -> float:
        return max(_FIGURE, min(places[1].width(), places[1].height(), 2 * _FIGURE))

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        box = QRectF(0, 0, self._side(places), self._side(places))
        box.moveCenter(self.middle(places, part))
        return box

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self._box(places, part).adjusted(-_GROWS, -_GROWS, _GROWS, _GROWS)


@frozen(kw_only=True)
class Glow(Staying):
    """A glow around a thing that changes in its place."""

    colour: str = ""
    """The glow's colour; empty for the theme's colour of things that can be done."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        edge = _GROWS + _LINE
        return places[0].adjusted(-edge, -edge, edge, edge)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        colour = QColor(self.colour or canvas.look.palette.lit)
        colour.setAlphaF(1.0 - part)
        grown = _GROWS * part
        canvas.painter.setPen(QPen(colour, _LINE))
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        box = places[0].adjusted(-grown, -grown, grown, grown)
        canvas.painter.drawRoundedRect(box, 9, 9)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self.paint(canvas, places, part)
