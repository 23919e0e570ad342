"""Bars at the foot of the window: a question with its answers, and a notice for a few seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.words.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from valeria_desktop.ui.paint.look import Look


_EDGE = 16


class FootKeeper(QObject):
    """Keeps a widget at the foot of its window."""

    def __init__(self, look: Look, widget: QWidget, window: QWidget, width: int) -> None:
        """Keep a widget there, as wide as `width` pixels at usual text size or as the window."""
        super().__init__(widget)
        self._look = look
        self._widget = widget
        self._window = window
        self._width = width
        window.installEventFilter(self)

    def stand(self) -> None:
        """Stand at the foot, as high as the widget's present words need."""
        window, widget = self._window, self._widget
        width = min(self._look.px(self._width), window.width() - 2 * _EDGE)
        widget.setFixedWidth(width)
        widget.adjustSize()
        widget.move((window.width() - width) // 2, window.height() - widget.height() - _EDGE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._widget.isVisible():
            self.stand()
        return super().eventFilter(watched, event)


_WIDTH = 900
_QUESTION = 24
_MARK = "?"


@frozen
class AskWay:
    """One of the answers to a question."""

    words: str
    go: Callable[[], object]
    is_final: bool = False
    """Whether this answer is irrevocable, so that Enter alone does not give it."""
    leaves: bool = False
    """Whether this answer leaves everything as it is, in words of its own."""


class AskBar(Asking):
    """Asks one question; the game waits behind it, and its table still takes mouse clicks."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Make a hidden bar in a window."""
        super().__init__(window)
        self._look = look
        self.setProperty("panel", True)
        self._question = Heading(look, "", _QUESTION)
        self._question.setWordWrap(True)
        self._words = Text(look, "", 17)
        self._row = QHBoxLayout()
        self.buttons: list[Button] = []
        self._ways: Sequence[AskWay] = ()
        outer = QVBoxLayout(self)
        outer.addWidget(self._question)
        outer.addWidget(self._words)
        outer.addLayout(self._row)
        self.hide()
        self._foot = FootKeeper(look, self, window, _WIDTH)

    def ask(self, sentence: str, ways: Sequence[AskWay]) -> None:
        """Ask a question, in larger letters than its explanation, and do the chosen answer."""
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

    def withdraw(self, ways: Sequence[AskWay]) -> None:
        """Close the question, if it still offers these answers: they no longer do anything."""
        if self._ways is ways:
            self._close()

    @property
    def first_focus(self) -> QWidget:
        """The button that Enter presses: never an irrevocable answer."""
        return self.buttons[-1 if any(way.is_final for way in self._ways) else 0]

    def _add(self, words: str, kind: ButtonKind) -> Button:
        button = Button(self._look, words, kind=kind)
        self._row.addWidget(button)
        self.buttons.append(button)
        return button

    def _clear(self) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()  # at once: Qt deletes it later
            button.deleteLater()
        self.buttons = []

    def _go(self, way: AskWay) -> None:
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


def _kind(*, is_default: bool) -> ButtonKind:
    return ButtonKind.PRIMARY if is_default else ButtonKind.NORMAL


_WHILE = 7000
_TO_READ = 70  # ms that a notice stays for each letter
_UNREAD = 1000  # ms within which the player can't have read a notice
_MOST = 4
_NOTICE_WIDTH = 620


class Notice(Label):
    """Shows a sentence in front of the window; a click removes it."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Make a hidden notice in a window."""
        super().__init__(parent=window)
        self._look = look
        self.setProperty("panel", True)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(10)
        self._told: list[str] = []
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()
        self._foot = FootKeeper(look, self, window, _NOTICE_WIDTH)
        look.changed.connect(self._restyle)
        self._restyle()

    def tell(self, sentence: str) -> None:
        """Show a sentence, below those that the player can't have read yet."""
        is_unread = not self.isHidden() and self._since.elapsed() < _UNREAD
        told = [each for each in self._told if each != sentence] if is_unread else []
        self._told = [*told, sentence][-_MOST:]
        self._since.start()
        words = "\n".join(self._told)
        self.setText(words)
        self.setAccessibleName(words)
        self._foot.stand()
        self.show()
        self.raise_()
        self._timer.start(max(_WHILE, len(words) * _TO_READ))

    def _restyle(self) -> None:
        self.setFont(self._look.font(16))
        tokens = self._look.palette
        self.setStyleSheet(
            f"background: {tokens.panel}; color: {tokens.ink};"
            f"border: 2px solid {tokens.lit}; border-radius: 8px;"
        )
        self._foot.stand()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
