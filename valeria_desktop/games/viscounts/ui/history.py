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
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.storage.statistics import by_player
from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable, number
from valeria_desktop.ui.screens.past.history_tables import TallyColumns
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.viscounts.statistics import RivalRecord
    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.storage.statistics import Tallied

_PLAYERS_SOURCES = SOURCES[:-1]
"""The sources of players: only Odo has points for resources."""


class ViscountsHistory(QObject):
    """Makes the tables of points by source, deeds, boards, and games against Odo."""

    def __init__(self, parent: QObject) -> None:
        """Prepare the words of set-ups and bots."""
        super().__init__(parent)
        self._words, self._bots = SetupWords(self), BotWords(self)

    def player_columns(self) -> Sequence[Column]:
        """Return the columns of Viscounts for the table of players."""
        return (number(self.tr("Collisions"), _mean_of("collisions"), amount),)

    def tables(self) -> Sequence[HistoryTable]:
        """Return the tables of Viscounts."""
        boards = TallyColumns(self).under(self.tr("Board"), self._board)
        return (
            HistoryTable("sources", self.tr("Points"), self._of_sources(), by_player),
            HistoryTable("deeds", self.tr("In numbers"), self._of_deeds(), by_player),
            HistoryTable("boards", self.tr("Boards"), boards, statistics.by_setup),
            HistoryTable("alone", self.tr("Alone"), self._of_rivals(), statistics.by_rival),
        )

    def setup(self, kept: KeptGame) -> str:
        """Return the set-up of a finished game in few words."""
        if kept.players == 1:
            return self._alone(kept.special["rival"], kept.special["futures"])
        own = self.tr("Own files") if kept.special["own"] else ""
        side = self._words.sides()[kept.special["side"]]
        return f"{side} · {own}" if own else side

    # --- columns

    def _of_sources(self) -> Sequence[Column]:
        words = ViscountsScoreWords()
        means = (
            number(words.source(source), _mean_of(source), amount) for source in _PLAYERS_SOURCES
        )
        return (*self._player(), *means)

    def _of_deeds(self) -> Sequence[Column]:
        return (
            *self._player(),
            number(self.tr("Debts paid"), _mean_of("paid"), amount),
            number(self.tr("Deeds approved"), _mean_of("approved"), amount),
            number(self.tr("Workers in the castle"), _mean_of("workers"), amount),
            number(self.tr("Collisions"), _mean_of("collisions"), amount),
            number(self.tr("Links closed"), _mean_of("links"), amount),
            number(self.tr("Shuffles"), _mean_of("shuffles"), amount),
        )

    def _of_rivals(self) -> Sequence[Column]:
        return (
            Column(self.tr("Odo's board"), self._rival),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Won"), lambda row: row.wins),
            number(self.tr("Most points"), lambda row: row.best),
        )

    def _player(self) -> Sequence[Column]:
        return (
            Column(self.tr("Player"), self._who),
            number(self.tr("Games"), lambda row: row.games),
        )

    # --- names

    def _who(self, row: Tallied) -> str:
        return self._bots.who(RULES, row.kind) if row.kind else shown(row.name)

    def _board(self, row: Tallied) -> str:
        side = self._words.sides()[int(row.kind)]
        return self.tr("Players: {number} · {side}").format(number=row.name, side=side)

    def _rival(self, row: RivalRecord) -> str:
        return self._alone(row.rival, row.futures)

    def _alone(self, rival: str, futures: int) -> str:
        name, _ = self._words.rivals()[Rival(rival)]
        return f"{name} · {self._words.difficulties()[futures]}"


def _mean_of(name: str) -> Callable[[Tallied], float]:
    return lambda row: row.means[name]
