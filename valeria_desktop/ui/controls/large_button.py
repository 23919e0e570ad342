"""A large button: a picture in its middle, and words beside or below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.measured import measured

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QFont, QPainter

    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_GAP = 8
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class LargeButton(Button):
    """The most important button of a screen."""

    def __init__(  # noqa: PLR0913 - all of a button is said in one place, by name
        self,
        look: Look,
        text: str,
        picture: Picture,
        size: tuple[float, float],
        *,
        key: str,
        is_stacked: bool = False,
        shows_key: bool = True,
        words: float = 18,
        air: float = _GAP,
    ) -> None:
        """Show a picture of a size with words beside it, or below it if `is_stacked`.

        `air` is the room above and below all of it.
        """
        self._shown = picture
        self._size = size
        self._is_stacked = is_stacked
        self._shows_key = shows_key
        self._words, self._air = words, air
        super().__init__(look, text, key=key, kind=ButtonKind.PRIMARY)
        self._shared = self._kept  # no other widget shows the same picture

    def set_size(self, size: tuple[float, float]) -> None:
        """Change the size of the picture, in pixels."""
        if size != self._size:
            self._size = size
            self._changed()

    @property
    def _title(self) -> QFont:
        return self._look.title_font(self._words)

    @property
    @measured
    def _line(self) -> tuple[float, float, float]:
        """The widths of the key's cap with its gap and of the words, and the height, in pixels."""
        gap, metrics = self._look.px(_GAP), QFontMetricsF(self._title)
        cap = self._face.cap_width(self.fontMetrics(), self.key) + gap if self._shows_key else 0.0
        return cap, metrics.horizontalAdvance(self.text()), metrics.height()

    def sizeHint(self) -> QSize:
        return self._wanted(is_stacked=self._is_stacked)

    def minimumSizeHint(self) -> QSize:
        slim, flat = self._wanted(is_stacked=True), self.sizeHint()
        return QSize(min(slim.width(), flat.width()), min(slim.height(), flat.height()))

    @measured
    def heightForWidth(self, width: int) -> int:
        return self._wanted(is_stacked=self._stacks_at(width)).height()

    def _stacks_at(self, width: int) -> bool:
        return self._is_stacked or self._wanted(is_stacked=False).width() > width

    def _wanted(self, *, is_stacked: bool) -> QSize:
        px, gap = self._look.px, self._look.px(_GAP)
        wide, high = (px(side) for side in self._size)
        cap, words, line = self._line
        edge = round(2 * self._face.inset)
        beside, above = edge + 2 * gap, edge + 2 * px(self._air)
        if is_stacked:
            return QSize(round(max(wide, cap + words)) + beside, round(high + line) + above)
        return QSize(round(cap + wide + gap + words) + beside, high + above)

    def _paint_content(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        px, gap = self._look.px, self._look.px(_GAP)
        wide, high = (px(side) for side in self._size)
        cap, words, line = self._line
        middle, is_stacked = box.center(), self._stacks_at(self.width())
        if is_stacked:
            top = middle.y() - (high + line) / 2
            self._shown(painter, QRectF(round(middle.x() - wide / 2), round(top), wide, high))
            left = middle.x() - (cap + words) / 2
            middle = QPointF(left, top + high + line / 2 + px(2))
        else:
            left = middle.x() - (cap + wide + gap + words) / 2
            place = QRectF(round(left + cap), round(middle.y() - high / 2), wide, high)
            self._shown(painter, place)
        if self._shows_key:
            self._face.paint_cap(painter, QPointF(left, middle.y()), self.key, colour)
        left += cap if is_stacked else cap + wide + gap
        painter.setFont(self._title)
        painter.setPen(colour)
        row = QRectF(left, middle.y() - line / 2, words + 2, line)
        painter.drawText(row, _LEFT, self.text())
