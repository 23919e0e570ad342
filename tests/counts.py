"""How much is tried: little while one works, much in `make test`, all in `make thorough`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest

from valeria_desktop.storage.variables import chosen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.mark import ParameterSet

T = TypeVar("T")

_wanted, PROBLEM = chosen("VALERIA_TESTS", ("few", "full", "whole"))


def many(full: int, few: int, whole: int | None = None) -> int:
    """Return the count of `make test`, of a quick run, or of `make thorough`, as `full` if None."""
    return few if _wanted == "few" else full if _wanted == "full" or whole is None else whole


def spread(values: Iterable[T], full: int) -> list[T]:
    """Return that many values from all along a row; all of them in `make thorough`."""
    every = list(values)
    number = len(every) if _wanted == "whole" else min(full, len(every))
    return [every[place * (len(every) - 1) // max(1, number - 1)] for place in range(number)]


def thorough(*values: object) -> list[ParameterSet]:
    """Mark parameters with which a test takes longer than 0.2 s."""
    return [pytest.param(value, marks=pytest.mark.thorough) for value in values]
