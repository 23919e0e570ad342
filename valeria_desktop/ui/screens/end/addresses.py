"""The addresses of all that lies on the page of a game's end."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.kernel.at import At


@frozen
class AtBoard(At):
    """The picture of a side's board."""

    column: int


@frozen
class AtWinner(At):
    """The winner's face, with the last word."""


@frozen
class AtVerdict(At):
    """The ribbon with the result."""


@frozen
class AtPortrait(At):
    """A side's name with its secret, turned up."""

    column: int


@frozen
class AtSource(At):
    """The name of a source of points, or of the total."""

    row: int


@frozen
class AtCount(At):
    """A side's points from a source, or its total."""

    row: int
    column: int


@frozen
class AtItem(At):
    """A card that brought points, or a sum."""

    row: int
    column: int
    number: int


@frozen
class AtRoads(At):
    """The roads of all sides, which are told round by round."""


@frozen
class AtMilestone(At):
    """The end of a round, on all roads."""

    round: int


@frozen
class AtMoment(At):
    """One of the moments that mattered."""

    number: int
