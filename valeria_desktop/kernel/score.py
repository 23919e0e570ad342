"""The score of a game, line by line."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.phrases import Phrase


@frozen
class ScoreLine:
    """One line of a score: where points come from."""

    category: str
    points: int
    cause: Phrase
    cards: tuple[Any, ...] = ()
    """The things of the game behind it."""
    is_public: bool = False
    """Everyone can count it while the game goes on."""


@frozen
class Score:
    """A player's whole score."""

    seat: int
    lines: tuple[ScoreLine, ...]
    tie_break: int = 0
    """What breaks a tie, as each game counts it: the lower one is better."""

    @property
    def total(self) -> int:
        """Add all lines up."""
        return sum(line.points for line in self.lines)

    @property
    def public(self) -> Score:
        """The part that everyone can count while the game goes on.

        What breaks a tie is no part of it, as secrets can be worked out from that: coins are one.
        """
        return evolve(self, lines=tuple(line for line in self.lines if line.is_public), tie_break=0)

    def of(self, category: str) -> int:
        """Add up the lines of a category."""
        return sum(line.points for line in self.lines if line.category == category)


class Outcome(StrEnum):
    """How a game for one player ended."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


@frozen
class Result:
    """How a game ended."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    by_tie_break: bool
    rival: Score | None = None
    """In a game for one player: the score of whom it is played against."""
    outcome: Outcome | None = None
    """In a game for one player: how it ended for the player."""

    def share_of(self, seat: int) -> float:
        """Return a seat's share of the victory: all, nothing, or part of a shared one."""
        if self.outcome is Outcome.DRAWN:
            return 0.5
        return 1 / len(self.winners) if seat in self.winners else 0.0


def decided(scores: tuple[Score, ...]) -> Result:
    """Find who won: the most points, and of these the lowest tie-break; several may share."""
    places, by_tie_break = winners_of([(score.total, score.tie_break) for score in scores])
    return Result(scores, tuple(scores[place].seat for place in places), by_tie_break)


def winners_of(scores: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], bool]:
    """Find who won, of the points and tie-break of each, and whether it took the tie-break."""
    best = max(total for total, _ in scores)
    tied = [(tie_break, place) for place, (total, tie_break) in enumerate(scores) if total == best]
    lowest, _ = min(tied)
    winners = tuple(place for tie_break, place in tied if tie_break == lowest)
    return winners, len(winners) < len(tied)
