"""Choices side by side: all values are visible, where a field would hide all but one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.focus import keep_tab_order

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
        take_choices(self._group, self._taken, is_told=lambda: self._is_told)
        self._row = self.lay_out()

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
        keep_tab_order(self, self.buttons())

    def _add(self, words: str, value: object) -> None:
        button = self.make(words, value)
        make_exclusive(button)
        button.setAccessibleName(f"{self._name}: {words}")
        button.setAccessibleDescription(self.accessibleDescription())
        self._group.addButton(button, len(self._values))
        self._row.addWidget(button)
        if isinstance(self._row, QHBoxLayout):
            self._row.setStretchFactor(button, 1)
        self._values.append(value)

    def lay_out(self) -> QLayout:
        """Make the layout of the buttons: one row, which they share alike."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.px(4))
        return row

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

    def _taken(self, number: int) -> None:
        self._share_focus()
        self.chosen.emit(self._values[number])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._group.button(max(0, self._group.checkedId())).setFocus(event.reason())


def make_exclusive(button: QAbstractButton) -> None:
    """Make a button one of several that exclude each other: a radio button for a screen reader."""
    button.setCheckable(True)
    button.setAutoExclusive(True)


def take_choices(
    group: QButtonGroup, take: Callable[[int], object], *, is_told: Callable[[], bool] = bool
) -> None:
    """Take each choice among buttons once, also from a screen reader that toggles without a click.

    A button that is checked while `is_told` returns True is shown, and chosen by nobody.
    """
    toggled: list[int] = []

    def toggle(number: int, is_on: bool) -> None:  # noqa: FBT001 - a slot
        if is_on and QAccessible.isActive() and not is_told():
            toggled[:] = [number]
            QTimer.singleShot(0, group, follow)  # a click comes at once, and takes it itself

    def follow() -> None:
        if toggled:
            click(toggled[0])

    def click(number: int) -> None:
        toggled.clear()
        take(number)

    group.idToggled.connect(toggle)
    group.idClicked.connect(click)
