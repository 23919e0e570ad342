"""How much is tried: little while one works, much in `make test`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.storage.variables import chosen

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

_wanted, PROBLEM = chosen("VALERIA_TESTS", ("few", "full"))
IS_FULL = _wanted == "full"


def many(full: int, few: int) -> int:
    """Return the count of a full run, or of a quick one."""
    return full if IS_FULL else few


def thorough(*values: object) -> list[ParameterSet]:
    """Mark parameters with which a test takes longer than 0.2 s."""
    return [pytest.param(value, marks=pytest.mark.thorough) for value in values]
