"""The shown state: the one moment of the game that the whole table shows.

It lags behind the session while the stage plays events, and catches up when they have been played
or skipped. Log, counters, lit places and prompt are all drawn from it and from nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from valeria_desktop.kernel.doors import door

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.session.chronicle import ChoiceResult, Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.stage.beats import Passage

_make_passage: Callable[..., Passage] = door("valeria_desktop.ui.stage.beats:Passage")


class ShownState(QObject):
    """A scene, and the part of the log that has happened by then."""

    changed = Signal(object)
    """The scene that is shown from now on."""
    happened = Signal(object)
    """The lines that have happened with the scene."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without a scene."""
        super().__init__(parent)
        self.scene: Any = None
        """The shown scene; each game has its own class."""
        self.lines: tuple[Line, ...] = ()
        self._passage: Passage | None = None
        self._before: tuple[Line, ...] = ()

    def show(self, scene: Any, lines: tuple[Line, ...]) -> None:
        """Show a moment, without the events before it."""
        self._passage = None
        self.scene, self.lines = scene, lines
        self.changed.emit(scene)

    def forget(self) -> None:
        """Show no scene any more."""
        self._passage, self.scene, self.lines = None, None, ()

    def begin(
        self, session: Session, applied: ChoiceResult, after: Any, *, is_hurried: bool = False
    ) -> Passage:
        """Show a choice that was made, and return the passage of its events."""
        self._before, viewer = self.lines, self.scene.viewer
        self.scene = self.scene.answered()
        self._passage = _make_passage(
            tuple(session.chronicle.lines[len(self.lines) :]),
            self.scene,
            after,
            lambda number: session.scene_of(applied.moments[number - 1], viewer),
            past=self.lines,
            is_hurried=is_hurried,
        )
        return self._passage

    def stand(self) -> None:
        """Show the choice that was made, while its events are being played."""
        if self._passage is not None and self._passage.lines:
            self.changed.emit(self.scene)

    def advance(self, number: int) -> None:
        """Show the moment after a number of the passage's lines."""
        if (passage := self._passage) is not None:
            self._come_to(passage, passage.scene_after(number), number)

    def arrive(self) -> None:
        """Show the moment after the whole passage."""
        if (passage := self._passage) is not None:
            self._passage = None
            self._come_to(passage, passage.after, len(passage.lines))

    def _come_to(self, passage: Passage, scene: Any, number: int) -> None:
        told = len(self.lines) - len(self._before)
        self.scene, self.lines = scene, self._before + passage.lines[:number]
        if number > told:
            self.happened.emit(passage.lines[told:number])
        self.changed.emit(scene)
