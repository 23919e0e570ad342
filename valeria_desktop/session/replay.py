"""A game looked at again: any moment of it, from any seat's view, and how the points came about."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.session.waypoints import Waypoint


class Unit(StrEnum):
    """How far a step goes."""

    ACTION = "action"
    TURN = "turn"
    ROUND = "round"


class Replay:
    """The moments of a game: before each choice, and after the last."""

    def __init__(self, session: Session) -> None:
        """Look at a game that is not played on here."""
        self._session = session
        self.waypoints: tuple[Waypoint, ...] = session.waypoints()
        self.seats = session.seats
        self.is_over = session.decision is None
        self.without_help = session.without_help and not self.is_over
        """Who looks back in the middle of a game without help is told no more than at its table."""
        self._starts = {unit: self._starts_of(unit) for unit in Unit}

    @property
    def seed(self) -> int:
        """What the game was dealt from."""
        return self._session.record.seed

    @property
    def last(self) -> int:
        """The number of the last moment; the first is 0."""
        return len(self.waypoints)

    # --- steps

    def _starts_of(self, unit: Unit) -> tuple[int, ...]:
        """Give the moments at which something new of a unit begins, and the last."""
        found = [0]
        for before, moment in zip(self.waypoints, self.waypoints[1:], strict=False):
            begins = {
                Unit.ACTION: moment.begins_action,
                Unit.TURN: moment.turn != before.turn,
                Unit.ROUND: moment.round != before.round,
            }
            if begins[unit]:
                found.append(moment.choices)
        return (*found, self.last) if self.last else (0,)

    def starts(self, unit: Unit) -> tuple[int, ...]:
        """Give the moments that steps of a unit lead to."""
        return self._starts[unit]

    def after(self, moment: int, unit: Unit) -> int:
        """Give the moment one step ahead."""
        return next((start for start in self._starts[unit] if start > moment), self.last)

    def before(self, moment: int, unit: Unit) -> int:
        """Give the moment one step back."""
        return next((start for start in reversed(self._starts[unit]) if start < moment), 0)

    # --- what is seen

    def scene(self, moment: int, viewer: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Give what a seat saw then."""
        return self._session.scene_at(moment, viewer)

    def lines(self, moment: int) -> list[Line]:
        """Give the log up to then."""
        return self._session.lines_at(moment)

    def words(self, moment: int) -> Phrase:
        """Say what is chosen next, or how the game stands after all choices."""
        if moment < self.last:
            return self.waypoints[moment].words
        if not self.is_over:
            return say("The game goes on from here")
        return self._session.verdict()

    def seat(self, moment: int) -> int | None:
        """Give who chooses next; nobody after all choices."""
        return self.waypoints[moment].seat if moment < self.last else None

    @property
    def final_views(self) -> tuple[Any, ...]:
        """What each seat knows at the end; nothing as long as the game goes on."""
        return tuple(map(self._session.view, range(len(self.seats)))) if self.is_over else ()

    # --- points

    def scores(self, moment: int, *, everything: bool) -> tuple[Score, ...]:
        """Give the scores then with where they come from; secret parts only if the game is over."""
        scores = self._session.result_at(moment).scores
        if everything and self.is_over:
            return scores
        return tuple(score.public for score in scores)

    def points(self, *, everything: bool) -> list[tuple[int, ...]]:
        """Give everybody's points at the end of each round."""
        ends = [end for end in self._starts[Unit.ROUND][1:] if self.waypoints[end - 1].round]
        return [
            tuple(score.total for score in self.scores(end, everything=everything)) for end in ends
        ]
