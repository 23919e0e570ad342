"""The turns of Viscounts on the ribbon of a replay: each as its rarest deed."""

from __future__ import annotations

from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.screens.end_art import ViscountsEndArt
from valeria_desktop.ui.replay.turn_art import TurnArt


class ViscountsTurnArt(TurnArt):
    """Shows houses, manuscripts, cards and signs as on the page of the end."""

    sign = signs.VISCOUNT

    def __init__(self) -> None:
        """Paint deeds as the end's stamps."""
        super().__init__(ViscountsEndArt())
