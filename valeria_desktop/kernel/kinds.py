"""The small vocabularies of a game, such as its resources: words that count and hash quickly."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """A word of a small vocabulary; its hash is that of the word itself."""

    at: int
    """The position in the vocabulary, from 0, for tuples with an entry for each word."""

    def __init__(self, *_: object) -> None:
        self.at = len(type(self).__members__)

    __hash__ = str.__hash__  # Enum's is written in Python; this one is asked for often
