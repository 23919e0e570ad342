"""Who may sit in a bot's place: their names, what each likes, and when each may say something.

This is all that is known of them without opening a door; `characters` tells the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from valeria_desktop.kernel.phrases import Phrase


class Sitting(NamedTuple):
    """How someone sits at the table."""

    name: str
    leaning: str = ""
    """What they like better than it is worth; nothing for who takes things as they come."""


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
"""Everyone by their id, which is also the leaning that a bot's name gives them."""


class Occasion(StrEnum):
    """A big moment, as the character who speaks has lived it."""

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
