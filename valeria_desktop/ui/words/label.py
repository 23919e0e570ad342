"""Words on the screen are plain, except for the program's own markup, which escapes the rest.

Left to itself, Qt guesses: it shows words that look like markup as such, in labels and beside the
mouse, and opens a picture named in them. Names, titles and file names come from anyone. So labels
and explanations are made here, and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolTip

from valeria_desktop.kernel.doors import door

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QAction, QHelpEvent
    from PySide6.QtWidgets import QWidget

_escape: Callable[[str], str] = door("html:escape")
"""A door, as `html` brings the names of 2,231 signs along."""


class Markup(str):
    """Trusted markup; only `marked` makes it."""

    __slots__ = ()


def marked(template: str, **parts: object) -> Markup:
    """Return the program's own markup filled with words; plain words are escaped."""
    filled = {
        name: part if isinstance(part, Markup) else _escape(str(part))
        for name, part in parts.items()
    }
    return Markup(template.format(**filled))


def unmarked(words: str) -> str:
    """Return words in a form that Qt shows as they are, though it guesses."""
    if isinstance(words, Markup) or not {"<", "&"} & set(words):
        return words
    return marked("<p style='margin:0; white-space:pre-wrap'>{words}</p>", words=words)


def explain_beside(thing: QWidget | QAction, words: str) -> None:
    """Show words beside the mouse while it rests on a widget."""
    thing.setToolTip(unmarked(words))


def describe(widget: QWidget, words: str) -> None:
    """Describe a widget to a screen reader, and beside the mouse."""
    widget.setAccessibleDescription(words)
    explain_beside(widget, words)


def tell_beside(event: QHelpEvent, widget: QWidget, words: str) -> None:
    """Show words beside the mouse."""
    QToolTip.showText(event.globalPos(), unmarked(words), widget)


def say_beside(event: QHelpEvent, widget: QWidget, sentences: Iterable[str], box: QRect) -> None:
    """Show sentences beside the mouse, while it stays in a box."""
    words = "".join(marked("<p style='margin:0'>{words}</p>", words=each) for each in sentences)
    QToolTip.showText(event.globalPos(), words, widget, box)


class Label(QLabel):
    """A label with plain words."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        """Make a label with words."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)
