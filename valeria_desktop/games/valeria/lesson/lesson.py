"""Valeria's lesson: its chapters, and where they stood when steps were numbered in one row."""

from __future__ import annotations

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lesson.beginnings import CITIZENS, MONSTERS, THE_ROLL
from valeria_desktop.games.valeria.lesson.endings import DOMAINS, THE_END
from valeria_desktop.session import lesson

CHAPTERS: tuple[lesson.Chapter, ...] = (THE_ROLL, CITIZENS, MONSTERS, DOMAINS, THE_END)
_FIRST_MARK = 100
_FORMER = (5, 9, 15, 24)
"""Once all steps were numbered in one row; from each of these on another chapter is meant."""


class Lesson(lesson.Lesson):
    """Where a player of Valeria stands."""

    rules = RULES
    chapters = CHAPTERS
    bots = "greedy"

    @classmethod
    def chapter_kept(cls, mark: int) -> int:
        """Read the chapter out of what was kept, from 0 on, by an older program too."""
        if mark < _FIRST_MARK:
            return sum(mark >= first for first in _FORMER)
        return super().chapter_kept(mark)
