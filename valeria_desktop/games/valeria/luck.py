"""The luck of the dice: the number of harvested cards, compared with the mean."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.memory import PlayedGame

_SIDES = 6
_ROLLS = tuple(
    (pair, 1 if pair[0] == pair[1] else 2)
    for pair in combinations_with_replacement(range(1, _SIDES + 1), 2)
)
"""The rolls of two dice, each with its number among the 36."""


def luck(played: PlayedGame) -> tuple[float, ...]:
    """Return each seat's cards that the dice activated, less the expected number, over all turns.

    The expected number is the mean of all 36 rolls with the seat's tableau at that moment. Powers
    that change dice don't count: they are skill.
    """
    sums = [0.0] * len(played.seats)
    for game, dice in rolls(played):
        for seat in game.seats:
            sums[seat] += len(game.would_activate(seat, dice)) - expected(game, seat)
    return tuple(sums)


def rolls(played: PlayedGame) -> Iterator[tuple[Game, tuple[int, int]]]:
    """Yield every roll of the dice: the game before it, and the dice as thrown."""
    for before, after in played.passages():
        if _asks_to_roll(before) and not (_asks_to_roll(after) and after.turn == before.turn):
            yield before, after.view(0).dice


def _asks_to_roll(game: Game) -> bool:
    return game.decision is not None and game.decision.prompt is Prompt.ROLL


def expected(game: Game, seat: int) -> float:
    """Return the mean number of cards that a roll activates for a seat."""
    counts = (len(game.would_activate(seat, dice)) * weight for dice, weight in _ROLLS)
    return sum(counts) / _SIDES**2
