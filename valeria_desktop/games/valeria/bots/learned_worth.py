"""The chance of winning by learned weights; by hand-written values where there are no weights."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.bots import learned
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.hand_worth import worth_by_hand
from valeria_desktop.games.valeria.rules import GAME

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.bots.net import Net
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.rules import Worth


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


def learned_worth(view: View) -> Worth:
    """Return the function that gives the chance of winning for the view's seat."""
    net = net_of(course_of(view.table.setup))
    return worth_by_hand(view) if net is None else worth_by(net, view)


def worth_by(net: Net, view: View) -> Worth:
    """Return the function that gives the chance of winning by a net."""
    return learned.worth_by_net(net, Eye.of(view).look, view.seat)
