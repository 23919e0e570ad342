"""Layouts that depend on the width: equal columns, and two widgets side by side or one below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

from valeria_desktop.ui.controls.listed_layout import ListedLayout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget


class Columns(QLayout):
    """Lays items in rows of equal columns, with a lead before them where there is room."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        most: int = 2,
        gap: int = 4,
        is_even: bool = False,
    ) -> None:
        """Make at most `most` columns; with `is_even` every row has the same number of items."""
        super().__init__(parent)
        self._is_even = is_even
        self._items: list[QLayoutItem] = []
        self._lead: QLayoutItem | None = None
        self._most = most
        self._heights: dict[int, int] = {}
        """The height for each width, in pixels, until a change: Qt asks for it again and again."""
        self._hints: list[int] | None = None
        """The wished width of each item, in pixels; None after a change."""
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def add_lead(self, widget: QWidget) -> None:
        """Put a widget before the items: left of them if all fit in one row, else above.

        If the widget completes the last of several rows, it is the first item instead.
        """
        self.addWidget(widget)
        self._lead = self._items.pop()
        self.invalidate()

    def put_in_order(self, widgets: Sequence[QWidget]) -> None:
        """Lay the items in the order of their widgets."""
        self._items.sort(key=lambda item: widgets.index(item.widget()))
        self.invalidate()

    # --- Qt's questions to a layout

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items) + (self._lead is not None)

    def itemAt(self, index: int) -> QLayoutItem | None:
        items = [self._lead, *self._items] if self._lead else self._items
        return items[index] if 0 <= index < len(items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self.invalidate()
        if self._lead is not None and index == 0:
            lead, self._lead = self._lead, None
            return lead
        index -= self._lead is not None
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), moves=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        self._hints = None
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, moves=True)

    def sizeHint(self) -> QSize:
        width = max(self._wanted(), default=0)
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        width = max((item.minimumSize().width() for item in self._items), default=0)
        return QSize(width, self.minimumHeight())

    def minimumHeight(self) -> int:
        """Return the height of one row, in pixels: the least that makes sense."""
        return max((item.minimumSize().height() for item in self._items), default=0)

    # --- arranging

    def _wanted(self) -> list[int]:
        if self._hints is None:
            self._hints = [item.sizeHint().width() for item in self._items]
        return self._hints

    def _arrange(self, rect: QRect, *, moves: bool) -> int:
        """Place all items, and return their height in pixels."""
        gap = self.spacing()
        top, left = rect.top(), rect.left()
        width = rect.width()
        hints = self._wanted()
        if self._lead is not None:
            lead, wanted = self._lead.sizeHint(), max(hints, default=0)
            row = sum(hints) + gap * len(hints)
            if len(self._items) <= self._most and lead.width() + row <= width:
                height = self._row_height(self._items, width)
                _place(self._lead, QRect(left, top, lead.width(), height), moves=moves)
                left += lead.width() + gap
                width -= lead.width() + gap
            elif self._fills_up(self._lead, wanted, row, width):
                items = [self._lead, *self._items]
                hints = [lead.width(), *hints]
                return self._arrange_rows(rect, items, hints, moves=moves) - rect.top()
            else:
                height = _height_of(self._lead, width)
                _place(self._lead, QRect(left, top, width, height), moves=moves)
                top += height + 2
        room = QRect(left, top, width, 0)
        return self._arrange_rows(room, self._items, hints, moves=moves) - rect.top()

    def _fills_up(self, lead: QLayoutItem, wanted: int, row: int, width: int) -> bool:
        """Return whether the lead as a first item completes the last of several rows."""
        gap = self.spacing()
        fitting = (width + gap) // max(1, wanted + gap)
        if row - gap <= width or not 1 < fitting <= self._most:
            return False
        has_place = (len(self._items) + 1) % fitting == 0
        return has_place and lead.sizeHint().width() <= (width - gap * (fitting - 1)) // fitting

    def _arrange_rows(
        self, rect: QRect, items: list[QLayoutItem], hints: list[int], *, moves: bool
    ) -> int:
        gap, top, wanted = self.spacing(), rect.top(), max(self._wanted(), default=0)
        spare = rect.width() - sum(hints) - gap * (len(hints) - 1)
        if spare >= 0 and len(hints) <= self._most:
            return self._arrange_row(rect, hints, spare, moves=moves)
        fitting = max(1, (rect.width() + gap) // max(1, wanted + gap))
        columns = max(1, min(self._most, fitting, len(items)))
        while self._is_even and len(items) % columns:
            columns -= 1
        width = (rect.width() - gap * (columns - 1)) // columns
        for start in range(0, len(items), columns):
            row = items[start : start + columns]
            height = self._row_height(row, width)
            for index, item in enumerate(row):
                left = rect.left() + index * (width + gap)
                _place(item, QRect(left, top, width, height), moves=moves)
            top += height + gap
        return top - gap if items else top

    def _arrange_row(self, rect: QRect, hints: list[int], spare: int, *, moves: bool) -> int:
        """Place all items in one row, each at its wished width plus a share of the spare one."""
        height = self._row_height(self._items, rect.width())
        left = rect.left()
        for index, (item, hint) in enumerate(zip(self._items, hints, strict=True)):
            rest = len(hints) - index
            width = hint + spare // rest
            spare -= spare // rest
            _place(item, QRect(left, rect.top(), width, height), moves=moves)
            left += width + self.spacing()
        return rect.top() + height

    @staticmethod
    def _row_height(row: list[QLayoutItem], width: int) -> int:
        return max(_height_of(item, width) for item in row)


class PairLayout(ListedLayout):
    """Lays a second widget right of a first one, as high, or below it where both don't fit."""

    def __init__(self, parent: QWidget, first: QWidget, second: QWidget) -> None:
        """Lay out two widgets; the second is no wider than it wishes to be."""
        super().__init__(parent)
        self.addWidget(first)
        self.addWidget(second)

    def heightForWidth(self, width: int) -> int:
        return max(place.bottom() + 1 for place in self._places(width))

    def sizeHint(self) -> QSize:
        width = max(item.sizeHint().width() for item in self._items)
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        return QSize(max(item.minimumSize().width() for item in self._items), 1)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))

    def _places(self, width: int) -> tuple[QRect, QRect]:
        first, second = self._items
        wide = second.sizeHint().width()
        if first.sizeHint().width() + wide <= width:
            height = _height_of(first, width - wide)
            height = max(height, second.sizeHint().height())
            return QRect(0, 0, width - wide, height), QRect(width - wide, 0, wide, height)
        top = _height_of(first, width)
        return QRect(0, 0, width, top), QRect(0, top, width, _height_of(second, width))


def _height_of(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def _place(item: QLayoutItem, rect: QRect, *, moves: bool) -> None:
    if moves:
        item.setGeometry(rect)
