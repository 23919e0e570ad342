"""The guide of Valencia: the Gardener leads a player through a first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.lesson.addresses import address_of
from valeria_desktop.games.valencia.lesson.lesson import Lesson
from valeria_desktop.games.valencia.rules.at import Area, AtArea, AtStack
from valeria_desktop.ui.lesson import places
from valeria_desktop.ui.lesson.guide import LessonGuide, LessonProgress

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.preferences import Preferences


class GardenerGuide(LessonGuide):
    """The Gardener leads a player through the lesson."""

    def __init__(
        self, _look: Look, table: TableScreen, controller: Controller, preferences: Preferences
    ) -> None:
        self._answer_alone = table.answer_alone
        progress = LessonProgress(preferences, RULES.id)
        super().__init__(table, controller, Lesson, progress, GardenerPlaces(table))

    def welcome(self) -> str:
        return QCoreApplication.translate(
            "Between",
            "I am the Gardener, and I planted half the palms of this city. A first round in "
            "four short chapters, and you know how to live here. Each has a task, and a medal "
            "for it.",
        )

    def put_off(self, why: str) -> None:
        """Say why another choice is refused for now, and drop the wish of a refused plan.

        The player's stacks stay as arranged, and can be changed.
        """
        if self.is_on and (scene := self._controller.scene) is not None:
            self._answer_alone(scene)
        super().put_off(why)


class GardenerPlaces(places.LessonPlaces["TableScreen"]):
    """Finds the things of Valencia's lesson on the table."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, address_of)

    def on_board(self) -> list[QWidget]:
        board = self._table.board
        return [board.head, *board.tracks.values(), board.hidden_coins, board.goods]

    def is_passing(self, name: str) -> bool:
        at = self.at(name)
        return isinstance(at, AtStack) or at == AtArea(Area.QUESTION)
