"""The kinds of places that things of Valeria fly between."""

from __future__ import annotations

from enum import StrEnum


class Spot(StrEnum):
    """What a table finds by kind, number and name."""

    PLACE = "place"
    """A place of the centre, by its number."""
    NUMBER = "number"
    """The stack of the citizens that a number wakes."""
    TRACK = "track"
    """A track of a player's board: seat and resource."""
    TABLEAU = "tableau"
    """A player's cards; of one card if it is named."""
    BOARD = "board"
    """All of a player's board."""
    RIVAL = "rival"
    """The Dark Lord's board."""
    DICE = "dice"
    """The tray in which the dice lie."""
    MAT = "mat"
    """A third of the mat, from the left."""
    CLOTH = "cloth"
    """All of the mat."""
    TOLD = "told"
    """Where a card stands that is told of."""
    WORDS = "words"
    """Where the words about it stand."""
