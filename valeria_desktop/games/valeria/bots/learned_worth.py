"""The chance of winning by learned weights; by hand-written values where there are no weights."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.bots import learned
from valeria_desktop.bots.net import Glance
from valeria_desktop.bots.weights import read_weights
from valeria_desktop.games.valeria.bots.covers import can_cover, worth_of_covers
from valeria_desktop.games.valeria.bots.ends import Ends
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS, WITH_SETS
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.hand_worth import worth_by_hand
from valeria_desktop.games.valeria.bots.values import duke_of, horizon_of
from valeria_desktop.games.valeria.rules import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from valeria_desktop.bots.net import Net
    from valeria_desktop.bots.weights import Blocks
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.rules import Ending, Worth


def course_of(setup: Setup) -> str:
    """Name the course whose values a set-up uses: its number of players, or its solo game.

    With sets it is the one of games with sets, as soon as that was learned.
    """
    course = setup.solo.value if setup.solo is not None else str(setup.players)
    if not setup.sets or net_of(with_sets(course)) is None:
        return course
    return with_sets(course)


_SETS = "-sets"
"""The end of the names of courses with sets, so that no base game reads their files."""


def with_sets(course: str) -> str:
    """Name the course of the same games with sets."""
    return f"{course}{_SETS}"


def without_sets(course: str) -> str:
    """Name the course of the same games without sets."""
    return course.removesuffix(_SETS)


def sees_sets(course: str) -> bool:
    """Return whether the values of a course read the numbers of sets."""
    return course.endswith(_SETS)


def blocks_of(course: str) -> Blocks:
    """Return the blocks of numbers that the values of a course read."""
    return WITH_SETS if sees_sets(course) else BLOCKS


def values_folder() -> Path:
    """Return the folder of the shipped weights."""
    return learned.values_folder(GAME)


@cache
def net_of(course: str) -> Net | None:
    """Return the trained net of a course, or None."""
    return learned.shipped_net(GAME, course, blocks_of(course))


def weighs_dukes(course: str) -> bool:
    """Return whether a course's net has learned from features that weigh rivals' Dukes.

    Files from before say nothing of it, and their nets see the mean of all Dukes unseen.
    """
    file = values_folder() / f"{course}.json"
    return not file.exists() or made_weighed(_made(file, course))


def made_weighed(made: Mapping[str, object]) -> bool:
    """Return whether weights were learned from features that weigh rivals' Dukes."""
    return made.items() >= MADE_WITH.items()


@cache
def _made(file: Path, course: str) -> Mapping[str, object]:
    return read_weights(file, blocks_of(course)).made


MADE_WITH = {"dukes": "weighed"}
"""The entry of a file of weights that was learned with weighed Dukes of rivals."""


def learned_worth(view: View) -> Worth:
    """Return the function that gives the chance of winning for the view's seat."""
    course = course_of(view.table.setup)
    net = net_of(course)
    return worth_by_hand(view) if net is None else _LearnedWorth(net, view, eye_of(view, course))


def worth_by(net: Net, view: View) -> Worth:
    """Return the function that gives the chance of winning by a net that weighs Dukes."""
    return _LearnedWorth(net, view, Eye.of(view))


def worth_with_sets(net: Net, view: View) -> Worth:
    """Return the function that gives the chance of winning by a net that reads sets."""
    return _LearnedWorth(net, view, eye_with_sets(view))


def eye_of(view: View, course: str) -> Eye:
    """Return the eye of a view that sees what the values of a course have learned."""
    return Eye.of(view, is_even=not weighs_dukes(course), sees_sets=sees_sets(course))


def eye_with_sets(view: View) -> Eye:
    """Return the eye of a view that sees sets too, and else what the values without them see."""
    course = without_sets(course_of(view.table.setup))
    return Eye.of(view, is_even=not weighs_dukes(course), sees_sets=True)


_A_POINT = 0.02
"""The chance of winning for a point that no learned number sees: a lead of 8 is e to 1."""


class _LearnedWorth:
    """The chance of winning by a net; the end of a game is counted."""

    def __init__(self, net: Net, view: View, eye: Eye) -> None:
        self._eye = eye
        self._glance = Glance(net)
        self._ends = Ends(view)
        self._seat = view.seat
        self._horizon = horizon_of(view, duke_of(view)) if can_cover(view.table) else None

    def __call__(self, game: Game) -> float:
        if game.decision is None:
            return self._ends.of(game).share
        value = self._glance.value(self._eye.look(game))
        if self._horizon is None:
            return value
        covers = worth_of_covers(game, self._seat, self._horizon)
        return min(1.0, max(0.0, value + _A_POINT * covers))

    def ending(self, game: Game) -> Ending:
        return self._ends.of(game)
