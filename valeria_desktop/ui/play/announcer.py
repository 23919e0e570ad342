"""The announcer: tells a screen reader of events and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.main_window import MainWindow


class Announcer(QObject):
    """Says the events of the game on the table, and its questions."""

    announced = Signal(str)

    def __init__(self, controller: Controller, window: MainWindow) -> None:
        """Listen to the game on the table."""
        super().__init__(window)
        self._controller = controller
        self._window = window
        controller.shown.happened.connect(self._say_lines)
        controller.told.connect(self.say)
        window.table_laid.connect(self._table_laid)
        self._questions = (controller.asked, controller.turn_ended)
        for question in self._questions:
            question.connect(self._say_question)

    def _table_laid(self) -> None:
        """Connect anew, so that a question is said after the new table has shown it."""
        for question in self._questions:
            question.disconnect(self._say_question)
            question.connect(self._say_question)

    def _say_lines(self, lines: tuple[Line, ...]) -> None:
        session = self._controller.session
        if session is not None and lines:
            self.say(" ".join(f"{tell(line.words(session.names))}." for line in lines))

    def _say_question(self) -> None:
        self.say(self._window.table.prompt.accessibleName())

    def say(self, sentence: str) -> None:
        """Emit a sentence, and pass it to a screen reader if one runs."""
        if not sentence:
            return
        self.announced.emit(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, sentence))
