"""Learning of values for games with sets: they begin with those that the base game has taught.

The core plays no sets, so such games are played in Python.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.bots.weights import Weights, read_weights
from valeria_desktop.games.valeria.bots.feature_words import WITH_SETS
from valeria_desktop.games.valeria.bots.learned_worth import (
    MADE_WITH,
    eye_with_sets,
    values_folder,
    weighs_dukes,
    with_sets,
    without_sets,
    worth_with_sets,
)
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.lab.learning import COURSES, any_setup
from valeria_desktop.games.valeria.lab.options import with_drawn_sets
from valeria_desktop.games.valeria.rules.setup import RANDOM, Setup
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.lab.book import Course
from valeria_desktop.lab.self_play import LOOK, SelfPlay

if TYPE_CHECKING:
    from valeria_desktop.bots.learned import Look
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.lab.book import LearningTask, TrainingSamples

_DRAWN = 3
"""The number of sets in each game."""


def _course(name: str, games: int) -> Course:
    """Return a recipe for an hour of two cores: only what sets bring is learned.

    A game takes as long as two hundred in the core, so thousands of them can't teach again what
    hundreds of thousands have taught about the table.
    """
    return Course(
        words=f"{COURSES[name].words} with three sets",
        hidden=(),
        rounds=4,
        games=games,
        each=10,
        trust=0.85,
        noise=0.08,
        first_noise=0.08,
        epochs=4,
        pace=2e-3,
        last_rounds=1,
        last_games=2 * games,
        last_noise=0.08,
        part=10,
        remembers=True,
        keeps=True,
    )


_GAMES = {"2": 2_000, "3": 1_200, "4": 800, "5": 600, "dark-lord": 2_000}
"""Games of a round in each course in which sets are used: none is in a siege (X25)."""
COURSES_WITH_SETS = {with_sets(name): _course(name, games) for name, games in _GAMES.items()}


def any_setup_with_sets(course: str, chance: Stream) -> Setup:
    """Draw a set-up with areas, citizens and three sets at random, until it can be dealt."""
    while True:
        seed = chance.number()
        plain = evolve(any_setup(without_sets(course), Random(seed)), preset=RANDOM)
        setup = with_drawn_sets(plain, BOX(), seed, _DRAWN)
        try:
            RULES.check(setup, seed)
        except SetupError:
            continue
        if len(setup.sets) == _DRAWN:
            return setup


def _look(view: View) -> Look:
    return eye_with_sets(view).look


SELF_PLAY = SelfPlay(
    rules=RULES,
    blocks=WITH_SETS,
    look=_look,
    worth_by=worth_with_sets,
    setup=any_setup_with_sets,
    players=(LOOK,),
    nodes=4_000,
    measured=200,
    against="against the values before",
)


def play(task: LearningTask) -> TrainingSamples:
    """Play the games of a task."""
    return SELF_PLAY.play(task)


def begin(course: str) -> Weights | None:
    """Return the weights without sets, to which what sets bring adds nothing yet."""
    plain = without_sets(course)
    file = values_folder() / f"{plain}.json"
    if not file.exists():
        return None
    weights = read_weights(file, WITH_SETS)
    return evolve(weights, made=MADE_WITH if weighs_dukes(plain) else {})


LEARNING_WITH_SETS = evolve(SELF_PLAY.learning(COURSES_WITH_SETS, play), begin=begin)
