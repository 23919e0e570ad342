"""The other players: a plaque for each, from the viewer's left hand on, and one for Nina."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize

from valeria_desktop.games.valencia.rules.at import AtStack, Owned
from valeria_desktop.games.valencia.rules.ladder import Ladder, ladder_of
from valeria_desktop.games.valencia.ui.paint.plaque import paint_plaque, paint_plaque_face
from valeria_desktop.games.valencia.ui.parts.plaque_layout import plaque_layout_of
from valeria_desktop.games.valencia.ui.parts.rival_plaque import (
    Plaque,
    name_of,
    plaques_of,
    public_sentence,
    sentence_of,
)
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.pieces.piece import Piece
from valeria_desktop.ui.place.faced_plaques import FacedPart, FacedPlaques
from valeria_desktop.ui.place.faces import FacesAtTable
from valeria_desktop.ui.place.plaque import Bearing

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.place.faces import ShownFace

_ALONE = 0.72  # share of the width for the one rival; Nina has the rest
_GAP, _HIGHEST = 8, 84  # units


class RivalsPart(FacedPart["Scene", Plaque, "PlaqueLayout"]):
    """Lays and paints a row of plaques."""

    drawn = QSize(1260, 62)
    least = QSize(44, 38)
    away: AtStack | None = None
    """The stack whose cards lie on the round table for a while."""

    def layout_of(self, plaque: Plaque, box: QRectF) -> PlaqueLayout:
        return plaque_layout_of(plaque, box, Ruler(self._look))

    def cells(self, room: PartRoom) -> tuple[list[QRectF], int]:
        gap = round(_GAP * room.unit)
        high = min(round(room.size.height()) - self.above, round(_HIGHEST * room.unit))
        widths = self._widths(round(room.size.width()) + gap)
        lefts = accumulate(widths, initial=0)
        cells = zip(lefts, widths, strict=False)
        return [QRectF(left, self.above, wide, high) for left, wide in cells], gap

    def _widths(self, whole: int) -> tuple[int, ...]:
        """Share a width between the plaques, each with the gap at its right; all in pixels."""
        if self.plaques and self.plaques[-1].is_nina:
            first = round(whole * _ALONE)
            return first, whole - first
        number = max(1, len(self.plaques))
        return tuple(whole * (at + 1) // number - whole * at // number for at in range(number))

    def piece_of(self, plaque: Plaque, cell: QRectF, gap: int) -> Piece:
        return Piece(
            at=plaque.key,
            box=cell.adjusted(0, 0, -gap, 0),
            name=name_of(plaque),
            words=sentence_of(plaque),
            explained=public_sentence(plaque),
            face=(plaque, plaque.seat == self.told, self._away_of(plaque)),
            opens=True,
            touch=cell,
        )

    def _away_of(self, plaque: Plaque) -> int | None:
        """Return the stack of a plaque that is away; None if all lie there."""
        away = self.away
        return away.stack if away is not None and away.seat == plaque.seat else None

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        plaque, is_told, away = piece.face
        bearing = Bearing(mood.is_hovered, mood.is_focused, is_told)
        ruler = Ruler.of(brush)
        places = plaque_layout_of(plaque, box, ruler)
        paint_plaque(brush, plaque, places.without_stack(away), ruler, bearing)

    def paint_face(
        self, brush: Brush, plaque: Plaque, places: PlaqueLayout, shown: ShownFace
    ) -> None:
        paint_plaque_face(brush, plaque, places, shown)


class RivalPlaques(FacedPlaques["Scene", Plaque, "PlaqueLayout"]):
    """Shows the plaques of all players but the viewer."""

    part: RivalsPart

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, RivalsPart(look, FacesAtTable()), parent)
        self._ladder: Ladder | None = None

    def show_scene(self, scene: Scene) -> None:
        self.part.plaques = tuple(plaques_of(scene, self._ladder))
        self._ladder = ladder_of(scene.view, scene.sums, self._ladder)
        super().show_scene(scene)

    def take_away(self, at: AtStack | None) -> None:
        """Show the place of a stack without its cards; None for every stack with its own."""
        if at != self.part.away:
            self.part.away = at
            self.lay()

    # --- places of flights

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a rival's thing in a widget; the whole plaque if the thing has no box.

        None for a player without a plaque.
        """
        if not isinstance(at, Owned) or (places := self.places_of(at.seat)) is None:
            return None
        return self.placed(places.of(at), within)

    def reading_box(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box on the plaque in which a rival's revealed cards stand."""
        places = self.places_of(at.seat)
        return None if places is None else self.placed(places.reading, within)
