"""What options are about, on the table."""

from __future__ import annotations

from attrs import frozen


@frozen
class AtCell:
    """A space or a site of the city."""

    cell: int


@frozen
class AtBush:
    """A point where four cells meet."""

    bush: int


@frozen
class AtSeat:
    """A seat of the council."""

    place: int


@frozen
class AtStack:
    """One of the own stacks, counted from 0."""

    stack: int
