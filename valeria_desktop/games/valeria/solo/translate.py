"""Cards for one player: effects that need other players are replaced (D3, G6).

The catalogue of a solo game is made once from the shared one. Its cards have the same ids and
names, and texts for the solo game; so the shared rules never ask for the number of players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.model.catalog import Catalog, joined
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.effects import (
    ClaimMonster,
    ClaimPileMonster,
    FreePileCitizen,
    ReturnToPile,
)
from valeria_desktop.kernel.kept import kept

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.effects.centre import (
        FreeCitizen,
        ReturnCitizen,
        ReturnMonster,
    )
    from valeria_desktop.games.valeria.rules.model.effect import Effect, Readings


class _Alone:
    """The readings of a game with the twenty stacks, without other players (D3)."""

    def claim_monster(self) -> Effect:
        return ClaimMonster()

    def free_citizen(self, effect: FreeCitizen) -> Effect:
        return effect

    def return_monster(self, effect: ReturnMonster) -> Effect:
        return effect.with_parts(lambda part: part.alone(self))

    def return_citizen(self, effect: ReturnCitizen) -> Effect:
        return effect.with_parts(lambda part: part.alone(self))


class _Besieged:
    """The readings at the three piles of the siege (G5, G6)."""

    def claim_monster(self) -> Effect:
        return ClaimPileMonster()

    def free_citizen(self, effect: FreeCitizen) -> Effect:
        return FreePileCitizen(effect.role, effect.name, effect.max_cost)

    def return_monster(self, effect: ReturnMonster) -> Effect:
        return ReturnToPile("monster", effect.gain.alone(self))

    def return_citizen(self, effect: ReturnCitizen) -> Effect:
        return ReturnToPile("citizen", effect.gain.alone(self))


READINGS: dict[Solo, Readings] = {Solo.DARK_LORD: _Alone(), Solo.SIEGE: _Besieged()}


def _translated(catalog: Catalog, solo: Solo) -> Catalog:
    if catalog.parts:  # so a card is translated once, in whatever catalogues it stands
        return joined(tuple(_OF[solo](part) for part in catalog.parts))
    readings = READINGS[solo]
    return evolve(
        catalog,
        starters=tuple(card.alone(readings) for card in catalog.starters),
        citizens=tuple(card.alone(readings) for card in catalog.citizens),
        monsters=tuple(card.alone(readings) for card in catalog.monsters),
        events=tuple(card.alone(readings) for card in catalog.events),
        domains=tuple(card.alone(readings) for card in catalog.domains),
        rows=tuple(row.alone(readings) for row in catalog.rows),
        others=tuple(card.alone(readings) for card in catalog.others),
    )


@kept(1)
def alone(catalog: Catalog) -> Catalog:
    """Return the cards for the game of the Dark Lord."""
    return _translated(catalog, Solo.DARK_LORD)


@kept(1)
def besieged(catalog: Catalog) -> Catalog:
    """Return the cards for the siege."""
    return _translated(catalog, Solo.SIEGE)


_OF = {Solo.DARK_LORD: alone, Solo.SIEGE: besieged}
