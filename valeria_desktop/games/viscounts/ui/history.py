"""The tables of Viscounts in the history of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.viscounts import statistics
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.memory import SOURCES
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.ui.screens.setup_words import SetupWords
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords
from valeria_desktop.storage.statistics import by_player
from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable, number
from valeria_desktop.ui.screens.past.history_tables import TallyColumns, mean_of
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.storage.statistics import Tallied

_PLAYERS_SOURCES = SOURCES[:-1]
"""The sources of players: only Odo has points for resources."""


class ViscountsHistory(QObject):
    """Makes the tables of points by source, deeds, boards, and games against Odo."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words, self._columns = SetupWords(self), TallyColumns(self)

    def player_columns(self) -> Sequence[Column]:
        return (number(self.tr("Collisions"), mean_of("collisions"), amount),)

    def tables(self) -> Sequence[HistoryTable]:
        boards = self._columns.under_setup(self.tr("Board"), self._board)
        points = self._columns.of_sources(RULES, ViscountsScoreWords(), _PLAYERS_SOURCES)
        return (
            HistoryTable("sources", self.tr("Points"), points, by_player),
            HistoryTable("deeds", self.tr("In numbers"), self._of_deeds(), by_player),
            HistoryTable("boards", self.tr("Boards"), boards, statistics.by_setup),
            HistoryTable("alone", self.tr("Alone"), self._of_rivals(), statistics.by_rival),
        )

    def setup(self, kept: KeptGame) -> str:
        if kept.players == 1:
            return self._alone(kept.special["rival"], kept.special["futures"])
        own = self.tr("Own files") if kept.special["own"] else ""
        side = self._words.sides()[kept.special["side"]]
        return f"{side} · {own}" if own else side

    # --- columns

    def _of_deeds(self) -> Sequence[Column]:
        return (
            *self._columns.of_player(RULES),
            number(self.tr("Debts paid"), mean_of("paid"), amount),
            number(self.tr("Deeds approved"), mean_of("approved"), amount),
            number(self.tr("Workers in the castle"), mean_of("workers"), amount),
            number(self.tr("Collisions"), mean_of("collisions"), amount),
            number(self.tr("Links closed"), mean_of("links"), amount),
            number(self.tr("Shuffles"), mean_of("shuffles"), amount),
        )

    def _of_rivals(self) -> Sequence[Column]:
        return (
            Column(self.tr("Odo's board"), lambda row: self._alone(row.rival, row.futures)),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Won"), lambda row: row.wins),
            number(self.tr("Most points"), lambda row: row.best),
        )

    # --- names

    def _board(self, row: Tallied) -> str:
        side = self._words.sides()[int(row.kind)]
        return self.tr("Players: {number} · {side}").format(number=row.name, side=side)

    def _alone(self, rival: str, futures: int) -> str:
        name, _ = self._words.rivals()[Rival(rival)]
        return f"{name} · {self._words.difficulties()[futures]}"
