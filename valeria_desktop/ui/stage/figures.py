"""Figures that go over a table on their feet, from place to place."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.changes import brush_of
from valeria_desktop.ui.stage.motions import all_of, between, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.at import At

Figure = Callable[[Brush, QPointF, float], None]
"""Paints a figure of a height, in pixels, with its foot on a point."""
_LARGEST, _BEYOND = 92.0, 12.0


@frozen(kw_only=True)
class FigureGoes(Motion):
    """A figure goes on its feet from place to place, each time in an arc."""

    way: tuple[At, ...]
    figure: Figure
    high: float = 22.0
    """The greatest height of an arc, in pixels."""
    lasts: float = 220.0

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        found = all_of(ground, *self.way)
        return None if found is None else [_standing(box) for box in found]

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        legs = len(places) - 1
        leg = min(int(part * legs), legs - 1)
        curve = QEasingCurve.Type.OutCubic if legs > 1 else QEasingCurve.Type.InOutQuad
        share = eased(part * legs - leg, curve)
        start, goal = places[leg], places[leg + 1]
        far = (goal.center() - start.center()).manhattanLength()
        up = min(self.high, far / 3) * sin(pi * share)
        return between(start, goal, share).translated(0, -up)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box = self._box(places, part)
        return box.adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box = self._box(places, part)
        self.figure(brush_of(canvas), QPointF(box.center().x(), box.bottom()), box.height())


def _standing(box: QRectF) -> QRectF:
    """Return the box of a figure in another: in a wide one it stands in the middle."""
    side = min(box.height(), max(box.width(), 1.0), _LARGEST)
    return square(box.center(), side)


def sign_figure(*icons: str) -> Figure:
    """Return a figure that is a sign, or several in a row."""

    def paint(brush: Brush, foot: QPointF, high: float) -> None:
        for number, icon in enumerate(icons):
            aside = (number - (len(icons) - 1) / 2) * high * 0.5
            brush.icon(icon, square(foot + QPointF(aside, -high / 2), high))

    return paint
