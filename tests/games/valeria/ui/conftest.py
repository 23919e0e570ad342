"""What the tests of the window have is at hand for the window of a game as well."""

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

__all__ = [
    "begin",
    "begin_with",
    "deaf",
    "look",
    "own_heap",
    "painted",
    "ready_bots",
    "resting_pointer",
    "sized",
    "table",
    "unasked_orca",
    "unheard",
    "unpainted",
]
