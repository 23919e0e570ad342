"""The guests of Viscounts in bots' seats: the cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.characters import CHARACTERS
from valeria_desktop.ui.place.guests import cast_of

if TYPE_CHECKING:
    from valeria_desktop.ui.screens.setup.cast import Cast


def cast() -> Cast:
    """Return all characters; how often levels win against each other hasn't been measured."""
    return cast_of(CHARACTERS, {})
