"""The guide of Viscounts: the Scribe leads a player through the first four turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.lesson.addresses import address_of
from valeria_desktop.games.viscounts.lesson.lesson import Lesson
from valeria_desktop.games.viscounts.rules.at import Area, AtArea, OfCard
from valeria_desktop.ui.lesson.guide import LessonGuide
from valeria_desktop.ui.lesson.places import LessonPlaces

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At


class ScribePlaces(LessonPlaces):
    """Finds the things of the lesson on the table of Viscounts."""

    _table: TableScreen

    def at(self, name: str) -> At:
        return address_of(name, self._table.scene.view)

    def on_board(self) -> list[QWidget]:
        return [self._table.own]

    def is_passing(self, name: str) -> bool:
        """A card leaves the hand when it is played, and the question changes."""
        at = self.at(name)
        return isinstance(at, OfCard) or at == AtArea(Area.QUESTION)


class ScribeGuide(LessonGuide):
    """The Scribe leads a player through the lesson."""

    game, teaches, make_places = RULES.id, Lesson, ScribePlaces

    def welcome(self) -> str:
        return QCoreApplication.translate(
            "Between",
            "I am the Scribe, and I write down who rode where and why. Your first four turns "
            "in four short chapters, and you know this realm. Each has a task, and a medal "
            "for it.",
        )
