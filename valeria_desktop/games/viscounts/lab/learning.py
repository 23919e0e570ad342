"""Learning of values for Viscounts: the courses, and what their games are played by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.viscounts.bots.feature_words import BLOCKS
from valeria_desktop.games.viscounts.bots.features import Eye
from valeria_desktop.games.viscounts.bots.learned_worth import LearnedChance
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import SIDES, Setup
from valeria_desktop.lab.self_play import SelfPlay, courses_from_hand

if TYPE_CHECKING:
    from valeria_desktop.bots.learned import Look
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.lab.book import LearningTask, TrainingSamples

COURSES = courses_from_hand(players=range(2, 5), each=24, games=300, part=10, opening=4)


def any_setup(course: str, chance: Stream) -> Setup:
    """Draw a set-up of a course: in two of three, the board's side that suits the players."""
    side = chance.below(len(SIDES))
    return Setup(players=int(course), side=SIDES[side])


def _look(view: View) -> Look:
    return Eye.of(view).look


SELF_PLAY = SelfPlay(
    rules=evolve(RULES, worth=WinningChance),
    blocks=BLOCKS,
    look=_look,
    worth_by=LearnedChance,
    setup=any_setup,
    players=("steward", "steward", "steward", "duchess"),
    nodes=400,
    measured=20,
    learns_openings=True,
    begins_as="chance by hand",
)


def play(task: LearningTask) -> TrainingSamples:
    """Play the games of a task."""
    return SELF_PLAY.play(task)


LEARNING = SELF_PLAY.learning(COURSES, play)
