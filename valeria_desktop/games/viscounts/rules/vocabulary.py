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
from valeria_desktop.games.viscounts.solo import actions, answers, schemes, turn
from valeria_desktop.games.viscounts.solo import gains as neutral_gains

__all__ = [
    "actions",
    "answers",
    "board",
    "cards",
    "combined",
    "gains",
    "neutral_gains",
    "pairs",
    "powers",
    "schemes",
    "starts",
    "turn",
]
