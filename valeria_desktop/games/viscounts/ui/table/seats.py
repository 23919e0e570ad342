"""Everyone with pieces on the board, the neutral player of a solo game among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.kernel.seats import Colour, Seat, Sign

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene


def all_seats(scene: Scene) -> tuple[Seat, ...]:
    """Return the seats of all players; a solo game's neutral one comes last, as in the rules."""
    if scene.view.rival is None:
        return scene.seats
    taken = {seat.colour for seat in scene.seats}
    signs = {seat.sign for seat in scene.seats}
    name = QCoreApplication.translate("Neutral", "The rival viscount")
    colour = next(colour for colour in Colour if colour not in taken)
    return (*scene.seats, Seat(name, colour, next(s for s in Sign if s not in signs), None))


def names_of(scene: Scene) -> tuple[str, ...]:
    """Return the names of all with pieces on the board, by seat."""
    return tuple(seat.name for seat in all_seats(scene))
