"""The summary of a review: each seat's cost and luck, and the moments that decided the game.

In a game for two, a seat's chance at the beginning plus its luck, minus the cost of its choices,
plus the cost of the rival's choices, is nearly 1 for the winner and 0 for the loser.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.coach.notable import LEAST_CHANCE
from valeria_desktop.kernel.phrases import Phrase, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from valeria_desktop.coach.grades import Grade
    from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch


@frozen
class ReviewSummary:
    """The summary of a review for one seat."""

    seat: int
    choices: int
    """The number of graded choices."""
    grades: Mapping[Grade, int]
    """The number of choices with each grade; a grade that no choice got is absent."""
    cost: float
    """The sum of the costs of all choices, in won games: 1 stands for a whole game."""
    luck: float
    """The sum of the changes by luck, in won games; below 0 for bad luck."""

    @property
    def mean_cost(self) -> float:
        """The mean cost of a choice, as a chance of winning."""
        return self.cost / max(1, self.choices)


def summed_up(parts: Iterable[ReviewBatch], players: int) -> tuple[ReviewSummary, ...]:
    """Return the summary of a review's batches for each seat."""
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


@frozen
class TurningPoint:
    """A moment that changed a chance of winning much."""

    choices: int
    """The number of choices before this moment, so that a replay can open there."""
    seat: int
    """The seat whose chance changed most."""
    turn: int
    round: int
    swing: float
    """The change of that seat's chance of winning, from -1 to 1."""
    is_luck: bool
    why: Phrase


def turning_points(parts: Iterable[ReviewBatch]) -> tuple[TurningPoint, ...]:
    """Return the moments with the largest swings, in the order of the game."""
    found: list[TurningPoint] = []
    for part in parts:
        found += [_of_choice(each) for each in part.graded if not each.margin.is_alike]
        found += map(_of_chance, part.fortunes)
    found.sort(key=lambda each: (-abs(each.swing), each.choices))
    largest = [each for each in found[:_MOMENTS] if abs(each.swing) >= LEAST_CHANCE]
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
        graded.choices,
        graded.seat,
        graded.turn,
        graded.round,
        -graded.cost,
        is_luck=False,
        why=why,
    )


def _of_chance(fortune: Fortune) -> TurningPoint:
    seat, swing = max(enumerate(fortune.swings), key=lambda each: (abs(each[1]), -each[0]))
    gaps = {"what": fortune.what, "player": seat_name(seat), "number": _of_hundred(swing)}
    if swing < 0:
        why = say("{what}: bad luck that cost {player} {number} wins in 100 games", **gaps)
    else:
        why = say("{what}: good luck that brought {player} {number} wins in 100 games", **gaps)
    return TurningPoint(
        fortune.choices, seat, fortune.turn, fortune.round, swing, is_luck=True, why=why
    )


def _of_hundred(share: float) -> int:
    return round(100 * abs(share))
