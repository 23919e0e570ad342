"""The gains of harvests, counted by the engine itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.valeria.coach.test_rolls import amounts, waiting
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.turn.harvest import collect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.effect import Effect

ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def sure(effect: Effect) -> float:
    """Count a choice among gains as the most of them; a trade may be left."""
    match effect:
        case Trade():
            return 0.0
        case Gain():
            return float(effect.amounts.gold + effect.amounts.strength + effect.amounts.magic)
        case GainAny():
            return float(effect.number)
        case AllOf():
            return sum(map(sure, effect.effects))
        case OneOf():
            return max(map(sure, effect.effects))
    raise AssertionError(effect)


def harvests(
    game: Game, seat: int, *, own: bool, rolls: Sequence[tuple[int, int]] = ROLLS
) -> Iterator[list[float]]:
    """Let the engine harvest after every roll: Gold, Strength, Magic, points, and the choices."""
    for roll in rolls:
        state = game._state.copy()
        state.dice = roll
        before = amounts(state, seat)
        left = waiting(collect(state, seat, taking=False, left=own))
        after = amounts(state, seat)
        gains = [float(new - old) for new, old in zip(after, before, strict=True)]
        assert not any(isinstance(effect, Gain) for effect in left)
        yield [*gains, sum(map(sure, left))]


def mean_harvest(game: Game, seat: int, *, own: bool) -> list[float]:
    return [sum(column) / 36 for column in zip(*harvests(game, seat, own=own), strict=True)]
