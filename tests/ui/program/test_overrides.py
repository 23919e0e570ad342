"""An error in what Qt calls is told: one of Python's own code, too."""

from __future__ import annotations

import subprocess
import sys

_TRY = """
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from valeria_desktop.ui.program.overrides import guard_overrides

application = QApplication(["-platform", "offscreen"])

class Old(QWidget):
    def paintEvent(self, event):
        [][1]

class Mixed:
    def paintEvent(self, event):
        len(3)

guard_overrides()

class New(Mixed, QWidget):
    pass

class Late(QWidget):
    def sizeHint(self):
        gone = QWidget()
        Shiboken.delete(gone)
        return gone.size()

class Slots(QWidget):
    changed = Signal(int, int)
    given = ()

    def setVisible(self, *given):
        Slots.given = given

    def repaint(self):
        Slots.given = "repainted"

for kind in (Old, New):
    try:
        kind().grab()
    except Exception as error:
        print(type(error).__name__)
try:
    Late().adjustSize()
except Exception as error:
    print(type(error).__name__)
slots = Slots()
slots.changed.connect(slots.repaint)
slots.changed.emit(1, 2)
print(Slots.given)
"""


def test_an_error_of_pythons_own_code_in_an_overridden_method_is_raised() -> None:
    done = subprocess.run([sys.executable, "-c", _TRY], capture_output=True, text=True, check=False)
    told = "IndexError\nTypeError\nRuntimeError\nrepainted\n"
    assert (done.returncode, done.stdout) == (0, told), done.stderr
