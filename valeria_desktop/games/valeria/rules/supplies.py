"""Markets beside the base market: open places that a shuffled supply fills."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.model.zones import CARDS
from valeria_desktop.games.valeria.rules.rows import filled, sides_of
from valeria_desktop.kernel.chance import Stream, draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.view import PlayerView, View
    from valeria_desktop.kernel.zones import Zoned


def deal_supply(row: Row, _table: Table, seed: int) -> Sequence[tuple[Card, ...]]:
    """Shuffle a row's cards: one lies on each open place, the others are the supply."""
    cards = [card for card in row.cards for _ in range(card.copies)]
    Stream(draw(seed, Purpose.SUPPLIES, row.places.start)).shuffle(cards)
    number = len(row.open_places)
    return [*(tuple(cards[at : at + 1]) for at in range(number)), tuple(cards[number:])]


def believe_supply(
    row: Row, view: View, stacks: list[tuple[Card | None, ...]], stream: Stream
) -> None:
    """Shuffle those of a row's cards that the viewer sees nowhere, as the supply."""
    left = Counter({card: card.copies for card in row.cards})
    left.subtract(card for card in _seen(view) if card in left)
    cards = list(left.elements())
    stream.shuffle(cards)
    supply = row.places[-1]
    stacks[supply] = filled(stacks[supply], cards)


def _seen(view: View) -> Iterator[Card]:
    """Yield the cards that a viewer sees anywhere; each zone of cards has a card once."""
    yield from _seen_in(State, view)
    for side in sides_of(view):
        yield from _seen_in(Player, side)


def _seen_in(kind: type[Zoned], owner: View | PlayerView) -> Iterator[Card]:
    for name, zone in kind.zones.items():
        if zone.pool is CARDS:
            pieces = cast("Iterable[Card | None]", zone.pieces(getattr(owner, name), owner))
            yield from (card for card in pieces if card is not None)
