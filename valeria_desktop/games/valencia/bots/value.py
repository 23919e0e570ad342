"""The value of a position: the points to expect at the end, by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.numbers import COUNCILS
from valeria_desktop.games.valencia.bots.task_chances import expected
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    NOBILITY,
    price_of,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.bots.numbers import Numbers
    from valeria_desktop.games.valencia.rules.standing import PlayerStanding


def value_of(standing: PlayerStanding, numbers: Numbers) -> float:
    """Return the points that a player can expect at the end."""
    cards = sum(numbers.card + numbers.of_number * NUMBERS[card] for card in standing.deck)
    return value_without_deck(standing, numbers) + cards * standing.councils / COUNCILS


def value_without_deck(standing: PlayerStanding, numbers: Numbers) -> float:
    """Return the points that a player can expect at the end, without those from the deck."""
    left = standing.councils
    figure = numbers.figure * standing.has_figure * bool(left)
    value = standing.points + standing.privileges + figure
    value += sum(_of_seat(place, left, numbers) for place in standing.seats)
    value += standing.beside * numbers.prestige[left]
    value += left / COUNCILS * _of_purse(standing, numbers)
    return value + sum(expected(task, left) for task in standing.tasks)


def _of_seat(place: int, left: int, numbers: Numbers) -> float:
    placed = numbers.fountain if place == NOBILITY else numbers.palm if place == CHURCH else 0.0
    return (1 + placed) * numbers.prestige[left]


def _of_purse(standing: PlayerStanding, numbers: Numbers) -> float:
    full = min(standing.coins, numbers.enough)
    coins = full + numbers.beyond * max(0, standing.coins - numbers.enough)
    return numbers.coin * coins + numbers.good * price_of(standing.goods)
