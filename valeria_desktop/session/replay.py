"""Looking back at a game: any of its moments through permitted eyes, and the points then."""

from __future__ import annotations

from bisect import bisect_left
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self

from attrs import frozen

from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.session.eyes import EVERYTHING, PUBLIC, eyes_of, waypoints_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.kernel.score import Score
    from valeria_desktop.session.choices import Waypoint
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session


class Unit(StrEnum):
    """The length of a step through a game."""

    CHOICE = "choice"
    ACTION = "action"
    TURN = "turn"
    ROUND = "round"


@frozen
class ReplayTurn:
    """A turn of a game that is looked at again."""

    turn: int
    """The number of the turn; 0 for all that is before the first."""
    round: int
    seat: int | None
    """The seat whose turn it is; None before the first turn."""
    first: int
    """The moment at which the turn begins."""
    end: int
    """The first moment after the turn; the moment itself for the last one of all."""
    lines: tuple[Line, ...]
    """The lines of the log that tell the turn."""

    @property
    def is_last(self) -> bool:
        """Whether it is the moment after all choices, and no turn that was played."""
        return self.first == self.end


class Replay:
    """The moments of a game through a viewer's eyes: before each choice, and after the last."""

    def __init__(self, session: Session, viewer: int | None = None) -> None:
        """Look back at a session that nobody plays on; without a viewer use the usual eyes."""
        self._session = session
        self.seats = session.seats
        self.is_over = session.decision is None
        self.eyes = eyes_of(self.seats, is_over=self.is_over)
        """The permitted eyes of this game; only the first need no curtain."""
        self.viewer = self.eyes[0] if viewer is None else viewer
        if self.viewer not in self.eyes:
            raise ValueError("nobody may see a game that goes on with these eyes")
        self.waypoints: tuple[Waypoint, ...] = waypoints_for(session, self.viewer)
        self._choices = [*(each.choices for each in self.waypoints), len(session.record.choices)]
        self.without_help = session.without_help and not self.is_over
        """A look back in the middle of a game without help shows no advice either."""
        self._starts = {unit: self._starts_of(unit) for unit in Unit}

    def through(self, viewer: int) -> Self:
        """Return a replay of the same game through other eyes."""
        return type(self)(self._session, viewer)

    def needs_curtain(self, viewer: int) -> bool:
        """Return whether other persons before the screen must not see the view of these eyes."""
        return not self.is_over and viewer != self.eyes[0]

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return self._session.record.seed

    @property
    def last(self) -> int:
        """The number of the last moment; the first is 0."""
        return len(self.waypoints)

    def choices(self, moment: int) -> int:
        """Return the number of choices before a moment."""
        return self._choices[moment]

    def moment(self, choices: int) -> int:
        """Return the first moment after at least a number of choices."""
        return bisect_left(self._choices, choices)

    def moment_of_line(self, line: int) -> int:
        """Return the moment just before the choice that a line of the log tells of."""
        return self.moment(max(0, self._session.choices_at(line) - 1))

    # --- steps

    def _starts_of(self, unit: Unit) -> tuple[int, ...]:
        """Return the moments at which an action, turn or round begins, and the last moment."""
        found = [0]
        pairs = zip(self.waypoints, self.waypoints[1:], strict=False)
        for number, (before, moment) in enumerate(pairs, start=1):
            begins = {
                Unit.CHOICE: True,
                Unit.ACTION: moment.begins_action,
                Unit.TURN: moment.turn != before.turn,
                Unit.ROUND: moment.round != before.round,
            }
            if begins[unit]:
                found.append(number)
        return (*found, self.last) if self.last else (0,)

    def starts(self, unit: Unit) -> tuple[int, ...]:
        """Return the moments that steps of a unit lead to, in order."""
        return self._starts[unit]

    def after(self, moment: int, unit: Unit) -> int:
        """Return the moment one step of a unit later; the last moment at the end."""
        return next((start for start in self._starts[unit] if start > moment), self.last)

    def before(self, moment: int, unit: Unit) -> int:
        """Return the moment one step of a unit earlier; 0 at the beginning."""
        return next((start for start in reversed(self._starts[unit]) if start < moment), 0)

    # --- turns

    def turns(self) -> tuple[ReplayTurn, ...]:
        """Return all turns with a choice in them, and at the end the moment after all choices."""
        lines: dict[int, list[Line]] = {}
        for line in self.lines(self.last):
            lines.setdefault(line.turn, []).append(line)
        found = [
            self._turn(self.waypoints[first].turn, (first, end), lines)
            for first, end in pairwise(self.starts(Unit.TURN))
        ]
        known = found[-1].turn if found else 0
        now = max(known, self._session.game.turn)  # a turn may have begun, but no choice in it
        told = {} if now == known else lines
        return (*found, self._turn(now, (self.last, self.last), told))

    def _turn(
        self, turn: int, moments: tuple[int, int], told: Mapping[int, Sequence[Line]]
    ) -> ReplayTurn:
        lines = tuple(told.get(turn, ()))
        first, end = moments
        seat = lines[0].seat if lines and lines[0].begins_turn else None
        round_ = self.waypoints[first].round if first < self.last else self._session.game.round
        return ReplayTurn(turn, round_, seat, first, end, lines)

    # --- the view

    def scene(self, moment: int) -> Any:  # noqa: ANN401 - each game has its own scene
        """Return the scene of a moment; EVERYTHING and PUBLIC look from the asked seat."""
        seat, is_public = self.viewer, self.viewer == PUBLIC
        if seat in {EVERYTHING, PUBLIC}:
            asked = self._session.decision
            seat = asked.seat if asked is not None else 0
            seat = self.waypoints[moment].seat if moment < self.last else seat
        return self._session.scene_at(self.choices(moment), seat, is_public=is_public)

    def lines(self, moment: int) -> list[Line]:
        """Return the lines of the log before a moment."""
        return self._session.lines_at(self.choices(moment))

    def words(self, moment: int) -> Phrase:
        """Return the words of the next choice, or of the game's state after all choices."""
        if moment < self.last:
            return self.waypoints[moment].words
        if not self.is_over:
            return say("The game continues from here")
        return self._session.verdict()

    def seat(self, moment: int) -> int | None:
        """Return the seat of the next choice; None after all choices."""
        return self.waypoints[moment].seat if moment < self.last else None

    @property
    def final_views(self) -> tuple[Any, ...]:
        """The view of each seat at the end; empty while the game goes on."""
        return tuple(map(self._session.view, range(len(self.seats)))) if self.is_over else ()

    # --- points

    def scores(self, moment: int) -> tuple[Score, ...]:
        """Return all sides' scores at a moment with causes; only EVERYTHING has secret parts."""
        scores = self._session.result_at(self.choices(moment)).sides
        if self.viewer == EVERYTHING:
            return scores
        return tuple(score.public for score in scores)

    def points(self) -> list[tuple[int, ...]]:
        """Return all sides' points at the end of each round."""
        ends = [end for end in self._starts[Unit.ROUND][1:] if self.waypoints[end - 1].round]
        return [tuple(score.total for score in self.scores(end)) for end in ends]
