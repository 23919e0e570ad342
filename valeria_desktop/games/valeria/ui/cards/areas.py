"""The looks of areas: those of the base game, and those of sets by their facts; signs of sets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.rules.model.cards import area_sign
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.cards import colours

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.files.set_facts import AreaLook


@cache
def _of_sets() -> dict[str, AreaLook]:
    return {area: look for name in SETS for area, look in set_facts(name).areas.items()}


def colour_of(area: str) -> str:
    """Return the colour of an area's cards."""
    look = _of_sets().get(area)
    return look.colour if look else colours.AREAS.get(area, colours.PLAIN)


def land_of(area: str) -> str:
    """Return the name of the landscape behind an area's cards."""
    look = _of_sets().get(area)
    return look.land if look else area_sign(area)


@cache
def signs_of_sets() -> dict[str, str]:
    """Return the meaning of each sign that sets bring."""
    return {sign: words for name in SETS for sign, words in set_facts(name).signs.items()}


@cache
def areas_of_sets() -> dict[str, str]:
    """Return the areas of all sets by their signs."""
    return {area_sign(area): area for area in _of_sets()}
