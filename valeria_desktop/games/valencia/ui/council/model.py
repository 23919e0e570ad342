"""The council as a table model: eight seats in two columns, or more with less room."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from valeria_desktop.games.valencia.ui.council.seat import CouncilSeat, seats_of
from valeria_desktop.ui.kit.careful import never_raises
from valeria_desktop.ui.kit.plain import unmarked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.kit.rows import Index

_COLUMNS = 2
_FIRST = int(Qt.ItemDataRole.UserRole)


class SeatRole(IntEnum):
    """What a cell knows of its seat."""

    PLACE = _FIRST
    IS_LIT = _FIRST + 1
    SHOWN = _FIRST + 2
    """All of it, to be painted."""


class CouncilModel(QAbstractTableModel):
    """The seats; before a game there are none."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Have no seats."""
        super().__init__(parent)
        self._seats: tuple[CouncilSeat, ...] = ()
        self._columns = _COLUMNS

    def show(self, scene: Scene, hinted: object = None) -> None:
        """Show a scene, telling only what differs."""
        self._show(seats_of(scene, hinted))

    def forget(self) -> None:
        """Have no seats again."""
        self._show(())

    def _show(self, seats: tuple[CouncilSeat, ...]) -> None:
        before = self._seats
        if len(before) != len(seats):
            self.beginResetModel()
            self._seats = seats
            self.endResetModel()
            return
        self._seats = seats
        for old, new in zip(before, seats, strict=True):
            if old != new:
                index = self.index_of(new.place)
                self.dataChanged.emit(index, index)

    def lie_in(self, columns: int) -> None:
        """Lie in so many columns."""
        if columns != self._columns:
            self.beginResetModel()
            self._columns = columns
            self.endResetModel()

    @property
    def seats(self) -> Sequence[CouncilSeat]:
        """The seats, as they are counted."""
        return self._seats

    def index_of(self, place: int) -> QModelIndex:
        """Give the index of a seat; an invalid one before a game."""
        if place not in range(len(self._seats)):
            return QModelIndex()
        return self.index(place // self._columns, place % self._columns)

    def rowCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside else -(-len(self._seats) // self._columns)

    def columnCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside or not self._seats else self._columns

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self.tr("Seats of the council")
        return self.tr("Row {number}").format(number=section + 1)

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        place = index.row() * self._columns + index.column()
        if not index.isValid() or place >= len(self._seats):
            return None
        seat = self._seats[place]
        known: dict[int, object] = {
            SeatRole.PLACE: place,
            SeatRole.IS_LIT: seat.is_lit,
            SeatRole.SHOWN: seat,
            Qt.ItemDataRole.DisplayRole: seat.name,
            Qt.ItemDataRole.AccessibleTextRole: seat.words,
            Qt.ItemDataRole.AccessibleDescriptionRole: seat.explained,
            Qt.ItemDataRole.ToolTipRole: unmarked(f"{seat.words} {seat.explained}"),
        }
        return known.get(role)
