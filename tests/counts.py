"""How often what is tried at random is tried: seldom while one works, often in `make test`."""

from __future__ import annotations

import os

IS_FULL = os.environ.get("VALERIA_TESTS") == "full"


def many(full: int, few: int) -> int:
    """Give the count of a full run, or of a quick one."""
    return full if IS_FULL else few
