"""The tasks that may be kept, beside each other, each with its key and whether it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.ui.cards.task import TaskFace, paint_task
from valeria_desktop.games.valencia.ui.cards.words import task_sentence
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.strokes import cap_width, paint_cap
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.pieces.piece import Laid, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent

    from valeria_desktop.games.valencia.rules.at import AtTask
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.parchment import ParchmentLook
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.pieces.mood import Mood
    from valeria_desktop.ui.pieces.piece import Room

_SHAPE, _GAP, _FOOT, _BOX = 0.74, 14, 32, 17


@frozen
class TaskChoice:
    """A task that may be kept."""

    at: AtTask
    face: TaskFace
    is_kept: bool
    is_hinted: bool = False
    """The adviser would keep it."""

    @property
    def number(self) -> int:
        """Its number, counted from 0."""
        return self.at.task


class ChoicesPart(Part[tuple[TaskChoice, ...]]):
    """Cards beside each other, each with a foot below it: a click on that is meant as well."""

    keeps = takes_enter = False

    def laid(self, scene: tuple[TaskChoice, ...], room: Room) -> Laid:
        return Laid(
            pieces=tuple(map(_piece, scene, _boxes(len(scene), room))),
            name=QCoreApplication.translate(
                "ChoicesView", "Tasks: a digit or Space keeps or leaves one, Enter keeps it."
            ),
            heading=QCoreApplication.translate("ChoicesModel", "Tasks"),
            walk=Walk.LINE,
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: Mood) -> None:
        choice: TaskChoice = piece.face
        card = box.adjusted(0, 0, 0, -_FOOT * brush.look.scale)
        mood = evolve(mood, is_lit=choice.is_kept)
        paint_task(brush, card, choice.face, mood, text=brush.look.scale)
        _paint_foot(brush, choice, card)


def _boxes(number: int, room: Room) -> list[QRectF]:
    unit, foot, most = room.unit, _FOOT * room.text, max(1, number)
    whole = QRectF(0, 0, room.size.width(), room.size.height() - foot)
    inside = whole.adjusted(8 * unit, 10 * unit, -8 * unit, 0)
    gap = _GAP * unit
    wide = min((inside.width() + gap) / most - gap, inside.height() * _SHAPE)
    high = min(inside.height(), wide / _SHAPE * 1.15)
    left = inside.center().x() - (most * (wide + gap) - gap) / 2
    top = inside.center().y() - high / 2
    return [QRectF(left + place * (wide + gap), top, wide, high + foot) for place in range(number)]


def _piece(choice: TaskChoice, box: QRectF) -> Piece:
    return Piece(
        at=choice.at,
        box=box,
        name=tell(choice.face.task.words()),
        words=_sentence(choice),
        face=choice,
        is_hinted=choice.is_hinted,
        opens=True,
    )


def _sentence(choice: TaskChoice) -> str:
    face = choice.face
    kept = QCoreApplication.translate("ChoicesModel", "{task} You keep it.")
    left = QCoreApplication.translate("ChoicesModel", "{task} You leave it.")
    words = kept if choice.is_kept else left
    said = words.format(task=task_sentence(face.task, face.players, face.standing))
    if not choice.is_hinted:
        return said
    words = QCoreApplication.translate("ChoicesModel", "{said} The adviser would keep it.")
    return words.format(said=said)


def _paint_foot(brush: Brush, choice: TaskChoice, box: QRectF) -> None:
    """Write below the card the key that turns it, and a box with a tick if it is kept."""
    painter, look, gap = brush.painter, brush.look, brush.look.px(6)
    painter.setFont(look.bold(15))
    words, key, side = (
        QCoreApplication.translate("ChoicesView", "keep"),
        str(choice.number + 1),
        look.px(_BOX),
    )
    cap = cap_width(look, painter.fontMetrics(), key)
    wide = cap + side + 2 * gap + painter.fontMetrics().horizontalAdvance(words)
    foot = QRectF(0, box.bottom() + 8 * brush.unit, wide, _FOOT * look.scale * 0.7)
    foot.moveLeft(box.center().x() - wide / 2)
    ink = QColor(look.palette.ink)
    at = foot.topLeft()
    at.setY(foot.center().y())
    paint_cap(painter, look, at, key, ink)
    tick = QRectF(foot.left() + cap + gap, foot.center().y() - side / 2, side, side)
    _paint_tick(brush, tick, is_kept=choice.is_kept)
    painter.setFont(look.bold(15))
    painter.setPen(ink)
    rest = foot.adjusted(cap + side + 2 * gap, 0, 4, 0)
    painter.drawText(rest, int(CENTRE | Qt.TextFlag.TextDontClip), words)


def _paint_tick(brush: Brush, box: QRectF, *, is_kept: bool) -> None:
    painter, palette = brush.painter, brush.look.palette
    painter.setPen(QPen(QColor(palette.ink), max(1.2, 1.4 * brush.unit)))
    painter.setBrush(QColor(palette.lit if is_kept else palette.raised))
    painter.drawRoundedRect(box, 3 * brush.unit, 3 * brush.unit)
    if is_kept:
        brush.icon("check", box.adjusted(1, 1, -1, -1), palette.on_lit)


class ChoicesView(Spread[tuple[TaskChoice, ...]]):
    """Shows the tasks beside each other; those that are kept are framed in gold and ticked."""

    moved = Signal()
    """The keys came to another card, or went elsewhere."""

    def __init__(self, look: ParchmentLook) -> None:
        super().__init__(look, ChoicesPart())

    @property
    def keeps_by_enter(self) -> bool:
        """Whether Enter keeps the card with the focus; a card that is kept needs it no more."""
        piece = self.laid.piece_of(self.current)
        return self.hasFocus() and piece is not None and not piece.face.is_kept

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.moved.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if (is_enter and self.keeps_by_enter) or event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.choose(self.current)
        else:
            super().keyPressEvent(event)
