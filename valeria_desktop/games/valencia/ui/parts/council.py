"""The council: eight seats on a wooden board, their members, and sentences about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QSize

from valeria_desktop.games.valencia.rules.at import AtSeat
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    FIRST_GUILD_SEAT,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    SEATS,
    seat_of,
)
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.rules.model.parts import RoundPart as Step
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.ui.cards.frames import BEYOND
from valeria_desktop.games.valencia.ui.paint.council import (
    LIFT,
    CouncilBoard,
    council_plan_of,
    paint_board,
    paint_seat,
)
from valeria_desktop.ui.pieces.piece import Asked, LaidPart, Piece, large_enough
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.games.valencia.ui.paint.council import CouncilPlan
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_NOW = {
    Step.A: (NOBILITY, CHURCH),
    Step.E: (MERCHANTS,),
    Step.H: (CHURCH,),
    Step.I: (NOBILITY,),
}
"""The seats of a step without a guild."""


@frozen
class CouncilSeat:
    """All painted data of a seat; equal seats look the same."""

    place: int
    name: str
    emblem: str
    holder: Seat | None
    beside: tuple[Seat, ...]
    """The owners of the members who assist the holder (VA45)."""
    is_now: bool
    """Whether the seat belongs to the current step."""

    @property
    def explained(self) -> str:
        """The sentences about the player who may take the seat, and about the holder's task."""
        return _explained(self.place)


class CouncilPart(Asked["Scene"]):
    """Lays and paints the council's board with its eight seats."""

    beyond = BEYOND
    drawn = QSize(319, 323)
    least = QSize(1, 46)

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        plan = council_plan_of(room.size, room.unit, room.text)
        words = QCoreApplication.translate("Council", "The council. On it: {privileges}.")
        row = QCoreApplication.translate("Council", "Row {number}")
        number = len(scene.seats)  # one privilege for each player (VA4, VA30)
        privileges = privileges_words(number)
        title = QCoreApplication.translate("Council", "Council")
        is_choosing = any(isinstance(at, AtSeat) for at in room.lit)
        return LaidPart(
            pieces=tuple(
                _piece(seat, plan, room, is_choosing=is_choosing) for seat in seats_of(scene)
            ),
            columns=plan.columns,
            name=words.format(privileges=privileges),
            heading=QCoreApplication.translate("Council", "Seats of the council"),
            rows=tuple(row.format(number=at + 1) for at in range(SEATS // plan.columns)),
            ground=CouncilBoard(plan, title, number, privileges),
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        paint_board(brush, box, as_a(CouncilBoard, laid.ground))

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        seat, has_name = piece.face
        paint_seat(brush, box, seat, mood, has_name=has_name)

    def held(self, piece: Piece, mood: PieceMood, unit: float) -> QRectF:
        return piece.box.translated(0, -round(LIFT * unit) if mood.is_lit else 0)


def _piece(seat: CouncilSeat, plan: CouncilPlan, room: PartRoom, *, is_choosing: bool) -> Piece:
    at = AtSeat(seat.place)
    is_lit = at in room.lit
    words, explained = _sentence(seat, is_lit=is_lit), seat.explained
    box = plan.seats[seat.place]
    return Piece(
        at=at,
        box=box,
        touch=large_enough(box) if is_lit else None,
        name=seat.name,
        words=words,
        explained=explained,
        told=f"{words} {explained}",
        face=(seat, plan.has_names),
        is_lit=is_lit,
        is_dim=is_choosing and not is_lit,
        is_hinted=at == room.hinted,
    )


def seats_of(scene: Scene) -> tuple[CouncilSeat, ...]:
    """Return the eight seats of a scene."""
    now = _seats_now(scene.view)
    return tuple(_seat_of(scene, place, is_now=place in now) for place in range(SEATS))


def _seats_now(view: View) -> tuple[int, ...]:
    if view.part in GUILD_PARTS:
        return (seat_of(view.table.guild(view.round, view.part)),)
    return _NOW.get(view.part, ())


def _seat_of(scene: Scene, place: int, *, is_now: bool) -> CouncilSeat:
    owner = scene.view.council[place]
    return CouncilSeat(
        place=place,
        name=seat_name(place),
        emblem=emblem_of(place),
        holder=None if owner == NOBODY else scene.seats[owner],
        beside=tuple(
            scene.seats[each.seat] for each in scene.view.assistants if each.place == place
        ),
        is_now=is_now,
    )


def emblem_of(place: int) -> str:
    """Return the name of a seat's emblem."""
    if place == NOBILITY:
        return "nobility"
    if place == CHURCH:
        return "church"
    if place == MERCHANTS:
        return "merchants"
    return GUILDS[place - FIRST_GUILD_SEAT].sign


def seat_name(place: int) -> str:
    """Return a seat's name."""
    if place == NOBILITY:
        return QCoreApplication.translate("Council", "Nobility")
    if place == CHURCH:
        return QCoreApplication.translate("Council", "Church")
    if place == MERCHANTS:
        return QCoreApplication.translate("Council", "Merchants")
    return tell(GUILDS[place - FIRST_GUILD_SEAT].words())


def privileges_words(number: int) -> str:
    """Return the number of privileges on the council's board in words."""
    if number == 1:
        return QCoreApplication.translate("Council", "1 privilege")
    words = QCoreApplication.translate("Council", "{number} privileges")
    return words.format(number=number)


# --- sentences


def _sentence(seat: CouncilSeat, *, is_lit: bool) -> str:
    if seat.holder is None:
        held = QCoreApplication.translate("Council", "nobody's")
    else:
        held = QCoreApplication.translate("Council", "held by {name}").format(name=seat.holder.name)
    parts = [held]
    if seat.beside:
        words = QCoreApplication.translate("Council", "beside it {names}")
        parts.append(words.format(names=", ".join(each.name for each in seat.beside)))
    if seat.is_now:
        parts.append(QCoreApplication.translate("Council", "this step is about it"))
    if is_lit:
        parts.append(QCoreApplication.translate("Council", "can be chosen"))
    words = QCoreApplication.translate("Council", "{seat}: {state}.")
    return words.format(seat=seat.name, state=", ".join(parts))


def _explained(place: int) -> str:
    if place == NOBILITY:
        return QCoreApplication.translate(
            "Council",
            "First place in step A may take it. Its holder builds the fountain in step I.",
        )
    if place == CHURCH:
        return QCoreApplication.translate(
            "Council", "Second place in step A may take it. Its holder plants the palm in step H."
        )
    if place == MERCHANTS:
        return QCoreApplication.translate(
            "Council", "First place in step E may take it, after selling goods."
        )
    return QCoreApplication.translate(
        "Council", "First place in the guild's auction may take it. Members may assist its holder."
    )
