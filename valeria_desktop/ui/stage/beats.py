"""Beats: what is shown together of what happened, by spots that each table knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.kit.look import Look

    Beats = Callable[[Iterable[Line]], Sequence["Beat"]]
    PaintThing = Callable[[QPainter, QRectF, Thing, Look], None]


@frozen
class Where:
    """A spot on the table."""

    spot: str
    """Its kind; each game has its own."""
    number: int = 0
    """The place, or the seat."""
    name: str = ""
    """What there, by name."""


@frozen
class Flight:
    """Something that goes from one spot to another; without a way it glows where it is."""

    start: Where
    end: Where
    thing: Thing | None = None
    icon: str = ""
    number: int = 0


@frozen
class Beat:
    """What is shown together."""

    flights: tuple[Flight, ...] = ()
    tumbles: bool = False
    """The dice roll."""
    gathers: bool = False
    """Further beats of this kind may join it: the harvest of everybody."""


def no_beats(_lines: Iterable[Line]) -> Sequence[Beat]:
    """Show nothing that flies."""
    return ()


class Ground(Protocol):
    """What the stage stands over: it knows where everything lies, and has the dice."""

    def rect_of(self, where: Where) -> QRectF | None:
        """Give where a spot lies in the stage's coordinates, if it can be seen."""

    def tumble(self, milliseconds: int) -> None:
        """Have the dice roll and settle."""
