"""What somebody points at, by the mouse or by the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.centre.model import CentreRole

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

NOWHERE = -1


@frozen
class Pointed:
    """A card, or a place of the centre, or a card in somebody's tableau."""

    card: Card | None = None
    place: int = NOWHERE
    seat: int | None = None
    """Whose tableau it lies in; None for what anybody might have."""

    @property
    def is_something(self) -> bool:
        """Whether there is anything to look at."""
        return self.card is not None or self.place != NOWHERE


NOTHING = Pointed()


def place_at(index: QModelIndex) -> Pointed:
    """Point at a place of the centre."""
    place = index.data(CentreRole.PLACE)
    return NOTHING if place is None else Pointed(place=int(place))


def named(thing: object) -> Pointed:
    """Point at what is named somewhere, if it is a card."""
    return Pointed(thing) if isinstance(thing, Card) else NOTHING
