"""The occasions of the characters' remarks at a game of Viscounts."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from valeria_desktop.kernel.phrases import Phrase


class Occasion(StrEnum):
    """A big moment, from the side of the character who speaks."""

    BEGINS = "the game begins"
    GUILDHALL = "built a guildhall"
    LINKED = "closed a link with another player"
    LEADS = "became the castle leader"
    LOST_LEAD = "is no longer the castle leader"
    SENT_HOME = "had a worker sent home"
    BONUS = "took a bonus card"
    COLLIDED = "had a collision"
    LAST_ROUNDS = "the end begins"
    WON = "won"
    LOST = "lost"


Remarks = Mapping[Occasion, tuple[Phrase, ...]]
