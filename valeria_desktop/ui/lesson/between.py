"""What is said between chapters: the greeting with all of them, and the medals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.lesson.chapters import Page, Row, Way

if TYPE_CHECKING:
    from valeria_desktop.session.lesson import Lesson
    from valeria_desktop.ui.lesson.guide import LessonGuide


class Between(QObject):
    """Makes the pages of the sheet between chapters."""

    def __init__(self, guide: LessonGuide) -> None:
        super().__init__(guide)
        self._guide = guide

    @property
    def _lesson(self) -> Lesson:
        return self._guide.lesson or self._guide.make_lesson()

    # --- choosing

    def choice(self) -> Page:
        """Greet, and offer all chapters with their medals."""
        lesson, medals = self._lesson, self._guide.progress.medals
        is_new = not medals and not lesson.number and not lesson.chapter_number
        title = tell(lesson.chapter.title)
        go_on = self.tr("Begin") if is_new else self.tr("Go on: {chapter}").format(chapter=title)
        return Page(
            heading=self.tr("Learn to play"),
            words=self._guide.teacher.welcome if is_new else self._back_again(),
            ways=(
                Way(go_on, "right", self._guide.resume),
                Way(self.tr("Leave"), "close", self._guide.leave),
            ),
            rows=tuple(self._row(number) for number in range(len(lesson.chapters))),
        )

    def _back_again(self) -> str:
        return self.tr("Good to see you again. Go on where you were, or choose a chapter.")

    def _row(self, number: int) -> Row:
        chapter = self._lesson.chapters[number]
        is_won = number + 1 in self._guide.progress.medals
        title, task, medal = tell(chapter.title), tell(chapter.task), tell(chapter.medal)
        told = self.tr("Chapter {number}, {title}: {task}. Medal: {medal}, {state}.").format(
            number=number + 1,
            title=title,
            task=task,
            medal=medal,
            state=self.tr("won") if is_won else self.tr("not yet won"),
        )
        chosen = partial(self._begin, number)
        return Row(title, task, chapter.sign, is_won, told, chosen)

    def _begin(self, number: int) -> None:
        """Begin a chapter; the one that is under way is gone on with."""
        if self._lesson.chapter_number == number and self._lesson.step is not None:
            self._guide.resume()
        else:
            self._guide.start(self._lesson.at_chapter(number))

    # --- medals

    def medal(self) -> Page:
        """Return the medal of the chapter that is over, and say how to go on."""
        lesson, guide = self._lesson, self._guide
        number = lesson.chapter_number + 1
        guide.progress.win(number, 0 if lesson.is_last else lesson.at_chapter(number).mark)
        if lesson.is_last:
            guide.progress.propose_no_more()
        chapter = lesson.chapter
        return Page(
            heading=self.tr("Your medal: {medal}").format(medal=tell(chapter.medal)),
            words=tell(chapter.praise),
            ways=self._ways(lesson, number),
            medal=chapter.sign,
        )

    def _ways(self, lesson: Lesson, number: int) -> tuple[Way, ...]:
        guide = self._guide
        chapters = Way(self.tr("All chapters"), "book", self._choose)
        if lesson.is_last:
            return (
                Way(self.tr("Start a game"), "roll", guide.start_a_game),
                Way(self.tr("Play this one on"), "play", guide.play_on),
                chapters,
            )
        title = tell(lesson.chapters[number].title)
        following = self.tr("Next: {chapter}").format(chapter=title)
        return (
            Way(following, "right", partial(guide.go_over_to, number)),
            chapters,
            Way(self.tr("Leave"), "close", guide.leave),
        )

    def _choose(self) -> None:
        self._guide.begin()
