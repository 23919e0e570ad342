"""Words on the screen are plain, unless they are markup of our own with all else escaped in it.

Qt guesses, where it isn't told: words that look like markup are shown as such, in labels and beside
the mouse, and a picture named in them is opened. Names, titles and file names come from anybody.
So labels and explanations are made here, and nowhere else.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolTip

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QAction, QHelpEvent
    from PySide6.QtWidgets import QWidget


class Markup(str):
    """Markup that was written here; only `marked` makes it."""

    __slots__ = ()


def marked(template: str, **parts: object) -> Markup:
    """Fill markup of our own; what is no markup is escaped."""
    filled = {
        name: part if isinstance(part, Markup) else escape(str(part))
        for name, part in parts.items()
    }
    return Markup(template.format(**filled))


def unmarked(words: str) -> str:
    """Return words in a form that Qt, which guesses, shows as they are."""
    if isinstance(words, Markup) or not {"<", "&"} & set(words):
        return words
    return marked("<p style='margin:0; white-space:pre-wrap'>{words}</p>", words=words)


def explain_beside(thing: QWidget | QAction, words: str) -> None:
    """Have words shown beside the mouse where it rests."""
    thing.setToolTip(unmarked(words))


def tell_beside(event: QHelpEvent, widget: QWidget, words: str) -> None:
    """Show words beside the mouse."""
    QToolTip.showText(event.globalPos(), unmarked(words), widget)


def say_beside(event: QHelpEvent, widget: QWidget, sentences: Iterable[str], box: QRect) -> None:
    """Show sentences beside the mouse, as long as it stays in a box."""
    words = "".join(marked("<p style='margin:0'>{words}</p>", words=each) for each in sentences)
    QToolTip.showText(event.globalPos(), words, widget, box)


class Label(QLabel):
    """Words as they are."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        """Show words."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)
