"""How often the promises of searches are kept in Valeria, as far as it was learned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.coach.promise_map import kept_by
from valeria_desktop.games.valeria.bots.lateness import progress
from valeria_desktop.games.valeria.bots.learned_worth import course_of
from valeria_desktop.games.valeria.rules import GAME

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.coaching import Kept, Way


def kept(view: View, way: Way) -> Kept | None:
    """Return how often promises for a View are kept; None where that wasn't learned."""
    return kept_by(GAME, course_of(view.table.setup), progress(view), way)
