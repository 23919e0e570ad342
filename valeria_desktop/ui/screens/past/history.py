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

from valeria_desktop.games.valeria.rules.setup import Level, Solo
from valeria_desktop.games.valeria.ui.screens.words import SetupWords
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.storage import statistics
from valeria_desktop.storage.ledger import Ledger, damage_words
from valeria_desktop.ui.kit.controls import Button, Heading, Text
from valeria_desktop.ui.kit.page import Page
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.screens.past.history_models import ROW, SORT, Column, RowsModel, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.storage.history import History
    from valeria_desktop.ui.kit.look import Look

_NAMES, _NUMBERS = 280, 165  # how wide columns are
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
        self._nothing = self.tr("No game is finished yet. Each one will be kept here.")
        self.empty = Text(look, self._nothing, 17)
        self.note = Text(look, self._note(), 14, is_quiet=True)
        self.replay = Button(look, self.tr("Look at it again"), icon="eye", key="⏎")
        self.export = Button(look, self.tr("Export as CSV…"), icon="save")
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _note(self) -> str:
        return self.tr(
            "Luck counts the cards that the dice as rolled activated, less the mean of all rolls. "
            "Rewound games are not counted."
        )

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
            bots = {
                "random": self.tr("Bots that play anything"),
                "greedy": self.tr("Bots that play well"),
            }
            return bots.get(row.kind, shown(row.kind))
        return self._presets.get(row.name, shown(row.name))

    def _solo(self, row: statistics.SoloRecord) -> str:
        name = self._words.solos()[Solo(row.solo)][0]
        if Solo(row.solo) is Solo.SIEGE:
            return name
        level = self._words.levels().get(Level(row.level)) if row.level else None
        return f"{name} · {level}" if level else name

    def _table(self, page: str) -> QTableView:
        table, proxy = QTableView(), QSortFilterProxyModel(self)
        proxy.setSourceModel(self.models[page])
        proxy.setSortRole(SORT)
        table.setModel(proxy)
        table.setSortingEnabled(True)
        table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        proxy.sort(-1)
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
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
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        outer.addWidget(self.empty, 1)
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
        self.tabs.currentChanged.connect(self._tell_what_can_be_looked_at)
        outer.addWidget(self.tabs, 1)
        outer.addWidget(self.note)
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
        look, tokens = self._look, self._look.palette
        self.tabs.setFont(look.font(15))
        for page, table in self.tables.items():
            # the cells' words stand under those of the headings
            table.setStyleSheet(
                f"QTableView {{ alternate-background-color: {tokens.panel};"
                " border: 2px solid transparent; outline: none; }"
                f"QTableView:focus {{ border: 2px dashed {tokens.focus}; }}"
                f"QTableView::item {{ padding: 0 {look.px(8)}px; }}"
                f"QTableView::item:selected {{ background: {tokens.lit}; color: {tokens.on_lit}; }}"
                f"QHeaderView::section {{ padding: {look.px(3)}px {look.px(11)}px; }}"
            )
            table.setFont(look.font(15))
            table.horizontalHeader().setFont(look.bold(14))
            table.verticalHeader().setDefaultSectionSize(look.px(28))
            if page != "games":
                self._use_narrow_columns(table)

    def _use_narrow_columns(self, table: QTableView) -> None:
        """Keep the numbers near the name they belong to."""
        header = table.horizontalHeader()
        for section in range(header.count()):
            header.resizeSection(section, self._look.px(_NUMBERS if section else _NAMES))

    def show_history(self, history: History) -> None:
        """Show what is in the history now."""
        try:
            ledger = history.ledger()
        except ValeriaError as error:
            self.told.emit(tell(error.words))
            ledger = Ledger()
        self._tell_of_damage(ledger, history.path.name)
        games = ledger.games
        rows: dict[str, Sequence[object]] = {
            "games": statistics.finished(games),
            "players": statistics.by_player(games),
            "dukes": statistics.by_duke(games),
            "presets": statistics.by_preset(games),
            "solo": statistics.solo_records(games),
        }
        for page, model in self.models.items():
            model.show(rows[page])
        has_games = bool(rows["games"])
        self.empty.setVisible(not has_games)
        for part in (self.tabs, self.note):
            part.setVisible(has_games)
        self.export.setEnabled(has_games)
        if has_games:
            self.tables["games"].selectRow(0)
            self.tabs.currentWidget().setFocus()
        self._tell_what_can_be_looked_at()

    def _tell_of_damage(self, ledger: Ledger, file: str) -> None:
        """Say what is left out, for a while, and where nothing is left for good."""
        self.empty.setText(self._nothing)
        if ledger.damaged:
            words = tell(damage_words(ledger.damaged, file))
            self.empty.setText(words)
            self.told.emit(words)

    def _tell_what_can_be_looked_at(self) -> None:
        """Only where games are listed is one chosen."""
        is_listed = self.tabs.currentWidget() is self.tables["games"]
        self.replay.setEnabled(is_listed and self.tables["games"].currentIndex().isValid())

    def _ask_for_replay(self) -> None:
        index = self.tables["games"].currentIndex()
        if index.isValid():
            self.replay_asked.emit(index.data(ROW).id)
