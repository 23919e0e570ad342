"""The list of finished games on parchment, and the results of players, Dukes and set-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
)

from valeria_desktop.content.resources import resources_root
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.ledger import Ledger, damage_words
from valeria_desktop.storage.save import from_text
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.page import Page, Sheet
from valeria_desktop.ui.controls.text import Heading, Slip, Text
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.program.commands import as_written
from valeria_desktop.ui.screens.past.history_models import ROW, SORT, HistoryRowsModel
from valeria_desktop.ui.screens.past.history_tables import GAMES, PLAYERS, HistoryTables
from valeria_desktop.ui.screens.past.thumbnails import Thumbnails
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.storage.history import History
    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.past.history_models import Index


_PICTURE = (100, 56)
_AROUND = 6


class TablePictureDelegate(QStyledItemDelegate):
    """Paints a small picture of the table before each finished game."""

    def __init__(self, look: Look, faces: Faces, parent: QObject | None = None) -> None:
        """Begin without a history."""
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._history: History | None = None
        self.thumbnails = Thumbnails(look, faces, self)

    def use(self, history: History) -> None:
        """Read the games from this history."""
        self._history = history

    @property
    def row_height(self) -> int:
        """The height of a row with a picture, in pixels."""
        return self._look.px(_PICTURE[1] + _AROUND)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        game = index.data(ROW).kept.id
        picture = self.thumbnails.of_finished(game, lambda: self._saved(game))
        icon = QIcon()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            if not picture.isNull():
                icon.addPixmap(picture, mode)
        option.icon = icon
        option.decorationSize = QSize(*(self._look.px(side) for side in _PICTURE))
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width(), self.row_height)

    def _saved(self, game: str) -> SavedGame | None:
        if self._history is None:
            return None
        try:
            return from_text(self._history.save_of(game), game, games_of(self._faces))
        except ValeriaError:
            return None


_ARROWS = (resources_root() / "shell" / "art" / "icons").as_posix()
"""The places of the arrows beside tabs that have no room."""
_NAMES, _NAMES_OF_TWO, _LEAST, _NUMBERS = 280, 210, 150, 84
"""The widths of a column of names, also of two beside each other, its least width, and the least
width of a column of numbers, in pixels of text."""
_ROOM, _PADDING = 1180, 30
"""The room of a table, and what a heading has beside its words, in pixels of text."""
_NAMING = {GAMES: 3, PLAYERS: 1}
"""The numbers of the columns with the game's name, by table."""


