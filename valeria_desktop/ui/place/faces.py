"""The faces at a table: each shows a mood for a while, and leans in while its turn lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.ui.paint.busts import Expression

HOLDS = 2500
"""How long a mood holds, in ms at normal pace."""
LEANS = 220
"""How long a face takes to lean in or back, in ms at normal pace."""
_ASIDE, _LARGER = 12 / 92, 0.04  # of a bust's width


@frozen
class ShownFace:
    """What a face shows just now."""

    expression: Expression | None = None
    """None for the drawing's first mood, in which it waits."""
    lean: float = 0.0
    """How far it leans in, from 0 to 1."""


WAITING = ShownFace()
REACH = _ASIDE + _LARGER
"""How far a bust that leans in reaches to the right, as a share of its width."""


def leant(bust: QRectF, lean: float) -> QRectF:
    """Return the box of a bust that leans in: farther to the right, and larger."""
    box = bust.translated(bust.width() * _ASIDE * lean, 0)
    larger = _LARGER * lean
    return box.adjusted(0, 0, bust.width() * larger, bust.height() * larger)


class FacesAtTable(QObject):
    """Keeps the mood of each seat until its time is over, and whose face leans in."""

    changed = Signal(int)
    """The seat of a face that looks different now."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with faces that wait."""
        super().__init__(parent)
        self.moves = True
        """Whether faces move; calm movement shows where they stand, without the way there."""
        self.speed = 1.0
        """The pace at which the game is shown."""
        self._moods: dict[int, Expression] = {}
        self._timers: dict[int, QTimer] = {}
        self._active: int | None = None
        self._before: int | None = None
        self._leaning = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=LEANS)
        self._leaning.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._leaning.valueChanged.connect(self._moved)

    def of(self, seat: int) -> ShownFace:
        """Return what the face of a seat shows."""
        return ShownFace(self._moods.get(seat), self._lean_of(seat))

    def _lean_of(self, seat: int) -> float:
        way = self._leaning.currentValue() if self._is_moving else 1.0
        if seat == self._active:
            return float(way)
        return 1.0 - float(way) if seat == self._before else 0.0

    @property
    def _is_moving(self) -> bool:
        return self._leaning.state() is QVariantAnimation.State.Running

    # --- moods

    def feel(self, seat: int, expression: Expression) -> None:
        """Show a mood until its time is over, in place of the mood before."""
        self._moods[seat] = expression
        self._timer_of(seat).start(round(HOLDS / self.speed))
        self.changed.emit(seat)

    def _timer_of(self, seat: int) -> QTimer:
        if seat not in self._timers:
            timer = self._timers[seat] = QTimer(self, singleShot=True)
            timer.timeout.connect(lambda: self._calm_down(seat))
        return self._timers[seat]

    def _calm_down(self, seat: int) -> None:
        if self._moods.pop(seat, None) is not None:
            self.changed.emit(seat)

    # --- turns

    def turn_to(self, seat: int | None) -> None:
        """Have the face of a seat lean in, and the one before lean back; None for nobody."""
        if seat == self._active:
            return
        self.skip()
        is_first = self._active is None
        self._before, self._active = self._active, seat
        if self.moves and not is_first:
            self._leaning.setDuration(round(LEANS / self.speed))
            self._leaning.start()
        self._moved()

    def skip(self) -> None:
        """Show where the faces stand, without the rest of the way."""
        if self._is_moving:
            self._leaning.stop()
            self._moved()

    def _moved(self) -> None:
        for seat in (self._before, self._active):
            if seat is not None:
                self.changed.emit(seat)

    def forget(self) -> None:
        """Let all faces wait: another game begins."""
        self._leaning.stop()
        for seat in [*self._moods]:
            self._timers[seat].stop()
            self._calm_down(seat)
        self._before, self._active = self._active, None
        self._moved()
        self._before = None
