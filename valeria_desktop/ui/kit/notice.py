"""A notice: one sentence at the foot of the window, for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt, QTimer

from valeria_desktop.ui.kit.foot import Foot
from valeria_desktop.ui.kit.plain import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.look import Look

_WHILE = 7000
_TO_READ = 70  # milliseconds for each letter
_UNREAD = 1000  # milliseconds in which a sentence can't have been read
_MOST = 4
_WIDTH = 620


class Notice(Label):
    """Tells a sentence without being in the way; a click takes it away."""

    def __init__(self, look: Look, window: QWidget) -> None:
        """Hang in a window, hidden."""
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
        self._foot = Foot(look, self, window, _WIDTH)
        look.changed.connect(self._restyle)
        self._restyle()

    def tell(self, sentence: str) -> None:
        """Say something; what was said just before stands above it, as nobody has read it yet."""
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
