"""Paints a place of the centre from what its model says, and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.cards.brush import Brush
from valeria_desktop.ui.cards.paint import paint_back, paint_exhausted, paint_tile
from valeria_desktop.ui.centre.model import CentreRole
from valeria_desktop.ui.tokens import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.ui.look import Look

Index = QModelIndex | QPersistentModelIndex
_SHAPE = 160 / 106
_STEP = 2.0  # how far each card below shows
_SHOWN_EDGES = 4
_CENTRE = Qt.AlignmentFlag.AlignCenter


def card_rect(cell: QRectF) -> QRectF:
    """Give the card within a cell: as large as fits, with room for the frames and the stack."""
    room = cell.adjusted(4, 4 + _STEP * 2, -4 - _STEP * 2, -4)
    width = min(room.width(), room.height() * _SHAPE)
    height = width / _SHAPE
    left = room.center().x() - width / 2
    return QRectF(left, room.center().y() - height / 2, width, height)


class CentreDelegate(QStyledItemDelegate):
    """Paints stacks: their edges, the top card, what can be done, and where the focus is."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self.hidden_place = -1
        """A place whose card is flying just now."""
        self.hinted_place = -1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(168), self._look.px(112))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = card_rect(option.rect.toRectF())
        face = index.data(CentreRole.FACE)
        self._paint_edges(painter, box, index.data(CentreRole.COUNT) or 0)
        if index.data(CentreRole.PLACE) == self.hidden_place:
            pass
        elif face is not None:
            paint_tile(painter, box, face, self._look)
            self._paint_marks(painter, box, index)
        elif index.data(CentreRole.COUNT):
            paint_back(painter, box, self._look)
            self._paint_count(painter, box, index)
        elif index.data(CentreRole.IS_EXHAUSTED):
            paint_exhausted(painter, box, self._look, self.tr("exhausted"))
        else:
            self._paint_empty(painter, box)
        self._paint_frames(painter, box, option, index)
        painter.restore()

    def _paint_edges(self, painter: QPainter, box: QRectF, count: int) -> None:
        """Show how high the stack is by the edges of the cards below."""
        painter.setPen(QPen(QColor(CARD_INK), 1))
        painter.setBrush(QColor("#8d8574"))
        for below in range(min(count - 1, _SHOWN_EDGES), 0, -1):
            painter.drawRoundedRect(box.translated(below * _STEP, -below * _STEP), 7, 7)

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(self._look.tokens.line), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 7, 7)

    def _paint_marks(self, painter: QPainter, box: QRectF, index: Index) -> None:
        brush = Brush(painter, self._look, box.height() / 106)
        if not index.data(CentreRole.IS_LIT) and index.data(CentreRole.IS_SHORT):
            veil = QColor(CARD_INK)
            veil.setAlpha(88)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
        self._paint_count(painter, box, index)
        extra = index.data(CentreRole.EXTRA)
        if extra:
            text = f"+{extra}" if extra > 0 else f"−{-extra}"
            self._paint_extra(brush, box, text)
        self._paint_tokens(brush, box, index.data(CentreRole.TOKENS))

    def _paint_count(self, painter: QPainter, box: QRectF, index: Index) -> None:
        count = index.data(CentreRole.COUNT)
        brush = Brush(painter, self._look, box.height() / 106)
        unit = brush.unit
        down = index.data(CentreRole.FACE_DOWN)
        place = QRectF(box.right() - 34 * unit, box.bottom() - 50 * unit, 28 * unit, 18 * unit)
        painter.setFont(brush.font(13))
        painter.setPen(QColor(CARD_TEXT))
        painter.drawText(
            place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"×{count}"
        )
        if down and index.data(CentreRole.FACE) is not None:
            side = 12 * unit
            icon = QRectF(place.right() - 24 * unit - side, place.top() + 3 * unit, side, side)
            brush.icon("back", icon)

    @staticmethod
    def _paint_extra(brush: Brush, box: QRectF, text: str) -> None:
        """Show beside the price what makes it differ from the printed one."""
        unit, painter = brush.unit, brush.painter
        plate = QRectF(box.left() + 22 * unit, box.bottom() - 42 * unit, 22 * unit, 15 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CARD_INK))
        painter.drawRoundedRect(plate, 4, 4)
        painter.setPen(QColor(CARD_TEXT))
        painter.setFont(brush.font(12))
        painter.drawText(plate, _CENTRE, text)

    @staticmethod
    def _paint_tokens(brush: Brush, box: QRectF, tokens: tuple[tuple[str, int], ...]) -> None:
        unit = brush.unit
        for number, (kind, count) in enumerate(tokens):
            side = 22 * unit
            left = box.center().x() - len(tokens) * side / 2 + number * side
            spot = QRectF(left, box.top() + 24 * unit, side, side)
            brush.icon(f"{kind}-price", spot)
            brush.painter.setPen(QColor("#ffffff"))
            brush.painter.setFont(brush.font(13))
            brush.painter.drawText(spot, _CENTRE, f"+{count}")

    def _paint_frames(
        self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem, index: Index
    ) -> None:
        tokens = self._look.tokens
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if index.data(CentreRole.IS_LIT):
            painter.setPen(QPen(QColor(tokens.lit), 3))
            painter.drawRoundedRect(box, 7, 7)
            corner = 17 * box.height() / 106
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.lit))
            top = box.topRight()
            painter.drawPolygon(
                QPolygonF([top - QPointF(corner, 0), top, top + QPointF(0, corner)])
            )
        if index.data(CentreRole.PLACE) == self.hinted_place:
            side = round(26 * box.height() / 106)
            icon = self._look.icon("hint", side, painter.device().devicePixelRatio(), tokens.lit)
            painter.drawPixmap(QPointF(box.center().x() - side / 2, box.top() - side / 3), icon)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), 2.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 9, 9)
