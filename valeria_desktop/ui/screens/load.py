"""Games to go on with: the autosaved ones, and any file."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QListView, QVBoxLayout, QWidget

from valeria_desktop.engine.setup import Solo
from valeria_desktop.storage.shelf import SUFFIX, Listed
from valeria_desktop.ui.controls import Button, Heading, Kind, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.ui.look import Look

Index = QModelIndex | QPersistentModelIndex


class GamesRole(IntEnum):
    """What a line of the list knows."""

    LISTED = Qt.ItemDataRole.UserRole


class GamesModel(QAbstractListModel):
    """The games that can be gone on with."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._games: list[Listed] = []

    def show(self, games: Sequence[Listed]) -> None:
        """Show games, the newest first."""
        self.beginResetModel()
        self._games = list(games)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        return self.tr("Games") if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        listed = self._games[index.row()]
        if role == GamesRole.LISTED:
            return listed
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.words(listed.saved)
        return None

    def words(self, saved: SavedGame) -> str:
        """Say which game it is: who plays, how far it is, and when it was played."""
        pairs = zip(saved.seats, saved.points, strict=False)
        names = ", ".join(f"{seat.name} {points}" for seat, points in pairs)
        kinds = {
            None: self.tr("Game"),
            Solo.DARK_LORD: self.tr("The Dark Lord"),
            Solo.SIEGE: self.tr("The siege"),
        }
        when = QDateTime.fromString(saved.played, Qt.DateFormat.ISODate).toLocalTime()
        return self.tr("{kind} · {names} · round {round} · {when}").format(
            kind=kinds[saved.setup.solo],
            names=names,
            round=max(1, saved.round),
            when=QLocale().toString(when, QLocale.FormatType.ShortFormat),
        )


class LoadScreen(QWidget):
    """A list of games; one is gone on with by Enter or a double click."""

    chosen = Signal(object)
    """A path."""
    left = Signal()

    def __init__(self, look: Look) -> None:
        """Show an empty list."""
        super().__init__()
        self._look = look
        self.model = GamesModel()
        self.list = QListView()
        self._empty = Text(look, self.tr("No game is saved yet. Every game is, by itself."), 16)
        self._open = Button(look, self.tr("Go on"), icon="play", key="⏎", kind=Kind.PRIMARY)
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(18), px(10), px(18), px(12))
        outer.addWidget(Heading(self._look, self.tr("Load"), 32))
        outer.addWidget(self._empty)
        self.list.setModel(self.model)
        self.list.setSpacing(px(3))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.list.activated.connect(self._choose)
        outer.addWidget(self.list, 1)
        back = Button(self._look, self.tr("Back"), icon="left", key="Esc")
        back.clicked.connect(self.left)
        file = Button(self._look, self.tr("Open a file…"), icon="load")
        file.clicked.connect(self.ask_for_file)
        self._open.clicked.connect(lambda: self._choose(self.list.currentIndex()))
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(file)
        row.addWidget(self._open)
        outer.addLayout(row)

    def _restyle(self) -> None:
        self.list.setFont(self._look.font(17))

    def show_games(self, games: Sequence[Listed]) -> None:
        """Show games, the newest chosen."""
        self.model.show(games)
        self._empty.setVisible(not games)
        self._open.setEnabled(bool(games))
        if games:
            self.list.setCurrentIndex(self.model.index(0))
            self.list.setFocus()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.data(GamesRole.LISTED).path)

    def ask_for_file(self) -> None:
        """Let a file be chosen, without holding anything else up."""
        dialog = QFileDialog(self, self.tr("Open a game"))
        dialog.setNameFilter(self.tr("Games of Valeria (*{suffix})").format(suffix=SUFFIX))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.chosen)
        dialog.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
