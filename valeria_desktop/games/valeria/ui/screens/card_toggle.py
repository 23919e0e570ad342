"""Cards to be chosen: each a tile that is taken or left out, in rows that arrows go through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.games.valeria.ui.cards.mood import Mood
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.ui.kit.picture_button import paint_tick
from valeria_desktop.ui.kit.toggles import Toggle, ToggleGrid

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QResizeEvent

    from valeria_desktop.games.valeria.ui.cards.face import Face
    from valeria_desktop.ui.kit.look import Look

_TILE = (142, 78)
_AROUND = 5.0


class CardToggle(Toggle):
    """A card that takes part, with a tick, or doesn't and is dim."""

    def __init__(self, look: Look, face: Face, words: str) -> None:
        """Show a card; `words` says to a screen reader what it is."""
        super().__init__(look)
        self._face = face
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
        mood = Mood(
            is_dim=not is_in,
            is_hovered=self.underMouse() and self.isEnabled(),
            is_focused=self.hasFocus(),
        )
        paint_tile(painter, box, self._face, self._look, mood)
        if is_in:
            paint_tick(painter, self._tick_at(box), self._look)

    def _tick_at(self, box: QRectF) -> QPointF:
        """Return a place where the tick hides nothing: domains have long names, little below."""
        low = box.height() * 0.27 if self._face.kind == "domain" else 0
        return box.topRight() + QPointF(0, low)


class CardGrid(ToggleGrid[CardToggle]):
    """Cards in rows that keep the shape of tiles."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = round(self.width() / self._columns * _TILE[1] / _TILE[0])
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, high)
