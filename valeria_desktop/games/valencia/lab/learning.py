"""Learning of values for Valencia: the courses, and what their games are played by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.feature_words import BLOCKS
from valeria_desktop.games.valencia.bots.features import Eye
from valeria_desktop.games.valencia.bots.learned_worth import worth_by
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.lab.book import Course, Learning
from valeria_desktop.lab.self_play import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.bots.learned import Look
    from valeria_desktop.bots.weights import Weights
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.lab.book import LearningTask, TrainingSamples


def _course(words: str) -> Course:
    """Return the recipe of a course: all rounds learn from how games ended.

    A weighted sum of the worth by hand and its parts, as games are few and alike: by all features a
    duchess lost all of 40 games of two to the worth by hand, though they promised better what
    happened. Nobody had drawn fewer cards than usual, so what a card brings was not learned.
    """
    return Course(
        words=words,
        hidden=(),
        rounds=0,
        games=0,
        each=16,
        trust=1.0,
        noise=0.0,
        first_noise=0.0,
        epochs=39,
        pace=2e-3,
        last_rounds=8,
        last_games=300,
        last_noise=0.03,
        part=25,
        remembers=True,
        ignores=("things",),
    )


COURSES = {"2": _course("games of two"), "3": _course("games of three"),
           "4": _course("games of four"), "5": _course("games of five")}  # fmt: skip
_PLAIN = 4
"""Number of games without advanced cards for each game with all of them."""


def any_setup(course: str, chance: Stream) -> Setup:
    """Draw a set-up of a course: a drawn city, now and then with advanced cards."""
    kinds = Advanced if chance.below(_PLAIN + 1) == _PLAIN else ()
    return Setup(players=int(course), city=RANDOM, advanced=frozenset(kinds))


def _look(view: View) -> Look:
    return Eye.of(view).look


_PLAY = SelfPlay(
    rules=RULES,
    blocks=BLOCKS,
    look=_look,
    worth_by=worth_by,
    setup=any_setup,
    players=("planner", "planner", "planner", "duchess"),
    nodes=200,
    measured=400,
)


def play(task: LearningTask) -> TrainingSamples:
    """Play the games of a task."""
    return _PLAY.play(task)


def measure(course: str, weights: Weights, seed: int) -> Mapping[str, float]:
    """Return the share of games that a duchess with weights wins against the worth by hand."""
    return _PLAY.measure(course, weights, seed)


LEARNING = Learning(blocks=BLOCKS, courses=COURSES, play=play, measure=measure)
