"""Cards for one player: effects that need other players are replaced (D3, G6).

The catalogue of a solo game is made once from the shared one. Its cards have the same ids and
names, and texts for the solo game; so the shared rules never ask for the number of players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

from attrs import evolve

from valeria_desktop.games.valeria.rules.effects.centre import (
    FreeCitizen,
    MaySlay,
    PutToken,
    ReturnCitizen,
    ReturnMonster,
)
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer
from valeria_desktop.games.valeria.rules.effects.takes import (
    EveryoneLoses,
    Steal,
    Take,
    TakeMonster,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe, Starter
from valeria_desktop.games.valeria.rules.model.catalog import Catalog
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.powers import Now, When
from valeria_desktop.games.valeria.solo.effects import (
    ClaimMonster,
    ClaimPileMonster,
    FreePileCitizen,
    ReturnToPile,
)

_Harvesting = TypeVar("_Harvesting", Citizen, Starter)
_Foe = TypeVar("_Foe", bound=Foe)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.valeria.rules.model.effect import Power

    Changes = Mapping[type[Effect], Callable[[Effect], Effect]]


def _gains(steal: Effect) -> Effect:
    assert isinstance(steal, Steal)
    gains = tuple(Gain(Amounts.of(resource, steal.up_to)) for resource in steal.of)
    return OneOf(gains) if len(gains) > 1 else gains[0]


def _gain(take: Effect) -> Effect:
    assert isinstance(take, Take)
    return Gain(take.amounts)


def _from_piles(free: Effect) -> Effect:
    assert isinstance(free, FreeCitizen)
    return FreePileCitizen(free.role, free.name, free.max_cost)


def _to_pile(kind: str) -> Callable[[Effect], Effect]:
    def change(effect: Effect) -> Effect:
        assert isinstance(effect, ReturnMonster | ReturnCitizen)
        return ReturnToPile(kind, effect.gain)

    return change


ALONE: Changes = {
    Take: _gain,
    Steal: _gains,
    TakeMonster: lambda _: ClaimMonster(),
}
"""The replacements of effects in a game with the twenty stacks, without other players (D3)."""

BESIEGED: Changes = {
    **ALONE,
    TakeMonster: lambda _: ClaimPileMonster(),
    FreeCitizen: _from_piles,
    ReturnMonster: _to_pile("monster"),
    ReturnCitizen: _to_pile("citizen"),
}
"""The replacements of effects at the three piles of the siege (G5, G6)."""


AS_THEY_ARE: frozenset[type[Effect]] = frozenset(
    {
        *(Gain, GainAny, GainPer),
        *(FreeCitizen, MaySlay, PutToken, EveryoneLoses),
        *(ReturnMonster, ReturnCitizen),
    }
)
"""The effects that stay the same in a solo game, unless the game's changes replace them."""


def changed(effect: Effect, changes: Changes) -> Effect:
    """Return the effect with its replacements, parts included."""
    if isinstance(effect, AllOf | OneOf):
        return evolve(effect, effects=tuple(changed(part, changes) for part in effect.effects))
    if isinstance(effect, Trade):
        return evolve(effect, get=changed(effect.get, changes))
    kind = type(effect)
    if kind in changes:
        return changes[kind](effect)
    if kind not in AS_THEY_ARE:
        raise TypeError(f"What becomes of the effect {kind.__name__} for one player? Say it here.")
    return effect


def _changed_power(power: Power, changes: Changes) -> Power:
    if isinstance(power, Now):
        return evolve(power, effect=changed(power.effect, changes))
    if isinstance(power, When):
        return evolve(power, do=changed(power.do, changes))
    return power


def _translated(catalog: Catalog, changes: Changes) -> Catalog:
    def harvesting(card: _Harvesting) -> _Harvesting:
        return evolve(
            card,
            on_turn=changed(card.on_turn, changes),
            off_turn=changed(card.off_turn, changes),
        )

    def slain(card: _Foe) -> _Foe:
        return evolve(card, reward=changed(card.reward, changes))

    def built(card: Domain) -> Domain:
        return evolve(card, powers=tuple(_changed_power(power, changes) for power in card.powers))

    return evolve(
        catalog,
        starters=tuple(map(harvesting, catalog.starters)),
        citizens=tuple(map(harvesting, catalog.citizens)),
        monsters=tuple(map(slain, catalog.monsters)),
        events=tuple(
            evolve(slain(card), trigger=changed(card.trigger, changes)) for card in catalog.events
        ),
        domains=tuple(map(built, catalog.domains)),
    )


_ALONE: WeakKeyDictionary[Catalog, Catalog] = WeakKeyDictionary()
_BESIEGED: WeakKeyDictionary[Catalog, Catalog] = WeakKeyDictionary()
"""Made once for each catalogue, for as long as it exists: cards are compared by identity."""


def alone(catalog: Catalog) -> Catalog:
    """Return the cards for the game of the Dark Lord."""
    if catalog not in _ALONE:
        _ALONE[catalog] = _translated(catalog, ALONE)
    return _ALONE[catalog]


def besieged(catalog: Catalog) -> Catalog:
    """Return the cards for the siege."""
    if catalog not in _BESIEGED:
        _BESIEGED[catalog] = _translated(catalog, BESIEGED)
    return _BESIEGED[catalog]
