"""The state of a card on the table: the painter adds it to the printed face."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.turn.phases import Phase

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.face import CardFace


class WakeChip(Enum):
    """The cause that woke a card: one of the dice, or their sum. Each has its shape and colour."""

    A = "a"
    """The first die: an ivory square."""
    B = "b"
    """The second die: a brick-red lozenge."""
    SUM = "sum"
    """The sum of both dice: a sage-green disc."""


class Ribbon(Enum):
    """The power of a citizen that counts now and lies on parchment; the other power is dim."""

    NONE = "none"
    MINE = "mine"
    OTHERS = "others"

    def on(self, face: CardFace) -> Ribbon:
        """Return the ribbon on a card; none for a card with one power, the same on all turns."""
        return self if face.splits else Ribbon.NONE


def ribbon_for(scene: Scene, seat: int) -> Ribbon:
    """Return the ribbon on a seat's cards; none for the Dark Lord, whose cards have no effect."""
    if scene.phase is None or seat >= len(scene.view.players):
        return Ribbon.NONE
    is_mine = scene.view.active == seat and scene.phase is not Phase.SECOND_HARVEST
    return Ribbon.MINE if is_mine else Ribbon.OTHERS


@frozen(cache_hash=True)
class CardMood:
    """The state of a card on the table."""

    is_lit: bool = False
    """The card is an option: a thin golden frame, light round its price, slightly raised."""
    is_special: bool = False
    """The adviser's choice, or a rare chance: as an option it has a heavy golden frame."""
    is_dim: bool = False
    """A question is open, and the card isn't one of its options."""
    is_hovered: bool = False
    is_focused: bool = False
    is_new: bool = False
    """The owner gained the card after their last roll."""
    woken: WakeChip | None = None
    """The chip that woke the card in this roll, or None."""
    ribbon: Ribbon = Ribbon.NONE
    count: int = 1
    """The number of copies in a group: backs are painted behind the card, and ×n."""
    is_brief: bool = False
    """Only the power that counts is shown, in larger signs."""
    dims_price: bool = False
    """The viewer can't pay for the card."""
    is_unpaid: bool = False
    """As an option the card isn't paid for: no light round its price says that it could be."""
    is_alone: bool = False
    """In a game against the Dark Lord the right power belongs to the second harvest."""
    stack: int = 0
    """The number of cards in its stack of the market: edges are painted below it, and ×n."""
    lowest: str = ""
    """The colour of the card that marks its stack as exhausted: its edge shows below all others."""
    is_flat: bool = False
    """The card is a picture on a page, not on a table: without a shadow."""


PLAIN = CardMood()
"""The state of a card without any marks."""
FLAT = CardMood(is_flat=True)
"""The state of a card on a page."""
