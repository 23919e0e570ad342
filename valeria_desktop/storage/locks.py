"""Locks: a game is written by one running program at a time; the system frees those of the dead."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING

from valeria_desktop.content.files import FileError, files_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SUFFIX = ".lock"
PATIENCE = 1.0
"""Seconds that someone waits for a lock: another program's sweep may hold it for a moment."""


def lock_of(path: Path) -> Path:
    """Name the lock of a game's file."""
    return path.with_suffix(_SUFFIX)


class GameLock:
    """The lock of one game."""

    def __init__(self, path: Path) -> None:
        from filelock import FileLock  # not needed until there is a game

        self.path = path
        # Taken by the window, and let go by whichever thread closes the program.
        self._lock = FileLock(lock_of(path), thread_local=False)

    @property
    def is_held(self) -> bool:
        """Whether this program really has it, and did not go on where none could be made."""
        return self._lock.is_locked

    def take(self, patience: float = PATIENCE) -> bool:
        """Take the lock unless another program keeps it for as long as the patience lasts."""
        try:
            self._lock.acquire(timeout=patience)  # makes the folder, too
        except TimeoutError:
            return False
        except (OSError, NotImplementedError):
            return True  # where no lock can be made no game can be written over either
        return True

    def release(self) -> None:
        """Let go of it, and leave no file behind.

        POSIX removes the name while the lock is held: who has opened the file meanwhile finds that
        it has no name any more, and makes another. Windows removes no file that anybody has open.
        """
        if self.is_held and os.name == "posix":
            _remove(lock_of(self.path))
        self._lock.release()
        if os.name != "posix":
            _remove(lock_of(self.path))


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def sweep_locks(folder: Path, suffix: str) -> None:
    """Remove the locks that killed programs left; one that is held stays."""
    with contextlib.suppress(FileError):
        for path in files_in(folder, f"*{_SUFFIX}"):
            with locked(path.with_suffix(suffix)):
                pass


@contextlib.contextmanager
def locked(path: Path, patience: float = 0.0) -> Iterator[bool]:
    """Hold a game's lock for a moment; tells whether it could be had."""
    lock = GameLock(path)
    taken = lock.take(patience)
    try:
        yield taken
    finally:
        if taken:
            lock.release()
