"""The views whose things can be looked at closely, and the finding of things in them."""

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
    """A view, and the functions that find its things."""

    view: QAbstractItemView
    find: Callable[[QModelIndex], At | Thing | None]
    """Returns the thing of a row."""
    under: Callable[[QPoint], At | Thing | None] | None = None
    """Returns the thing at a point; None if each row is one thing."""
    box: Callable[[At | Thing | None], QRect] | None = None
    """Returns the box of a thing; None if it is the row's."""
    is_quiet: bool = False
    """Whether a close look needs the key."""


class ZoomSources:
    """Knows the things of each view's rows and cells."""

    def __init__(self, table: QWidget) -> None:
        """Start without views."""
        self._table = table
        self._views: dict[QObject, ZoomSource] = {}

    def add(
        self,
        source: ZoomSource,
        listener: QObject,
    ) -> None:
        """Add a view, and let `listener` get its events from now on."""
        source.view.viewport().setMouseTracking(True)
        for each in (source.view, source.view.viewport()):
            self._views[each] = source
            each.installEventFilter(listener)

    def let_go(self, listener: QObject) -> None:
        """Forget all views, and stop the listener's events."""
        for each in self._views:
            each.removeEventFilter(listener)
        self._views.clear()

    def __contains__(self, thing: QObject) -> bool:
        """Return whether an object is a known view, or its viewport."""
        return thing in self._views

    def is_quiet(self, watched: QObject) -> bool:
        """Return whether a close look at a view's things needs the key."""
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
        """Return the thing with the focus, and its box on the table."""
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
        """Return a box of a view in coordinates of the table."""
        return QRect(view.viewport().mapTo(self._table, box.topLeft()), box.size())
