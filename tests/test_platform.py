"""What the platform below the program must keep: measured faults that short runs hide."""

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication, QWidget

CALLS = 1_000  # enough to see, too few to abort the whole run
SLACK = 100  # other code takes and gives back a few references meanwhile


@pytest.mark.usefixtures("qapp")
def test_a_void_call_to_qt_keeps_the_references_to_none() -> None:
    """PySide6 6.12.0 loses one reference to None at each such call on CPython 3.11.

    After some thousand calls the interpreter aborts. That is why the pin is below 6.12; from
    CPython 3.12 on None is immortal and its count stands still.
    """
    assert QApplication.platformName() == os.environ["QT_QPA_PLATFORM"]
    widget = QWidget()
    before = sys.getrefcount(None)

    for _ in range(CALLS):
        widget.setEnabled(True)

    assert sys.getrefcount(None) > before - SLACK
