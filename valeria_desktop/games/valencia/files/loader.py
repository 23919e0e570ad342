"""The catalogue, read from the shipped files and from a player's own ones in their place."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from attrs import asdict

from valeria_desktop.content.files import FileError, files_in
from valeria_desktop.content.resources import resources_root
from valeria_desktop.content.snapshots import digest_of
from valeria_desktop.games.valencia.files.cities import read_plans
from valeria_desktop.games.valencia.files.own_files import OwnFilesFound
from valeria_desktop.games.valencia.files.stock import read_boards, read_fountains, read_tasks
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.rules.model.catalog import Catalog
from valeria_desktop.kernel.errors import CatalogError
from valeria_desktop.kernel.foreign import shown

if TYPE_CHECKING:
    from collections.abc import Callable

_T = TypeVar("_T")
FILES = ("cities.toml", "boards.toml", "fountains.toml", "tasks.toml")


@cache
def shipped_catalog() -> Catalog:
    """Return the catalogue of the shipped files, which are read only once."""
    return load_catalog()


def load_catalog(folder: Path | None = None) -> Catalog:
    """Return the catalogue; a file in the folder replaces the shipped file of its name."""
    catalog, problems = own_catalog(folder)
    if problems:
        raise CatalogError(problems[0])
    return catalog


def own_catalog(folder: Path | None) -> tuple[Catalog, tuple[str, ...]]:
    """Return the catalogue with a player's own files, and the problems of those files.

    A shipped file is kept where the player's file has a fault.
    """
    problems: list[str] = []
    try:
        problems += _strangers(folder)
    except FileError as error:  # no file of a folder can be found that can't be listed
        problems.append(error.words)
        folder = None
    cities, boards, fountains, tasks = FILES
    catalog = Catalog(
        plans=_read(folder, cities, read_plans, problems),
        boards=_read(folder, boards, read_boards, problems),
        fountains=_read(folder, fountains, read_fountains, problems),
        tasks=_read(folder, tasks, read_tasks, problems),
    )
    return catalog, tuple(problems)


def read_own(folder: Path) -> tuple[Catalog, OwnFilesFound]:
    """Return a shelf's data of a folder: the catalogue, and the player's own files found."""
    catalog, problems = own_catalog(folder)
    return catalog, OwnFilesFound(_hash_of(catalog), problems)


def _hash_of(catalog: Catalog) -> str:
    """Return a hash of a catalogue's differences from the shipped one; empty if there are none.

    A comment doesn't change the hash, nor does a new version of a shipped file that was replaced.
    """
    ours = asdict(shipped_catalog())
    others = {name: part for name, part in asdict(catalog).items() if part != ours[name]}
    return digest_of(others) if others else ""


def _strangers(folder: Path | None) -> list[str]:
    """Return a problem for each file with an unknown name, as the program doesn't read it."""
    found = files_in(folder, "*.toml") if folder is not None else []
    known = ", ".join(FILES)
    return [
        f"{shown(file.name)} is none of the files that are read here: {known}."
        for file in found
        if file.name not in FILES
    ]


def _read(folder: Path | None, name: str, read: Callable[[Path], _T], problems: list[str]) -> _T:
    if folder is not None and _is_there(folder / name):
        try:
            return read(folder / name)
        except CatalogError as error:
            problems.append(error.words)
    return read(resources_root() / "games" / GAME / name)


def _is_there(file: Path) -> bool:
    """Return whether a file exists, also if it can't be opened: reading it reports that."""
    try:
        file.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True
