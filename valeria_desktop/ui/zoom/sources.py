"""The views whose things can be looked at closely, and what lies in them where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex, QObject, QPoint
    from PySide6.QtWidgets import QAbstractItemView, QWidget

P = TypeVar("P")
"""What a game calls what can be pointed at."""


class Sources(Generic[P]):
    """Knows for each view what its rows and cells are."""

    def __init__(self, table: QWidget, nothing: P) -> None:
        """Know none yet; where nothing is, a game says so by a value of its own."""
        self._table, self._nothing = table, nothing
        self._views: dict[
            QObject,
            tuple[QAbstractItemView, Callable[[QModelIndex], P], Callable[[QPoint], P] | None],
        ] = {}
        self._quiet: set[QObject] = set()

    def add(
        self,
        view: QAbstractItemView,
        find: Callable[[QModelIndex], P],
        under: Callable[[QPoint], P] | None,
        listener: QObject,
        *,
        is_quiet: bool = False,
    ) -> None:
        """Know a view, to whose events somebody listens from now on.

        `find` says what a row is, and `under` what lies at a point of it, where that is less.
        In a quiet one a thing is shown closely only while the key is held.
        """
        view.viewport().setMouseTracking(True)
        for each in (view, view.viewport()):
            self._views[each] = view, find, under
            each.installEventFilter(listener)
            if is_quiet:
                self._quiet.add(each)

    def let_go(self, listener: QObject) -> None:
        """Know none any more."""
        for each in self._views:
            each.removeEventFilter(listener)
        self._views.clear()
        self._quiet.clear()

    def __contains__(self, thing: QObject) -> bool:
        """Tell whether something is a view that is known, or its viewport."""
        return thing in self._views

    def is_quiet(self, watched: QObject) -> bool:
        """Tell whether nothing is shown of a view without being asked for."""
        return watched in self._quiet

    def under(self, watched: QObject, at: QPoint) -> tuple[P, QRect]:
        """Give what lies at a point of a view, and its box of the table."""
        view, find, under = self._views[watched]
        here = find if under is None else lambda _index: under(at)
        return self._found(view, view.indexAt(at), here)

    def focused(self) -> tuple[P, QRect]:
        """Give what the keys have gone to, and its box of the table."""
        for view, find, _ in self._views.values():
            if view.hasFocus():
                return self._found(view, view.currentIndex(), find)
        return self._nothing, QRect()

    def _found(
        self, view: QAbstractItemView, index: QModelIndex, find: Callable[[QModelIndex], P]
    ) -> tuple[P, QRect]:
        if not index.isValid():
            return self._nothing, QRect()
        cell = view.visualRect(index)
        corner = view.viewport().mapTo(self._table, cell.topLeft())
        return find(index), QRect(corner, cell.size())
