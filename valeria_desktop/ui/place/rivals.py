"""The other players: a row of plaques, from the viewer's left hand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent

from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, S, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.face_key import FACE_KEY
from valeria_desktop.ui.words.label import tell_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.pieces.piece import PartRoom

NOBODY_TOLD = -1


class AnyPlaque(Protocol):
    """A rival's plaque as data."""

    @property
    def seat(self) -> int:
        """The rival's seat."""

    @property
    def key(self) -> At:
        """The rival's address."""


P = TypeVar("P", bound=AnyPlaque)
L = TypeVar("L")
"""A game's boxes of the things on a plaque."""


class PlaquesPart(Part[S], Generic[S, P, L]):
    """A row of plaques; a game says where they are and paints them."""

    def __init__(self) -> None:
        self.plaques: tuple[P, ...] = ()
        self.told = NOBODY_TOLD
        """The seat of the player that the story tells of."""

    def cells(self, room: PartRoom) -> tuple[Sequence[QRectF], int]:
        """Return each plaque's box with the gap at its right, and the gap's width in pixels."""
        raise NotImplementedError

    def piece_of(self, plaque: P, cell: QRectF, gap: int) -> Piece:
        """Return a plaque as a piece, in its cell."""
        raise NotImplementedError

    def layout_of(self, plaque: P, box: QRectF) -> L:
        """Return the boxes of the things on a plaque."""
        raise NotImplementedError

    def names(self) -> tuple[str, str]:
        """Return the names of the row and of its heading for a screen reader."""
        raise NotImplementedError

    def laid(self, scene: S, room: PartRoom) -> LaidPart:
        del scene
        cells, gap = self.cells(room)
        name, heading = self.names()
        return LaidPart(
            pieces=tuple(
                self.piece_of(plaque, cell, gap)
                for plaque, cell in zip(self.plaques, cells, strict=False)
            ),
            name=name,
            heading=heading,
            walk=Walk.NEAREST,
        )


class PlaquesView(Spread[S], Generic[S, P, L]):
    """Shows the plaques of all players but the viewer."""

    _pressed_face: int | None = None
    part: PlaquesPart[S, P, L]
    face_asked = Signal(int)
    """The seat of the player whose page in the hall is to be opened."""

    def face_of(self, seat: int) -> QRectF:
        """Return the box of a player's face or shield, in the view's coordinates."""
        raise NotImplementedError

    def _face_at(self, point: QPointF) -> int | None:
        """Return the seat whose face is at a point; none while a plaque is an answer."""
        for plaque in self.plaques:
            piece = self.laid.piece_of(plaque.key)
            if piece is not None and not piece.is_lit and self.face_of(plaque.seat).contains(point):
                return plaque.seat
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_face = self._face_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the page of a player whose face was clicked; elsewhere, the plaque itself."""
        seat, pressed = self._face_at(event.position()), self._pressed_face
        self._pressed_face = None
        is_click = seat is not None and seat == pressed
        if is_click:
            self._pressed = None
        super().mouseReleaseEvent(event)
        if is_click and event.button() is Qt.MouseButton.LeftButton:
            self.face_asked.emit(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        seat = next((each.seat for each in self.plaques if each.key == self.current), None)
        if event.key() == FACE_KEY and seat is not None:
            self.face_asked.emit(seat)
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say beside the mouse where a click on a face leads."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            seat = self._face_at(event.pos().toPointF())
            if seat is not None:
                words = QCoreApplication.translate("Rivals", "To the Hall of Kingdoms (K)")
                tell_beside(event, self.viewport(), words)
                return True
        return super().viewportEvent(event)

    @property
    def plaques(self) -> tuple[P, ...]:
        """The plaques, clockwise from the viewer's left hand."""
        return self.part.plaques

    def forget(self) -> None:
        self.part.plaques = ()
        super().forget()

    def tell_of(self, seat: int = NOBODY_TOLD) -> None:
        """Mark the rival that the story tells of in the rival's colour; by default none."""
        if seat != self.part.told:
            self.part.told = seat
            self.lay()

    def plaque_of(self, seat: int | None) -> P | None:
        """Return the plaque of a seat; None if it has none."""
        return next((plaque for plaque in self.plaques if plaque.seat == seat), None)

    def places_of(self, seat: int | None) -> L | None:
        """Return the boxes on the plaque of a seat; None if it has none."""
        plaque = self.plaque_of(seat)
        piece = None if plaque is None else self.laid.piece_of(plaque.key)
        return None if plaque is None or piece is None else self.part.layout_of(plaque, piece.box)

    def placed(self, box: QRectF, within: QWidget) -> QRect:
        """Return a box on a plaque as it lies in another widget."""
        corner = self.viewport().mapTo(within, self.viewport().rect().topLeft())
        return box.translated(QPointF(corner)).toAlignedRect()
