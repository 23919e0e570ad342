"""Checks of values from files: numbers within bounds, texts and times.

Every number passes a bound: a field of type int has the bound of pieces on a table, and the types
below have larger bounds. The bounds are far above the numbers of any real game, and far below
numbers that make the engine slow: a payment piece by piece asks a question for each piece.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cattrs import Converter


MOST = 9_999
"""The largest number of pieces on a table; the richest games measured have a few hundred."""
MOST_COUNTED = 1_000_000
"""The largest count of events, such as rounds, turns and draws from chance."""
MOST_SAVES = 10**15
"""The largest serial number of a save; the newest save has the highest."""
MOST_SEED = (1 << 64) - 1

Counted = Annotated[int, MOST_COUNTED]
Seed = Annotated[int, MOST_SEED]
Order = Annotated[int, MOST_SAVES]


def bounded(converter: Converter) -> Converter:
    """Add the bounds to a converter for players' files, which may hold any number; return it."""
    converter.register_structure_hook(int, _within(MOST))
    for kind, most in ((Counted, MOST_COUNTED), (Seed, MOST_SEED), (Order, MOST_SAVES)):
        converter.register_structure_hook_func(
            lambda asked, kind=kind: asked == kind,  # type: ignore[misc]  # bound at once
            _within(most),
        )
    return converter


def _within(most: int) -> Callable[[Any, Any], int]:
    def structure(value: object, _: object) -> int:
        if type(value) is not int:
            raise ValueError(f"must be a whole number, not {quoted(value)}")
        if abs(value) > most:  # each game refuses negative numbers itself, in its own words
            raise ValueError(f"must be at most {most}")
        return value

    return structure


def is_nested(data: object, levels: int) -> bool:
    """Return whether plain data are nested deeper than a number of levels."""
    level: list[object] = [data]
    for _ in range(levels):
        level = [item for value in level for item in _inside(value)]
        if not level:
            return False
    return True


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list | tuple) else ()


_LONGEST = 500


def is_text(value: object) -> bool:
    """Return whether a value is a short text that can be written to a file as UTF-8."""
    try:
        return type(value) is str and len(value) <= _LONGEST and bool(value.encode() or True)
    except UnicodeEncodeError:
        return False


def is_time(value: object) -> bool:
    """Return whether a value is a time in ISO format."""
    try:
        return isinstance(value, str) and is_text(value) and bool(datetime.fromisoformat(value))
    except ValueError:
        return False


def is_decimal(value: object) -> bool:
    """Return whether a value is a text of decimal digits."""
    return isinstance(value, str) and is_text(value) and value.isdecimal()


def is_measure(value: object) -> bool:
    """Return whether a value is a number within bounds, whole or not; NaN isn't."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return abs(value) <= MOST_COUNTED


def is_number(least: int, most: int) -> Callable[[object], bool]:
    """Return a check for whole numbers within bounds."""
    return lambda value: type(value) is int and least <= value <= most


def is_one_of(*values: str) -> Callable[[object], bool]:
    """Return a check for one of these texts."""
    return lambda value: type(value) is str and value in values
