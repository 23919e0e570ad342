"""What is within reach: the best that can be paid, and how much is missing for the nearest."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe, MonsterType
from valeria_desktop.games.valeria.rules.turn.prices import build_price, funds

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.bots.sides import Tableau, Weights
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings

_FAR, _UNIT = 20, 5
_ICON = 3
"""Gold that a missing icon is about as far away as."""
_WORTH_WAITING = 2
"""Points of a monster that is saved up for."""
_TYPES = {kind: 7 + number for number, kind in enumerate(MonsterType)}


class AtHand(NamedTuple):
    """What lies on top of the places and can be slain or built, the same for all sides."""

    foes: list[tuple[Foe, int, int]]
    """Each with its Strength and Magic now."""
    domains: list[Domain]


def at_hand(game: Game) -> AtHand:
    """Look through the places once."""
    found = AtHand([], [])
    for place in range(len(game.stacks)):
        card = game.top(place)
        if isinstance(card, Foe):
            found.foes.append((card, *game.price_to_slay(place, card)))
        elif isinstance(card, Domain):
            found.domains.append(card)
    return found


def reach_of(
    there: AtHand, player: Holdings, tableau: Tableau, duke: Weights
) -> tuple[float, float, float, float]:
    """Return the best monster and domain in reach, and what is missing for the nearest of each."""
    monster = domain = 0.0
    to_domain = to_monster = float(_FAR)
    strength_funds = funds(player.strength, player.magic)
    for foe, strength, magic in there.foes:
        missing = max(0, strength + magic - strength_funds, magic - player.magic)
        if not missing:
            monster = max(monster, foe.points + duke[5] + duke[_TYPES[foe.type]])
        if foe.points >= _WORTH_WAITING:
            to_monster = min(to_monster, missing)
    modifiers = tuple(modifier for built in player.domains for modifier in built.modifiers)
    gold_funds = funds(player.gold, player.magic)
    for card in there.domains:
        icons = card.icons
        shown = (icons.worker, icons.soldier, icons.shadow, icons.holy)
        short = sum(max(0, wanted - own) for wanted, own in zip(shown, tableau.icons, strict=True))
        missing = _ICON * short + max(0, build_price(card, modifiers) - gold_funds)
        if not missing:
            domain = max(domain, card.points + duke[6] + sum(map(mul, duke, shown)))
        to_domain = min(to_domain, missing)
    return monster, domain, to_domain / _UNIT, to_monster / _UNIT
