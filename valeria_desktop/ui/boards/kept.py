"""Pictures that are kept until something they depend on differs.

Drawing boards anew takes five times as long as showing their pictures, and a repaint of the table
is rarely about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from valeria_desktop.ui.cards.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect

    from valeria_desktop.ui.look import Look


class KeptPictures:
    """The last picture of each thing."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._made: dict[int, tuple[object, QPixmap]] = {}

    def paint(
        self,
        painter: QPainter,
        box: QRect,
        thing: tuple[int, object, float],
        draw: Callable[[Brush, QRectF], None],
    ) -> None:
        """Paint a thing into a box; it is its number, all its picture depends on, and the unit."""
        number, depends, unit = thing
        look, ratio = self._look, painter.device().devicePixelRatio()
        known = (depends, unit, ratio, box.size(), look.tokens, look.scale)
        made = self._made.get(number)
        if made is None or made[0] != known:
            pixmap = QPixmap(round(box.width() * ratio), round(box.height() * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            inside = QPainter(pixmap)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            inside.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            draw(Brush(inside, look, unit), QRectF(0, 0, box.width(), box.height()))
            inside.end()
            made = self._made[number] = (known, pixmap)
        painter.drawPixmap(box.topLeft(), made[1])
