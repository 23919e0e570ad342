"""Motions of a monster that falls: it comes forward, is cut in halves, and its head is hung up."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.paint import paint_portrait
from valeria_desktop.games.valeria.ui.paint.kingdom import paint_trophy
from valeria_desktop.games.valeria.ui.parts.card_groups import Group, GroupKind
from valeria_desktop.games.valeria.ui.stage.deed_motions import paint_whole_card
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import paint_bust
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.stage.motions import Going, Staying, between, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Foe
    from valeria_desktop.games.valeria.ui.stage.weight import TriumphTimes
    from valeria_desktop.ui.paint.busts import Bust
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import Canvas

_EDGE = 60.0
_SPIKES = 16
_BLADE, _BLADE_LIGHT = "#fff6e0", "#f0c75e"
_BLADE_WIDE, _BEYOND = 0.055, 0.17
"""The blade's half width, and how far it reaches beyond the card, as shares of its height."""
_GAP = 0.018
_DRAIN_STEPS, _DRAIN_STEP = 4, 50.0
"""In how many steps the colour drains, and the time of each, in ms."""
_FALLS, _TURNS = 0.42, 13.0
"""How far halves fall, as a share of the card's height, and how far they turn, in degrees."""


@frozen(kw_only=True)
class CardFalls(Going):
    """A monster comes forward, stands, is cut, loses its colour, and falls in two halves."""

    card: Foe
    times: TriumphTimes

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box, time = self._box(places, part * self.lasts), part * self.lasts
        edge = _EDGE * max(1.0, box.height() / 300)
        if time >= self.times.falls:
            edge += box.height() * _FALLS
        return box.adjusted(-edge, -edge, edge, edge)

    def is_still(self, before: float, part: float) -> bool:
        return self._look_at(before * self.lasts) == self._look_at(part * self.lasts) != -1

    def _look_at(self, time: float) -> int:
        """Return a number for each still look of the card; -1 while it moves."""
        times = self.times
        if times.forward <= time < times.blow:
            return 1
        if times.blow <= time < times.blow + times.held:
            return 2
        if times.blow + times.held <= time < times.falls:
            return 3 + self._drained(time)
        return -1

    def _drained(self, time: float) -> int:
        """Return how far the colour has drained, in steps."""
        since = time - self.times.blow - self.times.held
        return max(0, min(_DRAIN_STEPS, int(since / _DRAIN_STEP) + 1))

    def _box(self, places: Sequence[QRectF], time: float) -> QRectF:
        share = eased(time / max(1.0, self.times.forward), QEasingCurve.Type.OutCubic)
        return between(places[0], places[1], share)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        time, times = part * self.lasts, self.times
        box = self._box(places, time)
        if time < times.blow:
            _paint_spikes(canvas.painter, box, self.card, min(1.0, time / max(1.0, times.forward)))
            paint_whole_card(canvas, box, self.card, places)
        elif time < times.blow + times.held:
            paint_whole_card(canvas, box, self.card, places)
            _paint_blade(canvas.painter, box)
        else:
            fallen = (time - times.falls) / max(1.0, self.lasts - times.falls)
            for half in (-1, 1):
                self._paint_half(canvas, box, half, max(0.0, fallen), self._drained(time))

    def _paint_half(
        self, canvas: Canvas, box: QRectF, half: int, fallen: float, drained: int
    ) -> None:
        """Paint the upper (-1) or the lower half (1) of a cut card."""
        painter, down = canvas.painter, eased(fallen, QEasingCurve.Type.InQuad)
        painter.save()
        painter.setOpacity(1.0 - eased(fallen, QEasingCurve.Type.InCubic))
        way = QPointF(half * 0.45, 0.35 if half < 0 else 1.0) * box.height() * _FALLS * down
        painter.translate(box.center() + way)
        painter.rotate(half * _TURNS * down)
        painter.translate(-box.center())
        painter.setClipPath(_half_of(box, half), Qt.ClipOperation.IntersectClip)
        paint_whole_card(canvas, box, self.card, (box,))
        painter.setOpacity(painter.opacity() * drained / _DRAIN_STEPS)
        size = box.size().toSize()
        painter.drawPixmap(box.topLeft(), _grey_card(self.card, size, canvas.ratio, canvas.look))
        painter.restore()

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Fade the whole card in: nothing is cut with reduced movement."""
        canvas.painter.setOpacity(part)
        paint_whole_card(canvas, places[1], self.card, places)
        canvas.painter.setOpacity(1.0)


def _cut_of(box: QRectF) -> tuple[QPointF, QPointF]:
    """Return the two ends of the cut through a card."""
    left = QPointF(box.left(), box.top() + box.height() * 0.66)
    right = QPointF(box.right(), box.top() + box.height() * 0.3)
    return left, right


def _half_of(box: QRectF, half: int) -> QPainterPath:
    left, right = _cut_of(box)
    gap = QPointF(0, half * box.height() * _GAP)
    far = box.top() - 8 if half < 0 else box.bottom() + 8
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(box.left() - 8, far),
                QPointF(box.right() + 8, far),
                right + QPointF(8, 0) + gap,
                left - QPointF(8, 0) + gap,
            ]
        )
    )
    return path


def _paint_blade(painter: QPainter, box: QRectF) -> None:
    """Paint the blade that stands in a card while the blow is held."""
    left, right = _cut_of(box)
    along = (right - left) * _BEYOND * 2
    tip, heel = left - along, right + along
    aside = QPointF(0.3, 1.0) * box.height() * _BLADE_WIDE / 2
    painter.setPen(QPen(QColor(INK), 2.0, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(_BLADE))
    painter.drawPolygon(QPolygonF([tip, heel - aside, heel + aside]))
    painter.setBrush(QColor(_BLADE_LIGHT))
    middle = (tip + heel) / 2
    painter.drawPolygon(
        QPolygonF([middle - aside / 2, heel - aside, heel + aside, middle + aside / 2])
    )


def _paint_spikes(painter: QPainter, box: QRectF, card: Foe, share: float) -> None:
    """Paint short strokes round a monster that comes forward, in the colour of its area."""
    painter.setPen(QPen(QColor(field_of(card)).lighter(170), 3.0, c=Qt.PenCapStyle.RoundCap))
    wide, high = box.width() / 2, box.height() / 2
    for spike in range(_SPIKES):
        angle = 2 * pi * (spike + 0.5) / _SPIKES
        way = QPointF(cos(angle), sin(angle))
        start = box.center() + QPointF(way.x() * (wide + 14), way.y() * (high + 14)) * 1.06
        painter.drawLine(start, start + way * 22 * share)


@kept
def _grey_card(card: Foe, size: QSize, ratio: float, look: Look) -> QPixmap:
    """Return a card's picture without its colours."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    box = QRectF(QPointF(0, 0), size.toSizeF())
    paint_portrait(painter, box, face_of(card), look)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    grey = grey.convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    grey.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(grey)


