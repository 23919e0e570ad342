"""Ribbons that slide from one power to the other when the turn passes; the cards lie still."""

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
"""Milliseconds at a normal pace."""


class RibbonSlides(QVariantAnimation):
    """Knows under which powers ribbons lie, and how far they have come there.

    Its duration is how long they slide, in milliseconds; unless one is set they are there at once.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Lay no ribbons."""
        super().__init__(parent)
        self._look = look
        self.ribbon = Ribbon.NONE
        self._seat = -1
        self._ways: dict[CardFace, RibbonWay] = {}
        """What has been painted since they began to slide: a frame has no time to find it anew."""
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(0)
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)

    def lay(self, ribbon: Ribbon, seat: int) -> None:
        """Lay ribbons under the powers that count for a seat; from the others they slide."""
        is_passed = seat == self._seat and {ribbon, self.ribbon} == {Ribbon.MINE, Ribbon.OTHERS}
        if ribbon is not self.ribbon or seat != self._seat:
            self.stop()
        self.ribbon, self._seat = ribbon, seat
        if is_passed and self.duration():
            self._ways.clear()
            self.start()

    @property
    def is_sliding(self) -> bool:
        """Whether ribbons are on their way."""
        return self.state() is QVariantAnimation.State.Running

    def paint(self, painter: QPainter, rect: QRectF, face: CardFace, mood: CardMood) -> None:
        """Paint how far a ribbon has come over a tile that is painted as it will be."""
        if not self.is_sliding or not face.splits or rect.height() > rect.width():
            return
        if face not in self._ways:
            self._ways[face] = way_of_ribbon(painter, rect, face, self._look, mood)
        part = float(self.currentValue())
        paint_on_its_way(painter, rect, self._look, mood, (self._ways[face], part))
