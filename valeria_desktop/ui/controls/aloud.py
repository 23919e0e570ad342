"""Sentences for a screen reader: announced, or told by a name that changes in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

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


ALOUD = Aloud()
"""The one way of the whole program: two would speak at once."""
