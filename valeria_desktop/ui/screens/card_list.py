"""All cards as a list model, narrowed by kind and words, painted as tiles."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

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

from valeria_desktop.ui.cards.face import face_of
from valeria_desktop.ui.cards.paint import paint_tile
from valeria_desktop.ui.cards.text import card_sentence

if TYPE_CHECKING:
    from valeria_desktop.engine.catalog import Catalog
    from valeria_desktop.ui.look import Look

Index = QModelIndex | QPersistentModelIndex
_TILE = (160, 106)


class CardRole(IntEnum):
    """What a card of the browser knows."""

    CARD = Qt.ItemDataRole.UserRole
    KIND = Qt.ItemDataRole.UserRole + 1
    WORDS = Qt.ItemDataRole.UserRole + 2
    """Everything it says, to be searched."""


class CardsModel(QAbstractListModel):
    """All cards of the game."""

    def __init__(self, catalog: Catalog) -> None:
        """Show a catalogue."""
        super().__init__()
        self._cards = [card for card in catalog.all_cards() if card.kind != "rule"]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        return self.tr("Cards") if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role == CardRole.CARD:
            return card
        if role == CardRole.KIND:
            return card.kind
        if role in {Qt.ItemDataRole.AccessibleTextRole, CardRole.WORDS}:
            return card_sentence(card)
        return card.name if role == Qt.ItemDataRole.DisplayRole else None


class CardFilter(QSortFilterProxyModel):
    """Cards of a kind that say certain words."""

    def __init__(self) -> None:
        """Let everything through."""
        super().__init__()
        self._kind = ""
        self._words = ""

    def narrow(self, kind: str, words: str) -> None:
        """Show cards of one kind, or of all, that say these words."""
        self.beginFilterChange()
        self._kind, self._words = kind, words.casefold()
        self.endFilterChange()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        index = self.sourceModel().index(source_row, 0, source_parent)
        if self._kind and index.data(CardRole.KIND) != self._kind:
            return False
        return self._words in str(index.data(CardRole.WORDS)).casefold()


class CardDelegate(QStyledItemDelegate):
    """Paints a card of the browser."""

    def __init__(self, look: Look) -> None:
        """Paint with the program's look."""
        super().__init__()
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(_TILE[0] + 12), self._look.px(_TILE[1] + 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(QRect(option.rect)).adjusted(6, 6, -6, -6)
        paint_tile(painter, box, face_of(index.data(CardRole.CARD)), self._look)
        tokens = self._look.tokens
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(tokens.lit), 3))
            painter.drawRoundedRect(box, 7, 7)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)
        painter.restore()
