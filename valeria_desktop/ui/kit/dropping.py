"""A window that takes a file which is dragged onto it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent


class DropWindow(QMainWindow):
    """Tells which file was let fall on it; of several the first."""

    file_dropped = Signal(str)
    """The path of a file that was let fall on the window."""

    def __init__(self) -> None:
        """Take files from the start."""
        super().__init__()
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if files := _files_in(event.mimeData()):
            event.acceptProposedAction()
            self.file_dropped.emit(files[0])


def _files_in(data: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
