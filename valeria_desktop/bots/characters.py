"""A character: someone in a bot's place with a way of playing one game, and remarks on it.

Each has a portrait of the same id in the common art, `characters/<id>.svg`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from attrs import field, frozen

from valeria_desktop.bots.company import COMPANY
from valeria_desktop.kernel.phrases import Phrase

Voice = Mapping[Any, tuple[Phrase, ...]]
"""Variants of a remark for each of a game's occasions; none of them reveals a secret."""


def _fixed(voice: Voice) -> Voice:
    return MappingProxyType(dict(voice))


@frozen(eq=False)
class Character:
    """A character to play against, at any level."""

    id: str
    words: Phrase
    """Their way of playing."""
    remarks: Voice = field(converter=_fixed)
    leaning: str = ""
    """The aim that they rate above its worth; "" for someone without a preference."""

    @property
    def name(self) -> str:
        """The character's full name."""
        return COMPANY[self.id].full_name


def remark(character: Character, occasion: object, number: int) -> Phrase:
    """Return a character's remark; the same number (of a turn, or a game's seed) says it again.

    Numbers in sequence say the variants in turn.
    """
    variants = character.remarks[occasion]
    return variants[number % len(variants)]
