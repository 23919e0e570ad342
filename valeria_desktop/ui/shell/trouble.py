"""Trouble: an error that nothing caught is written down and told, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from valeria_desktop.ui.kit.ask import AskBar, Way
from valeria_desktop.ui.shell.report import report

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.storage.logs import Log
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller

_MOST_TRIES = 3
"""So often a game is taken up again at one decision; else a bot could fail there for ever."""
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("valeria_desktop.qt")


class Trouble(QObject):
    """Catches what nobody else does, in every thread, and what Qt complains about."""

    caught = Signal(str)
    """The traceback of an error."""

    def __init__(self, log: Log, parent: QObject | None = None) -> None:
        """Catch errors from now on; they are only written down until there is a window."""
        super().__init__(parent)
        self._log = log
        self.question: AskBar | None = None
        self._controller: Controller | None = None
        self._last = ""
        self._tries = (-1, 0)
        # Queued: the code that failed, maybe in the midst of painting, is left first.
        self.caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._hooks = sys.excepthook, threading.excepthook
        sys.excepthook = self._catch
        threading.excepthook = self._catch_in_thread
        self._handler = qInstallMessageHandler(_note)

    def show_in(self, look: Look, window: QWidget, controller: Controller) -> None:
        """Tell of errors in a window, and have the game go on after each."""
        self.question = AskBar(look, window)
        self._controller = controller

    def close(self) -> None:
        """Leave errors to the handler before this one."""
        sys.excepthook, threading.excepthook = self._hooks
        qInstallMessageHandler(self._handler)

    def _catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        words = "".join(traceback.format_exception(kind, error, trace))
        if words == self._last:
            _log.error("The same error again: %r", error)
        else:
            _log.critical("An error that nothing caught:\n%s", words)
        self._last = words
        self.caught.emit(words)

    def _catch_in_thread(self, given: threading.ExceptHookArgs) -> None:
        if given.exc_value is not None:
            self._catch(given.exc_type, given.exc_value, given.exc_traceback)

    # --- in the window

    def _tell(self, trace: str) -> None:
        if self.question is None or self._controller is None:
            return
        # The report is of the game as it was when the error came.
        text = report(self._log, trace, self._controller.session)
        is_new = self._may_try_again(self._controller)
        self.question.ask(
            self._sentence(goes_on=is_new), (Way(self.tr("Copy report"), partial(_copy, text)),)
        )
        if is_new:
            self._controller.recover()

    def _may_try_again(self, controller: Controller) -> bool:
        """Count how often the game was taken up again at the decision it stands at."""
        session = controller.session
        choices = len(session.record.choices) if session else 0
        tries = self._tries[1] + 1 if self._tries[0] == choices else 1
        self._tries = choices, tries
        return tries <= _MOST_TRIES

    def _sentence(self, *, goes_on: bool) -> str:
        if not goes_on:
            words = self.tr("The same trouble came again and again; undo, rewind or start anew.")
        elif self._controller is not None and self._controller.session is not None:
            words = self.tr("Something went wrong; the game goes on from the last decision.")
        else:
            words = self.tr("Something went wrong; the program goes on.")
        if self._log.path is None:
            return words
        where = self.tr("What happened is written in {path}.").format(path=self._log.path)
        return f"{words} {where}"


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def _note(kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
    """Write a message of Qt down."""
    _qt_log.log(_LEVELS[kind], "%s", message)
