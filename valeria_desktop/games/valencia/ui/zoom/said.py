"""All there is to see of what somebody points at, with all that a scene knows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, AtStack, AtStep
from valeria_desktop.games.valencia.rules.model.cards import PLAIN, Card, in_order
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, MERCHANTS, NOBILITY
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, MARKET_PARTS, Part
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.ui.cards.task import TaskFace
from valeria_desktop.games.valencia.ui.parts.council import seats_of
from valeria_desktop.games.valencia.ui.parts.steps import steps_of
from valeria_desktop.games.valencia.ui.rivals.plaque import plaques_of
from valeria_desktop.games.valencia.ui.zoom.cards import (
    said_of_cards,
    said_of_task,
    said_of_used,
)
from valeria_desktop.games.valencia.ui.zoom.city_picture import city_picture
from valeria_desktop.games.valencia.ui.zoom.people import (
    said_of_rival,
    said_of_seat,
    said_of_step,
)
from valeria_desktop.games.valencia.ui.zoom.pictures import (
    CardsPicture,
    FountainPicture,
    RivalPicture,
    SeatPicture,
    StepPicture,
    TaskPicture,
)
from valeria_desktop.games.valencia.ui.zoom.places import (
    said_of_bush,
    said_of_cell,
    said_of_fountain,
)
from valeria_desktop.games.valencia.ui.zoom.pointed import (
    OfCards,
    OfFountain,
    OfRival,
    OfTask,
    UsedCards,
)
from valeria_desktop.ui.zoom.looked import Looked

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.zoom.pointed import Pointed

_STEP_CLAUSES = {Part.A: "VA22", Part.G: "VA26", Part.H: "VA27", Part.I: "VA27"}
_SEAT_CLAUSES = {NOBILITY: "VA22", CHURCH: "VA22", MERCHANTS: "VA25"}


def looked_of(scene: Scene, pointed: Pointed, *, tells_secrets: bool) -> Looked | None:
    """Give all there is to see of a thing; None if there is nothing, or it lies face down."""
    match pointed:
        case AtCell() | AtBush():
            return _of_city(scene, pointed, tells_secrets=tells_secrets)
        case AtSeat(place):
            clauses = _SEAT_CLAUSES.get(place, "VA23"), "VA30"
            seat = SeatPicture(seats_of(scene)[place])
            return Looked(said_of_seat(scene, place), seat, clauses=clauses)
        case AtStep(part):
            return _of_step(scene, part)
        case OfFountain(fountain):
            picture = FountainPicture(fountain)
            return Looked(said_of_fountain(fountain), picture, clauses=("VA29", "VA54"))
        case OfRival(seat):
            return _of_rival(scene, seat)
    return _of_cards(scene, pointed, tells_secrets=tells_secrets)


def _of_city(scene: Scene, target: AtCell | AtBush, *, tells_secrets: bool) -> Looked:
    city, picture = scene.view.table.city, city_picture(scene, target)
    if isinstance(target, AtBush):
        said = said_of_bush(scene, target.bush, tells_secrets=tells_secrets)
        return Looked(said, picture, clauses=("VA52", "VA27"))
    said = said_of_cell(scene, target.cell, tells_secrets=tells_secrets)
    clauses = ("VA29", "VA54")
    if target.cell in city.centre:
        clauses = ("VA53", "VA35")
    elif city.cells[target.cell] is not None:
        clauses = ("VA24", "VA35")
    return Looked(said, picture, clauses=clauses)


def _of_step(scene: Scene, part: Part) -> Looked:
    step = next(step for step in steps_of(scene) if step.part is part)
    first = "VA23" if part in GUILD_PARTS else "VA25" if part in MARKET_PARTS else ""
    clauses = (first or _STEP_CLAUSES[part], "VA15")
    return Looked(said_of_step(scene, part), StepPicture(step), clauses=clauses)


def _of_rival(scene: Scene, seat: int) -> Looked | None:
    said = said_of_rival(scene, seat)
    if said is None:
        return None
    plaque = next(each for each in plaques_of(scene) if each.seat == seat)
    return Looked(
        said, RivalPicture(plaque.sitting), clauses=("VA40",) if plaque.is_nina else ("VA8",)
    )


# --- cards and tasks


def _of_cards(scene: Scene, pointed: Pointed, *, tells_secrets: bool) -> Looked | None:
    own = scene.view.own if tells_secrets and scene.view.has_own else None
    match pointed:
        case AtStack(number) if own is not None and number < len(own.stacks):
            words = QCoreApplication.translate("ValenciaZoom", "Stack {number}")
            return _of_stack(scene, own.stacks[number], words.format(number=number + 1))
        case OfCards(cards):
            return _of_stack(scene, cards, QCoreApplication.translate("ValenciaZoom", "Cards"))
        case UsedCards() if used := scene.view.players[scene.viewer].used:
            picture = CardsPicture(in_order(dict.fromkeys(used)))
            return Looked(said_of_used(used), picture, clauses=("VA20",))
        case OfTask(task, is_own) if not is_own or (
            own is not None and task in (*own.tasks, *own.offered)
        ):
            standing = progress_seen(scene.view, task) if is_own else None
            face = TaskPicture(TaskFace(task, len(scene.seats), standing))
            said = said_of_task(scene, task, is_own=is_own)
            return Looked(said, face, clauses=("VA6", "VA35"))
    return None


def _of_stack(scene: Scene, cards: tuple[Card, ...], name: str) -> Looked:
    clauses = ("VA12", "VA17") if set(cards) <= set(PLAIN) else ("VA17", "VA45")
    return Looked(said_of_cards(scene, cards, name), CardsPicture(in_order(cards)), clauses=clauses)
