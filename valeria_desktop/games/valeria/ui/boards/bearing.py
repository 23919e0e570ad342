"""How a plaque stands out just now: what a roll wakes on it, whether it is told of, pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.ui.cards.mood import Chip


@frozen
class Bearing:
    """What is painted of a plaque besides what its side has."""

    is_hovered: bool = False
    has_focus: bool = False
    is_told: bool = False
    """It is the one that the story tells of: it wears its own colour."""
    woken: tuple[tuple[int, Chip], ...] = ()
    """Which numbers are woken, and by what."""

    def chip_of(self, numbers: Iterable[int]) -> Chip | None:
        """Return the chip that wakes a card with some numbers, if any does."""
        woken = dict(self.woken)
        return next((woken[number] for number in numbers if number in woken), None)


PLAIN_BEARING = Bearing()
