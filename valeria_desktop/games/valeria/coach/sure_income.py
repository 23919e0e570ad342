"""The income that is sure: the gains of a harvest without a trade and without another's loss.

A trade costs what its owner may want to keep, and there is nothing to take from a player who has
nothing; so neither is a gain before it is made.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.coach.rolls import gains_from, roll_map
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.rolls import HarvestGains, RollMap
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.view import PlayerView, View

_NO_GAIN = Gain(Amounts())


def sure_map(view: View, seat: int, player: PlayerView) -> RollMap:
    """Return the roll map of a player's cards with the sure gains only."""
    return roll_map(view, seat, player, _sure_gains)


def _sure_gains(effect: Effect, owner: Holdings) -> HarvestGains:
    return gains_from(_sure(effect), owner)


@cache
def _sure(effect: Effect) -> Effect:
    """Return an effect without its trades and thefts."""
    if effect.pay or (effect.takes_from_others and not effect.parts):
        return _NO_GAIN
    return effect.with_parts(_sure)


def trades(card: Card) -> bool:
    """Return whether a card's harvest offers a trade, in its owner's turn or in another's."""
    return any(power.pay for power in card.harvest)


def takes(card: Card) -> bool:
    """Return whether a card's harvest can take something from other players."""
    return any(power.takes_from_others for power in card.harvest)
