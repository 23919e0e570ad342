"""The editor of the seed: shows, copies, draws or takes one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.fields import TextField
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.session.draft import Draft
    from valeria_desktop.ui.paint.look import Look

_MOST_DIGITS = 20  # digits of the largest seed


class SeedEditor(QWidget):
    """A line with the draft's seed, and buttons to copy it and to draw another."""

    changed = Signal()

    def __init__(self, look: Look, draft: Draft) -> None:
        """Show the draft's seed."""
        super().__init__()
        self._draft = draft
        self._known: int | None = None
        self.line = TextField(look, self.tr("Seed: the same seed deals the same cards and dice"))
        explain_beside(self.line, self.line.accessibleName())
        self.line.setMaxLength(_MOST_DIGITS)
        self.copy = self._button(look, "copy", self.tr("Copy the seed"))
        self.another = self._button(look, "random", self.tr("Another seed"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Text(look, self.tr("Seed"), 15))
        row.addWidget(self.line, 1)
        row.addWidget(self.copy)
        row.addWidget(self.another)
        self.line.textEdited.connect(self._entered)
        self.copy.clicked.connect(self._copy)
        self.another.clicked.connect(self._draw)

    @staticmethod
    def _button(look: Look, icon: str, words: str) -> Button:
        button = Button(look, "", icon=icon)
        button.setAccessibleName(words)
        explain_beside(button, words)
        return button

    def refusal(self) -> str:
        """Return the fault of the written text; the empty text if it is a whole number."""
        if _number(self.line.text()) is None:
            return self.tr("The seed must be a whole number.")
        return ""

    def refresh(self) -> None:
        """Show the draft's seed if it has changed; text that the player is writing stays."""
        if self._draft.seed != self._known:
            self._known = self._draft.seed
            self.line.setText(str(self._draft.seed))

    def _entered(self, text: str) -> None:
        number = _number(text)
        self._draft.typed_seed = number
        if number is not None:
            self._draft.seed = self._known = number
        self.changed.emit()

    def _draw(self) -> None:
        self._draft.draw_seed()
        self._known = self._draft.seed
        self.line.setText(str(self._draft.seed))
        self.changed.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._draft.seed))


def _number(text: str) -> int | None:
    """Return the whole number in a text, or None; only the digits 0 to 9 count."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() else None
