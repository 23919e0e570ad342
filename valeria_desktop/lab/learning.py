"""What a game brings so that values can be learned for it: what is seen, and games to see it in."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.bots.weights import Weights


FOLLOWS = 3
"""Of each moment follow what is to be promised, what came out at last, and by how many points."""


@frozen
class Course:
    """How a value is learned: in rounds, each from the games of the one before."""

    words: str
    """Of which games."""
    hidden: tuple[int, ...]
    """The sizes of the hidden layers; none makes a sum of what is seen."""
    rounds: int
    games: int
    """In each round."""
    each: int
    """Moments of each player of a game."""
    trust: float
    """How much of what follows is what came out at last, and not the next promise (λ)."""
    noise: float
    """The share of choices that are anything."""
    first_noise: float
    """The same in the first round, in which nothing was learned yet."""
    epochs: int
    pace: float
    last_rounds: int
    """Rounds that follow and learn from the results of as many more games alone."""
    last_games: int
    last_noise: float


class Part(TypedDict):
    """Games to be played somewhere, to learn from."""

    version: str
    course: str
    part: int
    weights: str | None
    """Of the round before; without any, everyone plays by hand."""
    seed: int
    games: int
    each: int
    trust: float
    noise: float


class Moments(TypedDict):
    """What was seen in some games, as numbers of 32 bits, and what followed."""

    part: int
    number: int
    seen: bytes
    followed: bytes
    """As many numbers for each moment as follow of it."""


@frozen(eq=False)
class Learning:
    """What a game brings to `valeria-lab train`."""

    features: tuple[str, ...]
    courses: Mapping[str, Course]
    play: Callable[[Part], Moments]
    """Plays games to learn from; any process can do it."""
    measure: Callable[[str, Weights, int], Mapping[str, float]]
    """Says how strong weights of a course are, from a seed."""
