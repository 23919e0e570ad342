"""Citizens of a set that wake in a harvest, and its monsters that are slain for their price."""

from __future__ import annotations

from tests.games.valeria.sets.shipped import catalog_of, scenario_with
from tests.scenario import Scenario

Resources = tuple[int, int, int]


def preset(set_id: str, players: int = 2, edition: str = "2e") -> Scenario:
    """Lay the set-up of a whole box; nobody holds anything."""
    catalog, name = catalog_of(set_id), f"all-{set_id}"
    made = Scenario(players, edition, catalog=catalog, preset=name, sets=frozenset({set_id}))
    for seat in range(players):
        made.holds(seat)
    return made


def gained(set_id: str, card: str, seat: int, dice: tuple[int, int], *more: str) -> Scenario:
    """Let a citizen of seat 0 wake at a roll of a seat; each of its owner's goods is 5.

    In the first edition there is no Herald.
    """
    made = scenario_with(set_id, edition="1e").owns(0, card, *more).holds(0, 5, 5, 5)
    made.rolls(seat, *dice)
    while made.decision.seat != 0:  # nothing of the other's woke (T13)
        made.chooses(made.options[0])
    return made


def brought(set_id: str, made: Scenario, dice: tuple[int, int], seat: int) -> Resources:
    """Return what a citizen brought besides the starters."""
    without = scenario_with(set_id, edition="1e").holds(0, 5, 5, 5)
    without.rolls(seat, *dice)
    pairs = zip(made.resources(0), without.resources(0), strict=True)
    gold, strength, magic = (mine - other for mine, other in pairs)
    return gold, strength, magic


def slain(set_id: str, monster: str, price: tuple[int, int], *answers: str) -> Scenario:
    """Slay a monster with exactly its price."""
    made = scenario_with(set_id, edition="2e").acts(0).stack("monster-1", monster)
    made.holds(0, strength=price[0], magic=price[1]).chooses("slay monster-1", *answers)
    return made
