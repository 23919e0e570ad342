"""Everyone with pieces on the board, the neutral player of a solo game among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.kernel.seats import with_rival
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat


def all_seats(scene: Scene) -> tuple[Seat, ...]:
    """Return the seats of all players; a solo game's neutral one comes last, as in the rules."""
    return with_neutral(scene.seats, has_neutral=scene.view.rival is not None)


def with_neutral(seats: tuple[Seat, ...], *, has_neutral: bool) -> tuple[Seat, ...]:
    """Return seats, with one for the neutral player of a solo game after them."""
    if not has_neutral:
        return seats
    return with_rival(seats, tell(NEUTRAL))


def names_of(scene: Scene) -> tuple[str, ...]:
    """Return the names of all with pieces on the board, by seat."""
    return tuple(seat.name for seat in all_seats(scene))
