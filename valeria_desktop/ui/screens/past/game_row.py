"""Paints a saved game of the list: a picture of its table, its name, its players' points."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.busts import paint_signed_bust
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.paint.ruler import fitted, shortened, width_of_words
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.guests import bust_of
from valeria_desktop.ui.screens.past.games_list import GamesRole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.past.games_list import Index
    from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

_PICTURE = (168, 94)
_GAP, _APART, _SPACING = 10, 16, 8
_MOST, _MOST_WIDE, _BESIDE_PICTURE = 2.6, 0.46, 420
"""How much larger few games are at most, the share of the width that their pictures may take, and
the width of the words beside them, in pixels of text."""
_RADIUS, _SLIM = 8.0, 0.86
_FACE, _BESIDE, _WORDS = 34, 9, 16
_SMALLEST = 0.62
"""The least share of their size that players have where many sit beside a picture."""
_ROUNDED = 0.95
"""A share that is left to fonts, whose sizes are whole pixels."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GamesDelegate(QStyledItemDelegate):
    """Paints a saved game on a slip of parchment; the chosen one has a frame of gold."""

    def __init__(self, look: Look, thumbnails: Thumbnails) -> None:
        super().__init__()
        self._look, self._slip = look, ParchmentLook(look, self)
        self._thumbnails = thumbnails
        self._share = 1.0
        """The size of a row where there are few, as a multiple of one in a long list."""

    def grow(self, room: QSizeF, games: int) -> QSizeF:
        """Paint so few games larger; return the size in a room that all of them take."""
        self._share = 1.0
        picture, spare = self._picture(), self._look.px(2 * _GAP) + self._look.px(_SPACING)
        if games:
            high = (room.height() / games - spare) / picture.height()
            wide = room.width() * _MOST_WIDE / picture.width()
            self._share = max(1.0, min(high, wide, _MOST))
        if self._share <= 1.0:
            return room
        picture = self._picture()
        wished = picture.width() + self._look.px(_BESIDE_PICTURE) * self._words_share
        taken = games * (picture.height() + spare) + self._look.px(_SPACING)
        return QSizeF(wished, taken).boundedTo(room)

    @property
    def _words_share(self) -> float:
        return sqrt(self._share)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(500), round(self._picture().height()) + self._look.px(2 * _GAP))

    def _picture(self) -> QSizeF:
        """Return the size of a picture: it grows with the text and with the window."""
        view = self.parent()
        room = unit_of(view.window().size()) if isinstance(view, QWidget) else 1.0
        return QSizeF(*_PICTURE) * max(self._look.scale, room) * self._share

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box, gap = QRectF(QRect(option.rect)).adjusted(4, 4, -4, -4), self._look.px(_GAP) - 3
        self._paint_ground(painter, option, box)
        picture = QRectF(box.topLeft() + QPointF(gap, gap), self._picture())
        picture.setBottom(box.bottom() - gap)
        self._paint_picture(painter, picture, self._thumbnails.of(index.data(GamesRole.LISTED)))
        words = box.adjusted(picture.width() + 3 * gap, gap, -2 * gap, -gap)
        self._paint_words(painter, words, index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> None:
        made = self._slip.materials
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(QColor(INK), 1.6))
        painter.setBrush(QColor(made.parchment_button if chosen else made.parchment))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(GOLD), 3))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), _RADIUS + 2, _RADIUS + 2)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, box.adjusted(3, 3, -3, -3), _RADIUS - 2)

    def _paint_picture(self, painter: QPainter, box: QRectF, pixmap: QPixmap) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(box, 5, 5)
        painter.save()
        painter.setClipPath(clip)
        if pixmap.isNull():
            painter.fillRect(box, QColor(self._look.palette.table))
            side = box.height() * 0.55
            Brush(painter, self._look, 1).icon(
                "tower", square(box.center(), side), self._look.palette.line
            )
        else:
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(INK), 1.6))
        painter.drawPath(clip)

    def _paint_words(self, painter: QPainter, box: QRectF, index: Index) -> None:
        slip, third, larger = self._slip, box.height() / 3, self._words_share
        first, second, last = (
            QRectF(box.left(), box.top() + line * third, box.width(), third) for line in range(3)
        )
        for line, wished, colour, role in (
            (first, slip.title_font(21 * larger), slip.palette.ink, GamesRole.TITLE),
            (last, slip.font(15 * larger), slip.palette.quiet, GamesRole.DETAILS),
        ):
            words = index.data(role)
            font = fitted(wished, words, line.width(), line.height())
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(line, _LEFT, shortened(font, words, line.width()))
        self._paint_seats(painter, second, index.data(GamesRole.SEATS))

    def _paint_seats(
        self, painter: QPainter, box: QRectF, seats: Sequence[tuple[Seat, int]]
    ) -> None:
        """Paint each player's face or shield, name and points, smaller where many have no room."""
        larger = self._words_share
        wished = sum(self._widths(seats, larger))
        fits = larger if wished <= box.width() else larger * _ROUNDED * box.width() / wished
        share = max(_SMALLEST, fits)
        widths, font = self._widths(seats, share), self._slip.font(_WORDS * share)
        side, over = share * self._slip.px(_FACE), max(0.0, sum(widths) - box.width())
        painter.setFont(font)
        left, brush = box.left(), Brush(painter, self._slip, self._slip.scale)
        for (seat, points), width in zip(seats, widths, strict=True):
            room = width - over / len(seats)
            face = QRectF(left, box.center().y() - side / 2, side, side)
            _paint_face(brush, face, seat)
            painter.setPen(QColor(self._slip.palette.ink))
            words = QRectF(box)
            words.setLeft(face.right() + share * self._slip.px(_BESIDE))
            words.setRight(left + room - share * self._slip.px(_APART))
            tail = f" {points}"
            name = shortened(font, seat.name, words.width() - width_of_words(font, tail))
            painter.drawText(words.adjusted(0, 0, 2, 0), _LEFT, name + tail)
            left += room

    def _widths(self, seats: Sequence[tuple[Seat, int]], share: float) -> list[float]:
        """Return the widths of all players, each with the distance to the next."""
        font, around = self._slip.font(_WORDS * share), self._slip.px(_FACE + _BESIDE + _APART)
        return [
            share * around + width_of_words(font, f"{seat.name} {points}") + 1
            for seat, points in seats
        ]


def _paint_face(brush: Brush, box: QRectF, seat: Seat) -> None:
    """Paint a guest's face with its shield, or a person's shield."""
    colour = brush.look.player(seat.colour)
    if (bust := bust_of(brush.look, seat)) is not None:
        paint_signed_bust(brush, box, bust, seat.sign.value)
    else:
        shield = square(box.center(), box.height())
        shield.setWidth(shield.width() * _SLIM)
        paint_seat_sign(brush, colour, seat.sign.value, shield)
