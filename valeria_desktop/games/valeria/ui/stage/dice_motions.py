"""Motions of a roll: the dice over the mat, their three chips, and words if nothing wakes."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.paint.dice import Thrown, paint_chip_of, paint_die_of
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.parchment import paint_sheet
from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.motions import Staying, all_of, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.at import At

_SIDE = 104.0
TO_TRAY = 140.0
"""Time in which the dice fly to their tray, in ms at normal pace."""
_SPINS = (-560.0, 640.0)
_LEANS = (-11.0, 14.0)  # the angles at which dice lie, in degrees
_SQUASH = 0.12
_RAYS = 16
_RING = 300.0
_LIFTS = 96.0
_CHIP = 46.0
_THIRD = 140.0
"""The height of a third of the mat that all sizes refer to, in pixels."""
_FADES = 0.25


@frozen(kw_only=True)
class DiceThrown(Motion):
    """Two dice: thrown from a player's board, lying on the mat, flying to their tray."""

    start: At
    rest: At
    tray: At
    dice: tuple[int, int]
    thrown: float
    """Time in the air, in ms; 0 for dice that were thrown before."""
    flying: tuple[int, ...] = (0, 1)
    """The dice that are thrown; another one lies where it lay."""
    rings: float = 0.0
    """Time from when they lie until doubles ring, in ms."""

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.start, self.rest, self.tray)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        time = part * self.lasts
        boxes = [self._box(places, time, number) for number in range(2)]
        edge = boxes[0].width() * 0.75
        return boxes[0].united(boxes[1]).adjusted(-edge, -edge, edge, edge)

    def is_still(self, before: float, part: float) -> bool:
        has_rung = before * self.lasts > self.thrown + self.rings + 2 * _RING
        return has_rung and (1.0 - part) * self.lasts > TO_TRAY

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        time = part * self.lasts
        for number in (1, 0):
            box = self._box(places, time, number)
            self._paint_rays(canvas.painter, box, time, number)
            self._paint_die(canvas, box, time, number)

    def _side(self, places: Sequence[QRectF]) -> float:
        return min(_SIDE * places[1].height() / _THIRD, places[1].width() * 0.4)

    def _box(self, places: Sequence[QRectF], time: float, number: int) -> QRectF:
        side = self._side(places)
        lying = places[1].center() + QPointF((number - 0.5) * side * 1.35, (number - 0.5) * -14)
        if time < self.thrown and number in self.flying:
            share = time / self.thrown
            along = eased(share, QEasingCurve.Type.OutQuad)
            high = 1.0 - eased(share, QEasingCurve.Type.OutBounce)
            start = places[0].center() + QPointF((number - 0.5) * side, 0)
            at = start + (lying - start) * along - QPointF(0, high * side * 1.6 * along)
            return square(at, side)
        left = self.lasts - time
        if left < TO_TRAY:
            share = eased(1.0 - left / TO_TRAY, QEasingCurve.Type.InQuad)
            small = min(places[2].height() * 0.8, side)
            goal = QPointF(places[2].left() + (0.5 + number) * small * 1.2, places[2].center().y())
            return square(lying + (goal - lying) * share, side + (small - side) * share)
        return square(lying, side)

    def _paint_rays(self, painter: QPainter, box: QRectF, time: float, number: int) -> None:
        """Paint rays round a settled die for a moment; longer and wider for doubles."""
        is_double = self.dice[0] == self.dice[1]
        rings, begins = _RING * (2 if is_double else 1), self.thrown
        if is_double:
            begins += self.rings
        is_shown = self.thrown and (is_double or number in self.flying)
        if not is_shown or not 0 <= time - begins < rings:
            return
        share = (time - begins) / rings
        colour = QColor("#f6cf63" if is_double else "#f2e3c2")
        colour.setAlphaF(1.0 - share)
        painter.setPen(QPen(colour, 3.0))
        inner = box.width() * (0.62 + 0.12 * share)
        outer = inner + box.width() * (0.12 + (0.16 if is_double else 0.06) * share)
        for ray in range(_RAYS):
            way = QPointF(cos(2 * pi * ray / _RAYS), sin(2 * pi * ray / _RAYS))
            painter.drawLine(box.center() + way * inner, box.center() + way * outer)

    def _paint_die(self, canvas: Canvas, box: QRectF, time: float, number: int) -> None:
        painter, angle, face = canvas.painter, _LEANS[number], self.dice[number]
        squash, flies = 0.0, number in self.flying
        if flies and time < self.thrown:
            share = time / self.thrown
            angle += _SPINS[number] * (1.0 - eased(share, QEasingCurve.Type.OutCubic))
            tumbles = int((1.0 - share) * 9)
            face = (face + tumbles * (5, 4)[number] - 1) % 6 + 1 if tumbles else face
        elif flies and time < self.thrown + 60:
            squash = _SQUASH * (1.0 - (time - self.thrown) / 60)
        die = (WakeChip.A, WakeChip.B)[number]
        painter.setOpacity(1.0)
        thrown = Thrown(die, face, angle=angle, squash=1.0 - squash)
        paint_die_of(painter, box.center(), box.width(), thrown)


