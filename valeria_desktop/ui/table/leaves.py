"""Leaves of a table, where not all have room: one is shown, the others are bars with a key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.paint.strokes import paint_cap, paint_sign
from valeria_desktop.ui.place.wood import Wood
from valeria_desktop.ui.program.commands import as_written
from valeria_desktop.ui.table.frame import share_row

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.table.frame import Leaf


_NEXT, _BY_NUMBER = "B", "Ctrl+{number}"
_SIGN, _GAP, _EDGE, _APART = 24, 7, 14, 8
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


@frozen
class LeafWords:
    """The words and numbers of a leaf's bar."""

    turn: str
    """The words for a click on the bar."""
    whole: str = ""
    """The same with all numbers, for a screen reader; empty without numbers."""
    numbers: Sequence[tuple[str, int]] = ()
    """Numbers by the names of their icons; one of them may be the number of lit places."""
    owner: Seat | None = None
    """The player whose shield is before the words; None without one."""


class LeafBar(DrawnButton):
    """A button that shows a leaf, and tells the leaf's numbers."""

    _look: RoomLook

    def __init__(self, look: RoomLook, leaf: Leaf, parent: QWidget) -> None:
        super().__init__(look, parent, focus=Qt.FocusPolicy.TabFocus)
        self.leaf = leaf
        self.key = ""
        self.told = LeafWords("")

    def tell(self, words: LeafWords) -> None:
        """Show a leaf's words and numbers."""
        self.told = words
        self.setText(words.turn)
        self.setAccessibleName(words.whole or words.turn)
        self.update()

    def show_key(self, key: str) -> None:
        """Show the key that turns to the leaf."""
        self.key = key
        self.update()

    # --- painting

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), round(self._look.box(64)))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        look, px = self._look, self._look.px
        self._draw_ground(painter, whole)
        left = whole.left() + px(_EDGE)
        painter.setFont(look.bold(15))
        start = QPointF(left, whole.center().y())
        cap = paint_cap(painter, look, start, self.key, QColor(look.palette.ink))
        left = cap.right() + px(_GAP) * 1.5
        seat = self.told.owner
        if seat is not None:
            side = px(_SIGN)
            paint_sign(painter, look, QRectF(left, whole.center().y() - side / 2, side, side), seat)
            left += side + px(_GAP)
        self._draw_words(painter, whole, left)
        self._draw_numbers(painter, whole)
        self.draw_focus(painter, whole.adjusted(3, 3, -3, -5), 6, 2.4)

    def _draw_ground(self, painter: QPainter, whole: QRectF) -> None:
        """Paint the mat's cloth, or light on the wood of your board."""
        look = self._look
        if not self.leaf.is_board:
            wood = Wood(painter, look, look.unit, is_lamp_lit=False)
            wood.paint_cloth(whole.adjusted(0, 0, -2, -4))
        elif self.underMouse() or self.hasFocus():
            lit = QColor("#ffffff")
            lit.setAlpha(16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(lit)
            painter.drawRoundedRect(whole.adjusted(4, 4, -4, -4), 6, 6)

    def _draw_words(self, painter: QPainter, whole: QRectF, left: float) -> None:
        look, px = self._look, self._look.px
        painter.setFont(look.title_font(17))
        metrics = QFontMetrics(painter.font())
        room = whole.right() - px(_EDGE) - left - self._numbers_width()
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(whole.adjusted(left - whole.left(), -1, 0, 0), _MIDDLE, words)

    def _draw_numbers(self, painter: QPainter, whole: QRectF) -> None:
        look, px = self._look, self._look.px
        left = whole.right() - px(_EDGE) - self._numbers_width()
        painter.setFont(look.bold(19))
        side = px(_SIGN)
        for kind, number in self.told.numbers:
            icon = look.icon(kind, side, self.devicePixelRatioF())
            painter.drawPixmap(round(left), round(whole.center().y() - side / 2), icon)
            left += side + px(4)
            painter.drawText(whole.adjusted(left - whole.left(), -1, 0, 0), _MIDDLE, str(number))
            left += painter.fontMetrics().horizontalAdvance(str(number)) + px(12)

    def _numbers_width(self) -> int:
        metrics = QFontMetrics(self._look.bold(19))
        px = self._look.px
        return sum(
            px(_SIGN) + px(4) + metrics.horizontalAdvance(str(number)) + px(12)
            for _, number in self.told.numbers
        )


class LeafBars(QWidget):
    """The bars of all leaves but the one that is shown, in a row."""

    asked = Signal(object)
    """The player wants to see a leaf."""
    next_key = _NEXT
    """The key that turns to the next leaf; empty where each leaf has a key of its own."""

    def __init__(self, look: RoomLook, leaves: Sequence[Leaf]) -> None:
        super().__init__()
        self._look = look
        self.of = {leaf: LeafBar(look, leaf, self) for leaf in leaves}
        self._keys = {leaf: _BY_NUMBER.format(number=at) for at, leaf in enumerate(leaves, 1)}
        self._row: tuple[LeafBar, ...] = ()
        for leaf, bar in self.of.items():
            bar.clicked.connect(partial(self.asked.emit, leaf))
        self.hide()

    def tell(self, words: Mapping[Leaf, LeafWords]) -> None:
        """Show the words and numbers of leaves."""
        for leaf, told in words.items():
            self.of[leaf].tell(told)

    def stand_for(self, leaves: Sequence[Leaf]) -> None:
        """Show the bars of leaves with their keys."""
        self._row = tuple(self.of[leaf] for leaf in leaves)
        for leaf, bar in self.of.items():
            is_next = leaf == leaves[0] and self.next_key
            bar.show_key(self.next_key if is_next else as_written(self._keys[leaf]))
            bar.setVisible(leaf in leaves)
        self._share()

    @property
    def shown(self) -> Sequence[LeafBar]:
        """The bars in the order of Tab."""
        return self._row

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        boxes = share_row(self.rect(), len(self._row), self._look.px(_APART))
        for bar, box in zip(self._row, boxes, strict=True):
            bar.setGeometry(box)


_PAIR = 2


class Leaves(QObject):
    """Knows the shown leaf, and turns to others by their bars and keys."""

    turned = Signal()
    """Another leaf is to be shown."""

    def __init__(self, table: QWidget, look: RoomLook, views: Mapping[Leaf, QWidget]) -> None:
        """Show the first leaf; `views` names each leaf's view that takes the keys."""
        super().__init__(table)
        self._table, self._views = table, views
        self._order = tuple(views)
        self.shown = self._order[0]
        self.bars = LeafBars(look, self._order)
        self.bars.asked.connect(self.turn_to)

    @property
    def others(self) -> tuple[Leaf, ...]:
        """The leaves after the shown one, round and round: the first is the next."""
        at = self._order.index(self.shown)
        return self._order[at + 1 :] + self._order[:at]

    def forget(self) -> None:
        """Show the first leaf: another game begins."""
        self.shown = self._order[0]

    def show(self, leaf: Leaf) -> None:
        """Show a leaf."""
        if leaf != self.shown:
            self.shown = leaf
            self.turned.emit()

    def show_asked(self, on: Collection[Leaf | None]) -> None:
        """Show a leaf with lit places, if the shown one has none.

        Your own board is never turned to: its answers are in the prompt as well.
        """
        asked = [leaf for leaf in self._order if leaf in on and not leaf.is_board]
        if asked and self.shown not in asked:
            self.shown = asked[0]

    def turn_to(self, leaf: Leaf) -> None:
        """Show a leaf; the focus goes from the former leaf to it."""
        had_focus = self._views[self.shown].isAncestorOf(self._table.window().focusWidget())
        self.show(leaf)
        if had_focus:
            self._views[leaf].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def numbers(self) -> range:
        """The numbers of the leaves' keys; empty if one key turns between two leaves."""
        return range(1, len(self._order) + 1) if len(self._order) > _PAIR else range(0)

    def turn(self, number: int | None = None) -> None:
        """Show the next leaf, or the leaf of a number, from 1 on."""
        self.turn_to(self.others[0] if number is None else self._order[number - 1])
