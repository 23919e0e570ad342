"""What is certain of a thing, though not from its type: common rooms hand on what games made."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")


def as_a(kind: type[_T], thing: object) -> _T:
    """Take a thing for what its place makes certain that it is."""
    if not isinstance(thing, kind):
        raise TypeError(f"{type(thing).__name__} is no {kind.__name__}")
    return thing
