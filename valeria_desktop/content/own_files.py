"""A player's own files in the place of shipped ones, and their use in games.

A game reads its catalogue from files, each of which a player's own file of the same name replaces
as a whole. The player can change them at any time, so a game keeps a hash of their contents at its
start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import field, frozen

from valeria_desktop.content.files import FileError, files_in
from valeria_desktop.content.resources import resources_root
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import CatalogError, SetupError
from valeria_desktop.kernel.foreign import shown

if TYPE_CHECKING:
    from valeria_desktop.kernel.phrases import Phrase

C = TypeVar("C")
_digest_of: Callable[[object], str] = door("valeria_desktop.content.digest:digest_of")
Reader = Callable[[Path], Any]


@frozen
class OwnFilesFound:
    """The player's own files in a folder: a hash, and their problems."""

    name: str = ""
    """Hash of the differences from the shipped files; empty if there are none."""
    problems: tuple[str, ...] = ()
    """The faults of files that are not used, in a sentence each."""


@frozen(eq=False)
class CatalogFiles(Generic[C]):
    """The files of a game's catalogue."""

    game: str
    """The game's id, which names its folder of shipped files."""
    kind: type[C]
    """The class of the catalogue."""
    readers: Mapping[str, tuple[str, Reader]]
    """For each file, the field of the catalogue that it fills, and the function that reads it."""
    plain: Callable[[C], Mapping[str, Any]]
    """Returns the fields of a catalogue as plain data, for a hash of their content."""
    shipped: Callable[[], C] = field(init=False)
    """Returns the catalogue of the shipped files, which are read only once."""

    @shipped.default
    def _shipped(self) -> Callable[[], C]:
        return cache(self.load)

    def load(self, folder: Path | None = None) -> C:
        """Return the catalogue with a player's own files; refuse the first fault in them."""
        catalog, problems = self.own(folder)
        if problems:
            raise CatalogError(problems[0])
        return catalog

    def own(self, folder: Path | None) -> tuple[C, tuple[str, ...]]:
        """Return the catalogue with a player's own files, and the problems of those files.

        A shipped file is kept where the player's file has a fault.
        """
        problems: list[str] = []
        try:
            problems += self._strangers(folder)
        except FileError as error:  # no file of a folder can be found that can't be listed
            problems.append(error.words)
            folder = None
        parts = {
            field: self._read(folder, name, read, problems)
            for name, (field, read) in self.readers.items()
        }
        return self.kind(**parts), tuple(problems)

    def read_own(self, folder: Path) -> tuple[C, OwnFilesFound]:
        """Return a shelf's data of a folder: the catalogue, and the player's own files found."""
        catalog, problems = self.own(folder)
        return catalog, OwnFilesFound(self._hash_of(catalog), problems)

    def _hash_of(self, catalog: C) -> str:
        """Return a hash of a catalogue's differences from the shipped one; empty without any.

        A comment doesn't change the hash, nor does a new version of a shipped file that was
        replaced.
        """
        ours = self.plain(self.shipped())
        found = self.plain(catalog)
        others = {name: part for name, part in found.items() if part != ours[name]}
        return _digest_of(others) if others else ""

    def _strangers(self, folder: Path | None) -> list[str]:
        """Return a problem for each file with an unknown name, as the program doesn't read it."""
        found = files_in(folder, "*.toml") if folder is not None else []
        known = ", ".join(self.readers)
        return [
            f"{shown(file.name)} is none of the files that are read here: {known}."
            for file in found
            if file.name not in self.readers
        ]

    def _read(self, folder: Path | None, name: str, read: Reader, problems: list[str]) -> object:
        if folder is not None and _is_there(folder / name):
            try:
                return read(folder / name)
            except CatalogError as error:
                problems.append(error.words)
        return read(resources_root() / "games" / self.game / name)


def _is_there(file: Path) -> bool:
    """Return whether a file exists, also if it can't be opened: reading it reports that."""
    try:
        file.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


class Shelf(Generic[C]):
    """Reads the player's own files on request, and again after they were changed.

    Every catalogue that was read is kept until the program ends, so that a slip in a file doesn't
    end the game on the table. A game resumed later needs its files unchanged.
    """

    def __init__(self, read: Callable[[Path], tuple[C, OwnFilesFound]], not_there: Phrase) -> None:
        """Make a shelf without a folder; `read` is called late, as its module loads slowly.

        `not_there` is the sentence for a game whose files are gone or changed.
        """
        self._read = read
        self._not_there = not_there
        self._folder: Path | None = None
        self._stamp: object = None
        self._found = OwnFilesFound()
        self._there: set[str] = set()
        self._made: dict[str, C] = {}
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

    def _keep(self, catalog: C, found: OwnFilesFound) -> OwnFilesFound:
        if found.name:
            self._made.setdefault(found.name, catalog)
            self._there.add(found.name)
        return found

    def find(self, name: str) -> C:
        """Return the catalogue with a hash; raise a SetupError if no files had it."""
        if name not in self._there:
            self.own()
        if name not in self._there:
            raise SetupError(self._not_there)
        return self._made[name]


def _stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Return a stamp that changes with any file of a folder; empty if there are no files."""
    try:
        states = [(file.name, file.lstat()) for file in files_in(folder, "*.toml")]
    except (FileError, OSError):
        return ((str(folder), 0, 0),)  # reading the folder reports the error
    return tuple((name, state.st_mtime_ns, state.st_size) for name, state in states)
