"""The files that a player has put in the place of ours, and which of them a game is played with.

They can be changed at any time, so a game names by a hash what they said when it was begun.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.content.files import FileError, files_in
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog

    ReadFolder = Callable[[Path], tuple[Catalog, "OwnFilesFound"]]


NOT_THERE = say(
    "It is played with files of your own for Valencia that are not here any more, or say something "
    "else now."
)


@frozen
class OwnFilesFound:
    """What was found in a folder."""

    name: str = ""
    """A hash of what differs from our files; empty where nothing does."""
    problems: tuple[str, ...] = ()
    """What is wrong with files that are left out, in a sentence each."""


class Shelf:
    """Reads a folder when it is asked about, and again when something was changed there.

    What was read once stays as it was, so that the game on the table is not lost by a slip of the
    pen: it is only a game that is taken up another day that needs its files as they were.
    """

    def __init__(self, read: ReadFolder) -> None:
        """Look nowhere yet; it takes a while to load what reads."""
        self._read = read
        self._folder: Path | None = None
        self._stamp: object = None
        self._found = OwnFilesFound()
        self._there: set[str] = set()
        self._made: dict[str, Catalog] = {}
        """Things of a catalogue are compared by identity, so each is made once."""

    def use(self, folder: str) -> None:
        """Look into another folder; what was read in the one before is not there any more."""
        self._folder, self._stamp, self._found = Path(folder), None, OwnFilesFound()
        self._there.clear()

    def own(self) -> OwnFilesFound:
        """Say what is in the folder now."""
        folder = self._folder
        if folder is None:
            return OwnFilesFound()
        stamp = _stamp(folder)
        if stamp != self._stamp:
            self._stamp = stamp
            self._found = self._keep(*self._read(folder)) if stamp else OwnFilesFound()
        return self._found

    def _keep(self, catalog: Catalog, found: OwnFilesFound) -> OwnFilesFound:
        if found.name:
            self._made.setdefault(found.name, catalog)
            self._there.add(found.name)
        return found

    def find(self, name: str) -> Catalog:
        """Return the catalog to play with, and refuse names that it doesn't have."""
        if name not in self._there:
            self.own()
        if name not in self._there:
            raise SetupError(NOT_THERE)
        return self._made[name]


def _stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Return a stamp that changes when the file does; an empty one without a file."""
    try:
        states = [(file.name, file.lstat()) for file in files_in(folder, "*.toml")]
    except (FileError, OSError):
        return ((str(folder), 0, 0),)  # what can't be read is told by who reads it
    return tuple((name, state.st_mtime_ns, state.st_size) for name, state in states)
