"""The guests in bots' places: their names, their preferences, and the occasions of their remarks.

This module alone is loaded at start-up; `characters` holds the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from valeria_desktop.kernel.phrases import Phrase


class Sitting(NamedTuple):
    """A guest's name and preference."""

    name: str
    leaning: str = ""
    """The aim that the guest rates above its worth; empty for a guest without a preference."""


COMPANY = {
    "sorrel": Sitting("Sorrel", "hunter"),
    "oswin": Sitting("Oswin", "builder"),
    "hedda": Sitting("Hedda", "hoarder"),
    "jory": Sitting("Jory", "recruiter"),
    "tamsin": Sitting("Tamsin", "thief"),
    "lioren": Sitting("Lioren", "magic"),
    "annis": Sitting("Annis"),
    "pim": Sitting("Pim"),
}
"""All guests by their ids; the id is also the leaning in the name of a guest's bot."""


class Occasion(StrEnum):
    """A big moment, from the side of the character who speaks."""

    BEGINS = "the game begins"
    SLEW_BOSS = "slew a boss"
    BUILT_GREAT = "built a domain of 4 points or more"
    THIRD_COPY = "recruited a third copy of a citizen"
    TOOK = "took from another player"
    WAS_TAKEN_FROM = "was taken from"
    DOUBLES = "rolled doubles"
    FELL_BEHIND = "fell behind"
    LAST_ROUND = "the last round begins"
    WON = "won"
    LOST = "lost"


Remarks = Mapping[Occasion, tuple[Phrase, ...]]
