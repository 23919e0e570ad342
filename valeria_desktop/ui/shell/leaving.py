"""Leaving: the program is not closed over moves that are nowhere but in it, unless one wants to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.ui.kit.ask import Way

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.kit.ask import AskBar
    from valeria_desktop.ui.shell.keeping import Keeping
    from valeria_desktop.ui.shell.main_window import MainWindow


class Leaving(QObject):
    """Asks when the window is to be closed and not all is on disk."""

    def __init__(
        self,
        window: MainWindow,
        keeping: Keeping,
        question: AskBar,
        save_elsewhere: Callable[[], object],
    ) -> None:
        """Be asked by a window."""
        super().__init__(window)
        self._window = window
        self._keeping = keeping
        self._question = question
        self._save_elsewhere = save_elsewhere
        window.may_close = self._may_close

    def _may_close(self) -> bool:
        if self._keeping.is_saved():
            return True
        self._question.ask(
            self.tr("The last moves could not be saved and are lost if you quit now. {why}").format(
                why=self._keeping.trouble
            ),
            (
                Way(self.tr("Save elsewhere…"), self._save_elsewhere),
                Way(self.tr("Quit all the same"), self._quit),
            ),
        )
        return False

    def _quit(self) -> None:
        self._window.may_close = lambda: True
        self._window.close()
