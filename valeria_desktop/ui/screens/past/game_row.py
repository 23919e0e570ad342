"""Paints a saved game of the list: a picture of its table, its name, its players' points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.screens.past.games_list import GamesRole

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.past.games_list import Index
    from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

_PICTURE = (168, 94)
_GAP = 10
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GamesDelegate(QStyledItemDelegate):
    """Paints a saved game: a picture of its table, its name, its players and their points."""

    def __init__(self, look: Look, thumbnails: Thumbnails) -> None:
        super().__init__()
        self._look = look
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(500), self._look.px(_PICTURE[1] + 2 * _GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look, box = self._look, QRectF(QRect(option.rect)).adjusted(3, 3, -3, -3)
        self._paint_ground(painter, option, box)
        gap = look.px(_GAP) - 3
        picture = QRectF(
            box.left() + gap, box.top() + gap, look.px(_PICTURE[0]), look.px(_PICTURE[1])
        )
        self._paint_picture(painter, picture, self._thumbnails.of(index.data(GamesRole.LISTED)))
        words = box.adjusted(picture.width() + 3 * gap, gap, -2 * gap, -gap)
        self._paint_words(painter, words, index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> None:
        tokens = self._look.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(QColor(tokens.lit if chosen else tokens.line), 2 if chosen else 1))
        painter.setBrush(QColor(tokens.raised if chosen else tokens.panel))
        painter.drawRoundedRect(box, 8, 8)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, box.adjusted(3, 3, -3, -3), 6)

    def _paint_picture(self, painter: QPainter, box: QRectF, pixmap: QPixmap) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(box, 5, 5)
        painter.save()
        painter.setClipPath(clip)
        if pixmap.isNull():
            painter.fillRect(box, QColor(self._look.palette.table))
            side = box.height() * 0.55
            corner = box.center() - QPointF(side / 2, side / 2)
            Brush(painter, self._look, 1).icon(
                "tower", QRectF(corner.x(), corner.y(), side, side), self._look.palette.line
            )
        else:
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, index: Index) -> None:
        look, third = self._look, box.height() / 3
        painter.setFont(look.title_font(21))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(QRectF(box.left(), box.top(), box.width(), third), _LEFT,
                         index.data(GamesRole.TITLE))  # fmt: skip
        self._paint_seats(painter, QRectF(box.left(), box.top() + third, box.width(), third), index)
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(QRectF(box.left(), box.top() + 2 * third, box.width(), third), _LEFT,
                         index.data(GamesRole.DETAILS))  # fmt: skip

    def _paint_seats(self, painter: QPainter, box: QRectF, index: Index) -> None:
        look, left = self._look, box.left()
        brush = Brush(painter, look, look.scale)
        painter.setFont(look.font(16))
        side = box.height() * 0.8
        for seat, points in index.data(GamesRole.SEATS):
            shield = QRectF(left, box.top() + box.height() * 0.1, side * 0.86, side)
            paint_seat_sign(brush, look.player(seat.colour), seat.sign.value, shield)
            words = f"{seat.name} {points}"
            width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 1
            painter.setPen(QColor(look.palette.ink))
            painter.drawText(QRectF(left + side + 2, box.top(), width, box.height()), _LEFT, words)
            left += side + width + look.px(16)
