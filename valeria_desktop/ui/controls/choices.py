"""Choices side by side: all values are visible, where a field would hide all but one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QFocusEvent

    from valeria_desktop.ui.paint.look import Look


class Choices(QWidget):
    """Buttons for a few values; Tab goes to the chosen one, and arrows from there to the others."""

    chosen = Signal(object)
    """The value that the player has just chosen."""

    def __init__(self, look: Look, name: str) -> None:
        """Offer no value yet; `name` is the field's name for a screen reader."""
        super().__init__()
        self._look = look
        self._name = name
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._is_told = False
        """Whether a value is being shown that nobody has chosen."""
        self._group.idClicked.connect(self._clicked)
        take_toggles(self._group, self._toggled)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(4))

    def offer(self, choices: Iterable[tuple[str, object]]) -> None:
        """Offer words, each with its value."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._values = []
        for words, value in choices:
            self._add(words, value)

    def _add(self, words: str, value: object) -> None:
        button = self.make(words, value)
        button.setCheckable(True)
        button.setAccessibleName(f"{self._name}: {words}")
        button.setAccessibleDescription(self.accessibleDescription())
        self._group.addButton(button, len(self._values))
        self._row.addWidget(button, 1)
        self._values.append(value)

    def make(self, words: str, value: object) -> QAbstractButton:
        """Make the button of a value."""
        return Button(self._look, words)

    def show_value(self, value: object) -> None:
        """Show a value as the chosen one."""
        number = self._values.index(value) if value in self._values else 0
        self._is_told = True
        self._group.button(number).setChecked(True)
        self._is_told = False
        self._share_focus()

    def currentData(self) -> object:
        """Return the chosen value."""
        return self._values[self._group.checkedId()]

    def buttons(self) -> list[QAbstractButton]:
        """Return the buttons of all values."""
        return [self._group.button(number) for number in range(len(self._values))]

    def button_of(self, value: object) -> QAbstractButton:
        """Return the button of a value."""
        return self._group.button(self._values.index(value))

    def value_of(self, button: QAbstractButton) -> object:
        """Return the value of a button."""
        return self._values[self._group.id(button)]

    def _share_focus(self) -> None:
        for button in self._group.buttons():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _toggled(self, number: int) -> None:
        if not self._is_told:
            self._clicked(number)

    def _clicked(self, number: int) -> None:
        self._share_focus()
        self.chosen.emit(self._values[number])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._group.button(max(0, self._group.checkedId())).setFocus(event.reason())


def take_toggles(group: QButtonGroup, take: Callable[[int], object]) -> None:
    """Take a choice among buttons through a screen reader, which toggles one without a click."""

    def toggled(number: int, is_on: bool) -> None:  # noqa: FBT001 - a slot
        if is_on and QAccessible.isActive():
            take(number)

    group.idToggled.connect(toggled)
