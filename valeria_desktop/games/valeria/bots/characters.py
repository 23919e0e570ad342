"""The characters who can sit in a bot's place: their way of playing, and their remarks.

Each has a portrait of the same id in the game's art, `characters/<id>.svg`.
"""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.games.valeria.bots.guests import COMPANY
from valeria_desktop.games.valeria.bots.voices.annis import ANNIS
from valeria_desktop.games.valeria.bots.voices.hedda import HEDDA
from valeria_desktop.games.valeria.bots.voices.jory import JORY
from valeria_desktop.games.valeria.bots.voices.lioren import LIOREN
from valeria_desktop.games.valeria.bots.voices.oswin import OSWIN
from valeria_desktop.games.valeria.bots.voices.pim import PIM
from valeria_desktop.games.valeria.bots.voices.sorrel import SORREL
from valeria_desktop.games.valeria.bots.voices.tamsin import TAMSIN
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valeria.bots.guests import Occasion, Remarks


class Leaning(StrEnum):
    """A character's preference: an aim that they rate above its worth."""

    HUNTER = "hunter"
    """Slaying monsters."""
    BUILDER = "builder"
    """Building domains."""
    HOARDER = "hoarder"
    """Saving up resources."""
    RECRUITER = "recruiter"
    """Recruiting citizens."""
    THIEF = "thief"
    """Taking from others, and shadows."""
    MAGIC = "magic"
    """Magic, and cards that cost Magic."""


def _fixed(remarks: Remarks) -> Remarks:
    return MappingProxyType(dict(remarks))


@frozen(eq=False)
class Character:
    """A character to play against, at any level."""

    id: str
    name: str
    words: Phrase
    """Their way of playing."""
    remarks: Remarks = field(converter=_fixed)
    """Variants of a remark for each occasion; none of them reveals a secret."""

    @property
    def leaning(self) -> Leaning | None:
        """The character's preference, or None."""
        liked = COMPANY[self.id].leaning
        return Leaning(liked) if liked else None


CHARACTERS = (
    Character(
        "sorrel",
        "Sorrel Ashdown",
        say("Goes after monsters, and knits while she waits."),
        SORREL,
    ),
    Character(
        "oswin",
        "Oswin Alder",
        say("Builds domains. Measures twice and cuts once."),
        OSWIN,
    ),
    Character(
        "hedda",
        "Hedda Winterstore",
        say("Saves up for a rainy day, and it often rains."),
        HEDDA,
    ),
    Character(
        "jory",
        "Jory Hallam",
        say("Recruits citizens, and knows them all by name."),
        JORY,
    ),
    Character(
        "tamsin",
        "Tamsin Softpaw",
        say("Takes what lies about, and keeps to the shadows."),
        TAMSIN,
    ),
    Character(
        "lioren",
        "Lioren Lampblack",
        say("Loves Magic, and asks the stars before each move."),
        LIOREN,
    ),
    Character(
        "annis",
        "Annis Reed",
        say("Takes each turn as it comes, and rows on calmly."),
        ANNIS,
    ),
    Character(
        "pim",
        "Pim Bramble",
        say("New to the table, kind, and looking for his glasses."),
        PIM,
    ),
)


BY_ID: Mapping[str, Character] = {character.id: character for character in CHARACTERS}


def remark(character: Character, occasion: Occasion, number: int) -> Phrase:
    """Return a character's remark; the same number (of a turn, or a game's seed) says it again.

    Numbers in sequence say the variants in turn.
    """
    variants = character.remarks[occasion]
    return variants[number % len(variants)]
