"""A sheet with all cards of a stack, in order, over the table; face-down cards show backs."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.paint import paint_back, paint_tile
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.focus_watch import hide_and_return
from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.zoom.panel import say_on, sheet_button

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

_TILE = QSize(172, 92)
_GAP, _EDGE = 10, 16
_HEAD, _BUTTON = 36, 32
_ACROSS = 4
_CLOSING = {Qt.Key.Key_Escape, Qt.Key.Key_Space}


@frozen
class _Row:
    """A card of the stack; None is a face-down card."""

    number: int
    card: Card | None

    @property
    def key(self) -> str:
        """The row's name: its number from the top."""
        return str(self.number)


class SheetRole(IntEnum):
    """The roles of a row's data."""

    CARD = int(Qt.ItemDataRole.UserRole)
    NUMBER = CARD + 1


class _StackModel(RowsModel[_Row]):
    """The cards of a stack, from the top down."""

    def __init__(self) -> None:
        super().__init__({int(role): role.name.lower() for role in SheetRole})

    def show(self, cards: tuple[Card | None, ...]) -> None:
        rows = [_Row(number, card) for number, card in enumerate(cards, 1)]
        self._show_rows(cards, rows)

    def heading(self) -> str:
        return self.tr("Stack, from the top")

    def title(self, row: _Row) -> str:
        return row.card.name if row.card is not None else self.tr("Face down")

    def sentence(self, row: _Row) -> str:
        words = card_sentence(row.card) if row.card is not None else self.tr("Face down.")
        return self.tr("{number}: {card}").format(number=row.number, card=words)


class _TileDelegate(QStyledItemDelegate):
    """Paints a card of the stack, and the focus."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self.size = _TILE

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card: Card | None = index.data(SheetRole.CARD)
        box = option.rect.toRectF().adjusted(*(side * _GAP / 2 for side in (1, 1, -1, -1)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if card is None:
            paint_back(painter, box, self._look)
        else:
            paint_tile(painter, box, face_of(card), self._look)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, box.adjusted(-3, -3, 3, 3), 9, 2.4)


class StackSheet(Asking):
    """Shows a stack until the player closes it, by Esc, Space, its button or a click beside it."""

    def __init__(self, look: Look, table: QWidget) -> None:
        """Make a hidden sheet."""
        super().__init__(table)
        self._look, self._table = look, table
        self._before: QWidget | None = None
        self._box = QRect()
        self._title = ""
        self._model = _StackModel()
        self.list = QListView(self)
        self._delegate = _TileDelegate(look, self.list)
        self.list.setModel(self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setWrapping(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet("QListView, QListView > QWidget {background: transparent}")
        self.list.installEventFilter(self)
        self._ink = ParchmentLook(look, self)
        self.button = sheet_button(self._ink, self, key="Esc")
        say_on(self.button, self.tr("Close"), self.tr("Close this stack (Esc)."))
        self.button.clicked.connect(self.close_sheet)
        self.hide()

    def open_sheet(self, cards: tuple[Card | None, ...], room: QRect) -> None:
        """Show cards, the top one first, in the middle of a room of the table."""
        names = dict.fromkeys(card.name for card in cards if card is not None)
        self._title = self.tr("Stack of {number}, from the top").format(number=len(cards))
        self.setAccessibleName(f"{self._title}: {', '.join(names)}.")
        self.list.setAccessibleName(self._title)
        self._model.show(cards)
        self._before = self.window().focusWidget()
        self.setGeometry(self._table.rect())
        self._stand(len(cards), room)
        self.show()
        self.raise_()
        self.list.setCurrentIndex(self._model.index(0))
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def first_focus(self) -> QWidget:
        return self.list

    def waits(self) -> str:
        return self.tr("Esc closes this stack.")

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The shown cards."""
        return tuple(row.card for row in self._model.rows)

    def close_sheet(self) -> None:
        """Hide the sheet and return the focus to the widget that had it before."""
        if self.isHidden():
            return
        hide_and_return(self, self._before)
        self._before = None

    def _stand(self, number: int, room: QRect) -> None:
        look = self._look
        unit = float(getattr(look, "unit", 1.0))
        grown = max(1.0, look.scale / unit) ** 0.5  # cards grow with the text, but less
        wide, high = _TILE.width() * unit * grown + _GAP, _TILE.height() * unit * grown + _GAP
        edge, head, foot = look.px(_EDGE), look.px(_HEAD), look.px(_BUTTON + 10)
        most = max(1, int((room.width() - 2 * edge - 20) // wide))
        across = min(number, _ACROSS, most)
        rows = -(-number // across)
        width = round(across * wide) + 2 * edge + 20
        height = min(room.height(), round(rows * high) + head + foot + 2 * edge)
        self._box = QRect(0, 0, width, height)
        self._box.moveCenter(room.center())
        self._delegate.size = QSize(round(wide), round(high))
        inside = self._box.adjusted(edge, edge + head, -edge, -edge - foot)
        self.list.setGeometry(inside)
        size = self.button.sizeHint()
        left = self._box.center().x() - size.width() // 2
        self.button.setGeometry(left, inside.bottom() + look.px(8), size.width(), size.height())

    # --- painting and closing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        tones = materials_of(self._look)
        veil = QColor(tones.veil)
        veil.setAlphaF(0.45)
        painter.fillRect(self.rect(), veil)
        painter.translate(self._box.topLeft())
        paint_sheet(painter, QRectF(QPointF(), self._box.size()), self._ink, is_lit=False)
        painter.setPen(QColor(INK))
        painter.setFont(self._look.title_font(20))
        head = QRectF(0, self._look.px(_EDGE) - 4, self._box.width(), self._look.px(_HEAD))
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, self._title)
        painter.end()

    def mousePressEvent(self, event: object) -> None:
        self.close_sheet()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._take_key(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take_key(event):
            super().keyPressEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        if event.key() in _CLOSING and not event.isAutoRepeat():
            self.close_sheet()
            return True
        return event.key() == Qt.Key.Key_Space
