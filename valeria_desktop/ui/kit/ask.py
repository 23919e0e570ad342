"""A question at the foot of the window that is no part of the game, with ways to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.kit.asking import Asking
from valeria_desktop.ui.kit.controls import Button, Heading, Kind, Text
from valeria_desktop.ui.kit.foot import Foot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.kit.look import Look

_WIDTH = 900
_QUESTION = 24
_MARK = "?"


@frozen
class Way:
    """One of the ways to go on from a question."""

    words: str
    go: Callable[[], object]
    is_final: bool = False
    """It can't be taken back, so Enter alone does not go it."""
    leaves: bool = False
    """It leaves everything as it is, in words of its own."""


class AskBar(Asking):
    """Asks once; the game waits behind it and can be played on by mouse all the same."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Hang in a window, hidden."""
        super().__init__(window)
        self._look = look
        self.setProperty("panel", True)
        self._question = Heading(look, "", _QUESTION)
        self._question.setWordWrap(True)
        self._words = Text(look, "", 17)
        self._row = QHBoxLayout()
        self.buttons: list[Button] = []
        self._ways: Sequence[Way] = ()
        outer = QVBoxLayout(self)
        outer.addWidget(self._question)
        outer.addWidget(self._words)
        outer.addLayout(self._row)
        self.hide()
        self._foot = Foot(look, self, window, _WIDTH)

    def ask(self, sentence: str, ways: Sequence[Way]) -> None:
        """Ask, and go the way that is chosen; the question is larger than what explains it."""
        self._clear()
        self._ways = ways
        is_final = any(way.is_final for way in ways)
        asked, mark, about = sentence.partition(_MARK) if _MARK in sentence else ("", "", sentence)
        for label, words in ((self._question, f"{asked}{mark}"), (self._words, about.strip())):
            label.setText(words)
            label.setVisible(bool(words))
        self.setAccessibleName(sentence)
        going = [way for way in ways if not way.leaves]
        for number, way in enumerate(going):
            self._add(way.words, _kind(is_default=not number and not is_final)).clicked.connect(
                lambda _=False, way=way: self._go(way)
            )
        leave = next((way.words for way in ways if way.leaves), self.tr("Leave it"))
        self._add(leave, _kind(is_default=is_final)).clicked.connect(self._leave)
        self._foot.stand()
        self.show()
        self.raise_()
        self.first_focus.setFocus()

    def withdraw(self, ways: Sequence[Way]) -> None:
        """Ask no more, if it still asks for one of these ways: they lead nowhere now."""
        if self._ways is ways:
            self._close()

    @property
    def first_focus(self) -> QWidget:
        """Enter alone goes no way that can't be taken back."""
        return self.buttons[-1 if any(way.is_final for way in self._ways) else 0]

    def _add(self, words: str, kind: Kind) -> Button:
        button = Button(self._look, words, kind=kind)
        self._row.addWidget(button)
        self.buttons.append(button)
        return button

    def _clear(self) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()  # at once: it goes only later
            button.deleteLater()
        self.buttons = []

    def _go(self, way: Way) -> None:
        self._close()
        way.go()

    def _leave(self) -> None:
        """Leave everything as it is."""
        ways = self._ways
        self._close()
        for way in ways:
            if way.leaves:
                way.go()

    def _close(self) -> None:
        self._ways = ()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)


def _kind(*, is_default: bool) -> Kind:
    return Kind.PRIMARY if is_default else Kind.NORMAL
