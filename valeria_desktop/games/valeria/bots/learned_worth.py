"""The chance of winning by learned weights; by hand-written values where there are no weights."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.bots import learned
from valeria_desktop.bots.net import Glance
from valeria_desktop.bots.weights import read_weights
from valeria_desktop.games.valeria.bots.ends import Ends
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.hand_worth import worth_by_hand
from valeria_desktop.games.valeria.rules import GAME

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from valeria_desktop.bots.net import Net
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.rules import Ending, Worth


def course_of(setup: Setup) -> str:
    """Name the course of a set-up: its number of players, or its solo game."""
    return setup.solo.value if setup.solo is not None else str(setup.players)


def values_folder() -> Path:
    """Return the folder of the shipped weights."""
    return learned.values_folder(GAME)


@cache
def net_of(course: str) -> Net | None:
    """Return the trained net of a course, or None."""
    return learned.shipped_net(GAME, course, BLOCKS)


def weighs_dukes(course: str) -> bool:
    """Return whether a course's net has learned from features that weigh rivals' Dukes.

    Files from before say nothing of it, and their nets see the mean of all Dukes unseen.
    """
    file = values_folder() / f"{course}.json"
    return not file.exists() or made_weighed(_made(file))


def made_weighed(made: Mapping[str, object]) -> bool:
    """Return whether weights were learned from features that weigh rivals' Dukes."""
    return made.items() >= MADE_WITH.items()


@cache
def _made(file: Path) -> Mapping[str, object]:
    return read_weights(file, BLOCKS).made


MADE_WITH = {"dukes": "weighed"}
"""The entry of a file of weights that was learned with weighed Dukes of rivals."""


def learned_worth(view: View) -> Worth:
    """Return the function that gives the chance of winning for the view's seat."""
    course = course_of(view.table.setup)
    net = net_of(course)
    if net is None:
        return worth_by_hand(view)
    return _LearnedWorth(net, view, is_even=not weighs_dukes(course))


def worth_by(net: Net, view: View) -> Worth:
    """Return the function that gives the chance of winning by a net that weighs Dukes."""
    return _LearnedWorth(net, view, is_even=False)


class _LearnedWorth:
    """The chance of winning by a net; the end of a game is counted."""

    def __init__(self, net: Net, view: View, *, is_even: bool) -> None:
        self._eye = Eye.of(view, is_even=is_even)
        self._glance = Glance(net)
        self._ends = Ends(view)

    def __call__(self, game: Game) -> float:
        if game.decision is None:
            return self._ends.of(game).share
        return self._glance.value(self._eye.look(game))

    def ending(self, game: Game) -> Ending:
        return self._ends.of(game)
