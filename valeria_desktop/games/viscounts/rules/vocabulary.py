"""The whole vocabulary: importing this module registers every effect, power and step."""

from __future__ import annotations

from valeria_desktop.games.viscounts.rules.effects import (
    board,
    cards,
    combined,
    gains,
    powers,
    starts,
)
from valeria_desktop.games.viscounts.rules.turn import pairs

__all__ = ["board", "cards", "combined", "gains", "pairs", "powers", "starts"]
