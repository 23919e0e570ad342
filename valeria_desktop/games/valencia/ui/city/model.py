"""Cells and bushes of the city as table models."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from valeria_desktop.games.valencia.ui.city.offers import NO_OFFERS
from valeria_desktop.games.valencia.ui.city.place import Bush, Cell, bush_of, cell_of
from valeria_desktop.games.valencia.ui.city.state import State
from valeria_desktop.ui.kit.careful import never_raises

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.city.offers import Offers
    from valeria_desktop.ui.kit.rows import Index

_FIRST = int(Qt.ItemDataRole.UserRole)
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_Place = TypeVar("_Place", Cell, Bush)


class CityRole(IntEnum):
    """What a place of the city knows."""

    TARGET = _FIRST
    IS_LIT = _FIRST + 1
    SHOWN = _FIRST + 2
    """All of it, to be painted."""


class _GridModel(QAbstractTableModel, Generic[_Place]):
    """Places in rows and columns, counted row by row; some may have nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._city: City | None = None
        self._places: dict[int, _Place] = {}

    def show(self, scene: Scene, offers: Offers = NO_OFFERS) -> None:
        """Show a scene, telling only what differs; another city is another model."""
        city, before = scene.view.table.city, self._places
        places = self._look(scene, offers)
        if city is not self._city:
            self.beginResetModel()
            self._city, self._places = city, places
            self.endResetModel()
            return
        self._places = places
        for number, place in places.items():
            if place != before[number]:
                index = self.index_of(number)
                self.dataChanged.emit(index, index)

    def _look(self, scene: Scene, offers: Offers) -> dict[int, _Place]:
        raise NotImplementedError

    def _size(self, city: City) -> tuple[int, int]:
        """Give how many columns and rows there are."""
        raise NotImplementedError

    def _row_words(self, row: int) -> str:
        raise NotImplementedError

    def _column_words(self, column: int) -> str:
        raise NotImplementedError

    @property
    def places(self) -> Iterator[_Place]:
        """All that is shown, row by row."""
        return iter(self._places.values())

    def place(self, number: int) -> _Place | None:
        """Give a place by its number."""
        return self._places.get(number)

    def index_of(self, number: int) -> QModelIndex:
        """Give the index of a place; an invalid one if it isn't shown."""
        if self._city is None or number not in self._places:
            return QModelIndex()
        return self.index(*divmod(number, self._size(self._city)[0]))

    def place_at(self, index: Index) -> _Place | None:
        """Give the place of an index."""
        if self._city is None or not index.isValid():
            return None
        return self._places.get(index.row() * self._size(self._city)[0] + index.column())

    def rowCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside or self._city is None else self._size(self._city)[1]

    def columnCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside or self._city is None else self._size(self._city)[0]

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        is_column = orientation is Qt.Orientation.Horizontal
        return self._column_words(section) if is_column else self._row_words(section)

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        place = self.place_at(index)
        if place is None:
            return None
        if role == CityRole.SHOWN:
            return place
        if role == CityRole.TARGET:
            return place.target
        if role == CityRole.IS_LIT:
            return place.state in {State.LIT, State.PICKED}
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join(place.lines)
        return place.name if role == Qt.ItemDataRole.DisplayRole else None


class CityModel(_GridModel[Cell]):
    """All cells; the central fountain takes four."""

    def _look(self, scene: Scene, offers: Offers) -> dict[int, Cell]:
        cells = range(len(scene.view.table.city.cells))
        return {number: cell_of(scene, offers, number) for number in cells}

    def _size(self, city: City) -> tuple[int, int]:
        return city.width, city.height

    def _row_words(self, row: int) -> str:
        return self.tr("Row {number}").format(number=row + 1)

    def _column_words(self, column: int) -> str:
        return self.tr("Column {letter}").format(letter=_LETTERS[column])


class BushModel(_GridModel[Bush]):
    """All points where four cells meet, but those that the central fountain touches."""

    def _look(self, scene: Scene, offers: Offers) -> dict[int, Bush]:
        return {number: bush_of(scene, offers, number) for number in scene.view.table.city.bushes}

    def _size(self, city: City) -> tuple[int, int]:
        return city.width - 1, city.height - 1

    def _row_words(self, row: int) -> str:
        words = self.tr("Between rows {number} and {next}")
        return words.format(number=row + 1, next=row + 2)

    def _column_words(self, column: int) -> str:
        words = self.tr("Between columns {letter} and {next}")
        return words.format(letter=_LETTERS[column], next=_LETTERS[column + 1])
