"""The own tasks: small cards in the quarter, and all that they say while D is held."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, TASK_BACK, paint_back
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames
from valeria_desktop.games.valencia.ui.cards.task import paint_task
from valeria_desktop.games.valencia.ui.cards.words import task_sentence
from valeria_desktop.games.valencia.ui.own.flat_view import FlatModel, FlatView
from valeria_desktop.games.valencia.ui.own.side import TaskRow
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.materials import materials_of
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.pieces.mood import Mood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook

_GAP = 6
_READ = QSize(190, 76)
"""The shape that a card is best read in, in sizes of text."""
_MOST = QSize(330, 96)


class TasksModel(FlatModel[TaskRow]):
    """The own tasks, in the order they came."""

    def heading(self) -> str:
        return self.tr("Tasks")

    def title(self, row: TaskRow) -> str:
        if row.face is None:
            return self.tr("Task {number}").format(number=row.number + 1)
        return tell(row.face.task.words())

    def sentence(self, row: TaskRow) -> str:
        if row.face is None and not row.may_peek:
            return self.tr("{task}, face down.").format(task=self.title(row))
        if row.face is None:
            return self.tr("{task}, face down. Hold D to look.").format(task=self.title(row))
        return task_sentence(row.face.task, row.face.players, row.face.standing)


class TasksView(FlatView[TaskRow]):
    """Shows the own tasks as small cards in a line, face down where others might look."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, TasksModel(), parent)
        self._seat: Seat | None = None
        self.setAccessibleName(self.tr("Tasks"))

    def show_tasks(self, game: object, seat: Seat, rows: Sequence[TaskRow]) -> None:
        """Show somebody's tasks."""
        self._seat = seat
        self.show_rows(game, rows)

    def boxes(self) -> Sequence[QRectF]:
        unit, number = self.look.unit, self.rows.rowCount()
        room = QRectF(self.rect()).adjusted(5 * unit, 6 * unit, -5 * unit, -6 * unit)
        wide = max(1.0, room.height() * SHAPE)
        step = min(wide + _GAP * unit, (room.width() - wide) / max(1, number - 1))
        return [
            QRectF(room.left() + place * step, room.top(), wide, room.height())
            for place in range(number)
        ]

    def paint_rows(self, brush: Brush) -> None:
        for place, (row, box) in enumerate(zip(self.rows.rows, self.boxes(), strict=False)):
            mood = Mood(is_hovered=self.is_hovered(place), is_focused=self.is_focused(place))
            if row.face is not None:
                paint_task(brush, box, row.face, mood)
            elif self._seat is not None:
                paint_back(brush, box, self._seat, TASK_BACK)
                paint_frames(brush, box, mood, 3 * brush.unit)


def _grid(room: QRectF, number: int, columns: int, gap: float) -> tuple[float, float, int]:
    """Give how large each of so many cards is in so many columns, and in how many."""
    rows = ceil(number / columns)
    return (room.width() + gap) / columns - gap, (room.height() + gap) / rows - gap, columns


class TasksPanel(FlatView[TaskRow]):
    """Lies over a part of the board while D is held, and shows all that the tasks say."""

    def __init__(self, look: RoomLook, parent: QWidget) -> None:
        """Stay hidden until somebody looks."""
        super().__init__(look, TasksModel(), parent)
        self.setAccessibleName(self.tr("Your tasks"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def boxes(self) -> Sequence[QRectF]:
        unit, text = self.look.unit, self.look.scale
        number, gap = self.rows.rowCount(), _GAP * unit
        room = QRectF(self.rect()).adjusted(*(10 * unit * side for side in (1, 1, -1, -1)))
        tries = [_grid(room, number, columns, gap) for columns in range(1, number + 1)]
        wide, high, columns = max(
            tries,
            key=lambda cell: min(cell[0] / _READ.width(), cell[1] / _READ.height()),
            default=(0.0, 0.0, 1),
        )
        wide, high = min(wide, _MOST.width() * text), min(high, _MOST.height() * text)
        rows = ceil(number / columns)
        top = room.center().y() - (rows * (high + gap) - gap) / 2
        left = room.center().x() - (columns * (wide + gap) - gap) / 2
        return [
            QRectF(
                left + place % columns * (wide + gap), top + place // columns * (high + gap),
                wide, high,
            )
            for place in range(number)
        ]  # fmt: skip

    def paint_rows(self, brush: Brush) -> None:
        painter, unit, made = brush.painter, brush.unit, materials_of(self.look)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(QColor(made.rail))
        edge = unit
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 7 * unit, 7 * unit
        )
        if not self.rows.rowCount():
            painter.setPen(QColor(self.look.palette.ink))
            painter.setFont(self.look.font(15))
            painter.drawText(QRectF(self.rect()), CENTRE, self.tr("You have no tasks yet."))
        for row, box in zip(self.rows.rows, self.boxes(), strict=False):
            if row.face is not None:
                paint_task(brush, box, row.face, text=self.look.scale)
