"""The row of the rivals' plaques: where each lies, and how it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.cards.hover import show_signs, signs_painted
from valeria_desktop.games.valeria.ui.paint.plaque import (
    PLAIN_BEARING,
    WakingBearing,
    paint_plaque,
    paint_plaque_face,
)
from valeria_desktop.games.valeria.ui.parts.houses import houses_in, paint_pointed
from valeria_desktop.games.valeria.ui.parts.plaque_layout import (
    form_of,
    plaque_layout_of,
    width_needed,
)
from valeria_desktop.games.valeria.ui.parts.plaque_room import ComingCard, on_the_way
from valeria_desktop.games.valeria.ui.parts.rival_plaque import sentence_of_plaque
from valeria_desktop.ui.controls.measured import Once
from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.pieces.piece import LaidPart, Piece, large_enough
from valeria_desktop.ui.place.faced_plaques import FacedPart

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.games.valeria.ui.paint.coming import Coming
    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.place.faces import FacesAtTable, ShownFace


_HEIGHT, _HEIGHT_ALONE = 62, 76
_ALONE = 1092
_GAP, _CLOSE = 8, 4
_FACTS = 22
"""The reach of a domain's facts aside and above it, in units."""


@frozen
class _Face:
    plaque: Plaque
    is_told: bool
    woken: tuple[tuple[int, WakeChip], ...]
    squeeze: Squeeze
    coming: Coming | None
    going: ComingCard | None
    """The card for which it makes room."""

    def bearing(self, mood: PieceMood) -> WakingBearing:
        gone = 0.0 if self.going is None else self.going.share
        return WakingBearing(
            mood.is_hovered, mood.is_focused, self.is_told, self.woken, self.coming, gone
        )


