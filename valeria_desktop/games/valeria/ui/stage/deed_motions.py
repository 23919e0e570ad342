"""Motions of a purchase: its price lies down on the card, which comes and raises dust."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN, CardMood, Ribbon
from valeria_desktop.games.valeria.ui.cards.paint import paint_portrait, paint_tile
from valeria_desktop.games.valeria.ui.cards.tile import price_spot
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.stage.motions import Going, Staying, all_of, between, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.stage.beats import Canvas, StageGround

_ACTIVE = CardMood(ribbon=Ribbon.MINE)
"""The state of a card on its way: it comes to the player who acts, so that power counts."""
_EDGE = 26.0
_RIM, _CORNER = 4.0, 9.0
_ICON, _TOKEN_SINKS = 30, 60.0
_TOKENS_APART = 0.42
"""How far tokens lie apart on a price, as a share of their size."""
_TOKEN_ARC, _CARD_ARC = 36.0, 34.0
_LIFTED, _GROWN = QPointF(-4.0, -14.0), 1.06
_TILT = 4.0  # degrees
_SHADE = 0.3
_LIFTING = 0.42
"""The share of a card's way in which it leaves its stack."""
_SQUASH = 0.06


@frozen(kw_only=True)
class PriceToken(Going):
    """A token of a price flies to a card, lies on its price, and sinks in."""

    icon: str
    number: int
    """How many units it stands for."""
    place: int
    """Its place among the tokens on the card."""
    flies: float

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        side = _ICON * 2.4 * max(1.0, places[1].height() / 90)
        middle = self._middle(places, part)
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side * 1.4, side)

    def is_still(self, before: float, part: float) -> bool:
        return before * self.lasts > self.flies and (1.0 - part) * self.lasts > _TOKEN_SINKS

    def _middle(self, places: Sequence[QRectF], part: float) -> QPointF:
        share = eased(part * self.lasts / max(1.0, self.flies), QEasingCurve.Type.OutQuad)
        spot = price_spot(places[1])
        goal = spot.center() + QPointF(spot.width() * _TOKENS_APART * self.place, 0)
        start = places[0].center()
        return start + (goal - start) * share - QPointF(0, _TOKEN_ARC * sin(pi * share))

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        left = (1.0 - part) * self.lasts
        self._paint(canvas, self._middle(places, part), min(1.0, left / _TOKEN_SINKS))

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self._paint(canvas, self._middle(places, 1.0), part)

    def _paint(self, canvas: Canvas, middle: QPointF, opacity: float) -> None:
        painter, look = canvas.painter, canvas.look
        side = look.px(_ICON)
        painter.setOpacity(opacity)
        painter.drawPixmap(
            middle - QPointF(side / 2, side / 2), look.icon(self.icon, side, canvas.ratio)
        )
        if self.number > 1:
            _write_number(
                canvas, QRectF(middle.x() + side * 0.3, middle.y(), side, side * 0.7), self.number
            )
        painter.setOpacity(1.0)


def _write_number(canvas: Canvas, box: QRectF, number: int) -> None:
    painter, look = canvas.painter, canvas.look
    painter.setFont(look.bold(16))
    painter.setPen(QColor(look.palette.table))
    for shift in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        painter.drawText(box.translated(*shift), f"×{number}")
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(box, f"×{number}")


