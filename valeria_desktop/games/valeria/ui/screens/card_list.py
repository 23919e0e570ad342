"""All cards as a list model, narrowed by kind and words, painted as tiles."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile, signs_of_card
from valeria_desktop.games.valeria.ui.cards.text import card_sentence
from valeria_desktop.games.valeria.ui.screens.sieve import Sieve
from valeria_desktop.ui.kit.careful import never_raises

if TYPE_CHECKING:
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.kit.look import Look

Index = QModelIndex | QPersistentModelIndex
_TILE = (160, 106)


class CardRole(IntEnum):
    """What a card of the browser knows."""

    CARD = Qt.ItemDataRole.UserRole
    WORDS = Qt.ItemDataRole.UserRole + 1
    """Everything it says, to be searched."""


class CardsModel(QAbstractListModel):
    """All cards of the game."""

    def __init__(self, catalog: Catalog) -> None:
        """Show a catalogue."""
        super().__init__()
        self._cards = [card for card in catalog.all_cards() if card.kind != "rule"]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        return self.tr("Cards") if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        if role == CardRole.CARD:
            return card
        if role in {Qt.ItemDataRole.AccessibleTextRole, CardRole.WORDS}:
            return card_sentence(card)
        return card.name if role == Qt.ItemDataRole.DisplayRole else None


class CardFilter(QSortFilterProxyModel):
    """The cards that a sieve lets through."""

    def __init__(self) -> None:
        """Let everything through."""
        super().__init__()
        self.sieve = Sieve()

    def narrow(self, sieve: Sieve) -> None:
        """Show the cards that a sieve lets through."""
        if sieve != self.sieve:
            self.beginFilterChange()
            self.sieve = sieve
            self.endFilterChange()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        index = self.sourceModel().index(source_row, 0, source_parent)
        return self.sieve.lets_through(index.data(CardRole.CARD), index.data(CardRole.WORDS))

    def row_of(self, card_id: str) -> QModelIndex:
        """Give the index of a card; an invalid one if it is not shown."""
        for row in range(self.rowCount()):
            index = self.index(row, 0)
            if index.data(CardRole.CARD).id == card_id:
                return index
        return QModelIndex()


def _card_box(cell: QRect) -> QRectF:
    return QRectF(cell).adjusted(6, 6, -6, -6)


class CardDelegate(QStyledItemDelegate):
    """Paints a card of the browser."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(_TILE[0] + 12), self._look.px(_TILE[1] + 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = _card_box(option.rect)
        paint_tile(painter, box, face_of(index.data(CardRole.CARD)), self._look, FLAT)
        tokens = self._look.palette
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(tokens.lit), 3))
            painter.drawRoundedRect(box, 7, 7)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        if not index.isValid():
            return False
        face = face_of(index.data(CardRole.CARD))
        signs = signs_of_card(_card_box(option.rect), face, self._look)
        return show_signs(event, view.viewport(), signs)
