"""The sides whose points are counted at the end: all players, and Odo in a game alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.ui.finale.acts import Finalist
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session


def sides_of(session: Session) -> tuple[Finalist, ...]:
    """Return the sides of a finished game."""
    seats = zip(session.names, session.seats, strict=True)
    sides = [Finalist(name, seat) for name, seat in seats]
    if session.scene(0).view.rival is not None:
        sides.append(Finalist(tell(NEUTRAL), None))
    return tuple(sides)
