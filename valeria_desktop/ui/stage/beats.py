"""Beats: what is shown together of what happened, and what has happened when it is over.

A game turns a passage into beats; the stage plays them and lets the table advance as pieces land.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook

    Beats = Callable[["Passage"], Sequence["Beat"]]
    PaintThing = Callable[[QPainter, QRectF, Thing, Look], None]


@frozen(eq=False)
class Passage:
    """What led from one scene to the next."""

    lines: tuple[Line, ...]
    before: Any
    """The scene that is shown; each game has its own."""
    after: Any
    scene_after: Callable[[int], Any]
    """Look at the table as it was after a number of the lines."""


class StageGround(Protocol):
    """What the stage stands over: it knows where everything lies."""

    def box_of(self, at: At) -> QRectF | None:
        """Return the box of a thing in the stage's coordinates; None if it can't be seen."""

    def rest(self) -> None:
        """Let everything lie as it does when nothing moves: a beat is over."""


@frozen
class Canvas:
    """What a motion is painted with."""

    painter: QPainter
    look: Look
    parchment: ParchmentLook
    """The same on a sheet of parchment."""
    paint_thing: PaintThing | None
    ratio: float


@frozen(kw_only=True)
class Motion:
    """Something that moves for a while: where, how, and what has happened when it arrives.

    One that is to be seen nowhere lands and sounds all the same.
    """

    at: float = 0.0
    """When it begins, in milliseconds from the beginning of its beat at a normal pace."""
    lasts: float = 250.0
    lands: int = 0
    """The number of lines of the passage that have happened when it is over."""
    sound: str = ""
    """What is heard when it begins."""
    knock: str = ""
    """What is heard when it is over."""

    @property
    def end(self) -> float:
        """When it is over."""
        return self.at + self.lasts

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        """Find where it is to be seen as it begins; nothing if it can't be."""
        return None

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        """Return all that it paints when it has come so far, from 0 to 1."""
        raise NotImplementedError

    def is_still(self, before: float, part: float) -> bool:
        """Tell whether it looks the same all the way from one part of it to another."""
        return False

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Paint it when it has come so far."""
        raise NotImplementedError

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        """Paint it where little is to move: as it arrives, fading in."""
        canvas.painter.setOpacity(part)
        self.paint(canvas, places, 1.0)
        canvas.painter.setOpacity(1.0)


@frozen
class Beat:
    """What is shown together."""

    motions: tuple[Motion, ...] = ()
    lands: int = 0
    """The number of lines of the passage that have happened when it is over."""
    lasts: float = 0.0
    """At least so long, in milliseconds at a normal pace."""

    @property
    def length(self) -> float:
        """How long it is."""
        return max(self.lasts, *(motion.end for motion in self.motions), 0.0)


def line_by_line(passage: Passage) -> Sequence[Beat]:
    """Let one line happen after the other, with nothing that flies."""
    return [Beat(lands=number + 1) for number in range(len(passage.lines))]
