"""The guide: a teacher leads through the lesson of a game at its real table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve
from PySide6.QtCore import QEvent, QTimer

from valeria_desktop.ui.lesson.chapter_pages import ChapterPages, TurnPages
from valeria_desktop.ui.lesson.chapters import ChapterSheet
from valeria_desktop.ui.lesson.game_guide import Guide
from valeria_desktop.ui.lesson.sheet import GuideSpeech
from valeria_desktop.ui.lesson.sheet_place import SheetPlacer
from valeria_desktop.ui.lesson.teacher import Teacher
from valeria_desktop.ui.sound.sounds import Sound
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from valeria_desktop.session.lesson import Lesson, LessonStep
    from valeria_desktop.storage.settings import Settings
    from valeria_desktop.ui.lesson.places import LessonPlaces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.preferences import Preferences
    from valeria_desktop.ui.table.room_table import RoomTable


class Reply:
    """The teacher's answer to a refused try, and the step and number of choices it answers."""

    def __init__(self) -> None:
        """Make an empty reply."""
        self.words = ""
        self._step: LessonStep | None = None
        self._made = -1

    def give(self, words: str, step: LessonStep | None, made: int) -> None:
        """Answer a try at a step, after a number of choices."""
        self.words, self._step, self._made = words, step, made

    def forget(self) -> None:
        """Discard the reply."""
        self.words = ""

    def move_on(self, lesson: Lesson, made: int) -> None:
        """Discard the reply, unless a refused chain is only being rewound to its beginning."""
        lesson.holds(made)
        if lesson.step is not self._step or made > self._made:
            self.forget()


class LessonProgress:
    """Loads and saves a lesson's progress among the settings, under the game's name in saves."""

    def __init__(self, preferences: Preferences, game: str) -> None:
        """Load and save the progress of a game's lesson."""
        self._preferences = preferences
        self._game = game

    @property
    def mark(self) -> int:
        """The mark of the player's step in the lesson."""
        return self.kept.lessons.get(self._game, 0)

    @property
    def medals(self) -> tuple[int, ...]:
        """The finished chapters, from 1 on."""
        return self.kept.medals_of.get(self._game, ())

    def written(self, mark: int, medals: tuple[int, ...]) -> Settings:
        """Return the settings with a mark and medals."""
        kept, game = self.kept, self._game
        lessons, medals_of = {**kept.lessons, game: mark}, {**kept.medals_of, game: medals}
        return evolve(kept, lessons=lessons, medals_of=medals_of)

    def go_to(self, mark: int) -> None:
        """Save the player's mark."""
        self._keep(self.written(mark, self.medals))

    def win(self, chapter: int, mark: int) -> None:
        """Save a finished chapter, and the mark from which the lesson continues."""
        self._keep(self.written(mark, tuple(sorted({*self.medals, chapter}))))

    def propose_no_more(self) -> None:
        """Stop the home screen from proposing a lesson."""
        self._keep(evolve(self.kept, proposes_lesson=False))

    @property
    def kept(self) -> Settings:
        """All settings."""
        return self._preferences.kept

    def _keep(self, kept: Settings) -> None:
        if kept != self.kept:
            self._preferences.keep(kept)


_PAUSE = 150  # ms of silence between the links of a chain


