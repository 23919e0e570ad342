"""What a whole review comes to: how each seat has done, and which moments decided the game.

The chance at the beginning, your luck, less the cost of your choices, and what the others'
cost them: in a game for two that comes, nearly, to how it ended.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel.phrases import Phrase, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from valeria_desktop.coach.grades import Grade
    from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch


@frozen
class ReviewSummary:
    """What a review comes to for a seat."""

    seat: int
    choices: int
    """How many were graded."""
    grades: Mapping[Grade, int]
    """How often there was each grade that there was."""
    cost: float
    """What all choices cost of the chance of winning, added up: 1 is a game."""
    luck: float
    """What chance did to it, added up."""

    @property
    def mean_cost(self) -> float:
        """What a choice cost on average."""
        return self.cost / max(1, self.choices)


def summed_up(parts: Iterable[ReviewBatch], players: int) -> tuple[ReviewSummary, ...]:
    """Add up what was found."""
    found = tuple(parts)
    graded = [each for part in found for each in part.graded]
    fortunes = [each for part in found for each in part.fortunes]
    return tuple(
        ReviewSummary(
            seat,
            sum(each.seat == seat for each in graded),
            dict(Counter(each.grade for each in graded if each.seat == seat)),
            sum(each.cost for each in graded if each.seat == seat),
            sum(each.swings[seat] for each in fortunes),
        )
        for seat in range(players)
    )


_MOMENTS = 3
_LEAST = 0.01
"""What changed less decided nothing."""


@frozen
class TurningPoint:
    """A moment that decided."""

    choices: int
    """How many choices were made before it: a replay can be opened there."""
    seat: int
    """Whose chance it changed most."""
    round: int
    swing: float
    """What it did to that chance."""
    is_luck: bool
    why: Phrase


def turning_points(parts: Iterable[ReviewBatch]) -> tuple[TurningPoint, ...]:
    """Find the moments with the largest swings, in the order they came."""
    found: list[TurningPoint] = []
    for part in parts:
        found += map(_of_choice, part.graded)
        found += map(_of_chance, part.fortunes)
    found.sort(key=lambda each: (-abs(each.swing), each.choices))
    largest = [each for each in found[:_MOMENTS] if abs(each.swing) >= _LEAST]
    return tuple(sorted(largest, key=lambda each: each.choices))


def _of_choice(graded: Graded) -> TurningPoint:
    why = say(
        "{player} chose “{chosen}”: “{best}” would have won {number} of 100 games more",
        player=seat_name(graded.seat),
        chosen=graded.chosen.words(),
        best=graded.best.words(),
        number=_of_hundred(graded.cost),
    )
    return TurningPoint(
        graded.choices, graded.seat, graded.round, -graded.cost, is_luck=False, why=why
    )


def _of_chance(fortune: Fortune) -> TurningPoint:
    seat, swing = max(enumerate(fortune.swings), key=lambda each: (abs(each[1]), -each[0]))
    gaps = {"what": fortune.what, "player": seat_name(seat), "number": _of_hundred(swing)}
    if swing < 0:
        why = say("{what}: against usual luck it cost {player} {number} of 100 games", **gaps)
    else:
        why = say("{what}: against usual luck it brought {player} {number} of 100 games", **gaps)
    return TurningPoint(fortune.choices, seat, fortune.round, swing, is_luck=True, why=why)


def _of_hundred(share: float) -> int:
    return round(100 * abs(share))
