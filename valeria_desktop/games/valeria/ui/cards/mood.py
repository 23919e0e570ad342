"""What state a card lies on the table in: what is painted of it besides what is printed."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.turn.phases import Phase

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.face import CardFace


class WakeChip(Enum):
    """What wakes a card: a die, or the sum of both. Each has a shape and a colour of its own."""

    A = "a"
    """The first die: a square of ivory."""
    B = "b"
    """The second die: a lozenge of brick."""
    SUM = "sum"
    """A round of sage."""


class Ribbon(Enum):
    """Which of a citizen's two powers counts now, and lies on parchment; the other is dim."""

    NONE = "none"
    MINE = "mine"
    OTHERS = "others"

    def on(self, face: CardFace) -> Ribbon:
        """Return the ribbon for a card with two powers; others look alike in everyone's turn."""
        return self if face.splits else Ribbon.NONE


def ribbon_for(scene: Scene, seat: int) -> Ribbon:
    """Tell which power counts now for who sits there; the Dark Lord's cards work for nobody."""
    if scene.phase is None or seat >= len(scene.view.players):
        return Ribbon.NONE
    is_mine = scene.view.active == seat and scene.phase is not Phase.SECOND_HARVEST
    return Ribbon.MINE if is_mine else Ribbon.OTHERS


@frozen(cache_hash=True)
class CardMood:
    """The state of a card."""

    is_lit: bool = False
    """It can be chosen now: a frame of gold, a corner with a tick, and it is raised a little."""
    is_dim: bool = False
    """A question is open, and it isn't this card's."""
    is_hovered: bool = False
    is_focused: bool = False
    is_new: bool = False
    """It came since its owner's last roll."""
    woken: WakeChip | None = None
    """What woke it just now."""
    ribbon: Ribbon = Ribbon.NONE
    count: int = 1
    """Copies: the backs of the others behind it, and ×n."""
    is_brief: bool = False
    """Only the power that counts is told, and larger."""
    dims_price: bool = False
    """The person who looks can't pay for it."""
    is_alone: bool = False
    """Alone against the Dark Lord the right power is for the second harvest."""
    stack: int = 0
    """In the market: how many cards lie there; the edges of those below, and ×n."""
    is_flat: bool = False
    """It is a picture on a page and lies on no table: it casts no shadow."""


PLAIN = CardMood()
"""A card that nobody asks about."""
FLAT = CardMood(is_flat=True)
"""A card on a page."""
