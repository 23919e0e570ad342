"""The Herald, who leads the player through Valeria's lesson at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lesson.addresses import address_of
from valeria_desktop.games.valeria.lesson.first_turn import first_turn
from valeria_desktop.games.valeria.lesson.lesson import Lesson
from valeria_desktop.games.valeria.rules.at import Area, AtArea, OfCard
from valeria_desktop.ui.lesson.guide import LessonGuide, LessonProgress
from valeria_desktop.ui.lesson.places import LessonPlaces

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.storage.settings import Settings


_CARDS = 0.4
"""The harm of covering your cards, added to the harm of covering your board."""
_PASSING = {AtArea(Area.QUESTION), AtArea(Area.DICE)}


class HeraldPlaces(LessonPlaces):
    """Finds the boxes of the things in Valeria's lesson."""

    _table: TableScreen

    def at(self, name: str) -> At:
        return address_of(name, self._table.scene.view)

    @property
    def parts(self) -> list[tuple[QWidget, float]]:
        return [*super().parts, (self._table.board.tableau, _CARDS)]

    def on_board(self) -> list[QWidget]:
        board = self._table.board
        return [board.head, *board.tracks.values()]

    def is_passing(self, name: str) -> bool:
        return self.at(name) in _PASSING

    def turn_to(self, name: str) -> None:
        super().turn_to(name)
        self._table.leaves.show_place(self.at(name))

    def box(self, name: str) -> QRect:
        at = self.at(name)
        if isinstance(at, OfCard):
            self._table.board.tableau.scroll_to(at)
        return super().box(name)


class FirstProgress(LessonProgress):
    """The progress in Valeria's lesson, in settings of its own: older programs know no others."""

    @property
    def mark(self) -> int:
        return self.kept.lesson

    @property
    def medals(self) -> tuple[int, ...]:
        return self.kept.medals

    def written(self, mark: int, medals: tuple[int, ...]) -> Settings:
        return evolve(self.kept, lesson=mark, medals=medals)


class HeraldGuide(LessonGuide):
    """The Herald as the teacher of Valeria's lesson."""

    game, teaches = RULES.id, Lesson
    make_progress, make_places = FirstProgress, HeraldPlaces

    def begin_turn(self, name: str) -> None:
        self.lead(first_turn(name))

    def welcome(self) -> str:
        return QCoreApplication.translate(
            "Between",
            "I am the Herald, and I know every stone of this realm. Five short chapters, and "
            "you know how to rule it. Each has a task, and a medal for it.",
        )
