"""The painting of hint rows: key, emblem, name, price and seal, with the reason in two lines."""

from __future__ import annotations

from enum import IntEnum
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.coach.hint_rows import HintRole
from valeria_desktop.ui.coach.trust_seal import SEAL_SIDE, paint_seal_and_word, seal_width
from valeria_desktop.ui.controls.button_faces import face_on
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.title_lines import lines_of, title_height, write_title
from valeria_desktop.ui.words.flow import Flow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from valeria_desktop.ui.coach.hint_rows import HintModel, HintRow
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

HINT_ROW = 72
"""The least height of a row with its reasons, at 100 %."""
_EDGE, _SPACE, _GAP, _APART = 7, 5, 3, 9
_EMBLEM, _TITLE, _PRICE, _WHY, _NUMBERS = 30, 18, 15.5, 15, 14
_MOST_LINES = 2
_DEED = 26
"""The height of the small button that says what a row does."""
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_ONE_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
)
"""How a name in one line is painted: it may be painted a bit wider than measured."""


class HintFold(IntEnum):
    """What the rows beside the current one leave out, as there is no room for it."""

    NOTHING = 0
    NUMBERS = 1
    REASONS = 2
    """Reasons and numbers."""


class _Head(NamedTuple):
    """The head of a row: its name in one or more lines, and the price and the seal beside it."""

    left: int
    """The left end of the name, in pixels from the left end of the row."""
    name_width: int
    name_height: int
    price: Flow | None
    is_below: bool
    """Price and seal have a line of their own."""
    height: int
    is_one_line: bool = False
    """The name has room in one line."""


