"""The auctions of a game that is over: who won how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.events import Ranked

if TYPE_CHECKING:
    from valeria_desktop.kernel.memory import PlayedGame


def auctions_won(played: PlayedGame) -> tuple[int, ...]:
    """Count each seat's, by playing the game again; what Nina wins is nobody's.

    Only what is told of an auction says how it came out: afterwards its cards are gone.
    """
    won = [0] * len(played.seats)
    game = played.record.start()
    for choice in played.record.choices:
        for event in game.choose(choice).events:
            if isinstance(event, Ranked) and event.seats and event.seats[0] >= 0:
                won[event.seats[0]] += 1
    return tuple(won)
