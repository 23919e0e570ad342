"""Numbers that stand in the place of a player's seat."""

from __future__ import annotations

NOBODY, NINA = -1, -2
"""No player; and Nina, the neutral deck of games with two players (VA40)."""
