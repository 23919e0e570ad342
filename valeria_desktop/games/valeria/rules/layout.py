"""The layout of the centre: rows of places, what lies there, how they are dealt and filled.

A row is data. A game's layout is the tuple of its rows, handed over when it is dealt. Numbers of
places belong to rows and not to layouts, so that a place has one name in all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from operator import itemgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from attrs import Factory, evolve, field, frozen

from valeria_desktop.kernel.phrases import Phrase

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream

Deal = Callable[["Row", "Table", int], "Sequence[tuple[Card, ...]]"]
"""Deals a row's stacks from the table and the seed."""
Believe = Callable[["Row", "View", "list[tuple[Card | None, ...]]", "Stream"], None]
"""Deals the face-down cards of a row anew, in the stacks of an imagined world."""
_NO_HOMES: Mapping[Card, int] = MappingProxyType({})


class Facing(Enum):
    """The cards of a stack that lie face up."""

    ALL = auto()
    TOP = auto()
    NONE = auto()

    def hidden(self, height: int) -> int:
        """Return the number of face-down cards of a stack that was just dealt."""
        if self is Facing.TOP:
            return max(0, height - 1)
        return height if self is Facing.NONE else 0


def _all_open(_: Setup) -> Facing:
    return Facing.ALL


def _nothing_hidden(*_: object) -> None:
    """Deal nothing anew: each card of the row lies face up."""


def _no_homes(_row: Row, _table: Table) -> Mapping[Card, int]:
    return _NO_HOMES


def _of_its_row(row: Row, table: Table, place: int, card: Card) -> bool:
    return card in row.cards or table.homes.get(card) == place


@frozen(eq=False, kw_only=True)
class Row:
    """Places of one sort."""

    tag: str
    places: range
    name: str
    """The name of its places in ids: "monster" for monster-1, monster-2 and so on."""
    said: Callable[[int], Phrase]
    """Says a place by its number in the row, from 1 on."""
    title: Callable[[], Phrase]
    """Says the row."""
    deal: Deal
    believe: Believe = _nothing_hidden
    facing: Callable[[Setup], Facing] = _all_open
    homes: Callable[[Row, Table], Mapping[Card, int]] = _no_homes
    """Tells the cards that return to its places, each with its place (T25)."""
    belongs: Callable[[Row, Table, int, Card], bool] = _of_its_row
    """Tells whether a card may lie at a place, besides what marks it as exhausted."""
    cards: tuple[Card, ...] = ()
    """The cards that the row brings, each as often as it has copies; empty in the base box."""
    dealt: Callable[[Table], int] = lambda _: 0
    """The number of cards that lie on its places at the deal."""
    ends: str = ""
    """The end condition that holds once all its places are exhausted (T31)."""
    columns: int = 0
    """The number of columns of the market that its places are part of; 0 beside the market."""
    has_pile: bool = False
    """Whether its places are filled from the Exhausted pile, and count as exhausted (T30)."""
    has_supply: bool = False
    """Whether its last place is a face-down supply, which fills the other places."""
    slides: bool = False
    """Whether its cards move to its first places before it is filled (CS9)."""
    takes_back: bool = False
    """Whether used cards go under its supply, before all: face-down ones lie above them (C37)."""
    fed_by: int | None = None
    """The place of another row whose cards are dealt on its places."""
    is_open: bool = True
    """Whether the top cards of its places can be had."""
    is_shown: bool = True
    """Whether its places lie on a leaf; otherwise their cards are a heap beside the market."""
    tells_place: bool = False
    """Whether words about a card name its place: equal cards may lie on several places."""
    leaf: str = ""
    """The leaf of the centre on which it is shown; empty for the market itself."""
    open_places: range = field(init=False)
    """The places whose top cards can be had."""

    @open_places.default
    def _open_places(self) -> range:
        if not self.is_open:
            return self.places[:0]
        return self.places[:-1] if self.has_supply else self.places

    @property
    def supply(self) -> int | None:
        """The place of the supply."""
        return self.places[-1] if self.has_supply else None

    @property
    def source(self) -> int | None:
        """The place whose cards are dealt on the row's places."""
        return self.supply if self.has_supply else self.fed_by

    def name_of(self, place: int) -> str:
        """Name one of its places; a single place has the name alone."""
        if place == self.supply:
            return f"{self.name}-supply"
        alone = len(self.places) == 1
        return self.name if alone else f"{self.name}-{place - self.places.start + 1}"

    def words_of(self, place: int) -> Phrase:
        """Say one of its places."""
        return self.said(place - self.places.start + 1)

    def facing_at(self, place: int, setup: Setup) -> Facing:
        """Return which cards of a place lie face up."""
        return Facing.NONE if place == self.supply else self.facing(setup)

    def holding(self, cards: Iterable[Card]) -> Row:
        """Return the row with those of some cards that are dealt on it."""
        mine = tuple(card for card in cards if card.row == self.tag)
        return evolve(self, cards=(*self.cards, *mine)) if mine else self

    def alone(self, readings: Readings) -> Row:
        """Return the row as it is for one player."""
        return evolve(self, cards=tuple(card.alone(readings) for card in self.cards))


