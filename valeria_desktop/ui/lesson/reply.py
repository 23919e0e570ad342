"""What is said before the words of a step: why something else was not for now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valeria_desktop.session.lesson import Lesson, LessonStep


class Reply:
    """Words, with the step and the number of choices that they were an answer to."""

    def __init__(self) -> None:
        """Say nothing."""
        self.words = ""
        self._step: LessonStep | None = None
        self._made = -1

    def give(self, words: str, step: LessonStep | None, made: int) -> None:
        """Answer what was tried at a step, after a number of choices."""
        self.words, self._step, self._made = words, step, made

    def forget(self) -> None:
        """Say nothing any more."""
        self.words = ""

    def move_on(self, lesson: Lesson, made: int) -> None:
        """Forget it, unless a chain that was refused is only being taken back to its beginning."""
        lesson.holds(made)
        if lesson.step is not self._step or made > self._made:
            self.forget()
