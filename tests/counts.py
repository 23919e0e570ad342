"""How often what is tried at random is tried: seldom while one works, often in `make test`."""

from __future__ import annotations

from valeria_desktop.storage.variables import chosen

_wanted, PROBLEM = chosen("VALERIA_TESTS", ("few", "full"))
IS_FULL = _wanted == "full"


def many(full: int, few: int) -> int:
    """Give the count of a full run, or of a quick one."""
    return full if IS_FULL else few
