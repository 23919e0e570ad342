"""The kinds of one sort that a game knows, by the tags that card files and saves use for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

_T = TypeVar("_T")


class Registry(Mapping[str, type[_T]], Generic[_T]):
    """A tag names one kind and stays: files on disk depend on it."""

    def __init__(self, what: str) -> None:
        """Begin without a kind; `what` names the sort in refusals."""
        self.what = what
        self._kinds: dict[str, type[_T]] = {}

    def enter(self, tag: str, kind: type[_T]) -> None:
        """Let files name a kind by this tag; a tag that is taken is refused."""
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
