"""The viewer's tasks: small cards in the quarter, and large cards while the player holds D."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.rules.at import Asset, AtTask, OfPlayer
from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
from valeria_desktop.games.valencia.ui.board.secrets import Secret
from valeria_desktop.games.valencia.ui.cards.card_words import task_sentence
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, TASK_BACK, paint_back
from valeria_desktop.games.valencia.ui.cards.frames import BEYOND, paint_frames
from valeria_desktop.games.valencia.ui.cards.task_card import paint_task
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_GAP = 6
_READ = QSize(190, 76)
"""Best size of a readable card, in text units."""
_MOST = QSize(330, 96)
_LEAST = 24.0
"""The least width of a small card, in units; narrower ones lie in a fan."""


class TasksPart(Part[OwnSide]):
    """Lays and paints small cards in a line, face down while others might look."""

    beyond = BEYOND
    keeps = False

    def laid(self, scene: OwnSide, room: PartRoom) -> LaidPart:
        name = QCoreApplication.translate("Tasks", "Tasks")
        return LaidPart(
            pieces=_pieces(scene, _in_line(len(scene.tasks), room)),
            name=name,
            heading=name,
            spots={OfPlayer(scene.player, Asset.TASKS): QRectF(QPointF(), room.size)},
            walk=Walk.LINE,
        )

    def looked_at(self, piece: Piece) -> At | None:
        """Return the address of an open task; None for a task that lies face down."""
        face, _ = piece.face
        return None if face is None else piece.at

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        face, seat = piece.face
        if face is not None:
            paint_task(brush, box, face, mood)
        else:
            paint_back(brush, box, seat, TASK_BACK)
            paint_frames(brush, box, mood, 3 * brush.unit)


class OpenTasksPart(TasksPart):
    """Lays and paints readable cards over a part of the board, while the player holds D."""

    beyond = BEYOND
    keeps_ground = False

    def laid(self, scene: OwnSide, room: PartRoom) -> LaidPart:
        nothing = QCoreApplication.translate("TasksPanel", "You have no tasks yet.")
        return LaidPart(
            pieces=_pieces(scene, _in_grid(len(scene.tasks), room)),
            name=QCoreApplication.translate("TasksPanel", "Your tasks"),
            heading=QCoreApplication.translate("Tasks", "Tasks"),
            ground="" if scene.tasks else nothing,
            walk=Walk.LINE,
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        painter, unit, look = brush.painter, brush.unit, brush.look
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(QColor(materials_of(look).rail))
        painter.drawRoundedRect(box.adjusted(unit, unit, -unit, -unit), 7 * unit, 7 * unit)
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.font(15))
        painter.drawText(box, CENTRE, laid.ground)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        del mood
        face, _ = piece.face
        if face is not None:
            paint_task(brush, box, face, text=brush.look.scale)


def _pieces(side: OwnSide, boxes: Iterable[QRectF]) -> tuple[Piece, ...]:
    return tuple(_piece(side, number, box) for number, box in enumerate(boxes))


def _piece(side: OwnSide, number: int, box: QRectF) -> Piece:
    face = side.tasks[number]
    if face is None:
        name = QCoreApplication.translate("Tasks", "Task {number}").format(number=number + 1)
        words = QCoreApplication.translate("Tasks", "{task}, face down.")
        if Secret.TASKS in side.by_key:
            words = QCoreApplication.translate("Tasks", "{task}, face down. Hold D to look.")
        words = words.format(task=name)
    else:
        name = tell(face.task.words())
        words = task_sentence(face.task, face.players, face.standing)
    at = AtTask(side.player, number)
    return Piece(at=at, box=box, name=name, words=words, told=words, face=(face, side.seat))


def _in_line(number: int, room: PartRoom) -> list[QRectF]:
    unit, whole = room.unit, QRectF(QPointF(), room.size)
    whole.adjust(5 * unit, 6 * unit, -5 * unit, -6 * unit)
    gap, many = _GAP * unit, max(1, number)
    beside = (whole.width() + gap) / many - gap
    # smaller cards side by side say more than a fan, in which words are cut
    wide = max(1.0, min(whole.height() * SHAPE, max(beside, _LEAST * unit)))
    high = wide / SHAPE
    step = min(wide + gap, (whole.width() - wide) / max(1, number - 1))
    top = whole.center().y() - high / 2
    return [QRectF(whole.left() + place * step, top, wide, high) for place in range(number)]


def _in_grid(number: int, room: PartRoom) -> list[QRectF]:
    text, gap, whole = room.text, _GAP * room.unit, QRectF(QPointF(), room.size)
    whole.adjust(*(10 * room.unit * side for side in (1, 1, -1, -1)))
    wide, high, columns = max(
        (_cell(whole, number, columns, gap) for columns in range(1, number + 1)),
        key=lambda cell: min(cell[0] / _READ.width(), cell[1] / _READ.height()),
        default=(0.0, 0.0, 1),
    )
    wide, high = min(wide, _MOST.width() * text), min(high, _MOST.height() * text)
    rows = ceil(number / columns)
    top = whole.center().y() - (rows * (high + gap) - gap) / 2
    left = whole.center().x() - (columns * (wide + gap) - gap) / 2
    return [
        QRectF(
            left + place % columns * (wide + gap), top + place // columns * (high + gap),
            wide, high,
        )
        for place in range(number)
    ]  # fmt: skip


def _cell(whole: QRectF, number: int, columns: int, gap: float) -> tuple[float, float, int]:
    """Return the width and height of a card in a number of columns, in pixels, and that number."""
    rows = ceil(number / columns)
    return (whole.width() + gap) / columns - gap, (whole.height() + gap) / rows - gap, columns
