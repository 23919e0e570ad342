"""Save the game on the table after each decision, or into a file that its player names."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QObject, QSize, Qt, QTimer, Signal

from valeria_desktop.content.files import FileError
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.files import write_bytes, write_text
from valeria_desktop.storage.heads import head_of, newest_head
from valeria_desktop.storage.resume import DifferentReplayError, replay
from valeria_desktop.storage.save_file import SUFFIX, now
from valeria_desktop.storage.shelf import (
    LeftOut,
    ListedSave,
    games_in,
    left_out_words,
    picture_of,
    remove,
)
from valeria_desktop.ui.voice.question import AskWay
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QFileDialog, QWidget

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.heads import SaveHead
    from valeria_desktop.storage.save import SavedGame, Unsaved
    from valeria_desktop.ui.play.controller import Controller

    _Go = Callable[[SavedGame, Record, Path | None], None]


_PATIENCE = 2.0  # s; longest wait of the window for the disk
_PICTURE = QSize(320, 180)
_log = logging.getLogger(__name__)
_read_save: Callable[[Path, Games], SavedGame] = door("valeria_desktop.storage.save:read_save")
_to_saved: Callable[[Unsaved], SavedGame] = door("valeria_desktop.storage.save:to_saved")
_to_text: Callable[[SavedGame], str] = door("valeria_desktop.storage.save:to_text")
_session_of: Callable[[SavedGame, Record], Session] = door(
    "valeria_desktop.session.saves:session_of"
)
_file_dialog: Callable[..., QFileDialog] = door("PySide6.QtWidgets:QFileDialog")
"""A door, as Qt for Python makes eight enums with the class."""


class GameKeeper(QObject):
    """Saves the game on the table, and opens saved games."""

    opened = Signal(object, object)
    """A session, and the save it comes from."""
    looked_at = Signal(object)
    """A session to replay, not to play on."""
    told = Signal(str)
    questioned = Signal(str, object)
    """A sentence, and the ways to go on."""
    became_idle = Signal()
    removed = Signal()
    """A game was removed for good."""

    def __init__(
        self,
        folder: Path,
        games: Games,
        may_forget: Callable[[SavedGame], bool],
        parent: QObject | None = None,
    ) -> None:
        """Keep games in a folder; remove finished games only if they may be forgotten."""
        super().__init__(parent)
        self._folder = folder
        self._games = games
        self._is_slow = False
        self._saver = Autosaver(folder, games, self._troubled, self.became_idle.emit, may_forget)
        self._next: tuple[Path, Unsaved] | None = None
        self._when_shown = QTimer(self, singleShot=True, interval=0)
        self._when_shown.timeout.connect(self._write_next)
        self._told_of: set[str] = set()
        self.left_out = ""
        """The reason why games are missing in the last list; empty if none is missing."""
        self.begin()

    def _troubled(self, words: str) -> None:
        """Tell of trouble with the disk, or of its end; the writing thread calls this."""
        self.told.emit(tell(words))

    def begin(self) -> None:
        """Begin a new save for a new game."""
        self._write_next()
        self._path = self._saver.new_path()
        self._created = now()
        self._title = ""
        self._is_new = True
        self.file: Path | None = None

    @property
    def created(self) -> str:
        """The time at which the game on the table was begun."""
        return self._created

    @property
    def is_idle(self) -> bool:
        """Whether no writing is under way; a save that can't be written now doesn't count."""
        return self._next is None and self._saver.is_idle

    def keep(self, session: Session) -> None:
        """Save the game as it is now, while it goes on.

        The writing begins after the window has shown the events: beside a working thread, each call
        of Qt's may wait for the interpreter, and the player would see the events later.
        The window waits in two cases, so that a kill loses the last choice at most: a new game is
        on disk before its first question, and a choice before the next one is shown.
        """
        self._write_next()
        self._wait_for_disk()
        if not self._saver.take(self._path):  # another window took it while no lock could be made
            self._path = self._saver.new_path()
            self._saver.take(self._path)
        self._next = self._path, session.unsaved(self._created, self._title)
        if self._is_new:
            self._is_new = False
            self._write_next()
            self._wait_for_disk()
        else:
            self._when_shown.start()

    def _wait_for_disk(self) -> None:
        """Wait until the save is on disk or has failed; wait for a slow disk only once."""
        is_there = self._saver.wait(0.0 if self._is_slow else _PATIENCE)
        self._note_slowness(is_slow=not is_there)

    def _note_slowness(self, *, is_slow: bool) -> None:
        """Tell when the disk becomes slow; the saver itself tells of failed writes."""
        if is_slow and not self._is_slow:
            self.told.emit(self._slow_words())
        self._is_slow = is_slow

    def _write_next(self) -> None:
        self._when_shown.stop()
        if self._next is not None:
            path, page = self._next
            self._next = None
            self._saver.keep(path, page)

    def is_saved(self) -> bool:
        """Write the waiting save; return whether it is on disk. Wait for a slow disk only once."""
        self._write_next()
        saved = self._saver.flush(0.0 if self._is_slow else _PATIENCE)
        self._note_slowness(is_slow=not self._saver.is_idle)
        return saved

    @property
    def trouble(self) -> str:
        """The reason why the last moves are not on disk."""
        if self._saver.trouble:
            return tell(self._saver.trouble)
        return self._slow_words()

    def _slow_words(self) -> str:
        return self.tr("The disk is slow; the last decisions are not saved yet.")

    def keep_picture(self, drawn: QPixmap) -> None:
        """Save a small picture of the game on the table, as everyone may see it, beside it."""
        small = drawn.scaled(
            _PICTURE,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        data = QBuffer()
        small.save(data, "PNG")
        try:
            if self.is_saved() and self._path.exists():
                picture = picture_of(self._path)
                write_bytes(picture, bytes(data.data().data()), follows=False)
        except (ValeriaError, OSError):
            _log.info("There is no picture of the game.", exc_info=True)

    def games(self) -> list[ListedSave]:
        """Return the games on disk, the newest first; tell once of each mended save."""
        self.is_saved()  # the saver itself tells of a failed write
        found = self._listed()
        for listed in found:
            if listed.mended:
                self._tell_once(tell(listed.mended))
        return found

    def _listed(self) -> list[ListedSave]:
        """Return the saves in the folder; tell of unreadable ones whenever they change."""
        before, left_out = self.left_out, list[LeftOut]()
        try:
            found = games_in(self._folder, self._games, left_out.append)
        except FileError as error:
            found, left_out = [], [LeftOut(self._folder, error.words)]
        self.left_out = tell(left_out_words(left_out)) if left_out else ""
        if self.left_out and self.left_out != before:
            self.told.emit(self.left_out)
        return found

    def _tell_once(self, problem: str) -> None:
        if problem not in self._told_of:
            self._told_of.add(problem)
            self.told.emit(
                self.tr("{problem} The game continues from the last save.").format(problem=problem)
            )

    def unfinished(self) -> ListedSave | None:
        """Return the newest game that is not over; None if all are over."""
        return next((listed for listed in self.games() if not listed.saved.is_over), None)

    def glance(self) -> SaveHead | None:
        """Return at once what the newest game that is not over says of itself.

        Where no head can be trusted, the saves themselves are read.
        """
        self.is_saved()  # the saver itself tells of a failed write
        try:
            return newest_head(self._folder, self._games)
        except ValeriaError:
            listed = self.unfinished()
            return head_of(listed) if listed is not None else None

    def ask_to_remove(self, path: Path) -> None:
        """Ask whether a game is to be removed for good."""
        delete = AskWay(self.tr("Delete"), partial(self._remove, path), is_final=True)
        self.questioned.emit(self.tr("Delete this game? It can't be brought back."), (delete,))

    def _remove(self, path: Path) -> None:
        if remove(path):
            self.removed.emit()
        else:
            self.told.emit(self.tr("This game is open and can't be deleted."))

    # --- opening

    def load(self, path: Path) -> None:
        """Open a saved game; if it can't be read, only tell why."""
        self._read(path, self._open)

    def look_at(self, path: Path) -> None:
        """Read a saved game for a replay."""
        self._read(path, self._look_at)

    def _read(self, path: Path, go: _Go) -> None:
        try:
            saved = _read_save(path, self._games)
            self._resume(saved, path, go)
        except ValeriaError as error:
            self.told.emit(tell(error.words))

    def _resume(self, saved: SavedGame, path: Path, go: _Go) -> None:
        try:
            record = replay(saved, self._games, path.name)
        except DifferentReplayError as error:
            self.questioned.emit(tell(error.words), self._ways(saved, error, go))
        else:
            go(saved, record, path)

    def _ways(self, saved: SavedGame, error: DifferentReplayError, go: _Go) -> tuple[AskWay, ...]:
        known = error.from_choices
        words = self.tr("Play the choices again ({known} of {all})").format(
            known=len(known.choices), all=len(saved.choices)
        )
        again = AskWay(words, partial(go, saved, known, None))
        if error.from_snapshot is None:
            return (again,)
        as_saved = partial(go, saved, error.from_snapshot, None)
        return AskWay(self.tr("Continue from the saved game"), as_saved), again

    def _look_at(self, saved: SavedGame, record: Record, _path: Path | None) -> None:
        self.looked_at.emit(_session_of(saved, record))

    def _open(self, saved: SavedGame, record: Record, path: Path | None) -> None:
        """Put a game on the table; without a path it gets a new save."""
        self.begin()
        self._created, self._title = saved.created, saved.title
        if path is not None and path.parent == self._folder:
            if self._saver.take(path):
                self._path, self._is_new = path, False
            else:
                self.told.emit(
                    self.tr("This game is open in another window. You are playing a copy.")
                )
        else:
            self.file = path
        self.opened.emit(_session_of(saved, record), saved)

    # --- files of the player's own

    def save_as(self, session: Session, path: Path) -> bool:
        """Write the game into a file that the player named, and remember it; return success."""
        title = path.stem.encode(errors="replace").decode()  # a name may hold non-text bytes
        try:
            write_text(path, _to_text(_to_saved(session.unsaved(self._created, title))))
        except ValeriaError as error:
            self.told.emit(tell(error.words))
            return False
        self.file, self._title = path, title
        self.keep(session)
        self.told.emit(self.tr("Saved as {name}.").format(name=shown(path.name)))
        return True

    def close(self) -> None:
        """Write the waiting save, and stop the writing thread."""
        self._write_next()
        self._saver.close()


class GameFile(QObject):
    """Writes the game on the table into a file that its player names."""

    def __init__(self, window: QWidget, controller: Controller, keeping: GameKeeper) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._keeping = keeping

    def save(self) -> None:
        """Write into the same file as before; ask for one the first time."""
        if self._keeping.file is None:
            self.ask_for_name()
        else:
            self.save_as(self._keeping.file)

    def ask_for_name(self) -> None:
        """Ask for a file's name without holding the game up, and write the game there."""
        dialog = _file_dialog(self._window, self.tr("Save the game as"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_as)
        dialog.open()

    def save_as(self, path: Path | str) -> None:
        """Write the game into a file that the player named."""
        if self._controller.session is not None:
            self._keeping.save_as(self._controller.session, Path(path))
