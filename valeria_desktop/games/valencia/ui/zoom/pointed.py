"""What somebody points at, by the mouse or by the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, AtStack
from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.parts import Part


@frozen
class AtStep:
    """A step of the round."""

    part: Part


@frozen
class OfRival:
    """All that is public of another player."""

    seat: int


@frozen
class OfTask:
    """A task; one of the viewer's is looked at only while it lies open."""

    task: Task
    is_own: bool = True


@frozen
class OfFountain:
    """A fountain, wherever it is spoken of."""

    fountain: Fountain


@frozen
class OfCards:
    """Influence cards that lie open for whoever looks."""

    cards: tuple[Card, ...]


@frozen
class UsedCards:
    """The own used pile."""


Pointed = (
    AtCell
    | AtBush
    | AtSeat
    | AtStack
    | AtStep
    | OfRival
    | OfTask
    | OfFountain
    | OfCards
    | UsedCards
    | None
)
"""Nothing is None."""

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing


def named(thing: Thing | None) -> Pointed:
    """Point at what is named somewhere, if there is something to see of it."""
    if isinstance(thing, Task):
        return OfTask(thing, is_own=False)
    return OfFountain(thing) if isinstance(thing, Fountain) else None
