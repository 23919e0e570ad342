"""The others live: a plaque for each rival, from the viewer's left hand on, and one for Nina."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize

from valeria_desktop.games.valencia.rules.at import Owned
from valeria_desktop.games.valencia.rules.ladder import Ladder, ladder_of
from valeria_desktop.games.valencia.ui.paint.plaque import Bearing, paint_plaque
from valeria_desktop.games.valencia.ui.parts.plaque_layout import plaque_layout_of
from valeria_desktop.games.valencia.ui.parts.rival_plaque import (
    Plaque,
    name_of,
    plaques_of,
    public_sentence,
    sentence_of,
)
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

NOBODY_TOLD = -1
_ALONE = 0.72  # of the width is for the one rival, the rest for Nina
_GAP, _HIGHEST = 8, 84  # units


class RivalsPart(Part["Scene"]):
    """A row of plaques."""

    drawn = QSize(1260, 62)
    least = QSize(44, 38)

    def __init__(self) -> None:
        self.plaques: tuple[Plaque, ...] = ()
        self.told = NOBODY_TOLD
        """The seat that the story tells of."""

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        del scene
        gap = round(_GAP * room.unit)
        high = min(round(room.size.height()), round(_HIGHEST * room.unit))
        widths = self._widths(round(room.size.width()) + gap)
        lefts = accumulate(widths, initial=0)
        return LaidPart(
            pieces=tuple(
                self._piece(plaque, QRectF(left, 0, wide, high), gap)
                for plaque, left, wide in zip(self.plaques, lefts, widths, strict=False)
            ),
            name=QCoreApplication.translate("Rivals", "The other players"),
            heading=QCoreApplication.translate("Rivals", "Players"),
            walk=Walk.NEAREST,
        )

    def _widths(self, whole: int) -> tuple[int, ...]:
        """Share a width between the plaques, with the gap at the right of each."""
        if self.plaques and self.plaques[-1].is_nina:
            first = round(whole * _ALONE)
            return first, whole - first
        number = max(1, len(self.plaques))
        return tuple(whole * (at + 1) // number - whole * at // number for at in range(number))

    def _piece(self, plaque: Plaque, cell: QRectF, gap: int) -> Piece:
        return Piece(
            at=plaque.key,
            box=cell.adjusted(0, 0, -gap, 0),
            name=name_of(plaque),
            words=sentence_of(plaque),
            explained=public_sentence(plaque),
            face=(plaque, plaque.seat == self.told),
            opens=True,
            touch=cell,
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        plaque, is_told = piece.face
        bearing = Bearing(mood.is_hovered, mood.is_focused, is_told)
        ruler = Ruler.of(brush)
        paint_plaque(brush, plaque, plaque_layout_of(plaque, box, ruler), ruler, bearing)


class RivalPlaques(Spread["Scene"]):
    """Shows the plaques of all but the viewer."""

    part: RivalsPart

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, RivalsPart(), parent)
        self._room_look = look
        self._ladder: Ladder | None = None

    def show_scene(self, scene: Scene) -> None:
        self.part.plaques = tuple(plaques_of(scene, self._ladder))
        self._ladder = ladder_of(scene.view, scene.sums, self._ladder)
        super().show_scene(scene)

    def forget(self) -> None:
        self.part.plaques = ()
        super().forget()

    def tell_of(self, seat: int = NOBODY_TOLD) -> None:
        """Have a rival wear its colour while the story tells of it; by default nobody."""
        self.part.told = seat
        self.lay()

    # --- places, for what flies

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a rival's thing in a widget, the whole plaque if it has no room.

        None for anybody who has no plaque here.
        """
        if not isinstance(at, Owned) or (places := self.places_of(at.seat)) is None:
            return None
        return self._placed(places.of(at), within)

    def reading_box(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box in which a rival's cards stand to be read: it lies on the plaque."""
        places = self.places_of(at.seat)
        return None if places is None else self._placed(places.reading, within)

    def places_of(self, seat: int) -> PlaqueLayout | None:
        """Return the boxes on the plaque of a seat; None if it has no plaque."""
        plaque = self.plaque_of(seat)
        piece = None if plaque is None else self.laid.piece_of(plaque.key)
        if plaque is None or piece is None:
            return None
        return plaque_layout_of(plaque, piece.box, Ruler(self._room_look))

    def _placed(self, box: QRectF, within: QWidget) -> QRect:
        corner = self.viewport().mapTo(within, self.viewport().rect().topLeft())
        return box.translated(QPointF(corner)).toAlignedRect()

    def plaque_of(self, seat: int) -> Plaque | None:
        """Return the plaque of a seat; None if it has none."""
        return next((plaque for plaque in self.part.plaques if plaque.seat == seat), None)
