"""What is within reach: the best that can be paid for now, and how much is missing for the next."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe, MonsterType

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.bots.sides import Tableau, Weights
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings

_FAR, _UNIT = 20, 5
_ICON = 3
"""A missing icon is about as far away as so many Gold."""
_WORTH_WAITING = 2
"""Points of a monster that is saved up for."""
_TYPES = {kind: 7 + number for number, kind in enumerate(MonsterType)}


def reach_of(
    game: Game, player: Holdings, tableau: Tableau, duke: Weights
) -> tuple[float, float, float, float]:
    """Give the best monster and domain in reach, and what is missing for the nearest of each."""
    monster = domain = 0.0
    to_domain = to_monster = float(_FAR)
    for place in range(len(game.stacks)):
        card = game.top(place)
        if isinstance(card, Foe):
            missing = _missing_to_slay(player, *game.price_to_slay(place, card))
            if not missing:
                monster = max(monster, card.points + duke[5] + duke[_TYPES[card.type]])
            if card.points >= _WORTH_WAITING:
                to_monster = min(to_monster, missing)
        elif isinstance(card, Domain):
            missing = _missing_to_build(player, tableau, card)
            if not missing:
                icons = card.icons
                shown = (icons.worker, icons.soldier, icons.shadow, icons.holy)
                domain = max(domain, card.points + duke[6] + sum(map(mul, duke, shown)))
            to_domain = min(to_domain, missing)
    return monster, domain, to_domain / _UNIT, to_monster / _UNIT


def _missing(real: int, magic: int, price: int) -> int:
    """Magic helps if at least one is real (T16)."""
    return max(0, price - (real + magic if real else 0))


def _missing_to_slay(player: Holdings, strength: int, magic: int) -> int:
    missing = _missing(player.strength, player.magic, strength + magic)
    return max(missing, magic - player.magic)


def _missing_to_build(player: Holdings, tableau: Tableau, card: Domain) -> int:
    icons, owned = card.icons, tableau.icons
    shown = (icons.worker, icons.soldier, icons.shadow, icons.holy)
    short = sum(max(0, wanted - there) for wanted, there in zip(shown, owned, strict=True))
    price = card.cost
    for built in player.domains:
        for modifier in built.modifiers:
            price = modifier.domain_price(price)
    return _ICON * short + _missing(player.gold, player.magic, price)
