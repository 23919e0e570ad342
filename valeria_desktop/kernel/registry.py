"""A game's classes of one sort, such as effects, by their tags in card files and saves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar, cast

import attrs

_T = TypeVar("_T")
_K = TypeVar("_K")


def enter_as(known: dict[str, _K], tag: str, thing: _K, what: str) -> _K:
    """Enter a thing under a tag that no other has; `what` names its sort in the refusal."""
    if tag in known:
        message = f"The {what} '{tag}' is there already; give yours a word of its own."
        raise ValueError(message)
    known[tag] = thing
    return thing


class Registry(Mapping[str, type[_T]], Generic[_T]):
    """Classes by tag. A tag names one class and never changes: files on disk contain it."""

    def __init__(self, what: str) -> None:
        """Make an empty registry; `what` names its sort of classes in refusals."""
        self.what = what
        self._kinds: dict[str, type[_T]] = {}

    def enter(self, tag: str, kind: type[_T]) -> None:
        """Register a class under a tag for files; refuse a tag that is taken."""
        if tag in self._kinds:
            taken = self._kinds[tag]
            raise ValueError(
                f"The {self.what} '{tag}' is there already: {taken.__module__}.{taken.__name__}; "
                f"give {kind.__module__}.{kind.__name__} a tag of its own."
            )
        self._kinds[tag] = kind

    def tagged(self, tag: str) -> Callable[[type[_K]], type[_K]]:
        """Return a decorator that enters a class under a tag, which the class has as well."""

        def register(kind: type[_K]) -> type[_K]:
            kind.tag = tag  # type: ignore[attr-defined]  # kinds with tags declare it
            self.enter(tag, cast("type[_T]", kind))
            return kind

        return register

    def frozen(self, tag: str, *, cache_hash: bool = False) -> Callable[[type[_K]], type[_K]]:
        """Return a decorator that makes a class a frozen one, and enters it under a tag."""
        return lambda kind: self.tagged(tag)(attrs.frozen(kind, cache_hash=cache_hash))

    def __getitem__(self, tag: str) -> type[_T]:
        return self._kinds[tag]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)
