"""Signs: lines of numbers, icons by their names, and short texts, which windows paint."""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """A sign in a line: an icon by its name, or a short text."""

    icon: str = ""
    text: str = ""


Marks = tuple[Mark, ...]
OR, PER, PAYS, PLUS = Mark("or"), Mark("per"), Mark("pays"), Mark("plus")
THEN = Mark(text=":")
BREAKS = (OR, PLUS, PAYS, THEN)
"""The signs at which a line may be broken."""


def number(value: object) -> Mark:
    """Return the sign of a number."""
    return Mark(text=str(value))
