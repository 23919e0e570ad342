"""The catalogue, read from the shipped files and from a player's own ones in their place."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import asdict

from valeria_desktop.content.own_files import CatalogFiles, OwnFilesFound
from valeria_desktop.games.valencia.files.cities import read_plans
from valeria_desktop.games.valencia.files.stock import read_boards, read_fountains, read_tasks
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.rules.model.catalog import Catalog

if TYPE_CHECKING:
    from pathlib import Path


@cache
def shipped_catalog() -> Catalog:
    """Return the catalogue of the shipped files, which are read only once."""
    return load_catalog()


def load_catalog(folder: Path | None = None) -> Catalog:
    """Return the catalogue; a file in the folder replaces the shipped file of its name."""
    return _FILES.load(folder)


def own_catalog(folder: Path | None) -> tuple[Catalog, tuple[str, ...]]:
    """Return the catalogue with a player's own files, and the problems of those files."""
    return _FILES.own(folder)


def read_own(folder: Path) -> tuple[Catalog, OwnFilesFound]:
    """Return a shelf's data of a folder: the catalogue, and the player's own files found."""
    return _FILES.read_own(folder)


def _plain(catalog: Catalog) -> dict[str, Any]:
    return asdict(catalog)


_FILES = CatalogFiles(
    GAME,
    Catalog,
    {
        "cities.toml": ("plans", read_plans),
        "boards.toml": ("boards", read_boards),
        "fountains.toml": ("fountains", read_fountains),
        "tasks.toml": ("tasks", read_tasks),
    },
    shipped_catalog,
    _plain,
)
FILES = tuple(_FILES.readers)
