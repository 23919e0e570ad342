"""Beats: events that are shown together, and the number of the log's lines they carry out.

A game turns a passage into beats; the stage plays them and lets the table advance as pieces land.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from attrs import evolve, frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.stage.pace import Pace

    Beats = Callable[["Passage"], Sequence["Beat"]]
    PaintThing = Callable[[QPainter, QRectF, Thing, Look], None]


@frozen(eq=False)
class Passage:
    """The events between one scene and the next."""

    lines: tuple[Line, ...]
    before: Any
    """The scene before the events; each game has its own class."""
    after: Any
    scene_after: Callable[[int], Any]
    """Returns the scene after a number of the lines."""
    past: tuple[Line, ...] = ()
    """The lines before the events, from the beginning of the game."""
    is_hurried: bool = False
    """Whether a player has asked for more speed twice in this turn: nothing lingers then."""


class StageGround(Protocol):
    """The table under the stage: it knows the places of all things."""

    def box_of(self, at: At) -> QRectF | None:
        """Return the box of a thing in the stage's coordinates; None if it isn't visible."""

    def rest(self) -> None:
        """Put everything in its place of rest: a beat is over."""


@frozen
class Canvas:
    """The means to paint a motion."""

    painter: QPainter
    look: Look
    parchment: ParchmentLook
    """The look on a sheet of parchment."""
    paint_thing: PaintThing | None
    ratio: float


@frozen(kw_only=True)
class Motion:
    """A thing that moves for a while: its places, its picture, and the lines that end with it.

    A motion without a visible place is not painted, but it lands and sounds all the same.
    """

    at: float = 0.0
    """The beginning, in ms from the beginning of its beat at normal pace."""
    lasts: float = 250.0
    lands: int = 0
    """The number of the passage's lines that have happened when the motion ends."""
    sound: str = ""
    """The sound at the beginning; empty for none."""
    knock: str = ""
    """The sound at the end; empty for none."""

    @property
    def end(self) -> float:
        """The end, in ms from the beginning of its beat at normal pace."""
        return self.at + self.lasts

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        """Return the motion's boxes as it begins; None if one of them isn't visible."""
        return None

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        """Return the box that the motion paints on at a part of its way, from 0 to 1."""
        raise NotImplementedError

    def pose(self, ground: StageGround, part: float) -> None:
        """Move things that lie on the table itself, at a part of the way; most motions don't."""

    def pose_calmly(self, ground: StageGround, part: float) -> None:
        """Move them for reduced movement: they are at once where they end."""
        self.pose(ground, 1.0)

    def is_still(self, before: float, part: float) -> bool:
        """Return whether the motion looks the same at two parts of its way."""
        return False

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Paint the motion at a part of its way, from 0 to 1."""
        raise NotImplementedError

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Paint the motion for reduced movement: the thing fades in at its goal."""
        canvas.painter.setOpacity(part)
        self.paint(canvas, places, 1.0)
        canvas.painter.setOpacity(1.0)


@frozen
class StillTime:
    """A time of a breath, or of words to be read: a fast pace hardly shortens it."""

    at: float
    """The beginning, in ms from the beginning of its beat at normal pace."""
    lasts: float
    fast: float
    """The length at the fast pace, in ms of the clock."""
    is_silent: bool = True
    """Whether nothing sounds: not so while words are read."""

    @property
    def end(self) -> float:
        """The end, in ms from the beginning of its beat at normal pace."""
        return self.at + self.lasts

    def speed_at(self, pace: Pace) -> float:
        """Return the factor of the normal speed at which the breath passes."""
        return min(pace.speed, self.lasts / self.fast)


@frozen
class Beat:
    """Events that are shown together."""

    motions: tuple[Motion, ...] = ()
    lands: int = 0
    """The number of the passage's lines that have happened when the beat ends."""
    lasts: float = 0.0
    """The least length, in ms at normal pace."""
    breath: StillTime | None = None
    """A time without motion and sound, or with words to be read."""
    hush: tuple[float, float] | None = None
    """The beginning and the end of a time without music, in ms at normal pace."""

    def later(self, time: float, milliseconds: float, pace: Pace) -> float:
        """Return the beat's time after some ms of the clock."""
        if self.breath is None:
            return time + milliseconds * pace.speed
        slow = self.breath.speed_at(pace)
        for until, speed in ((self.breath.at, pace.speed), (self.breath.end, slow)):
            if time < until:
                reached = time + milliseconds * speed
                if reached < until:
                    return reached
                milliseconds -= (until - time) / speed
                time = until
        return time + milliseconds * pace.speed

    @property
    def length(self) -> float:
        """The length, in ms at normal pace."""
        return max(self.lasts, *(motion.end for motion in self.motions), 0.0)


def line_by_line(passage: Passage) -> Sequence[Beat]:
    """Return a beat for each line, without any motion."""
    return [Beat(lands=number + 1) for number in range(len(passage.lines))]


def beat_by_line(
    passage: Passage, motions_of: Callable[[int, Any], tuple[Motion, ...]]
) -> list[Beat]:
    """Return a beat for each line; a line has happened when its last motion has landed.

    `motions_of` gets the number of a line from 0, and the scene as the earlier lines left it.
    """
    found: list[Beat] = []
    before = passage.before
    for number in range(len(passage.lines)):
        motions = motions_of(number, before)
        last = max((motion.end for motion in motions), default=0.0)
        landing = tuple(
            evolve(motion, lands=number + 1) if motion.end == last else motion for motion in motions
        )
        found.append(Beat(landing, lands=number + 1))
        before = passage.scene_after(number + 1)
    return found
