"""When what happens at the end of a game, and what a moment of it shows."""

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
"""Milliseconds at a normal pace."""
GROWS = {ActKind.ROW: 300.0, ActKind.SECRET: 950.0}
"""When points begin to come in an act."""
GROWTH, ORDERS, ORDERING = 600.0, 120.0, 380.0
"""How long they come; so long after, players change places; and how long that takes."""
TURNS, TURNING = 380.0, 380.0
"""When a secret is turned up."""
RISES, RISING = 300.0, 650.0
"""When the winner steps forward."""
LAYS, LAYING = 560.0, 455.0
"""When it is written who it is."""
SAYS = LAYS + LAYING
"""When someone has a last word."""
_FADE = 80.0


@frozen(eq=False)
class Timeline:
    """All acts, one after the other."""

    play: Play
    starts: tuple[float, ...]
    length: float

    @classmethod
    def of(cls, play: Play) -> Timeline:
        """Lay out a play."""
        ends = tuple(accumulate(float(LENGTHS[act.kind]) for act in play.acts))
        return cls(play, (0.0, *ends[:-1]), ends[-1])

    def at(self, time: float, *, is_calm: bool) -> FinaleMoment:
        """Look at a moment."""
        index = max(number for number, start in enumerate(self.starts) if start <= time)
        return FinaleMoment(self.play, index, time - self.starts[index], is_calm)

    @property
    def cues(self) -> tuple[tuple[float, int], ...]:
        """When each act is told, by its number."""
        shifts = {ActKind.SECRET: TURNS, ActKind.WINNER: RISES}
        acts = zip(self.play.acts, self.starts, strict=True)
        return tuple(
            (start + shifts.get(act.kind, 0.0), number) for number, (act, start) in enumerate(acts)
        )


@frozen(eq=False)
class FinaleMoment:
    """What can be seen at a time."""

    play: Play
    index: int
    time: float
    """Since the act began."""
    is_calm: bool

    @property
    def act(self) -> FinaleAct:
        """The act that goes on."""
        return self.play.acts[self.index]

    @property
    def title(self) -> str:
        """What the act is about, as far as it is known."""
        is_down = self.act.kind is ActKind.SECRET and self.time < TURNS
        return self.act.veiled if is_down else self.act.title

    def moved(
        self,
        at: float,
        lasts: float,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> float:
        """Return how far something has come; where little is to move, it is there at once."""
        if self.is_calm:
            return 1.0 if self.time >= at else 0.0
        return eased((self.time - at) / lasts, curve)

    def seen(self, at: float) -> float:
        """Return how much is seen of what comes at a time: it fades in where it doesn't move."""
        if not self.is_calm:
            return 1.0 if self.time >= at else 0.0
        return min(1.0, max(0.0, (self.time - at) / _FADE))

    def growth(self, index: int) -> float:
        """Return how far the points of an act have come."""
        if index != self.index:
            return 1.0 if index < self.index else 0.0
        grows = GROWS.get(self.act.kind)
        if grows is None:
            return 0.0
        return self.moved(grows, GROWTH, QEasingCurve.Type.InOutQuad)

    def segments(self, column: int) -> list[tuple[str, float]]:
        """Return a side's points so far: each source with its points."""
        return [
            (act.row.source, gain.points * self.growth(index))
            for index, act in enumerate(self.play.acts[: self.index + 1])
            if act.row is not None
            for gain in act.row.gains
            if gain.column == column and gain.points
        ]

    def place(self, column: int) -> float:
        """Return a side's place from above."""
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
