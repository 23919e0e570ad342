"""Pictures that are kept until something they depend on differs.

Drawing anew takes five times as long as showing a picture, and a repaint of the table is rarely
about most of what lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from valeria_desktop.ui.cards.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.look import Look
    from valeria_desktop.ui.tokens import Tokens


class KeptPictures:
    """The last picture of each thing."""

    def __init__(self, look: Look, ground: Callable[[Tokens], str] | None = None) -> None:
        """Paint on nothing, or on a ground: what has no holes is copied and need not be blended."""
        self._look = look
        self._ground = ground
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
            ground = self._ground(look.tokens) if self._ground else Qt.GlobalColor.transparent
            pixmap.fill(QColor(ground))
            inside = QPainter(pixmap)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            inside.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            draw(Brush(inside, look, unit), QRectF(0, 0, box.width(), box.height()))
            inside.end()
            made = self._made[number] = (known, pixmap)
        painter.drawPixmap(box.topLeft(), made[1])

    def paint_whole(
        self, widget: QWidget, depends: object, draw: Callable[[QPainter], None]
    ) -> None:
        """Paint a whole widget, all of whose picture depends on something."""
        painter = QPainter(widget)
        self.paint(
            painter, widget.rect(), (0, depends, 1.0), lambda brush, _box: draw(brush.painter)
        )
        painter.end()
