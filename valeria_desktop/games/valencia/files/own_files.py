"""A player's own files in the place of shipped ones, and their use in games.

The player can change them at any time, so a game keeps a hash of their contents at its start.
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


NOT_THERE = say("It needs your own files for Valencia, and they are gone or changed.")


@frozen
class OwnFilesFound:
    """The player's own files in a folder: a hash, and their problems."""

    name: str = ""
    """Hash of the differences from the shipped files; empty if there are none."""
    problems: tuple[str, ...] = ()
    """The faults of files that are not used, in a sentence each."""


class Shelf:
    """Reads the player's own files on request, and again after they were changed.

    Every catalogue that was read is kept until the program ends, so that a slip in a file doesn't
    end the game on the table. A game resumed later needs its files unchanged.
    """

    def __init__(self, read: ReadFolder) -> None:
        """Make a shelf without a folder; `read` is called late, as its module loads slowly."""
        self._read = read
        self._folder: Path | None = None
        self._stamp: object = None
        self._found = OwnFilesFound()
        self._there: set[str] = set()
        self._made: dict[str, Catalog] = {}
        """All catalogues read, by hash: each is made once, as things are compared by identity."""

    def use(self, folder: str) -> None:
        """Change the folder; files of the folder before can't be used any more."""
        self._folder, self._stamp, self._found = Path(folder), None, OwnFilesFound()
        self._there.clear()

    def own(self) -> OwnFilesFound:
        """Return the player's own files in the folder, as they are now."""
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
        """Return the catalogue with a hash; raise a SetupError if no files had it."""
        if name not in self._there:
            self.own()
        if name not in self._there:
            raise SetupError(NOT_THERE)
        return self._made[name]


def _stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Return a stamp that changes with any file of a folder; empty if there are no files."""
    try:
        states = [(file.name, file.lstat()) for file in files_in(folder, "*.toml")]
    except (FileError, OSError):
        return ((str(folder), 0, 0),)  # reading the folder reports the error
    return tuple((name, state.st_mtime_ns, state.st_size) for name, state in states)