class HintDelegate(QStyledItemDelegate):
    """Paints hint rows, each as high as its words need."""

    def __init__(self, look: Look, model: HintModel, parent: QObject) -> None:
        """Paint in the colours and fonts of a look."""
        super().__init__(parent)
        self._look, self._model = look, model
        self.opened = 1
        """The number of the current row."""
        self.fold = HintFold.NOTHING

    # --- sizes

    def height_of(self, rows: Sequence[HintRow], width: int, fold: HintFold) -> int:
        """Return the greatest height of the rows in a list of a width, in pixels."""
        low = [self._high(row, width, fold) for row in rows]
        high = [self._high(row, width, HintFold.NOTHING) for row in rows]
        more = (whole - head for whole, head in zip(high, low, strict=True))
        return sum(low) + max(more, default=0)

    def fold_for(self, rows: Sequence[HintRow], width: int, most: int) -> HintFold:
        """Return the least that has to be left out at a height, in pixels."""
        fits = (fold for fold in HintFold if self.height_of(rows, width, fold) <= most)
        return next(fits, HintFold.REASONS)

    def _high(self, row: HintRow, width: int, fold: HintFold) -> int:
        px = self._look.px
        inside = width - 2 * px(_EDGE)
        high = self._head(row, inside).height + 2 * px(_SPACE)
        if fold is HintFold.REASONS:
            return high
        room = inside - self._indent
        for words, font, _ in self._lines(row, room, fold):
            high += _height(words, font, room) + px(_GAP)
        if row.thing.deed:
            high += px(_DEED) + px(_GAP)
        return max(px(HINT_ROW), high)

    def _fold_of(self, row: HintRow) -> HintFold:
        return HintFold.NOTHING if row.number == self.opened else self.fold

    @property
    def _indent(self) -> int:
        """The distance of the words from the row's key, in pixels."""
        return self._cap_width() + self._look.px(_GAP)

    def _head(self, row: HintRow, inside: int) -> _Head:
        px, look = self._look.px, self._look
        has_picture = row.thing.emblem or row.thing.icon
        left = self._indent + (px(_EMBLEM) + 2 * px(_GAP) if has_picture else px(_SPACE))
        font = look.title_font(_TITLE)
        name = QFontMetrics(font).horizontalAdvance(row.thing.title) + 1
        price = Flow(look, row.thing.price, _PRICE) if row.thing.price else None
        beside = px(_APART) + ceil(price.width) if price is not None else 0
        seal = px(_APART) + seal_width(look, row.trust) if row.trust is not None else 0
        line = max(px(_EMBLEM), QFontMetrics(font).height(), px(SEAL_SIDE))
        room = inside - left - beside - seal
        if name <= room:
            return _Head(left, name, line, price, is_below=False, height=line, is_one_line=True)
        if not beside and seal and room >= inside // 3:
            high = max(line, ceil(title_height(font, row.thing.title, room)))
            return _Head(left, room, high, price, is_below=False, height=high)
        room = inside - left
        high = ceil(title_height(font, row.thing.title, room))
        is_one = name <= room or len(lines_of(font, row.thing.title, room)) == 1
        high = max(line, high)
        below = max(px(SEAL_SIDE), px(_PRICE + 4)) if beside or seal else 0
        return _Head(
            left, room, high, price, is_below=True, height=high + below, is_one_line=is_one
        )

    def _cap_width(self) -> int:
        metrics = QFontMetrics(self._look.bold(_PRICE))
        return face_on(self._look).cap_width(metrics, "3")

    def _lines(self, row: HintRow, width: int, fold: HintFold) -> list[tuple[str, QFont, str]]:
        """Return the texts below a row's head, each with its font and its colour."""
        if fold is HintFold.REASONS:
            return []
        tokens, font = self._look.palette, self._look.font(_WHY)
        why, left = self._why(row, font, width)
        lines = [(why, font, tokens.ink)] if why else []
        if self._model.shows_numbers and fold is HintFold.NOTHING:
            small = self._look.font(_NUMBERS)
            numbers = " ".join((*left, *self._model.numbers(row)))
            lines += [(numbers, small, tokens.quiet)] if numbers else []
        return lines

    def _why(self, row: HintRow, font: QFont, width: int) -> tuple[str, Sequence[str]]:
        """Return as many reasons as have room in two lines, one at least; and the others."""
        sentences = self._model.why(row)
        most = _MOST_LINES * QFontMetrics(font).lineSpacing() + 1
        for number in range(len(sentences), 1, -1):
            said = " ".join(sentences[:number])
            if _height(said, font, width) <= most:
                return said, sentences[number:]
        return "".join(sentences[:1]), sentences[1:]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.rect.width()
        row: HintRow = index.data(HintRole.ROW)
        return QSize(width, self._high(row, width, self._fold_of(row)))

    # --- painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: HintRow = index.data(HintRole.ROW)
        px = self._look.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_state(painter, option)
        box = option.rect.adjusted(px(_EDGE), px(_SPACE), -px(_EDGE), -px(_SPACE))
        head = self._head(row, box.width())
        self._paint_head(painter, box, row, head)
        top = box.top() + head.height + px(_GAP)
        box.setLeft(box.left() + self._indent)
        for line, font, colour in self._lines(row, box.width(), self._fold_of(row)):
            high = _height(line, font, box.width())
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRect(box.left(), top, box.width(), high), _WRAPPED, line)
            top += high + px(_GAP)
        if row.thing.deed and self._fold_of(row) is not HintFold.REASONS:
            self._paint_deed(painter, box.left(), top, row.deed_words)

    def _paint_deed(self, painter: QPainter, left: int, top: int, deed: str) -> None:
        """Paint what a click on the row does as a small button: the row itself is pressed."""
        look, px = self._look, self._look.px
        font = look.bold(_NUMBERS)
        wide = QFontMetrics(font).horizontalAdvance(deed) + 2 * px(_APART)
        box = QRectF(left + 0.5, top + 0.5, wide, px(_DEED) - 2)
        painter.setPen(QPen(QColor(look.palette.ink), 1.4))
        painter.setBrush(QColor(look.palette.raised))
        painter.drawRoundedRect(box, px(5), px(5))
        painter.setFont(font)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), deed)

    def _paint_head(self, painter: QPainter, box: QRect, row: HintRow, head: _Head) -> None:
        look, px = self._look, self._look.px
        ink, first = QColor(look.palette.ink), px(_EMBLEM)
        painter.setFont(look.bold(_PRICE))
        middle = box.top() + first / 2
        face = face_on(look)
        cap = face.paint_cap(painter, QPointF(box.left(), middle), str(row.number), ink)
        self._paint_picture(painter, QPointF(cap.right() + px(_GAP), box.top()), row)
        name = QRect(box.left() + head.left, box.top(), head.name_width, head.name_height)
        painter.setFont(look.title_font(_TITLE))
        painter.setPen(ink)
        if head.is_one_line:
            painter.drawText(name, _ONE_LINE, row.thing.title)
        else:
            write_title(painter, QRectF(name), row.thing.title)
        line = QRectF(box.left() + head.left, box.top(), box.width() - head.left, first)
        if head.is_below:
            line = QRectF(line.left(), name.bottom() + 1, line.width(), head.height - name.height())
        else:
            line.setLeft(name.right() + px(_APART))
        if head.price is not None:
            head.price.paint(painter, line, ink)
        if row.trust is not None:
            paint_seal_and_word(painter, look, row.trust, line)

    def _paint_picture(self, painter: QPainter, at: QPointF, row: HintRow) -> None:
        side, ratio = self._look.px(_EMBLEM), painter.device().devicePixelRatio()
        spot = QPointF(round(at.x()), round(at.y()))
        if row.thing.emblem:
            painter.drawPixmap(spot, self._look.emblem(row.thing.emblem, side, ratio))
        elif row.thing.icon:
            inside = round(side * 0.8)
            icon = self._look.icon(row.thing.icon, inside, ratio)
            shift = (side - inside) / 2
            painter.drawPixmap(spot + QPointF(shift, shift), icon)

    def _paint_state(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Paint the line above, the ground of the pointed row, and the frame of the focus."""
        tokens, box = self._look.palette, QRectF(option.rect)
        inside = box.adjusted(1, 1.5, -1, -1)
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.raised))
            painter.drawRoundedRect(inside, 5, 5)
        painter.setPen(QPen(QColor(tokens.line), 1.2))
        painter.drawLine(box.topLeft(), box.topRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, inside, 5)


def _height(words: str, font: QFont, width: int) -> int:
    room = QRect(0, 0, max(20, width), 10_000)
    return ceil(QFontMetrics(font).boundingRect(room, _WRAPPED, words).height())
