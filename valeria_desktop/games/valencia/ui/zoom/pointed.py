"""What somebody points at, by the mouse or by the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
from valeria_desktop.kernel.at import At

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card


@frozen
class OfRival(At):
    """All that is public of another player."""

    seat: int


@frozen
class OfTask(At):
    """A task; one of the viewer's is looked at only while it lies open."""

    task: Task
    is_own: bool = True


@frozen
class OfFountain(At):
    """A fountain, wherever it is spoken of."""

    fountain: Fountain


@frozen
class OfCards(At):
    """Influence cards that lie open for whoever looks."""

    cards: tuple[Card, ...]


@frozen
class UsedCards(At):
    """The own used pile."""


Pointed = At | None
"""Nothing is None."""

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing


def named(thing: Thing | None) -> Pointed:
    """Point at what is named somewhere, if there is something to see of it."""
    if isinstance(thing, Task):
        return OfTask(thing, is_own=False)
    return OfFountain(thing) if isinstance(thing, Fountain) else None
