"""Valeria: Card Kingdoms. What one needs to play it, ask it and score it stands here by name."""

from valeria_desktop.games.valeria.files.loader import load_catalog, shipped_catalog
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.game import RULES, rules_of
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.catalog import Catalog
from valeria_desktop.games.valeria.rules.model.edition import Edition
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Level, Setup, Solo, Variant
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
