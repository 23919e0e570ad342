"""Locks: only one running program writes a game; the system frees the locks of dead programs."""

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
"""Longest wait for a lock, in seconds: another program's sweep may hold it for a moment."""


def lock_of(path: Path) -> Path:
    """Return the path of the lock for a game's file."""
    return path.with_suffix(_SUFFIX)


class GameLock:
    """The lock of one game."""

    def __init__(self, path: Path) -> None:
        from filelock import FileLock  # not needed until there is a game

        self.path = path
        # The window takes the lock, but any thread that closes the program may release it.
        self._lock = FileLock(lock_of(path), thread_local=False)

    @property
    def is_held(self) -> bool:
        """Whether this program holds the lock; false also where the system can make no locks."""
        return self._lock.is_locked

    def take(self, patience: float = PATIENCE) -> bool:
        """Take the lock; return False if another program keeps it for `patience` seconds."""
        try:
            self._lock.acquire(timeout=patience)  # creates the folder, too
        except TimeoutError:
            return False
        except (OSError, NotImplementedError):
            return True  # a folder that takes no lock file takes no save either
        return True

    def release(self) -> None:
        """Release the lock and remove its file.

        On POSIX the file is removed while the lock is held: a program that has opened it meanwhile
        sees that its name is gone, and makes another. Windows can't remove an open file.
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
    """Remove the lock files of killed programs; a held lock stays."""
    with contextlib.suppress(FileError):
        for path in files_in(folder, f"*{_SUFFIX}"):
            with locked(path.with_suffix(suffix)):
                pass


@contextlib.contextmanager
def locked(path: Path, patience: float = 0.0) -> Iterator[bool]:
    """Hold a game's lock inside a `with` block; yield whether it could be taken."""
    lock = GameLock(path)
    taken = lock.take(patience)
    try:
        yield taken
    finally:
        if taken:
            lock.release()
