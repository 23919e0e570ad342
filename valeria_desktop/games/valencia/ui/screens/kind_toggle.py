"""Toggles for the kinds of advanced cards: slips of parchment with picture and sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.ui.controls.picture_button import paint_tick
from valeria_desktop.ui.controls.toggles import Toggle, ToggleGrid
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.paint.pictures import put_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.paint.look import Look

_NAME, _WORDS = 16, 14
_PICTURE, _EDGE, _AROUND = 44, 6, 3
_WIDE, _NARROW = 340, 170
_TICK = 24
_RADIUS = 6.0
_BESIDE = 560
"""Least width of two columns, in pixels at 100 %."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_WRAPPED = _LEFT | Qt.TextFlag.TextWordWrap


class KindToggle(Toggle):
    """A toggle for a kind of cards; a kind that takes part has a tick and a gold frame."""

    def __init__(self, look: Look, pictures: Sequence[str], name: str, words: str) -> None:
        """Make a toggle for a kind that doesn't take part."""
        super().__init__(look)
        self._pictures, self._words = tuple(pictures), words
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # --- room

    def _left(self) -> int:
        """Return the left edge of the words, in pixels."""
        return self._look.px(_PICTURE + 2 * _EDGE) + _AROUND

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._look.px
        room = max(1, width - self._left() - px(_EDGE) - _AROUND)
        name = QFontMetrics(self._look.bold(_NAME)).height()
        metrics = QFontMetrics(self._look.font(_WORDS))
        words = metrics.boundingRect(0, 0, room, 10_000, int(_WRAPPED), self._words).height()
        inside = max(name + words, px(_PICTURE))
        return inside + px(_EDGE) + 2 * _AROUND

    def sizeHint(self) -> QSize:
        wide = self._look.px(_WIDE)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROW, self._look.px(_PICTURE))

    # --- painting

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        box = whole.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        made, is_in = materials_of(self._look), self.isChecked()
        is_lit = is_in or self.underMouse()
        painter.setPen(QPen(QColor(GOLD if is_in else INK), 3 if is_in else 1.4))
        painter.setBrush(QColor(made.parchment_button if is_lit else made.parchment))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        self._paint_pictures(painter, box)
        self._paint_words(painter, box)
        if is_in:
            paint_tick(painter, box.topRight(), self._look)
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 8)

    def _paint_pictures(self, painter: QPainter, box: QRectF) -> None:
        """Paint the kind's pictures: two of them overlap."""
        room = self._look.px(_PICTURE)
        number = len(self._pictures)
        side = round(room / (1 + 0.4 * (number - 1)))
        corner = QPointF(box.left() + self._look.px(_EDGE), box.center().y() - room / 2)
        for at, name in enumerate(self._pictures):
            step = (room - side) / max(1, number - 1) * at if number > 1 else 0
            put_picture(painter, QRectF(corner + QPointF(step, step), QSizeF(side, side)), name)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        px = self._look.px
        room = box.adjusted(self._left() - _AROUND, px(_EDGE) / 2, -px(_EDGE), 0)
        painter.setPen(QColor(INK))
        painter.setFont(self._look.bold(_NAME))
        line = painter.fontMetrics().height()
        painter.drawText(room.adjusted(0, 0, -px(_TICK), 0), _LEFT, self.text())
        painter.setFont(self._look.font(_WORDS))
        painter.drawText(room.adjusted(0, line, 0, 0), _WRAPPED, self._words)


class KindGrid(ToggleGrid[KindToggle]):
    """Toggles in two columns if there is room for the words, else in one."""

    def __init__(self, look: Look) -> None:
        super().__init__(columns=1)
        self._look = look
        look.changed.connect(self._arrange)

    def _arrange(self) -> None:
        columns = 2 if self.width() >= self._look.px(_BESIDE) else 1
        if columns != self._columns:
            self._lie_in(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
