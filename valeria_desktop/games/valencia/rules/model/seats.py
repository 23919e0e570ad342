"""What stands in the place of a seat's number where no player does."""

from __future__ import annotations

NOBODY, NINA = -1, -2
"""Nobody is there; or it is the neutral deck of two players (VA40)."""
