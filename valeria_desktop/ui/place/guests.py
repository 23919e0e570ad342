"""The characters in bots' seats: their portraits, their busts, and their words on boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.bots.company import person_in
from valeria_desktop.ui.paint.busts import Bust
from valeria_desktop.ui.screens.setup.cast import Cast, Guest
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from valeria_desktop.bots.characters import Character
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.busts import Expression
    from valeria_desktop.ui.paint.look import Look


def portrait_of(guest: str) -> str:
    """Return the path of a guest's portrait among the drawings."""
    return f"characters/{guest}.svg"


def portrait_in(seat: Seat) -> str:
    """Return the path of the portrait of the character in a seat, or ""."""
    person = person_in(seat)
    return portrait_of(person) if person else ""


def bust_of(look: Look, seat: Seat, expression: Expression | None = None) -> Bust | None:
    """Return the bust of the character in a seat, in a rim of the seat's colour, or None."""
    portrait = portrait_in(seat)
    return Bust(portrait, expression, look.player(seat.colour).name()) if portrait else None


@frozen
class SeatedGuest:
    """A guest at the table."""

    portrait: str
    about: str
    """The guest's name, level and style of play, in words."""


def seated_guest(seat: Seat, characters: Mapping[str, Character]) -> SeatedGuest | None:
    """Return which of a game's characters sits in a seat, or None."""
    character = characters.get(person_in(seat))
    if character is None:
        return None
    words = QCoreApplication.translate("Boards", "{name}, {level}. {words}")
    level, likes = BotWords().kind(seat.bot or ""), tell(character.words)
    about = words.format(name=character.name, level=level, words=likes)
    return SeatedGuest(portrait_of(character.id), about)


def cast_of(characters: Iterable[Character], shares: Mapping[str, float]) -> Cast:
    """Return a game's characters, and how often levels win as far as that has been measured."""
    guests = (Guest(each.id, each.name, each.words, portrait_of(each.id)) for each in characters)
    return Cast(tuple(guests), shares)
