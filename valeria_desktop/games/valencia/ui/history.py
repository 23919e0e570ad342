"""Valencia's tables of the history of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.valencia import statistics
from valeria_desktop.games.valencia.game import RULES, catalog
from valeria_desktop.games.valencia.memory import SOURCES
from valeria_desktop.games.valencia.ui.screens.setup_words import SetupWords
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords
from valeria_desktop.storage.statistics import by_player
from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable, number
from valeria_desktop.ui.screens.past.history_tables import TallyColumns, mean_of
from valeria_desktop.ui.words.figures import amount, per_cent
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.statistics import TaskRecord
    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.storage.statistics import Tallied

_FEW = 2
"""Kinds of advanced cards that are named in a short line; more kinds are only counted."""


class ValenciaHistory(QObject):
    """Makes the tables of points by source, auctions, tasks and cities."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words, self._columns = SetupWords(self), TallyColumns(self)

    def player_columns(self) -> Sequence[Column]:
        """Return Valencia's columns for the table of players."""
        return (number(self.tr("Tasks fulfilled"), _share, per_cent),)

    def tables(self) -> Sequence[HistoryTable]:
        """Return Valencia's tables."""
        cities = self._columns.under_setup(self.tr("City"), self._city_row)
        points = self._columns.of_sources(RULES, ValenciaScoreWords(), SOURCES)
        return (
            HistoryTable("sources", self.tr("Points"), points, by_player),
            HistoryTable("auctions", self.tr("Auctions"), self._of_auctions(), by_player),
            HistoryTable("tasks", self.tr("Tasks"), self._of_tasks(), statistics.by_task),
            HistoryTable("cities", self.tr("Cities"), cities, statistics.by_setup),
        )

    def setup(self, kept: KeptGame) -> str:
        """Return the city and the advanced cards of a finished game, in few words."""
        city, advanced = statistics.setup_of(kept)
        kinds = len(advanced.split())
        if kinds <= _FEW:
            return self._city(city, self._words.modules(advanced))
        words = self.tr("{number} kinds of advanced cards")
        return self._city(city, words.format(number=kinds))

    # --- columns

    def _of_auctions(self) -> Sequence[Column]:
        return (
            *self._columns.of_player(RULES),
            number(self.tr("Auctions won"), mean_of("auctions"), amount),
            number(self.tr("Coins at the end"), mean_of("coins"), amount),
            number(self.tr("Tasks kept"), mean_of("kept"), amount),
            number(self.tr("Tasks fulfilled"), mean_of("fulfilled"), amount),
        )

    def _of_tasks(self) -> Sequence[Column]:
        return (
            Column(self.tr("Task"), self._task),
            number(self.tr("Kept"), lambda row: row.kept),
            number(self.tr("Fulfilled"), lambda row: row.fulfilled),
            number(self.tr("Share"), lambda row: row.share, per_cent),
        )

    # --- names

    def _task(self, row: TaskRecord) -> str:
        names = {task.number: tell(task.words()) for task in catalog().tasks}
        return names[row.number]

    def _city_row(self, row: Tallied) -> str:
        return self._city(row.name, self._words.modules(row.kind))

    def _city(self, city: str, more: str) -> str:
        names = self._words.cities() | {statistics.OWN: self.tr("Own files")}
        return f"{names[city]} · {more}" if more else names[city]


def _share(row: Tallied) -> float:
    """Return the fulfilled share of a player's kept tasks."""
    kept = row.means["kept"]
    return row.means["fulfilled"] / kept if kept else 0.0
