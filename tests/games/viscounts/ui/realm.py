"""A realm for tests of pictures: a ring of lands, seats, and a game in its middle."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from tests.games.viscounts.catalogue import CATALOG
from valeria_desktop.games.viscounts.rules.deal import make_ring
from valeria_desktop.games.viscounts.rules.game import new_game
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.seats import Colour, Seat, Sign

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.rules.view import View

SEATS = (
    Seat("Rose", Colour.VERMILLION, Sign.ROSE, None),
    Seat("Oak", Colour.SKY, Sign.OAK, None),
    Seat("Heron", Colour.GREEN, Sign.HERON, None),
    Seat("Wolf", Colour.YELLOW, Sign.WOLF, None),
)
CARDS = (*CATALOG.townsfolk, *CATALOG.heroes, *CATALOG.starters)
LATE = 260
"""Choices after which houses stand in all lands and workers in the castle."""


def ring_of(order: str, turn: int = 0) -> Ring:
    """Return a ring of the segments of these letters, clockwise from noon."""
    segments = {segment.id: segment for segment in CATALOG.segments}
    return make_ring(CATALOG, tuple(segments[letter] for letter in order), 1, turn)


RING = ring_of("DBCAE")


@lru_cache(maxsize=8)
def view_after(choices: int, seed: int = 3, players: int = 4) -> View:
    """Return what everyone sees after some choices at random."""
    game, chance = new_game(Setup(players=players), CATALOG, seed), Random(seed)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(chance.choice(game.decision.options))
    return game.public_view(0)