@frozen(kw_only=True)
class CardComes(Going):
    """A card leaves its stack, may stand large on its way, and lands at its new owner's."""

    card: Card
    middle: At
    """Where it stands large."""
    seat: Seat | None = None
    """Its new owner, whose colour rims it while it stands large."""
    rim: str = ""
    """The colour of its rim where its owner has no seat."""
    stands: float = 0.0
    """How long it stands large, in ms; 0 for a card that flies at once."""
    squashed: float = 60.0
    """How long it is squashed when it has landed, in ms."""

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.start, self.middle, self.goal)

    @property
    def _way(self) -> float:
        """The time in the air without the time that it stands large, in ms."""
        return self.lasts - self.stands - self.squashed

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box, _, _ = self._pose(places, part * self.lasts)
        edge = _EDGE + box.width() * 0.06
        return box.adjusted(-edge, -edge, edge, edge)

    def is_still(self, before: float, part: float) -> bool:
        if not self.stands:
            return False
        grown = self._way / 2
        return before * self.lasts > grown and part * self.lasts < grown + self.stands

    def _pose(self, places: Sequence[QRectF], time: float) -> tuple[QRectF, float, float]:
        """Return the box of the card, its angle in degrees, and how high it is, from 0 to 1."""
        start, middle, goal = places
        if time >= self.lasts - self.squashed:
            left = (self.lasts - time) / max(1.0, self.squashed)
            return _squashed(_fitted(goal, start, middle, self.stands), left), 0.0, 0.0
        if self.stands:
            return self._by_the_middle(places, time)
        share = time / self._way
        lifted = _grown(start.translated(_LIFTED))
        if share < _LIFTING:
            up = eased(share / _LIFTING, QEasingCurve.Type.OutCubic)
            return between(start, lifted, up), -_TILT * up, up
        along = (share - _LIFTING) / (1.0 - _LIFTING)
        eases = eased(along, QEasingCurve.Type.InOutQuad)
        box = between(lifted, goal, eases).translated(0, -_CARD_ARC * sin(pi * eases))
        return box, -_TILT * (1.0 - along) * (1.0 - 2.2 * along), 1.0 - along**3

    def _by_the_middle(self, places: Sequence[QRectF], time: float) -> tuple[QRectF, float, float]:
        start, middle, goal = places
        half = self._way / 2
        if time < half:
            share = eased(time / half, QEasingCurve.Type.OutCubic)
            return between(start, middle, share), 0.0, share
        if time < half + self.stands:
            return middle, 0.0, 1.0
        share = eased((time - half - self.stands) / half, QEasingCurve.Type.InCubic)
        return between(middle, _fitted(goal, start, middle, self.stands), share), 0.0, 1.0 - share

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box, angle, high = self._pose(places, part * self.lasts)
        painter = canvas.painter
        painter.save()
        painter.translate(box.center())
        painter.rotate(angle)
        painter.translate(-box.center())
        if high > 0:
            shade = QColor(INK)
            shade.setAlphaF(_SHADE * min(1.0, high))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(box.translated(6 * high, 10 * high), _CORNER, _CORNER)
        paint_whole_card(canvas, box, self.card, places)
        if self.stands and part * self.lasts < self.lasts - self.squashed:
            own = QColor(self.rim) if self.seat is None else canvas.look.player(self.seat.colour)
            painter.setPen(QPen(own, _RIM))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), _CORNER, _CORNER)
        painter.restore()

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Fade in where it stands large, or else at its goal."""
        canvas.painter.setOpacity(part)
        box = places[1] if self.stands else _fitted(places[2], places[0], places[1], 0.0)
        paint_whole_card(canvas, box, self.card, places)
        canvas.painter.setOpacity(1.0)


def _grown(box: QRectF) -> QRectF:
    wide, high = box.width() * (_GROWN - 1) / 2, box.height() * (_GROWN - 1) / 2
    return box.adjusted(-wide, -high, wide, high)


def _fitted(goal: QRectF, start: QRectF, middle: QRectF, stands: float) -> QRectF:
    """Return the largest box of a card's shape in its goal: no card is distorted."""
    shape = start if not stands or goal.width() > goal.height() else middle
    size = shape.size().scaled(goal.size(), Qt.AspectRatioMode.KeepAspectRatio)
    inside = QRectF(QPointF(0, 0), size)
    inside.moveCenter(goal.center())
    return inside


def _squashed(box: QRectF, left: float) -> QRectF:
    """Return the box of a card that has just landed: lower and wider, then as it is."""
    share = _SQUASH * min(1.0, max(0.0, 2.0 * left))
    wide = box.width() * share / 4
    return box.adjusted(-wide, box.height() * share, wide, 0)


def paint_whole_card(canvas: Canvas, box: QRectF, card: Card, places: Sequence[QRectF]) -> None:
    """Paint a card from a kept picture in one of its sizes: another size would take a while."""
    is_upright = box.height() > box.width()
    full = next((each for each in places if (each.height() > each.width()) is is_upright), box)
    paint = paint_portrait if is_upright else paint_tile
    painter = canvas.painter
    painter.save()
    painter.translate(box.topLeft())
    if box.size() != full.size():
        painter.scale(box.width() / full.width(), box.height() / full.height())
    mood = PLAIN if is_upright else _ACTIVE
    paint(painter, QRectF(QPointF(0, 0), full.size()), face_of(card), canvas.look, mood)
    painter.restore()


_CLOUDS = ((-0.52, 1.0), (-0.4, 0.6), (0.4, 0.6), (0.52, 1.0))
_STROKES = ((-0.5, 0.35), (-0.5, 0.6), (-0.5, 0.85), (0.5, 0.35), (0.5, 0.6), (0.5, 0.85))
_DUST, _STROKE = "#d9c4a0", "#fff1d0"
_DUST_FLIES, _STROKE_FLIES = 26.0, 16.0


@frozen(kw_only=True)
class Dust(Staying):
    """Dust and short strokes at both sides of a card that lands."""

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].adjusted(-44, -12, 44, 24)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box, painter = places[0], canvas.painter
        far = eased(part, QEasingCurve.Type.OutCubic)
        painter.setOpacity(1.0 - part)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.setBrush(QColor(_DUST))
        for x, size in _CLOUDS:
            side = 1 if x > 0 else -1
            middle = QPointF(
                box.center().x() + x * box.width() + side * _DUST_FLIES * far * size,
                box.bottom() - 4 * far * size,
            )
            painter.drawEllipse(middle, 6 * size * (1 - 0.4 * part), 5 * size * (1 - 0.4 * part))
        self._paint_strokes(painter, box, far)
        painter.setOpacity(1.0)

    @staticmethod
    def _paint_strokes(painter: QPainter, box: QRectF, far: float) -> None:
        painter.setPen(QPen(QColor(_STROKE), 3.0, c=Qt.PenCapStyle.RoundCap))
        for x, y in _STROKES:
            side = 1 if x > 0 else -1
            start = QPointF(
                box.center().x() + x * box.width() + side * (5 + _STROKE_FLIES * far),
                box.top() + y * box.height(),
            )
            painter.drawLine(start, start + QPointF(side * 9 * (1 - far), (y - 0.6) * 14))

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Paint nothing: no dust flies with reduced movement."""
