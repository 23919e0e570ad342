"""The end of a game of Valencia: tasks turn up, and the winner has a feast above the harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valencia.story.remarks import FAREWELLS
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, TASK_BACK, paint_back
from valeria_desktop.games.valencia.ui.cards.final_task import (
    STRIP,
    final_tasks_of,
    paint_final_task,
    paint_outcome,
)
from valeria_desktop.games.valencia.ui.picture import paint_chip
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords
from valeria_desktop.ui.finale.acts import Finalist
from valeria_desktop.ui.finale.finale import StagedFinale
from valeria_desktop.ui.finale.playwright import Playwright
from valeria_desktop.ui.finale.props import Props, SecretShown
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.cards.final_task import FinalTask
    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.screens.end.count import SourceGain


_GAP = 22


class TasksShown(SecretShown):
    """Paints a player's tasks side by side."""

    def paint_secret(self, box: QRectF, side: Finalist, gain: SourceGain, *, is_up: bool) -> None:
        if side.seat is None:
            return
        brush, tasks = Brush(self._painter, self._parchment, 1.0), side.secret
        for told, card in zip(tasks, boxes_in(box, len(tasks)), strict=True):
            self.paint_edge(card, side)
            if is_up:
                self._paint_told(brush, card, told)
            else:
                paint_back(brush, card, side.seat, TASK_BACK)

    def _paint_told(self, brush: Brush, card: QRectF, told: FinalTask) -> None:
        upper, foot = QRectF(card), QRectF(card)
        foot.setTop(card.bottom() - self._parchment.px(STRIP))
        upper.setBottom(foot.top())
        rounded(brush.painter, card, 4, self._parchment.materials.parchment)
        paint_final_task(brush, upper, told, is_focused=False)
        paint_outcome(brush, foot, told)

    def words_of(self, line: ScoreLine, side: Finalist) -> str:
        """Return the task's name; the next screen shows its demand."""
        return " ".join(tell(task.words()) for task in line.cards)


def boxes_in(room: QRectF, number: int) -> list[QRectF]:
    """Return the boxes of cards in rows, in the middle of a room, as large as possible."""
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
    """Return the width of a card in a number of columns, in pixels."""
    rows = -(-number // columns)
    wide = (room.width() - _GAP * (columns - 1)) / columns
    high = (room.height() - _GAP * (rows - 1)) / rows
    return min(wide, high * SHAPE)


translate = QCoreApplication.translate
TASKS = "tasks"
"""The score's category of points for tasks."""


class ValenciaPlaywright(Playwright):
    """Writes the play of Valencia's end: its players, its secret tasks, its ties."""

    secret = TASKS
    words_of_score = ValenciaScoreWords
    farewells = FAREWELLS

    def sides_of(self, session: Session) -> tuple[Finalist, ...]:
        return tuple(
            Finalist(seat.name, seat, final_tasks_of(session, score))
            for seat, score in zip(session.seats, session.result().scores, strict=True)
        )

    def title_of(self, side: Finalist) -> str:
        return translate("Finale", "Tasks of {player}").format(player=side.name)

    def told_of(self, side: Finalist, points: int, total: int) -> str:
        words = translate("Finale", "{player}: the tasks bring {points}, {total} in all.")
        return words.format(player=side.name, points=points, total=total)

    def tie_words(self, session: Session) -> str:
        if session.result().by_tie_break:
            return translate("Finale", "A tie: members in the city decide, then coins")
        return translate("Finale", "A tie, in members and coins as well")

    def tie_of(self, session: Session, column: int) -> str:
        view = session.scene(column).view
        words = translate("Finale", "{members} in the city, coins: {coins}")
        return words.format(members=view.city.count(column), coins=view.own.coins)


_SIGNS = {
    "prestige": "prestige",
    "members": "members",
    "palms": "palm",
    "fountains": "fountain",
    "privileges": "privilege",
    TASKS: "tasks",
}


class ValenciaFinale(StagedFinale):
    """Stages the end of a game of Valencia."""

    playwright = ValenciaPlaywright
    props = Props(
        sign_of=_SIGNS.__getitem__,
        backdrop="scenes/home.svg",
        banner="scenes/winners-feast.svg",
        paint_chip=paint_chip,
        secret_shown=TasksShown,
        tie_sign="",
        shape=1.5,
    )
