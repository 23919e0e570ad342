"""What the players at the table feel about an event: only by what everyone may know."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    Captured,
    CardTaken,
    Given,
    Rerolled,
    Rolled,
    SentHome,
    Slain,
    Took,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.model.tally import shown_icons

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.events import Event


class Feeling(Enum):
    """A player's feeling about an event."""

    PLEASED = "pleased"
    HIT = "hit"
    TAKES = "takes"
    """The Dark Lord has taken a card."""
    STRUCK = "struck"
    """The Dark Lord has lost a boss, or a domain that he wanted."""


def feelings_about(event: Event, players: Sequence[PlayerView]) -> Iterator[tuple[int, Feeling]]:
    """Yield the seats that feel something about an event, given the players as they were before."""
    match event:
        case (Rolled() | Rerolled()) as roll if roll.dice[0] == roll.dice[1]:
            yield roll.seat, Feeling.PLEASED
        case Took(seat=seat, victim=victim, amounts=amounts) if amounts:
            yield seat, Feeling.PLEASED
            yield victim, Feeling.HIT
        case Given(receiver=receiver):
            yield receiver, Feeling.PLEASED
        case CardTaken(seat=seat, victim=victim):
            yield seat, Feeling.PLEASED
            yield victim, Feeling.HIT
        case SentHome(victim=victim):
            yield victim, Feeling.HIT
        case Banished(seat=seat, owner=int(owner)) | TurnedDown(seat=seat, owner=owner):
            if owner != seat:
                yield owner, Feeling.HIT
        case Slain(seat=seat, card=boss) if boss.is_boss:
            yield seat, Feeling.PLEASED
            yield from _disappointed(seat, boss, players)
        case Built(seat=seat, card=card):
            yield from _disappointed(seat, card, players)


def lords_feeling(event: Event) -> Feeling | None:
    """Return what the Dark Lord feels about an event of a solo game."""
    match event:
        case Captured():
            return Feeling.TAKES
        case Slain() if event.card.is_boss:
            return Feeling.STRUCK
        case Built():
            return Feeling.STRUCK
    return None


def _disappointed(
    by: int, card: Domain | Foe, players: Sequence[PlayerView]
) -> Iterator[tuple[int, Feeling]]:
    """Yield all others who had before them what a card asks: it was theirs to take next."""
    for seat, player in enumerate(players):
        if seat != by and _could_have(player, card):
            yield seat, Feeling.HIT


def _could_have(player: PlayerView, card: Domain | Foe) -> bool:
    """Return whether a player has the printed price: Magic helps, but one must be the real kind."""
    if not card.needs.covered_by(*shown_icons((*player.citizens, *player.domains), player.laid)):
        return False
    left, real = player.magic - card.magic, getattr(player, card.paid_in)
    return left >= 0 and _pays(real, left, getattr(card.printed, card.paid_in))


def _pays(real: int, magic: int, price: int) -> bool:
    return price == 0 or (real > 0 and real + magic >= price)
