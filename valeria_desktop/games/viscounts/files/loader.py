"""The catalogue, read from the shipped files and from a player's own ones in their place."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import fields

from valeria_desktop.content.own_files import CatalogFiles, OwnFilesFound
from valeria_desktop.games.viscounts.files.boards import (
    read_bonuses,
    read_buildings,
    read_numbers,
    read_papers,
    read_spaces,
    read_squares,
    read_track,
)
from valeria_desktop.games.viscounts.files.cards import (
    read_heroes,
    read_manuscripts,
    read_player_cards,
    read_starters,
    read_townsfolk,
)
from valeria_desktop.games.viscounts.files.entries import file_converter
from valeria_desktop.games.viscounts.files.neutral import read_neutral_boards, read_schemes
from valeria_desktop.games.viscounts.files.ring import (
    read_sections,
    read_segments,
    read_tiers,
    read_workers,
)
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.catalog import Catalog

if TYPE_CHECKING:
    from pathlib import Path


@cache
def shipped_catalog() -> Catalog:
    """Return the catalogue of the shipped files, which are read only once."""
    return load_catalog()


def load_catalog(folder: Path | None = None) -> Catalog:
    """Return the catalogue; a file in the folder replaces the shipped file of its name."""
    return CATALOG_FILES.load(folder)


def own_catalog(folder: Path | None) -> tuple[Catalog, tuple[str, ...]]:
    """Return the catalogue with a player's own files, and the problems of those files."""
    return CATALOG_FILES.own(folder)


def read_own(folder: Path) -> tuple[Catalog, OwnFilesFound]:
    """Return a shelf's data of a folder: the catalogue, and the player's own files found."""
    return CATALOG_FILES.read_own(folder)


def plain(catalog: Catalog) -> dict[str, Any]:
    """Return what a catalogue says as plain data, file by file."""
    names = [each.name for each in fields(Catalog) if each.init]
    return {name: file_converter().unstructure(getattr(catalog, name)) for name in names}


CATALOG_FILES = CatalogFiles(
    GAME,
    Catalog,
    {
        "townsfolk.toml": ("townsfolk", read_townsfolk),
        "heroes.toml": ("heroes", read_heroes),
        "starters.toml": ("starters", read_starters),
        "manuscripts.toml": ("manuscripts", read_manuscripts),
        "player_cards.toml": ("player_cards", read_player_cards),
        "segments.toml": ("segments", read_segments),
        "castle.toml": ("sections", read_sections),
        "tiers.toml": ("tiers", read_tiers),
        "workers.toml": ("workers", read_workers),
        "squares.toml": ("squares", read_squares),
        "spaces.toml": ("spaces", read_spaces),
        "buildings.toml": ("buildings", read_buildings),
        "track.toml": ("track", read_track),
        "bonuses.toml": ("bonuses", read_bonuses),
        "papers.toml": ("papers", read_papers),
        "numbers.toml": ("numbers", read_numbers),
        "schemes.toml": ("schemes", read_schemes),
        "neutral_boards.toml": ("neutral_boards", read_neutral_boards),
    },
    shipped_catalog,
    plain,
)
FILES = tuple(CATALOG_FILES.readers)
