"""The zoom of Valencia's table; it shows secrets only while the player may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.at import (
    Asset,
    AtBush,
    AtCell,
    AtPlayer,
    AtSeat,
    AtStack,
    AtStep,
    AtTask,
    OfPlayer,
)
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.cards import PLAIN, in_order
from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, MERCHANTS, NOBILITY
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, MARKET_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.ui.board.secrets import NOTHING, Secret
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace
from valeria_desktop.games.valencia.ui.parts.council import seats_of
from valeria_desktop.games.valencia.ui.parts.rival_plaque import plaques_of
from valeria_desktop.games.valencia.ui.parts.steps import steps_of
from valeria_desktop.games.valencia.ui.zoom.card_notes import (
    said_of_cards,
    said_of_task,
    said_of_used,
)
from valeria_desktop.games.valencia.ui.zoom.city_notes import (
    said_of_bush,
    said_of_cell,
    said_of_fountain,
)
from valeria_desktop.games.valencia.ui.zoom.city_picture import city_picture
from valeria_desktop.games.valencia.ui.zoom.people_notes import (
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
    task_picture,
)
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.things import Thing
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.control import ZoomConditions, ZoomControl
from valeria_desktop.ui.zoom.lines import HERE, Signs
from valeria_desktop.ui.zoom.subject import ZoomSubject

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.games.valencia.ui.board.secrets import Opened
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look


def _say(_kind: str, number: int) -> str:
    return tell(say(coins_words(number).template, number=HERE))


SIGNS = Signs(("coins",), _say)


@define
class ValencianAsks(ZoomConditions):
    """The conditions of the zoom on a table; it asks for them at each use."""

    opened: Callable[[], Opened] = lambda: NOTHING
    """Returns the viewer's secrets that the zoom may show now."""


class Zoom(ZoomControl):
    """Shows the thing under the mouse as a large picture with words."""

    def __init__(self, look: Look, table: QWidget, room: Callable[[], QRect]) -> None:
        """Make a zoom over a table; `room` returns its room there."""
        super().__init__(look, table, room, SIGNS)
        self.asks: ValencianAsks = ValencianAsks()

    def looked_at(self, scene: Scene, pointed: At | Thing | None) -> ZoomSubject | None:
        return looked_of(scene, pointed, opened=self.asks.opened())

    def is_same(self, before: Scene, scene: Scene, pointed: At | Thing | None) -> bool:
        """Return whether the same cards or task lie there; a growing used pile stays the same."""
        if isinstance(pointed, OfPlayer) and pointed.asset is Asset.USED:
            return True
        if task_at(before, pointed) is not task_at(scene, pointed):
            return False
        return cards_at(before, pointed) == cards_at(scene, pointed)


_STEP_CLAUSES = {RoundPart.A: "VA22", RoundPart.G: "VA26", RoundPart.H: "VA27", RoundPart.I: "VA27"}
_SEAT_CLAUSES = {NOBILITY: "VA22", CHURCH: "VA22", MERCHANTS: "VA25"}


def looked_of(scene: Scene, pointed: At | Thing | None, *, opened: Opened) -> ZoomSubject | None:
    """Return the picture and the words of a thing; None if it has none, or lies face down."""
    match pointed:
        case AtCell() | AtBush():
            return _of_city(scene, pointed, opened=opened)
        case AtSeat(place):
            return _of_seat(scene, place)
        case AtStep(part):
            return _of_step(scene, part)
        case AtPlayer(seat):
            return _of_rival(scene, seat)
        case Thing():
            return _of_thing(scene, pointed)
    return _of_owned(scene, pointed, opened=opened)


def _of_city(scene: Scene, target: AtCell | AtBush, *, opened: Opened) -> ZoomSubject:
    city, picture = scene.view.table.city, city_picture(scene, target)
    if isinstance(target, AtBush):
        said = said_of_bush(scene, target.bush, opened=opened)
        return ZoomSubject(said, picture, clauses=("VA52", "VA27"))
    said = said_of_cell(scene, target.cell, opened=opened)
    clauses = ("VA29", "VA54")
    if target.cell in city.centre:
        clauses = ("VA53", "VA35")
    elif city.cells[target.cell] is not None:
        clauses = ("VA24", "VA35")
    return ZoomSubject(said, picture, clauses=clauses)


