"""What a value out of a file may be: numbers within their bounds, texts, times.

Every number passes one of the bounds, so that none can be forgotten: a field without a kind of its
own is a plain number. The bounds are far beyond any true game, and far below what makes the engine
slow: a game that pays piece by piece asks about each piece.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Callable

    from cattrs import Converter


MOST = 9_999
"""Of anything that lies on a table; in the richest games measured it is a few hundred."""
MOST_COUNTED = 1_000_000
"""Of what only ever grows: rounds, turns, draws from chance."""
MOST_SAVES = 10**15
"""Of the number by which the newest save is told."""
MOST_SEED = (1 << 64) - 1

Counted = Annotated[int, MOST_COUNTED]
Seed = Annotated[int, MOST_SEED]
Order = Annotated[int, MOST_SAVES]


def bounded(converter: Converter) -> Converter:
    """Let a converter read files of players, which may hold anything."""
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
        if abs(value) > most:  # what must not be below 0 is told where its meaning is known
            raise ValueError(f"must be at most {most}")
        return value

    return structure


_LONGEST = 500


def is_text(value: object) -> bool:
    """Whether it is a text that can be written; of bytes that are none, halves are read."""
    try:
        return type(value) is str and len(value) <= _LONGEST and bool(value.encode() or True)
    except UnicodeEncodeError:
        return False


def is_time(value: object) -> bool:
    """Whether it is a time as it is written down."""
    try:
        return isinstance(value, str) and is_text(value) and bool(datetime.fromisoformat(value))
    except ValueError:
        return False


def is_decimal(value: object) -> bool:
    """Whether it is a text of digits."""
    return isinstance(value, str) and is_text(value) and value.isdecimal()


def is_measure(value: object) -> bool:
    """Whether it is a number with a size, whole or not."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return abs(value) <= MOST_COUNTED


def is_number(least: int, most: int) -> Callable[[object], bool]:
    """Ask for a whole number within bounds."""
    return lambda value: type(value) is int and least <= value <= most


def is_one_of(*values: str) -> Callable[[object], bool]:
    """Ask for one of these texts."""
    return lambda value: type(value) is str and value in values
