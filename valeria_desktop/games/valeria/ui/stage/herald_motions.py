"""The Herald in person: he walks on over the mat, blows, says why he came, and bows off."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from valeria_desktop.games.valeria.rules.at import Area, AtArea
from valeria_desktop.games.valeria.ui.paint.houses import Facade, House, paint_house
from valeria_desktop.games.valeria.ui.stage.weight import A_WORD_AT_FAST
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.parchment import paint_speech
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.stage.beats import Motion, StillTime
from valeria_desktop.ui.stage.motions import Staying, all_of, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.ui.stage.weight import HeraldWalk
    from valeria_desktop.ui.stage.beats import Canvas, StageGround

_DRAWING, _NOON = "herald", 0.35
_STEPS, _BOBS = 3, 5.0
_BOW = 16.0  # degrees
_WAVES, _WAVE_FLIES, _WAVE = 3, 300.0, "#f0c75e"
_MOUTH = QPointF(0.14, 0.4)
"""The bell of his horn, as shares of his box; he looks to the left."""
_TEXT, _PAD, _TIP, _EDGE = 21, 12.0, 12.0, 6.0
_WIDEST = 4.0
"""Greatest width of his words, by the width of his box."""


@frozen
class AtHerald(At):
    """The place beside the dice where the Herald stands."""

    third: int
    """The third of the mat in which the dice lie."""


@frozen(kw_only=True)
class HeraldWalks(Motion):
    """The Herald comes from the right, stands, blows, and leaves to the right."""

    where: AtHerald
    walk: HeraldWalk
    flag: str
    """The colour of the player for whom he comes."""

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return all_of(ground, self.where, AtArea(Area.MAT))

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box, time = self._box(places, part * self.lasts), part * self.lasts
        edge = box.width() * (0.4 if self._stands(time) else 0.08)
        if time >= self.walk.bows:
            edge = box.width() * 0.3
        return box.adjusted(-edge, -edge / 2, edge, 4).intersected(places[1])

    def _stands(self, time: float) -> bool:
        return self.walk.speaks <= time < self.walk.bows

    def is_still(self, before: float, part: float) -> bool:
        walk, was, time = self.walk, before * self.lasts, part * self.lasts
        if time < walk.walks:
            return True
        came, blown = walk.walks + _STEPS * walk.step, walk.speaks + _WAVE_FLIES
        return came < was and (time < walk.speaks or was > blown) and time < walk.bows

    def _box(self, places: Sequence[QRectF], time: float) -> QRectF:
        box, mat = places
        far = mat.right() + box.width() * 0.2 - box.left()
        if time < self.walk.bows:
            steps = (time - self.walk.walks) / self.walk.step
            done = min(float(_STEPS), max(0.0, steps))
            step = int(done)
            along = (step + eased(done - step, QEasingCurve.Type.InOutQuad)) / _STEPS
            bob = abs(sin(pi * done)) * _BOBS
            return box.translated(far * (1.0 - along), -bob)
        goes = (time - self.walk.bows) / (self.walk.gone - self.walk.bows)
        return box.translated(far * eased(2 * goes - 1, QEasingCurve.Type.InQuad), 0)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        time = part * self.lasts
        if time < self.walk.walks:
            return
        painter, box = canvas.painter, self._box(places, time)
        painter.save()
        painter.setClipRect(places[1], Qt.ClipOperation.IntersectClip)
        bow = (time - self.walk.bows) / (self.walk.gone - self.walk.bows) * 2
        self._paint_him(canvas, box, _BOW * sin(pi * min(1.0, max(0.0, bow))))
        if self._stands(time):
            _paint_waves(painter, box, (time - self.walk.speaks) / _WAVE_FLIES)
        painter.restore()

    def _paint_him(self, canvas: Canvas, box: QRectF, bow: float) -> None:
        painter = canvas.painter
        painter.save()
        painter.translate(box.center().x(), box.bottom())
        painter.rotate(-bow)
        painter.translate(-box.center().x(), -box.bottom())
        house = House(Facade(_DRAWING), self.flag, is_mirrored=True)
        paint_house(Brush(painter, canvas.look, 1.0), house, box, _NOON)
        painter.restore()

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Fade in where he stands."""
        canvas.painter.setOpacity(part)
        self._paint_him(canvas, places[0], 0.0)
        canvas.painter.setOpacity(1.0)


def _paint_waves(painter: QPainter, box: QRectF, share: float) -> None:
    """Paint the waves of a blown horn."""
    if share >= 1:
        return
    mouth = QPointF(box.left() + _MOUTH.x() * box.width(), box.top() + _MOUTH.y() * box.height())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for wave in range(_WAVES):
        grown = share * 1.4 - wave * 0.2
        if not 0 < grown < 1:
            continue
        painter.setOpacity(1.0 - grown)
        painter.setPen(QPen(QColor(_WAVE), 3.4, c=Qt.PenCapStyle.RoundCap))
        reach = box.width() * (0.12 + 0.34 * grown)
        arc = QRectF(mouth.x() - reach, mouth.y() - reach, 2 * reach, 2 * reach)
        painter.drawArc(arc, 130 * 16, 70 * 16)
    painter.setOpacity(1.0)


@frozen(kw_only=True)
class HeraldSays(Staying):
    """The Herald's words, on parchment that points at him."""

    words: str

    @property
    def reading(self) -> StillTime:
        """The time in which his words are read."""
        least = A_WORD_AT_FAST * len(self.words.split())
        return StillTime(self.at, self.lasts, max(self.lasts / 2, least), is_silent=False)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box = places[0]
        return QRectF(
            box.left() - _WIDEST * box.width(),
            box.top() - box.height() / 3,
            (_WIDEST + 0.2) * box.width(),
            box.height() * 0.75,
        )

    def is_still(self, before: float, part: float) -> bool:
        return True

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        painter, box = canvas.painter, places[0]
        unit = box.height() / 110
        room = box.left() - 0.1 * box.width() - 2 * _PAD * unit - _EDGE
        font = fitted(canvas.look.title_font(_TEXT), self.words, room, box.height())
        wide = QFontMetricsF(font).horizontalAdvance(self.words) + 2 * _PAD * unit
        high = QFontMetricsF(font).height() + _PAD * unit
        sheet = QRectF(box.left() - wide - 0.1 * box.width(), box.top() - high * 0.4, wide, high)
        foot = sheet.bottom() - 3 * unit
        tip = (
            QPointF(sheet.right() - 34 * unit, foot),
            QPointF(sheet.right() + 6 * unit, foot + _TIP * unit),
            QPointF(sheet.right() - 16 * unit, foot),
        )
        paint_speech(painter, sheet, canvas.parchment, tip)
        painter.setPen(QColor(INK))
        painter.setFont(font)
        painter.drawText(sheet, Qt.AlignmentFlag.AlignCenter, self.words)
