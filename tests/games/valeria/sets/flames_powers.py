"""Tables with the domains of Flames & Frost whose powers are tried (FF9 to FF16)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.scenario import Scenario
from valeria_desktop.games.valeria.files.loader import load_catalog

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog


@cache
def flames() -> Catalog:
    """Return the cards of the base game, and these domains."""
    return load_catalog([Path(__file__).parent / "flames_powers.toml"])


def table(players: int = 2, **more: Any) -> Scenario:  # noqa: ANN401 - whatever Scenario takes
    """Lay a table whose domains may be those of the set; nobody holds anything."""
    made = Scenario(players, catalog=flames(), **more)
    for seat in range(players):
        made.holds(seat)
    return made