_HEAD = 0.3
"""The size of a head as it leaves its card, as a share of the card's height."""
_ARC = 60.0


@frozen(kw_only=True)
class HeadFlies(Going):
    """The head of a slain monster flies on its shield from its card to the wall."""

    card: Foe
    turns: float = 340.0

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box = self._box(places, part)
        edge = box.width() * 0.3 + 4
        return box.adjusted(-edge, -edge, edge, edge)

    def _box(self, places: Sequence[QRectF], part: float) -> QRectF:
        start, goal = places
        high = start.height() * _HEAD
        head = QRectF(0, 0, high / 1.12, high)
        head.moveCenter(start.center())
        wide = min(goal.width(), goal.height() / 1.12)
        hook = QRectF(0, 0, wide, wide * 1.12)
        hook.moveCenter(goal.center())
        share = eased(part, QEasingCurve.Type.InOutQuad)
        return between(head, hook, share).translated(0, -_ARC * sin(pi * share))

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, box = canvas.painter, self._box(places, part)
        painter.save()
        painter.translate(box.center())
        painter.rotate(self.turns * (eased(part, QEasingCurve.Type.OutCubic) - 1.0))
        painter.translate(-box.center())
        group = Group(GroupKind.SLAIN, self.card)
        paint_trophy(Brush(painter, canvas.look, max(1.0, box.width() / 33)), box, group)
        painter.restore()


@frozen
class AtFace(At):
    """The portrait of a bot's character on its plaque."""

    seat: int


_GROWS, _COMES = 0.34, 160.0


@frozen(kw_only=True)
class FaceTakes(Staying):
    """A rival's face comes forward, as what has happened concerns it."""

    bust: Bust

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        edge = places[0].width() * _GROWS * 1.2 + 6
        high = places[0].height() * _GROWS * 1.2 + 6
        return places[0].adjusted(-6, -6, edge, high)

    def is_still(self, before: float, part: float) -> bool:
        return before * self.lasts > _COMES and (1.0 - part) * self.lasts > _COMES

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        time, left = part * self.lasts, (1.0 - part) * self.lasts
        comes = eased(min(time, left) / _COMES, QEasingCurve.Type.OutBack)
        box = places[0]
        wide, high = box.width() * _GROWS * comes, box.height() * _GROWS * comes
        grown = QRectF(box.left(), box.top(), box.width() + wide, box.height() + high)
        paint_bust(canvas.painter, grown, self.bust)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        canvas.painter.setOpacity(part)
        self.paint(canvas, places, 0.5)
        canvas.painter.setOpacity(1.0)
