"""Paints the ground and the pieces of a part, from kept pictures where the part allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from attrs import frozen
from PySide6.QtCore import QRectF

from valeria_desktop.ui.paint.kept import Haste
from valeria_desktop.ui.pieces.piece import S

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.kept import KeptPictures
    from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, PieceMood

_GROUND = "ground"


def _haste_of(mood: PieceMood) -> Haste:
    """Return the haste of a piece's picture: what can be chosen is lit before all else changes."""
    if mood.is_hinted:
        return Haste.PRIVATE
    return Haste.AWAITED if mood.is_lit else Haste.NONE


@frozen
class PartPainter(Generic[S]):
    """One repaint of a part, piece by piece."""

    part: Part[S]
    brush: Brush
    kept: KeptPictures
    scrolled: int
    """The distance that the view is scrolled down, in pixels."""

    def paint_ground(self, laid: LaidPart, box: QRect) -> None:
        """Paint the ground below all pieces into the view's box."""
        part, painter = self.part, self.brush.painter
        if laid.ground is None:
            return
        if part.keeps_ground:
            thing = (_GROUND, laid.ground, self.brush.unit)
            self.kept.paint(
                painter, box, thing, lambda brush, room: part.paint_ground(brush, room, laid)
            )
            return
        painter.save()
        painter.translate(0, -self.scrolled)
        part.paint_ground(self.brush, QRectF(box), laid)
        painter.restore()

    def paint_piece(self, piece: Piece, mood: PieceMood, box: QRectF) -> None:
        """Paint a piece into its box, at the height it is raised to."""
        part, painter = self.part, self.brush.painter
        if part.keeps_picture(piece):
            self._paint_kept(piece, mood, box)
        else:
            part.paint_piece(self.brush, box, piece, mood)
        part.paint_moving(painter, box, piece, mood)

    def _paint_kept(self, piece: Piece, mood: PieceMood, box: QRectF) -> None:
        part, unit = self.part, self.brush.unit
        beyond = round(part.beyond * unit)
        cell = box.toAlignedRect()
        if piece.extent is not None:
            cell |= piece.extent.translated(0, -self.scrolled).toAlignedRect()
        cell.adjust(-beyond, -beyond, beyond, beyond)
        inside = box.translated(-cell.topLeft().toPointF())

        def draw(brush: Brush, _cell: QRectF) -> None:
            part.paint_piece(brush, inside, piece, mood)

        thing = (piece.at, (part.picture_of(piece, mood), inside), unit)
        self.kept.paint(self.brush.painter, cell, thing, draw, _haste_of(mood))
