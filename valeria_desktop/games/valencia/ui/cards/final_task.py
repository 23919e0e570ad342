"""A task card at the end of a game: name, picture, and the outcome below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.games.valencia.ui.cards.influence_card import PAPER, PAPER_EDGE
from valeria_desktop.games.valencia.ui.paint.emblems import task_picture
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.look import title_font
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import put_picture
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.pieces.lit_face import paint_veil
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.standing import TaskStanding
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.brush import Brush

STRIP, POINTS = 22, 15
"""Height of the strip below a card, and size of its letters, in pixels at 100 %."""
_RADIUS, _EDGE = 4.0, 1.6
_NAME, _HEAD = 16, 24
_NARROW = 64  # pixels of width at 100 %; a narrower card has no room for its name
_FOCUS = 0.6
_MINUS = "\N{MINUS SIGN}"


@frozen
class FinalTask:
    """A task at the end of a game, with the points that it brought."""

    standing: TaskStanding
    points: int

    @property
    def is_missed(self) -> bool:
        """Whether the player missed the task and loses points."""
        return self.points < 0

    @property
    def written(self) -> str:
        """The points with their sign, "+" or "−"."""
        if self.is_missed:
            return f"{_MINUS}{-self.points}"
        return f"+{self.points}" if self.points else "0"

    @property
    def progress(self) -> str:
        """The progress of a missed task, as "2/3"; "" for other tasks."""
        return f"{self.standing.number}/{self.standing.wanted}" if self.is_missed else ""


def final_tasks_of(session: Session, score: Score) -> tuple[FinalTask, ...]:
    """Return a player's tasks with their points."""
    standing = session.game.standing(score.seat)
    lines = (line for line in score.lines if line.category == "tasks")
    return tuple(
        FinalTask(each, line.points) for each, line in zip(standing.tasks, lines, strict=True)
    )


def paint_final_task(brush: Brush, box: QRectF, told: FinalTask, *, is_focused: bool) -> None:
    """Paint a task card into a box, under a veil if the player missed the task."""
    painter, look = brush.painter, brush.look
    painter.setPen(QPen(QColor(CARD_INK), _EDGE))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box, _RADIUS, _RADIUS)
    painter.setPen(QPen(QColor(PAPER_EDGE), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), _RADIUS / 2, _RADIUS / 2)
    room = box.adjusted(5, 4, -5, -5)
    if box.width() >= look.px(_NARROW):
        line = QRectF(room)
        line.setHeight(look.px(_HEAD))
        _write_name(brush, line, told)
        room.setTop(line.bottom())
    side = round(min(room.width(), room.height()))
    if side > 0:
        put_picture(painter, square(room.center(), side), task_picture(told.standing.task))
    if told.is_missed:
        paint_veil(brush, box, _RADIUS)
    if is_focused:
        paint_focus(brush.of_unit(_FOCUS), box, _RADIUS)


def _write_name(brush: Brush, line: QRectF, told: FinalTask) -> None:
    """Write the name as large as the line allows; leave it out if it is still too wide."""
    painter, name = brush.painter, tell(told.standing.task.words())
    painter.setFont(fitted(title_font(brush.look.px(_NAME)), name, line.width(), line.height()))
    if painter.fontMetrics().horizontalAdvance(name) <= line.width() + 1:
        painter.setPen(QColor(CARD_INK))
        painter.drawText(line, CENTRE, name)


def paint_outcome(brush: Brush, foot: QRectF, told: FinalTask) -> None:
    """Paint the points with a tick or a cross, and the progress: colour alone isn't enough."""
    painter, look = brush.painter, brush.look
    tokens = look.palette
    colour = tokens.bad if told.is_missed else tokens.good if told.points else tokens.quiet
    painter.setFont(look.bold(POINTS))
    side, gap = look.px(POINTS), look.px(3)
    metrics = QFontMetricsF(painter.font())
    wide = side + gap + metrics.horizontalAdvance(told.written)
    more = f" · {told.progress}" if told.progress else ""
    if wide + metrics.horizontalAdvance(more) > foot.width():
        more = ""
    left = foot.center().x() - (wide + metrics.horizontalAdvance(more)) / 2
    if told.points:
        sign = look.icon("close" if told.is_missed else "check", side, brush.ratio, colour)
        painter.drawPixmap(QPointF(left, foot.center().y() - side / 2), sign)
    words = QRectF(left + side + gap, foot.top(), foot.width(), foot.height())
    painter.setPen(QColor(colour))
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, told.written)
    words.setLeft(left + wide)
    painter.setPen(QColor(tokens.quiet))
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, more)
