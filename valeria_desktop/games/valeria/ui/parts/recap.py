"""The recap of events since the viewer's last turn: a sheet over the market until the roll."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.paint.recap import RecapDelegate
from valeria_desktop.games.valeria.ui.parts.recap_model import (
    DEEDS,
    RecapModel,
    RecapPart,
    RecapRole,
)
from valeria_desktop.ui.controls.spoken_rows import sentence_of
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.table.recap_sheet import RecapSheet, RecapView

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.story.recap import Recap
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook

WIDTH = 812
_ROW, _OWN, _LEFT = 78, 62, 56
_FIRST = 0.415
"""The first column's share of a row's width; the deeds divide the rest."""
_HALF = 0.46


class RecapRows(RecapView):
    """The rows of the recap: the player points at a cell for its card, or clicks to look back."""

    line_role = RecapRole.LINE

    def __init__(self, look: Look, ink: ParchmentLook, model: RecapModel, parent: QWidget) -> None:
        """Show the cells of a model."""
        super().__init__(model, parent)
        self._cells = model
        self._look = look
        self._ink = ink
        self.delegate = RecapDelegate(look, ink, self)
        self.setItemDelegate(self.delegate)

    def lay_out(self) -> None:
        """Set the height of each row and the width of each column."""
        model, width = self._cells, self.viewport().width()
        has_tiles = self.choose_cells(width)
        self.clearSpans()
        first = round(width * (_FIRST if has_tiles else _HALF))
        self.setColumnWidth(0, first)
        for column in range(1, DEEDS + 1):
            self.setColumnWidth(column, (width - first) // DEEDS)
        for row, cells in enumerate(model.rows):
            if cells[0] is not None and cells[0].part in {RecapPart.OWN, RecapPart.HEAD}:
                self.setSpan(row, 0, 1, model.columnCount())
            self.setRowHeight(row, self.height_of(row, width))

    def choose_cells(self, width: int) -> bool:
        """Return whether tiles fit a row of a width, in pixels; without them use small pictures."""
        has_tiles = self.delegate.has_tiles(width * (1 - _FIRST) / DEEDS)
        self._cells.head_apart(is_apart=not has_tiles)
        return has_tiles

    def height_of(self, row: int, width: int) -> int:
        """Return the height of a row, in pixels."""
        cell, px = self._cells.rows[row][0], self._ink.px
        box = self._look.box if isinstance(self._look, RoomLook) else px
        if cell is None or cell.part is RecapPart.OTHER:
            return ceil(max(box(_ROW), px(66)))
        if cell.own is not None:
            return ceil(max(box(_OWN), self.delegate.own_height(cell.own, width)))
        if cell.part is RecapPart.HEAD:
            return px(30)
        return ceil(max(box(_LEFT), px(46)))

    def wished_height(self, width: int) -> int:
        self.choose_cells(width)
        return sum(self.height_of(row, width) for row in range(self._cells.rowCount()))

    def stops(self) -> list[QModelIndex]:
        """Return the cells that say something."""
        model = self.model()
        columns = range(model.columnCount())
        cells = [model.index(row, at) for row in range(model.rowCount()) for at in columns]
        return [cell for cell in cells if sentence_of(cell)]


class MarketRecap(RecapSheet):
    """Shows the events since the viewer's last turn, and what left the market."""

    rows: RecapRows

    def make_rows(self, look: Look, ink: ParchmentLook) -> RecapRows:
        self.model = RecapModel()
        return RecapRows(look, ink, self.model, self)

    def show_recap(self, told: Recap, seats: tuple[Seat, ...], viewer: int) -> None:
        """Show the events since the viewer's last turn; hide the sheet if there are none."""
        self.model.show_recap(told, seats, viewer)
        self.lay_out()
        self.setVisible(bool(told))

    def rules(self) -> list[int]:
        """Return the top of each new part."""
        tops, before = [], RecapPart.OTHER
        for row, cells in enumerate(self.model.rows):
            part = cells[0].part if cells[0] is not None else before
            if part is not before and before is not RecapPart.HEAD:
                tops.append(self.rows.rowViewportPosition(row))
            before = part
        return tops
