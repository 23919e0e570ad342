"""A layout that keeps its items in a list, in their order, and whose height follows its width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLayout, QLayoutItem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class ListedLayout(QLayout):
    """Keeps the items; a subclass places them and tells the height at a width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without items and without margins."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True
