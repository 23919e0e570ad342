"""A fact in the past tense: what happened, why, and who may know it.

Log, animation, provenance of scores and statistics read events. They are made only while
somebody collects them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.engine.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Card


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


def cause_words(cause: Card) -> str:
    """Name what caused something: a card by its name, a rule in words that can be translated."""
    return say(cause.name) if cause.kind == "rule" else cause.name
