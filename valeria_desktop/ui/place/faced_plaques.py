"""A row of plaques on which characters have faces that move and show moods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF
from PySide6.QtGui import QColor

from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.busts import mouth_in, paint_bust
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.piece import S
from valeria_desktop.ui.place.faces import REACH, FacesAtTable, leant
from valeria_desktop.ui.place.rivals import AnyPlaque, PlaquesPart, PlaquesView

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.busts import Bust
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import Piece, PieceMood
    from valeria_desktop.ui.place.faces import ShownFace


class FacedPlaque(AnyPlaque, Protocol):
    """A plaque that may have the face of a character."""

    @property
    def portrait(self) -> str:
        """The name of the character's drawing, or ""."""


class FaceBoxes(Protocol):
    """Where a plaque has its face and its shield."""

    face: QRectF
    """The bust; empty without one."""
    shield: QRectF


def paint_leaning(
    brush: Brush, places: FaceBoxes, shown: ShownFace, bust: Bust, sign: str
) -> QRectF:
    """Paint a bust as far as it leans in, with the shield at its corner; return the shield's box.

    It lies over the plaque's kept picture, because it moves and shows moods.
    """
    box = leant(places.face, shown.lean)
    paint_bust(brush.painter, box, bust)
    shield = places.shield.translated(box.bottomRight() - places.face.bottomRight())
    paint_seat_sign(brush, QColor(bust.rim), sign, shield)
    return shield


P = TypeVar("P", bound=FacedPlaque)
L = TypeVar("L", bound=FaceBoxes)


class FacedPart(PlaquesPart[S, P, L], Generic[S, P, L]):
    """A row of plaques with room for busts that break their tops."""

    beyond = 9.0

    def __init__(self, look: RoomLook, faces: FacesAtTable) -> None:
        """Lay out plaques whose faces are `faces`."""
        super().__init__()
        self._look, self.faces = look, faces
        self.above = 0
        """The room above the planks, in pixels."""

    def names(self) -> tuple[str, str]:
        translate = QCoreApplication.translate
        return translate("Rivals", "The other players"), translate("Rivals", "Players")

    def plaque_in(self, piece: Piece) -> P:
        """Return the plaque of a piece: the first field of its face."""
        plaque: P = piece.face[0]
        return plaque

    def paint_face(self, brush: Brush, plaque: P, places: L, shown: ShownFace) -> None:
        """Paint the bust, if there is one, with its shield over the plaque's kept picture."""
        raise NotImplementedError

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        del mood
        plaque, brush = self.plaque_in(piece), Brush(painter, self._look, self._look.unit)
        self.paint_face(brush, plaque, self.layout_of(plaque, box), self.faces.of(plaque.seat))


class FacedPlaques(PlaquesView[S, P, L], Generic[S, P, L]):
    """Shows plaques, and repaints the faces on them when they move or change."""

    part: FacedPart[S, P, L]

    def __init__(
        self,
        look: Look,
        part: FacedPart[S, P, L],
        parent: QWidget | None = None,
    ) -> None:
        """Show a part with its faces."""
        super().__init__(look, part, parent)
        self.faces = part.faces
        self.faces.setParent(self)
        self.faces.changed.connect(self._repaint_face)

    def forget(self) -> None:
        super().forget()
        self.faces.forget()

    def _repaint_face(self, seat: int) -> None:
        """Repaint where a bust stands, leans and has its shield."""
        places = self.places_of(seat)
        if places is not None and not places.face.isEmpty():
            reach = (leant(places.face, 1.0) | places.face).united(places.shield)
            beyond = round(self.part.beyond * self.unit)
            aside = round(places.face.width() * REACH) + beyond
            self.viewport().update(reach.toAlignedRect().adjusted(-beyond, -beyond, aside, beyond))

    def plank_of(self, seat: int, within: QWidget) -> QRect | None:
        """Return the box of a rival's whole plaque in a widget; None without one."""
        plaque = self.plaque_of(seat)
        return None if plaque is None else super().box_of(plaque.key, within)

    def mouth_of(self, seat: int, within: QWidget) -> QPoint | None:
        """Return the mouth of a rival's bust in a widget; None if the plaque has no bust."""
        plaque, places = self.plaque_of(seat), self.places_of(seat)
        if plaque is None or places is None or places.face.isEmpty():
            return None
        bust = leant(places.face, self.faces.of(seat).lean)
        mouth = mouth_in(bust, plaque.portrait)
        return self.placed(square(mouth, 2), within).center()

    def bust_of(self, seat: int, within: QWidget) -> QRect | None:
        """Return the box of a rival's bust at rest in a widget; None if the plaque has none."""
        places = self.places_of(seat)
        if places is None or places.face.isEmpty():
            return None
        return self.placed(places.face, within)

    def face_of(self, seat: int) -> QRectF:
        places = self.places_of(seat)
        if places is None:
            return QRectF()
        return places.shield if places.face.isEmpty() else places.face
