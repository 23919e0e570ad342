"""The parts of learned values' features that games share: names, words and numbers.

Names stay as they are; new ones stand in a block of their own, so that older files of weights stay
valid and ignore them. The numbers about a rival are the strongest rival's.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.bots.weights import Blocks
    from valeria_desktop.kernel.phrases import Phrase

    Words = dict[str, Phrase]
    """The words of features, by their names."""

_LEAST = 1e-6
"""The smallest chance of winning whose logarithm is taken."""
LEADS: Words = {
    "lead over the strongest": say("lead over the strongest rival"),
    "lead over the second": say("lead over the second rival"),
    "lead over the weakest": say("lead over the weakest rival"),
}
"""The features that `leads_over` counts, in its order."""


def mine(things: Words) -> Words:
    """Return the features of your things, by the words of the things."""
    return {f"my {name}": say("{thing} (you)", thing=words) for name, words in things.items()}


def theirs(things: Words) -> Words:
    """Return the features of your rival's things, by the words of the things."""
    return {
        f"their {name}": say("{thing} (your rival)", thing=words) for name, words in things.items()
    }


def blocks_of(rows: Mapping[str, Words]) -> Blocks:
    """Return the names of features by their blocks, in the order in which a value reads them."""
    return {block: tuple(row) for block, row in rows.items()}


def words_in(rows: Mapping[str, Words]) -> Words:
    """Return the words of the features of all blocks."""
    return {name: words for row in rows.values() for name, words in row.items()}


def log_odds(chance: float) -> float:
    """Return the logarithm of a chance's odds; a chance of 0 or 1 counts as nearly so."""
    return log(max(_LEAST, chance) / max(_LEAST, 1 - chance))


def leads_over(rivals: Sequence[float], value: float) -> tuple[float, float, float]:
    """Return a value's leads over the strongest, the second and the weakest rival.

    The rivals' values come the best first. With one rival, the lead over the second is 0.
    """
    second = value - rivals[1] if len(rivals) > 1 else 0.0
    return value - rivals[0], second, value - rivals[-1]
