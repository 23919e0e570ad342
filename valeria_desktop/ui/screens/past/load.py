"""The saved games to go on with: the autosaved ones, and any file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSizeF, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QListView, QVBoxLayout, QWidget

from valeria_desktop.storage.save_file import SUFFIX
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.controls.text import Heading, Slip
from valeria_desktop.ui.screens.past.game_row import GamesDelegate
from valeria_desktop.ui.screens.past.games_list import GamesModel, GamesRole
from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QObject, SignalInstance

    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look


class LoadScreen(Page):
    """A list of saved games; Enter or a double click goes on with one."""

    chosen = Signal(object)
    """The path of the save to go on with."""
    replay_asked = Signal(object)
    """The path of the save to replay."""
    removal_asked = Signal(object)
    """The path of the save to remove."""

    def __init__(self, look: Look, faces: Faces) -> None:
        """Show an empty list."""
        super().__init__(look)
        self.setAccessibleName(self.tr("Load"))
        self.model = GamesModel(faces)
        self.list = QListView()
        self._holder = QWidget()
        """The room of the list, in whose middle a short one stands."""
        self.thumbnails = Thumbnails(look, faces, self)
        self.thumbnails.drawn.connect(self.list.viewport().update)
        self._delegate = GamesDelegate(look, self.thumbnails)
        self._nothing = self.tr("No game is saved yet. Every game saves itself.")
        self._empty = Slip(look, self._nothing, 16)
        self.remove = Button(look, self.tr("Delete…"))
        self._replay = Button(look, self.tr("Replay"), icon="eye")
        self._file = Button(look, self.tr("Open a file…"), icon="load")
        self._open = Button(
            look, self.tr("Continue"), icon="play", key="⏎", kind=ButtonKind.PRIMARY
        )
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
        self._delegate.setParent(self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setSpacing(px(2))
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(self.tr("Saved games"))
        self.list.activated.connect(self._choose)
        outer.addWidget(self._holder, 1)
        self.list.setParent(self._holder)
        self._holder.installEventFilter(self)
        back = self.back_button()
        self._file.clicked.connect(self.ask_for_file)
        self._open.clicked.connect(lambda: self._choose(self.list.currentIndex()))
        self._replay.clicked.connect(partial(self._ask_for, self.replay_asked))
        self.remove.clicked.connect(partial(self._ask_for, self.removal_asked))
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(self._file)
        row.addWidget(self.remove)
        row.addWidget(self._replay)
        row.addWidget(self._open)
        outer.addLayout(row)

    def _restyle(self) -> None:
        self.list.setFont(self._look.font(17))
        self._make_room()

    def _make_room(self) -> None:
        """Let a few games stand large in the middle of the page; many fill it."""
        room = self._holder.rect()
        wished = self._delegate.grow(QSizeF(room.size()), self.model.rowCount())
        place = QRect(QPoint(), wished.toSize())
        place.moveCenter(room.center())
        self.list.setGeometry(place)
        self.list.scheduleDelayedItemsLayout()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._holder and event.type() is QEvent.Type.Resize:
            self._make_room()
        return super().eventFilter(watched, event)

    def show_games(self, games: Sequence[ListedSave], left_out: str = "") -> None:
        """Show saved games with the newest selected, and why some are missing."""
        self.thumbnails.forget()
        self.model.show(games)
        self._make_room()
        self._empty.setText(left_out or self._nothing)
        self._empty.setVisible(bool(left_out) or not games)
        for button in (self._open, self._replay, self.remove):
            button.setEnabled(bool(games))
        if games:
            self.list.setCurrentIndex(self.model.index(0))

    @property
    def first_focus(self) -> QWidget:
        return self.list if self.model.rowCount() else self._file

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.data(GamesRole.LISTED).path)

    def _ask_for(self, signal: SignalInstance) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            signal.emit(index.data(GamesRole.LISTED).path)

    def ask_for_file(self) -> None:
        """Open a dialog to choose a file, without holding the program up."""
        dialog = QFileDialog(self, self.tr("Open a game"))
        dialog.setNameFilter(self.tr("Games of Valeria (*{suffix})").format(suffix=SUFFIX))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.chosen.emit(Path(name)))
        dialog.open()
