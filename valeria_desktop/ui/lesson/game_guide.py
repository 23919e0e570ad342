"""A game's guide through its lesson, and its start at the table on show."""

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
    """Leads through a lesson, and reports its end; each game brings its own."""

    finished = Signal()
    """The lesson is over; its game continues like any other."""
    left = Signal()
    start_asked = Signal()
    """The lesson is over, and the player wants to set up a game."""
    turn_over = Signal()
    """A guided turn is over, or the player has had enough of it."""
    said = Signal(str)
    """The words of a step, for a screen reader."""

    @property
    def is_on(self) -> bool:
        """Whether a lesson is under way."""
        raise NotImplementedError

    def begin(self) -> None:
        """Lead through the lesson, from the step where the player left it."""
        raise NotImplementedError

    def begin_turn(self, name: str) -> None:
        """Lead through a turn with an expansion; games without any have none."""
        raise NotImplementedError

    def stop(self) -> None:
        """End the lesson; the game on the table stays as it is."""
        raise NotImplementedError


class TableGuide(QObject):
    """Has a guide for the present table, if its game brings one."""

    finished = Signal()
    """The lesson is over; its game continues like any other."""
    left = Signal()
    start_asked = Signal()
    turn_over = Signal()
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
            self.guide.stop()  # the old guide's table is gone
        look, controller, preferences = self._parts
        make = self._window.face.make_guide
        self.guide = make and make(look, self._window.table, controller, preferences)
        if self.guide is not None:
            self.guide.finished.connect(self.finished)
            self.guide.left.connect(self.left)
            self.guide.start_asked.connect(self.start_asked)
            self.guide.turn_over.connect(self.turn_over)
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
        """Begin the lesson at the present table, or continue it where the player left it."""
        if self.guide is not None:
            self.guide.begin()

    def begin_turn(self, name: str) -> None:
        """Lead through a turn with an expansion at the present table."""
        if self.guide is not None:
            self.guide.begin_turn(name)
