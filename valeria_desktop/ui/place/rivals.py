"""The other players: a row of plaques, from the viewer's left hand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF

from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, S, Walk
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Sequence

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

    part: PlaquesPart[S, P, L]

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
