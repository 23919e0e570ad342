"""What levels rank, ranked by the core in C where it was built: the same, and much sooner.

Nothing that is played needs it: where it isn't there, or can't go on from a position, the search in
Python ranks.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.learned import course_of, net_of
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.games import game_in_core
from valeria_desktop.games.valeria.native.minds import mind_of
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.bots.search import Skill
    from valeria_desktop.games.valeria.native._core import Mind
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.rules import QuickRanking


def quick_ranking(skill: Skill, nodes: int) -> QuickRanking | None:
    """Make what ranks as a skill does, within so many positions, if the core is there."""
    return partial(_ranked, skill, nodes) if CORE is not None else None


def _ranked(
    skill: Skill, nodes: int, view: View, stream: Stream, places: tuple[int, ...]
) -> list[tuple[int, float]] | None:
    anything = imagine_state(view, Stream(0))  # the core sees no more of it, and imagines its own
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
    return mind_of(net, skill, nodes) if net else None
