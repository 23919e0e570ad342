"""Who was likely to win, turn by turn, as shares of a cloth sewn together from several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.session.session import Session


@frozen
class TurnStart:
    """The start of a turn, or the end of the game."""

    choices: int
    """The number of choices before it."""
    round: int
    active: int | None
    """The seat whose turn begins; None at the end."""


def turn_starts(session: Session) -> tuple[TurnStart, ...]:
    """Return the start of each turn of a finished game, and its end."""
    starts: list[TurnStart] = []
    turn = None
    for number, (game, _) in enumerate(session.passages()):
        if game.turn != turn:
            turn = game.turn
            starts.append(TurnStart(number, game.round, game.active))
    return (*starts, TurnStart(len(session.record.choices), starts[-1].round, None))


@frozen
class Seam:
    """All sides' shares of the cloth, as far as they are known."""

    starts: tuple[TurnStart, ...]
    shares: tuple[tuple[float, ...], ...]
    """The sides' shares at each of the first starts, from 0 to 1; their sum is 1."""
    order: tuple[int, ...]
    """The sides from top to bottom."""

    @property
    def last(self) -> int:
        """The number of the last start whose shares are known; -1 without any."""
        return len(self.shares) - 1

    def place(self, choices: int) -> float:
        """Return where a moment lies along the cloth, from 0 to 1."""
        turns = max(1, len(self.starts) - 1)
        for number, (start, end) in enumerate(zip(self.starts, self.starts[1:], strict=False)):
            if start.choices <= choices < end.choices:
                within = (choices - start.choices) / (end.choices - start.choices)
                return (number + within) / turns
        return 1.0

    def edges(self, number: int) -> tuple[float, ...]:
        """Return the lower edges of all sides' cloths at a start, from 0 at the top to 1."""
        found, height = [], 0.0
        for side in self.order:
            height += self.shares[number][side]
            found.append(min(1.0, height))
        return tuple(found)

    def height(self, place: float, side: int) -> float:
        """Return how high the seam of a side lies at a place: below its cloth, or above the last.

        Beyond what is known it is that of the last known start.
        """
        at = place * max(1, len(self.starts) - 1)
        before = min(int(at), self.last)
        after = min(before + 1, self.last)
        row = min(self.order.index(side), len(self.order) - 2)
        low, high = (self.edges(each)[row] for each in (before, after))
        return low + (high - low) * min(1.0, max(0.0, at - before))


def seam_of(
    session: Session, starts: tuple[TurnStart, ...], parts: Sequence[ReviewBatch], first: int
) -> Seam:
    """Return the seam of a review so far, with a side on top; a lone player's other is loss."""
    standings = [each.shares for part in parts for each in part.standings][: len(starts)]
    shares = [(found[0], 1 - found[0]) if len(found) == 1 else found for found in standings]
    sides = max(2, len(session.seats))
    order = (first, *(side for side in range(sides) if side != first))
    return Seam(starts, tuple(shares), order)
