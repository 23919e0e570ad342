"""A sheet with a rival's public things, below the plaque under the mouse or with the focus."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.paint.plaque import plaque_colour
from valeria_desktop.games.valencia.ui.parts.rival_plaque import (
    lines_on,
    name_of,
    public_sentence,
    used_words,
)
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.paint.busts import Bust, paint_signed_bust
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.piece import FLAT

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.at import AtPlayer
    from valeria_desktop.games.valencia.ui.parts.rival_plaque import Plaque
    from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.paint.room_look import RoomLook


_PATIENCE = 250
_APART = 4


class RivalSheet(Sheet):
    """Shows a rival's public things over the city; the mouse goes through the sheet."""

    def __init__(self, look: RoomLook, plaques: RivalPlaques, parent: QWidget) -> None:
        """Make a hidden sheet, until the player points at a rival or opens one."""
        super().__init__(look)
        self.setParent(parent)
        self._room_look = look
        self._plaques = plaques
        self._around = parent
        self._shown: AtPlayer | None = None
        self._written = KeptPictures(self.look)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._wait.timeout.connect(self._open)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        plaques.pointed.connect(self._point)
        plaques.opened.connect(self.open_for)
        plaques.relaid.connect(self._refresh)
        look.changed.connect(self._refresh)

    @property
    def shown(self) -> AtPlayer | None:
        """The rival whose sheet is open."""
        return self._shown if self.isVisible() else None

    def open_for(self, at: AtPlayer) -> None:
        """Show a rival's sheet at once, or hide it if it is open."""
        if at == self.shown:
            self.close_sheet()
        else:
            self._shown = at
            self._open()

    def close_sheet(self) -> None:
        """Hide the sheet."""
        self._wait.stop()
        self.hide()

    def _point(self, at: AtPlayer | None) -> None:
        if at is None:
            self.close_sheet()
            return
        is_open = self.isVisible()
        self._shown = at
        if is_open:
            self._open()
        else:
            self._wait.start()

    def _refresh(self) -> None:
        if self.isVisible():
            self._open()

    def _open(self) -> None:
        plaque = self._plaque()
        plan = self._plan()
        self._wait.stop()
        if plaque is None or plan is None:
            self.hide()
            return
        self.setAccessibleName(f"{name_of(plaque)}. {public_sentence(plaque)}")
        below = self._plaques.box_of(plaque.key, self._around)
        assert below is not None  # noqa: S101 - a rival with a plaque has a box
        size, room = plan.size, self._around.rect()
        left = max(room.left(), min(below.left(), room.right() + 1 - size.width()))
        top = below.bottom() + round(self._room_look.box(_APART))
        self.setGeometry(QRect(QPoint(left, top), size.boundedTo(room.size())))
        self.show()
        self.raise_()
        self.update()

    def _plaque(self) -> Plaque | None:
        return None if self._shown is None else self._plaques.plaque_of(self._shown.seat)

    def _plan(self) -> SheetPlan | None:
        plaque = self._plaque()
        return None if plaque is None else SheetPlan(plaque, self.look, self.edge())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        plan, plaque = self._plan(), self._plaque()
        if plan is None or plaque is None:
            return
        painter = QPainter(self)
        thing = (0, plaque, self.look.unit)
        self._written.paint(painter, self.rect(), thing, plan.paint)
        painter.end()


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WIDE, _HEAD, _LINE, _CARD = 380, 38, 24, 54
_GAP, _COUNT = 5, 16
_FACE_HEAD, _FACE_WIDE = 84, 80


