"""The places of a city in words: what lies there, and where; no two of a city are called the same.

A name says only what never changes during a game, so a line of the log stays true: the guild and
the price of a space, and its corner of the city. Where that isn't enough, it says the row, and
where that isn't either, its number in the row.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.kernel.phrases import Phrase, count, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from valeria_desktop.games.valencia.rules.model.city import City

    Naming = Callable[[int, Phrase], Phrase]
    """Names a place by its number and the words of where it is."""

_SPACES = {
    Guild.ORANGES: "orange space for {price}",
    Guild.TIGER_NUTS: "tiger nut space for {price}",
    Guild.WINE: "wine space for {price}",
    Guild.CLOTH: "cloth space for {price}",
    Guild.PORCELAIN: "porcelain space for {price}",
}
_GROUNDS = {
    Guild.ORANGES: "oranges for {price}",
    Guild.TIGER_NUTS: "tiger nuts for {price}",
    Guild.WINE: "wine for {price}",
    Guild.CLOTH: "cloth for {price}",
    Guild.PORCELAIN: "porcelain for {price}",
}
"""The same spaces in a bush's name, which says two of them."""
_SITE = say("site")
_CENTRE = say("central fountain")
_WHERE = {
    (-1, -1): say("at the top left"),
    (-1, 0): say("at the top"),
    (-1, 1): say("at the top right"),
    (0, -1): say("on the left"),
    (0, 1): say("on the right"),
    (1, -1): say("at the bottom left"),
    (1, 0): say("at the bottom"),
    (1, 1): say("at the bottom right"),
}
"""Parts of the city, by the side of the middle: above or below, left or right."""
_WAYS = {
    (-1, 0): say("up"),
    (1, 0): say("down"),
    (0, -1): say("to the left"),
    (0, 1): say("to the right"),
}


def names_of_cells(city: City) -> tuple[Phrase, ...]:
    """Return each cell's name: "orange space for 1 coin at the top left", "site on the right"."""
    names = _unique(
        (*city.spaces, *city.sites),
        lambda cell, where: say("{what} {where}", what=_cell_kind(city, cell), where=where),
        *_whereabouts_in(city),
    )
    return tuple(names.get(cell, _CENTRE) for cell in range(len(city.cells)))


def names_without_prices(city: City) -> dict[int, Phrase]:
    """Return each space's name beside its price: "Oranges, at the top left in row 2"."""
    return _unique(
        city.spaces,
        lambda cell, where: say(
            "{guild}, {where}", guild=city.space(cell).guild.words(), where=where
        ),
        *_whereabouts_in(city),
    )


def _whereabouts_in(city: City) -> Iterator[Callable[[int], Phrase]]:
    """Yield the ways to say where a cell lies; no two cells share the last."""

    def in_row(cell: int) -> Phrase:
        return say("{part} in row {row}", part=_part(city, cell), row=cell // city.width + 1)

    def in_line(cell: int) -> Phrase:
        row, column = divmod(cell, city.width)
        return say("in row {row}, number {number} from the left", row=row + 1, number=column + 1)

    yield lambda cell: _part(city, cell)
    yield in_row
    yield in_line


def names_of_bushes(city: City) -> dict[int, Phrase]:
    """Return each bush's name, by the cells at its top left and at its bottom right."""

    def named(bush: int, where: Phrase) -> Phrase:
        row, column = divmod(bush, city.width - 1)
        cell = row * city.width + column
        first, second = ground_words(city, cell), ground_words(city, cell + city.width + 1)
        return say(
            "bush between {first} and {second} {where}", first=first, second=second, where=where
        )

    def below(bush: int) -> Phrase:
        return say("below row {row}", row=bush // (city.width - 1) + 1)

    def in_line(bush: int) -> Phrase:
        row, column = divmod(bush, city.width - 1)
        return say("below row {row}, number {number} from the left", row=row + 1, number=column + 1)

    return _unique(city.bushes, named, lambda bush: _part_of_bush(city, bush), below, in_line)


def goal_words(city: City, start: int, goal: int) -> Phrase:
    """Return the name of a move's goal; the part of the city only if it isn't the start's."""
    name = city.words[goal]
    return _cell_kind(city, goal) if where_in(name) == where_in(city.words[start]) else name


def way_words(city: City, start: int, goal: int) -> Phrase:
    """Return the way from a bush to the one beside it: "up"."""
    (from_row, from_column), (to_row, to_column) = (
        divmod(bush, city.width - 1) for bush in (start, goal)
    )
    return _WAYS[to_row - from_row, to_column - from_column]


def where_in(name: Phrase) -> Phrase:
    """Return the part of a name that says where its place lies: "at the top left"."""
    where = name.parts["where"]
    assert isinstance(where, Phrase)
    return where


def ground_words(city: City, cell: int) -> Phrase:
    """Return what lies on a cell, without where it lies: "wine for 3 coins", "a site"."""
    space = city.cells[cell]
    return say("a site") if space is None else say(_GROUNDS[space.guild], price=_coins(space.price))


def _unique(
    numbers: Iterable[int], named: Naming, *whereabouts: Callable[[int], Phrase]
) -> dict[int, Phrase]:
    """Name places by the first whereabouts, and those that share a name by the next."""
    left, found = list(numbers), dict[int, Phrase]()
    for where in whereabouts:
        found |= {number: named(number, where(number)) for number in left}
        often = Counter(found.values())
        left = [number for number in left if often[found[number]] > 1]
    return found


def _cell_kind(city: City, cell: int) -> Phrase:
    space = city.cells[cell]
    return _SITE if space is None else say(_SPACES[space.guild], price=_coins(space.price))


def _coins(number: int) -> Phrase:
    return count(number, "{number} coin", "{number} coins")


def _part(city: City, cell: int) -> Phrase:
    row, column = divmod(cell, city.width)
    return _WHERE[1 if row >= city.height // 2 else -1, 1 if column >= city.width // 2 else -1]


def _part_of_bush(city: City, bush: int) -> Phrase:
    row, column = divmod(bush, city.width - 1)
    return _WHERE[_side(row + 1, city.height // 2), _side(column + 1, city.width // 2)]


def _side(line: int, middle: int) -> int:
    """Return on which side of the middle a line lies: -1, 0 or 1."""
    return (line > middle) - (line < middle)
