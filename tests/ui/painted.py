"""Which widgets are painted, and how they look once all that follows has been painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from tests.resting import REST

if TYPE_CHECKING:
    from PySide6.QtGui import QImage


class Painted(QObject):
    """Hears which widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        assert not REST.is_on, "a test that hears of paints takes the fixture always_painted"
        self.heard: set[QWidget] = set()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.heard.add(watched)
        return False


def settled(widget: QWidget) -> QImage:
    """Return a widget's picture after two paints: new pictures may follow in the second."""
    widget.grab()
    return widget.grab().toImage()
