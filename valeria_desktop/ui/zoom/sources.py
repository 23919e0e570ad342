"""The views whose things can be looked at closely, and what lies in them where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex, QObject, QPoint
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing


@frozen
class ZoomSource:
    """A view, and how its things are found."""

    view: QAbstractItemView
    find: Callable[[QModelIndex], At | Thing | None]
    """What a row is."""
    under: Callable[[QPoint], At | Thing | None] | None = None
    """What lies at a point of it, where that is less or more than a row."""
    box: Callable[[At | Thing | None], QRect] | None = None
    """Where that lies, if it is no row."""
    is_quiet: bool = False
    """A thing is shown closely only while the key is held."""


class ZoomSources:
    """Knows for each view what its rows and cells are."""

    def __init__(self, table: QWidget) -> None:
        """Know none yet."""
        self._table = table
        self._views: dict[QObject, ZoomSource] = {}

    def add(
        self,
        source: ZoomSource,
        listener: QObject,
    ) -> None:
        """Know a view, to whose events someone listens from now on."""
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

    def under(self, watched: QObject, at: QPoint) -> tuple[At | Thing | None, QRect]:
        """Return the thing at a point of a view, and its box on the table."""
        source = self._views[watched]
        if source.under is None:
            return self._found(source.view, source.view.indexAt(at), source.find)
        pointed = source.under(at)
        if source.box is None:
            return self._found(source.view, source.view.indexAt(at), lambda _index: pointed)
        return pointed, self._placed(source.view, source.box(pointed))

    def focused(self) -> tuple[At | Thing | None, QRect]:
        """Return the thing that the keys have gone to, and its box on the table."""
        for source in self._views.values():
            if source.view.hasFocus():
                return self._found(source.view, source.view.currentIndex(), source.find)
        return None, QRect()

    def _found(
        self,
        view: QAbstractItemView,
        index: QModelIndex,
        find: Callable[[QModelIndex], At | Thing | None],
    ) -> tuple[At | Thing | None, QRect]:
        if not index.isValid():
            return None, QRect()
        return find(index), self._placed(view, view.visualRect(index))

    def _placed(self, view: QAbstractItemView, box: QRect) -> QRect:
        """Return a box of a view as the table sees it."""
        return QRect(view.viewport().mapTo(self._table, box.topLeft()), box.size())
