"""The tables of the history: the common tables, and the tables of each game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Qt

from valeria_desktop.bots.registry import parts_of
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.storage import statistics
from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable, number
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.storage.ledger import KeptGame, KeptSeat
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.screens.end.end_parts import ScoreWords

GAMES, PLAYERS = "games", "players"
_LAST = float("-inf")


class TallyColumns(QObject):
    """The columns for the results of a player, a set-up or the like."""

    def under(self, heading: str, words: Callable[[Any], str]) -> Sequence[Column]:
        """Return the columns of results, after a column of names under a heading."""
        return (
            Column(heading, words),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Wins"), lambda row: row.wins),
            number(self.tr("Best"), lambda row: row.best),
            number(self.tr("Mean points"), lambda row: row.mean, amount),
        )

    def under_setup(self, heading: str, words: Callable[[Any], str]) -> Sequence[Column]:
        """Return the columns of what all played with; the headings say whose results they are."""
        return (
            Column(heading, words),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Won by people"), lambda row: row.wins),
            number(self.tr("Best of all"), lambda row: row.best),
            number(self.tr("Mean of all"), lambda row: row.mean, amount),
        )

    def of_player(self, rules: Rules[Any]) -> Sequence[Column]:
        """Return the first columns of a game's own table of players: who, and how many games."""
        bots = BotWords()

        def who(row: statistics.Tallied) -> str:
            return bots.who(rules, row.kind) if row.kind else shown(row.name)

        heading = QCoreApplication.translate("HistoryTables", "Player")
        return Column(heading, who), number(self.tr("Games"), lambda row: row.games)

    def of_sources(
        self, rules: Rules[Any], words: ScoreWords, sources: Iterable[str]
    ) -> Sequence[Column]:
        """Return the columns of players and their mean points from each source."""
        means = (number(words.source(source), mean_of(source), amount) for source in sources)
        return (*self.of_player(rules), *means)


def mean_of(name: str) -> Callable[[statistics.Tallied], float]:
    """Return what has the mean of a row's numbers under a name."""
    return lambda row: row.means[name]


class HistoryTables(QObject):
    """Makes the tables, and has the names of games."""

    def __init__(self, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._bots = BotWords()

    def common(self) -> tuple[HistoryTable, HistoryTable]:
        """Return the tables of all games: finished games, and players."""
        return (
            HistoryTable(GAMES, self.tr("Games"), self._of_games(), statistics.finished),
            HistoryTable(PLAYERS, self.tr("Players"), self._of_players(), statistics.by_player),
        )

    def of_game(self, game: str) -> Sequence[HistoryTable]:
        """Return the tables of one game, made from that game's results only."""
        return [
            evolve(table, name=f"{game} {table.name}", rows=partial(_own_rows, game, table))
            for table in self._faces[game].words.tables()
        ]

    def name_of(self, game: str) -> str:
        """Return the name of a game; of an unknown game, its id in the history."""
        return self._faces[game].rules.name if game in self._faces else shown(game)

    def note(self, games: Iterable[str]) -> str:
        """Return the notes to the tables of these games."""
        own = (self._faces[game].words.note() for game in self._faces if game in games)
        return " ".join((*filter(None, own), self.tr("Rewound games are not counted.")))

    # --- columns

    def _of_games(self) -> Sequence[Column]:
        return (
            Column(
                self.tr("When"),
                lambda row: self._when(row.kept.ended),
                lambda row: row.kept.ended,
            ),
            Column(self.tr("Players and points"), self._players),
            Column(self.tr("Won by"), self._won_by),
            Column(self.tr("Game"), lambda row: self.name_of(row.kept.game)),
            Column(self.tr("Set-up"), self._setup),
            number(self.tr("Rounds"), lambda row: row.kept.rounds),
            Column(self.tr("Mark"), self._mark),
        )

    def _of_players(self) -> Sequence[Column]:
        who, *tallied = TallyColumns(self).under(self.tr("Player"), self._who)
        own = (
            _only_of(game, column)
            for game, face in self._faces.items()
            for column in face.words.player_columns()
        )
        game = Column(self.tr("Game"), lambda row: self.name_of(row.game))
        return (who, game, *tallied, *own, self._unhelped())

    def _unhelped(self) -> Column:
        """Return the column of wins without help; empty for bots, who never get help."""
        return Column(
            self.tr("Wins without help"),
            lambda row: "" if row.kind else str(row.unhelped),
            lambda row: _LAST if row.kind else row.unhelped,
        )

    def _when(self, ended: str) -> str:
        when = QDateTime.fromString(ended, Qt.DateFormat.ISODate).toLocalTime()
        return QLocale().toString(when, QLocale.FormatType.ShortFormat)

    def _players(self, row: statistics.Finished) -> str:
        """Return all players with their points, and the level of each bot."""
        return ", ".join(f"{self._player(seat)} {seat.points}" for seat in row.ranked)

    def _player(self, seat: KeptSeat) -> str:
        level = self._bots.levels().get(parts_of(seat.bot)[0]) if seat.bot else None
        name = shown(seat.name)
        return self.tr("{name} ({level})").format(name=name, level=level) if level else name

    def _mark(self, row: statistics.Finished) -> str:
        """Return the marks of a game: rewound, watched, or without help."""
        marks = (
            self.tr("rewound") if row.kept.rewound else self._watched(row),
            self.tr("without help") if row.kept.without_help else "",
        )
        return ", ".join(filter(None, marks))

    def _watched(self, row: statistics.Finished) -> str:
        """Return the mark of a game without people, with the name of a lone bot's level."""
        if any(not seat.bot for seat in row.kept.seats):
            return ""
        if len(row.kept.seats) > 1:
            return self.tr("watched")
        return self.tr("watched: {level}").format(level=self._bots.kind(row.kept.seats[0].bot))

    def _won_by(self, row: statistics.Finished) -> str:
        outcomes = {"won": self.tr("won"), "lost": self.tr("lost"), "drawn": self.tr("drawn")}
        return outcomes.get(row.kept.outcome, row.winners)

    def _setup(self, row: statistics.Finished) -> str:
        face = self._faces.get(row.kept.game)
        return face.words.setup(row.kept) if face else ""

    def _who(self, row: statistics.Tallied) -> str:
        bots = {
            "random": self.tr("Bots that play at random"),
            "greedy": self.tr("Bots that play well"),
            "planner": self.tr("Bots that plan ahead"),
        }
        if not row.kind:
            return shown(row.name)
        face = self._faces.get(row.game)
        rules = face.rules if face is not None else None
        return bots.get(row.kind) or self._bots.who(rules, row.kind)


def _own_rows(game: str, table: HistoryTable, games: Sequence[KeptGame]) -> Sequence[object]:
    return table.rows([kept for kept in games if kept.game == game])


def _only_of(game: str, column: Column) -> Column:
    """Return a column that is empty for the rows of other games, and sorts those last."""
    return Column(
        column.heading,
        lambda row: column.words(row) if row.game == game else "",
        lambda row: column.sorted_by(row) if row.game == game else _LAST,
    )
