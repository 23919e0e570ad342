"""The views whose cards can be looked at closely, and what lies in them where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.ui.zoom.pointed import NOTHING, Pointed

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex, QObject, QPoint
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    Find = Callable[[QModelIndex], Pointed]
    Under = Callable[[QPoint], Pointed]
    Found = tuple[Pointed, QRect]
    """What is there, and the box of the table that it lies in."""


class Sources:
    """Knows for each view what its rows and cells are."""

    def __init__(self, table: QWidget) -> None:
        """Know none yet."""
        self._table = table
        self._views: dict[QObject, tuple[QAbstractItemView, Find, Under | None]] = {}
        self._quiet: set[QObject] = set()

    def add(
        self,
        view: QAbstractItemView,
        find: Find,
        under: Under | None,
        listener: QObject,
        *,
        is_quiet: bool = False,
    ) -> None:
        """Know a view, to whose events somebody listens from now on.

        `find` says what a row is, and `under` what lies at a point of it, where that is less.
        In a quiet one a card is shown closely only while the key is held.
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

    def under(self, watched: QObject, at: QPoint) -> Found:
        """Give what lies at a point of a view."""
        view, find, under = self._views[watched]
        here = find if under is None else lambda _index: under(at)
        return self._found(view, view.indexAt(at), here)

    def focused(self) -> Found:
        """Give what the keys have gone to."""
        for view, find, _ in self._views.values():
            if view.hasFocus():
                return self._found(view, view.currentIndex(), find)
        return NOTHING, QRect()

    def _found(self, view: QAbstractItemView, index: QModelIndex, find: Find) -> Found:
        if not index.isValid():
            return NOTHING, QRect()
        cell = view.visualRect(index)
        corner = view.viewport().mapTo(self._table, cell.topLeft())
        return find(index), QRect(corner, cell.size())
