"""The head of your board: its owner, the holder of the figure, the members in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.ui.cards.dyes import paint_member
from valeria_desktop.games.valencia.ui.guests import guest_of
from valeria_desktop.games.valencia.ui.paint.trays import LEFT
from valeria_desktop.games.valencia.ui.parts.steps import paint_worth
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import LEAST_BUST, paint_signed_bust
from valeria_desktop.ui.paint.look import letters, text_font, title_font
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.guests import bust_of
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
    from valeria_desktop.ui.paint.room_look import RoomLook

_SHIELD, _HIGH = 38, 46
_GAP = 6
_LEAST_NAME = 14
_MEMBER, _NUMBER, _SEAL = 24, 20, 26
_TWO_LINES = 43


class BoardHead(QWidget):
    """The head of a board: shield, name, points so far, members in hand, and the figure."""

    pressed = Signal()
    """The player pressed the seal of points."""

    def __init__(self, look: RoomLook, parent: QWidget) -> None:
        """Make the head of a board without an owner."""
        super().__init__(parent)
        self._look = look
        self._side: OwnSide | None = None
        self._spare = 0
        self.setMouseTracking(True)
        look.changed.connect(self.update)

    def show_side(self, side: OwnSide) -> None:
        """Show the name, the members and the figure of a board's owner."""
        self._side = side
        words = self.tr("{name}. Points so far: {points}. Members left: {number}.").format(
            name=side.seat.name, points=side.points, number=side.members
        )
        if side.has_figure:
            holds = self.tr("Holds the figure.")
            words = f"{words} {holds}"
        if (guest := guest_of(side.seat)) is not None:
            words = f"{words} {guest.about}"
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.update()

    def use(self, spare: int) -> None:
        """Leave this width free at the right, in pixels."""
        if spare != self._spare:
            self._spare = spare
            self.update()

    # --- places of the parts

    @property
    def _text(self) -> float:
        return min(self._look.scale, self.height() / 34) if self.height() else self._look.scale

    def _shield(self) -> QRectF:
        high = min(_HIGH * self._text, self.height() - 2.0)
        return QRectF(1, (self.height() - high) / 2, high * _SHIELD / _HIGH, high)

    @property
    def _has_two_lines(self) -> bool:
        """Whether the members stand below the name, and not at its right."""
        return self.height() >= _TWO_LINES * self._text

    def _lines(self) -> tuple[QRectF, QRectF]:
        """Return the places of the name and of the members."""
        text, shield = self._text, self._shield()
        left, right = shield.right() + _GAP * text, self.width() - self._spare - 2.0
        name = QRectF(left, 0, max(0.0, right - left), self.height())
        members = QRectF(name)
        if self._has_two_lines:
            name.setHeight(self.height() * 0.53)
            members.setTop(name.bottom() - 2)
        else:
            number = text_font(_NUMBER * text, QFont.Weight.Bold)
            wide = QFontMetricsF(number).horizontalAdvance("15") + (_MEMBER + 8) * text
            members.setLeft(right - wide)
            name.setRight(members.left() - 4)
        return name, members

    def _seal(self) -> QRectF:
        """Return the place of the seal of points: right of the name, or at the end of its line."""
        name, _ = self._lines()
        side = min(_SEAL * self._text, name.height())
        font = title_font(20 * self._text)
        wide = QFontMetricsF(font).horizontalAdvance(self._side.seat.name) if self._side else 0.0
        left = min(name.left() + wide + 7 * self._text, name.right() - side)
        return QRectF(left, name.center().y() - side / 2, side, side)

    def members_rect(self) -> QRect:
        """Return the place of the members' sign."""
        box = self._lines()[1]
        box.setWidth(_MEMBER * self._text)
        return box.toAlignedRect()

    # --- mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_hand = self._is_seal(event.position().toPoint())
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_hand else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self._is_seal(
            event.position().toPoint()
        ):
            self.pressed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._is_seal(event.position().toPoint()):
            super().mousePressEvent(event)

    def _is_seal(self, point: QPoint) -> bool:
        return self._side is not None and self._seal().contains(point.toPointF())

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side
        if side is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        brush = Brush(painter, self._look, self._text)
        shield = self._shield()
        self._paint_owner(brush, side, shield)
        name, members = self._lines()
        seal = self._seal()
        name.setRight(seal.left() - 2)
        self._paint_name(brush, side, name)
        paint_worth(brush, seal, side.points)
        self._paint_members(brush, side, members)
        if side.has_figure:
            self._paint_figure(brush, members, shield)
        painter.end()

    def _paint_owner(self, brush: Brush, side: OwnSide, box: QRectF) -> None:
        """Paint the owner's shield, or a character who plays here, with the shield at the corner.

        A box that is too small for a face has the shield alone.
        """
        bust, seat = bust_of(self._look, side.seat), side.seat
        if bust is not None and min(box.width(), box.height()) >= LEAST_BUST:
            paint_signed_bust(brush, box, bust, seat.sign)
        else:
            paint_seat_sign(brush, self._look.player(seat.colour), seat.sign.value, box)

    def _paint_members(self, brush: Brush, side: OwnSide, box: QRectF) -> None:
        painter, text = brush.painter, self._text
        high = min(_MEMBER * text, box.height())
        sign = QRectF(box.left(), box.center().y() - high / 2, high, high)
        paint_member(brush, sign, side.seat)
        painter.setFont(text_font(_NUMBER * text, QFont.Weight.Bold))
        painter.setPen(QColor(self._look.palette.ink))
        rest = QRectF(sign.right() + 4 * text, box.top(), box.width(), box.height())
        painter.drawText(rest, LEFT, str(side.members))

    def _paint_figure(self, brush: Brush, members: QRectF, shield: QRectF) -> None:
        """Paint the figure after the members, or on the corner of the shield."""
        side = _MEMBER * self._text
        if self._has_two_lines:
            left = members.left() + side * 2.3
            box = QRectF(left, members.center().y() - side / 2, side, side)
        else:
            side *= 0.8
            box = QRectF(shield.right() - side * 0.8, shield.bottom() - side, side, side)
        brush.icon("figure", box, self._look.palette.ink)

    def _paint_name(self, brush: Brush, side: OwnSide, line: QRectF) -> None:
        """Paint the name: smaller where it is too wide, then shortened."""
        painter, text, room = brush.painter, self._text, line.width()
        font = title_font(20 * text)
        metrics = QFontMetricsF(font)
        while metrics.horizontalAdvance(side.seat.name) > room and (
            font.pixelSize() > letters(_LEAST_NAME * text)
        ):
            font.setPixelSize(font.pixelSize() - 1)
            metrics = QFontMetricsF(font)
        name = metrics.elidedText(side.seat.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(QColor(self._look.palette.ink))
        painter.drawText(line, int(LEFT | Qt.TextFlag.TextDontClip), name)
