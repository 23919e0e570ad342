"""The guide of Valeria: the Herald leads through the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lesson.lesson import Lesson
from valeria_desktop.games.valeria.ui.lesson.places import Places
from valeria_desktop.ui.lesson.guide import LessonGuide
from valeria_desktop.ui.lesson.progress import Progress
from valeria_desktop.ui.lesson.teacher import Teacher

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.storage.wishes import Settings
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.preferences import Preferences


class FirstProgress(Progress):
    """What is kept of the first game's lesson stands alone: older programs know no other."""

    @property
    def mark(self) -> int:
        return self.kept.lesson

    @property
    def medals(self) -> tuple[int, ...]:
        return self.kept.medals

    def written(self, mark: int, medals: tuple[int, ...]) -> Settings:
        return evolve(self.kept, lesson=mark, medals=medals)


class HeraldGuide(LessonGuide):
    """The Herald leads."""

    def __init__(
        self, _look: Look, table: TableScreen, controller: Controller, preferences: Preferences
    ) -> None:
        """Wait until someone wants to learn."""
        progress = FirstProgress(preferences, RULES.id)
        super().__init__(table, controller, Lesson, progress, Places(table))

    def make_teacher(self) -> Teacher:
        return Teacher(
            name=QCoreApplication.translate("GuideSheet", "The Herald"),
            welcome=QCoreApplication.translate(
                "Between",
                "I am the Herald, and I know every stone of this realm. Five short chapters, and "
                "you know how to rule it. Each has a task, and a medal for it.",
            ),
            portrait="scenes/herald.svg",
            face=(0.6, 0.62),
        )
