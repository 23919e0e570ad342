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

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.ui.program.program import Program

__all__ = [
    "begin",
    "begin_with",
    "deaf",
    "look",
    "own_heap",
    "painted",
    "program",
    "ready_bots",
    "resting_pointer",
    "sized",
    "table",
    "unasked_orca",
    "unheard",
    "unpainted",
]


@pytest.fixture
def program(begin: Callable[[], Program]) -> Iterator[Program]:
    """Return a program in a small window; its text is of the usual size again afterwards."""
    made = begin()
    made.window.resize(1280, 720)
    yield made
    made.change("scale", 1.0)
