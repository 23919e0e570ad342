"""Paints a place of the centre from what its model says, and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.cards.brush import CENTRE, Brush, square
from valeria_desktop.ui.cards.ground import paint_plate
from valeria_desktop.ui.cards.paint import PORTRAIT_SHAPE, TILE_SHAPE, paint_exhausted
from valeria_desktop.ui.centre.model import CentreRole
from valeria_desktop.ui.centre.stack import ROOM, Stack, paint_stack
from valeria_desktop.ui.tokens import DARK

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Card
    from valeria_desktop.ui.look import Look

Index = QModelIndex | QPersistentModelIndex
_FRAME = 3  # room for the frames around a card
_WIDEST = 1.08  # a tile may be so much wider than its proper shape
_UPRIGHT = 0.8  # of a pile's height; the rest names what lies below
_LINES = 3


def is_upright(cell: QRectF) -> bool:
    """Tell whether a cell is so high that its card stands upright: a pile of the siege."""
    return cell.height() > cell.width()


def card_rect(cell: QRectF) -> QRectF:
    """Give the card within a cell: as large as fits, with room for frames and stack."""
    room = cell.adjusted(_FRAME, _FRAME + ROOM, -_FRAME - ROOM, -_FRAME)
    if is_upright(cell):
        room.setHeight(room.height() * _UPRIGHT)
        narrowest = widest = PORTRAIT_SHAPE
    else:
        narrowest, widest = TILE_SHAPE, TILE_SHAPE * _WIDEST
    width = min(room.width(), room.height() * widest)
    height = min(room.height(), width / narrowest)
    left, top = room.center().x() - width / 2, room.center().y() - height / 2
    return QRectF(round(left), round(top), round(width), round(height))


class CentreDelegate(QStyledItemDelegate):
    """Paints stacks: their edges, the top card, what can be done, and where the focus is."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self.hidden_place = -1
        """A place whose top card is flying just now."""
        self.hinted_place = -1
        """A place that the adviser would choose."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(168), self._look.px(112))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = option.rect.toRectF()
        box = card_rect(cell)
        count = int(index.data(CentreRole.COUNT) or 0)
        if count and index.data(CentreRole.PLACE) != self.hidden_place:
            paint_stack(painter, box, self._stack(index, count), self._look)
        elif index.data(CentreRole.IS_EXHAUSTED):
            paint_exhausted(painter, box, self._look, self.tr("Exhausted"))
        else:
            self._paint_empty(painter, box)
        if is_upright(cell):
            self._paint_below(
                painter, QRectF(cell.left(), box.bottom() + 6, cell.width(), 0), index
            )
        self._paint_hint_and_focus(painter, box, option, index)
        painter.restore()

    def _stack(self, index: Index, count: int) -> Stack:
        is_lit = bool(index.data(CentreRole.IS_LIT))
        return Stack(
            index.data(CentreRole.FACE),
            count,
            int(index.data(CentreRole.FACE_DOWN)),
            not is_lit and not index.data(CentreRole.IS_AFFORDABLE),
            index.data(CentreRole.TOKENS),
            self._look.tokens.lit if is_lit else "",
        )

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(self._look.tokens.line), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 7, 7)

    def _paint_below(self, painter: QPainter, line: QRectF, index: Index) -> None:
        """Name under a pile what lies below its top card."""
        look = self._look
        height = look.px(20)
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.tokens.ink))
        for text in self._below_words(index)[:_LINES]:
            line.setHeight(height)
            painter.drawText(line, CENTRE, text)
            line.translate(0, height)
            painter.setPen(QColor(look.tokens.quiet))

    def _below_words(self, index: Index) -> list[str]:
        card: Card | None = index.data(CentreRole.CARD)
        count = int(index.data(CentreRole.COUNT) or 0)
        if card is None:
            return [self.tr("Deck: {number} cards").format(number=count)] if count else []
        if count == 1:
            return [self.tr("Nothing lies below")]
        words = self.tr("{number} below").format(number=count - 1)
        return [words, *index.data(CentreRole.BELOW)]

    def _paint_hint_and_focus(
        self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        tokens = self._look.tokens
        if index.data(CentreRole.PLACE) == self.hinted_place:
            brush = Brush(painter, self._look, 1)
            spot = square(box.center(), min(box.width(), box.height()) * 0.3)
            paint_plate(painter, spot, spot.width() / 2)
            brush.icon("hint", square(box.center(), spot.width() * 0.64), DARK.lit)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), 2.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            around = box.adjusted(-1.8, -1.8 - ROOM, 1.8 + ROOM, 1.8)
            painter.drawRoundedRect(around, 9, 9)
