"""The centre as a table model: what lies at each place, what it costs now, what can be done."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from valeria_desktop.games.valeria.rules.at import COLUMNS, PILES, PLACES
from valeria_desktop.games.valeria.rules.scene import places_of
from valeria_desktop.games.valeria.ui.centre.place import place_of
from valeria_desktop.ui.kit.careful import never_raises

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.at import AtPlace
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.centre.place import Place
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.rows import Index

_FIRST = int(Qt.ItemDataRole.UserRole)
_ROWS = 4


class CentreRole(IntEnum):
    """What a place knows."""

    AT = _FIRST
    """Its address."""
    IS_LIT = _FIRST + 1
    SHOWN = _FIRST + 2
    """All of it, to be painted."""


_FIELDS = {
    int(CentreRole.AT): "at",
    int(CentreRole.IS_LIT): "is_lit",
    int(Qt.ItemDataRole.DisplayRole): "words",
    int(Qt.ItemDataRole.AccessibleTextRole): "words",
}


class CentreModel(QAbstractTableModel):
    """Four rows of five places; in the siege one row of three piles and the deck."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show an empty table."""
        super().__init__(parent)
        self._places: list[Place] = []
        self._columns = COLUMNS
        self._explained: dict[At, str] = {}

    def explain(self, at: At, words: str) -> None:
        """Say more of a stack to who can't see it."""
        self._explained[at] = words
        index = self.index_of(at)
        self.dataChanged.emit(index, index, [int(Qt.ItemDataRole.AccessibleTextRole)])

    def explain_no_more(self) -> None:
        """Say of places no more than what lies there."""
        self._explained.clear()

    def show(self, scene: Scene) -> None:
        """Show a scene, telling only what differs."""
        before, columns = self._places, self._columns
        places = [place_of(scene, number) for number in places_of(scene.view)]
        if [place.number for place in places] != [place.number for place in before]:
            self.beginResetModel()
            self._places = places
            self._columns = COLUMNS if len(places) == PLACES else len(places)
            self.endResetModel()
            return
        self._places = places
        for number, (old, new) in enumerate(zip(before, places, strict=True)):
            if old != new:
                index = self.index(number // columns, number % columns)
                self.dataChanged.emit(index, index)

    @property
    def is_siege(self) -> bool:
        """Whether piles and a deck are shown."""
        return bool(self._places) and self._places[0].number in PILES

    @property
    def places(self) -> int:
        """How many are shown."""
        return len(self._places)

    @property
    def addresses(self) -> tuple[AtPlace, ...]:
        """Their addresses, as they lie."""
        return tuple(place.at for place in self._places)

    def index_of(self, at: At) -> QModelIndex:
        """Return the index of a stack; an invalid one if it isn't shown."""
        for number, shown in enumerate(self._places):
            if shown.at == at:
                return self.index(number // self._columns, number % self._columns)
        return QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside else -(-len(self._places) // self._columns)

    def columnCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside or not self._places else self._columns

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self.tr("Column {number}").format(number=section + 1)
        if self.is_siege:
            return self.tr("Piles and deck")
        rows = (
            self.tr("Monsters"),
            self.tr("Citizens 1 to 5"),
            self.tr("Citizens 6 to 12"),
            self.tr("Domains"),
        )
        return rows[section] if section in range(_ROWS) else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = index.row() * self._columns + index.column()
        if not index.isValid() or number >= len(self._places):
            return None
        place = self._places[number]
        if role == CentreRole.SHOWN:
            return place
        if role == Qt.ItemDataRole.AccessibleTextRole and place.at in self._explained:
            return f"{place.words} {self._explained[place.at]}"
        field = _FIELDS.get(role)
        return None if field is None else getattr(place, field)
