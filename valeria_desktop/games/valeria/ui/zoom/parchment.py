"""The sheet of parchment that a card's words stand on, and its buttons."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from valeria_desktop.ui.kit.album import kept
from valeria_desktop.ui.kit.materials import BRASS, INK, Materials, materials_of
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.strokes import cap_width, paint_cap

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from valeria_desktop.ui.kit.look import Look

SHADOW = (2, 4)
"""How far right and down a sheet's shadow falls."""
_TORN = 1.5
_STEP = 11
_INSET = 5
_GRAIN = 9
_HEIGHT, _ICON, _EDGE, _GAP = 32, 17, 5, 4
_FOCUS = "#0b5cad"


def paint_sheet(painter: QPainter, size: QSize, look: Look) -> None:
    """Paint a sheet with its shadow, from a picture that is kept."""
    ratio = painter.device().devicePixelRatio()
    tones = materials_of(look)
    shape = (size.width(), size.height(), ratio)
    painter.drawPixmap(0, 0, _sheet(shape, tones))


@kept
def _sheet(shape: tuple[int, int, float], tones: Materials) -> QPixmap:
    width, height, ratio = shape
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(2, 2, width - 3 - SHADOW[0], height - 3 - SHADOW[1])
    edge = _torn(box, Random(f"{width} {height}"))  # noqa: S311 - the same tears each time
    shadow = QColor(Qt.GlobalColor.black)
    shadow.setAlphaF(tones.shadow_share)
    painter.fillPath(edge.translated(*SHADOW), shadow)
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(QColor(tones.parchment))
    painter.drawPath(edge)
    painter.setPen(QPen(QColor(tones.parchment_line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(_INSET, _INSET, -_INSET, -_INSET), 2, 2)
    _paint_grain(painter, box.adjusted(12, 12, -12, -12), tones)
    painter.end()
    return pixmap


def _torn(box: QRectF, chance: Random) -> QPainterPath:
    """Give the outline of a sheet that was torn from a larger one."""

    def off() -> float:
        return chance.uniform(-_TORN, _TORN)

    across, down = round(box.width() / _STEP), round(box.height() / _STEP)
    xs = [box.left() + box.width() * at / across for at in range(across)]
    ys = [box.top() + box.height() * at / down for at in range(down)]
    points = [QPointF(x, box.top() + off()) for x in xs]
    points += [QPointF(box.right() + off(), y) for y in ys]
    points += [QPointF(box.right() - (x - box.left()), box.bottom() + off()) for x in xs]
    points += [QPointF(box.left() + off(), box.bottom() - (y - box.top())) for y in ys]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _paint_grain(painter: QPainter, box: QRectF, tones: Materials) -> None:
    """Cut a few fibres into it."""
    chance = Random(_GRAIN)  # noqa: S311 - the same fibres each time
    colour = QColor(tones.parchment_line)
    colour.setAlphaF(0.35)
    painter.setPen(QPen(colour, 1))
    for _ in range(_GRAIN):
        left = box.left() + chance.random() * box.width() * 0.75
        top = box.top() + chance.random() * box.height()
        length = 12 + chance.random() * box.width() / 5
        painter.drawLine(QPointF(left, top), QPointF(left + length, top))


class SheetButton(QAbstractButton):
    """A button on parchment: a key or a picture, and words."""

    def __init__(self, look: Look, *, icon: str = "", key: str = "") -> None:
        """Make a button; `key` is only shown, whoever owns it listens to the key."""
        super().__init__()
        self._look = look
        self._icon, self._key = icon, key
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def say(self, words: str, sentence: str) -> None:
        """Show words; the sentence is for the mouse and for a screen reader."""
        self.setText(words)
        self.setAccessibleName(sentence)
        explain_beside(self, sentence)

    def _look_changed(self) -> None:
        self.setFont(self._look.font(14, 500))
        self.update()

    def _lead(self) -> int:
        px = self._look.px
        if self._key:
            return cap_width(self._look, self.fontMetrics(), self._key) + px(_GAP)
        return px(_ICON) + px(_GAP) if self._icon else 0

    def sizeHint(self) -> QSize:
        px = self._look.px
        words = self.fontMetrics().horizontalAdvance(self.text()) + 1
        return QSize(words + self._lead() + 2 * px(_EDGE) + 4, px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        tones, ink = materials_of(self._look), QColor(INK)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -2.5, -3.5)
        if self.isDown():
            box.translate(0, 1)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawRoundedRect(box.translated(0, 2), 7, 7)
        painter.setPen(QPen(ink, 1.4))
        is_meant = self.underMouse() or self.hasFocus()
        painter.setBrush(QColor(BRASS if self.underMouse() else tones.parchment_button))
        painter.drawRoundedRect(box, 7, 7)
        self._paint_content(painter, box, ink)
        if is_meant and self.hasFocus():
            painter.setPen(QPen(QColor(_FOCUS), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, 5)
        painter.end()

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        px = self._look.px
        painter.setFont(self.font())
        words = painter.fontMetrics().horizontalAdvance(self.text())
        left = box.left() + max(px(_EDGE), (box.width() - words - self._lead()) / 2)
        if self._key:
            paint_cap(painter, self._look, QPointF(left, box.center().y()), self._key, ink)
        elif self._icon:
            side, ratio = px(_ICON), self.devicePixelRatioF()
            picture = self._look.icon(self._icon, side, ratio, INK)
            painter.drawPixmap(QPointF(left, box.center().y() - side / 2), picture)
        painter.setPen(ink)
        room = box.adjusted(left - box.left() + self._lead(), 0, 0, 0)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )
