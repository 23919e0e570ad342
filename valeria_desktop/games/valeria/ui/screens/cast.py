"""Who may be asked to play Valeria."""

from __future__ import annotations

from valeria_desktop.games.valeria.bots.characters import CHARACTERS
from valeria_desktop.games.valeria.files.shares import level_shares
from valeria_desktop.games.valeria.ui.portraits import portrait_of
from valeria_desktop.ui.screens.setup.cast import Cast, Guest


def cast() -> Cast:
    """Return all of them, and how often levels win as far as that was measured."""
    guests = (Guest(each.id, each.name, each.words, portrait_of(each.id)) for each in CHARACTERS)
    return Cast(tuple(guests), level_shares())
