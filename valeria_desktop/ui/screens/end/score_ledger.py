"""The ledger of a finished game: for each source of points the very things that brought them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing


@frozen
class LedgerItem:
    """Something that brought points: a thing, shown as a stamp, or a sum, shown as a plate."""

    points: int
    words: str
    """A sentence without its points, for a tooltip and a screen reader."""
    thing: Thing | None = None
    """The thing on the stamp, or that a plate with a sign stands for; None for another plate."""
    count: int = 1
    """The number of equal things in a pile."""
    sign: str = ""
    """The icon on a plate."""
    sum: str = ""
    """The short words on a plate, as "9 × 2"."""
    is_note: bool = False
    """Whether sign and words stand on the parchment, without a plate; without words, the sign
    stands there as often as it counts."""
    seat: Seat | None = None
    """The player in whose colour the sign is painted; None for a sign of everyone's."""
    is_missed: bool = False
    """Whether the thing's owner missed what it asks for; it lies under a veil."""


@frozen
class LedgerCell:
    """A side's points from one source."""

    points: int
    items: tuple[LedgerItem, ...]
    is_best: bool
    """Whether the side has points here, and no other has more."""


@frozen
class LedgerRow:
    """One source of points for all sides."""

    category: str
    name: str
    cells: tuple[LedgerCell, ...]


@frozen
class ScoreLedger:
    """All sources of points, and the totals."""

    rows: tuple[LedgerRow, ...]
    total: LedgerRow


def row_of(
    category: str, name: str, points: Iterable[int], items: Iterable[tuple[LedgerItem, ...]]
) -> LedgerRow:
    """Return the row of a source, with the best points marked."""
    numbers = tuple(points)
    most = max(numbers, default=0)
    cells = (
        LedgerCell(number, each, is_best=0 < number == most)
        for number, each in zip(numbers, items, strict=True)
    )
    return LedgerRow(category, name, tuple(cells))


def piled(items: Iterable[LedgerItem]) -> tuple[LedgerItem, ...]:
    """Return equal things as one pile, with the sum of their points, where the first one lay."""
    piles: dict[tuple[Thing | None, str, bool], LedgerItem] = {}
    for item in items:
        key = item.thing, item.words, item.is_missed
        pile = piles.get(key)
        piles[key] = (
            item
            if pile is None
            else evolve(pile, points=pile.points + item.points, count=pile.count + item.count)
        )
    return tuple(piles.values())
