"""The state of a piece: what is painted round it, and how high it is held."""

from __future__ import annotations

from attrs import frozen


@frozen(cache_hash=True)
class Mood:
    """The state of a piece on a table."""

    is_lit: bool = False
    """It can be chosen now: it has a frame of gold and a tick, and is raised a little."""
    is_dim: bool = False
    """Something else can be chosen, and this can't."""
    is_hovered: bool = False
    is_focused: bool = False
    is_hinted: bool = False
    """The adviser would choose it."""
    is_flat: bool = False
    """It is a picture on a page and casts no shadow."""

    @property
    def raised(self) -> float:
        """How high it is held, in units."""
        if self.is_hovered:
            return 5.0
        return 2.0 if self.is_lit else 0.0


PLAIN = Mood()
"""Nobody asks about it."""
FLAT = Mood(is_flat=True)
"""It lies on a page."""
