"""A recap as sentences: a row for each player, with a face, a name and what the turn came to."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QAbstractTableModel, QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.busts import LEAST_BUST, paint_signed_bust
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.guests import bust_of
from valeria_desktop.ui.table.recap_sheet import RecapSheet, RecapView
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sentence import Hand, Inks, Pen, Run, lay_out, runs_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.words.sentence import LaidSentence, Runs

    Index = QModelIndex | QPersistentModelIndex

_TITLE, _WORDS, _LEFT, _GAP = 18.0, 15.0, 54.0, 12.0
_LEAST = 56.0
_LEAST_SHEET = 120
"""The least height in which a recap is worth its place, in units of text."""
_ROW = Qt.ItemDataRole.UserRole + 1


@frozen
class RecapLine:
    """The result of a player's turn."""

    head: str
    """The name over the sentence."""
    runs: Runs
    sentence: str
    """The row for a screen reader."""
    line: int
    """The line of the log that a click leads to."""
    seat: Seat | None = None


def line_of_deeds(
    head: str, deeds: Sequence[Phrase], names: tuple[str, ...], line: int, seat: Seat | None = None
) -> RecapLine:
    """Return a row that tells deeds one after the other."""
    runs: list[Run] = []
    for deed in deeds:
        runs += [*([Run("; ")] if runs else []), *runs_of(deed)]
    said = "; ".join(tell(deed, names) for deed in deeds)
    return RecapLine(head, tuple(runs), f"{head}: {said}.", line, seat)


class RecapLines(QAbstractTableModel):
    """The rows of a recap as a model of one column."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[RecapLine] = ()

    def show_lines(self, rows: Sequence[RecapLine]) -> None:
        """Show these rows, and no others."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 1

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return row.sentence
        return {RecapView.line_role: row.line, _ROW: row}.get(role)


class LinesDelegate(QStyledItemDelegate):
    """Paints each row: face or shield, the name, and the sentence below it."""

    def __init__(self, look: Look, ink: ParchmentLook, parent: QWidget) -> None:
        """Paint faces in the table's look, and words in ink on parchment."""
        super().__init__(parent)
        self._look, self._ink = look, ink

    def height_of(self, row: RecapLine, width: float) -> int:
        """Return the height of a row in a width, in pixels."""
        words = self._laid(row, width).height
        return ceil(max(words + self._ink.px(_TITLE * 1.3 + _GAP), self._ink.px(_LEAST)))

    def _laid(self, row: RecapLine, width: float) -> LaidSentence:
        return lay_out(row.runs, width - self._ink.px(_LEFT + 4), self._hand)

    @property
    def _hand(self) -> Hand:
        return Hand(self._ink.font(_WORDS), self._ink.bold(_WORDS))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: RecapLine | None = index.data(_ROW)
        if row is None:
            return
        box, ink = QRectF(option.rect), self._ink
        painter.save()
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
            wash = QColor(ink.palette.raised)
            wash.setAlphaF(0.55)
            painter.fillRect(box.adjusted(1, 2, -2, -2), wash)
        if state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, box.adjusted(2, 2, -3, -3), 5)
        self._paint_face(painter, box, row)
        left, top = box.left() + ink.px(_LEFT), box.top() + ink.px(_GAP / 2)
        painter.setFont(ink.title_font(_TITLE))
        painter.setPen(QColor(ink.palette.ink))
        head = QRectF(left, top, box.right() - left, ink.px(_TITLE * 1.3))
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, row.head)
        words = QPointF(left, head.bottom())
        inks = Inks(ink.palette.ink, ink.palette.ink)
        Pen(painter, ink, self._hand, inks).write(words, self._laid(row, box.width()))
        painter.restore()

    def _paint_face(self, painter: QPainter, box: QRectF, row: RecapLine) -> None:
        if row.seat is None:
            return
        side = max(self._ink.px(40), LEAST_BUST)
        middle = QPointF(box.left() + self._ink.px(_LEFT) / 2 - 3, box.top() + side / 2 + 8)
        face, brush = square(middle, side), Brush(painter, self._look, side / 24)
        bust = bust_of(self._look, row.seat)
        if bust is not None:
            paint_signed_bust(brush, face, bust, row.seat.sign.value)
            return
        colour = self._look.player(row.seat.colour)
        paint_seat_sign(brush, colour, row.seat.sign.value, face.adjusted(4, 0, -4, 0))


class LinesView(RecapView):
    """The rows of a recap below each other."""

    def __init__(self, look: Look, ink: ParchmentLook, parent: QWidget) -> None:
        """Show no rows."""
        self.lines = RecapLines()
        super().__init__(self.lines, parent)
        self.drawn = LinesDelegate(look, ink, self)
        self.setItemDelegate(self.drawn)

    def wished_height(self, width: int) -> int:
        return sum(self.drawn.height_of(row, width) for row in self.lines.rows)

    def lay_out(self) -> None:
        width = self.viewport().width()
        self.setColumnWidth(0, width)
        for number, row in enumerate(self.lines.rows):
            self.setRowHeight(number, self.drawn.height_of(row, width))


class LinesRecap(RecapSheet):
    """Shows the turns since the viewer's last one, a row for each player."""

    rows: LinesView

    def make_rows(self, look: Look, ink: ParchmentLook) -> LinesView:
        return LinesView(look, ink, self)

    def show_lines(self, rows: Sequence[RecapLine]) -> None:
        """Show these rows; without any, hide the sheet."""
        self.rows.lines.show_lines(rows)
        self.lay_out()
        self.setVisible(bool(rows))

    @property
    def least_height(self) -> int:
        """The least height, in pixels, in which rows can be read."""
        return self._ink.px(_LEAST_SHEET)

    def stand(self, room: QRect) -> None:
        """Stand in a room, as high as the rows; a low room has none."""
        if self.isHidden():
            return
        high = min(room.height(), self.wished_height(room.width()))
        if high < self.least_height:
            self.put_away()
            return
        self.setGeometry(room.left(), room.top(), room.width(), high)
        self.raise_()

    def rules(self) -> list[int]:
        return [self.rows.rowViewportPosition(row) for row in range(1, len(self.rows.lines.rows))]
