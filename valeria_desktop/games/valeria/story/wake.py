"""What a roll may wake: of the 36 rolls of two dice, how many wake each of a player's numbers."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.games.valeria.rules.view import View

_SIDES = range(1, 7)
ROLLS = tuple(product(_SIDES, _SIDES))


@frozen
class Chance:
    """A number of the comb, or doubles: what may wake there."""

    numbers: tuple[int, ...]
    """None for what wakes at doubles."""
    rolls: int
    """How many of the 36 rolls wake it."""
    cards: tuple[Citizen | Starter, ...]
    """What the player has there."""

    @property
    def name(self) -> str:
        """Name it as the cards do: "9/10"."""
        return "/".join(map(str, self.numbers))


@frozen
class Chances:
    """What the next roll may wake."""

    places: tuple[Chance, ...]
    """The ten places of the comb, and doubles if somebody waits for them."""
    nothing: int
    """How many rolls wake nothing at all."""


def chances_of(view: View, seat: int) -> Chances:
    """Count the rolls that wake a player's cards."""
    player = view.players[seat]
    cards: list[Citizen | Starter] = [*player.starters, *player.citizens]
    places = [
        Chance(
            tuple(numbers),
            sum(_wakes(roll, numbers) for roll in ROLLS),
            tuple(card for card in cards if set(card.numbers) & set(numbers)),
        )
        for numbers in view.table.catalog.numbers
    ]
    at_doubles = tuple(starter for starter in player.starters if starter.on_doubles)
    if at_doubles:
        places.append(Chance((), sum(first == second for first, second in ROLLS), at_doubles))
    woken = {number for card in cards for number in card.numbers}
    nothing = sum(
        not _wakes(roll, woken) and not (at_doubles and roll[0] == roll[1]) for roll in ROLLS
    )
    return Chances(tuple(places), nothing)


def _wakes(roll: tuple[int, int], numbers: tuple[int, ...] | set[int]) -> bool:
    return any(number in numbers for number in (*roll, sum(roll)))
