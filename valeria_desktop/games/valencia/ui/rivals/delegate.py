"""Paints the plaques of the others, from what their model says and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, QSize
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valencia.ui.rivals.model import RivalRole
from valeria_desktop.games.valencia.ui.rivals.paint import Bearing, paint_plaque
from valeria_desktop.games.valencia.ui.rivals.places import places_on
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.ui.rivals.places import Places
    from valeria_desktop.games.valencia.ui.rivals.plaque import Plaque
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index

NOBODY_TOLD = -1


class RivalsDelegate(QStyledItemDelegate):
    """A plaque for each rival, as large as its view says."""

    def __init__(self, look: RoomLook, parent: QObject | None = None) -> None:
        """Paint with the look of a room."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=TURNS)
        self.widths: tuple[int, ...] = (1,)
        """Of the cells, with the gap at the right of each."""
        self.height = 1
        self.gap = 0
        self.told = NOBODY_TOLD
        """The seat that the story tells of."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.widths[min(index.row(), len(self.widths) - 1)], self.height)

    def box_in(self, cell: QRect) -> QRect:
        """Give where the plaque of a cell lies."""
        return cell.adjusted(0, 0, -self.gap, 0)

    def places(self, plaque: Plaque, box: QRectF) -> Places:
        """Give where everything lies on a plaque in a box."""
        return places_on(plaque, box, Ruler(self._look))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        plaque: Plaque = index.data(RivalRole.PLAQUE)
        bearing = Bearing(
            is_hovered=bool(option.state & QStyle.StateFlag.State_MouseOver),
            has_focus=bool(option.state & QStyle.StateFlag.State_HasFocus),
            is_told=plaque.seat == self.told,
        )

        def draw(brush: Brush, box: QRectF) -> None:
            paint_plaque(brush, plaque, self.places(plaque, box), Ruler(self._look), bearing)

        thing = (plaque.seat, (plaque, bearing), self._look.unit)
        self._kept.paint(painter, self.box_in(option.rect), thing, draw)
