"""Lines of signs: numbers, icons, and drawn signs for or, per, pays."""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """A sign of a line: an icon by its name, or a short text."""

    icon: str = ""
    text: str = ""


Marks = tuple[Mark, ...]
OR, PER, PAYS, PLUS = Mark("or"), Mark("per"), Mark("pays"), Mark("plus")
THEN = Mark(text=":")
BREAKS = (OR, PLUS, PAYS, THEN)
"""Where a line may go on in a new row."""


def number(value: object) -> Mark:
    """Make the sign of a number."""
    return Mark(text=str(value))