class LessonGuide(Guide):
    """Points at things, says a few words, and waits until they are read or their task is done."""

    game: ClassVar[str]
    """The game's name in saves."""
    teaches: ClassVar[type[Lesson]]
    make_progress: ClassVar[type[LessonProgress]] = LessonProgress
    make_places: ClassVar[type[LessonPlaces]]
    """Finds the things of the lesson on a table."""

    def __init__(
        self, _look: Look, table: RoomTable, controller: Controller, preferences: Preferences
    ) -> None:
        """Wait until a player wants to learn."""
        super().__init__(table)
        self._table = table
        self._controller = controller
        self.make_lesson = self._own_lesson = self.teaches
        self.progress = self.make_progress(preferences, self.game)
        self.lesson: Lesson | None = None
        self._again = 0
        """The number of steps that the repeated words lie back; 0 for the present step."""
        self._reply = Reply()
        self._told: tuple[LessonStep, GuideSpeech] | None = None
        """The step and the words that were read out last."""
        self._surroundings = surroundings = self.make_places(table)
        self.teacher = self.make_teacher()
        footing = self._footing = SheetPlacer(table, surroundings, self.teacher)
        self.sheet, self.strip, self.spotlight = footing.sheet, footing.strip, footing.spotlight
        self.chapters = ChapterSheet(table.look, table, self.teacher)
        self._chapter_pages, self._turn_pages = ChapterPages(self), TurnPages(self)
        self._later = QTimer(self, singleShot=True)
        self._pause = QTimer(self, singleShot=True)
        self._listen()
        table.beside += [self.sheet, self.chapters]

    def make_teacher(self) -> Teacher:
        """Return the teacher: the voice of the table, with words of welcome."""
        assert self._table.voice is not None  # noqa: S101 - a table with a lesson has one
        return Teacher(self._table.voice, self.welcome())

    def welcome(self) -> str:
        """Return the words before the first chapter."""
        raise NotImplementedError

    def _listen(self) -> None:
        controller = self._controller
        controller.decided.connect(self._decided)
        controller.asked.connect(self._show)
        controller.held.connect(self._show)
        controller.put_off.connect(self.put_off)
        controller.game_started.connect(self._game_started)
        self._later.timeout.connect(self._stand_again)
        self._pause.timeout.connect(self._speak_within)
        self.sheet.went_on.connect(self.go_on)
        self.sheet.went_back.connect(self.go_back)
        self.sheet.left.connect(self.leave)
        self.strip.left.connect(self.leave)
        for widget in (self._table, self._table.prompt):
            widget.installEventFilter(self)

    # --- beginning and end

    @property
    def is_on(self) -> bool:
        """Whether a lesson is under way."""
        return self.lesson is not None

    @property
    def is_turn(self) -> bool:
        """Whether the lesson is a guided turn: it has no progress to keep."""
        return self.make_lesson is not self._own_lesson

    @property
    def between(self) -> ChapterPages:
        """The pages between the lesson's chapters."""
        return self._turn_pages if self.is_turn else self._chapter_pages

    def begin(self) -> None:
        """Greet the player, and offer the chapters."""
        self.make_lesson = self._own_lesson
        self.start(self.make_lesson(self.progress.mark), waits=True)

    def lead(self, turn: type[Lesson]) -> None:
        """Lead through a turn, which is a lesson of one chapter."""
        self.make_lesson = turn
        self.begin_again()

    def begin_again(self) -> None:
        """Begin the guided turn from its first step."""
        self.start(self.make_lesson())

    def start(self, lesson: Lesson, *, waits: bool = False, made: Sequence[str] = ()) -> None:
        """Start the lesson's game; with `waits` the player chooses a chapter first."""
        self.lesson = None  # the game on the table must not end the new lesson
        self._told = None
        session = lesson.begin(made)
        lesson.waits = waits
        self._session = session
        self.lesson = lesson
        self._controller.lead = lesson
        self._controller.start(session)
        self._show()

    def go_over_to(self, number: int) -> None:
        """Begin a chapter; within one story, the player's earlier choices are kept."""
        session, lesson = self._controller.session, self.lesson
        following = self.make_lesson.at_chapter(number)
        is_same = lesson is not None and lesson.chapter.story is following.chapter.story
        made = session.record.choices if is_same and session is not None else ()
        self.start(following, made=tuple(made))

    def _game_started(self) -> None:
        """Stop the lesson if another game was started."""
        if self.is_on and self._controller.session is not self._session:
            self.stop()

    def stop(self) -> None:
        """End the lesson; the game on the table stays as it is."""
        self.lesson = None
        self._controller.lead = None
        self._hide()

    def leave(self) -> None:
        """Leave the lesson; it can be continued at the same step, unless it is a guided turn."""
        self.stop()
        (self.turn_over if self.is_turn else self.left).emit()

    def start_a_game(self) -> None:
        """End the lesson, and ask for the set-up of a game."""
        self.stop()
        self.start_asked.emit()

    def play_on(self) -> None:
        """End the lesson, and let its game continue like any other."""
        self.stop()
        self.finished.emit()
        self._controller.go_on()

    # --- steps

    def go_on(self) -> None:
        """Go on from words that were only to be read, or that were repeated."""
        if self.lesson is None:
            return
        self._reply.forget()
        if self._again:
            self._again -= 1
            self._show()
            return
        self.lesson.read()
        self._hide()
        self._controller.go_on()
        self._show()

    def go_back(self) -> None:
        """Repeat the words of the step before."""
        if self.lesson is not None and self._again < self.lesson.number:
            self._again += 1
            self._reply.forget()
            self._show()

    def resume(self) -> None:
        """Continue at the chapter's present step."""
        if self.lesson is not None:
            self.lesson.waits = False
            self.chapters.put_away()
            self._controller.go_on()
            self._show()

    def _decided(self) -> None:
        session, lesson = self._controller.session, self.lesson
        self._again = 0
        if session is not None and lesson is not None:
            self._reply.move_on(lesson, len(session.record.choices))
        self._hide()

    def put_off(self, why: str) -> None:
        """Say why another choice is refused for now, and rewind a chain to its beginning."""
        session, lesson = self._controller.session, self.lesson
        if lesson is None or session is None:
            return
        self._again = 0
        self._told = None
        step, made = lesson.step, len(session.record.choices)
        self._reply.give(why, step, made)
        if step is not None and step.is_whole and made > step.at:
            was_rewound = session.is_rewound
            self._controller.rewind(step.at)
            session.is_rewound = was_rewound  # rewinding gains nothing in a lesson
        else:
            self._show()

    def _hide(self) -> None:
        self._pause.stop()
        self._footing.hide()
        self.chapters.put_away()

    def _show(self) -> None:
        """Show the step that is due, unless the table isn't ready for it."""
        session, lesson = self._controller.session, self.lesson
        if lesson is None or session is None or not self._table.isVisible():
            return
        made = len(session.record.choices)
        held = lesson.holds(made)
        if not held and not self._controller.is_open:
            return
        if held and self._controller.scene is not None:
            self._table.prompt.wait(self._controller.scene)  # the answered one still looks open
        step = lesson.step
        if lesson.waits or step is None:
            self._show_between(lesson)
        elif step.is_whole and step.at < made <= step.last and not self._reply.words:
            self._pause.start(_PAUSE)
        elif step.at <= made <= step.last:
            if not self.is_turn:
                self.progress.go_to(lesson.mark)
            self._speak(lesson, step)

    def _speak_within(self) -> None:
        """Speak in the middle of a chain, unless its next link is answered by a script."""
        lesson = self.lesson
        if self._controller.is_open and lesson is not None and lesson.step is not None:
            self._speak(lesson, lesson.step)

    def _show_between(self, lesson: Lesson) -> None:
        if self.chapters.isVisible():
            return
        self._footing.hide()
        page = self.between.choice() if lesson.waits else self.between.after()
        self.chapters.show_page(page)
        if not lesson.waits:
            self._table.sounded.emit(Sound.HORN)
        self.said.emit(self.chapters.accessibleName())

    def _speak(self, lesson: Lesson, step: LessonStep) -> None:
        spoken = lesson.steps[lesson.number - self._again]
        reply = self._reply.words
        if self._again:
            reply = self.tr("Once more. What is done stays done; only my words go back.")
        where = self.tr("{chapter} · {number} of {all}").format(
            chapter=tell(lesson.chapter.title),
            number=lesson.steps.index(spoken) + 1,
            all=len(lesson.steps),
        )
        waits = bool(self._again) or not step.does
        can_go_back = lesson.number > self._again
        if not waits:
            self._footing.let_go()  # its button goes
        self.sheet.say(GuideSpeech(where, tell(spoken.sentence), reply, waits, can_go_back))
        for name in spoken.points_at.split():
            self._surroundings.turn_to(name)
        self._stand()
        if waits:
            self.sheet.next.setFocus()
        if self._told != (spoken, self.sheet.speech):  # only once for a whole chain
            self._told = spoken, self.sheet.speech
            if not waits:
                self._focus_on(lesson, step)
            words = self.sheet.accessibleName()
            # last of all: the focus, or a card that was drawn, would cut a reader's voice off
            QTimer.singleShot(0, self, lambda: self.said.emit(words))

    def _focus_on(self, lesson: Lesson, step: LessonStep) -> None:
        """Move the focus to what the step asks for, unless a question's sheet has it."""
        session = self._controller.session
        if session is not None and not self._footing.is_covered:
            choice = lesson.choices[len(session.record.choices)]
            self._surroundings.focus_on(step.points_at.split(), choice)

    # --- place

    def _stand_again(self) -> None:
        if self._footing.is_speaking or self.chapters.isVisible():
            self._stand()

    def _stand(self) -> None:
        """Place the teacher's sheet again: the things it points at may have moved."""
        lesson = self.lesson
        if lesson is None or not self._table.isVisible():
            return
        if self.chapters.isVisible():
            self.chapters.stand()
            return
        step = lesson.step
        if step is not None and not lesson.waits and self.sheet.speech.where:
            if (cover := self._footing.cover) is not None:
                cover.installEventFilter(self)  # once it is put aside, speak at the table
            spoken = lesson.steps[lesson.number - self._again]
            self._footing.stand(spoken, is_again=bool(self._again), is_asked=step.does)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.is_on:
            return False
        kind = event.type()
        if watched is self._footing.cover:
            if kind in {QEvent.Type.Show, QEvent.Type.Hide}:
                self._later.start(0)
        elif kind in {QEvent.Type.Resize, QEvent.Type.Show}:
            if watched is self._table and kind is QEvent.Type.Show:
                QTimer.singleShot(0, self._show)
            else:
                self._later.start(0)  # after all parts have their places
        return False
