"""What the players at the table feel about an event: only by what everyone may know."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import Built, MonsterTaken, Rolled, Slain, Took
from valeria_desktop.games.valeria.rules.model.cards import (
    Domain,
    Foe,
    Monster,
    MonsterType,
    count_icons,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.events import Event


class Feeling(Enum):
    """A player's feeling about an event."""

    PLEASED = "pleased"
    HIT = "hit"


def feelings_about(event: Event, players: Sequence[PlayerView]) -> Iterator[tuple[int, Feeling]]:
    """Yield the seats that feel something about an event, given the players as they were before."""
    match event:
        case Rolled(seat=seat, dice=(first, second)) if first == second:
            yield seat, Feeling.PLEASED
        case Took(seat=seat, victim=victim, amounts=amounts) if amounts:
            yield seat, Feeling.PLEASED
            yield victim, Feeling.HIT
        case MonsterTaken(seat=seat, victim=victim):
            yield seat, Feeling.PLEASED
            yield victim, Feeling.HIT
        case Slain(seat=seat, card=Monster(type=MonsterType.BOSS) as boss):
            yield seat, Feeling.PLEASED
            yield from _disappointed(seat, boss, players)
        case Built(seat=seat, card=card):
            yield from _disappointed(seat, card, players)


def _disappointed(
    by: int, card: Domain | Foe, players: Sequence[PlayerView]
) -> Iterator[tuple[int, Feeling]]:
    """Yield all others who had before them what a card asks: it was theirs to take next."""
    for seat, player in enumerate(players):
        if seat != by and _could_have(player, card):
            yield seat, Feeling.HIT


def _could_have(player: PlayerView, card: Domain | Foe) -> bool:
    """Return whether a player has the printed price: Magic helps, but one must be the real kind."""
    if isinstance(card, Domain):
        roles = count_icons((*player.citizens, *player.domains))
        return card.icons.covered_by(*roles) and _pays(player.gold, player.magic, card.cost)
    left = player.magic - card.magic
    return left >= 0 and _pays(player.strength, left, card.strength)


def _pays(real: int, magic: int, price: int) -> bool:
    return price == 0 or (real > 0 and real + magic >= price)
