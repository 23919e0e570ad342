"""Frames around the things a guide points at, and a free place for its sheet."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.controls.focus import untold
from valeria_desktop.ui.lesson.sheet import GuideSheet, LessonStrip
from valeria_desktop.ui.voice.banners import Flag

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.session.lesson import LessonStep
    from valeria_desktop.ui.lesson.places import LessonPlaces
    from valeria_desktop.ui.lesson.teacher import Teacher
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.table.table import GameTable


AROUND = 6
"""The distance of a frame from its thing, in pixels."""


class SpotFrame(QWidget):
    """A frame around a thing; clicks go through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def frame(self, box: QRect) -> None:
        """Frame a box."""
        self.setGeometry(box.adjusted(-AROUND, -AROUND, AROUND, AROUND))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor(self._look.palette.table), 6))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QPen(QColor(self._look.palette.focus), 3.5))
        painter.drawRoundedRect(box, 10, 10)
        painter.end()


class Spotlight:
    """One frame for each thing that the guide points at."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without frames."""
        self._look = look
        self._parent = parent
        self.frames: list[SpotFrame] = []

    def frame(self, boxes: Sequence[QRect]) -> None:
        """Frame these boxes, and nothing else."""
        while len(self.frames) < len(boxes):
            self.frames.append(SpotFrame(self._look, self._parent))
        for frame in self.frames[len(boxes) :]:
            frame.hide()
        for frame, box in zip(self.frames, boxes, strict=False):
            frame.frame(box)

    def hide(self) -> None:
        """Hide all frames."""
        self.frame(())


_SHARES = (1.0, 1.2, 1.5, 1.9, 2.3)
"""The possible breadths of the sheet, in breadths of the column."""


@frozen
class SheetGround:
    """The room for the sheet, and the boxes in it."""

    room: QRect
    home: tuple[QRect, ...]
    """The best places; the first that has room is taken."""
    taken: tuple[QRect, ...]
    """Boxes that the sheet mustn't cover."""
    soft: tuple[tuple[QRect, float], ...]
    """Boxes that the sheet had better not cover, each with the harm of covering it."""
    gap: int


def place_of(ground: SheetGround, column: int, height_for: Callable[[int], int]) -> QRect | None:
    """Return the best place for a sheet whose height depends on its width; None without any."""
    for home in ground.home:
        if home.height() >= height_for(home.width()) and not _touches(home, ground.taken):
            return home
    widths = {min(round(column * share), ground.room.width()) for share in _SHARES}
    sizes = ((width, height_for(width)) for width in widths)
    found = [box for width, height in sizes for box in _boxes(ground, width, height)]
    return min(found, key=lambda box: _harm(ground, box), default=None)


def _boxes(ground: SheetGround, width: int, height: int) -> Iterable[QRect]:
    """Yield the free places beside and within all boxes."""
    things = [*ground.taken, *(box for box, _ in ground.soft), ground.room]
    lefts = _beside([(box.left(), box.right()) for box in things], width, ground.gap)
    tops = _beside([(box.top(), box.bottom()) for box in things], height, ground.gap)
    for left, top in product(lefts, tops):
        box = QRect(left, top, width, height)
        if ground.room.contains(box) and not _touches(box, ground.taken):
            yield box


def _beside(edges: Sequence[tuple[int, int]], size: int, gap: int) -> set[int]:
    """Return the possible starts of a length: within or beyond each pair of edges."""
    found = set()
    for first, last in edges:
        found |= {first, last - size + 1, last + gap + 1, first - size - gap}
    return found


def _touches(box: QRect, taken: Iterable[QRect]) -> bool:
    return any(box.intersects(other) for other in taken)


def _harm(ground: SheetGround, box: QRect) -> tuple[float, int]:
    """Return the harm of covering a place's ground, and its distance from home in pixels."""
    covered = sum(_area(box.intersected(other)) * weight for other, weight in ground.soft)
    way = box.center() - (ground.home[0] if ground.home else ground.room).center()
    return covered + 0.02 * _area(box), way.manhattanLength()


