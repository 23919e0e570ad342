"""Small pictures in tables and trees: a card's chip or a player's sign before the words."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.cards.tiny import paint_chip
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.screens.review.sentences import paint_state

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

Pictured: TypeAlias = "Card | Seat"
_SIDE, _EDGE, _ROW = 20, 5, 27
PICTURE = 26
"""The width of a picture and its gap before the words, in pixels at 100 %."""


class RowRole(IntEnum):
    """The roles of a row's data, in tables and trees."""

    PICTURED = int(Qt.ItemDataRole.UserRole)
    """The card or seat in the picture before the words; None for no picture."""
    CHOICES = PICTURED + 1
    """The moment that the row leads to, as the number of choices before it; None for no moment."""
    VALUE = PICTURED + 2
    """The value that rows are sorted by."""
    IS_HEAD = PICTURED + 3
    """Whether the row is a heading over other rows."""


class RowPictureDelegate(QStyledItemDelegate):
    """Paints rows with hover and focus, as in the list of sentences."""

    def __init__(self, look: Look, parent: QObject) -> None:
        """Paint in a look."""
        super().__init__(parent)
        self._look = look
        self._drawn: dict[object, QIcon] = {}
        look.changed.connect(self._drawn.clear)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.font = self._font(index)
        pictured: Pictured | None = index.data(RowRole.PICTURED)
        if pictured is not None:
            side = self._look.px(_SIDE)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(side, side)
            option.icon = self._icon(pictured, side, option.widget.devicePixelRatio())

    def _font(self, index: Index) -> QFont:
        """Return the font of a row: bold for a heading."""
        is_head = index.data(RowRole.IS_HEAD)
        return self._look.bold(16) if is_head else self._look.font(15)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        px, hint = self._look.px, super().sizeHint(option, index)
        return QSize(hint.width() + 2 * px(_EDGE), max(hint.height(), px(_ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        is_door = index.data(RowRole.CHOICES) is not None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_state(painter, self._look, option, is_door=is_door)
        painter.restore()
        plain, edge = QStyleOptionViewItem(option), self._look.px(_EDGE)
        plain.rect = option.rect.adjusted(edge, 0, -edge, 0)
        plain.state &= ~(QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected)
        super().paint(painter, plain, index)

    def _icon(self, pictured: Pictured, side: int, ratio: float) -> QIcon:
        key = (pictured, side, ratio)
        if key not in self._drawn:
            pixels = round(side * ratio)
            with drawing(pixels, pixels, ratio) as (picture, painter):
                box = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1)
                if isinstance(pictured, Card):  # or the name of a sign
                    paint_chip(painter, box, pictured, self._look)
                else:
                    paint_sign(painter, self._look, box, pictured)
            self._drawn[key] = QIcon(picture)
        return self._drawn[key]
