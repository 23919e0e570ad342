"""The value of a position: the points to expect at the end, by rules of thumb."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.task_chances import expected
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    GUILDS,
    NOBILITY,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.standing import PlayerStanding

_HOLDS = 0.45
"""Chance that a player still holds a council seat one council later."""
_HIGH = {NOBILITY: 1.6, CHURCH: 0.9}
"""Points for placing the fountain or the palm of a round."""
_COIN, _GOOD = 0.42, 0.34
"""Points for a coin, and for each coin of a good's price, with all rounds to come."""
_ENOUGH = 9
"""Number of coins with full worth; each further one has only the share `_BEYOND`."""
_BEYOND = 0.35
_FIGURE = 0.25
_CARD, _OF_NUMBER = 0.12, 0.1
"""Points for a card of the deck, and for each unit of its number, with all rounds to come."""


def value_of(standing: PlayerStanding) -> float:
    """Return the points that a player can expect at the end."""
    cards = sum(_CARD + _OF_NUMBER * NUMBERS[card] for card in standing.deck)
    return value_without_deck(standing) + cards * standing.councils / 5


def value_without_deck(standing: PlayerStanding) -> float:
    """Return the points that a player can expect at the end, without those from the deck."""
    left = standing.councils
    share = left / 5
    value = standing.points + standing.privileges + _FIGURE * standing.has_figure * bool(left)
    value += sum(_of_seat(place, left) for place in standing.seats)
    value += standing.beside * _prestige(left)
    value += share * _of_purse(standing)
    return value + sum(expected(task, left) for task in standing.tasks)


@cache
def _prestige(left: int) -> float:
    """Return the expected prestige of a council seat in `left` future councils."""
    return sum(_HOLDS**later for later in range(left))


@cache
def _of_seat(place: int, left: int) -> float:
    return _prestige(left) + (_HIGH.get(place, 0.0) * _prestige(left) if left else 0.0)


def _of_purse(standing: PlayerStanding) -> float:
    coins = min(standing.coins, _ENOUGH) + _BEYOND * max(0, standing.coins - _ENOUGH)
    goods = sum(number * guild.price for guild, number in zip(GUILDS, standing.goods, strict=True))
    return _COIN * coins + _GOOD * goods
