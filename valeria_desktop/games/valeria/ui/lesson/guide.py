"""The guide: leads through the lesson at the real table, one step after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QRect, QTimer

from valeria_desktop.games.valeria.lesson import LESSON_STEPS, Lesson
from valeria_desktop.games.valeria.rules.model.targets import PLACES, place_name
from valeria_desktop.games.valeria.ui.lesson.bubble import Bubble, Spotlight
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.shell.guiding import Guide

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.lesson import LessonStep
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.preferences import Preferences

_PLACES = {place_name(place): place for place in range(PLACES)}


class LessonGuide(Guide):
    """Points at a thing, says a sentence, and waits until it is read or done."""

    def __init__(
        self, look: Look, table: TableScreen, controller: Controller, preferences: Preferences
    ) -> None:
        """Wait until somebody wants to learn."""
        super().__init__(table)
        self._preferences = preferences
        self._table = table
        self._controller = controller
        self.lesson: Lesson | None = None
        self._window = table.window()
        self.spotlight = Spotlight(look, self._window)
        self.bubble = Bubble(look, self._window)
        self.bubble.went_on.connect(self.go_on)
        self.bubble.left.connect(self._leave)
        controller.decided.connect(self._hide)
        controller.asked.connect(self._show)
        controller.held.connect(self._show)
        controller.game_started.connect(self._game_started)
        table.beside.append(self.bubble)
        table.installEventFilter(self)
        self._window.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether a lesson is under way."""
        return self.lesson is not None

    def begin(self) -> None:
        """Lead through the lesson, from the step where it was left."""
        lesson = Lesson(self._preferences.kept.lesson)
        session = lesson.begin()
        self._session = session
        self.lesson = lesson
        self._controller.lead = lesson
        self._controller.start(session)
        self._show()

    def _game_started(self) -> None:
        """Another game ends the lesson."""
        if self.is_on and self._controller.session is not self._session:
            self.stop()

    def stop(self) -> None:
        """Lead no longer; the game on the table stays as it is."""
        self.lesson = None
        self._controller.lead = None
        self._hide()

    def _remember(self, step: int) -> None:
        kept = self._preferences.kept
        if kept.lesson != step:
            self._preferences.keep(evolve(kept, lesson=step))

    def _leave(self) -> None:
        self.stop()
        self.left.emit()

    # --- steps

    def go_on(self) -> None:
        """Go on from what was only to be read."""
        if self.lesson is None:
            return
        self.lesson.read()
        self._hide()
        if self.lesson.step is None:
            self.stop()
            self._remember(0)
            self.finished.emit()
        self._controller.go_on()
        self._show()

    def _hide(self) -> None:
        self.bubble.hide()
        self.spotlight.hide()

    def _show(self) -> None:
        """Show the step that is due, if it is due now."""
        session, lesson = self._controller.session, self.lesson
        if lesson is None or session is None or not self._table.isVisible():
            return
        made = len(session.record.choices)
        held = lesson.holds(made)
        step = lesson.step
        if step is None or step.at != made or not (held or self._controller.is_open):
            return
        self._remember(lesson.number)
        self._point(step)
        if held:
            if self._controller.scene is not None:
                self._table.prompt.wait(self._controller.scene)  # what was answered looks open
            self.bubble.next.setFocus()

    def _point(self, step: LessonStep) -> None:
        where = self.tr("Step {number} of {all}").format(
            number=LESSON_STEPS.index(step) + 1, all=len(LESSON_STEPS)
        )
        self.bubble.say(where, tell(step.sentence), waits=not step.does)
        box = self._box(step.points_at)
        self.spotlight.frame(box)
        self.bubble.stand_by(box)

    def _box(self, name: str) -> QRect:
        """Give where a thing is, in the coordinates of the window."""
        table = self._table
        kind, _, what = name.partition(":")
        if kind == "place":
            return table.centre.rect_of(_PLACES[what])
        if kind == "track":
            return table.board.rect_of(what, self._window)
        widgets: dict[str, QWidget] = {
            "centre": table.centre,
            "prompt": table.prompt,
            "meters": table.top.meters,
            "others": table.others,
            "peek": table.board.peek,
        }
        widget = widgets[kind]
        choice = table.prompt.sheet
        if kind == "prompt" and choice is not None and choice.isVisible():
            widget = choice
        return QRect(widget.mapTo(self._window, QPoint()), widget.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.is_on and watched is self._table and event.type() is QEvent.Type.Hide:
            self._hide()
        elif self.is_on and event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            QTimer.singleShot(0, self._show)  # when everything has found its place
        return super().eventFilter(watched, event)
