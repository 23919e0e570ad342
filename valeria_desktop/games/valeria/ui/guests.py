"""Who sits in a bot's place: who may be asked, their portraits, and what boards say of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.bots.characters import CHARACTERS
from valeria_desktop.games.valeria.files.shares import level_shares
from valeria_desktop.games.valeria.story.remarks import character_of
from valeria_desktop.ui.screens.setup.cast import Cast, Guest
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat


def portrait_of(guest: str) -> str:
    """Return the name of someone's portrait among the drawings."""
    return f"characters/{guest}.svg"


@frozen
class SeatedGuest:
    """Someone who sits there."""

    portrait: str
    about: str
    """Who it is, how well they play, and how they like to."""


def guest_of(seat: Seat) -> SeatedGuest | None:
    """Return the character that sits in a seat, if it is one."""
    character = character_of(seat)
    if character is None:
        return None
    words = QCoreApplication.translate("Boards", "{name}, {level}. {words}")
    level, likes = bot_words(seat.bot), tell(character.words)
    about = words.format(name=character.name, level=level, words=likes)
    return SeatedGuest(portrait_of(character.id), about)


def bot_words(bot: str | None) -> str:
    """Say in a word or two what plays a seat; nothing for a person."""
    if bot is None:
        return ""
    words = {
        "greedy": QCoreApplication.translate("Boards", "Bot"),
        "random": QCoreApplication.translate("Boards", "plays anything"),
    }
    return words.get(bot) or BotWords().kind(bot)


def cast() -> Cast:
    """Return all of them, and how often levels win as far as that was measured."""
    guests = (Guest(each.id, each.name, each.words, portrait_of(each.id)) for each in CHARACTERS)
    return Cast(tuple(guests), level_shares())
