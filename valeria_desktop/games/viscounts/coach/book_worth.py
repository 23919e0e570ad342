"""The points that each manuscript on the board would bring a player if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.imagine import imagine_state
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.rules.score import counted_by, more_by_ribbon
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.view import View

_ANY = 0
"""The seed of an imagined world: what manuscripts count lies open, so any has the same."""


def book_worths(view: View, seat: int) -> Iterator[tuple[int, int]]:
    """Yield a wedge's position and its manuscript's points: what it counts, and ribbons' sets."""
    state = imagine_state(view, Stream(_ANY))
    table, own = view.table, state.side(seat).manuscripts
    for position in range(SEGMENTS):
        book = view.top_manuscript(position)
        if book is None:
            continue
        yield position, more_by_ribbon(table, own, book) + counted_by(state, seat, book)
