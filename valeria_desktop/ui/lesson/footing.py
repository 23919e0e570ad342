"""Frames around what is spoken of, and the sheet where nothing of it is covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from valeria_desktop.ui.lesson.sheet import GuideSheet
from valeria_desktop.ui.lesson.spotlight import AROUND, Spotlight
from valeria_desktop.ui.lesson.standing import Ground, place_of
from valeria_desktop.ui.lesson.strip import Strip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.session.lesson import LessonStep
    from valeria_desktop.ui.lesson.surroundings import Surroundings
    from valeria_desktop.ui.lesson.teacher import Teacher
    from valeria_desktop.ui.table.table import Table

_EDGE = 6
_SLIM = 0.82


class Footing:
    """Has the sheet of a lesson find its place on a table."""

    def __init__(self, table: Table, surroundings: Surroundings, teacher: Teacher) -> None:
        """Say nothing and frame nothing yet."""
        self._table = table
        self._surroundings = surroundings
        self.spotlight = Spotlight(table.look, table)
        self.sheet = GuideSheet(table.look, table, teacher)
        self.strip = Strip(table.look, table, teacher)
        """What says it where the question covers the table."""

    @property
    def is_speaking(self) -> bool:
        """Whether something is being said."""
        return self.sheet.isVisible() or self.strip.isVisible()

    @property
    def cover(self) -> QWidget | None:
        """The sheet of a question over the table, if there is one, though it may be put aside."""
        return self._table.prompt.sheet

    def hide(self) -> None:
        """Let nothing be seen of it."""
        self.sheet.hide()
        self.spotlight.hide()
        self.strip.put_away()

    def stand(self, spoken: LessonStep, *, is_again: bool, is_asked: bool) -> None:
        """Stand with the words of a step, which may be said again while another is due."""
        if self.cover is not None and self.cover.isVisible():
            self.sheet.hide()
            self.spotlight.hide()
            self.strip.say(self.sheet.speech)
            return
        self.strip.put_away()
        passing = self._surroundings.is_passing
        names = [name for name in spoken.points_at.split() if not (is_again and passing(name))]
        boxes = [box for box in map(self._surroundings.box, names) if box.isValid()]
        self.spotlight.frame(boxes)
        self.sheet.setGeometry(self._place(boxes, is_again=is_again, is_asked=is_asked))
        self.sheet.lay_out()  # the words are others, even if the place is the same
        self.sheet.show()
        self.sheet.raise_()

    def _place(self, boxes: list[QRect], *, is_again: bool, is_asked: bool) -> QRect:
        """Find a place beside what is spoken of, and beside what the player has if that is free.

        Without one words said again may cover what asks, and others stand slim.
        """
        frame, height_for = self._surroundings.frame, self.sheet.height_for
        column, slim = frame.column, round(frame.column.width() * _SLIM)
        purse = [self._box(part) for part in self._surroundings.purse if part.isVisible()]
        spoken = self._ground(boxes, is_asked=is_asked)
        more = self._ground(boxes, purse, is_asked=is_asked)
        wide = column.width()
        tries = [(more, wide), (more, slim), (spoken, wide), (spoken, slim)]
        if is_again:
            tries = [(more, wide), (spoken, wide), (self._ground(boxes, is_asked=False), wide)]
        found = (place_of(ground, width, height_for) for ground, width in tries)
        return next((place for place in found if place is not None), column)

    def _box(self, part: QWidget) -> QRect:
        """Return the place of a part of the table, however deep it lies in others."""
        return QRect(part.mapTo(self._table, QPoint()), part.size())

    def _ground(
        self, boxes: Sequence[QRect], purse: Sequence[QRect] = (), *, is_asked: bool
    ) -> Ground:
        table, frame = self._table, self._surroundings.frame
        prompt = table.prompt.geometry()
        taken = [box.adjusted(-AROUND, -AROUND, AROUND, AROUND) for box in boxes]
        taken += purse
        home = [frame.column]  # a prompt that asks nothing may be spoken over
        if is_asked:
            taken.append(prompt)
            story = frame.story(prompt.height())
            home = [story] if story is not None else []
        parts = self._surroundings.parts
        return Ground(
            room=table.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE),
            home=tuple(home),
            taken=tuple(taken),
            soft=tuple((self._box(part), harm) for part, harm in parts if part.isVisible()),
            gap=round(_EDGE * frame.unit),
        )
