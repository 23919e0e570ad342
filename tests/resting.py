"""The windows of tests are painted only where a test looks at them.

Nobody sees what else is painted, and it took two fifths of the time of a test that lays a table.
`make thorough` paints them whenever Qt does.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tests.counts import many

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pytest

_LOOKS = ("grab", "render")
"""How a test looks at a widget."""
_FOLLOWS = "_shows_last"
"""How a kept picture lets a new one follow in a later paint."""


class Rest:
    """The windows that aren't painted."""

    def __init__(self) -> None:
        """Paint all windows until a test begins."""
        self._resting: list[ref[QWidget]] = []
        self.is_on = False
        """Whether windows are painted only where a test looks at them."""

    def begin(self) -> None:
        """Let the windows of the next test rest."""
        self.is_on = bool(many(1, 1, whole=0))

    def take(self, window: QWidget) -> None:
        """Let a window rest, if those of this test do."""
        if self.is_on:
            self._let_rest(window)

    def take_all(self) -> None:
        """Let all windows rest, as a test has said all it says."""
        if isinstance(QCoreApplication.instance(), QApplication):
            for window in QApplication.topLevelWidgets():
                if window.isVisible():
                    self._let_rest(window)

    def end(self) -> None:
        """Paint the windows from now on: the test hears that they are painted, or is over."""
        self.is_on = False
        self._paint(is_painted=True)
        self._resting.clear()

    @contextmanager
    def interrupted(self) -> Iterator[None]:
        """Paint all windows for a look at one: a part of it may be a window that rests."""
        self._paint(is_painted=True)
        try:
            yield
        finally:
            self._paint(is_painted=False)

    def has_any(self) -> bool:
        """Tell whether a window rests: no paint but a look's comes, so no picture may follow."""
        return self.is_on and bool(self._resting)

    def _let_rest(self, window: QWidget) -> None:
        window.setUpdatesEnabled(False)
        self._resting.append(ref(window))

    def _paint(self, *, is_painted: bool) -> None:
        for known in self._resting:
            if (window := known()) is not None and isValid(window):
                window.setUpdatesEnabled(is_painted)


REST = Rest()


def paint_for_looks(patch: pytest.MonkeyPatch) -> None:
    """Let each way to look at a widget interrupt the rest, and see what is new at once."""
    from valeria_desktop.ui.paint.kept import KeptPictures  # after collecting, for coverage

    for name in _LOOKS:
        patch.setattr(QWidget, name, _looking(getattr(QWidget, name)))
    patch.setattr(KeptPictures, _FOLLOWS, _at_once(getattr(KeptPictures, _FOLLOWS)))


def _looking(way: Callable[..., object]) -> Callable[..., object]:
    def look(*given: object, **named: object) -> object:
        with REST.interrupted():
            return way(*given, **named)

    return look


def _at_once(way: Callable[..., bool]) -> Callable[..., bool]:
    def shows_last(*given: object) -> bool:
        return not REST.has_any() and way(*given)

    return shows_last
