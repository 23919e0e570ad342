"""Files of the player's own: asked for by name, and written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog

from valeria_desktop.storage.shelf import SUFFIX

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.keeping import Keeping


class OwnFiles(QObject):
    """Writes the game on the table where its player wants it."""

    def __init__(self, window: QWidget, controller: Controller, keeping: Keeping) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._keeping = keeping

    def save(self) -> None:
        """Write into the same file as before; ask for one the first time."""
        if self._keeping.file is None:
            self.ask_for_name()
        else:
            self.save_as(self._keeping.file)

    def ask_for_name(self) -> None:
        """Ask for a name without holding anything up, and write the game there."""
        dialog = QFileDialog(self._window, self.tr("Save the game as"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_as)
        dialog.open()

    def save_as(self, path: Path | str) -> None:
        """Write the game into a file of the player's own."""
        if self._controller.session is not None:
            self._keeping.save_as(self._controller.session, Path(path))
