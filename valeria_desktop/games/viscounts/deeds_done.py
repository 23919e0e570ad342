"""How often each player of a finished game did what only its events tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.games.viscounts.rules.events import Collided, LinkClosed, Shuffled

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.memory import PlayedGame


@define
class DeedsDone:
    """Counts of a player's deeds in a game."""

    collisions: int = 0
    links: int = 0
    shuffles: int = 0

    def hear(self, event: Event) -> None:
        """Count an event of the player."""
        self.collisions += isinstance(event, Collided)
        self.links += isinstance(event, LinkClosed)
        self.shuffles += isinstance(event, Shuffled)


def deeds_done(played: PlayedGame) -> tuple[DeedsDone, ...]:
    """Return the deeds of each seat, by playing the game again; those of a neutral player aside."""
    done = tuple(DeedsDone() for _ in played.seats)
    game = played.record.start()
    for choice in played.record.choices:
        for event in game.choose(choice).events:
            seat = getattr(event, "seat", -1)
            if 0 <= seat < len(done):
                done[seat].hear(event)
    return done
