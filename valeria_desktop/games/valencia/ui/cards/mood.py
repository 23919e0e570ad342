"""What state a thing lies on the table in: what is painted of it besides itself."""

from __future__ import annotations

from attrs import frozen


@frozen(cache_hash=True)
class Mood:
    """The state of a card or a stack."""

    is_lit: bool = False
    """It can be chosen now: a frame of gold, a corner with a tick, and it is raised a little."""
    is_dim: bool = False
    """Something can be chosen, and this can't."""
    is_hovered: bool = False
    is_focused: bool = False
    is_hinted: bool = False
    """The adviser would take it."""
    is_flat: bool = False
    """It is a picture on a page and lies on no table: it casts no shadow."""

    @property
    def raised(self) -> float:
        """How high it is held, in pixels of a box."""
        if self.is_hovered:
            return 5.0
        return 2.0 if self.is_lit else 0.0


PLAIN = Mood()
"""What nobody asks about."""
FLAT = Mood(is_flat=True)
"""What lies on a page."""
