"""Cards to take into a set-up or to leave out of it, by their pictures."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.ui.controls.picture_button import paint_tick
from valeria_desktop.ui.controls.toggles import Toggle, ToggleGrid
from valeria_desktop.ui.paint.pictures import has_picture, picture

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QResizeEvent

    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.ui.paint.look import Look

_TILE = (142, 78)
_AROUND = 8.0
_MOST_COLUMNS, _LEAST_READABLE = 4, 130
"""Columns of cards, and the width below which a citizen's number can't be read, in units."""
_SIGN = 16
"""The side of the sign of a box: beside the corner of a card, where no name is."""


class CardToggle(Toggle):
    """A card in the set-up, with a tick, or out of it and dim."""

    def __init__(self, look: Look, face: CardFace, words: str, box: str = "") -> None:
        """Make a toggle for a card; `words` describe it to a screen reader.

        `box` is the id of the set that the card belongs to; empty for the base game.
        """
        super().__init__(look)
        self._face = face
        self.box = box
        self.setText(face.name)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_TILE[0]), self._look.px(_TILE[1]))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_TILE[0] * 0.75), round(_TILE[1] * 0.9))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        box = whole.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        is_in = self.isChecked()
        if not self.isEnabled() and not is_in:
            painter.setOpacity(0.55)
        mood = CardMood(
            is_dim=not is_in,
            is_hovered=self.underMouse() and self.isEnabled(),
            is_focused=self.hasFocus(),
        )
        paint_tile(painter, box, self._face, self._look, mood)
        if is_in:
            paint_tick(painter, self._tick_at(box), self._look)
        if self.box and has_picture(sign := f"signs/{self.box}.svg"):
            drawn = picture(sign, _SIGN, _SIGN, self.devicePixelRatioF())
            painter.drawPixmap(whole.topLeft(), drawn)

    def _tick_at(self, box: QRectF) -> QPointF:
        """Return the corner for the tick: lower on a domain, to keep its long name readable."""
        low = box.height() * 0.27 if self._face.badge_is_needed else 0
        return box.topRight() + QPointF(0, low)


class CardGrid(ToggleGrid[CardToggle]):
    """Cards in rows that keep the shape of tiles, in as many columns as leave them readable."""

    def __init__(self, look: Look) -> None:
        super().__init__(_MOST_COLUMNS)
        self._look = look

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns = max(1, min(_MOST_COLUMNS, self.width() // self._look.px(_LEAST_READABLE)))
        if columns != self._columns:
            self._lie_in(columns)
        else:
            self._keep_shape()

    def size_of_card(self) -> QSize:
        """Return the size that every card here has; empty while none is seen."""
        seen = next((each for each in self._toggles if each.isVisible()), None)
        return QSize() if seen is None else seen.size()

    def _lie_in(self, columns: int) -> None:
        super()._lie_in(columns)
        self._keep_shape()

    def _keep_shape(self) -> None:
        """Make all cards equal, as the same picture of a card serves in each column.

        Rows that had cards before have no height. What room is left lies below the last one, else
        cards were stretched, and drawn anew, until the page has got its new height.
        """
        self._grid.setContentsMargins(0, 0, self.width() % self._columns, 0)
        high = round(self.width() // self._columns * _TILE[1] / _TILE[0])
        high = max(high, self._look.px(_TILE[1]))
        rows = ceil(len(self._toggles) / self._columns)
        for row in range(max(rows + 1, self._grid.rowCount())):
            self._grid.setRowMinimumHeight(row, high if row < rows else 0)
            self._grid.setRowStretch(row, int(row == rows))
