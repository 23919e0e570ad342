"""A leaf of the centre that a set draws: where its places and pools lie, and how they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from attrs import Factory, frozen

from valeria_desktop.games.valeria.ui.sets import LEAVES
from valeria_desktop.kernel.at import At

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from PySide6.QtCore import QRectF, QSizeF

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood
    from valeria_desktop.ui.stage.beats import Motion


@frozen
class AtSpot(At):
    """A spot of a drawn leaf, by a name of its set: something starts or lands there."""

    name: str


@frozen
class Journey:
    """What goes over a leaf to a place and back, while something is fetched there."""

    fare: str
    """The token that it costs."""
    start: At
    """Where the fare is paid."""
    takes: float
    """The time until it is there, the fare included, in ms at normal pace."""
    motions: tuple[Motion, ...]


@frozen
class LeafBoxes:
    """The boxes of a leaf's places and pools, in the coordinates of the centre's view."""

    places: Mapping[int, QRectF]
    pools: Mapping[str, QRectF]
    lines: tuple[tuple[int, ...], ...]
    """The places in lines, as arrows walk; one over several cells stands in each of them."""
    spots: Mapping[At, QRectF] = Factory(dict)


class DrawnLeaf(Protocol):
    """What a leaf says of itself."""

    has_cards: ClassVar[bool]
    """Whether its places are cards as in the market; otherwise it paints them itself."""

    def title(self) -> str:
        """Return its name."""

    def boxes(self, size: QSizeF) -> LeafBoxes:
        """Return the boxes in a room."""

    def ground(self, scene: Scene, *, is_away: bool) -> Any:
        """Return what the picture below all places depends on; a journey may be under way."""

    def paint_ground(self, brush: Brush, box: QRectF, ground: Any) -> None:
        """Paint the picture below all places."""

    def paint_place(self, brush: Brush, box: QRectF, place: CentrePlace, mood: CardMood) -> None:
        """Paint a place in a state."""

    def paint_pile(self, brush: Brush, box: QRectF, pile: tuple[str, int], mood: PieceMood) -> None:
        """Paint a kind and its number in a pool; an empty pool has the kind ""."""

    def journey(self, goal: At, seat: Seat, waits: float) -> Journey | None:
        """Return a player's journey to a place or a pool, and how long it waits there, in ms."""


def drawn_leaf(name: str) -> DrawnLeaf | None:
    """Return how a leaf is drawn; None for one of cards in lines."""
    make = LEAVES.get(name)
    return None if make is None else make()


def drawn_places(name: str) -> DrawnLeaf | None:
    """Return how the places of a leaf are drawn; None for cards as in the market."""
    drawn = drawn_leaf(name)
    return None if drawn is None or drawn.has_cards else drawn
