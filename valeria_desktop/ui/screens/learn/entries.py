"""The entries that a player can look up of a game, as tiles that a search narrows."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.paint.brush import Brush, paint_marks
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import INK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.ui.paint.look import Look

    PaintAt = Callable[[QPainter, QRectF, str, Look], None]
    """Paints the picture of an address, in the middle of a box."""

Index = QModelIndex | QPersistentModelIndex
_TILE = 158, 138
_GAP = 5
_PICTURE, _ABOVE = 76, 9
_NAME = 15
_MARKS, _SIGN = (42, 20), 16
_ROUND = 8
_FRAME = 6.0, 3.0
"""Widths of the frame of a chosen tile: its ink, and the gold in it."""


class Listable(Protocol):
    """An entry that a tile can show."""

    @property
    def address(self) -> str:
        """The entry's address, which also names its picture, such as `task:courtyard`."""

    @property
    def name(self) -> str:
        """The name on the entry's tile."""

    @property
    def sentence(self) -> str:
        """All words of the entry."""


@frozen
class LearnEntry:
    """An entry with a name, a note, a text and its clauses."""

    address: str
    """The entry's address, which also names its picture, such as `task:courtyard`."""
    name: str
    note: str
    """The entry's kind, in a few words."""
    text: str
    clauses: tuple[str, ...] = ()
    """The ids of the clauses about the entry."""
    points: int = 0
    """The points that the entry is worth; 0 if it is worth none."""

    @property
    def sentence(self) -> str:
        """All words of the entry."""
        return f"{self.name}. {self.note}. {self.text}"


class EntryRole(IntEnum):
    """The data of an index, beside its words."""

    ENTRY = Qt.ItemDataRole.UserRole


class EntriesModel(QAbstractListModel):
    """All entries of one kind."""

    def __init__(self, title: str, entries: Sequence[Listable]) -> None:
        """Show entries under a title."""
        super().__init__()
        self._title = title
        self._entries = entries

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        return self._title if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == EntryRole.ENTRY:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return entry.sentence
        return entry.name if role == Qt.ItemDataRole.DisplayRole else None


def has_words(entry: Listable, words: tuple[str, ...]) -> bool:
    """Return whether an entry has all of these words."""
    said = entry.sentence.casefold()
    return all(word in said for word in words)


class EntryFilter(QSortFilterProxyModel):
    """The entries that match a search: for words, unless a game searches otherwise."""

    def __init__(
        self,
        entries: EntriesModel,
        asked: object = (),
        answers: Callable[[Any, Any], bool] = has_words,
    ) -> None:
        """Show the entries that match a first search."""
        super().__init__()
        self._asked = asked
        self._answers = answers
        self.setSourceModel(entries)

    def narrow(self, asked: object) -> None:
        """Show the entries that match a search."""
        if asked != self._asked:
            self.beginFilterChange()
            self._asked = asked
            self.endFilterChange()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        index = self.sourceModel().index(source_row, 0, source_parent)
        return self._answers(index.data(EntryRole.ENTRY), self._asked)

    def at(self, address: str) -> QModelIndex:
        """Return the index of the entry with an address; an invalid one if it is not shown."""
        for row in range(self.rowCount()):
            index = self.index(row, 0)
            if index.data(EntryRole.ENTRY).address == address:
                return index
        return QModelIndex()


class TileDelegate(QStyledItemDelegate):
    """Paints a tile, with a dashed frame if it has the focus."""

    def __init__(self, look: Look, size: tuple[int, int], corner: float) -> None:
        super().__init__()
        self._look = look
        self._size, self._corner = size, corner

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(*map(self._look.px, self._size))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.box_in(option.rect)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        self.paint_tile(painter, box, index.data(EntryRole.ENTRY), is_chosen=is_chosen)
        if option.state & QStyle.StateFlag.State_HasFocus:
            corner = self._corner + 2
            paint_focus_ring(painter, box.adjusted(-3, -3, 3, 3), corner)
        painter.restore()

    def paint_chosen(self, painter: QPainter, box: QRectF) -> None:
        """Paint the frame of the chosen tile: gold in ink, as gold alone is faint on parchment."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in (INK, _FRAME[0]), (self._look.palette.lit, _FRAME[1]):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(box, self._corner, self._corner)

    def box_in(self, cell: QRect) -> QRectF:
        """Return the box of a tile in its cell."""
        raise NotImplementedError

    def paint_tile(self, painter: QPainter, box: QRectF, entry: Any, *, is_chosen: bool) -> None:
        """Paint an entry."""
        raise NotImplementedError


class EntryDelegate(TileDelegate):
    """Paints a tile: the picture, and the name below it."""

    def __init__(self, look: Look, paint: PaintAt) -> None:
        super().__init__(look, _TILE, _ROUND)
        self._paint = paint

    def box_in(self, cell: QRect) -> QRectF:
        gap = self._look.px(_GAP)
        return QRectF(cell).adjusted(gap, gap, -gap, -gap)

    def paint_tile(
        self, painter: QPainter, box: QRectF, entry: LearnEntry, *, is_chosen: bool
    ) -> None:
        look, px = self._look, self._look.px
        self._paint_ground(painter, box, is_chosen=is_chosen)
        side = px(_PICTURE)
        picture = QRectF(box.center().x() - side / 2, box.top() + px(_ABOVE), side, side)
        self._paint(painter, picture, entry.address, look)
        if entry.points:
            self._paint_points(Brush(painter, look, look.scale), box, entry.points)
        painter.setFont(look.bold(_NAME))
        painter.setPen(QColor(look.palette.ink))
        words = box.adjusted(px(_GAP), side + px(_ABOVE), -px(_GAP), 0)
        centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, centred, entry.name)

    def _paint_points(self, brush: Brush, box: QRectF, points: int) -> None:
        px = self._look.px
        corner = QRectF(box.right() - px(_MARKS[0]), box.top() + px(_GAP), *map(px, _MARKS))
        marks = (Mark(text=str(points)), Mark(icon="points"))
        paint_marks(brush, corner, marks, px(_SIGN), self._look.palette.ink)

    def _paint_ground(self, painter: QPainter, box: QRectF, *, is_chosen: bool) -> None:
        tokens = self._look.palette
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(QColor(tokens.raised if is_chosen else tokens.panel))
        painter.drawRoundedRect(box, _ROUND, _ROUND)
        if is_chosen:
            self.paint_chosen(painter, box)
