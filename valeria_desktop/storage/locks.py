"""Locks: a game is written by one running program at a time; the system frees those of the dead."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def lock_of(path: Path) -> Path:
    """Name the lock of a game's file."""
    return path.with_suffix(".lock")


class GameLock:
    """The lock of one game."""

    def __init__(self, path: Path) -> None:
        from filelock import FileLock  # not needed until there is a game

        self.path = path
        # Taken by the window and let go of by whoever closes the program.
        self._lock = FileLock(lock_of(path), timeout=0, thread_local=False)

    @property
    def is_held(self) -> bool:
        """Whether this program really has it, and did not go on where none could be made."""
        return self._lock.is_locked

    def take(self) -> bool:
        """Take the lock unless another program has it."""
        try:
            self._lock.acquire()  # makes the folder, too
        except TimeoutError:
            return False
        except (OSError, NotImplementedError):
            return True  # where no lock can be made no game can be written over either
        return True

    def release(self) -> None:
        """Let go of it."""
        self._lock.release()


@contextlib.contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold a game's lock for a moment; tells whether it could be had."""
    lock = GameLock(path)
    taken = lock.take()
    try:
        yield taken
    finally:
        if taken:
            lock.release()
