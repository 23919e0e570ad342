"""The score of a game, line by line."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.kernel.phrases import Phrase, count, join, say

if TYPE_CHECKING:
    from collections.abc import Sequence


@frozen
class ScoreLine:
    """One line of a score: some points and their source."""

    category: str
    points: int
    cause: Phrase
    cards: tuple[Any, ...] = ()
    """The cards, or other things, that bring the points."""
    is_public: bool = False
    """Every player can count the points while the game goes on."""


@frozen
class Score:
    """A player's whole score."""

    seat: int
    lines: tuple[ScoreLine, ...]
    tie_break: int = 0
    """The tie-break, as each game counts it: the lower number is better."""

    @property
    def total(self) -> int:
        """The sum of all lines, in points."""
        return sum(line.points for line in self.lines)

    @property
    def public(self) -> Score:
        """The lines that every player can count while the game goes on.

        The tie-break is left out: a player could work out secrets from it, such as coins.
        """
        return evolve(self, lines=tuple(line for line in self.lines if line.is_public), tie_break=0)

    def of(self, category: str) -> int:
        """Return the sum of the lines of a category, in points."""
        return sum(line.points for line in self.lines if line.category == category)


class Outcome(StrEnum):
    """The outcome of a game for one player."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


@frozen
class Result:
    """The result of a game: all scores and the winners."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    by_tie_break: bool
    rival: Score | None = None
    """In a game for one player: the score of the rival that the game itself plays."""
    outcome: Outcome | None = None
    """In a game for one player: the player's outcome."""

    @property
    def sides(self) -> tuple[Score, ...]:
        """The scores of all sides, the rival's last."""
        return self.scores if self.rival is None else (*self.scores, self.rival)

    def share_of(self, seat: int) -> float:
        """Return a seat's share of the victory, from 0 to 1; the winners share it equally."""
        if self.outcome is Outcome.DRAWN:
            return 0.5
        return 1 / len(self.winners) if seat in self.winners else 0.0


def decided(scores: tuple[Score, ...]) -> Result:
    """Return the result: most points win, then the lowest tie-break; several seats may share."""
    places, by_tie_break = winners_of([(score.total, score.tie_break) for score in scores])
    return Result(scores, tuple(scores[place].seat for place in places), by_tie_break)


def verdict_of(result: Result, names: Sequence[str], tie_break: str) -> Phrase:
    """Return a sentence on the winners and their points.

    `tie_break` is the sentence on a broken tie, with gaps for the winners and the points.
    """
    winners = join([say("{player}", player=names[seat]) for seat in result.winners])
    most = max(score.total for score in result.scores)
    points = count(most, "{number} point", "{number} points")
    if len(result.winners) > 1:
        return say("{winners} share the victory with {points}.", winners=winners, points=points)
    return say(tie_break if result.by_tie_break else _WINS, winners=winners, points=points)


_WINS = "{winners} wins with {points}."


def winners_of(scores: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], bool]:
    """Return the winners' places in a list of (points, tie-break), and if a tie was broken."""
    best = max(total for total, _ in scores)
    tied = [(tie_break, place) for place, (total, tie_break) in enumerate(scores) if total == best]
    lowest, _ = min(tied)
    winners = tuple(place for tie_break, place in tied if tie_break == lowest)
    return winners, len(winners) < len(tied)
