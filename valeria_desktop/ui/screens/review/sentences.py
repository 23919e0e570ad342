"""A list of sentences, each with the signs of its players; some lead to a moment."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.strokes import paint_sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SIGN, _GAP, _EDGE = 19, 5, 4
_SIZE = 15
_MANY = 1_000
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter


@frozen
class Sentence:
    """A sentence, its players, and the moment that it leads to."""

    key: str
    words: str
    seats: tuple[Seat, ...] = ()
    choices: int | None = None

    @property
    def whole(self) -> Sentence:
        """The sentence itself."""
        return self


class SentenceRole(IntEnum):
    """The roles of a row's data."""

    ROW = int(Qt.ItemDataRole.UserRole)


class SentencesModel(RowsModel[Sentence]):
    """Sentences under a heading."""

    def __init__(self, heading: str) -> None:
        super().__init__({int(SentenceRole.ROW): "whole"})
        self._heading = heading

    def show(self, game: object, rows: Sequence[Sentence]) -> None:
        """Show the sentences about a game so far."""
        self._show_rows(game, list(rows))

    def heading(self) -> str:
        return self._heading

    def title(self, row: Sentence) -> str:
        return row.words

    def sentence(self, row: Sentence) -> str:
        return row.words


class SentenceDelegate(QStyledItemDelegate):
    """Paints signs, and words that wrap beside them."""

    def __init__(self, look: Look, view: QListView) -> None:
        """Paint in a look."""
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        px, width = self._look.px, self._view.viewport().width()
        lead = self._lead(index.data(SentenceRole.ROW))
        room = QRect(0, 0, max(1, width - lead - 2 * px(_EDGE)), _MANY)
        words = QFontMetrics(self._look.font(_SIZE)).boundingRect(room, int(_WRAP), index.data())
        return QSize(width, max(words.height(), px(_SIGN)) + 2 * px(_EDGE))

    def _lead(self, row: Sentence) -> int:
        px = self._look.px
        return px(_EDGE) + len(row.seats) * px(_SIGN + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Sentence = index.data(SentenceRole.ROW)
        look, px, box = self._look, self._look.px, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_state(painter, look, option, is_door=row.choices is not None)
        side = px(_SIGN)
        for place, seat in enumerate(row.seats):
            left = box.left() + px(_EDGE) + place * px(_SIGN + _GAP)
            top = box.center().y() - side / 2
            paint_sign(painter, look, QRectF(left, top, side, side), seat)
        painter.setFont(look.font(_SIZE))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(box.adjusted(self._lead(row), 0, -px(_EDGE), 0), int(_WRAP), row.words)
        painter.restore()


def paint_state(
    painter: QPainter, look: Look, option: QStyleOptionViewItem, *, is_door: bool = True
) -> None:
    """Paint the hover, for a row that leads to a moment, and the focus."""
    tokens, inside = look.palette, QRectF(option.rect).adjusted(1, 1, -1, -1)
    if is_door and option.state & QStyle.StateFlag.State_MouseOver:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(inside, 4, 4)
    if option.state & QStyle.StateFlag.State_HasFocus:
        paint_focus_ring(painter, inside, 4)


class SentenceList(QListView):
    """Shows sentences; Enter or a click leads to the moment of one."""

    moment_asked = Signal(int)

    def __init__(self, look: Look, heading: str, highest: int) -> None:
        """Make an empty list; `highest` is its greatest height, in pixels at 100 %."""
        super().__init__()
        self._look, self._highest = look, highest
        self.sentences = SentencesModel(heading)
        self.setModel(self.sentences)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setItemDelegate(SentenceDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(heading)
        self.clicked.connect(self._ask)
        look.changed.connect(self._lay_out)

    def show_sentences(self, game: object, rows: Sequence[Sentence]) -> None:
        """Show the sentences about a game so far."""
        self.sentences.show(game, rows)
        self._lay_out()

    def _lay_out(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def _ask(self, index: Index) -> None:
        row: Sentence | None = index.data(SentenceRole.ROW)
        if row is not None and row.choices is not None:
            self.moment_asked.emit(row.choices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._ask(self.currentIndex())
        elif event.text().strip():
            event.ignore()  # letters are the window's keys, not a search here
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Return the size with room for all sentences, up to the greatest height."""
        number = self.sentences.rowCount()
        high = sum(self.sizeHintForRow(row) for row in range(number))
        return QSize(self._look.px(300), min(high + 4, self._look.px(self._highest)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(_SIGN + 2 * _EDGE) + 4)
