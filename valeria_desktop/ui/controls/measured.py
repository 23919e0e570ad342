"""Sizes that are measured once: layouts ask for them again and again until something changes."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from collections.abc import Callable

_P = ParamSpec("_P")
_B = TypeVar("_B", bound="Measured")
_M = TypeVar("_M")
_FONTS = {QEvent.Type.FontChange, QEvent.Type.StyleChange}


class Once(Generic[_M]):
    """The last measurement, valid as long as everything it depends on is the same."""

    def __init__(self) -> None:
        """Start without a measurement."""
        self._last: tuple[object, _M] | None = None

    def of(self, known: object, measure: Callable[[], _M]) -> _M:
        """Return the kept measurement for these facts, or measure now."""
        if self._last is None or self._last[0] != known:
            self._last = known, measure()
        return self._last[1]


class Measured(QAbstractButton):
    """A button that remembers its measurements until it changes."""

    def __init__(self) -> None:
        """Start without measurements."""
        super().__init__()
        self.sizes: dict[tuple[object, ...], Any] = {}

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _FONTS:
            self.sizes.clear()
        super().changeEvent(event)


def measured(
    measure: Callable[Concatenate[_B, _P], _M],
) -> Callable[Concatenate[_B, _P], _M]:
    """Decorate a button's method: measure each text once, as long as the button doesn't change."""

    @wraps(measure)
    def find_or_measure(button: _B, *args: _P.args, **kwargs: _P.kwargs) -> _M:
        known = (measure.__name__, button.text(), *args, *kwargs.values())
        if known not in button.sizes:
            button.sizes[known] = measure(button, *args, **kwargs)
        found: _M = button.sizes[known]
        return found

    return find_or_measure  # type: ignore[return-value]  # of a button by any name
