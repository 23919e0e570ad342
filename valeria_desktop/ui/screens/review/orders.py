"""Orders of a review page's rows, side by side: the chosen one again turns it round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import Signal

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.words.label import describe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtWidgets import QAbstractButton

    from valeria_desktop.ui.paint.look import Look

Thing = TypeVar("Thing")


class Order(NamedTuple):
    """A way to sort things: the number to sort by, and whether the highest comes first."""

    words: str
    key: Callable[[Any], float]
    is_falling: bool = True
    """Whether the highest comes first."""


class Orders(Choices):
    """Sorts things by the chosen order; a second press on it turns it round."""

    changed = Signal()

    def __init__(self, look: Look, name: str, orders: Iterable[Order]) -> None:
        """Offer orders, and choose the first."""
        super().__init__(look, name)
        made = tuple(orders)
        self._current, self._is_turned = made[0], False
        self.offer((each.words, each) for each in made)
        self.show_value(self._current)
        self.chosen.connect(self._choose)
        self._show_direction()

    def make(self, words: str, value: object) -> QAbstractButton:
        button = Button(self._look, words)
        button.show_icon_with((button,))  # narrow buttons keep their words
        return button

    @property
    def is_falling(self) -> bool:
        """Whether the highest comes first now."""
        return self._current.is_falling is not self._is_turned

    def sort(self, things: Iterable[Thing]) -> Sequence[Thing]:
        """Return things in the chosen order; equal ones stay as they are."""
        return sorted(things, key=self._current.key, reverse=self.is_falling)

    def _choose(self, order: Order) -> None:
        self._is_turned = order is self._current and not self._is_turned
        self._current = order
        self._show_direction()
        self.changed.emit()

    def _show_direction(self) -> None:
        lowest = self.tr("Lowest first. Press again for the highest first.")
        highest = self.tr("Highest first. Press again for the lowest first.")
        for button in self.buttons():
            is_current = button.isChecked()
            words = highest if self.is_falling else lowest
            describe(button, words if is_current else "")
            if isinstance(button, Button):
                button.set_icon(("down" if self.is_falling else "up") if is_current else "")
