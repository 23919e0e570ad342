"""The shelf itself: boards against a wall by candlelight, with the boxes on them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor

from valeria_desktop.games.valeria.ui.shelf.box import BoxButton
from valeria_desktop.games.valeria.ui.shelf.cat import paint_cat
from valeria_desktop.games.valeria.ui.shelf.lid import CELL, FOOT
from valeria_desktop.games.valeria.ui.shelf.wood import BOARD, cut_star, paint_board, paint_candle
from valeria_desktop.ui.controls.toggles import ToggleGrid
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.screens.home.wall import paint_wall

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

    from valeria_desktop.ui.paint.look import Look

_BEAM, _STEPS = "#ffcf7a", ((430.0, 0.06), (300.0, 0.07), (190.0, 0.09))
_ROOM = 150.0
"""The room beside the last box that candle and cat need, in units."""
_EDGE, _WIDEST_GAP = 12, 0.25
"""The room before the first box, in pixels, and the widest gap between two, by a box's width."""


class Shelf(ToggleGrid[BoxButton]):
    """Boxes on boards; as many stand on a board as the width has room for."""

    def __init__(self, look: Look) -> None:
        super().__init__(1)
        self._look = look
        self._kept = KeptPictures(look)
        self._gap = 0
        """The room between two boxes of a board, in pixels."""

    @property
    def board(self) -> int:
        """The height of a board with its boxes, in pixels."""
        return self._cell().height()

    @property
    def boards(self) -> int:
        """The number of boards."""
        return ceil(len(self._toggles) / self._columns)

    def _cell(self) -> QSize:
        return self._toggles[0].sizeHint() if self._toggles else CELL

    def share_out(self, room: int) -> None:
        """Share the boxes out evenly among as few boards of a width as they need."""
        cell = self._cell()
        most = max(1, (room - 2 * _EDGE) // cell.width())
        boards = ceil(len(self._toggles) / most)
        columns = ceil(len(self._toggles) / boards)
        for box in self._toggles:
            box.setFixedSize(cell)
        spare = room - 2 * _EDGE - columns * cell.width()
        self._gap = self._gap_in(spare, columns)
        self._grid.setHorizontalSpacing(self._gap)
        taken = columns * cell.width() + (columns - 1) * self._gap
        self._grid.setContentsMargins(_EDGE, 0, max(0, room - _EDGE - taken), 0)
        if columns != self._columns:
            self._lie_in(columns)
        self.setFixedHeight(boards * cell.height())
        self.update()

    def _gap_in(self, spare: int, columns: int) -> int:
        """Return the gap between boxes that leaves room for candle and cat on a full board."""
        most = int(self._cell().width() * _WIDEST_GAP)
        return max(0, min(most, (spare - round(_ROOM * self._unit())) // columns))

    # --- the wall and the boards

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, depends = self._unit(), (self._columns, self.boards, self._gap, self._look.is_dark)
        self._kept.paint_whole(self, (unit, depends), lambda painter: self._paint(painter, unit))

    def _unit(self) -> float:
        return self._cell().height() / CELL.height()

    def _paint(self, painter: QPainter, unit: float) -> None:
        box, is_dark = QRectF(self.rect()), self._look.is_dark
        paint_wall(painter, box, unit, is_dark=is_dark)
        free = self._free(unit)
        light = free or QPointF(box.left() + 20 * unit, box.bottom())
        for reach, share in _STEPS:
            beam = QColor(_BEAM)
            beam.setAlphaF(share)
            painter.fillPath(cut_star(light - QPointF(0, 80 * unit), reach * unit), beam)
        for number in range(self.boards):
            top = number * self.board + FOOT * unit
            paint_board(painter, QRectF(0, top, box.width(), BOARD * unit), unit, self._look)
        if free:
            paint_candle(painter, free + QPointF(24, 0) * unit, unit)
            paint_cat(painter, free + QPointF(96, 0) * unit, unit * 0.82, is_dark=is_dark)

    def _free(self, unit: float) -> QPointF | None:
        """Return the foot of the free room on the last board; None if there is too little."""
        on_last = len(self._toggles) - (self.boards - 1) * self._columns
        left = _EDGE + on_last * (self._cell().width() + self._gap) + 8 * unit
        if self.width() - left < _ROOM * unit:
            return None
        return QPointF(left, (self.boards - 1) * self.board + (FOOT + 3) * unit)
