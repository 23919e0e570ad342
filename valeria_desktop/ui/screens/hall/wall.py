"""The wall with paintings, a page of them at a time, by mouse, keys and screen reader."""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - read at runtime by attrs
from typing import TYPE_CHECKING

from attrs import Factory, frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal

from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.hall.frames import (
    BESIDE,
    GAP,
    HANGER,
    SHAPE,
    PaintingBoxes,
    paint_hung,
    paint_nail,
    plate_height,
    plate_width,
)
from valeria_desktop.ui.screens.hall.paintings import (  # noqa: TC001 - read at runtime by attrs
    OnWall,
    Painting,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

ROWS = 2


@frozen
class WallScene:
    """A page of the wall."""

    paintings: tuple[Painting, ...]
    columns: int
    chosen: OnWall | None = None
    risen: Mapping[OnWall, float] = Factory(dict)
    """How far paintings that are being hung are above their places, in units."""

    @property
    def places(self) -> int:
        """The number of paintings that have room."""
        return self.columns * ROWS


class WallPart(Part[WallScene]):
    """Lays and paints a page of paintings; empty places are nails."""

    drawn = QSize(860, 544)
    least = QSize(300, 300)
    beyond = 6

    def laid(self, scene: WallScene, room: PartRoom) -> LaidPart:
        boxes = _boxes(scene, room)
        pieces = [
            _piece(scene, at, box, room) for at, box in zip(scene.paintings, boxes, strict=False)
        ]
        empty = boxes[len(pieces) :]
        name = QCoreApplication.translate("Hall", "Paintings")
        return LaidPart(
            pieces=(*pieces, *(None for _ in empty)),
            columns=scene.columns,
            name=name,
            heading=name,
            ground=tuple(PaintingBoxes.of(box, room.unit, room.text).nail for box in empty),
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        for nail in laid.ground:
            paint_nail(brush, nail)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        is_chosen = mood.is_hovered or mood.is_focused or mood.is_hinted
        brush.painter.setOpacity(piece.face.opacity)
        paint_hung(brush, box, piece.face, is_chosen=is_chosen, has_focus=mood.is_focused)
        brush.painter.setOpacity(1.0)

    def picture_of(self, piece: Piece, mood: PieceMood) -> Hashable:
        return piece.face, mood


def _boxes(scene: WallScene, room: PartRoom) -> list[QRectF]:
    """Return the boxes of all places: as large as the cells allow, in the shape of a painting."""
    wide, high = room.size.width() / scene.columns, room.size.height() / ROWS
    beside = 2 * BESIDE * room.unit
    foot = plate_height(room.unit, room.text) + (HANGER + GAP + BESIDE / 2) * room.unit
    frame = min(wide - beside - 6 * room.unit, (high - foot - 4 * room.unit) * SHAPE)
    size = frame + beside, frame / SHAPE + foot
    aside = plate_width(room.text) + GAP * room.unit
    above = (HANGER + BESIDE) * room.unit
    other = min(wide - beside - aside - 6 * room.unit, (high - above - 4 * room.unit) * SHAPE)
    if other > frame:
        size = other + beside + aside, other / SHAPE + above
    return [
        QRectF(
            round(column * wide + (wide - size[0]) / 2), round(row * high + (high - size[1]) / 2),
            round(size[0]), round(size[1]),
        )
        for row in range(ROWS)
        for column in range(scene.columns)
    ]  # fmt: skip


def _piece(scene: WallScene, painting: Painting, box: QRectF, room: PartRoom) -> Piece:
    risen = round(scene.risen.get(painting.at, 0.0) * room.unit)
    return Piece(
        at=painting.at,
        box=box.translated(0, -risen),
        name=f"{painting.date}, {painting.score}",
        words=painting.words,
        told=painting.words,
        face=painting,
        opens=True,
        is_hinted=painting.at == scene.chosen,
    )


_TURNS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_ASIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Wall(Spread[WallScene]):
    """Shows a page of paintings; a click chooses one, a double click or Enter opens it."""

    picked = Signal(object)
    """The address of the painting that the keys or the mouse have gone to."""
    turned = Signal(int)
    """The step to another page, −1 or 1."""
    removal_asked = Signal(object)
    """The address of the painting to take down for good."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Show an empty wall."""
        super().__init__(look, WallPart(), parent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _TURNS.get(Qt.Key(event.key()), 0)
        if not step and event.key() in _ASIDE:
            step = self._beyond(_ASIDE[Qt.Key(event.key())])
        if step:
            self.turned.emit(step)
        elif event.key() == Qt.Key.Key_Delete and self.current is not None:
            self.removal_asked.emit(self.current)
        else:
            super().keyPressEvent(event)

    def _beyond(self, way: int) -> int:
        """Return the way if the arrow leads off the page."""
        column, last = self.currentIndex().column() + way, self.laid.columns
        is_there = self.pieces.piece(self.pieces.index(self.currentIndex().row(), column))
        return 0 if 0 <= column < last and is_there is not None else way

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Only choose: a painting is looked at first, and opened by a double click."""
        self._pressed = None
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.choose(self.at(event.position().toPoint()))

    def choose(self, at: At | None) -> None:
        if self.laid.piece_of(at) is not None:
            super().choose(at)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if (at := self.at_index(current)) is not None:
            self.picked.emit(at)
