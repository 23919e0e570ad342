"""All players' tasks, turned up above the score: fulfilled or missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valencia.ui.cards.final_task import FinalTask
from valeria_desktop.games.valencia.ui.screens.task_shelf import TaskShelf
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.screens.end.end_parts import Unveiling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.kernel.score import Score
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

_HEIGHT, _HEAD, _LEAST = 168, 26, 96
_SIGN, _NAME = 22, 18
_GAP = 14


def final_tasks_of(session: Session, score: Score) -> tuple[FinalTask, ...]:
    """Return a player's tasks with their points."""
    standing = session.game.standing(score.seat)
    lines = (line for line in score.lines if line.category == "tasks")
    return tuple(
        FinalTask(each, line.points) for each, line in zip(standing.tasks, lines, strict=True)
    )


class TaskOwner(QWidget):
    """A player's sign and name above their tasks."""

    def __init__(self, look: Look, seat: Seat) -> None:
        """Make the head for a player."""
        super().__init__()
        self._look, self._seat = look, seat
        self.setAccessibleName(seat.name)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFixedHeight(self._look.px(_HEAD))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px = QPainter(self), self._look.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(_SIGN)
        sign = QRectF(0, (self.height() - side) / 2, side, side)
        paint_sign(painter, self._look, sign, self._seat)
        painter.setFont(self._look.title_font(_NAME))
        painter.setPen(QColor(self._look.palette.ink))
        room = QRectF(self.rect()).adjusted(side + px(6), 0, 0, 0)
        name = painter.fontMetrics().elidedText(
            self._seat.name, Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        painter.end()


class PlayerTasks(QWidget):
    """One player's tasks below the player's name."""

    def __init__(self, look: Look, seat: Seat, tasks: Sequence[FinalTask], players: int) -> None:
        """Lay out a player's tasks in a game of a number of players."""
        super().__init__()
        self.shelf = TaskShelf(look, tasks, players)
        words = self.tr("Tasks of {player}").format(player=seat.name)
        self.shelf.setAccessibleName(words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(TaskOwner(look, seat))
        column.addWidget(self.shelf, 1)


class FinalTasks(Unveiling):
    """Everyone's tasks, side by side."""

    def __init__(self, look: Look) -> None:
        """Make a row without tasks."""
        super().__init__()
        self._look = look
        self._height = look.px(_HEIGHT)
        self.players: list[PlayerTasks] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(_GAP))

    @property
    def number(self) -> int:
        """Number of all tasks; the screen gives them its whole width."""
        return sum(player.shelf.model().rowCount() for player in self.players)

    def fit(self, height: int) -> None:
        """Wish for a height in pixels, but at least for the height of readable cards."""
        self._height = max(self._look.px(_HEIGHT), height)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = self._height + self._look.px(_HEAD)
        return QSize(self._look.px(600), height if self.players else 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(_LEAST) if self.players else 0)

    def show_session(self, session: Session) -> None:
        """Turn up the tasks of a game that is over."""
        for old in self.players:
            self._row.removeWidget(old)
            old.setParent(None)
            old.deleteLater()
        scores = session.result().scores
        self.players = [
            PlayerTasks(self._look, seat, final_tasks_of(session, scores[number]), len(scores))
            for number, seat in enumerate(session.seats)
        ]
        for player in self.players:
            self._row.addWidget(player, max(1, player.shelf.model().rowCount()))
        self.updateGeometry()
