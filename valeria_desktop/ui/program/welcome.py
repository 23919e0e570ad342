"""The welcome: the crest of the program, shown at once while everything else is loaded.

It is imported before anything heavy, so it knows nothing but Qt.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from valeria_desktop.content.resources import resources_root

_SIDE = 220


class Welcome(QWidget):
    """The crest in the middle of the screen.

    No QSplashScreen, as that holds the program up for a second where it is not asked to paint.
    """

    def __init__(self) -> None:
        """Stand in the middle, without a frame."""
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
    """Tells once that a widget has been painted."""

    painted = Signal()

    def __init__(self, watched: QObject, parent: QObject | None = None) -> None:
        """Watch a widget until then."""
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
