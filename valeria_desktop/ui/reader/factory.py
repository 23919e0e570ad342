"""Qt asks here for interfaces of widgets; what makes them is loaded when a screen reader asks.

Nobody asks on a computer without a screen reader, and loading it took 3 % of the start's time.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication

from valeria_desktop.kernel.doors import door

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from valeria_desktop.ui.reader.keeper import Keeper


_make_keeper: Callable[[], Keeper] = door("valeria_desktop.ui.reader.interfaces:make_keeper")


class HeardWidgets:
    """Passes Qt's questions on to a keeper, which is made with the first of them."""

    def __init__(self) -> None:
        """Make no keeper yet."""
        self._keeper: Keeper | None = None
        self._is_over = False

    def make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        """Make the interface of a widget; return None for one that is left to Qt."""
        if self._is_over:
            return None
        if self._keeper is None:
            self._keeper = _make_keeper()
        return self._keeper.make(name, thing)

    def end(self) -> None:
        """Delete everything, and make no more: Python goes before Qt does."""
        self._is_over = True
        if self._keeper is not None:
            self._keeper.end()


@cache
def hear_widgets() -> None:
    """Have Qt ask here for the interfaces of these widgets, until the program ends."""
    widgets, application = HeardWidgets(), QGuiApplication.instance()
    QAccessible.installFactory(widgets.make)
    if application is not None:
        application.aboutToQuit.connect(widgets.end)
