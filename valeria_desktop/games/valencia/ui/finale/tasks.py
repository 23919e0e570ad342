"""Someone's tasks turn up together, each with what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, TASK_BACK, paint_back
from valeria_desktop.games.valencia.ui.screens.told_card import (
    STRIP,
    paint_outcome,
    paint_told_card,
)
from valeria_desktop.ui.finale.secret import SecretShown
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.screens.told_card import ToldTask
    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.ui.finale.acts import Side
    from valeria_desktop.ui.screens.end.count import Gain

_GAP = 22


class TasksShown(SecretShown):
    """Paints the tasks of a player side by side."""

    def paint_secret(self, box: QRectF, side: Side, gain: Gain, *, is_up: bool) -> None:
        if side.seat is None:
            return
        brush, tasks = Brush(self._painter, self._parchment, 1.0), side.secret
        for told, card in zip(tasks, boxes_in(box, len(tasks)), strict=True):
            self.paint_edge(card, side)
            if is_up:
                self._paint_told(brush, card, told)
            else:
                paint_back(brush, card, side.seat, TASK_BACK)

    def _paint_told(self, brush: Brush, card: QRectF, told: ToldTask) -> None:
        upper, foot = QRectF(card), QRectF(card)
        foot.setTop(card.bottom() - self._parchment.px(STRIP))
        upper.setBottom(foot.top())
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(QColor(self._parchment.materials.parchment))
        brush.painter.drawRoundedRect(card, 4, 4)
        paint_told_card(brush, upper, told, is_focused=False)
        paint_outcome(brush, foot, told)

    def words_of(self, line: ScoreLine, side: Side) -> str:
        """Name the task; what it asked stands on the next screen."""
        return " ".join(tell(task.words()) for task in line.cards)


def boxes_in(room: QRectF, number: int) -> list[QRectF]:
    """Lay out cards in rows, in the middle of a room, as large as they fit."""
    wide, columns = max((_width_of(room, number, tried), tried) for tried in range(1, number + 1))
    rows, high = -(-number // columns), wide / SHAPE
    top = room.center().y() - (rows * high + (rows - 1) * _GAP) / 2
    found: list[QRectF] = []
    for row in range(rows):
        here = min(columns, number - row * columns)
        left = room.center().x() - (here * wide + (here - 1) * _GAP) / 2
        found += [
            QRectF(left + at * (wide + _GAP), top + row * (high + _GAP), wide, high)
            for at in range(here)
        ]
    return found


def _width_of(room: QRectF, number: int, columns: int) -> float:
    """Return the width of a card in a number of columns."""
    rows = -(-number // columns)
    wide = (room.width() - _GAP * (columns - 1)) / columns
    high = (room.height() - _GAP * (rows - 1)) / rows
    return min(wide, high * SHAPE)
