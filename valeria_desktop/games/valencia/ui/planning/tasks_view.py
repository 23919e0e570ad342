"""The tasks that may be kept, beside each other, each with its key and whether it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.ui.cards.task import TaskFace, paint_task
from valeria_desktop.games.valencia.ui.cards.words import task_sentence
from valeria_desktop.games.valencia.ui.own.flat_view import FlatModel, FlatView
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.strokes import cap_width, paint_cap
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.pieces.mood import Mood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent

    from valeria_desktop.games.valencia.rules.at import AtTask
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.parchment import ParchmentLook
    from valeria_desktop.ui.kit.rows import Index

_SHAPE, _GAP, _FOOT, _BOX = 0.74, 14, 32, 17


@frozen
class TaskChoice:
    """A task that may be kept."""

    key: AtTask
    face: TaskFace
    is_kept: bool
    is_hinted: bool = False
    """The adviser would keep it."""

    @property
    def number(self) -> int:
        """Its number, counted from 0."""
        return self.key.task


class ChoicesModel(FlatModel[TaskChoice]):
    """The tasks that may be kept."""

    def heading(self) -> str:
        return self.tr("Tasks")

    def title(self, row: TaskChoice) -> str:
        return tell(row.face.task.words())

    def sentence(self, row: TaskChoice) -> str:
        words = task_sentence(row.face.task, row.face.players, row.face.standing)
        template = (
            self.tr("{task} You keep it.") if row.is_kept else self.tr("{task} You leave it.")
        )
        said = template.format(task=words)
        if row.is_hinted:
            return self.tr("{said} The adviser would keep it.").format(said=said)
        return said


class ChoicesView(FlatView[TaskChoice]):
    """Shows the tasks beside each other; those that are kept are framed in gold and ticked."""

    pointed = Signal()
    """The keys came to another card, or went elsewhere."""

    def __init__(self, look: ParchmentLook) -> None:
        super().__init__(look, ChoicesModel())
        self.setAccessibleName(
            self.tr("Tasks: a digit or Space keeps or leaves one, Enter keeps it.")
        )

    @property
    def keeps_by_enter(self) -> bool:
        """Whether Enter keeps the card with the focus; a card that is kept needs it no more."""
        row = self.currentIndex().row()
        return self.hasFocus() and row >= 0 and not self.rows.rows[row].is_kept

    def pointed_at(self, index: Index) -> AtTask | None:
        """Return the address of a row's task, to be looked at closely."""
        return self.rows.rows[index.row()].key if index.isValid() else None

    def explain(self) -> None:
        """Tell nothing beside the mouse: all of it stands on the card."""

    def boxes(self) -> Sequence[QRectF]:
        """Give the cards with what stands below them: a click there is meant as well."""
        foot = _FOOT * self.look.scale
        return [box.adjusted(0, 0, 0, foot) for box in self.cards()]

    def cards(self) -> Sequence[QRectF]:
        unit, number = self.look.unit, max(1, self.rows.rowCount())
        room = QRectF(self.rect()).adjusted(8 * unit, 10 * unit, -8 * unit, 0)
        room.setBottom(room.bottom() - _FOOT * self.look.scale)
        gap = _GAP * unit
        wide = min((room.width() + gap) / number - gap, room.height() * _SHAPE)
        high = min(room.height(), wide / _SHAPE * 1.15)
        left = room.center().x() - (number * (wide + gap) - gap) / 2
        top = room.center().y() - high / 2
        return [
            QRectF(left + place * (wide + gap), top, wide, high)
            for place in range(self.rows.rowCount())
        ]

    def paint_rows(self, brush: Brush) -> None:
        for place, (row, box) in enumerate(zip(self.rows.rows, self.cards(), strict=True)):
            mood = Mood(
                is_lit=row.is_kept,
                is_hovered=self.is_hovered(place),
                is_focused=self.is_focused(place),
                is_hinted=row.is_hinted,
            )
            paint_task(brush, box, row.face, mood, text=self.look.scale)
            self._paint_foot(brush, row, box)

    def _paint_foot(self, brush: Brush, row: TaskChoice, box: QRectF) -> None:
        """Write below the card the key that turns it, and a box with a tick if it is kept."""
        painter, look, gap = brush.painter, self.look, self.look.px(6)
        painter.setFont(look.bold(15))
        words, key, side = self.tr("keep"), str(row.number + 1), look.px(_BOX)
        cap = cap_width(look, painter.fontMetrics(), key)
        wide = cap + side + 2 * gap + painter.fontMetrics().horizontalAdvance(words)
        foot = QRectF(0, box.bottom() + 8 * look.unit, wide, _FOOT * look.scale * 0.7)
        foot.moveLeft(box.center().x() - wide / 2)
        ink = QColor(look.palette.ink)
        at = foot.topLeft()
        at.setY(foot.center().y())
        paint_cap(painter, look, at, key, ink)
        tick = QRectF(foot.left() + cap + gap, foot.center().y() - side / 2, side, side)
        self._paint_tick(brush, tick, is_kept=row.is_kept)
        painter.setFont(look.bold(15))
        painter.setPen(ink)
        rest = foot.adjusted(cap + side + 2 * gap, 0, 4, 0)
        painter.drawText(rest, int(CENTRE | Qt.TextFlag.TextDontClip), words)

    def _paint_tick(self, brush: Brush, box: QRectF, *, is_kept: bool) -> None:
        painter, palette = brush.painter, self.look.palette
        painter.setPen(QPen(QColor(palette.ink), max(1.2, 1.4 * brush.unit)))
        painter.setBrush(QColor(palette.lit if is_kept else palette.raised))
        painter.drawRoundedRect(box, 3 * brush.unit, 3 * brush.unit)
        if is_kept:
            brush.icon("check", box.adjusted(1, 1, -1, -1), palette.on_lit)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if (is_enter and self.keeps_by_enter) or event.key() == Qt.Key.Key_Space:
            if self.currentIndex().isValid() and not event.isAutoRepeat():
                self.chosen.emit(self.currentIndex().row())
        elif is_enter:
            event.ignore()  # the sheet keeps what is marked
        else:
            super().keyPressEvent(event)
