"""A fact in the past tense: what happened, why, and who may know it.

Log, animation, provenance of scores and statistics read events. They are made only while
somebody collects them.
"""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.engine.phrases import Phrase


@frozen
class Event:
    """Something that happened; `audience` is the one seat that may know, or None for all."""

    @property
    def audience(self) -> int | None:
        """Give the seat that alone may know of it."""
        return None

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Say it, with the players' names by seat."""
        raise NotImplementedError
