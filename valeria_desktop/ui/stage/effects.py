"""Effects on a table: a light that passes with the turn, and cards that shake."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.motions import between, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.events import TurnBegan
    from valeria_desktop.kernel.seats import Seat


_LINE, _CORNER = 4.0, 9.0
_GLEAM = 0.16
_FADES = 0.35


@frozen(kw_only=True)
class Light(Motion):
    """A golden frame moves from the former active player's board to the next one's."""

    start: At
    goal: At
    lasts: float = 200.0

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        goal = ground.box_of(self.goal)
        if goal is None:
            return None
        return [ground.box_of(self.start) or goal, goal]

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self._box(places, part).adjusted(-_LINE, -_LINE, _LINE, _LINE)

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        return between(places[0], places[1], eased(part, QEasingCurve.Type.InOutCubic))

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, colour = canvas.painter, QColor(GOLD)
        painter.setOpacity(min(1.0, part / _FADES, (1.0 - part) / _FADES + 0.4))
        painter.setPen(QPen(colour, _LINE))
        colour.setAlphaF(_GLEAM)
        painter.setBrush(colour)
        painter.drawRoundedRect(self._box(places, part), _CORNER, _CORNER)
        painter.setOpacity(1.0)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter = canvas.painter
        painter.setOpacity(1.0 - part)
        painter.setPen(QPen(QColor(GOLD), _LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(places[1], _CORNER, _CORNER)
        painter.setOpacity(1.0)


def turn_light(seats: Sequence[Seat], event: TurnBegan, start: At, goal: At) -> Light:
    """Return the light that passes to the board of the player whose turn began.

    A bell calls a person among bots.
    """
    has_bots = any(not seat.is_person for seat in seats)
    is_called = has_bots and event.seat < len(seats) and seats[event.seat].is_person
    return Light(start=start, goal=goal, sound="turn" if is_called else "")


_SWINGS = 3


class Shaking(QVariantAnimation):
    """Moves cards to and fro for a moment; only their pictures move, not their boxes."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thing: object = None
        self._pixels = 0.0
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def shake(self, pixels: float, milliseconds: float, thing: object = None) -> None:
        """Shake one thing, or all things."""
        self.stop()
        self._thing, self._pixels = thing, pixels
        self.setDuration(round(milliseconds))
        self.start()

    @property
    def is_shaking(self) -> bool:
        """Whether a thing is shaking now."""
        return self.state() is QVariantAnimation.State.Running

    def shift_of(self, thing: object) -> float:
        """Return the shift of a thing's picture to the right, in pixels of a box."""
        if not self.is_shaking or self._thing not in {None, thing}:
            return 0.0
        part = float(self.currentValue())
        return self._pixels * sin(2 * pi * _SWINGS * part) * (1.0 - part)
