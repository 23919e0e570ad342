"""What is worked out once for a thing, such as a table, and goes with it.

A cache of a module would hold its things for as long as the program runs.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable


class KeepsResults(Protocol):
    """A thing that keeps what was worked out for it."""

    @property
    def kept(self) -> dict[object, dict[object, Any]]:
        """The results by function and arguments; only `kept` looks inside."""


T = TypeVar("T")


class Same(Generic[T]):
    """A thing as an argument of a kept function: it and no other, however alike."""

    __slots__ = ("thing",)

    def __init__(self, thing: T) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)


K = TypeVar("K", bound=KeepsResults)
P = ParamSpec("P")
R = TypeVar("R")
_NOT_YET = object()


def kept(
    most: int,
) -> Callable[[Callable[Concatenate[K, P], R]], Callable[Concatenate[K, P], R]]:
    """Have a function's first argument keep the newest results, up to a number of them."""

    def keeping(work_out: Callable[Concatenate[K, P], R]) -> Callable[Concatenate[K, P], R]:
        @wraps(work_out)
        def find(keeper: K, /, *given: P.args, **named: P.kwargs) -> R:
            known = keeper.kept.get(work_out)
            if known is None:
                known = keeper.kept[work_out] = {}
            key = (given, *named.items()) if named else given
            found: Any = known.get(key, _NOT_YET)
            if found is _NOT_YET:
                found = work_out(keeper, *given, **named)
                if len(known) >= most:
                    del known[next(iter(known))]
                known[key] = found
            result: R = found
            return result

        return find

    return keeping
