"""Learning of values for Valencia: the courses, and what their games are played by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valencia.bots.feature_words import BLOCKS
from valeria_desktop.games.valencia.bots.features import Eye
from valeria_desktop.games.valencia.bots.learned_worth import worth_by
from valeria_desktop.games.valencia.bots.numbers import numbers_of
from valeria_desktop.games.valencia.bots.planner import PlannerBot
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.lab.self_play import SelfPlay, courses_from_hand

if TYPE_CHECKING:
    from valeria_desktop.bots.learned import Look
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.lab.book import LearningTask, TrainingSamples


_FROM_HAND = courses_from_hand(players=range(2, 6), each=24, games=2000, part=50, opening=2)
COURSES = {
    name: evolve(course, keeps=True, ignores=("worth by hand", "cards"))
    for name, course in _FROM_HAND.items()
}
"""Only things are learned: a player with more cards wins more, but not by sparing them."""
_PLAIN = 4
"""Number of games without advanced cards for each game with all of them."""


def any_setup(course: str, chance: Stream) -> Setup:
    """Draw a set-up of a course: a drawn city, now and then with advanced cards."""
    kinds = Advanced if chance.below(_PLAIN + 1) == _PLAIN else ()
    return Setup(players=int(course), city=RANDOM, advanced=frozenset(kinds))


class TunedPlanner:
    """A planner by the levels' numbers, since a duchess is too slow for thousands of games."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._planner: PlannerBot | None = None

    def choose(self, view: View, decision: Decision) -> Option:
        """Return the planner's option; how many play is known from its first view on."""
        if self._planner is None:
            self._planner = PlannerBot(self._seed, numbers_of(len(view.players)))
        return self._planner.choose(view, decision)


def _look(view: View) -> Look:
    return Eye.of(view).look


SELF_PLAY = SelfPlay(
    rules=evolve(RULES, worth=WinningChance, bots={**RULES.bots, "tuned planner": TunedPlanner}),
    blocks=BLOCKS,
    look=_look,
    worth_by=worth_by,
    setup=any_setup,
    players=("planner", "tuned planner", "tuned planner", "tuned planner"),
    nodes=200,
    measured=40,
    begins_as="chance by hand",
)


def play(task: LearningTask) -> TrainingSamples:
    """Play the games of a task."""
    return SELF_PLAY.play(task)


LEARNING = SELF_PLAY.learning(COURSES, play)
