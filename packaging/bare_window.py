"""A window with nothing in it: what every program of PySide6 needs before anything of its own.

python packaging/bare_window.py FILE TEXT

It writes the text into the file when the window is painted, and stays.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


def tell(file: str, text: str) -> None:
    """Write down that it is done."""
    Path(file).write_text(text, encoding="utf-8")


class FirstPaint(QObject):
    """Writes a file when a window has been painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Wait for the first paint."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, lambda: tell(*sys.argv[1:3]))
        return False


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    paints = FirstPaint()
    window.installEventFilter(paints)
    window.resize(1280, 720)
    window.show()
    sys.exit(application.exec())
