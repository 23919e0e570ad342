"""What options are about, on the table."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.kernel.at import At


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
