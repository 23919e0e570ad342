"""Doors: what lies behind one is loaded when it is first wanted."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


def behind(door: Callable[[], Callable[P, R]]) -> Callable[P, R]:
    """Give a function that goes through a door to another; the door is opened only once."""
    opened = cache(door)

    def go_through(*given: P.args, **named: P.kwargs) -> R:
        return opened()(*given, **named)

    return go_through
