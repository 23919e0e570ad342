"""Checks of Viscounts' zones: pools whose pieces never get lost, and bounds of values."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, RIBBONS
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, SPACES, SPOTS
from valeria_desktop.kernel.zones import Pool, entries, must

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.rules.model.state import State

WORKERS = 20
WORKER = "worker"
SQUARES = 9
LINE = 3
"""Number of card spaces on a board."""
TRACK = 7
Owned = tuple[int, object]
"""A seat, and one of its player's pieces."""


def _cards(state: State) -> Counter[Item]:
    table = state.table
    cards: Counter[Item] = Counter(table.catalog.townsfolk)
    cards.update(pair.hero for pair in table.pairs)
    for card in table.catalog.starters:
        cards[card] += table.setup.players
    return cards


def _manuscripts(state: State) -> Counter[Item]:
    return Counter(state.table.catalog.manuscripts)


def _schemes(state: State) -> Counter[Item]:
    return Counter(state.table.schemes if state.table.neutral is not None else ())


def _workers(state: State) -> dict[Owned, int]:
    return {(seat, WORKER): WORKERS for seat in range(state.table.colours)}


CARDS = Pool(
    "townsfolk",
    whole=_cards,
    words=lambda card, found: f"townsfolk '{card.id}' can't be there {found} times",
)
"""The townsfolk cards, wherever they are; those that have left the game lie in `gone`."""
MANUSCRIPTS = Pool(
    "manuscripts",
    whole=_manuscripts,
    words=lambda item, found: f"manuscript '{item.id}' can't be there {found} times",
)
"""The manuscripts: nobody ever loses one."""
SCHEMES = Pool(
    "schemes",
    whole=_schemes,
    words=lambda item, found: f"scheme '{item.id}' can't be there {found} times",
)
"""The schemes of the neutral player: none ever leaves the game."""
WORKFORCE = Pool(
    "workers",
    whole=_workers,
    words=lambda piece, found: f"player {piece[0]} must have {WORKERS} workers, not {found}",
)
"""The workers of each player, in the supply and in the castle (WK1)."""
AT_LEAST_0 = must(lambda number, _: number >= 0, "must be at least 0")
IS_SEAT = must(lambda seat, state: 0 <= seat < state.table.colours, "is no seat")
IS_SEAT_OR_NOBODY = must(
    lambda seat, state: seat == NOBODY or 0 <= seat < state.table.colours, "is no seat"
)
ARE_SEATS = must(
    lambda seats, state: all(seat == NOBODY or 0 <= seat < state.table.colours for seat in seats),
    "must name seats",
)
IS_SPACE = must(lambda space, _: NOBODY <= space < SPACES, "is no space")
ON_TRACK = must(lambda space, _: 1 <= space <= TRACK, f"must be a space of 1 to {TRACK}")
ARE_SQUARES = must(
    lambda squares, _: (
        list(squares) == sorted(set(squares)) and set(squares) <= set(range(1, SQUARES + 1))
    ),
    "must be different squares from left to right",
)
IS_LINE = must(lambda line, _: len(line) == LINE, "must have three spaces")
ON_SPOTS = entries(lambda _: SPOTS)
PER_SEGMENT = entries(lambda _: SEGMENTS)
PER_RIBBON = entries(lambda _: len(RIBBONS))
PER_COLOUR = must(
    lambda workers, state: len(workers) == state.table.colours and min(workers) >= 0,
    "must have a number of workers for each player",
)
PER_SECTION = must(
    lambda tier, state: (
        len(tier) == SEGMENTS
        and all(len(each) == state.table.colours and min(each) >= 0 for each in tier)
    ),
    "must have for each section a number of workers for each player",
)


def workers_in(sections: Iterable[Iterable[int]], _: object) -> Counter[Owned]:
    """Return the workers of a tier by seat."""
    found: Counter[Owned] = Counter()
    for section in sections:
        for seat, number in enumerate(section):
            found[seat, WORKER] += number
    return found


def workers_of(section: Iterable[int], _: object) -> Counter[Owned]:
    """Return the workers of the third tier by seat."""
    return workers_in((section,), _)


def cards_on(line: Iterable[Item | None], _: object) -> list[Item]:
    """Return the cards of a line of spaces."""
    return [card for card in line if card is not None]
