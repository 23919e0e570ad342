"""Paints the plaques of the others, from what their model says and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valeria.ui.boards.bearing import PLAIN_BEARING, Bearing
from valeria_desktop.games.valeria.ui.boards.places import form_of, places_on, width_needed
from valeria_desktop.games.valeria.ui.boards.plaque_paint import paint_plaque
from valeria_desktop.games.valeria.ui.boards.players import PlayerRole
from valeria_desktop.games.valeria.ui.cards.hover import show_signs, signs_painted
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.ui.boards.places import Places
    from valeria_desktop.games.valeria.ui.boards.plaque import Plaque
    from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign
    from valeria_desktop.games.valeria.ui.cards.mood import Chip
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index


class OthersDelegate(QStyledItemDelegate):
    """A plaque for each rival, as large as its view says."""

    def __init__(self, look: RoomLook, parent: QObject | None = None) -> None:
        """Paint with the look of a room."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look)
        self.cell = QSize(1, 1)
        self.gap = 0
        """What of a cell at its right is left free."""
        self.told = -1
        """The seat that the story tells of."""
        self.woken: Mapping[int, Mapping[int, Chip]] = {}
        """What a roll wakes, for each seat by the number."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cell

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        plaque: Plaque = index.data(PlayerRole.PLAQUE)
        bearing = Bearing(
            is_hovered=bool(option.state & QStyle.StateFlag.State_MouseOver),
            has_focus=bool(option.state & QStyle.StateFlag.State_HasFocus),
            is_told=plaque.seat == self.told,
            woken=tuple(self.woken.get(plaque.seat, {}).items()),
        )
        self._kept.paint(
            painter,
            self.box_in(option.rect),
            (plaque.seat, (plaque, bearing, self._look.squeeze), self._look.unit),
            lambda brush, box: self._paint_plaque(brush, box, plaque, bearing),
        )

    def box_in(self, cell: QRect) -> QRect:
        """Give where the plaque of a cell lies."""
        return cell.adjusted(0, 0, -self.gap, 0)

    def places(self, plaque: Plaque, box: QRectF) -> Places:
        """Give where everything lies on a plaque in a box."""
        form = form_of(plaque, self._look.squeeze)
        return places_on(plaque, box, Ruler(self._look), form)

    def width_needed(self, plaque: Plaque, height: int) -> int:
        """Give how wide a plaque must be for all its cards to be seen."""
        return round(width_needed(plaque, height, Ruler(self._look)))

    def _paint_plaque(self, brush: Brush, box: QRectF, plaque: Plaque, bearing: Bearing) -> None:
        places = self.places(plaque, box)
        paint_plaque(brush, plaque, places, Ruler(self._look), bearing)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        plaque: Plaque | None = index.data(PlayerRole.PLAQUE) if index.isValid() else None
        if plaque is None:
            return False
        box = QRectF(self.box_in(option.rect))
        return show_signs(event, view.viewport(), self._signs(box, plaque))

    def _signs(self, box: QRectF, plaque: Plaque) -> list[PlacedSign]:
        return signs_painted(
            self._look,
            self._look.unit,
            lambda brush: self._paint_plaque(brush, box, plaque, PLAIN_BEARING),
        )


def moved(box: QRectF, by: QPoint) -> QRect:
    """Give a box in whole pixels, moved."""
    return box.translated(QPointF(by)).toAlignedRect()
