"""Autosave: after every decision, by a thread of its own, one file for each game."""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.storage.files import FileError, write_text
from valeria_desktop.storage.save import Page, SavedGame, SaveError, read_save, to_saved, to_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_log = logging.getLogger(__name__)
SUFFIX = ".valeria"
KEPT = 10
_PATIENCE = 10.0


@frozen
class Listed:
    """A save that can be gone on with."""

    path: Path
    saved: SavedGame


class Autosaver:
    """Writes the newest state of a game, and is never in the way."""

    def __init__(self, folder: Path, troubled: Callable[[str], None]) -> None:
        """Write into a folder; troubles are told in a sentence, from the writing thread."""
        self._folder = folder
        self._troubled = troubled
        self._pending: tuple[Path, Page] | None = None
        self._is_closed = False
        self._change = threading.Condition()
        self._is_writing = False
        self._thread = threading.Thread(target=self._write_all, name="valeria-saves", daemon=True)
        self._thread.start()

    def new_path(self) -> Path:
        """Name the file of a new game; no other program gives the same name."""
        return self._folder / f"{secrets.token_hex(8)}{SUFFIX}"

    def keep(self, path: Path, page: Page) -> None:
        """Have a game written; what was not written yet is no longer needed."""
        with self._change:
            self._pending = (path, page)
            self._change.notify_all()

    def flush(self) -> None:
        """Wait until all is written."""
        with self._change:
            self._change.wait_for(
                lambda: self._pending is None and not self._is_writing, timeout=_PATIENCE
            )

    def close(self) -> None:
        """Write what is left, and end."""
        self.flush()
        with self._change:
            self._is_closed = True
            self._change.notify_all()
        self._thread.join(_PATIENCE)

    def _write_all(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._pending is not None or self._is_closed)
                if self._pending is None:
                    return
                (path, page), self._pending = self._pending, None
                self._is_writing = True
            self._write(path, page)
            with self._change:
                self._is_writing = False
                self._change.notify_all()

    def _write(self, path: Path, page: Page) -> None:
        try:
            is_new = not path.exists()
            if not is_new:
                _keep_previous(path)
            write_text(path, to_text(to_saved(page)))
            if is_new:
                self._forget_old()
        except FileError as error:
            _log.warning("The game was not saved.", exc_info=True)
            self._troubled(str(error))

    def _forget_old(self) -> None:
        """Keep the last ten games."""
        for path in _newest_first(self._folder)[KEPT:]:
            for old in (path, previous_of(path)):
                with contextlib.suppress(OSError):
                    old.unlink(missing_ok=True)

    def games(self) -> list[Listed]:
        """List the games that can be gone on with, the newest first.

        A damaged file is put aside, and the state before it takes its place.
        """
        found = []
        for path in _newest_first(self._folder):
            saved = _read_or_mend(path)
            if saved is not None:
                found.append(Listed(path, saved))
        return found


def previous_of(path: Path) -> Path:
    """Name the file with the state before the newest."""
    return path.with_suffix(".previous")


def _keep_previous(path: Path) -> None:
    previous = previous_of(path)
    with contextlib.suppress(OSError):
        previous.unlink(missing_ok=True)
        previous.hardlink_to(path)  # the newest stays in place all the while


def _newest_first(folder: Path) -> list[Path]:
    dated = []
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            dated.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(dated, reverse=True)]


def _read_or_mend(path: Path) -> SavedGame | None:
    try:
        return read_save(path)
    except (FileError, SaveError):
        _log.warning("%s is put aside.", path, exc_info=True)
    with contextlib.suppress(OSError):
        path.replace(path.with_suffix(".damaged"))
    try:
        saved = read_save(previous_of(path))
        previous_of(path).replace(path)
    except (ValeriaError, OSError):
        return None
    return saved
