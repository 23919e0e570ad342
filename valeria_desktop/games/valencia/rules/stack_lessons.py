"""How players divide their cards, learned from games of all levels.

`python -m valeria_desktop.games.valencia.lab.stacks learn` learns and prints the lessons.
"""

from __future__ import annotations

from typing import NamedTuple


class StackLesson(NamedTuple):
    """The share of each fact in a stack's score for its sum, in 2^-16 of an eighth of a doubling.

    The facts about its owner: 1; the number of cards in the deck beyond the usual one, up to 3; the
    number of stacks, up to 6; whether there is one stack only, whether the owner passed in the
    present auction, and whether it is a late one.
    """

    above: tuple[int, ...]
    """For each fact and each sixteenth that the sum is above that of an even deal."""
    away: tuple[int, ...]
    """For each fact and each sixteenth of a quarter of the square of that difference."""


Lessons = dict[int, StackLesson]
"""By the number of cards in a stack; larger ones are dealt evenly."""

IN_A_DUEL: Lessons = {
    1: StackLesson(
        (-1567, -288, 335, 2380, -1152, -5141),
        (34387, -4228, -2658, -12104, 7693, 4382),
    ),
    2: StackLesson(
        (19130, -4975, -837, -3061, 2137, 10547),
        (-21005, 4674, -2193, -31, 4883, -6275),
    ),
}
"""With two players."""
AMONG_MORE: Lessons = {
    1: StackLesson(
        (-14351, 2201, 1533, 2000, -1703, -958),
        (39998, -7507, -945, -66, -1288, -3231),
    ),
    2: StackLesson(
        (36350, -8566, -571, -12883, 2250, 3893),
        (-37284, 6911, -1725, 11703, -818, -8138),
    ),
}
"""With three, four and five players."""
DRAWN = {-2: 14, -1: 27, 0: 942, 1: 6}
"""How often planners and duchesses drew a number of cards, by what it is above an even share."""
SIZES = (
    (946, 2, 2),
    (711, 52, 2),
    (550, 233, 3),
    (83, 142, 6),
    (43, 664, 73),
    (3, 119, 26),
    (2, 15, 5),
    (2, 2, 6),
)
"""How often a stack of theirs had one, two or three cards, by the cards that were left for it.

The last row is for all larger numbers.
"""
