"""Learning of values for Viscounts: the courses, and what their games are played by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.feature_words import BLOCKS
from valeria_desktop.games.viscounts.bots.features import Eye
from valeria_desktop.games.viscounts.bots.learned_worth import LearnedChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import SIDES, Setup
from valeria_desktop.lab.book import Course, Learning
from valeria_desktop.lab.self_play import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.bots.learned import Look
    from valeria_desktop.bots.weights import Weights
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.lab.book import LearningTask, TrainingSamples


def _course(words: str) -> Course:
    """Return the recipe of a course: all rounds learn from how games ended.

    A weighted sum of the worth by hand and its parts, as in Valencia; it is not measured here.
    """
    return Course(
        words=words,
        hidden=(),
        rounds=0,
        games=0,
        each=24,
        trust=1.0,
        noise=0.0,
        first_noise=0.0,
        epochs=39,
        pace=2e-3,
        last_rounds=8,
        last_games=200,
        last_noise=0.03,
        part=10,
        remembers=True,
        ignores=("things",),
    )


COURSES = {"2": _course("games of two"), "3": _course("games of three"),
           "4": _course("games of four")}  # fmt: skip


def any_setup(course: str, chance: Stream) -> Setup:
    """Draw a set-up of a course: mostly the side of the board that suits the players."""
    side = chance.below(len(SIDES))
    return Setup(players=int(course), side=SIDES[side])


def _look(view: View) -> Look:
    return Eye.of(view).look


_PLAY = SelfPlay(
    rules=RULES,
    blocks=BLOCKS,
    look=_look,
    worth_by=LearnedChance,
    setup=any_setup,
    players=("steward", "duchess"),
    nodes=400,
    measured=200,
)


def play(task: LearningTask) -> TrainingSamples:
    """Play the games of a task."""
    return _PLAY.play(task)


def measure(course: str, weights: Weights, seed: int) -> Mapping[str, float]:
    """Return the share of games that a duchess with weights wins against the worth by hand."""
    return _PLAY.measure(course, weights, seed)


LEARNING = Learning(blocks=BLOCKS, courses=COURSES, play=play, measure=measure)
