"""List models: rows with keys that report only their changes, and never raise into Qt's code.

Qt calls models from its own code, which a Python error would leave in an undefined state.
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
    """Decorate a method that Qt calls: on an error it reports the error and returns None."""

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
    """A value with a key of its own."""

    @property
    def key(self) -> Hashable:
        """The value's key, the same in every scene."""


_R = TypeVar("_R", bound=Keyed)


class RowsModel(QAbstractListModel, Generic[_R]):
    """Rows that come, go, move and change; only a new game resets the model."""

    def __init__(self, fields: Mapping[int, str]) -> None:
        """Make an empty model; `fields` names the attribute of a row for each role."""
        super().__init__()
        self._fields = fields
        self._rows: list[_R] = []
        self._game: object = None

    def _show_rows(self, game: object, rows: list[_R]) -> None:
        """Show rows; as long as the game is the same object, report only the changes."""
        if game is not self._game:
            self.beginResetModel()
            self._game, self._rows = game, rows
            self.endResetModel()
            return
        self._remove_missing({row.key for row in rows})
        for place, row in enumerate(rows):
            self._put(place, row)

    def forget(self) -> None:
        """Remove all rows, as before a game."""
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
        """All rows, from the first on."""
        return tuple(self._rows)

    def title(self, row: _R) -> str:
        """Return the title of a row."""
        raise NotImplementedError

    def sentence(self, row: _R) -> str:
        """Return a sentence about a whole row, for a screen reader."""
        raise NotImplementedError

    def heading(self) -> str:
        """Return the heading of the list."""
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
