"""How many may play a game, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def players_of(seats: range) -> str:
    """Return the words for a game's numbers of players."""
    fewest, most = seats[0], seats[-1]
    if fewest != most:
        words = QCoreApplication.translate("GameCard", "{fewest} to {most} players")
        return words.format(fewest=fewest, most=most)
    if most == 1:
        return QCoreApplication.translate("GameCard", "1 player")
    return QCoreApplication.translate("GameCard", "{number} players").format(number=most)
