"""A game's classes of one sort, such as effects, by their tags in card files and saves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

_T = TypeVar("_T")


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

    def __getitem__(self, tag: str) -> type[_T]:
        return self._kinds[tag]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)
