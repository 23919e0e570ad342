"""A view whose pieces slide up or down to their new places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRectF, QVariantAnimation

from valeria_desktop.ui.pieces.piece import S
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Part, Piece, PieceMood


class SlidingSpread(Spread[S]):
    """Shows a part; its pieces slide where `slide_from` is called after a change."""

    def __init__(self, look: Look, part: Part[S], parent: QWidget | None = None) -> None:
        super().__init__(look, part, parent)
        self.duration = 0
        """The length of a slide, in ms; 0 for none."""
        self.shifts: dict[At, float] = {}
        """Each piece's present distance below its place, in pixels; negative above it."""
        self._from: dict[At, float] = {}
        self._moving = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._moving.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._moving.valueChanged.connect(self._move)

    def tops(self) -> dict[At, float]:
        """Return the present top of each piece."""
        return {
            piece.at: self._seen(piece.box).top() + self.shifts.get(piece.at, 0.0)
            for piece in self._each()
        }

    def slide_from(self, before: Mapping[At, float]) -> None:
        """Let each piece slide from its former top to its place."""
        self._moving.stop()
        self.shifts = {}
        now = self.tops()
        shifts = {at: before[at] - top for at, top in now.items() if at in before}
        self._from = {at: shift for at, shift in shifts.items() if shift}
        if self._from and self.duration:
            self._move(1.0)
            self._moving.setDuration(self.duration)
            self._moving.start()

    def _move(self, share: object) -> None:
        part = float(share) if isinstance(share, float) else 0.0
        self.shifts = {at: shift * part for at, shift in self._from.items()}
        self.viewport().update()

    def _held(self, piece: Piece, mood: PieceMood) -> QRectF:
        return super()._held(piece, mood).translated(0, round(self.shifts.get(piece.at, 0.0)))
