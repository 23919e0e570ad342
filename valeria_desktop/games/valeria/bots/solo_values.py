"""The value of a position in a game for one player: the player's value less the Dark Lord's.

The player learns the Dark Lord's Duke only at the end, so a card is worth to him the mean over the
Dukes that the player hasn't seen (D7). The monsters still in the centre are his: a slain monster
adds to the player's value the points that the Dark Lord loses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from attrs import frozen

from valeria_desktop.games.valeria.bots.values import (
    Horizon,
    card_points,
    exhausted_in,
    points_of_sets,
    position_value,
    unseen_dukes,
)
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.kept import kept
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card, Domain, Foe
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.score import Score

_ENOUGH_EXHAUSTED = 5
_DARK_LORD_ROUNDS = 9
"""A game against the Dark Lord has 11 rounds, but gains of the last two buy nothing."""
_RESOURCE = 0.4
"""Points for a resource against the Dark Lord.

A slain monster counts for one side, and no longer for the other.
"""
_SIEGE_RESOURCE = 0.3
"""With one action a turn, a resource buys less."""
_DECIDED = 1_000.0
"""A bound above all leads: winning counts most, the lead decides among wins or losses."""


def solo_horizon(view: View, duke: Duke) -> Horizon:
    """Return the horizon: exhausted places against the Dark Lord, the deck in a siege (D6, G3)."""
    at_the_end = duke.each_left
    if view.table.setup.solo is Solo.SIEGE:
        left = float(len(view.stacks[DECK]) // len(PILES))
        resource = _SIEGE_RESOURCE
        off_turn = 0.0
    else:
        exhausted = exhausted_in(view)
        done = max(exhausted / _ENOUGH_EXHAUSTED, view.turn / _DARK_LORD_ROUNDS)
        left = _DARK_LORD_ROUNDS * max(0.1, 1 - done)
        resource = _RESOURCE
        off_turn = 1.0
    return Horizon(left, 1.0, off_turn, at_the_end if left < 1 else max(resource, at_the_end))


@frozen(eq=False)
class Stakes:
    """The measure for the positions after a decision."""

    duke: Duke
    horizon: Horizon
    his: dict[Card, float]
    """The worth of each card to the Dark Lord, in points."""

    def value(self, game: Game) -> float:
        """Return a position's expected lead, in points; after the end the winner decides."""
        if game.is_over:
            return _final_value(game)
        mine, his = game.holdings(0), cast("Holdings", game.rival())
        worth = self.his
        value = position_value(mine, self.duke, self.horizon) + points_of_sets(game, 0)
        if game.table.setup.solo is Solo.DARK_LORD:
            value += _total(worth, mine.monsters)
        return value - _total(worth, (*his.monsters, *his.citizens, *his.domains))


def _total(worth: dict[Card, float], cards: Sequence[Card]) -> float:
    """Add numbers up in order: from Python 3.12 on `sum` rounds differently from the core in C."""
    total = 0.0
    for card in cards:
        total += worth[card]
    return total


def stakes_of(view: View, duke: Duke) -> Stakes:
    """Return the measure for a decision's positions."""
    if view.table.setup.solo is Solo.SIEGE:
        worth = _siege_worth(view.table.catalog)
    else:
        worth = card_points(view.table.catalog, unseen_dukes(view))
    return Stakes(duke, solo_horizon(view, duke), worth)


def _final_value(game: Game) -> float:
    result = game.result()
    rival = cast("Score", result.rival)
    lead = float(result.scores[0].total - rival.total)
    outcome = (result.outcome is Outcome.WON) - (result.outcome is Outcome.LOST)
    return lead + _DECIDED * outcome


@kept(1)
def _siege_worth(catalog: Catalog) -> dict[Card, float]:
    """Return 1 point for every citizen, and the printed points of all other cards (G7)."""
    cards: tuple[Foe | Domain, ...] = (*catalog.monsters, *catalog.domains)
    return dict.fromkeys(catalog.citizens, 1.0) | {card: float(card.points) for card in cards}
