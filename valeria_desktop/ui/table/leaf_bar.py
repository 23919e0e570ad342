"""The leaf that isn't shown, as a bar: what it would tell in numbers; a click turns to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from valeria_desktop.ui.kit.drawn_button import DrawnButton
from valeria_desktop.ui.kit.strokes import paint_cap, paint_sign
from valeria_desktop.ui.place.wood import Wood
from valeria_desktop.ui.table.frame import Leaf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.room import RoomLook

KEY = "B"
_SIGN, _GAP, _EDGE = 24, 7, 14
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class LeafBar(DrawnButton):
    """Turns to the other leaf, and tells its numbers; each game has words for both."""

    _look: RoomLook

    def __init__(self, look: RoomLook) -> None:
        """Show nothing yet."""
        super().__init__(look, focus=Qt.FocusPolicy.TabFocus)
        self._leaf = Leaf.OWN
        self.hide()

    def show_leaf(self, leaf: Leaf) -> None:
        """Stand for a leaf."""
        self._leaf = leaf
        self.say()

    def say(self) -> None:
        """Say what it stands for, with its numbers."""
        words, whole = self.words(self._leaf)
        self.setText(words)
        self.setAccessibleName(whole)
        self.update()

    # --- what a game's own says

    def words(self, leaf: Leaf) -> tuple[str, str]:
        """Say what it turns to, and the same with its numbers."""
        raise NotImplementedError

    def numbers(self, leaf: Leaf) -> Sequence[tuple[str, int]]:
        """Give the numbers of a leaf by the names of their icons."""
        raise NotImplementedError

    def owner(self) -> Seat | None:
        """Give whose own board it stands for."""
        raise NotImplementedError

    # --- painting

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), round(self._look.box(64)))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        look, px = self._look, self._look.px
        if self._leaf is Leaf.MAT:
            Wood(painter, look, look.unit, is_lamp_lit=False).paint_cloth(
                box.adjusted(0, 0, -2, -4)
            )
        elif self.underMouse() or self.hasFocus():
            lit = QColor("#ffffff")
            lit.setAlpha(16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(lit)
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 6, 6)
        left = box.left() + px(_EDGE)
        painter.setFont(look.bold(15))
        cap = paint_cap(
            painter, look, QPointF(left, box.center().y()), KEY, QColor(look.palette.ink)
        )
        left = cap.right() + px(_GAP) * 1.5
        seat = self.owner()
        if seat is not None and self._leaf is Leaf.OWN:
            side = px(_SIGN)
            paint_sign(painter, look, QRectF(left, box.center().y() - side / 2, side, side), seat)
            left += side + px(_GAP)
        self._paint_words(painter, box, left)
        self.draw_focus(painter, box.adjusted(3, 3, -3, -5), 6, 2.4)

    def _paint_words(self, painter: QPainter, box: QRectF, left: float) -> None:
        look, px = self._look, self._look.px
        painter.setFont(look.title_font(17))
        metrics = QFontMetrics(painter.font())
        room = box.right() - px(_EDGE) - left - self._numbers_width()
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(box.adjusted(left - box.left(), -1, 0, 0), _MIDDLE, words)
        left = box.right() - px(_EDGE) - self._numbers_width()
        painter.setFont(look.bold(19))
        side = px(_SIGN)
        for kind, number in self.numbers(self._leaf):
            icon = look.icon(kind, side, self.devicePixelRatioF())
            painter.drawPixmap(round(left), round(box.center().y() - side / 2), icon)
            left += side + px(4)
            painter.drawText(box.adjusted(left - box.left(), -1, 0, 0), _MIDDLE, str(number))
            left += painter.fontMetrics().horizontalAdvance(str(number)) + px(12)

    def _numbers_width(self) -> int:
        metrics = QFontMetrics(self._look.bold(19))
        px = self._look.px
        return sum(
            px(_SIGN) + px(4) + metrics.horizontalAdvance(str(number)) + px(12)
            for _, number in self.numbers(self._leaf)
        )
