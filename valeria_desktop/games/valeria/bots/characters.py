"""The characters who can sit in a bot's place: their way of playing Valeria, and their remarks."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.bots.characters import Character
from valeria_desktop.games.valeria.bots.guests import LIKED
from valeria_desktop.games.valeria.bots.voices.annis import ANNIS
from valeria_desktop.games.valeria.bots.voices.hedda import HEDDA
from valeria_desktop.games.valeria.bots.voices.jory import JORY
from valeria_desktop.games.valeria.bots.voices.lioren import LIOREN
from valeria_desktop.games.valeria.bots.voices.oswin import OSWIN
from valeria_desktop.games.valeria.bots.voices.pim import PIM
from valeria_desktop.games.valeria.bots.voices.sorrel import SORREL
from valeria_desktop.games.valeria.bots.voices.tamsin import TAMSIN
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Mapping


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


CHARACTERS = (
    Character(
        "sorrel", say("Goes after monsters, and knits while she waits."), SORREL, LIKED["sorrel"]
    ),
    Character("oswin", say("Builds domains. Measures twice and cuts once."), OSWIN, LIKED["oswin"]),
    Character("hedda", say("Saves up for a rainy day, and it often rains."), HEDDA, LIKED["hedda"]),
    Character("jory", say("Recruits citizens, and knows them all by name."), JORY, LIKED["jory"]),
    Character(
        "tamsin", say("Takes what lies about, and keeps to the shadows."), TAMSIN, LIKED["tamsin"]
    ),
    Character(
        "lioren", say("Loves Magic, and asks the stars before each move."), LIOREN, LIKED["lioren"]
    ),
    Character(
        "annis", say("Takes each turn as it comes, and rows on calmly."), ANNIS, LIKED["annis"]
    ),
    Character(
        "pim", say("New to the table, kind, and looking for his glasses."), PIM, LIKED["pim"]
    ),
)


BY_ID: Mapping[str, Character] = {character.id: character for character in CHARACTERS}
