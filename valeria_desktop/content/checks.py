"""What a value out of a file may be: questions that any value can be asked."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from valeria_desktop.content.bounds import MOST_COUNTED

if TYPE_CHECKING:
    from collections.abc import Callable

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
