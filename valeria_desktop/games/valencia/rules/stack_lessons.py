"""How players divide their cards, learned from games of all levels.

`python -m valeria_desktop.games.valencia.lab.stacks learn` learns and prints the lessons.
"""

from __future__ import annotations

from typing import NamedTuple


class StackLesson(NamedTuple):
    """What a stack's sum adds to its score, in 2^-16 of an eighth of a doubling.

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
DRAWN = {
    -10: 9,
    -9: 10,
    -8: 32,
    -7: 44,
    -6: 65,
    -5: 95,
    -4: 163,
    -3: 111,
    -2: 91,
    -1: 99,
    0: 1154,
    1: 44,
}
"""How often a number of cards was drawn, by what it is above an even share of the deck."""
SIZES = (
    (1798, 2, 2),
    (1101, 180, 2),
    (694, 422, 25),
    (101, 279, 33),
    (44, 826, 115),
    (3, 174, 80),
    (2, 29, 38),
    (2, 8, 47),
)
"""How often a stack had one, two or three cards, by the number of cards that were left for it.

The last row is for all larger numbers.
"""
