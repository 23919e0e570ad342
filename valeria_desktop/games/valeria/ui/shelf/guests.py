"""The signs and names of those who sit at the table, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.kernel.foreign import shown
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.ruler import fitted, shortened
from valeria_desktop.ui.paint.shields import paint_seat_sign

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.ui.paint.look import Look

_SIGN, _NAME, _HIGH = 30, 13, 52


class GuestSigns(QWidget):
    """A shield for each player of a draft, with the name below it."""

    def __init__(self, look: Look, draft: Draft) -> None:
        super().__init__()
        self._look, self._draft = look, draft
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(160), self._look.px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seats = self._draft.sitting
        wide, high = self.width() / len(seats), self._look.px(_SIGN)
        brush = Brush(painter, self._look, self._look.scale)
        for number, seat in enumerate(seats):
            middle = (number + 0.5) * wide
            box = QRectF(middle - high * 0.43, 1, high * 0.86, high)
            paint_seat_sign(brush, self._look.player(seat.colour), seat.sign.value, box)
            name, room = (
                shown(seat.name),
                QRectF(number * wide, high + 2, wide, self.height() - high - 2),
            )
            font = fitted(self._look.font(_NAME), name, wide - 2, room.height())
            words = shortened(font, name, wide - 2)
            brush.write(room, words, font, self._look.palette.ink)
        painter.end()
