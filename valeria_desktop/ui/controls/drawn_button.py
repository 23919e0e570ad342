"""A button that draws itself: it follows the look, and shows the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractButton

from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.words.label import tell_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class DrawnButton(QAbstractButton):
    """A button that its subclass draws completely."""

    takes_enter = True
    """Whether Enter presses the button, as the space bar does; else it reaches the page below."""

    beside = ""
    """Words beside the mouse; as a tooltip, a reader would say them after a name that has them."""

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        focus: Qt.FocusPolicy = Qt.FocusPolicy.StrongFocus,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(focus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show words beside the mouse."""
        if self.beside and isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            tell_beside(event, self, self.beside)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.takes_enter or event.key() not in _ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():  # a key that is held down must not answer the next question
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()))
        painter.end()

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        """Draw the button, which fills a box."""
        raise NotImplementedError

    def draw_focus(self, painter: QPainter, box: QRectF, corner: float, wide: float = 2) -> None:
        """Draw a dashed frame, if the button has the focus."""
        if self.hasFocus():
            paint_focus_ring(painter, box, corner, wide)
