"""Trouble: the window tells of an uncaught error with a report, and the game goes on.

While a game goes on, a report has its choices packed: a developer can play them all again, but a
player who reads the report doesn't see another player's cards.
"""

from __future__ import annotations

import json
import logging
import platform
import re
import sys
import threading
import traceback
import zlib
from base64 import b32encode
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import asdict
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication

import valeria_desktop
from valeria_desktop.ui.voice.question import AskSheet, AskWay

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.session.session import Session
    from valeria_desktop.storage.logs import Log
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller


_MOST_TRIES = 3
"""Most recoveries of a game at one decision: else a bot could fail there for ever."""
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
    """Catches all uncaught errors, in every thread, and logs the messages of Qt."""

    caught = Signal(str)
    """The traceback of an error."""

    def __init__(self, log: Log, parent: QObject | None = None) -> None:
        """Catch errors from now on; until there is a window, only write them to the log."""
        super().__init__(parent)
        self._log = log
        self.question: AskSheet | None = None
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
        """Tell of errors in a window, and resume the game after each."""
        self.question = AskSheet(look, window)
        self._controller = controller

    def close(self) -> None:
        """Restore the previous handlers of uncaught errors and of Qt's messages."""
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
        # The report shows the game at the time of the error.
        text = report(self._log, trace, self._controller.session)
        is_new = self._may_try_again(self._controller)
        self.question.ask(
            self._sentence(goes_on=is_new), (AskWay(self.tr("Copy report"), partial(_copy, text)),)
        )
        if is_new:
            self._controller.recover()

    def _may_try_again(self, controller: Controller) -> bool:
        """Count the recoveries at the present decision; return whether one more is allowed."""
        session = controller.session
        choices = len(session.record.choices) if session else 0
        tries = self._tries[1] + 1 if self._tries[0] == choices else 1
        self._tries = choices, tries
        return tries <= _MOST_TRIES

    def _sentence(self, *, goes_on: bool) -> str:
        if not goes_on:
            words = self.tr("The same problem keeps coming back. Undo, rewind or start a new game.")
        elif self._controller is not None and self._controller.session is not None:
            words = self.tr("Something went wrong. The game continues from the last decision.")
        else:
            words = self.tr("Something went wrong. The program continues.")
        if self._log.path is None:
            return words
        where = self.tr("The report is in {path}.").format(path=self._log.path)
        return f"{words} {where}"


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def _note(kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
    """Write a message of Qt to the log."""
    _qt_log.log(_LEVELS[kind], "%s", message)


_LINES = 40


def report(log: Log, trace: str, session: Session | None) -> str:
    """Return a report: the machine, the traceback, the game, and the log's last lines."""
    words = "\n\n".join(
        (
            _machine(),
            trace.rstrip(),
            _game(session),
            f"The last lines of the log:\n{log.tail(_LINES).rstrip()}",
        )
    )
    return without_names(words, session.names if session else ()) + "\n"


def _machine() -> str:
    kind = "frozen" if getattr(sys, "frozen", False) else "installed"
    return (
        f"Valeria Desktop {valeria_desktop.__version__} ({kind})\n"
        f"Python {platform.python_version()}, PySide6 {pyside_version}, Qt {qVersion()}, "
        f"{QGuiApplication.platformName()}\n"
        f"{platform.platform()}"
    )


def _game(session: Session | None) -> str:
    if session is None:
        return "There is no game on the table."
    record = session.record
    setup = asdict(record.setup)
    setup["seats"] = [seat.bot or "person" for seat in session.seats]
    return (
        f"Game: {record.rules.id}, rules {record.rules.version}\n"
        f"Set-up: {json.dumps(setup, default=sorted)}\nSeed: {record.seed}\n"
        f"Rewound: {session.is_rewound}, from a snapshot: {record.base is not None}, "
        f"without help: {session.without_help}\n"
        f"{_choices(session)}"
    )


def _choices(session: Session) -> str:
    """Return the choices, packed as letters and digits so that no name is found in them."""
    words = json.dumps(session.record.choices)
    if session.decision is None:
        return f"Choices: {words}"
    packed = b32encode(zlib.compress(words.encode())).decode()
    return f"Choices, packed as the game goes on (JSON, zlib, Base32): {packed}"


def without_names(words: str, names: tuple[str, ...]) -> str:
    """Return words without the players' names and the path of the home folder."""
    for number, name in enumerate(names, start=1):
        words = re.sub(rf"\b{re.escape(name)}\b", f"player {number}", words)
    return words.replace(str(Path.home()), "~")
