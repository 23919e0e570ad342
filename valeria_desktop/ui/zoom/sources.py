"""The views whose things can be looked at closely, and what lies in them where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import frozen
from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex, QObject, QPoint
    from PySide6.QtWidgets import QAbstractItemView, QWidget

P = TypeVar("P")
"""What a game calls what can be pointed at."""


@frozen
class Source(Generic[P]):
    """A view, and how its things are found."""

    view: QAbstractItemView
    find: Callable[[QModelIndex], P]
    """What a row is."""
    under: Callable[[QPoint], P] | None = None
    """What lies at a point of it, where that is less or more than a row."""
    box: Callable[[P], QRect] | None = None
    """Where that lies, if it is no row."""
    is_quiet: bool = False
    """A thing is shown closely only while the key is held."""


class Sources(Generic[P]):
    """Knows for each view what its rows and cells are."""

    def __init__(self, table: QWidget, nothing: P) -> None:
        """Know none yet; where nothing is, a game says so by a value of its own."""
        self._table, self._nothing = table, nothing
        self._views: dict[QObject, Source[P]] = {}

    def add(
        self,
        source: Source[P],
        listener: QObject,
    ) -> None:
        """Know a view, to whose events somebody listens from now on."""
        source.view.viewport().setMouseTracking(True)
        for each in (source.view, source.view.viewport()):
            self._views[each] = source
            each.installEventFilter(listener)

    def let_go(self, listener: QObject) -> None:
        """Know none any more."""
        for each in self._views:
            each.removeEventFilter(listener)
        self._views.clear()

    def __contains__(self, thing: QObject) -> bool:
        """Tell whether something is a view that is known, or its viewport."""
        return thing in self._views

    def is_quiet(self, watched: QObject) -> bool:
        """Tell whether nothing is shown of a view without being asked for."""
        return watched in self._views and self._views[watched].is_quiet

    def under(self, watched: QObject, at: QPoint) -> tuple[P, QRect]:
        """Give what lies at a point of a view, and its box of the table."""
        source = self._views[watched]
        if source.under is None:
            return self._found(source.view, source.view.indexAt(at), source.find)
        pointed = source.under(at)
        if source.box is None:
            return self._found(source.view, source.view.indexAt(at), lambda _index: pointed)
        return pointed, self._placed(source.view, source.box(pointed))

    def focused(self) -> tuple[P, QRect]:
        """Give what the keys have gone to, and its box of the table."""
        for source in self._views.values():
            if source.view.hasFocus():
                return self._found(source.view, source.view.currentIndex(), source.find)
        return self._nothing, QRect()

    def _found(
        self, view: QAbstractItemView, index: QModelIndex, find: Callable[[QModelIndex], P]
    ) -> tuple[P, QRect]:
        if not index.isValid():
            return self._nothing, QRect()
        return find(index), self._placed(view, view.visualRect(index))

    def _placed(self, view: QAbstractItemView, box: QRect) -> QRect:
        """Give a box of a view as the table sees it."""
        return QRect(view.viewport().mapTo(self._table, box.topLeft()), box.size())
