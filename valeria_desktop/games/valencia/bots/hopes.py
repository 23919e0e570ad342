"""Which tasks are worth keeping, before anything has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.chances import expected
from valeria_desktop.games.valencia.rules.model.catalog import Kind
from valeria_desktop.games.valencia.rules.setup import ROUNDS

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.prospects import Prospect

_COUNTS = {Kind.POOR: 9.8, Kind.EMPTY: 9.0, Kind.CHAIN: 2.3, Kind.ALONE: 12.8}
"""What tasks that are never lost usually give."""


def hope_of(task: Prospect) -> float:
    """Give the points that a task can be expected to bring."""
    kind = task.task.kind
    return _COUNTS[kind] if kind in _COUNTS else expected(task, ROUNDS)
