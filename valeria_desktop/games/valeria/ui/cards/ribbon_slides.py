"""Ribbons that slide from one power to the other when the turn passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QVariantAnimation

from valeria_desktop.games.valeria.ui.cards.mood import Ribbon
from valeria_desktop.games.valeria.ui.cards.paint import paint_on_its_way, way_of_ribbon

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.games.valeria.ui.cards.paint import RibbonWay
    from valeria_desktop.ui.paint.look import Look

SLIDES = 160
"""Length of a slide, in ms at normal pace."""


class RibbonSlides(QVariantAnimation):
    """Knows which powers have ribbons, and how far the ribbons have slid.

    Its duration is the length of a slide, in ms; by default 0: ribbons change at once.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Start without ribbons."""
        super().__init__(parent)
        self._look = look
        self.ribbon = Ribbon.NONE
        self._seat = -1
        self._ways: dict[CardFace, RibbonWay] = {}
        """The pictures of each tile during this slide: a frame has no time to make them again."""
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(0)
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)

    def lay(self, ribbon: Ribbon, seat: int) -> None:
        """Move the ribbons to the powers that count for a seat; they slide if the turn passed."""
        is_passed = seat == self._seat and {ribbon, self.ribbon} == {Ribbon.MINE, Ribbon.OTHERS}
        if ribbon is not self.ribbon or seat != self._seat:
            self.stop()
        self.ribbon, self._seat = ribbon, seat
        if is_passed and self.duration():
            self._ways.clear()
            self.start()

    @property
    def is_sliding(self) -> bool:
        """Whether the ribbons are sliding."""
        return self.state() is QVariantAnimation.State.Running

    def paint(self, painter: QPainter, rect: QRectF, face: CardFace, mood: CardMood) -> None:
        """Paint a sliding ribbon over a tile that is already painted in its new state."""
        if not self.is_sliding or not face.splits or rect.height() > rect.width():
            return
        if face not in self._ways:
            self._ways[face] = way_of_ribbon(painter, rect, face, self._look, mood)
        part = float(self.currentValue())
        paint_on_its_way(painter, rect, self._look, mood, (self._ways[face], part))
