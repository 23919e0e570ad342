"""The tastes of Valeria's guests, and the occasions of their remarks.

This module alone is loaded at start-up; `characters` holds the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from valeria_desktop.kernel.phrases import Phrase

LIKED: Mapping[str, str] = MappingProxyType(
    {
        "sorrel": "hunter",
        "oswin": "builder",
        "hedda": "hoarder",
        "jory": "recruiter",
        "tamsin": "thief",
        "lioren": "magic",
        "annis": "",
        "pim": "",
    }
)
"""The aim that each guest rates above its worth; "" for a guest without a preference."""


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
