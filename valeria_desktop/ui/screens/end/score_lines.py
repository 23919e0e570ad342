"""The lines behind a number of the score, each with the cards that brought the points."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.label import unmarked
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import PaintThing

Index = QModelIndex | QPersistentModelIndex
_ROW = 30
_CHIP = 25
_NUMBER = 34
_GAP = 4


class LineRole(IntEnum):
    """The data of a line of a score, beside its words."""

    POINTS = Qt.ItemDataRole.UserRole
    CARDS = Qt.ItemDataRole.UserRole + 1
    """Pairs of a card and its number of copies that count."""


class LinesModel(QAbstractListModel):
    """The lines of a score, with equal lines merged into one."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[str, int, dict[Thing, int]]] = []

    def show(self, lines: Sequence[ScoreLine]) -> None:
        """Show the lines behind a number."""
        self.beginResetModel()
        merged: dict[tuple[str, str], tuple[int, Counter[Thing]]] = {}
        for line in lines:
            key = (line.category, tell(line.cause))
            points, cards = merged.get(key, (0, Counter()))
            merged[key] = (points + line.points, cards + Counter(line.cards))
        self._lines = [
            (words, points, dict(cards)) for (_, words), (points, cards) in merged.items()
        ]
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        words, points, cards = self._lines[index.row()]
        names = self._names(cards)
        values: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: words,
            Qt.ItemDataRole.ToolTipRole: unmarked(names),
            Qt.ItemDataRole.AccessibleTextRole: f"{self._sentence(words, points)} {names}".strip(),
            LineRole.POINTS: points,
            LineRole.CARDS: tuple(cards.items()),
        }
        return values.get(role)

    def _sentence(self, words: str, points: int) -> str:
        told = self.tr("{points} points for {cause}.")
        if points == 1:
            told = self.tr("1 point for {cause}.")
        return told.format(points=points, cause=words)

    def _names(self, cards: dict[Thing, int]) -> str:
        if not cards:
            return ""
        names = ", ".join(
            f"{card.name} ×{number}" if number > 1 else card.name for card, number in cards.items()
        )
        return self.tr("Cards: {names}.").format(names=names)


class LineDelegate(QStyledItemDelegate):
    """Paints a line: points, words, and the emblems of its cards beside or below."""

    def __init__(self, look: Look, view: QListView) -> None:
        """Paint with the program's look."""
        super().__init__(view)
        self._look = look
        self._view = view
        self.paint_chip: PaintThing | None = None
        """Paints a card as small as a letter; without it only the tooltip names cards."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        rows = 1 if self._fits_beside(index, width) else 2
        return QSize(width, rows * self._look.px(_ROW))

    def _fits_beside(self, index: Index, width: float) -> bool:
        px = self._look.px
        words = QFontMetrics(self._look.font(15)).horizontalAdvance(index.data())
        chips = sum(self._chip_width(number) for _, number in self._chips(index))
        return px(_NUMBER + 4 * _GAP) + words + chips <= width

    def _chips(self, index: Index) -> tuple[tuple[Thing, int], ...]:
        """Return the cards that a line paints, with their numbers."""
        cards: tuple[tuple[Thing, int], ...] = index.data(LineRole.CARDS)
        return () if self.paint_chip is None else cards

    def _chip_width(self, number: int) -> int:
        px = self._look.px
        if number == 1:
            return px(_CHIP + _GAP)
        words = QFontMetrics(self._look.bold(13)).horizontalAdvance(f"×{number}")
        return px(_CHIP + _GAP + 2) + words

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, box = self._look, QRectF(QRect(option.rect))
        height = look.px(_ROW)
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.bold(16))
        middle = Qt.AlignmentFlag.AlignVCenter
        number = QRectF(box.left(), box.top(), look.px(_NUMBER), height)
        painter.drawText(
            number, middle | Qt.AlignmentFlag.AlignRight, whole(index.data(LineRole.POINTS))
        )
        painter.setFont(look.font(15))
        left = number.right() + look.px(2 * _GAP)
        words = QRectF(left, box.top(), box.right() - left, height)
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignLeft, index.data())
        if self._fits_beside(index, box.width()):
            left += painter.fontMetrics().horizontalAdvance(index.data()) + look.px(2 * _GAP)
        self._paint_chips(painter, QPointF(left, box.bottom() - height), index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, box.adjusted(1, 1, -1, -1), 5)
        painter.restore()

    def _paint_chips(self, painter: QPainter, at: QPointF, index: Index) -> None:
        look = self._look
        side = look.px(_CHIP)
        left, top = at.x(), at.y() + (look.px(_ROW) - side) / 2
        painter.setFont(look.bold(13))
        for card, number in self._chips(index):
            chip = QRectF(left, top, side, side)
            if self.paint_chip is not None:
                self.paint_chip(painter, chip, card, look)
            if number > 1:
                painter.setPen(QColor(look.palette.ink))
                words = QRectF(chip.right() + 2, top, side * 2, side)
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, f"×{number}")
            left += self._chip_width(number)


class ScoreLines(QListView):
    """Shows the lines behind a number."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.lines = LinesModel()
        self.setModel(self.lines)
        self._delegate = LineDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Where the points come from"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def paint_with(self, paint_chip: PaintThing | None) -> None:
        """Use a game's painter of small cards, or none."""
        self._delegate.paint_chip = paint_chip
        self.scheduleDelayedItemsLayout()

    def show_lines(self, lines: Sequence[ScoreLine]) -> None:
        """Show the lines behind a number."""
        self.lines.show(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(_ROW))
