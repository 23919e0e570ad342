"""The chances of the next roll: how many of the 36 rolls wake each of a player's numbers."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.holdings import lone_waker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.view import View

Roll = tuple[int, int]
_SIDES = range(1, 7)
ROLLS: tuple[Roll, ...] = tuple(product(_SIDES, _SIDES))
_DOUBLES = frozenset((side, side) for side in _SIDES)


@frozen
class WakeChance:
    """A number of the comb, or doubles, and the cards that wake there."""

    numbers: tuple[int, ...]
    """The card's numbers; empty for doubles."""
    rolls: int
    """The number of rolls, of the 36, that wake it."""
    cards: tuple[Citizen | Starter, ...]
    """The player's cards there."""

    @property
    def name(self) -> str:
        """The numbers as cards show them: "9/10"."""
        return "/".join(map(str, self.numbers))


@frozen
class WakeChances:
    """The chances of the next roll."""

    places: tuple[WakeChance, ...]
    """The ten places of the comb, and doubles if a starter of the player wakes at doubles."""
    nothing: int
    """The number of rolls that wake no card by its number or by doubles."""
    lone: str = ""
    """The name of the starter that wakes on those rolls; empty if nothing does."""


def chances_of(view: View, seat: int) -> WakeChances:
    """Count the rolls that wake a player's cards."""
    player = view.players[seat]
    cards: list[Citizen | Starter] = [*player.starters, *player.citizens]
    places = [
        WakeChance(
            tuple(numbers),
            len(_waking(numbers)),
            tuple(card for card in cards if set(card.numbers) & set(numbers)),
        )
        for numbers in view.table.catalog.numbers
    ]
    waking = _waking(number for card in cards for number in card.numbers)
    at_doubles = tuple(starter for starter in player.starters if starter.on_doubles)
    if at_doubles:
        places.append(WakeChance((), len(_DOUBLES), at_doubles))
        waking |= _DOUBLES
    return WakeChances(tuple(places), len(ROLLS) - len(waking), lone_waker(player))


def _waking(numbers: Iterable[int]) -> frozenset[Roll]:
    """Return the rolls that wake any of some numbers."""
    return frozenset().union(*map(_rolls_of, numbers))


@cache  # of twelve numbers
def _rolls_of(number: int) -> frozenset[Roll]:
    return frozenset(roll for roll in ROLLS if number in (*roll, sum(roll)))
