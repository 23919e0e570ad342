"""Rankings for the levels by the core in C, if it was built: the same as Python's, but faster.

The program plays without it: if the core is missing, or can't go on from a position, the search in
Python ranks the options.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.bots.learned_worth import course_of, net_of, weighs_dukes
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.games import covers, endings_in, game_in_core, mind_of
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.bots.search import Skill
    from valeria_desktop.games.valeria.native._core import Mind
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.rules import QuickRanking


@frozen
class Future:
    """The end of an imagined game."""

    turn: int
    """The last turn."""
    endings: tuple[str, ...]
    """The reasons for the end."""


def quick_ranking(skill: Skill, nodes: int) -> QuickRanking | None:
    """Return the ranking function of a skill with a limit of positions; None without the core."""
    return partial(_ranked, skill, nodes) if CORE is not None else None


def _ranked(
    skill: Skill, nodes: int, view: View, stream: Stream, places: tuple[int, ...]
) -> list[tuple[int, float]] | None:
    if not covers(view.table):
        return None
    anything = imagine_state(view, Stream(0))  # the core imagines the unknown part itself
    try:
        mind = _mind(skill, nodes, course_of(view.table.setup))
        if mind is None:
            return None
        ranked: list[tuple[int, float]]
        ranked, at = needed().rank_for(game_in_core(anything), mind, stream.at, places)
    except (NotCoveredError, OverflowError, ValueError):
        return None
    stream.go_to(at)
    return ranked


@cache
def _mind(skill: Skill, nodes: int, course: str) -> Mind | None:
    net = net_of(course)
    return mind_of(net, skill, nodes, weighs_dukes=weighs_dukes(course)) if net else None


def quick_futures(view: View, stream: Stream, number: int) -> list[Future] | None:
    """Play imagined games of the view's seat to their end, all players looking one step ahead.

    None if the core can't do it.
    """
    net = net_of(course_of(view.table.setup)) if CORE is not None else None
    if net is None or not covers(view.table):
        return None
    seats = range(view.table.setup.players)
    minds = [_looker(course_of(view.table.setup))] * len(seats)
    try:
        game, found = game_in_core(imagine_state(view, Stream(0))), []
        for _ in range(number):
            future = game.imagine(view.seat, stream.number())
            needed().play(future, minds, [stream.number() for _ in seats])
            _, turn, endings, _ = future.ended()
            found.append(Future(turn, endings_in(endings)))
    except (NotCoveredError, OverflowError, ValueError):
        return None
    return found


@cache
def _looker(course: str) -> Mind:
    return mind_of(net_of(course), weighs_dukes=weighs_dukes(course))
