"""What the end of a game of Valencia tells: everyone's tasks, and ties by members and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.ui.screens.score_words import ValenciaScoreWords
from valeria_desktop.games.valencia.ui.screens.tasks_told import told_tasks
from valeria_desktop.ui.finale.acts import Side
from valeria_desktop.ui.finale.playwright import Playwright

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

translate = QCoreApplication.translate
TASKS = "tasks"
"""What the score calls points by tasks."""


class ValenciaPlaywright(Playwright):
    """Writes it."""

    secret = TASKS

    def __init__(self) -> None:
        """Call things as Valencia's score does."""
        super().__init__(ValenciaScoreWords())

    def sides_of(self, session: Session) -> tuple[Side, ...]:
        return tuple(
            Side(seat.name, seat, told_tasks(session, score))
            for seat, score in zip(session.seats, session.result().scores, strict=True)
        )

    def title_of(self, side: Side) -> str:
        return translate("Finale", "Tasks of {player}").format(player=side.name)

    def told_of(self, side: Side, points: int, total: int) -> str:
        words = translate("Finale", "{player}: the tasks bring {points}, {total} in all.")
        return words.format(player=side.name, points=points, total=total)

    def tie_words(self, session: Session) -> str:
        if session.result().by_tie_break:
            return translate("Finale", "A tie: members in the city decide, then coins")
        return translate("Finale", "A tie, in members and coins as well")

    def tie_of(self, session: Session, column: int) -> str:
        view = session.scene(column).view
        words = translate("Finale", "{members} in the city, coins {coins}")
        return words.format(members=view.city.count(column), coins=view.own.coins)
