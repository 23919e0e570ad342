"""The place whose name changes, for readers that don't know announcements, and which way is used.

Orca knows announcements from version 45 on. Orca 43 hears a changed name only of what has the
focus, of the window, or of a notification that is shown; it says "notification" before such a name.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcessEnvironment, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.controls.aloud import ALOUD

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QProcess

_process: Callable[[QObject], QProcess] = door("PySide6.QtCore:QProcess")
_FORGET = 10_000
"""The time after which no reader can ask for a sentence any more, in ms: it may be a secret."""
KNOWS_ANNOUNCEMENTS = 45
"""The first version of Orca that says what is announced."""
_PATIENCE = 3000  # ms in which Orca has to name its version
_NUMBER = re.compile(r"\d+")
_NOT_OURS = ("LD_LIBRARY_PATH", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")
"""Variables with which a packaged program would break Orca's own Python."""


class LiveName(QWidget):
    """A place at the foot of a window whose name is the sentence that is told."""

    told = Signal(str)

    def __init__(self, window: QWidget) -> None:
        """Tell nothing yet, and stay hidden: what is shown with the window would be told."""
        super().__init__(window)
        self._window = window
        self.hide()
        self.setFixedSize(1, 1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._forgetting = QTimer(self, singleShot=True, interval=_FORGET)
        self._forgetting.timeout.connect(self.forget)

    def tell(self, sentence: str) -> None:
        """Take a sentence as the name, and tell that it is shown: the same one counts again."""
        self.hide()
        self.move(0, self._window.height() - 1)
        self.setAccessibleName(sentence)
        self.show()  # Qt tells of the name, and that it is shown
        self._forgetting.start()
        self.told.emit(sentence)

    def forget(self) -> None:
        """Keep no sentence."""
        self._forgetting.stop()
        self.hide()
        self.setAccessibleName("")


class ReaderWay(QObject):
    """Decides how sentences reach the reader: by the player's setting, or by the reader found."""

    def __init__(self, window: QWidget) -> None:
        """Announce until the settings are known."""
        super().__init__(window)
        self.name = LiveName(window)
        self._wish = "announce"
        self._orca = orca_program()
        self._version: int | None = None
        self._held: list[str] = []
        self._window = window
        self._asking: QProcess | None = None

    def hear_setting(self, name: str, value: object) -> None:
        """Use the player's setting."""
        if name == "reader":
            self.use(str(value))

    def use(self, wish: str) -> None:
        """Use a way: "announce", "name", or "system" for the one that the reader knows."""
        self._wish = wish
        self._choose()

    def _choose(self) -> None:
        is_open = self._wish == "system" and self._version is None and self._orca
        if is_open:
            ALOUD.by_name = self._hold
            return
        is_old = self._version is not None and self._version < KNOWS_ANNOUNCEMENTS
        by_name = self._wish == "name" or (self._wish == "system" and is_old)
        ALOUD.by_name = self.name.tell if by_name else None
        held, self._held = self._held, []
        for sentence in held:
            ALOUD.say(self._window, sentence)

    # --- the reader's version, asked once while the first sentence waits

    def _hold(self, sentence: str) -> None:
        self._held.append(sentence)
        if self._asking is None:
            self._asking = asking = _process(self)
            environment = QProcessEnvironment.systemEnvironment()
            for name in _NOT_OURS:
                environment.remove(name)
            asking.setProcessEnvironment(environment)
            asking.finished.connect(self._answered)
            asking.errorOccurred.connect(self._answered)
            QTimer.singleShot(_PATIENCE, self, self._answered)
            asking.start(self._orca, ["--version"])

    def _answered(self) -> None:
        """Take the version; without one, Orca counts as new."""
        if self._version is None and self._asking is not None:
            said = bytes(self._asking.readAllStandardOutput().data()).decode(errors="replace")
            self.know(said)

    def know(self, said: str) -> None:
        """Take what Orca says about its version."""
        found = _NUMBER.search(said)
        self._version = KNOWS_ANNOUNCEMENTS if found is None else int(found[0])
        self._choose()

    def close(self) -> None:
        """Announce again, and ask nobody any more: the window goes."""
        self._held.clear()
        self._version = KNOWS_ANNOUNCEMENTS
        ALOUD.by_name = None
        if self._asking is not None:
            self._asking.kill()
            self._asking.waitForFinished(_PATIENCE)


def orca_program() -> str:
    """Return the path of Orca; empty where it is not installed or not used."""
    if not sys.platform.startswith("linux"):
        return ""
    return QStandardPaths.findExecutable("orca")