def _of_seat(scene: Scene, place: int) -> ZoomSubject:
    clauses = _SEAT_CLAUSES.get(place, "VA23"), "VA30"
    seat = SeatPicture(seats_of(scene)[place])
    return ZoomSubject(said_of_seat(scene, place), seat, clauses=clauses)


def _of_step(scene: Scene, part: RoundPart) -> ZoomSubject:
    step = next(step for step in steps_of(scene) if step.part is part)
    first = "VA23" if part in GUILD_PARTS else "VA25" if part in MARKET_PARTS else ""
    clauses = (first or _STEP_CLAUSES[part], "VA15")
    return ZoomSubject(said_of_step(scene, part), StepPicture(step), clauses=clauses)


def _of_rival(scene: Scene, seat: int) -> ZoomSubject | None:
    said = said_of_rival(scene, seat)
    if said is None:
        return None
    plaque = next(each for each in plaques_of(scene) if each.seat == seat)
    return ZoomSubject(
        said, RivalPicture(plaque.sitting), clauses=("VA40",) if plaque.is_nina else ("VA8",)
    )


# --- things that the story names


def _of_thing(scene: Scene, thing: Thing) -> ZoomSubject | None:
    """Return the picture and the words of a task or a fountain; None for other things."""
    if isinstance(thing, Task):
        return _of_task(scene, thing, is_own=False)
    if isinstance(thing, Fountain):
        return ZoomSubject(
            said_of_fountain(thing), FountainPicture(thing), clauses=("VA29", "VA54")
        )
    return None


# --- cards and tasks


def cards_at(scene: Scene, at: At | Thing | None) -> tuple[Card, ...]:
    """Return the cards of a stack, a bid or a used pile; none if the viewer may not know them."""
    view: View = scene.view
    match at:
        case AtStack(seat, number) if seat == view.seat and view.has_own:
            return next(iter(view.own.stacks[number : number + 1]), ())
        case OfPlayer(seat, Asset.BID):
            return next((bid.cards for bid in view.bids if bid.seat == seat), ())
        case OfPlayer(seat, Asset.USED):
            return view.nina_used if seat == NINA else view.players[seat].used
    return ()


def task_at(scene: Scene, at: At | Thing | None) -> Task | None:
    """Return the viewer's task at an address; None if there is none that they may know."""
    view: View = scene.view
    if not isinstance(at, AtTask) or at.seat != view.seat or not view.has_own:
        return None
    tasks = *view.own.tasks, *view.own.offered
    return next(iter(tasks[at.task : at.task + 1]), None)


def _of_owned(scene: Scene, at: At | Thing | None, *, opened: Opened) -> ZoomSubject | None:
    cards, task = cards_at(scene, at), task_at(scene, at)
    match at:
        case AtStack() if cards and Secret.STACKS in opened:
            name = QCoreApplication.translate("ValenciaZoom", "Your stack")
            return _of_stack(scene, cards, name)
        case OfPlayer(_, Asset.BID) if cards:
            return _of_stack(scene, cards, QCoreApplication.translate("ValenciaZoom", "Cards"))
        case OfPlayer(_, Asset.USED) if cards:
            picture = CardsPicture(in_order(dict.fromkeys(cards)))
            return ZoomSubject(said_of_used(cards), picture, clauses=("VA20",))
        case AtTask() if task is not None and Secret.TASKS in opened:
            return _of_task(scene, task, is_own=True)
    return None


def _of_task(scene: Scene, task: Task, *, is_own: bool) -> ZoomSubject:
    standing = progress_seen(scene.view, task) if is_own else None
    face = task_picture(TaskFace(task, len(scene.seats), standing))
    return ZoomSubject(said_of_task(scene, task, is_own=is_own), face, clauses=("VA6", "VA35"))


def _of_stack(scene: Scene, cards: tuple[Card, ...], name: str) -> ZoomSubject:
    clauses = ("VA12", "VA17") if set(cards) <= set(PLAIN) else ("VA17", "VA45")
    return ZoomSubject(
        said_of_cards(scene, cards, name), CardsPicture(in_order(cards)), clauses=clauses
    )
