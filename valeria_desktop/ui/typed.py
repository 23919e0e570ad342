"""Narrow the type of an object that common modules passed on from a game's own modules."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")


def as_a(kind: type[_T], thing: object) -> _T:
    """Return a thing as an instance of a class; raise a TypeError if it is none."""
    if not isinstance(thing, kind):
        raise TypeError(f"{type(thing).__name__} is no {kind.__name__}")
    return thing
