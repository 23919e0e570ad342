"""The tastes of Valencia's guests, and the occasions of their remarks.

This module alone is loaded at start-up; `characters` holds the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from valeria_desktop.kernel.phrases import Phrase

LIKED: Mapping[str, str] = MappingProxyType(
    {
        "sorrel": "bidder",
        "oswin": "water",
        "hedda": "saver",
        "jory": "council",
        "tamsin": "rival",
        "lioren": "omens",
        "annis": "",
        "pim": "palms",
    }
)
"""The aim that each guest rates above its worth; "" for a guest without a preference."""


class Occasion(StrEnum):
    """A big moment, from the side of the character who speaks."""

    BEGINS = "the game begins"
    WON_BY_ONE = "won an auction by one"
    LOST_BY_ONE = "lost an auction by one"
    SENT_HOME = "sent a member of another home"
    WAS_SENT_HOME = "had a member sent home"
    BUILT = "built a fountain"
    FELL_BEHIND = "fell behind"
    LAST_ROUND = "the last round begins"
    WON = "won"
    LOST = "lost"


Remarks = Mapping[Occasion, tuple[Phrase, ...]]
