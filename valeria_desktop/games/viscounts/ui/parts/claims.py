"""What one can claim: a bonus card for each ribbon, and the leader's banner, with their holders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.games.viscounts.rules.at import Area, AtArea, AtBonus
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, RIBBONS
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_power
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.paint.brush import paint_marks, square
from valeria_desktop.ui.paint.knife import dashed
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.lit_face import BEYOND, paint_face
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Walk
from valeria_desktop.ui.pieces.told import ThingTold
from valeria_desktop.ui.place.board_wood import paint_plaque_wood, wood_of
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.model.effect import Power
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, Piece, PieceMood

_FREE = "#8d7850"
_STORY = 66.0
"""Room at the right for the button of the story, in units of text."""
_LEAST_POWER = 24.0
"""The least width in which a power is read, in units of text; in less, only the holder is shown."""
_PLACES = 5
"""Number of claims: four ribbons and the banner."""


@frozen
class ClaimFace:
    """A bonus card or the banner: its sign, what it brings, and who has it."""

    icon: str
    power: Marks
    holder: Seat | None

    def paint(self, brush: Brush, box: QRectF) -> None:
        """Paint the sign, the power, and the holder's shield or an empty place for it."""
        scale, high = brush.look.scale, box.height()
        side = min(24 * scale, high * 0.8, box.width() * 0.42)
        sign = square(QPointF(box.left() + side * 0.6, box.center().y()), side)
        brush.icon(self.icon, sign)
        shield = square(QPointF(box.right() - side * 0.6, box.center().y()), side * 0.94)
        if self.holder is None:
            dashed(brush.painter, _round(shield), _FREE, 1.4, (3, 2.4))
        else:
            colour = brush.look.player(self.holder.colour)
            paint_seat_sign(brush, colour, self.holder.sign.value, shield)
        room = QRectF(sign.right() + 2, box.top(), shield.left() - sign.right() - 4, high)
        if room.width() < _LEAST_POWER * scale:
            return
        ink = QColor(brush.look.palette.ink).name()
        paint_marks(brush, room, self.power, min(15 * scale, high * 0.5), ink)


def _round(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, 3, 3)
    return path


class ClaimsPart(Part["Scene"]):
    """Lays and paints the claims in a row."""

    drawn = QSize(488, 38)
    least = QSize(220, 30)
    beyond = BEYOND

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        edge = 7 * room.unit
        step = (room.size.width() - 2 * edge - _STORY * room.text) / _PLACES
        boxes = [
            QRectF(edge + at * step + 2, 4, step - 4, room.size.height() - 9)
            for at in range(_PLACES)
        ]
        return LaidPart(
            pieces=tuple(
                told.piece(at, place, room, face=face)
                for (at, face, told), place in zip(_claims(scene), boxes, strict=True)
            ),
            columns=_PLACES,
            name=QCoreApplication.translate("Claims", "Bonus cards and the castle's leader"),
            heading=QCoreApplication.translate("Claims", "Claims"),
            walk=Walk.LINE,
            ground=(room.size.width(), room.size.height()),
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        del laid
        wood = wood_of(brush.look, is_active=False, is_lord=False)
        paint_plaque_wood(brush, box.adjusted(0, 0, -2, -3), wood, "", "claims")

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        paint_face(brush, box, piece.face, mood)


def _claims(scene: Scene) -> Iterator[tuple[At, ClaimFace, ThingTold]]:
    """Yield the bonus cards by their ribbons, and the leader's banner."""
    view, numbers = scene.view, scene.view.table.catalog.numbers
    cards = {card.ribbon: card for card in view.table.catalog.bonuses}
    for ribbon in RIBBONS:
        card, sign = cards[ribbon], signs.sign_of_ribbon(ribbon)
        face = _face(scene, sign, card.power, view.bonuses[ribbon.at])
        name = tell(capital(card.words()))
        yield AtBonus(ribbon), face, _told(name, face, card.power, card.points)
    face = _face(scene, signs.LEADER, numbers.leader_power, view.leader)
    name = QCoreApplication.translate("Claims", "The castle's leader")
    told = _told(name, face, numbers.leader_power, numbers.leader_points)
    yield AtArea(Area.LEADER), face, told


def _face(scene: Scene, sign: str, power: Power, holder: int) -> ClaimFace:
    seat = None if holder == NOBODY else all_seats(scene)[holder]
    return ClaimFace(sign, marks_of_power(power), seat)


def _told(name: str, face: ClaimFace, power: Power, points: int) -> ThingTold:
    translate = QCoreApplication.translate
    free = translate("Claims", "nobody has it yet")
    held = translate("Claims", "{name} has it")
    state = free if face.holder is None else held.format(name=face.holder.name)
    more = translate("Claims", "{power}. {points} points at the end.")
    said = more.format(power=tell(capital(power.words())), points=points)
    return ThingTold(name, (state,), said)
