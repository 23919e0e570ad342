"""Motions of cards: won from a stack, slain, burnt, turned up, and shown in large."""

from __future__ import annotations

from enum import StrEnum
from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.colours import EXHAUSTED
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.paint import paint_back, paint_portrait, paint_tile
from valeria_desktop.games.valeria.ui.stage.told_words import Rows, paint_words
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.motions import Going, Staying, all_of, between, eased, shown_as

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.busts import Expression

_EDGE = 12.0
GROWS, GOES = 220.0, 240.0
"""Times in which a told card grows, and flies on to its new owner, in ms at normal pace."""
_FADES = 120.0
_RADIUS = 8
_VEIL = 0.5
_RAYS = 14
_LIGHT, _GLEAM = "#f6cf63", 0.16


def _paint_moving(canvas: Canvas, box: QRectF, card: Card, places: Sequence[QRectF]) -> None:
    """Paint a moving card: a kept picture of it at the first place of its shape, scaled."""
    is_upright = _is_upright(box)
    full = next((each for each in places if _is_upright(each) is is_upright), box)
    paint = paint_portrait if is_upright else paint_tile
    with shown_as(canvas.painter, box, full) as whole:
        paint(canvas.painter, whole, face_of(card), canvas.look)


def _is_upright(box: QRectF) -> bool:
    return box.height() > box.width()


@frozen(kw_only=True)
class CardWon(Going):
    """A card flies from a stack to its new owner; the next card of the stack appears."""

    card: Card
    below: Card | None
    """The next card of the stack; None for a face-down card."""
    is_last: bool = False
    """Whether the stack is empty without the card."""
    cut: float = 0.0
    """Time in which a blade crosses a slain card, in ms; 0 for other cards."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        edge = (-_EDGE, -_EDGE, _EDGE, _EDGE)
        return self._box(places, part).united(places[0]).adjusted(*edge)

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        time = part * self.lasts - self.cut
        if time <= 0:
            return places[0]
        share = eased(time / max(1.0, self.lasts - self.cut), QEasingCurve.Type.OutCubic)
        return between(places[0], places[1], share)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, look, box = canvas.painter, canvas.look, self._box(places, part)
        if part * self.lasts > self.cut:
            if self.is_last:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(EXHAUSTED))
                painter.drawRoundedRect(places[0], _RADIUS, _RADIUS)
            elif self.below is None:
                paint_back(painter, places[0], look)
            else:
                paint_tile(painter, places[0], face_of(self.below), look)
        _paint_moving(canvas, box, self.card, places)
        if self.cut:
            self._paint_cut(canvas, box, part * self.lasts / self.cut)

    def _paint_cut(self, canvas: Canvas, box: QRectF, share: float) -> None:
        """Paint the blade's way: a thin lozenge of light with an edge of ink."""
        if share > 1.6:  # noqa: PLR2004 - it fades soon after the card has left
            return
        start, end = box.topRight() + QPointF(6, -6), box.bottomLeft() + QPointF(-6, 6)
        head = start + (end - start) * min(1.0, eased(share, QEasingCurve.Type.InCubic))
        aside = QPointF(4, 3)
        middle = (start + head) / 2
        canvas.painter.setOpacity(max(0.0, min(1.0, 1.6 - share)))
        canvas.painter.setPen(QPen(QColor(INK), 1.5))
        canvas.painter.setBrush(QColor("#fff6e0"))
        canvas.painter.drawPolygon(QPolygonF([start, middle + aside, head, middle - aside]))
        canvas.painter.setOpacity(1.0)


