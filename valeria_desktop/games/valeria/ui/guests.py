"""The guests in bots' seats: the cast, their portraits, and their words on boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.bots.characters import CHARACTERS
from valeria_desktop.games.valeria.files.shares import level_shares
from valeria_desktop.games.valeria.story.remarks import character_of
from valeria_desktop.ui.paint.busts import Bust
from valeria_desktop.ui.screens.setup.cast import Cast, Guest
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.busts import Expression
    from valeria_desktop.ui.paint.look import Look


def portrait_of(guest: str) -> str:
    """Return the path of a guest's portrait among the drawings."""
    return f"characters/{guest}.svg"


def bust_of(look: Look, seat: Seat, expression: Expression | None = None) -> Bust | None:
    """Return the bust of the character in a seat, in a rim of the seat's colour, or None."""
    character = character_of(seat)
    if character is None:
        return None
    return Bust(portrait_of(character.id), expression, look.player(seat.colour).name())


@frozen
class SeatedGuest:
    """A guest at the table."""

    portrait: str
    about: str
    """The guest's name, level and style of play, in words."""


def guest_of(seat: Seat) -> SeatedGuest | None:
    """Return the character in a seat, or None."""
    character = character_of(seat)
    if character is None:
        return None
    words = QCoreApplication.translate("Boards", "{name}, {level}. {words}")
    level, likes = bot_words(seat.bot), tell(character.words)
    about = words.format(name=character.name, level=level, words=likes)
    return SeatedGuest(portrait_of(character.id), about)


def bot_words(bot: str | None) -> str:
    """Return the kind of a bot in a few words; "" for a person."""
    if bot is None:
        return ""
    words = {
        "greedy": QCoreApplication.translate("Boards", "Bot"),
        "random": QCoreApplication.translate("Boards", "plays anything"),
    }
    return words.get(bot) or BotWords().kind(bot)


def cast() -> Cast:
    """Return all characters, and how often levels win as far as that has been measured."""
    guests = (Guest(each.id, each.name, each.words, portrait_of(each.id)) for each in CHARACTERS)
    return Cast(tuple(guests), level_shares())
