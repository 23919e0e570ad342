"""The guide of Valencia: the Gardener leads a player through a first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.lesson.addresses import address_of
from valeria_desktop.games.valencia.lesson.lesson import Lesson
from valeria_desktop.games.valencia.rules.at import Area, AtArea, AtStack
from valeria_desktop.ui.lesson.guide import LessonGuide
from valeria_desktop.ui.lesson.places import LessonPlaces

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class GardenerPlaces(LessonPlaces):
    """Finds the things of Valencia's lesson on the table."""

    _table: TableScreen

    def at(self, name: str) -> At:
        return address_of(name, self._table.scene.view)

    def on_board(self) -> list[QWidget]:
        board = self._table.board
        return [board.head, *board.tracks.values(), board.hidden_coins, board.goods]

    def is_passing(self, name: str) -> bool:
        at = self.at(name)
        return isinstance(at, AtStack) or at == AtArea(Area.QUESTION)


class GardenerGuide(LessonGuide):
    """The Gardener leads a player through the lesson."""

    _table: TableScreen
    game, teaches, make_places = RULES.id, Lesson, GardenerPlaces

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
            self._table.answer_alone(scene)
        super().put_off(why)