class RivalsPart(FacedPart["Scene", "Plaque", "PlaqueLayout"]):
    """Lays out and paints a row of plaques."""

    views = 1

    def __init__(self, look: RoomLook, faces: FacesAtTable) -> None:
        super().__init__(look, faces)
        self.woken: Mapping[int, Mapping[int, WakeChip]] = {}
        """The numbers that a roll wakes, for each seat, each with its chip."""
        self.coming: tuple[int, Coming] | None = None
        """The newcomer in a seat's kingdom, behind the seat; it isn't on the picture yet."""
        self.going: ComingCard | None = None
        """The plaque that makes room for a card on its way."""
        self._laid: dict[int, Once[PlaqueLayout]] = {}
        self._needed: dict[int, Once[float]] = {}
        """The width, in pixels, that the plaque of each seat needs as a single rival's."""
        self._houses: dict[int, Once[tuple[Piece, ...]]] = {}

    def names(self) -> tuple[str, str]:
        translate = QCoreApplication.translate
        return translate("Rivals", "The other players' boards"), translate("Rivals", "Players")

    def seen(self, scene: Scene) -> object:
        del scene  # the plaques are made from it
        return self.plaques, self.above, self.told, self.woken, self.coming, self.going

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        """Lay out the plaques, each with the houses that have room on it."""
        laid = super().laid(scene, room)
        return evolve(
            laid, pieces=tuple(each for plaque in laid.listed for each in self._with_houses(plaque))
        )

    def _with_houses(self, piece: Piece) -> Iterator[Piece]:
        plaque = self.plaque_in(piece)
        village, reach = self.layout_of(plaque, piece.box).village, _FACTS * self._look.unit
        yield piece
        if village is not None:
            groups = (*plaque.domains, *plaque.trophies)
            known = village, plaque.people, groups, reach
            kept = self._houses.setdefault(plaque.seat, Once())
            yield from kept.of(known, lambda: _houses_of(village, plaque, groups, reach))

    def cells(self, room: PartRoom) -> tuple[list[QRectF], int]:
        size = room.size.toSize()
        gap = round(self._look.box(_GAP if self._look.squeeze < Squeeze.D else _CLOSE))
        most = _HEIGHT_ALONE if len(self.plaques) == 1 else _HEIGHT
        high = min(size.height() - self.above, round(self._look.box(most)))
        wide = self._width(size.width() + gap, high, gap)
        number = len(self.plaques)
        return [QRectF(wide * place, self.above, wide, high) for place in range(number)], gap

    def _width(self, whole: int, high: int, gap: int) -> int:
        """Return the width of a plaque with its gap; a single rival's doesn't cover the castle."""
        squeeze, wide = self._look.squeeze, whole // max(1, len(self.plaques))
        alone = self.plaques[0] if len(self.plaques) == 1 else None
        if alone is None or alone.side.is_rival or squeeze >= Squeeze.D:
            return wide
        wished = round(self._look.box(_ALONE))
        if squeeze < Squeeze.C:
            ruler = Ruler(self._look)
            known = alone, high, ruler.unit, ruler.text
            kept = self._needed.setdefault(alone.seat, Once())
            needed = kept.of(known, lambda: width_needed(alone, high, ruler))
            wished = max(wished, round(needed))
        return min(wide, wished + gap)

    def piece_of(self, plaque: Plaque, cell: QRectF, gap: int) -> Piece:
        woken = tuple(self.woken.get(plaque.seat, {}).items())
        return Piece(
            at=plaque.key,
            box=cell.adjusted(0, 0, -gap, 0),
            name=plaque.side.name,
            words="",  # made on demand
            explained=plaque.cards,
            face=_Face(
                plaque,
                plaque.seat == self.told,
                woken,
                self._look.squeeze,
                self._coming_to(plaque),
                self.going_to(plaque.seat),
            ),
            opens=True,
            touch=cell,
        )

    def _coming_to(self, plaque: Plaque) -> Coming | None:
        if self.coming is None or self.coming[0] != plaque.seat:
            return None
        return self.coming[1]

    def going_to(self, seat: int | None) -> ComingCard | None:
        """Return the card for which a seat's plaque makes room; None if it makes none."""
        return self.going if self.going is not None and self.going.later.seat == seat else None

    def words_of(self, piece: Piece) -> str:
        return piece.words or sentence_of_plaque(piece.face.plaque)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        if isinstance(piece.at, OfCard):
            paint_pointed(brush, box, piece.face, mood)
        else:
            self._paint(brush, box, piece.face.plaque, piece.face.bearing(mood))

    def keeps_picture(self, piece: Piece) -> bool:
        return not isinstance(piece.at, OfCard)  # the kingdom is on its plaque's picture

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        if not isinstance(piece.at, OfCard):
            super().paint_moving(painter, box, piece, mood)

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        return isinstance(piece.at, OfCard) and (mood.is_hovered or mood.is_focused)

    def _paint(self, brush: Brush, box: QRectF, plaque: Plaque, bearing: WakingBearing) -> None:
        ruler = Ruler(self._look)
        paint_plaque(brush, plaque, self.layout_of(plaque, box), ruler, bearing)

    def plaque_in(self, piece: Piece) -> Plaque:
        plaque: Plaque = piece.face.plaque
        return plaque

    def paint_face(
        self, brush: Brush, plaque: Plaque, places: PlaqueLayout, shown: ShownFace
    ) -> None:
        paint_plaque_face(brush, plaque, places, shown)

    def layout_of(self, plaque: Plaque, box: QRectF) -> PlaqueLayout:
        places, going = self.layout_at_rest(plaque, box), self.going_to(plaque.seat)
        if going is None:
            return places
        return on_the_way(places, plaque, self.layout_at_rest(going.later, box), going)

    def layout_at_rest(self, plaque: Plaque, box: QRectF) -> PlaqueLayout:
        """Return the boxes of the things on a plaque that makes no room."""
        form, ruler = form_of(plaque, self._look.squeeze), Ruler(self._look)
        known = plaque, QRectF(box), form, ruler.unit, ruler.text
        laid = self._laid.setdefault(plaque.seat, Once())
        return laid.of(known, lambda: plaque_layout_of(plaque, box, ruler, form))

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        if isinstance(piece.at, OfCard):
            return False
        signs = signs_painted(
            self._look,
            self._look.unit,
            lambda brush: self._paint(brush, box, piece.face.plaque, PLAIN_BEARING),
        )
        return show_signs(event, view, signs)


def _houses_of(
    village: Village, plaque: Plaque, groups: Sequence[Group], reach: float
) -> tuple[Piece, ...]:
    """Return the pieces of a small kingdom's houses: each opens the board that it belongs to."""
    return tuple(
        evolve(
            house,
            opens=True,
            extent=house.box.adjusted(-reach, -reach, reach, 0),
            touch=large_enough(house.box),
        )
        for house in houses_in(village, plaque.seat, plaque.people, groups)
    )
