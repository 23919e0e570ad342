"""Learning of values for Valencia: the courses, and what their games are played by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.feature_words import BLOCKS
from valeria_desktop.games.valencia.bots.features import Eye
from valeria_desktop.games.valencia.bots.learned_worth import worth_by
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.lab.self_play import SelfPlay, slow_courses

if TYPE_CHECKING:
    from valeria_desktop.bots.learned import Look
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.lab.book import LearningTask, TrainingSamples


COURSES = slow_courses(players=range(2, 6), each=16, games=300, part=25)
_PLAIN = 4
"""Number of games without advanced cards for each game with all of them."""


def any_setup(course: str, chance: Stream) -> Setup:
    """Draw a set-up of a course: a drawn city, now and then with advanced cards."""
    kinds = Advanced if chance.below(_PLAIN + 1) == _PLAIN else ()
    return Setup(players=int(course), city=RANDOM, advanced=frozenset(kinds))


def _look(view: View) -> Look:
    return Eye.of(view).look


SELF_PLAY = SelfPlay(
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
    return SELF_PLAY.play(task)


LEARNING = SELF_PLAY.learning(COURSES, play)
