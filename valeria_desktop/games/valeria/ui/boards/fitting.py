"""How large small cards can be so that all of a tableau is seen without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.boards.groups import GroupKind

if TYPE_CHECKING:
    from collections.abc import Sequence

CARD_SHAPE = 58 / 78
DOMAIN_SHAPE = 1.62


def cell_width(kind: str, height: int) -> int:
    """Give the width of a cell of a height; domains are wide, as their powers are the point."""
    return round(height * (DOMAIN_SHAPE if kind == GroupKind.DOMAIN else CARD_SHAPE))


def cell_height(kinds: Sequence[str], width: int, height: int, smallest: int, largest: int) -> int:
    """Give the largest height with which cells of these kinds fit into a room."""
    for tried in range(largest, smallest, -1):
        if rows_of(kinds, width, tried) * tried <= height:
            return tried
    return smallest


def rows_of(kinds: Sequence[str], width: int, height: int) -> int:
    """Count the rows when cells are laid from left to right."""
    rows, left = 1, 0
    for kind in kinds:
        needed = cell_width(kind, height)
        if left and left + needed > width:
            rows, left = rows + 1, 0
        left += needed
    return rows
