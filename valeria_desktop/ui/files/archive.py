"""The archive: enters finished games into the history, and brings them back for a replay."""

from __future__ import annotations

import logging
import threading
from collections import deque
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.session.saves import copied, session_of
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.history import DamagedError, History
from valeria_desktop.storage.ledger import damage_words
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text
from valeria_desktop.storage.save_file import now
from valeria_desktop.storage.statistics import to_csv
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.shelf import ListedSave

_PATIENCE = 10.0
_AGAIN = 3_000  # ms until the next try to enter a game
_log = logging.getLogger(__name__)


@frozen
class _Over:
    """A finished game that waits for its entry."""

    session: Session
    created: str
    ended: str
    is_new: bool = False
    """Whether it has just been played to its end."""

    @property
    def name(self) -> tuple[str, int, bool]:
        """The key that tells this game from others."""
        return self.created, self.session.record.seed, self.session.is_rewound


class Archive(QObject):
    """Enters games into the history and reads them, and never holds the window up.

    A game that can't be entered waits for the next try; if the program ends before, `catch_up`
    enters the game from its save.
    """

    told = Signal(str)
    looked_at = Signal(object)
    """A session to replay, not to play on."""
    _tried = Signal()

    def __init__(self, folder: Path, games: Games, parent: QObject | None = None) -> None:
        """Keep the history in a folder."""
        super().__init__(parent)
        self.history = History(folder, games)
        self.fresh: set[str] = set()
        """The keys of games that were entered since the hall was last shown."""
        self._games = games
        self._thread: threading.Thread | None = None
        self._waiting: deque[_Over] = deque()
        self._told: set[str] = set()
        """The messages already shown about the present trouble."""
        self.again = QTimer(self, singleShot=True, interval=_AGAIN)
        self.again.timeout.connect(self._start)
        self._tried.connect(self._plan)

    def enter(self, session: Session, created: str) -> None:
        """Enter a finished game, in a thread: summing it up takes 0.1 s."""
        self._waiting.append(_Over(copied(session), created, now(), is_new=True))
        self._start()

    def catch_up(self, games: Sequence[ListedSave]) -> None:
        """Enter the finished games that are missing in the history."""
        self.wait()
        for listed in self._missing([each for each in games if each.saved.is_over]):
            self._wait_with(listed)
        if self._waiting:
            self._start()
            self.wait()

    def _missing(self, over: list[ListedSave]) -> list[ListedSave]:
        try:
            return [each for each in over if not self.history.has(each.saved)]
        except DamagedError as error:
            self.told.emit(tell(error.words))
            return over  # a new history begins with what is left of the old one
        except ValeriaError as error:
            self._tell_of_trouble(error.words)
            return []

    def _wait_with(self, listed: ListedSave) -> None:
        saved = listed.saved
        if (saved.created, saved.seed, saved.rewound) in {each.name for each in self._waiting}:
            return
        try:
            record = replay(saved, self._games, listed.path.name)
        except ValeriaError:
            _log.info("%s can't be entered into the history.", listed.path, exc_info=True)
            return
        self._waiting.append(_Over(session_of(saved, record), saved.created, saved.played))

    # --- entering, in a thread

    def _start(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return  # it enters games that wait meanwhile, too
        self._thread = threading.Thread(target=self._enter_all, daemon=True)
        self._thread.start()

    def _enter_all(self) -> None:
        failed = []
        while self._waiting:
            over = self._waiting.popleft()
            if not self._is_entered(over):
                failed.append(over)
        self._waiting.extend(failed)
        if self._told and not self._waiting:
            self._told.clear()
            self.told.emit(self.tr("The history is complete again."))
        self._tried.emit()

    def _is_entered(self, over: _Over) -> bool:
        try:
            entry = entry_of(over.session, over.created, over.ended)
            if over.is_new:
                self.fresh.add(entry.id)
            self.history.enter(entry)
        except DamagedError as error:
            self.told.emit(tell(error.words))  # the game was entered into a new history
        except ValeriaError as error:
            self._tell_of_trouble(error.words)
            return False
        except Exception as error:  # noqa: BLE001 - whatever it is, the game is tried again
            _log.exception("A game was not entered.")
            self._tell_of_trouble(self.tr("The history can't be written: {why}.").format(why=error))
            return False
        return True

    def _tell_of_trouble(self, words: str) -> None:
        """Tell of a trouble once, however often it occurs."""
        if words not in self._told:
            self._told.add(words)
            _log.warning("The history waits: %s", words)
            self.told.emit(
                self.tr("{problem} Your finished game will be added to the history later.").format(
                    problem=tell(words)
                )
            )

    def _plan(self) -> None:
        if self._waiting:
            self.again.start()

    def wait(self) -> None:
        """Wait for the thread that enters games, for 10 s at most."""
        if self._thread is not None:
            self._thread.join(_PATIENCE)

    def close(self) -> None:
        """Try once more to enter the waiting games."""
        self.again.stop()
        self.wait()
        if self._waiting:
            self._start()
            self.wait()

    def look_at(self, game: str) -> None:
        """Read a finished game from the history, for a replay."""
        try:
            saved = from_text(self.history.save_of(game), self.tr("The game"), self._games)
            session = session_of(saved, replay(saved, self._games, self.tr("The game")))
            points = self.history.points_of(game)
        except ValeriaError as error:
            self.told.emit(tell(error.words))
            return
        self.looked_at.emit(session)
        counted = tuple(score.total for score in session.result().scores)
        if saved.rules != session.rules.version and points != counted:
            self.told.emit(self._other_points(saved.rules, session.rules.version))

    def _other_points(self, old: int, new: int) -> str:
        """Return the warning that newer rules count other points for the same choices."""
        return self.tr(
            "This game was played by version {old} of the rules. The replay counts by version "
            "{new}; the history keeps the points of that time."
        ).format(old=old, new=new)

    def remove(self, game: str) -> bool:
        """Remove a game from the history; tell why if that fails, and return whether it's gone."""
        try:
            self.history.remove(game)
        except ValeriaError as error:
            self.told.emit(tell(error.words))
            return False
        return True

    def export(self, path: Path, running: Collection[str] = ()) -> None:
        """Write all games of the history into a CSV file, without those that go on again."""
        try:
            ledger = self.history.ledger()
            finished = [kept for kept in ledger.games if kept.id not in running]
            write_text(path, to_csv(finished))
        except ValeriaError as error:
            self.told.emit(tell(error.words))
            return
        words = self.tr("Exported as {name}.").format(name=shown(path.name))
        if ledger.damaged:
            words += " " + tell(damage_words(ledger.damaged, self.history.path.name))
        self.told.emit(words)
