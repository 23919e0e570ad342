"""The addresses of what lies on Valencia's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel.at import At

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.parts import Part


@frozen
class AtCell(At):
    """A space or a site of the city."""

    cell: int


@frozen
class AtBush(At):
    """A point where four cells meet."""

    bush: int


@frozen
class AtSeat(At):
    """A seat of the council."""

    place: int


@frozen
class AtStack(At):
    """One of the own stacks, counted from 0."""

    stack: int


@frozen
class AtStep(At):
    """A step of the round."""

    part: Part


@frozen
class AtRound(At):
    """A round to come."""

    number: int
