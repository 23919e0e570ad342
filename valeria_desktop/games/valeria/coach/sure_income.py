"""The income that is sure: the gains of a harvest without a trade and without another's loss.

A trade costs what its owner may want to keep, and there is nothing to take from a player who has
nothing; so neither is a gain before it is made.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.bots.sides import bring_of
from valeria_desktop.games.valeria.coach.rolls import roll_map
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.bots.sides import Bring
    from valeria_desktop.games.valeria.coach.rolls import RollMap
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.view import PlayerView, View

_NO_GAIN = Gain(Amounts())


def sure_map(view: View, seat: int, player: PlayerView) -> RollMap:
    """Return the roll map of a player's cards with the sure gains only."""
    return roll_map(view, seat, player, _sure_gains)


def _sure_gains(effect: Effect, owner: Holdings) -> Bring:
    return bring_of(_sure(effect), owner)


@cache
def _sure(effect: Effect) -> Effect:
    """Return an effect without its trades and thefts."""
    if isinstance(effect, AllOf | OneOf):
        return evolve(effect, effects=tuple(map(_sure, effect.effects)))
    return _NO_GAIN if isinstance(effect, Trade) or effect.takes_from_others else effect


def trades(card: Card) -> bool:
    """Return whether a card's harvest offers a trade, in its owner's turn or in another's."""
    return any(isinstance(power, Trade) for power in card.harvest)


def takes(card: Card) -> bool:
    """Return whether a card's harvest can take something from other players."""
    return any(power.takes_from_others for power in card.harvest)
