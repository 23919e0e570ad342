"""Tables with the domains of Flames & Frost whose powers are tried (FF9 to FF16)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tests.scenario import Scenario
from valeria_desktop.games.valeria.files.loader import load_catalog
from valeria_desktop.games.valeria.files.set_facts import folder_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog


@cache
def flames() -> Catalog:
    """Return the cards of the base game, and the domains of the set."""
    return load_catalog([folder_of("flames-and-frost") / "domains.toml"])


def table(players: int = 2, **more: Any) -> Scenario:  # noqa: ANN401 - whatever Scenario takes
    """Lay a table whose domains may be those of the set; nobody holds anything."""
    made = Scenario(players, catalog=flames(), **more)
    for seat in range(players):
        made.holds(seat)
    return made
