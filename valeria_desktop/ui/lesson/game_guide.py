"""The guide that a game brings to its lesson, and where the table on show has it begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.program.preferences import Preferences


class Guide(QObject):
    """Begins a lesson, and tells how it ended; each game brings its own."""

    finished = Signal()
    """The lesson is over; its game goes on like any other."""
    left = Signal()
    start_asked = Signal()
    """The lesson is over, and a game of one's own is to be set up."""
    said = Signal(str)
    """What is said at a step, for who doesn't see it."""

    @property
    def is_on(self) -> bool:
        """Whether a lesson is under way."""
        raise NotImplementedError

    def begin(self) -> None:
        """Lead through the lesson, from the step where it was left."""
        raise NotImplementedError

    def stop(self) -> None:
        """Lead no longer; the game on the table stays as it is."""
        raise NotImplementedError


class TableGuide(QObject):
    """Has a guide for whatever table is laid, if its game brings one."""

    finished = Signal()
    """The lesson is over; its game goes on like any other."""
    left = Signal()
    start_asked = Signal()
    said = Signal(str)

    def __init__(
        self,
        look: Look,
        window: MainWindow,
        controller: Controller,
        preferences: Preferences,
        faces: Faces,
    ) -> None:
        super().__init__(window)
        self._parts = look, controller, preferences
        self._window = window
        self._faces = faces
        self.guide: Guide | None = None
        window.table_laid.connect(self._table_laid)

    def _table_laid(self) -> None:
        if self.is_on and self.guide is not None:
            self.guide.stop()  # it led over a table that is gone
        look, controller, preferences = self._parts
        make = self._window.face.make_guide
        self.guide = make and make(look, self._window.table, controller, preferences)
        if self.guide is not None:
            self.guide.finished.connect(self.finished)
            self.guide.left.connect(self.left)
            self.guide.start_asked.connect(self.start_asked)
            self.guide.said.connect(self.said)

    @property
    def games(self) -> list[str]:
        """The games that have a lesson."""
        return [game for game, face in self._faces.items() if face.make_guide is not None]

    @property
    def is_on(self) -> bool:
        """Whether a lesson is under way."""
        return self.guide is not None and self.guide.is_on

    def begin(self) -> None:
        """Begin the lesson at the table that is laid, or go on with it where it was left."""
        if self.guide is not None:
            self.guide.begin()
