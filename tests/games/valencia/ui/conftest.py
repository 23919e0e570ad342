"""What the tests of the window have is at hand for the window of a game as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.conftest import (
    begin,
    begin_with,
    deaf,
    look,
    own_heap,
    painted,
    ready_bots,
    resting_pointer,
    sized,
    table,
    unasked_orca,
    unheard,
    unpainted,
)
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

__all__ = [
    "begin",
    "begin_with",
    "deaf",
    "look",
    "own_heap",
    "painted",
    "ready_bots",
    "resting_pointer",
    "room",
    "sized",
    "table",
    "unasked_orca",
    "unheard",
    "unpainted",
]


@pytest.fixture
def room(look: Look) -> RoomLook:
    """The look of a table in a room as drawn."""
    return RoomLook(look)
