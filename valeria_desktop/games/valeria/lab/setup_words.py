"""Names of editions, variants, presets and modes in the laboratory's reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.setup import Edition, Solo, Variant

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.setup import Setup

EDITIONS = {Edition.FIRST: "first edition", Edition.SECOND: "second edition"}
_VARIANTS = {
    Variant.MIXED: "mixed citizens",
    Variant.NO_DUKE: "no Dukes",
    Variant.EVENTS: "Monster Events",
    Variant.EVENT_CARDS: "Event cards",
}


def preset_words(preset: str, sets: frozenset[str] = frozenset()) -> str:
    """Name a preset of the base game or of sets."""
    names = {each.id: each.name for each in BOX().cards_of(sets).presets}
    return names.get(preset, preset.capitalize())


def variant_words(variants: Iterable[str]) -> list[str]:
    """Name variants, in the order of their ids."""
    return [_VARIANTS[Variant(variant)] for variant in sorted(variants)]


def set_words(sets: Iterable[str]) -> list[str]:
    """Name the sets in use, as one part of a set-up."""
    named = [BOX().facts_of(each).name for each in sorted(sets)]
    return [f"with {', '.join(named)}"] if named else []


def mode_words(setup: Setup) -> str:
    """Name the game of a set-up for one player."""
    if setup.solo is Solo.SIEGE:
        return f"siege of {setup.deck} cards"
    return f"Dark Lord, {setup.level}"


def setup_words(setup: Setup) -> str:
    """Name a set-up in the head of a report."""
    who = mode_words(setup) if setup.solo else f"{setup.players} players"
    edition, preset = EDITIONS[setup.edition], preset_words(setup.preset, setup.sets)
    return ", ".join([who, edition, preset, *variant_words(setup.variants), *set_words(setup.sets)])
