"""Cards to be chosen: each a tile that is taken or left out, in rows that arrows go through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.cards.mood import Mood
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.ui.kit.picture_button import paint_tick

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valeria.ui.cards.face import Face
    from valeria_desktop.ui.kit.look import Look

_TILE = (142, 78)
_AROUND = 5.0
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class CardToggle(QAbstractButton):
    """A card that takes part, with a tick, or doesn't and is dim."""

    def __init__(self, look: Look, face: Face, words: str) -> None:
        """Show a card; `words` says to a screen reader what it is."""
        super().__init__()
        self._look = look
        self._face = face
        self.setCheckable(True)
        self.setText(face.name)
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_TILE[0]), self._look.px(_TILE[1]))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_TILE[0] * 0.75), round(_TILE[1] * 0.9))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrows to the grid, which knows what lies below."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        is_in = self.isChecked()
        if not self.isEnabled() and not is_in:
            painter.setOpacity(0.55)
        mood = Mood(
            is_dim=not is_in,
            is_hovered=self.underMouse() and self.isEnabled(),
            is_focused=self.hasFocus(),
        )
        paint_tile(painter, box, self._face, self._look, mood)
        if is_in:
            paint_tick(painter, self._tick_at(box), self._look)
        painter.end()

    def _tick_at(self, box: QRectF) -> QPointF:
        """Give where the tick hides nothing: domains have long names, but nothing below them."""
        low = box.height() * 0.27 if self._face.kind == "domain" else 0
        return box.topRight() + QPointF(0, low)


class CardGrid(QWidget):
    """Cards in rows; Tab goes to one of them, arrows from there to the others."""

    def __init__(self, columns: int) -> None:
        """Lie empty."""
        super().__init__()
        self._columns = columns
        self._cards: list[CardToggle] = []
        self._current = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def lay(self, cards: Iterable[CardToggle]) -> None:
        """Lay cards beside and below each other."""
        self._cards = list(cards)
        for number, card in enumerate(self._cards):
            self._grid.addWidget(card, number // self._columns, number % self._columns)
            card.pressed.connect(lambda number=number: self._go(number))
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 1)
        self._go(0)

    def _go(self, number: int) -> None:
        """Have Tab lead to a card from now on."""
        self._current = number
        for at, card in enumerate(self._cards):
            is_here = at == number
            card.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_here else Qt.FocusPolicy.ClickFocus
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = round(self.width() / self._columns * _TILE[1] / _TILE[0])
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or focused not in self._cards:
            super().keyPressEvent(event)
            return
        at = self._cards.index(focused)
        to = at + step[0] * self._columns + step[1]
        if 0 <= to < len(self._cards):
            self._go(to)
            self._cards[to].setFocus(Qt.FocusReason.TabFocusReason)
