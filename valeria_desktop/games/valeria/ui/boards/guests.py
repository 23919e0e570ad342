"""Who sits in a bot's place, as boards and plaques show and say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.story.remarks import character_of
from valeria_desktop.games.valeria.ui.portraits import portrait_of
from valeria_desktop.ui.bot_words import BotWords
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat


@frozen
class Guest:
    """Someone who sits there."""

    portrait: str
    about: str
    """Who it is, how well they play, and how they like to."""


def guest_of(seat: Seat) -> Guest | None:
    """Return the character that sits in a seat, if it is one."""
    character = character_of(seat)
    if character is None:
        return None
    words = QCoreApplication.translate("Boards", "{name}, {level}. {words}")
    level, likes = bot_words(seat.bot), tell(character.words)
    about = words.format(name=character.name, level=level, words=likes)
    return Guest(portrait_of(character.id), about)


def bot_words(bot: str | None) -> str:
    """Say in a word or two what plays a seat; nothing for a person."""
    if bot is None:
        return ""
    words = {
        "greedy": QCoreApplication.translate("Boards", "Bot"),
        "random": QCoreApplication.translate("Boards", "plays anything"),
    }
    return words.get(bot) or BotWords().kind(bot)
