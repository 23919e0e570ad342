"""What a whole review comes to for each seat: how well it chose, and how lucky it was.

The chance at the beginning, your luck, less the cost of your choices, and what the others'
cost them: in a game for two that comes, nearly, to how it ended.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from valeria_desktop.coach.grades import Grade
    from valeria_desktop.coach.review import Part


@frozen
class Summary:
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


def summed_up(parts: Iterable[Part], players: int) -> tuple[Summary, ...]:
    """Add up what was found."""
    found = tuple(parts)
    graded = [each for part in found for each in part.graded]
    fortunes = [each for part in found for each in part.fortunes]
    return tuple(
        Summary(
            seat,
            sum(each.seat == seat for each in graded),
            dict(Counter(each.grade for each in graded if each.seat == seat)),
            sum(each.cost for each in graded if each.seat == seat),
            sum(each.swings[seat] for each in fortunes),
        )
        for seat in range(players)
    )
