"""The pages between chapters, and the one after a guided turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.ui.lesson.chapters import ChapterPage, ChapterRow, ChapterWay
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.lesson import Lesson
    from valeria_desktop.ui.lesson.guide import LessonGuide


class ChapterPages(QObject):
    """Makes the pages of the sheet between chapters."""

    def __init__(self, guide: LessonGuide) -> None:
        super().__init__(guide)
        self._guide = guide

    @property
    def _lesson(self) -> Lesson:
        return self._guide.lesson or self._guide.make_lesson()

    # --- choice of a chapter

    def choice(self) -> ChapterPage:
        """Return the greeting, with all chapters and their medals."""
        lesson, medals = self._lesson, self._guide.progress.medals
        is_new = not medals and not lesson.number and not lesson.chapter_number
        title = tell(lesson.chapter.title)
        go_on = self.tr("Begin") if is_new else self.tr("Continue: {chapter}").format(chapter=title)
        return ChapterPage(
            heading=self.tr("Learn to play"),
            words=self._guide.teacher.welcome if is_new else self._back_again(),
            ways=(
                ChapterWay(go_on, "right", self._guide.resume),
                ChapterWay(self.tr("Leave"), "close", self._guide.leave),
            ),
            rows=tuple(self._row(number) for number in range(len(lesson.chapters))),
        )

    def _back_again(self) -> str:
        return self.tr("Good to see you again. Continue where you were, or choose a chapter.")

    def _row(self, number: int) -> ChapterRow:
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
        return ChapterRow(title, task, chapter.sign, is_won, told, chosen)

    def _begin(self, number: int) -> None:
        """Begin a chapter, or continue it if it is the one under way."""
        if self._lesson.chapter_number == number and self._lesson.step is not None:
            self._guide.resume()
        else:
            self._guide.start(self._lesson.at_chapter(number))

    # --- medals

    def after(self) -> ChapterPage:
        """Return the page after a chapter."""
        return self._medal()

    def _medal(self) -> ChapterPage:
        """Return the page with the finished chapter's medal, and the ways to go on."""
        lesson, guide = self._lesson, self._guide
        number = lesson.chapter_number + 1
        guide.progress.win(number, 0 if lesson.is_last else lesson.at_chapter(number).mark)
        if lesson.is_last:
            guide.progress.propose_no_more()
        chapter = lesson.chapter
        return ChapterPage(
            heading=self.tr("Your medal: {medal}").format(medal=tell(chapter.medal)),
            words=tell(chapter.praise),
            ways=self._ways(lesson, number),
            medal=chapter.sign,
        )

    def _ways(self, lesson: Lesson, number: int) -> tuple[ChapterWay, ...]:
        guide = self._guide
        chapters = ChapterWay(self.tr("All chapters"), "book", self._choose)
        if lesson.is_last:
            return (
                ChapterWay(self.tr("Start a game"), "roll", guide.start_a_game),
                ChapterWay(self.tr("Continue this game"), "play", guide.play_on),
                chapters,
            )
        title = tell(lesson.chapters[number].title)
        following = self.tr("Next: {chapter}").format(chapter=title)
        return (
            ChapterWay(following, "right", partial(guide.go_over_to, number)),
            chapters,
            ChapterWay(self.tr("Leave"), "close", guide.leave),
        )

    def _choose(self) -> None:
        self._guide.begin()


class TurnPages(ChapterPages):
    """Makes the page after a guided turn: no medal, and nothing to keep."""

    def after(self) -> ChapterPage:
        chapter, guide = self._lesson.chapter, self._guide
        return ChapterPage(
            heading=tell(chapter.title),
            words=tell(chapter.praise),
            ways=(
                ChapterWay(self.tr("Continue"), "right", guide.leave),
                ChapterWay(self.tr("Once more"), "undo", guide.begin_again),
            ),
        )
