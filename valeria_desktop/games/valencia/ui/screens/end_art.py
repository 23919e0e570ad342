"""Valencia's pictures for the page of its end: quarters at dusk, tasks and fountains as stamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
from valeria_desktop.games.valencia.rules.model.options import KeepTask
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE
from valeria_desktop.games.valencia.story.remarks import FAREWELLS
from valeria_desktop.games.valencia.ui.board.own_side import own_side_of
from valeria_desktop.games.valencia.ui.board.secrets import ALL
from valeria_desktop.games.valencia.ui.cards.card_words import task_sentence
from valeria_desktop.games.valencia.ui.cards.dyes import paint_member
from valeria_desktop.games.valencia.ui.cards.final_task import FinalTask, final_tasks_of
from valeria_desktop.games.valencia.ui.cards.influence_card import PAPER
from valeria_desktop.games.valencia.ui.coach.hint_things import hint_thing
from valeria_desktop.games.valencia.ui.paint.emblems import fountain_picture, task_picture
from valeria_desktop.games.valencia.ui.paint.landscape import paint_quarter
from valeria_desktop.games.valencia.ui.screens.moment_painting import paint_moment
from valeria_desktop.games.valencia.ui.screens.moments import MomentScene, moment_in
from valeria_desktop.games.valencia.ui.zoom.zoom import Zoom
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import has_picture, put_picture
from valeria_desktop.ui.screens.end.end_art import EndArt, TurnDeed, item_of
from valeria_desktop.ui.screens.end.score_ledger import LedgerItem
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.zoom.control import ZoomControl

_DUSK = 0.97
_SIGNS = {
    "prestige": "prestige",
    "members": "member",
    "palms": "palm",
    "privileges": "privilege",
    "fountains": "fountain",
}
_ON_PLATE = 0.7
"""The plate with a sign as a share of its picture, and the sign as a share of its plate."""
translate = QCoreApplication.translate


class ValenciaEndArt(EndArt):
    """Paints and names what a game of Valencia leaves."""

    farewells = FAREWELLS
    home = "scenes/home.svg"

    # --- what is told

    def items_of(
        self, session: Session, column: int, category: str, lines: Sequence[ScoreLine]
    ) -> tuple[LedgerItem, ...]:
        """Return tasks and fountains as stamps, and a sign for each member, palm or privilege."""
        if category == "tasks":
            score = session.result().scores[column]
            players = len(session.seats)
            return tuple(_task_item(each, players) for each in final_tasks_of(session, score))
        scored = [line for line in lines if line.points]
        if category == "fountains":
            return tuple(_fountain_item(session, line) for line in scored)
        sign, seat = _SIGNS.get(category, ""), session.seats[session.result().scores[column].seat]
        dyed = seat if category == "members" else None
        return tuple(
            LedgerItem(
                line.points,
                tell(line.cause),
                count=line.points,
                sign=sign,
                is_note=True,
                seat=dyed,
            )
            for line in scored
        )

    def board_words(self, session: Session, column: int) -> str:
        side = own_side_of(session.scene(column), opened=ALL)
        words = translate("End", "Members in the city: {members}, at palms: {palms}.")
        palms = sum(house.has_palm for house in side.houses)
        return words.format(members=len(side.houses), palms=palms)

    def deed_of(self, lines: Sequence[Line], seat: int) -> TurnDeed:
        """Return what a player did in a part of a round: a fountain, houses, a seat, a palm."""
        mine = [line.event for line in lines if line.seat == seat]
        built = next((event for event in mine if isinstance(event, told.FountainBuilt)), None)
        if built is not None:
            return TurnDeed(tell(built.fountain.words()), built.fountain)
        for kind, words in (
            (told.Settled, translate("End", "A house in the city")),
            (told.PalmPlanted, translate("End", "A palm for shade")),
            (told.Sat, translate("End", "A seat in the council")),
            (told.PrestigeGained, translate("End", "Prestige")),
        ):
            if any(isinstance(event, kind) for event in mine):
                return TurnDeed(words)
        return TurnDeed("")

    def moment_of(self, session: Session, lines: Sequence[Line], seat: int) -> TurnDeed:
        """Return what a player did in a part of a round, as a scene made of its pieces."""
        return moment_in(session, lines, seat)

    def thing_of(self, option: Option) -> Thing | None:
        return option.task if isinstance(option, KeepTask) else None

    # --- what is painted

    def paint_board(self, brush: Brush, box: QRectF, session: Session, column: int) -> None:
        """Paint a side's quarter at dusk, with a house for each member in the city."""
        side = own_side_of(session.scene(column), opened=ALL)
        paint_quarter(brush, box, side.houses, _DUSK, side.seat)

    def paint_stamp(self, brush: Brush, box: QRectF, thing: Thing) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, 4 * unit, 4 * unit)
        path = _picture_of(thing)
        side = round(box.width() - 4 * unit)
        if not path or side <= 0:
            super().paint_stamp(brush, box, thing)
            return
        put_picture(painter, square(box.center(), side), path)

    def paint_sign(self, brush: Brush, box: QRectF, sign: str) -> None:
        if has_picture(f"emblems/{sign}.svg"):
            brush.emblem(sign, box)
        else:
            super().paint_sign(brush, box, sign)

    def paint_note(self, brush: Brush, box: QRectF, item: LedgerItem) -> None:
        if item.seat is None:
            super().paint_note(brush, box, item)
        else:
            paint_member(brush, box, item.seat)

    def paint_scene(self, brush: Brush, box: QRectF, thing: Thing | None) -> None:
        """Paint a moment, or a task over the harbour, or the harbour alone."""
        if isinstance(thing, MomentScene | Fountain):
            paint_moment(brush, box, thing)
        else:
            super().paint_scene(brush, box, thing)

    def icon_of(self, option: Option) -> str:
        return hint_thing(option).icon

    def paint_action(self, brush: Brush, plate: QRectF, icon: str) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(plate, 6 * unit, 6 * unit)
        self.paint_sign(brush, square(plate.center(), plate.width() * _ON_PLATE), icon)

    # --- a closer look

    def make_zoom(self, look: Look, page: QWidget, room: Callable[[], QRect]) -> ZoomControl | None:
        return Zoom(look, page, room)


def _picture_of(thing: Thing) -> str:
    match thing:
        case Task():
            return task_picture(thing)
        case Fountain():
            return fountain_picture(thing)
    return ""


def _task_item(told_task: FinalTask, players: int) -> LedgerItem:
    task = told_task.standing.task
    words = outcome_words(told_task, players)
    return LedgerItem(told_task.points, words, thing=task, is_missed=told_task.is_missed)


def outcome_words(final: FinalTask, players: int) -> str:
    """Return a task and its outcome in sentences, without the points."""
    task = task_sentence(final.standing.task, players)
    if final.is_missed:
        words = translate("End", "{task} Missed, {progress}")
        return words.format(task=task, progress=final.progress)
    if final.standing.is_counted:
        return task
    return translate("End", "{task} Fulfilled").format(task=task)


def _fountain_item(session: Session, line: ScoreLine) -> LedgerItem:
    """Return a fountain with its points; the central one, which is no card, is a plate."""
    built = session.scene(0).view.fountains
    name = line.cause.parts.get("fountain")
    fountain = next((each.fountain for each in built if each.fountain.words() == name), None)
    if fountain is not None:
        return LedgerItem(line.points, tell(line.cause), thing=fountain)
    members = line.points // CENTRE_VALUE
    item = item_of(line)
    return LedgerItem(
        line.points, item.words, sign=_SIGNS["fountains"], sum=f"{members} × {CENTRE_VALUE}"
    )
