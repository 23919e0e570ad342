"""Valeria's tables in the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.valeria import statistics
from valeria_desktop.games.valeria.rules.setup import Level, Solo
from valeria_desktop.games.valeria.ui.screens.setup_words import SetupWords, boxes_words
from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable, number
from valeria_desktop.ui.screens.past.history_tables import TallyColumns
from valeria_desktop.ui.words.figures import more

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.storage.statistics import Tallied


class ValeriaHistory(QObject):
    """The tables of Dukes, set-ups and solo games, and the column of luck."""

    def __init__(self, name_preset: Callable[[str], str], parent: QObject) -> None:
        super().__init__(parent)
        self._name_preset = name_preset
        self._setup_words = SetupWords(self)

    def player_columns(self) -> Sequence[Column]:
        """Return Valeria's columns about a player."""
        return (self._luck(),)

    def tables(self) -> Sequence[HistoryTable]:
        """Return Valeria's tables."""
        columns, luck = TallyColumns(self), self._luck()
        dukes = (*columns.under(self.tr("Duke"), self._name), luck)
        presets = (*columns.under_setup(self.tr("Set-up"), self._name), luck)
        boxes = (*columns.under_setup(self.tr("Boxes"), self._boxes), luck)
        return (
            HistoryTable("dukes", self.tr("Dukes"), dukes, statistics.by_duke),
            HistoryTable("presets", self.tr("Set-ups"), presets, statistics.by_preset),
            HistoryTable("boxes", self.tr("Boxes"), boxes, statistics.by_sets),
            HistoryTable("solo", self.tr("Solo"), self._of_solo(), statistics.solo_records),
        )

    def _luck(self) -> Column:
        return number(self.tr("Luck of the dice"), lambda row: row.means["luck"], more)

    def _name(self, row: Tallied) -> str:
        return self._name_preset(row.name)

    def _boxes(self, row: Tallied) -> str:
        return boxes_words(row.name.split()) or self.tr("Base game alone")

    def _of_solo(self) -> Sequence[Column]:
        return (
            Column(self.tr("Game"), self._kind_and_level),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Wins"), lambda row: row.wins),
            number(self.tr("Best"), lambda row: row.best),
            number(self.tr("Wins in a row now"), lambda row: row.streak),
            number(self.tr("Longest row of wins"), lambda row: row.longest),
        )

    def _kind_and_level(self, row: statistics.SoloRecord) -> str:
        parts = [self._setup_words.solos()[Solo(row.solo)][0]]
        if row.level and Solo(row.solo) is not Solo.SIEGE:
            parts.append(self._setup_words.levels()[Level(row.level)])
        return " · ".join(filter(None, (*parts, boxes_words(row.sets))))
