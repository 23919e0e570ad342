"""Valencia's lesson: its chapters, and who plays on when it is over."""

from __future__ import annotations

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.lesson.beginnings import AUCTIONS, PLANNING
from valeria_desktop.games.valencia.lesson.endings import EVENING, THE_FOUNTAIN
from valeria_desktop.session import lesson

CHAPTERS: tuple[lesson.Chapter, ...] = (PLANNING, AUCTIONS, THE_FOUNTAIN, EVENING)


class Lesson(lesson.Lesson):
    """Where a player of Valencia stands."""

    rules = RULES
    chapters = CHAPTERS
    bots = "planner"