_ROWS: dict[str, Row] = {}
_ROW_AT: dict[int, Row] = {}


def enter(row: Row) -> Row:
    """Enter a row, whose tag and numbers of places no other row may have."""
    taken = sorted({_ROW_AT[place].tag for place in row.places if place in _ROW_AT})
    if row.tag in _ROWS or taken:
        message = f"The row '{row.tag}' has a tag or places of another row: {taken or row.tag}."
        raise ValueError(message)
    _ROWS[row.tag] = row
    _ROW_AT.update(dict.fromkeys(row.places, row))
    return row


def row_at(place: int) -> Row:
    """Return the row that a place belongs to in all games."""
    return _ROW_AT[place]


def _by_places(rows: Iterable[Row]) -> tuple[Row, ...]:
    return tuple(sorted(rows, key=lambda row: row.places.start))


def _size(layout: Layout) -> int:
    return max(row.places.stop for row in layout.rows)


def _open(layout: Layout) -> tuple[int, ...]:
    return tuple(place for row in layout.rows for place in row.open_places)


def _from_pile(layout: Layout) -> tuple[int, ...]:
    return tuple(place for row in layout.rows if row.has_pile for place in row.places)


def _stacks_at(places: Sequence[int]) -> Callable[[Sequence[Any]], Sequence[Any]]:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda stacks: [stacks[place] for place in places]


def _pile_stacks(layout: Layout) -> Callable[[Sequence[Any]], Sequence[Any]]:
    return _stacks_at(layout.pile_places)


def _filled_stacks(layout: Layout) -> Callable[[Sequence[Any]], Sequence[Any]]:
    supplied = (place for row in layout.supplied for place in row.open_places)
    return _stacks_at((*layout.pile_places, *supplied))


def _columns(layout: Layout) -> tuple[tuple[int, ...], ...]:
    rows = [row for row in layout.rows if row.columns]
    number = max((row.columns for row in rows), default=0)
    return tuple(
        tuple(place for row in rows for place in row.places[column :: row.columns])
        for column in range(number)
    )


def _row_of(layout: Layout) -> tuple[int, ...]:
    numbers = {place: at for at, row in enumerate(layout.rows) for place in row.places}
    return tuple(numbers.get(place, 0) for place in range(layout.size))


def _ends(layout: Layout) -> dict[str, Row]:
    return {row.ends: row for row in layout.rows if row.ends}


def _shortest_end(layout: Layout) -> int:
    return min((len(row.places) for row in layout.ends.values()), default=layout.size)


def _leaves(layout: Layout) -> dict[str, tuple[Row, ...]]:
    shown = [row for row in layout.rows if row.is_shown]
    names = dict.fromkeys(row.leaf for row in shown)
    return {name: tuple(row for row in shown if row.leaf == name) for name in names}


def _cards(layout: Layout) -> frozenset[Card]:
    return frozenset(card for row in layout.rows for card in row.cards)


