"""The welcome: the crest of the program, shown at once while everything else is loaded.

The module is imported before all large ones, so it needs little but Qt.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from valeria_desktop.content.resources import resources_root

_SIDE = 220


class Welcome(QWidget):
    """Shows the crest in the middle of the screen.

    A QSplashScreen would hold the program up for 1 s where the system doesn't ask it to paint.
    """

    def __init__(self) -> None:
        """Stand in the middle of the screen, without a frame."""
        super().__init__(None, Qt.WindowType.SplashScreen | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAccessibleName(self.tr("Valeria Desktop is starting."))
        self._crest = QSvgRenderer(str(resources_root() / "shell" / "art" / "app.svg"), self)
        self.resize(_SIDE, _SIDE)
        self.move(self.screen().availableGeometry().center() - self.rect().center())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._crest.render(painter)
        painter.end()


class FirstPaint(QObject):
    """Emits a signal once, after a widget's first paint."""

    painted = Signal()

    def __init__(self, watched: QObject, parent: QObject | None = None) -> None:
        """Watch a widget until its first paint."""
        super().__init__(parent)
        self.is_done = False
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._tell)
        return False

    def _tell(self) -> None:
        self.is_done = True
        self.painted.emit()
