"""Valencia's guests in bots' seats: the cast, and their words on plaques."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.characters import BY_ID, CHARACTERS
from valeria_desktop.ui.place.guests import cast_of, seated_guest

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.place.guests import SeatedGuest
    from valeria_desktop.ui.screens.setup.cast import Cast


def guest_of(seat: Seat) -> SeatedGuest | None:
    """Return the character in a seat, or None."""
    return seated_guest(seat, BY_ID)


def cast() -> Cast:
    """Return all characters; how often levels win against each other hasn't been measured."""
    return cast_of(CHARACTERS, {})
