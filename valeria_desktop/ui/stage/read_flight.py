"""A card that flies to its place; one that nobody at the screen has chosen is shown large first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt

from valeria_desktop.ui.stage.beats import Canvas, Motion, StageGround
from valeria_desktop.ui.stage.changes import brush_of
from valeria_desktop.ui.stage.motions import between, eased, shown_as

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush

_BEYOND, _COMES = 12.0, 220.0
_READ_WIDE, _READ_HIGH, _READ_AT = 0.2, 0.4, 0.86
"""The room of a card that stands to be read, and its middle, as shares of the whole room."""


def _inside(box: QRectF, shape: tuple[float, float]) -> QRectF:
    size = QSizeF(*shape).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    return QRectF(
        box.center().x() - size.width() / 2,
        box.center().y() - size.height() / 2,
        size.width(),
        size.height(),
    )


@frozen(kw_only=True)
class ReadFlight(Motion):
    """A card goes to its place; another player's stands large on its way, to be read.

    A card without a goal leaves the game: it rises a little and is gone.
    """

    start: tuple[At, ...]
    """Where it may lie; it starts from the first visible one."""
    goal: At | None
    lasts: float = 220.0
    room: At | None = None
    """Where it stands to be read, on the side of its owner."""
    reads: float = 0.0
    """How long it stands to be read, in ms."""

    def standing(self, reads: float) -> Self:
        """Return the flight with a time to read the card, in ms; at 0 it flies at once."""
        return evolve(self, reads=reads, lasts=2 * _COMES + reads) if reads else self

    @property
    def shape(self) -> tuple[float, float]:
        """The card's width and height as drawn."""
        raise NotImplementedError

    def draw(self, brush: Brush, box: QRectF) -> None:
        """Paint the card into a box of its shape."""
        raise NotImplementedError

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        found = (ground.box_of(where) for where in self.start)
        start = next((box for box in found if box is not None), None)
        goal = ground.box_of(self.goal) if self.goal is not None else start
        if start is None or goal is None:
            return None
        first, last = _inside(start, self.shape), _inside(goal, self.shape)
        if self.goal is None:
            last.translate(0, -first.height() * 0.5)
        room = ground.box_of(self.room) if self.reads and self.room is not None else None
        return [first, last, last if room is None else _read_in(room, first, self.shape)]

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        start, goal, large = places
        curve, time = QEasingCurve.Type.OutCubic, part * self.lasts
        if not self.reads:
            return between(start, goal, eased(part, curve))
        if time <= _COMES + self.reads:
            return between(start, large, eased(time / _COMES, curve))
        gone = (time - _COMES - self.reads) / max(1.0, self.lasts - _COMES - self.reads)
        return between(large, goal, eased(gone, QEasingCurve.Type.InOutCubic))

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self._box(places, part).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        full = max(places, key=QRectF.height)
        if self.goal is None:
            canvas.painter.setOpacity(1.0 - part)
        with shown_as(canvas.painter, self._box(places, part), full) as box:
            self.draw(brush_of(canvas), box)
        canvas.painter.setOpacity(1.0)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        if self.goal is not None:
            canvas.painter.setOpacity(part)
            self.paint(canvas, [places[2 if self.reads else 1]] * 3, 1.0)


def _read_in(room: QRectF, start: QRectF, shape: tuple[float, float]) -> QRectF:
    """Return where a card stands to be read: in the room, on the side of its owner."""
    box = _inside(QRectF(0, 0, room.width() * _READ_WIDE, room.height() * _READ_HIGH), shape)
    half = box.height() / 2 + _BEYOND
    down = min(max(start.center().y(), room.top() + half), room.bottom() - half)
    box.moveCenter(QPointF(room.left() + room.width() * _READ_AT, down))
    return box
