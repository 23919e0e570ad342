"""Valeria's guests in bots' seats: the cast, and their words on boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.bots.characters import BY_ID, CHARACTERS
from valeria_desktop.games.valeria.files.shares import level_shares
from valeria_desktop.ui.place.guests import cast_of, seated_guest
from valeria_desktop.ui.words.bot_words import BotWords

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.place.guests import SeatedGuest
    from valeria_desktop.ui.screens.setup.cast import Cast


def guest_of(seat: Seat) -> SeatedGuest | None:
    """Return the character in a seat, or None."""
    return seated_guest(seat, BY_ID)


def bot_words(bot: str | None) -> str:
    """Return the kind of a bot in a few words; "" for a person."""
    if bot is None:
        return ""
    words = {
        "greedy": QCoreApplication.translate("Boards", "Bot"),
        "random": QCoreApplication.translate("Boards", "plays at random"),
    }
    return words.get(bot) or BotWords().kind(bot)


def cast() -> Cast:
    """Return all characters, and how often levels win as far as that has been measured."""
    return cast_of(CHARACTERS, level_shares())
