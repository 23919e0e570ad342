"""Autosave: after every decision, by a thread of its own, one file for each game."""

from __future__ import annotations

import logging
import secrets
import threading
from typing import TYPE_CHECKING

from valeria_desktop.storage.files import FileError, write_text
from valeria_desktop.storage.locks import GameLock
from valeria_desktop.storage.save import Page, to_saved, to_text
from valeria_desktop.storage.shelf import SUFFIX, forget_old, keep_previous

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_log = logging.getLogger(__name__)
_PATIENCE = 10.0


def _do_nothing() -> None:
    """Nobody waits."""


class Autosaver:
    """Writes the newest state of a game, and is never in the way."""

    def __init__(
        self,
        folder: Path,
        troubled: Callable[[str], None],
        written: Callable[[], None] = _do_nothing,
    ) -> None:
        """Write into a folder; the writing thread tells of troubles, and when all is written."""
        self._folder = folder
        self._troubled = troubled
        self._written = written
        self._lock: GameLock | None = None
        self._pending: dict[Path, Page] = {}
        self._is_closed = False
        self._change = threading.Condition()
        self._is_writing = False
        self._thread = threading.Thread(target=self._write_all, name="valeria-saves", daemon=True)
        self._thread.start()

    def new_path(self) -> Path:
        """Name the file of a new game; no other program gives the same name."""
        return self._folder / f"{secrets.token_hex(8)}{SUFFIX}"

    def take(self, path: Path) -> bool:
        """Take a game's file for this program alone, and let go of the one before.

        It stays as it was if another running program has the game.
        """
        if self._lock is not None and self._lock.path == path:
            return True
        lock = GameLock(path)
        if not lock.take():
            return False
        if self._lock is not None:
            self._lock.release()
        self._lock = lock
        return True

    @property
    def is_idle(self) -> bool:
        """Tell whether all is written."""
        return not self._pending and not self._is_writing

    def keep(self, path: Path, page: Page) -> None:
        """Have a game written; what was not written yet of the same game is no longer needed."""
        with self._change:
            self._pending[path] = page
            self._change.notify_all()

    def flush(self) -> None:
        """Wait until all is written."""
        with self._change:
            self._change.wait_for(lambda: self.is_idle, timeout=_PATIENCE)

    def close(self) -> None:
        """Write what is left, and end."""
        self.flush()
        with self._change:
            self._is_closed = True
            self._change.notify_all()
        self._thread.join(_PATIENCE)
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _write_all(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._pending or self._is_closed)
                if not self._pending:
                    return
                path = next(iter(self._pending))
                page = self._pending.pop(path)
                self._is_writing = True
            self._write(path, page)
            with self._change:
                self._is_writing = False
                self._change.notify_all()
            if self.is_idle:
                self._written()

    def _write(self, path: Path, page: Page) -> None:
        try:
            is_new = not path.exists()
            if not is_new:
                keep_previous(path)
            write_text(path, to_text(to_saved(page)))
            if is_new:
                forget_old(self._folder)
        except FileError as error:
            _log.warning("The game was not saved.", exc_info=True)
            self._troubled(error.words)
