"""The history: finished games, and what players, Dukes and set-ups have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QTabWidget,
    QVBoxLayout,
)

from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.engine.setup import Level, Solo
from valeria_desktop.storage import statistics
from valeria_desktop.ui.controls import Button, Heading, Text
from valeria_desktop.ui.page import Page
from valeria_desktop.ui.screens.history_models import ROW, SORT, Column, RowsModel, number
from valeria_desktop.ui.screens.words import SetupWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.engine.catalog import Catalog
    from valeria_desktop.storage.history import History
    from valeria_desktop.ui.look import Look

_PAGES = ("games", "players", "dukes", "presets", "solo")


class HistoryScreen(Page):
    """Pages of tables that can be sorted; a finished game can be looked at again."""

    replay_asked = Signal(str)
    """The id of a game."""
    export_asked = Signal()
    told = Signal(str)

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Show nothing yet."""
        super().__init__(look)
        self._words = SetupWords(self)
        self._presets = {preset.id: preset.name for preset in catalog.presets}
        self._presets |= self._words.presets()
        self.models = {page: RowsModel(self._columns(page)) for page in _PAGES}
        self.tables = {page: self._table(page) for page in _PAGES}
        self.tabs = QTabWidget()
        self.empty = Text(look, self.tr("No game is finished yet. Each one will be kept here."), 17)
        self.replay = Button(look, self.tr("Look at it again"), icon="eye", key="⏎")
        self.export = Button(look, self.tr("Export as CSV…"), icon="save")
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    # --- tables

    def _columns(self, page: str) -> Sequence[Column]:
        makers = {"games": self._of_games, "solo": self._of_solo}
        return makers[page]() if page in makers else self._of_tallies(page)

    def _of_games(self) -> Sequence[Column]:
        return (
            Column(self.tr("When"), lambda row: self._when(row.ended), lambda row: row.ended),
            Column(self.tr("Players and points"), lambda row: row.players),
            Column(self.tr("Won by"), self._won_by),
            Column(self.tr("Set-up"), self._setup),
            number(self.tr("Rounds"), lambda row: row.rounds),
            Column(self.tr("Mark"), lambda row: self.tr("rewound") if row.rewound else ""),
        )

    def _of_tallies(self, page: str) -> Sequence[Column]:
        heading = {
            "players": self.tr("Player"),
            "dukes": self.tr("Duke"),
            "presets": self.tr("Set-up"),
        }[page]
        return (
            Column(heading, self._tallied_name),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Wins"), lambda row: row.wins),
            number(self.tr("Best"), lambda row: row.best),
            number(self.tr("Mean points"), lambda row: row.mean, "{:.1f}"),
            number(self.tr("Luck of the dice"), lambda row: row.luck, "{:+.1f}"),
        )

    def _of_solo(self) -> Sequence[Column]:
        return (
            Column(self.tr("Game"), self._solo),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Wins"), lambda row: row.wins),
            number(self.tr("Best"), lambda row: row.best),
            number(self.tr("Wins in a row now"), lambda row: row.streak),
            number(self.tr("Longest row of wins"), lambda row: row.longest),
        )

    def _when(self, ended: str) -> str:
        when = QDateTime.fromString(ended, Qt.DateFormat.ISODate).toLocalTime()
        return QLocale().toString(when, QLocale.FormatType.ShortFormat)

    def _won_by(self, row: statistics.Finished) -> str:
        outcomes = {"won": self.tr("won"), "lost": self.tr("lost"), "drawn": self.tr("drawn")}
        return outcomes.get(row.outcome, row.winners)

    def _setup(self, row: statistics.Finished) -> str:
        if row.solo:
            return self._words.solos()[Solo(row.solo)][0]
        return self._presets.get(row.preset, row.preset)

    def _tallied_name(self, row: statistics.Tallied) -> str:
        if row.kind:
            return self.tr("Bots: {name}").format(name=row.kind)
        return self._presets.get(row.name, row.name)

    def _solo(self, row: statistics.SoloRecord) -> str:
        name = self._words.solos()[Solo(row.solo)][0]
        if Solo(row.solo) is Solo.SIEGE:
            return name
        return f"{name} · {self._words.levels()[Level(row.level)]}"

    def _table(self, page: str) -> QTableView:
        table, proxy = QTableView(), QSortFilterProxyModel(self)
        proxy.setSourceModel(self.models[page])
        proxy.setSortRole(SORT)
        table.setModel(proxy)
        table.setSortingEnabled(True)
        table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        proxy.sort(-1)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        return table

    # --- the page

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(18), px(10), px(18), px(12))
        outer.addWidget(Heading(self._look, self.tr("History"), 32))
        outer.addWidget(self.empty)
        words = (
            self.tr("Games"),
            self.tr("Players"),
            self.tr("Dukes"),
            self.tr("Set-ups"),
            self.tr("Solo"),
        )
        for page, name in zip(_PAGES, words, strict=True):
            self.tables[page].setAccessibleName(name)
            self.tabs.addTab(self.tables[page], name)
        outer.addWidget(self.tabs, 1)
        self._note = self.tr(
            "Luck counts the cards that the dice as rolled activated, less the mean of all rolls. "
            "Rewound games are not counted."
        )
        outer.addWidget(Text(self._look, self._note, 14, is_quiet=True))
        outer.addLayout(self._buttons())
        games = self.tables["games"]
        games.activated.connect(self._ask_for_replay)
        header = games.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def _buttons(self) -> QHBoxLayout:
        back = self.back_button()
        self.export.clicked.connect(self.export_asked)
        self.replay.clicked.connect(self._ask_for_replay)
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(self.export)
        row.addWidget(self.replay)
        return row

    def _restyle(self) -> None:
        self.tabs.setFont(self._look.font(15))
        for table in self.tables.values():
            table.setFont(self._look.font(15))
            table.horizontalHeader().setFont(self._look.bold(14))
            table.verticalHeader().setDefaultSectionSize(self._look.px(28))

    def show_history(self, history: History) -> None:
        """Show what is in the history now."""
        try:
            rows: dict[str, Sequence[object]] = {
                "games": statistics.finished(history),
                "players": statistics.by_player(history),
                "dukes": statistics.by_duke(history),
                "presets": statistics.by_preset(history),
                "solo": statistics.solo_records(history),
            }
        except ValeriaError as error:
            self.told.emit(str(error))
            rows = dict.fromkeys(_PAGES, ())
        for page, model in self.models.items():
            model.show(rows[page])
        has_games = bool(rows["games"])
        self.empty.setVisible(not has_games)
        self.tabs.setVisible(has_games)
        for button in (self.export, self.replay):
            button.setEnabled(has_games)
        if has_games:
            self.tables["games"].selectRow(0)
            self.tables["games"].setFocus()

    def _ask_for_replay(self) -> None:
        index = self.tables["games"].currentIndex()
        if index.isValid():
            self.replay_asked.emit(index.data(ROW).id)
