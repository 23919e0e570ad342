"""The order in which the page of a game's end shows its parts, on a clock."""

from __future__ import annotations

from attrs import define
from PySide6.QtCore import QEasingCurve

from valeria_desktop.ui.stage.motions import eased

BOARDS, RIBBON, LINE, STAMP, ROADS, MOMENT = 200.0, 300.0, 180.0, 30.0, 900.0, 120.0
"""In ms: how long boards rise, the ribbon unrolls, a line of the ledger is written, the next stamp
waits, roads grow, and a moment takes."""
_POPS, _FADE = 140.0, 80.0


@define(eq=False)
class Reveal:
    """What is shown by now; times are in ms since the page began."""

    time: float = 0.0
    lines: int = 0
    """The number of the ledger's lines, the total among them."""
    moments: int = 0
    is_calm: bool = False
    """Things fade in at their places and don't move."""

    @property
    def length(self) -> float:
        """The time at which everything is shown."""
        return self._moments + self.moments * MOMENT + _POPS

    @property
    def is_over(self) -> bool:
        """Whether everything is shown."""
        return self.time >= self.length

    def finish(self) -> None:
        """Show everything."""
        self.time = self.length

    # --- the parts, each from 0, hidden, to 1, shown

    @property
    def boards(self) -> float:
        """How far the boards are shown."""
        return self._part(0.0, BOARDS)

    @property
    def ribbon(self) -> float:
        """How far the ribbon is unrolled."""
        return self._part(BOARDS, RIBBON)

    def line(self, row: int) -> float:
        """Return how far a line of the ledger is shown."""
        return self._part(self._ledger + row * LINE, LINE)

    def stamp(self, row: int, number: int) -> float:
        """Return how far a stamp in a line is shown."""
        return self._part(self._ledger + row * LINE + number * STAMP, _POPS)

    @property
    def roads(self) -> float:
        """How far the roads have grown."""
        if self.is_calm:
            return self._part(self._roads, ROADS)
        return eased((self.time - self._roads) / ROADS, QEasingCurve.Type.InOutQuad)

    def moment(self, number: int) -> float:
        """Return how far a moment is shown; the first has the number 1."""
        return self._part(self._moments + (number - 1) * MOMENT, _POPS)

    @property
    def _ledger(self) -> float:
        return BOARDS + RIBBON

    @property
    def _roads(self) -> float:
        return self._ledger + self.lines * LINE

    @property
    def _moments(self) -> float:
        return self._roads + ROADS

    def _part(self, at: float, lasts: float) -> float:
        if self.is_calm:
            return min(1.0, max(0.0, (self.time - at) / _FADE))
        return eased((self.time - at) / lasts, QEasingCurve.Type.OutCubic)
