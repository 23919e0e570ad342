"""Autosave: a thread writes the game after every decision, one file for each game."""

from __future__ import annotations

import logging
import os
import threading
from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import say
from valeria_desktop.storage.files import sweep, write_text
from valeria_desktop.storage.locks import GameLock, sweep_locks
from valeria_desktop.storage.order import Ordering
from valeria_desktop.storage.save_file import SUFFIX
from valeria_desktop.storage.shelf import forget_old, keep_previous

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.storage.save import SavedGame, Unsaved


_to_saved: Callable[[Unsaved, int], SavedGame] = door("valeria_desktop.storage.save:to_saved")
_to_text: Callable[[SavedGame], str] = door("valeria_desktop.storage.save:to_text")
_log = logging.getLogger(__name__)
_PATIENCE = 10.0
_FIRST_WAIT = 1.0
_LONGEST_WAIT = 3.0  # seconds between two tries, so that the saver soon uses free room on a disk


def _do_nothing() -> None:
    """Do nothing after a save."""


def _always(_saved: SavedGame) -> bool:
    """Allow the removal of any finished game."""
    return True


class Autosaver:
    """Writes the newest state of each game in a thread, and never holds up the window.

    After a failure the state waits: the thread tries again with each further state, and by itself
    every few seconds. The game goes on meanwhile, even beside a full disk.
    """

    def __init__(
        self,
        folder: Path,
        games: Games,
        tell: Callable[[str], None],
        written: Callable[[], None] = _do_nothing,
        may_forget: Callable[[SavedGame], bool] = _always,
    ) -> None:
        """Start the thread for a folder; it calls `tell` with troubles and `written` after writing.

        To make room, the thread removes old finished games, if `may_forget` allows it.
        """
        self._folder = folder
        self._games = games
        self._tell = tell
        self._written = written
        self._may_forget = may_forget
        self._order = Ordering(folder)
        self._lock: GameLock | None = None
        self._pending: dict[Path, Unsaved] = {}
        self._begun: set[Path] = set()
        self._told: set[str] = set()
        """The sentences already told about the present trouble."""
        self.trouble = ""
        """A sentence about the present trouble; empty after all games are saved."""
        self._wait: float | None = None
        self._is_due = False
        self._is_writing = False
        self._is_tidying = False
        self._is_closed = False
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._write_all, name="valeria-saves", daemon=True)
        self._thread.start()

    def new_path(self) -> Path:
        """Return the path for a new game, with a random name that no other program uses."""
        return self._folder / f"{os.urandom(8).hex()}{SUFFIX}"

    def take(self, path: Path) -> bool:
        """Lock a game's file for this program, and release the file before; return whether it did.

        Nothing changes if another running program has the game.
        """
        if self._lock is not None and self._lock.path == path:
            return self._lock.is_held or self._lock.take()
        lock = GameLock(path)
        if not lock.take():
            return False
        if self._lock is not None:
            self._lock.release()
        self._lock = lock
        return True

    @property
    def is_idle(self) -> bool:
        """Whether the thread has no state to write now; states that failed do not count."""
        return not self._is_due and not self._is_writing

    @property
    def is_saved(self) -> bool:
        """Whether all states are on disk."""
        return self.is_idle and not self._pending

    def keep(self, path: Path, page: Unsaved) -> None:
        """Queue a state of a game for writing, in place of an earlier unwritten state."""
        with self._change:
            self._pending[path] = page
            self._is_due = True
            self._change.notify_all()

    def flush(self, patience: float = _PATIENCE) -> bool:
        """Try once to write all waiting states; return whether all are on disk in time.

        The patience is in seconds.
        """
        with self._change:
            if self._pending:
                self._is_due = True
                self._change.notify_all()
            self._change.wait_for(lambda: self.is_idle and not self._is_tidying, patience)
            return self.is_saved

    def wait(self, patience: float) -> bool:
        """Wait until each state is written or has failed; return False after `patience` seconds."""
        with self._change:
            return self._change.wait_for(lambda: self.is_idle, patience)

    def close(self, patience: float = _PATIENCE) -> None:
        """Try once more to write the waiting states, then end the thread and release the lock."""
        if self._is_closed:
            return
        self.flush(patience)
        with self._change:
            self._is_closed = True
            self._change.notify_all()
        self._thread.join(patience)
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # --- in the thread

    def _write_all(self) -> None:
        self._call(sweep, self._folder, f"*{SUFFIX}")
        self._call(sweep_locks, self._folder, SUFFIX)
        while (pages := self._due_pages()) is not None:
            failed = {path: page for path, page in pages.items() if not self._is_kept(path, page)}
            self._call(self._tell_of_end, failed)
            self._put_back(failed)
            self._call(self._written)
            self._tidy_up(pages.keys() - failed.keys())

    def _due_pages(self) -> dict[Path, Unsaved] | None:
        """Wait for states to write and return them; None after the end."""
        with self._change:
            self._change.wait_for(lambda: self._is_due or self._is_closed, self._wait)
            if self._is_closed and not self._is_due:
                return None
            self._is_due, self._is_writing, self._is_tidying = False, True, True
            pages, self._pending = self._pending, {}
            return pages

    def _put_back(self, failed: dict[Path, Unsaved]) -> None:
        with self._change:
            self._pending = failed | self._pending
            again = min(2 * self._wait, _LONGEST_WAIT) if self._wait else _FIRST_WAIT
            self._wait = again if failed else None
            self._is_writing = False
            self._change.notify_all()

    def _is_kept(self, path: Path, page: Unsaved) -> bool:
        """Write a game and return whether it is on disk; no error ends the thread."""
        try:
            self._write(path, page)
        except ValeriaError as error:
            self._call(self._tell_of_trouble, error.words)
            return False
        except Exception as error:  # noqa: BLE001 - the thread must also save the next game
            problem = str(error) or type(error).__name__
            words = say("{file} can't be written: {why}.", file=path, why=problem)
            self._call(self._tell_of_trouble, words)
            return False
        return True

    def _write(self, path: Path, page: Unsaved) -> None:
        keep_previous(path)
        write_text(path, _to_text(_to_saved(page, self._order.next(path))))

    def _tidy_up(self, written: set[Path]) -> None:
        """Make room for a new game, after the writing, as this reads all other saves."""
        if written - self._begun:
            self._begun |= written
            self._call(forget_old, self._folder, self._games, self._may_forget)
        with self._change:
            self._is_tidying = False
            self._change.notify_all()

    @staticmethod
    def _call(what: Callable[..., object], *given: object) -> None:
        """Call a function whose errors must not end the thread and are not told to the player."""
        try:
            what(*given)
        except Exception:  # noqa: BLE001 - the thread must also save the next game
            _log.exception("The saving goes on after an error.")

    def _tell_of_trouble(self, words: str) -> None:
        """Tell the player of a trouble once, and not again at every decision."""
        self.trouble = words
        if words not in self._told:
            self._told.add(words)
            _log.warning("A game was not saved: %s", words, exc_info=True)
            self._tell(say("{problem} You can play on; saving will be tried again.", problem=words))

    def _tell_of_end(self, failed: dict[Path, Unsaved]) -> None:
        if self._told and not failed:
            self.trouble = ""
            self._told.clear()
            _log.info("All games are saved again.")
            self._tell(say("Everything is saved again."))
