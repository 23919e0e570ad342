"""The catalogue, read from the shipped files and from a player's own ones in their place."""

from __future__ import annotations

from typing import Any

from attrs import fields

from valeria_desktop.content.own_files import CatalogFiles
from valeria_desktop.games.viscounts.files import boards, cards, neutral, ring
from valeria_desktop.games.viscounts.files.entries import file_converter
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.catalog import Catalog


def plain(catalog: Catalog) -> dict[str, Any]:
    """Return what a catalogue says as plain data, file by file."""
    names = [each.name for each in fields(Catalog) if each.init]
    return {name: file_converter().unstructure(getattr(catalog, name)) for name in names}


CATALOG_FILES = CatalogFiles(
    GAME,
    Catalog,
    {
        "townsfolk.toml": ("townsfolk", cards.TOWNSFOLK.read),
        "heroes.toml": ("heroes", cards.HEROES.read),
        "starters.toml": ("starters", cards.STARTERS.read),
        "manuscripts.toml": ("manuscripts", cards.MANUSCRIPTS.read),
        "player_cards.toml": ("player_cards", cards.PLAYER_CARDS.read),
        "segments.toml": ("segments", ring.read_segments),
        "castle.toml": ("sections", ring.SECTIONS.read),
        "tiers.toml": ("tiers", ring.TIERS.read),
        "workers.toml": ("workers", ring.WORKERS.read),
        "squares.toml": ("squares", boards.SQUARES_FILE.read),
        "spaces.toml": ("spaces", boards.read_spaces),
        "buildings.toml": ("buildings", boards.BUILDINGS.read),
        "track.toml": ("track", boards.TRACK_FILE.read),
        "bonuses.toml": ("bonuses", boards.BONUSES.read),
        "papers.toml": ("papers", boards.PAPERS.read),
        "numbers.toml": ("numbers", boards.read_numbers),
        "schemes.toml": ("schemes", neutral.SCHEMES.read),
        "neutral_boards.toml": ("neutral_boards", neutral.NEUTRAL_BOARDS.read),
    },
    plain,
)
FILES = tuple(CATALOG_FILES.readers)
shipped_catalog = CATALOG_FILES.shipped
"""Returns the catalogue of the shipped files, which are read only once."""
load_catalog = CATALOG_FILES.load
own_catalog = CATALOG_FILES.own
read_own = CATALOG_FILES.read_own