class HistoryScreen(Page):
    """Sortable tables in tabs on a sheet; a finished game can be replayed, or removed for good."""

    replay_asked = Signal(str)
    """The id of the game to replay."""
    removal_asked = Signal(str)
    """The id of the game to remove from the history."""
    export_asked = Signal()
    told = Signal(str)

    def __init__(self, look: Look, faces: Faces) -> None:
        """Make the common tables, and the tables of each game."""
        super().__init__(look)
        self.setAccessibleName(self.tr("All games"))
        self._made = HistoryTables(faces, self)
        self._own = {game: self._made.of_game(game) for game in faces}
        own = (page for pages in self._own.values() for page in pages)
        self._pages = {page.name: page for page in (*self._made.common(), *own)}
        self.models = {name: HistoryRowsModel(page.columns) for name, page in self._pages.items()}
        self.tables = {name: self._table(name) for name in self._pages}
        self.sheet = Sheet(look)
        self.tabs = QTabWidget()
        for arrow in self.tabs.tabBar().findChildren(QToolButton):
            arrow.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys go from tab to tab without them
        self._nothing = self.tr("No game is finished yet. Each one will be kept here.")
        self.empty = Slip(look, self._nothing, 17)
        self.note = Text(self.sheet.look, "", 15)
        self.replay = Button(look, self.tr("Replay"), icon="eye", key="⏎")
        self.remove = Button(look, self.tr("Delete…"), key=as_written("Del"))
        self.export = Button(look, self.tr("Export as CSV…"), icon="save")
        self.pictures = TablePictureDelegate(look, faces, self)
        self.tables[GAMES].setItemDelegateForColumn(0, self.pictures)
        self.pictures.thumbnails.drawn.connect(self.tables[GAMES].viewport().update)
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _table(self, name: str) -> QTableView:
        table, proxy = QTableView(), QSortFilterProxyModel(self)
        proxy.setSourceModel(self.models[name])
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
        outer.addWidget(Heading(self._look, self.tr("All games"), 32))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        outer.addWidget(self.empty, 1)
        for name, page in self._pages.items():
            self.tables[name].setAccessibleName(page.title)
            self.tabs.addTab(self.tables[name], page.title)
        self.tabs.currentChanged.connect(self._tell_what_can_be_looked_at)
        inside = QVBoxLayout(self.sheet)
        inside.addWidget(self.tabs, 1)
        inside.addWidget(self.note)
        outer.addWidget(self.sheet, 1)
        outer.addLayout(self._buttons())
        games = self.tables[GAMES]
        games.activated.connect(self._ask_for_replay)
        header = games.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def _buttons(self) -> QHBoxLayout:
        back = self.back_button()
        self.export.clicked.connect(self.export_asked)
        self.remove.clicked.connect(self._ask_to_remove)
        self.replay.clicked.connect(self._ask_for_replay)
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(self.export)
        row.addWidget(self.remove)
        row.addWidget(self.replay)
        return row

    def _restyle(self) -> None:
        look, tokens, edge = self._look, self.sheet.look.palette, self.sheet.edge()
        self.sheet.layout().setContentsMargins(edge, edge, edge, edge)  # type: ignore[union-attr]  # it has one
        self.tabs.setFont(look.font(15))
        self.tabs.setStyleSheet(
            f"QTabBar::tab {{ background: {tokens.panel}; color: {tokens.ink};"
            f" border: 1.5px solid {tokens.line}; min-height: {LEAST_TARGET - 13}px; }}"
            f"QTabBar::tab:selected {{ background: {tokens.raised}; border-color: {tokens.ink}; }}"
            f"QTabBar::tab:focus {{ border: 3px solid {tokens.focus}; }}"
            f"QTabBar QToolButton {{ background: {tokens.raised}; color: {tokens.ink};"
            f" border: 1.5px solid {tokens.ink}; border-radius: 4px; }}"
            f"QTabBar QToolButton:disabled {{ border-color: {tokens.line}; }}"
            f"QTabBar::scroller {{ width: {2 * LEAST_TARGET}px; }}"
            f'QTabBar QToolButton::left-arrow {{ image: url("{_ARROWS}/left.svg"); }}'
            f'QTabBar QToolButton::right-arrow {{ image: url("{_ARROWS}/right.svg"); }}'
        )
        for page, table in self.tables.items():
            # aligns the words of the cells with the headings
            table.setStyleSheet(
                f"QTableView {{ background: {tokens.panel}; color: {tokens.ink};"
                f" alternate-background-color: {tokens.raised};"
                " border: 2px solid transparent; outline: none; }"
                f"QTableView:focus {{ border: 2px dashed {tokens.focus}; }}"
                f"QTableView::item {{ padding: 0 {look.px(8)}px; }}"
                f"QTableView::item:selected {{ background: {tokens.lit}; color: {tokens.on_lit}; }}"
                f"QHeaderView::section {{ padding: {look.px(3)}px {look.px(11)}px;"
                f" color: {tokens.ink}; background: {tokens.line}; border: none; }}"
            )
            table.setFont(look.font(15))
            header = table.horizontalHeader()
            header.setFont(look.bold(14))
            header.setFixedHeight(2 * QFontMetrics(look.bold(14)).lineSpacing() + look.px(8))
            table.verticalHeader().setDefaultSectionSize(look.px(28))
            if page == GAMES:
                table.verticalHeader().setDefaultSectionSize(self.pictures.row_height)
            else:
                self._use_narrow_columns(table)

    def _use_narrow_columns(self, table: QTableView) -> None:
        """Make columns of numbers as narrow as their headings, so that they stay near their names.

        A heading may have two lines.
        """
        header, px = table.horizontalHeader(), self._look.px
        is_named = table is self.tables[PLAYERS] and not table.isColumnHidden(_NAMING[PLAYERS])
        names, most = (2, _NAMES_OF_TWO) if is_named else (1, _NAMES)
        numbers = [
            each for each in range(names, header.count()) if not header.isSectionHidden(each)
        ]
        wide = {each: max(px(_NUMBERS), self._heading_width(table, each)) for each in numbers}
        share = (px(_ROOM) - sum(wide.values())) // names
        own = max(px(_LEAST), min(px(most), share))
        for section in range(header.count()):
            header.resizeSection(section, wide.get(section, own))

    def _heading_width(self, table: QTableView, section: int) -> int:
        """Return the width in which a heading's words fit on two lines, with its padding."""
        metrics = QFontMetrics(self._look.bold(14))
        across = Qt.Orientation.Horizontal
        words = str(table.model().headerData(section, across) or "").split()
        cuts = range(len(words) + 1)
        lines = ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in cuts)
        least = min(max(map(metrics.horizontalAdvance, pair)) for pair in lines)
        return least + self._look.px(_PADDING)

    def show_history(self, history: History, running: Collection[str] = ()) -> None:
        """Show the present history, without the ids of games that go on again."""
        self.empty.setText(self._nothing)
        try:
            ledger = history.ledger()
        except ValeriaError as error:
            ledger = Ledger()
            self._tell_for_good(tell(error.words))
        self.pictures.use(history)
        self._tell_of_damage(ledger, history.path.name)
        games = [kept for kept in ledger.games if kept.id not in running]
        for name, model in self.models.items():
            model.show(self._pages[name].rows(games))
        self._tell_games_apart({kept.game for kept in games})
        has_games = bool(games)
        self.empty.setVisible(not has_games)
        self.sheet.setVisible(has_games)
        self.export.setEnabled(has_games)
        if has_games:
            self.tables[GAMES].selectRow(0)
        self._tell_what_can_be_looked_at()

    @property
    def first_focus(self) -> QWidget | None:
        return super().first_focus if self.sheet.isHidden() else self.tabs.currentWidget()

    def _tell_games_apart(self, games: set[str]) -> None:
        """Show the tables of the games that were played, and their names if there are several."""
        differ = len(games) > 1
        for name, column in _NAMING.items():
            self.tables[name].setColumnHidden(column, not differ)
        self._use_narrow_columns(self.tables[PLAYERS])
        for game, pages in self._own.items():
            for page in pages:
                title = f"{page.title} · {self._made.name_of(game)}" if differ else page.title
                tab = self.tabs.indexOf(self.tables[page.name])
                self.tabs.setTabVisible(tab, game in games)
                self.tabs.setTabText(tab, title)
        self.note.setText(self._made.note(games))

    def _tell_of_damage(self, ledger: Ledger, file: str) -> None:
        if ledger.damaged:
            self._tell_for_good(tell(damage_words(ledger.damaged, file)))

    def _tell_for_good(self, words: str) -> None:
        """Tell of a trouble for a while, and also write it in place of an empty table."""
        self.empty.setText(words)
        self.told.emit(words)

    def _tell_what_can_be_looked_at(self) -> None:
        """Enable the replay's button only while a row of the games' table is selected."""
        is_listed = self.tabs.currentWidget() is self.tables[GAMES]
        for button in (self.replay, self.remove):
            button.setEnabled(is_listed and self.tables[GAMES].currentIndex().isValid())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.remove.isEnabled():
            self._ask_to_remove()
        else:
            super().keyPressEvent(event)

    def _ask_to_remove(self) -> None:
        index = self.tables[GAMES].currentIndex()
        if index.isValid():
            self.removal_asked.emit(index.data(ROW).kept.id)

    def _ask_for_replay(self) -> None:
        index = self.tables[GAMES].currentIndex()
        if index.isValid():
            self.replay_asked.emit(index.data(ROW).kept.id)