@frozen(kw_only=True)
class CardBurnt(Staying):
    """The last card of a stack burns to ink."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-2, -2, 2, 2)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box, painter = places[0], canvas.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        for row in range(5):
            height = box.height() / 5
            flame = box.width() * min(1.0, part * (1.2 + 0.22 * ((row * 3) % 5)))
            strip = QRectF(box.left(), box.top() + row * height, flame, height + 1)
            painter.drawRoundedRect(strip, 6, 6)
        painter.setBrush(QColor("#e58a6b"))
        for row in range(5):
            height = box.height() / 5
            flame = box.width() * min(1.0, part * (1.2 + 0.22 * ((row * 3) % 5)))
            ember = QRectF(box.left() + flame - 5, box.top() + row * height, 4, height)
            if part < 0.8:  # noqa: PLR2004 - then it is out
                painter.drawRoundedRect(ember, 2, 2)


@frozen(kw_only=True)
class CardTurned(Staying):
    """A card is turned up in its place: its back narrows, then its face widens."""

    card: Card

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, box = canvas.painter, places[0]
        painter.save()
        painter.translate(box.center())
        painter.scale(max(0.02, abs(cos(pi * part))), 1.0)
        painter.translate(-box.center())
        if part < 0.5:  # noqa: PLR2004 - then it stands on its edge
            paint_back(painter, box, canvas.look)
        else:
            paint_tile(painter, box, face_of(self.card), canvas.look)
        painter.restore()


@frozen(kw_only=True)
class Shakes(Motion):
    """The mat trembles under a blow."""

    pixels: float = 3.0

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        shake = getattr(ground, "shake", None)
        if shake is not None:
            shake(self.pixels, self.lasts)
        return None


@frozen(kw_only=True)
class TellsOf(Motion):
    """A player's deed is being told: their plaque wears their colour until the beat is over."""

    seat: int
    lasts: float = 0.0

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        tell_of = getattr(ground, "tell_of", None)
        if tell_of is not None:
            tell_of(self.seat)
        return None


class ToldPart(StrEnum):
    """The parts over the mat while a card is told."""

    CARD = "card"
    WORDS = "words"
    """The price and the gains, beside the card or below it."""


@frozen
class AtTold(At):
    """A place over the mat for a part of a told card."""

    what: ToldPart


@frozen(kw_only=True)
class CardTold(Motion):
    """Another player's new card: it grows large over the mat, stands, and flies to its owner."""

    start: At
    middle: At
    beside: At
    goal: At
    cloth: At
    """The part of the table that darkens behind the card."""
    card: Card
    seat: Seat
    title: str
    rows: Rows = ()
    """Words, each with the amounts behind it: the price and the gains."""
    mood: Expression | None = None
    """The mood of a character's face beside the words."""

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.start, self.middle, self.beside, self.goal, self.cloth)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        edge = (-_EDGE, -_EDGE, _EDGE, _EDGE)
        whole = places[4].united(places[1]).united(places[2])
        return self._box(places, part).adjusted(*edge).united(whole)

    def is_still(self, before: float, part: float) -> bool:
        return before * self.lasts > GROWS + _FADES and (1.0 - part) * self.lasts > GOES

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        time = part * self.lasts
        if time < GROWS:
            share = eased(time / GROWS, QEasingCurve.Type.OutCubic)
            return between(places[0], places[1], share)
        left = self.lasts - time
        if left < GOES:
            share = eased(1.0 - left / GOES, QEasingCurve.Type.InCubic)
            return between(places[1], places[3], share)
        return places[1]

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, box = canvas.painter, self._box(places, part)
        time, left = part * self.lasts, (1.0 - part) * self.lasts
        colour = canvas.look.player(self.seat.colour)
        shown = min(1.0, max(0.0, (time - GROWS) / _FADES), left / GOES)
        _paint_veil(painter, places[4], places[1].center(), min(1.0, time / GROWS, left / GOES))
        _paint_moving(canvas, box, self.card, places)
        painter.setPen(QPen(colour, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)
        if shown > 0:
            painter.setOpacity(shown)
            paint_words(canvas, places[2], self.seat, (self.title, self.rows), self.mood)
            painter.setOpacity(1.0)


def _paint_veil(painter: QPainter, cloth: QRectF, middle: QPointF, share: float) -> None:
    """Darken the market behind a told card, and paint rays of light round the card."""
    painter.save()
    painter.setClipRect(cloth)
    painter.setOpacity(share)
    veil = QColor(INK)
    veil.setAlphaF(_VEIL)
    painter.fillRect(cloth, veil)
    light = QColor(_LIGHT)
    light.setAlphaF(_GLEAM)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # a twentieth of the time
    far = cloth.width()
    for ray in range(_RAYS):
        angle, half = 2 * pi * ray / _RAYS + 0.2, pi / _RAYS / 2.4
        sides = (angle - half, angle + half)
        ends = [middle + QPointF(far * cos(side), far * sin(side)) for side in sides]
        painter.drawPolygon(QPolygonF([middle, *ends]))
    painter.restore()