@frozen(kw_only=True)
class ChipFlight(Motion):
    """A chip steps out of the dice, stands, and flies to the cards that it wakes."""

    chip: WakeChip
    number: int
    rest: At
    goal: At | None
    """The first stack that the chip wakes; None if it wakes none."""
    out: float
    """Time in which the chip steps out and stands, in ms."""

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        rest = ground.box_of(self.rest)
        goal = None if self.goal is None else ground.box_of(self.goal)
        if rest is None:
            return None
        return [rest] if goal is None else [rest, goal]

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        side = self._chip(places) * 1.5
        return square(self._middle(places, part), side)

    def _chip(self, places: Sequence[QRectF]) -> float:
        return _CHIP * places[0].height() / _THIRD

    def _middle(self, places: Sequence[QRectF], part: float) -> QPointF:
        side = self._chip(places)
        column = list(WakeChip).index(self.chip) - 1
        shown = places[0].center() + QPointF(column * side * 1.6, -2.2 * side)
        time = part * self.lasts
        if time < self.out or len(places) == 1:
            share = eased(min(1.0, time / (self.out / 2)), QEasingCurve.Type.OutBack)
            return places[0].center() + (shown - places[0].center()) * share
        share = eased((time - self.out) / (self.lasts - self.out), QEasingCurve.Type.InOutCubic)
        goal = places[1].topLeft() + QPointF(side * 0.4, places[1].height() * 0.35)
        return shown + (goal - shown) * share - QPointF(0, _LIFTS * 0.4 * sin(pi * share))

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box = square(self._middle(places, part), self._chip(places))
        if len(places) == 1 and part > 1 - _FADES:  # the chip wakes nothing
            canvas.painter.setOpacity((1.0 - part) / _FADES)
        paint_chip_of(canvas.painter, box, self.chip, self.number, canvas.look)
        canvas.painter.setOpacity(1.0)


@frozen(kw_only=True)
class Wakes(Motion):
    """A chip has arrived: the cards with its number rise."""

    chip: WakeChip
    number: int

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        wake = getattr(ground, "wake", None)
        if wake is not None:
            wake(self.chip, self.number)
        return None


@frozen(kw_only=True)
class MatWords(Staying):
    """Words on parchment over the mat."""

    words: str

    def _sheet(self, places: Sequence[QRectF]) -> QRectF:
        box = places[0]
        return QRectF(box.center().x() - 150, box.bottom() - box.height() * 0.3, 300, 56)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self._sheet(places).adjusted(-6, -6, 8, 8)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, sheet = canvas.painter, self._sheet(places)
        painter.setOpacity(min(1.0, 8 * part, 8 * (1.0 - part)))
        paint_sheet(painter, sheet, canvas.parchment, is_lit=False)
        painter.setPen(QColor("#231f20"))
        painter.setFont(canvas.look.title_font(18))
        painter.drawText(sheet, Qt.AlignmentFlag.AlignCenter, self.words)
        painter.setOpacity(1.0)