class SheetPlan:
    """The size of a sheet, and its painter."""

    def __init__(self, plaque: Plaque, look: ParchmentLook, edge: int) -> None:
        """Lay out a rival's public things."""
        self._plaque = plaque
        self._look = look
        self._edge = edge
        self._lines = lines_on(plaque)
        self._used = Counter(plaque.used)
        self._heading = used_words(plaque.used)

    @property
    def size(self) -> QSize:
        """The size of the sheet, in pixels: as high as its lines and cards need."""
        px = self._look.px
        rows = -(-len(self._used) // self._columns) * px(_CARD + _COUNT + _GAP)
        high = self._head + (len(self._lines) + 1) * px(_LINE) + rows + px(_GAP)
        return QSize(px(_WIDE), high + 2 * self._edge)

    @property
    def _head(self) -> int:
        """The height of the name, with a character's face and style of play beside it."""
        return self._look.px(_FACE_HEAD if self._plaque.portrait else _HEAD)

    @property
    def _columns(self) -> int:
        px = self._look.px
        return max(1, int((px(_WIDE) - 2 * self._edge) // px(_CARD * SHAPE + _GAP)))

    def paint(self, brush: Brush, box: QRectF) -> None:
        """Paint the sheet into a box."""
        px, edge = self._look.px, self._edge
        room = box.adjusted(edge, edge, -edge, -edge)
        self._paint_head(brush, QRectF(room.left(), room.top(), room.width(), self._head))
        line = QRectF(room.left(), room.top() + self._head, room.width(), px(_LINE))
        for what, number in self._lines:
            self._paint_line(brush, line, what, number)
            line.moveTop(line.bottom())
        brush.painter.setFont(self._look.bold(14.5))
        brush.painter.setPen(QColor(INK))
        brush.painter.drawText(line, _LEFT, self._heading)
        self._paint_used(brush, line.left(), line.bottom() + px(2))

    def _paint_head(self, brush: Brush, box: QRectF) -> None:
        if self._plaque.portrait:
            self._paint_character(brush, box)
            return
        px = self._look.px
        shield = QRectF(box.left(), box.top(), px(27), px(31))
        colour = plaque_colour(brush.look, self._plaque)
        paint_seat_sign(brush, colour, self._plaque.sign, shield)
        brush.painter.setFont(self._look.title_font(20))
        brush.painter.setPen(QColor(INK))
        name = QRectF(shield.right() + px(9), box.top(), box.width(), shield.height())
        brush.painter.drawText(name, _LEFT, name_of(self._plaque))

    def _paint_character(self, brush: Brush, box: QRectF) -> None:
        """Paint the character's face, and beside it name, level and style of play."""
        px, painter = self._look.px, brush.painter
        face = QRectF(box.left(), box.top(), px(_FACE_WIDE), box.height() - px(8))
        colour = plaque_colour(brush.look, self._plaque).name()
        paint_signed_bust(brush, face, Bust(self._plaque.portrait, rim=colour), self._plaque.sign)
        painter.setFont(self._look.font(14.5))
        painter.setPen(QColor(INK))
        room = box.adjusted(px(_FACE_WIDE + 16), 0, 0, -px(8))
        painter.drawText(room, int(_LEFT | Qt.TextFlag.TextWordWrap), self._plaque.about)

    def _paint_line(self, brush: Brush, line: QRectF, what: str, number: str) -> None:
        """Write the subject at the left and the amount at the right; cut a long amount."""
        painter, tokens = brush.painter, self._look.palette
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(line.bottomLeft(), line.bottomRight())
        painter.setFont(self._look.font(14.5))
        painter.setPen(QColor(tokens.quiet))
        painter.drawText(line, _LEFT, what)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(what) + self._look.px(12)
        font = self._look.bold(14.5)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        shown = QFontMetricsF(font).elidedText(
            number, Qt.TextElideMode.ElideRight, line.width() - wide
        )
        painter.drawText(line, _RIGHT, shown)

    def _paint_used(self, brush: Brush, left: float, top: float) -> None:
        """Paint each kind of used card once, with its number below."""
        px = self._look.px
        wide, high = px(_CARD) * SHAPE, px(_CARD)
        for place, (card, count) in enumerate(self._used.items()):
            row, column = divmod(place, self._columns)
            x = left + column * (wide + px(_GAP))
            y = top + row * px(_CARD + _COUNT + _GAP)
            paint_card(brush, QRectF(x, y, wide, high), card, FLAT)
            brush.painter.setFont(self._look.bold(13.5))
            brush.painter.setPen(QColor(INK))
            foot = QRectF(x, y + high, wide, px(_COUNT))
            brush.painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, f"×{count}")
