"""The guide: the Herald leads through the lesson at the real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QTimer

from valeria_desktop.games.valeria.lesson.lesson import Lesson
from valeria_desktop.games.valeria.ui.lesson.between import Between
from valeria_desktop.games.valeria.ui.lesson.places import Places
from valeria_desktop.ui.kit.sound import Sound
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.lesson.chapters import ChapterSheet
from valeria_desktop.ui.lesson.sheet import GuideSheet, Speech
from valeria_desktop.ui.lesson.spotlight import AROUND, Spotlight
from valeria_desktop.ui.lesson.standing import Ground, place_of
from valeria_desktop.ui.shell.guiding import Guide

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, QRect

    from valeria_desktop.games.valeria.lesson.steps import LessonStep
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.preferences import Preferences

_EDGE = 6
_SLIM = 0.82
_HARM = {"top": 4.0, "centre": 1.0, "others": 0.8, "board": 0.8, "leaf_bar": 0.8, "prompt": 0.6}
"""How bad it is to cover a part that isn't spoken of."""
_GONE = {"prompt", "dice"}
"""What shows something else once a step is done."""


class LessonGuide(Guide):
    """Points at a thing, says a few words, and waits until they are read or it is done."""

    def __init__(
        self, _look: Look, table: TableScreen, controller: Controller, preferences: Preferences
    ) -> None:
        """Wait until somebody wants to learn."""
        super().__init__(table)
        self._preferences = preferences
        self._table = table
        self._controller = controller
        self.lesson: Lesson | None = None
        self._again = 0
        """How many steps back the words are that are said again."""
        self._reply = ""
        self._places = Places(table)
        self.spotlight = Spotlight(table.look, table)
        self.sheet = GuideSheet(table.look, table)
        self.chapters = ChapterSheet(table.look, table)
        self.between = Between(self)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._stand)
        self.sheet.went_on.connect(self.go_on)
        self.sheet.went_back.connect(self.go_back)
        self.sheet.left.connect(self.leave)
        self._listen()
        table.beside += [self.sheet, self.chapters]

    def _listen(self) -> None:
        controller = self._controller
        controller.decided.connect(self._decided)
        controller.asked.connect(self._show)
        controller.held.connect(self._show)
        controller.put_off.connect(self._put_off)
        controller.game_started.connect(self._game_started)
        for widget in (self._table, self._table.prompt):
            widget.installEventFilter(self)

    # --- beginning and ending

    @property
    def is_on(self) -> bool:
        """Whether a lesson is under way."""
        return self.lesson is not None

    @property
    def medals(self) -> tuple[int, ...]:
        """The chapters, from 1 on, that were played to their end."""
        return self._preferences.kept.medals

    @property
    def proposes(self) -> bool:
        """Whether the home screen may still propose the lesson."""
        return self._preferences.kept.proposes_lesson

    @property
    def kept_mark(self) -> int:
        """Where the player stands, as it is kept."""
        return self._preferences.kept.lesson

    def begin(self) -> None:
        """Greet, and offer the chapters."""
        self.start(Lesson(self.kept_mark), waits=True)

    def start(self, lesson: Lesson, *, waits: bool = False) -> None:
        """Lay the game of a lesson; where it waits, a chapter is still to be chosen."""
        self.lesson = None  # what was on the table ends no lesson of its own
        session = lesson.begin()
        lesson.waits = waits
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

    def leave(self) -> None:
        """Leave the lesson; it is gone on with where it was left."""
        self.stop()
        self.left.emit()

    def start_a_game(self) -> None:
        """Be done with it, and have a game set up."""
        self.stop()
        self.start_asked.emit()

    def play_on(self) -> None:
        """Let the game on the table be a game like any other."""
        self.stop()
        self.finished.emit()
        self._controller.go_on()

    def keep(self, **changes: object) -> None:
        """Keep how far the player has come."""
        kept = evolve(self._preferences.kept, **changes)  # type: ignore[arg-type]
        if kept != self._preferences.kept:
            self._preferences.keep(kept)

    # --- steps

    def go_on(self) -> None:
        """Go on from what was only to be read, or was said again."""
        if self.lesson is None:
            return
        self._reply = ""
        if self._again:
            self._again -= 1
            self._show()
            return
        self.lesson.read()
        self._hide()
        self._controller.go_on()
        self._show()

    def go_back(self) -> None:
        """Say once more what was said before."""
        if self.lesson is not None and self._again < self.lesson.number:
            self._again += 1
            self._reply = ""
            self._show()

    def resume(self) -> None:
        """Go on at the step where the chapter stands."""
        if self.lesson is not None:
            self.lesson.waits = False
            self.chapters.put_away()
            self._controller.go_on()
            self._show()

    def _decided(self) -> None:
        self._again = 0
        self._reply = ""
        self._hide()

    def _put_off(self, why: str) -> None:
        """Say in place why something else was not for now."""
        self._again = 0
        self._reply = why
        self._show()

    def _hide(self) -> None:
        self.sheet.hide()
        self.spotlight.hide()
        self.chapters.put_away()

    def _show(self) -> None:
        """Show the step that is due, if it is due now."""
        session, lesson = self._controller.session, self.lesson
        if lesson is None or session is None or not self._table.isVisible():
            return
        made = len(session.record.choices)
        held = lesson.holds(made)
        if not held and not self._controller.is_open:
            return
        if held and self._controller.scene is not None:
            self._table.prompt.wait(self._controller.scene)  # what was answered looks open
        if lesson.waits or lesson.step is None:
            self._show_between(lesson)
        elif lesson.step.at == made:
            self.keep(lesson=lesson.mark)
            self._speak(lesson, lesson.step)

    def _show_between(self, lesson: Lesson) -> None:
        if self.chapters.isVisible():
            return
        self.sheet.hide()
        self.spotlight.hide()
        page = self.between.choice() if lesson.waits else self.between.medal()
        self.chapters.show_page(page)
        if not lesson.waits:
            self._table.sounded.emit(Sound.HORN)
        self.said.emit(self.chapters.accessibleName())

    def _speak(self, lesson: Lesson, step: LessonStep) -> None:
        spoken = lesson.steps[lesson.number - self._again]
        reply = self._reply
        if self._again:
            reply = self.tr("Once more. What is done stays done; only my words go back.")
        where = self.tr("{chapter} · {number} of {all}").format(
            chapter=tell(lesson.chapter.title),
            number=lesson.steps.index(spoken) + 1,
            all=len(lesson.steps),
        )
        waits = bool(self._again) or not step.does
        can_go_back = lesson.number > self._again
        self.sheet.say(Speech(where, tell(spoken.sentence), reply, waits, can_go_back))
        for name in spoken.points_at.split():
            self._places.turn_to(name)
        self._stand()
        self.said.emit(self.sheet.accessibleName())
        if waits:
            self.sheet.next.setFocus()

    # --- where it all stands

    def _stand(self) -> None:
        """Frame what is spoken of, and stand where nothing of it is covered."""
        lesson = self.lesson
        if lesson is None or not self._table.isVisible():
            return
        if self.chapters.isVisible():
            self.chapters.stand()
            return
        step = lesson.step
        if step is None or lesson.waits or not self.sheet.speech.where:
            return
        spoken = lesson.steps[lesson.number - self._again]
        names = [name for name in spoken.points_at.split() if not self._again or name not in _GONE]
        boxes = [self._places.box(name) for name in names]
        self.spotlight.frame([box for box in boxes if box.isValid()])
        self.sheet.setGeometry(self._place(boxes, is_asked=step.does))
        self.sheet.lay_out()  # the words are others, even if the place is the same
        self.sheet.show()
        self.sheet.raise_()

    def _place(self, boxes: list[QRect], *, is_asked: bool) -> QRect:
        """Find a place; without one, words said again may cover what asks, others stand slim."""
        column, height_for = self._table.plan.column, self.sheet.height_for
        ground, wide = self._ground(boxes, is_asked=is_asked), column.width()
        found = place_of(ground, wide, height_for)
        if found is None and self._again:
            found = place_of(self._ground(boxes, is_asked=False), wide, height_for)
        elif found is None:
            found = place_of(ground, round(wide * _SLIM), height_for)
        return found if found is not None else column

    def _ground(self, boxes: list[QRect], *, is_asked: bool) -> Ground:
        table = self._table
        plan, prompt = table.plan, table.prompt.geometry()
        taken = [box.adjusted(-AROUND, -AROUND, AROUND, AROUND) for box in boxes]
        home = [plan.column]  # he may speak over a prompt that asks nothing
        if is_asked:
            taken.append(prompt)
            story = plan.story(prompt.height())
            home = [story] if story is not None else []
        parts = [(getattr(table, name), harm) for name, harm in _HARM.items()]
        return Ground(
            room=table.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE),
            home=tuple(home),
            taken=tuple(taken),
            soft=tuple((part.geometry(), harm) for part, harm in parts if part.isVisible()),
            gap=round(_EDGE * plan.unit),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = {QEvent.Type.Resize, QEvent.Type.Show}
        if self.is_on and event.type() in kinds:
            if watched is self._table and event.type() is QEvent.Type.Show:
                QTimer.singleShot(0, self._show)
            elif self.sheet.isVisible() or self.chapters.isVisible():
                self._later.start(0)  # when everything has found its place
        return super().eventFilter(watched, event)
