"""The catalogue, read from the shipped files and from a player's own ones in their place."""

from __future__ import annotations

from typing import Any

from attrs import asdict

from valeria_desktop.content.own_files import CatalogFiles
from valeria_desktop.games.valencia.files.cities import read_plans
from valeria_desktop.games.valencia.files.stock import BOARDS, read_fountains, read_tasks
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.rules.model.catalog import Catalog


def _plain(catalog: Catalog) -> dict[str, Any]:
    return asdict(catalog)


_FILES = CatalogFiles(
    GAME,
    Catalog,
    {
        "cities.toml": ("plans", read_plans),
        "boards.toml": ("boards", BOARDS.read),
        "fountains.toml": ("fountains", read_fountains),
        "tasks.toml": ("tasks", read_tasks),
    },
    _plain,
)
FILES = tuple(_FILES.readers)
shipped_catalog = _FILES.shipped
"""Returns the catalogue of the shipped files, which are read only once."""
load_catalog = _FILES.load
own_catalog = _FILES.own
read_own = _FILES.read_own
