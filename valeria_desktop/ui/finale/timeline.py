"""The schedule of a game's end, and the picture at any moment of it."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve

from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.screens.end.count import order_of
from valeria_desktop.ui.stage.motions import eased

if TYPE_CHECKING:
    from valeria_desktop.ui.finale.acts import FinaleAct, Play

LENGTHS = {
    ActKind.OPENING: 1300,
    ActKind.ROW: 1800,
    ActKind.SECRET: 3200,
    ActKind.TIE: 2600,
    ActKind.WINNER: 1500,
}
"""The length of an act, in ms at normal pace."""
GROWS = {ActKind.ROW: 300.0, ActKind.SECRET: 950.0}
"""The time in an act at which its points begin to grow, in ms."""
GROWTH, ORDERS, ORDERING = 600.0, 120.0, 380.0
"""In ms: the growth of points; the pause before sides change places; the change of places."""
TURNS, TURNING = 380.0, 380.0
"""The time at which a secret turns up, and the length of the turn, in ms."""
RISES, RISING = 300.0, 650.0
"""The time at which the winner rises, and the length of the rise, in ms."""
LAYS, LAYING = 560.0, 455.0
"""The time at which the verdict's sheet appears, and how long that takes, in ms."""
SAYS = LAYS + LAYING
"""The time at which the last word appears, in ms."""
_FADE = 80.0


@frozen(eq=False)
class Timeline:
    """All acts, one after the other; times are in ms."""

    play: Play
    starts: tuple[float, ...]
    length: float

    @classmethod
    def of(cls, play: Play) -> Timeline:
        """Return the schedule of a play."""
        ends = tuple(accumulate(float(LENGTHS[act.kind]) for act in play.acts))
        return cls(play, (0.0, *ends[:-1]), ends[-1])

    def at(self, time: float, *, is_calm: bool) -> FinaleMoment:
        """Return the moment at a time, in ms since the beginning."""
        index = max(number for number, start in enumerate(self.starts) if start <= time)
        return FinaleMoment(self.play, index, time - self.starts[index], is_calm)

    @property
    def cues(self) -> tuple[tuple[float, int], ...]:
        """The time of each act's words, in ms since the beginning, and the number of the act."""
        shifts = {ActKind.SECRET: TURNS, ActKind.WINNER: RISES}
        acts = zip(self.play.acts, self.starts, strict=True)
        return tuple(
            (start + shifts.get(act.kind, 0.0), number) for number, (act, start) in enumerate(acts)
        )


@frozen(eq=False)
class FinaleMoment:
    """The picture at one moment of the play."""

    play: Play
    index: int
    time: float
    """The time since the act began, in ms."""
    is_calm: bool

    @property
    def act(self) -> FinaleAct:
        """The present act."""
        return self.play.acts[self.index]

    @property
    def title(self) -> str:
        """The present act's title; that of a secret stays veiled until the card turns."""
        is_down = self.act.kind is ActKind.SECRET and self.time < TURNS
        return self.act.veiled if is_down else self.act.title

    def moved(
        self,
        at: float,
        lasts: float,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> float:
        """Return the progress of a motion, from 0 to 1; in calm motion it jumps from 0 to 1."""
        if self.is_calm:
            return 1.0 if self.time >= at else 0.0
        return eased((self.time - at) / lasts, curve)

    def seen(self, at: float) -> float:
        """Return the opacity of a thing that appears at a time, in ms; calm things fade in."""
        if not self.is_calm:
            return 1.0 if self.time >= at else 0.0
        return min(1.0, max(0.0, (self.time - at) / _FADE))

    def growth(self, index: int) -> float:
        """Return the share of an act's points that is shown by now, from 0 to 1."""
        if index != self.index:
            return 1.0 if index < self.index else 0.0
        grows = GROWS.get(self.act.kind)
        if grows is None:
            return 0.0
        return self.moved(grows, GROWTH, QEasingCurve.Type.InOutQuad)

    def segments(self, column: int) -> list[tuple[str, float]]:
        """Return a side's points by now: each source with its points."""
        return [
            (act.row.source, gain.points * self.growth(index))
            for index, act in enumerate(self.play.acts[: self.index + 1])
            if act.row is not None
            for gain in act.row.gains
            if gain.column == column and gain.points
        ]

    def place(self, column: int) -> float:
        """Return a side's place, 0 for the top; a fraction while it moves."""
        before, after = self._order(self.index - 1), self._order(self.index)
        grows = GROWS.get(self.act.kind, 0.0)
        share = self.moved(grows + GROWTH + ORDERS, ORDERING, QEasingCurve.Type.InOutCubic)
        return before.index(column) * (1.0 - share) + after.index(column) * share

    def climb(self, column: int) -> int:
        """Return the number of places that a side climbs in this act."""
        return self._order(self.index - 1).index(column) - self._order(self.index).index(column)

    def _order(self, index: int) -> tuple[int, ...]:
        rows = [act.row for act in self.play.acts[: index + 1] if act.row is not None]
        totals = rows[-1].totals if rows else (0,) * len(self.play.sides)
        return order_of(totals)
