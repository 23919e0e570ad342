"""List models: rows with keys, told as what differs; none of them raises into Qt's own code.

Qt asks models from within its own code, which an error tears down.
"""

from __future__ import annotations

import sys
from functools import wraps
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping


_Method = TypeVar("_Method", bound="Callable[..., Any]")


def never_raises(method: _Method) -> _Method:
    """Have a method of a model that Qt calls give nothing, and tell of the error, if it fails."""

    @wraps(method)
    def careful(*given: object, **named: object) -> object:
        try:
            return method(*given, **named)
        except Exception:  # noqa: BLE001 - whatever it is, Qt must not meet it
            sys.excepthook(*sys.exc_info())
            return None

    return cast("_Method", careful)


Index = QModelIndex | QPersistentModelIndex


class Keyed(Protocol):
    """A value with a name of its own."""

    @property
    def key(self) -> Hashable:
        """Name it the same in every scene."""


_R = TypeVar("_R", bound=Keyed)


class RowsModel(QAbstractListModel, Generic[_R]):
    """Rows that come, go, move and change; a reset stands for a new game only."""

    def __init__(self, fields: Mapping[int, str]) -> None:
        """Have no rows; `fields` names what a row knows, by role."""
        super().__init__()
        self._fields = fields
        self._rows: list[_R] = []
        self._game: object = None

    def _show_rows(self, game: object, rows: list[_R]) -> None:
        """Show rows, telling only what differs as long as the game is the same object."""
        if game is not self._game:
            self.beginResetModel()
            self._game, self._rows = game, rows
            self.endResetModel()
            return
        self._remove_missing({row.key for row in rows})
        for place, row in enumerate(rows):
            self._put(place, row)

    def forget(self) -> None:
        """Have no rows again, as before a game."""
        self._show_rows(None, [])

    def _remove_missing(self, keys: set[Hashable]) -> None:
        for place in reversed(range(len(self._rows))):
            if self._rows[place].key not in keys:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()

    def _put(self, place: int, row: _R) -> None:
        old = self._place_of(row.key)
        if old is None:
            self.beginInsertRows(QModelIndex(), place, place)
            self._rows.insert(place, row)
            self.endInsertRows()
            return
        if old != place:
            self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), place)
            self._rows.insert(place, self._rows.pop(old))
            self.endMoveRows()
        if self._rows[place] != row:
            self._rows[place] = row
            self.dataChanged.emit(self.index(place), self.index(place))

    def _place_of(self, key: Hashable) -> int | None:
        return next((place for place, row in enumerate(self._rows) if row.key == key), None)

    @property
    def rows(self) -> tuple[_R, ...]:
        """The rows."""
        return tuple(self._rows)

    def title(self, row: _R) -> str:
        """Name a row."""
        raise NotImplementedError

    def sentence(self, row: _R) -> str:
        """Say all about a row in one breath."""
        raise NotImplementedError

    def heading(self) -> str:
        """Name what the rows are."""
        raise NotImplementedError

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.heading()
        return None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.sentence(row)
        field = self._fields.get(role)
        return None if field is None else getattr(row, field)
