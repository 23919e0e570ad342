"""The big moments at which a character may say something, and what a voice is made of."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from valeria_desktop.kernel.phrases import Phrase


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
