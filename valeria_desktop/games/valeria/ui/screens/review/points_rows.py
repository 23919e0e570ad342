"""Where points come from as rows: under each player cards and reasons, under those each gain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.games.valeria.coach.sources import Source
    from valeria_desktop.games.valeria.ui.screens.review.pictures import Pictured
    from valeria_desktop.kernel.seats import Seat

_MAJORITIES = "majorities"


@define(eq=False)
class Row:
    """A row of the tree."""

    words: str
    """What it is about."""
    where: str
    """Where the score counts it; nothing where that differs, or goes without saying."""
    points: int
    round: int | None = None
    choices: int | None = None
    pictured: Pictured | None = None
    above: Row | None = None
    below: list[Row] = field(factory=list)

    @property
    def place(self) -> int:
        """Where it stands under the row above."""
        return self.above.below.index(self) if self.above is not None else 0

    def sentence(self) -> str:
        """Say all of it."""
        translate = QCoreApplication.translate
        words = f"{self.words} ({self.where})" if self.where else self.words
        if self.round is None:
            said = translate("Review", "{what}. Points: {points}.")
            return said.format(what=words, points=self.points)
        said = translate("Review", "{what}, round {round}. Points: {points}.")
        return said.format(what=words, round=self.round, points=self.points)


@frozen
class Words:
    """What is said of points."""

    category: Callable[[str], str]
    """Where the score counts them."""
    names: tuple[str, ...]


def tree_of(sources: Sequence[Source], seats: Sequence[Seat], words: Words) -> Row:
    """Return a row above those of all players."""
    root = Row("", "", 0)
    for seat, player in enumerate(seats):
        mine = [source for source in sources if source.seat == seat]
        row = Row(player.name, "", sum(each.points for each in mine), pictured=player)
        _put(root, row)
        for group in _groups(mine):
            _put(row, _row_of(group, words))
        row.below.sort(key=lambda each: -each.points)
    return root


def _groups(sources: Sequence[Source]) -> Iterator[list[Source]]:
    """Yield the sources of each card, or of each reason, together."""
    found: dict[object, list[Source]] = {}
    for source in sources:
        is_card = source.card is not None and source.category != _MAJORITIES
        found.setdefault(source.card if is_card else str(source.words), []).append(source)
    yield from found.values()


def _row_of(group: Sequence[Source], words: Words) -> Row:
    """Return a row for a card or a reason; if there is but one gain it is that of the gain."""
    if len(group) == 1:
        row = _gain(group[0], words)
        row.pictured = group[0].card
        return row
    card = group[0].card
    name = _reason(group[0], words) if card is None else card.name
    row = Row(name, _shared(group, words), sum(each.points for each in group), pictured=card)
    for source in sorted(group, key=lambda each: -1 if each.choice is None else each.choice):
        _put(row, _gain(source, words))
    return row


def _gain(source: Source, words: Words) -> Row:
    where = words.category(source.category)
    at = None if source.round is None else max(1, source.round)
    return Row(_reason(source, words), where, source.points, at, source.choice)


def _shared(group: Sequence[Source], words: Words) -> str:
    categories = dict.fromkeys(words.category(each.category) for each in group)
    return ", ".join(categories)


def _reason(source: Source, words: Words) -> str:
    told = tell(source.words, words.names)
    return told[:1].upper() + told[1:]


def _put(above: Row, row: Row) -> None:
    row.above = above
    above.below.append(row)
