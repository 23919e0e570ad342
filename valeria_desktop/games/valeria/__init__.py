"""Valeria: Card Kingdoms. The public names for playing, asking and scoring a game.

Each name is loaded when it is first asked for: the home screen imports this package and needs none
of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.files.loader import load_catalog, shipped_catalog
    from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
    from valeria_desktop.games.valeria.game import RULES, rules_of
    from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.prompts import Prompt
    from valeria_desktop.games.valeria.rules.setup import (
        CUSTOM,
        RANDOM,
        Edition,
        Level,
        Setup,
        Solo,
        Variant,
    )
    from valeria_desktop.games.valeria.rules.view import PlayerView, View

__all__ = [
    "CUSTOM",
    "RANDOM",
    "RULES",
    "Catalog",
    "Edition",
    "Game",
    "Level",
    "PlayerView",
    "Prompt",
    "Setup",
    "Solo",
    "Variant",
    "View",
    "digest",
    "dump",
    "imagine",
    "load_catalog",
    "new_game",
    "restore",
    "rules_of",
    "shipped_catalog",
]

_ROOMS = {
    "CUSTOM": "rules.setup",
    "RANDOM": "rules.setup",
    "RULES": "game",
    "Catalog": "rules.model.catalog",
    "Edition": "rules.setup",
    "Game": "rules.game",
    "Level": "rules.setup",
    "PlayerView": "rules.view",
    "Prompt": "rules.model.prompts",
    "Setup": "rules.setup",
    "Solo": "rules.setup",
    "Variant": "rules.setup",
    "View": "rules.view",
    "digest": "files.snapshot",
    "dump": "files.snapshot",
    "imagine": "rules.game",
    "load_catalog": "files.loader",
    "new_game": "rules.game",
    "restore": "files.snapshot",
    "rules_of": "game",
    "shipped_catalog": "files.loader",
}


def __getattr__(name: str) -> object:
    if name not in _ROOMS:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    found: object = getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)
    globals()[name] = found
    return found
