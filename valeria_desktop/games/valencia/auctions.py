"""The numbers of auctions that each player won in a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.events import Ranked

if TYPE_CHECKING:
    from valeria_desktop.kernel.memory import PlayedGame


def auctions_won(played: PlayedGame) -> tuple[int, ...]:
    """Return the number of auctions that each seat won, without Nina's, by playing the game again.

    Only the events of a game contain the rankings of its auctions.
    """
    won = [0] * len(played.seats)
    game = played.record.start()
    for choice in played.record.choices:
        for event in game.choose(choice).events:
            if isinstance(event, Ranked) and event.seats and event.seats[0] >= 0:
                won[event.seats[0]] += 1
    return tuple(won)