def _names(layout: Layout) -> dict[str, int]:
    return {row.name_of(place): place for row in layout.rows for place in row.places}


def _supplied(layout: Layout) -> tuple[Row, ...]:
    return tuple(row for row in layout.rows if row.has_supply)


def _supplies(layout: Layout) -> frozenset[int]:
    return frozenset(row.places[-1] for row in layout.supplied)


@frozen(eq=False)
class Layout:
    """The rows of a game's centre, by the numbers of their places."""

    rows: tuple[Row, ...] = field(converter=_by_places)
    size: int = field(init=False, default=Factory(_size, takes_self=True))
    """The number of stacks in a state: numbers of no row have an empty one."""
    open_places: tuple[int, ...] = field(init=False, default=Factory(_open, takes_self=True))
    """The places whose top cards can be had."""
    pile_places: tuple[int, ...] = field(init=False, default=Factory(_from_pile, takes_self=True))
    """The places that the Exhausted pile fills, and that count as exhausted (T30)."""
    pile_stacks: Callable[[Sequence[Any]], Sequence[Any]] = field(
        init=False, default=Factory(_pile_stacks, takes_self=True)
    )
    """Returns the stacks at these places from all stacks, in their order."""
    columns: tuple[tuple[int, ...], ...] = field(
        init=False, default=Factory(_columns, takes_self=True)
    )
    """The places of each column of the market, from the top down."""
    row_of: tuple[int, ...] = field(init=False, default=Factory(_row_of, takes_self=True))
    """The index in `rows` for each place."""
    ends: dict[str, Row] = field(init=False, default=Factory(_ends, takes_self=True))
    """The row of each end condition that rows have (T31)."""
    shortest_end: int = field(init=False, default=Factory(_shortest_end, takes_self=True))
    """The number of places of the shortest of them."""
    leaves: dict[str, tuple[Row, ...]] = field(
        init=False, default=Factory(_leaves, takes_self=True)
    )
    """The rows on each leaf of the centre; the first leaf is the market itself."""
    cards: frozenset[Card] = field(init=False, default=Factory(_cards, takes_self=True))
    """The cards that rows bring."""
    names: dict[str, int] = field(init=False, default=Factory(_names, takes_self=True))
    """The place of each name."""
    supplied: tuple[Row, ...] = field(init=False, default=Factory(_supplied, takes_self=True))
    """The rows that have a supply."""
    filled_stacks: Callable[[Sequence[Any]], Sequence[Any]] = field(
        init=False, default=Factory(_filled_stacks, takes_self=True)
    )
    """Returns the stacks that are filled again, from the pile or from a supply."""
    supplies: frozenset[int] = field(init=False, default=Factory(_supplies, takes_self=True))
    """The places of their supplies, whose face-down cards lie above the others."""

    def row_at(self, place: int) -> Row | None:
        """Return the row of a place; None for a number without a row."""
        row = self.rows[self.row_of[place]]
        return row if place in row.places else None

    def places_on(self, leaf: str) -> tuple[int, ...]:
        """Return the places on a leaf."""
        return tuple(place for row in self.leaves[leaf] for place in row.places)

    def leaf_of(self, place: int) -> str:
        """Return the leaf on which a place is shown."""
        return self.rows[self.row_of[place]].leaf

    def deal(self, table: Table, seed: int) -> list[tuple[Card, ...]]:
        """Deal all stacks."""
        stacks: list[tuple[Card, ...]] = [()] * self.size
        for row in self.rows:
            stacks[row.places.start : row.places.stop] = row.deal(row, table, seed)
        return stacks

    def face_down(self, setup: Setup, stacks: Iterable[tuple[Card, ...]]) -> list[int]:
        """Return the number of face-down cards of each place, just after the deal."""
        return [
            row.facing_at(place, setup).hidden(len(stack)) if (row := self.row_at(place)) else 0
            for place, stack in enumerate(stacks)
        ]

    def homes(self, table: Table) -> dict[Card, int]:
        """Return the place to which each card returns (T25)."""
        return {card: place for row in self.rows for card, place in row.homes(row, table).items()}
