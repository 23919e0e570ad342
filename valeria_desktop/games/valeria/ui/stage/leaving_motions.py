"""Motions of a card that leaves the game: it is pushed away, and loses its light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.games.valeria.ui.stage.deed_motions import paint_whole_card
from valeria_desktop.ui.paint.knife import stroke
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.stage.motions import Going, between, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.stage.beats import Canvas

PUSHED = 520.0
"""Time of the whole way, in ms at normal pace."""
_EDGE = 30.0
_CROSSED = 0.4
"""The share of the time in which it is pushed aside and crossed out, before it goes."""
_ASIDE, _TILT = 0.16, -9.0
"""How far it is pushed first, as a share of its width, and how far it turns, in degrees."""
_REACH, _CROSS = 0.3, "#d5563f"
_DARK, _PALE = 0.62, 0.35
"""How dark it becomes, and how much of it is still seen as it comes to rest."""


@frozen(kw_only=True)
class CardPushed(Going):
    """A card is pushed off its place and crossed out, then slides dark to the banished ones.

    Nobody takes it: it doesn't rise, and it turns dull on its way, unlike a card with a new owner.
    """

    card: Card
    lasts: float = PUSHED

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box = self._box(places, part)
        edge = _EDGE + box.width() * 0.1
        return box.adjusted(-edge, -edge, edge, edge)

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        start, goal = places
        aside = start.translated(start.width() * _ASIDE, start.height() * _ASIDE / 2)
        if part < _CROSSED:
            return between(start, aside, eased(part / _CROSSED, QEasingCurve.Type.OutQuad))
        share = eased((part - _CROSSED) / (1.0 - _CROSSED), QEasingCurve.Type.InQuad)
        small = QRectF(QPointF(0, 0), start.size() * min(1.0, goal.height() / start.height()))
        small.moveCenter(goal.center())
        return between(aside, small, share)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        crossed = min(1.0, part / _CROSSED)
        gone = max(0.0, (part - _CROSSED) / (1.0 - _CROSSED))
        painter, box = canvas.painter, self._box(places, part)
        painter.save()
        painter.setOpacity(1.0 - (1.0 - _PALE) * eased(gone, QEasingCurve.Type.InCubic))
        painter.translate(box.center())
        painter.rotate(_TILT * crossed)
        painter.translate(-box.center())
        self._paint_crossed(canvas, box, places, crossed)
        painter.restore()

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Have the card fade to a crossed one in its place, which the table then clears."""
        canvas.painter.setOpacity(part)
        self._paint_crossed(canvas, places[0], places, 1.0)
        canvas.painter.setOpacity(1.0)

    def _paint_crossed(
        self, canvas: Canvas, box: QRectF, places: Sequence[QRectF], crossed: float
    ) -> None:
        painter = canvas.painter
        paint_whole_card(canvas, box, self.card, places[:1])
        dark = QColor(INK)
        dark.setAlphaF(_DARK * crossed)
        painter.fillRect(box, dark)
        _paint_cross(painter, box, crossed)


def _paint_cross(painter: QPainter, box: QRectF, drawn: float) -> None:
    """Draw a cross as far as it has come: one stroke after the other."""
    reach, middle = min(box.width(), box.height()) * _REACH, box.center()
    for number, way in enumerate((QPointF(reach, reach), QPointF(-reach, reach))):
        share = min(1.0, max(0.0, drawn * 2 - number))
        if share:
            path = QPainterPath(middle - way)
            path.lineTo(middle - way + way * (2 * share))
            for width, tone in ((0.34, INK), (0.2, _CROSS)):
                stroke(painter, path, tone, width * reach)
