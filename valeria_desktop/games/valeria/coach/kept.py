"""How often the promises of searches are kept in Valeria, as far as it was learned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.coach.promise_map import kept_by
from valeria_desktop.games.valeria.bots.lateness import progress
from valeria_desktop.games.valeria.bots.learned_worth import course_of, with_sets, without_sets
from valeria_desktop.games.valeria.rules import GAME

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.coaching import Kept, Way


def kept(view: View, way: Way) -> Kept | None:
    """Return how often promises for a View are kept; None where that wasn't learned.

    Games with sets have maps of their own, beside their own weights: those of the base game were
    learned from other games.
    """
    setup = view.table.setup
    course = course_of(setup)
    if setup.sets:
        course = with_sets(without_sets(course))
    return kept_by(GAME, course, progress(view), way)
