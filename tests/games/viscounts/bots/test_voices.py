"""The remarks of the characters at a game of Viscounts: short, kind, and nothing secret."""

from __future__ import annotations

from tests.games.viscounts.catalogue import CATALOG
from tests.voices import VoicesContract
from valeria_desktop.games.viscounts.bots.characters import CHARACTERS
from valeria_desktop.games.viscounts.bots.guests import LIKED
from valeria_desktop.games.viscounts.bots.occasions import Occasion


class TestVoicesOfViscounts(VoicesContract):
    """They tell nothing of hands and piles, and name no card."""

    characters = CHARACTERS
    occasions = Occasion
    liked = LIKED
    telling = r"\b(hand|deck|Nachziehstapel|stack|Stapel|plan to|want to|going to|seed)\b"
    harmless = "Hand hoch", "Hands up", "ruhiger Hand"

    def named(self) -> list[str]:
        cards = (*CATALOG.townsfolk, *CATALOG.heroes, *CATALOG.starters)
        assert len(cards) > 80
        return [card.name for card in cards]
