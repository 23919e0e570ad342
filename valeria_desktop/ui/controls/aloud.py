"""Sentences for a screen reader: announced, or told by a name that changes in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


class Aloud:
    """Tells sentences to a screen reader, in one of two ways at a time."""

    def __init__(self) -> None:
        self.by_name: Callable[[str], None] | None = None
        """Tells a sentence by a name; None while sentences are announced."""

    def say(self, teller: QWidget, sentence: str) -> None:
        """Tell a sentence of a widget, if a reader runs."""
        if not sentence or not QAccessible.isActive():
            return
        if self.by_name is not None:
            self.by_name(sentence)
        else:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(teller, sentence))


def tell_focused_item(view: QWidget, number: int) -> None:
    """Tell a screen reader that an item of a focused view has the focus, by the item's number."""
    if QAccessible.isActive() and view.hasFocus() and number >= 0:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(number)
        QAccessible.updateAccessibility(event)


ALOUD = Aloud()
"""The one way of the whole program: two would speak at once."""