def _area(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0


_EDGE = 6
_SLIM = 0.82
_LEANS = 10
"""How far the teacher leans out of the column, in units."""


class SheetPlacer:
    """Places the sheet of a lesson on a table."""

    def __init__(self, table: GameTable, surroundings: LessonPlaces, teacher: Teacher) -> None:
        """Start without words and frames."""
        self._table = table
        self._surroundings = surroundings
        self.spotlight = Spotlight(table.look, table)
        self.sheet = GuideSheet(table.look, table, teacher)
        self.strip = LessonStrip(table.look, table, teacher)
        """Shows the words where a question's sheet covers the table."""

    @property
    def is_speaking(self) -> bool:
        """Whether words are shown."""
        return self.sheet.isVisible() or self.strip.isVisible()

    @property
    def cover(self) -> QWidget | None:
        """The sheet of a question over the table, even if it is put aside; None without one."""
        return self._table.prompt.sheet

    @property
    def is_covered(self) -> bool:
        """Whether the sheet of a question lies over the table."""
        return self.cover is not None and self.cover.isVisible()

    def let_go(self) -> None:
        """Move the focus from the sheet to the prompt, unheard: Qt would move it to the board."""
        if self.sheet.isAncestorOf(self._table.window().focusWidget()):
            with untold():
                self._table.prompt.setFocus(Qt.FocusReason.OtherFocusReason)

    def hide(self) -> None:
        """Hide sheet, strip and frames."""
        self.let_go()
        self.sheet.hide()
        self.spotlight.hide()
        self._table.banners.clear()
        self.strip.put_away()

    def stand(self, spoken: LessonStep, *, is_again: bool, is_asked: bool) -> None:
        """Show the words of a step; with `is_again` they are repeated while another step is due."""
        if self.is_covered:
            self.hide()
            self.strip.say(self.sheet.speech)
            return
        self.strip.put_away()
        passing = self._surroundings.is_passing
        names = [name for name in spoken.points_at.split() if not (is_again and passing(name))]
        boxes = [box for box in map(self._surroundings.box, names) if box.isValid()]
        self.spotlight.frame(boxes)
        self._table.banners.hang([Flag(at) for at in self._surroundings.things(names)])
        self.sheet.setGeometry(self._place(boxes, is_again=is_again, is_asked=is_asked))
        self.sheet.lay_out()  # the words may have changed even if the place is the same
        self.sheet.show()
        self.sheet.raise_()

    def _place(self, boxes: list[QRect], *, is_again: bool, is_asked: bool) -> QRect:
        """Return a place beside the things pointed at, and if possible beside the player's goods.

        If there is none, repeated words may cover the question, and other words stand in a slim
        sheet.
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
        """Return the box of a part on the table, however deeply it is nested."""
        return QRect(part.mapTo(self._table, QPoint()), part.size())

    def _ground(
        self, boxes: Sequence[QRect], purse: Sequence[QRect] = (), *, is_asked: bool
    ) -> SheetGround:
        table, frame = self._table, self._surroundings.frame
        prompt = table.prompt.geometry()
        taken = [box.adjusted(-AROUND, -AROUND, AROUND, AROUND) for box in boxes]
        taken += purse
        home = [frame.column]  # a prompt without a question may be covered
        if is_asked:
            taken.append(prompt)
            story = frame.story(prompt.height())
            home = [story] if story is not None else []
        out = round(_LEANS * frame.unit)
        home = [each for box in home for each in (box.adjusted(-out, 0, 0, 0), box)]
        parts = self._surroundings.parts
        return SheetGround(
            room=table.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE),
            home=tuple(home),
            taken=tuple(taken),
            soft=tuple((self._box(part), harm) for part, harm in parts if part.isVisible()),
            gap=round(_EDGE * frame.unit),
        )
