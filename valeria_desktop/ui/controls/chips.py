"""Chips: things that an answer includes, each with a cross that declines it."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.listed_layout import ListedLayout
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.strokes import paint_hint_mark

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.controls.button_faces import Colours
    from valeria_desktop.ui.paint.parchment import ParchmentLook

_HEIGHT, _EDGE, _PICTURE, _GAP = 38.0, 9.0, 21.0, 5.0
_FRAME = 3.0  # room of the focus frame around the pill
_CROSS, _STROKE, _RIM = 8.0, 1.7, 1.7
_OFF = 0.66
"""The strength of a declined thing's words: still 4.5:1 on parchment."""
_PALE = 0.4
"""The strength of a declined thing's picture."""


class Chip(Button):
    """A pill with a picture, words, and a cross that declines them; a plus takes them again."""

    def __init__(
        self, look: ParchmentLook, words: str, picture: Picture, *, can_decline: bool = True
    ) -> None:
        """Include a thing; one that can't be declined has no cross, and no focus."""
        super().__init__(look, words, kind=ButtonKind.QUIET)
        self._can_decline = can_decline
        self.setCheckable(can_decline)
        self.setChecked(can_decline)
        self.set_picture(picture)
        self.set_height(_HEIGHT)
        if not can_decline:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def is_on(self) -> bool:
        """Whether the answer includes the thing."""
        return self.isChecked() or not self._can_decline

    def sizeHint(self) -> QSize:
        px = self._look.px
        words = ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 1
        around = 2 * px(_EDGE + _FRAME) + px(_PICTURE) + px(_GAP)
        cross = px(_CROSS) + px(_GAP + 2) if self._can_decline else 0
        return QSize(words + around + cross, px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _paint(self, painter: QPainter, colours: Colours) -> None:
        whole, px = QRectF(self.rect()), self._look.px
        frame = px(_FRAME)
        pill = whole.adjusted(frame, frame, -frame, -frame)
        self._paint_pill(painter, pill)
        left = pill.left() + px(_EDGE)
        side = float(px(_PICTURE))
        box = QRectF(round(left), round(pill.center().y() - side / 2), side, side)
        painter.save()
        painter.setOpacity(1.0 if self.is_on else _PALE)
        if self._picture:
            self._picture(painter, box)
        painter.restore()
        self._paint_text(painter, QRectF(box.right() + px(_GAP), pill.top(), pill.width(), 0), pill)
        if self._can_decline:
            self._paint_sign(painter, pill)
        if self.is_hinted:
            paint_hint_mark(painter, self._look, pill)
        if self.hasFocus():
            self._face.paint_focus(painter, whole)
        del colours

    def _paint_pill(self, painter: QPainter, pill: QRectF) -> None:
        look, is_hovered = self._look, self.underMouse() and self._can_decline
        pen = QPen(_ink(self._share), max(1.4, look.px(_RIM)))
        if not self.is_on:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        fill = QColor(look.palette.raised).lighter(106 if is_hovered else 100)
        painter.setBrush(fill if self.is_on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)

    @property
    def _share(self) -> float:
        return 1.0 if self.is_on or self._look.is_strong else _OFF

    def _paint_text(self, painter: QPainter, place: QRectF, pill: QRectF) -> None:
        font = self.font()
        font.setStrikeOut(not self.is_on)
        painter.setFont(font)
        painter.setPen(_ink(self._share))
        place.setHeight(pill.height())
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(place, left, self.text())

    def _paint_sign(self, painter: QPainter, pill: QRectF) -> None:
        """Paint the cross, or the plus of a declined thing, at the right end."""
        px = self._look.px
        half = px(_CROSS) / 2
        middle = QPointF(pill.right() - px(_EDGE) - half, pill.center().y())
        painter.setPen(QPen(_ink(0.8), max(1.4, px(_STROKE))))
        slant = half if self.is_on else 0.0
        arm = half if self.is_on else half * 1.2
        painter.drawLine(middle - QPointF(arm, slant), middle + QPointF(arm, slant))
        painter.drawLine(middle - QPointF(slant, -arm), middle + QPointF(slant, -arm))


def _ink(share: float) -> QColor:
    ink = QColor(INK)
    ink.setAlphaF(share)
    return ink


class ChipRow(ListedLayout):
    """Lays chips side by side in their own widths, and goes on in the next row."""

    def __init__(self, parent: QWidget | None = None, gap: int = 2, apart: int = 0) -> None:
        """Make an empty row with a gap between chips and a distance of rows, in pixels."""
        super().__init__(parent)
        self.setSpacing(gap)
        self._apart = apart

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, moves=True)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items]
        wide = max((size.width() for size in sizes), default=0)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def _arrange(self, rect: QRect, *, moves: bool) -> int:
        """Place the chips, and return their height in pixels."""
        left, top, high = rect.left(), rect.top(), 0
        for item in self._items:
            size = item.sizeHint()
            if left > rect.left() and left + size.width() > rect.left() + rect.width():
                left, top, high = rect.left(), top + high + self._apart, 0
            if moves:
                item.setGeometry(QRect(QPoint(left, top), size))
            left += size.width() + self.spacing()
            high = max(high, size.height())
        return top + high - rect.top()
