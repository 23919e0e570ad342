"""The rank that each of your stacks would get in the present auction, as far as you can know it.

The sizes of stacks, the used cards and the cards put under decks are public (VA8), so it is often
certain that a rival can't get ahead.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valencia.rules.ladder import way_of
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS, Card, plain_deck, sum_of
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import CARDS_OF_NINA

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.games.valencia.rules.view import View

_TWINS = sum_of((Card.TWIN, Card.TWIN))


@frozen
class BidOutlook:
    """The same prospect of one or more of your stacks."""

    sums: tuple[int, ...]
    """The sums of these stacks, the highest first."""
    rank: int | None
    """The rank if no rival gets ahead any more, from 0; None if its holder doesn't act."""
    more: tuple[int, ...] = ()
    """Rivals who may still get ahead with a higher sum."""
    as_much: tuple[int, ...] = ()
    """Rivals who may still get ahead with an equal sum: they win ties against you."""
    is_open: bool = False
    """Whether the rivals' cards may still change the sums of this stack or of revealed ones."""


Bids = list[tuple[int, tuple[Card, ...]]]


def outlooks_of(view: View, ladder: Ladder) -> tuple[BidOutlook, ...]:
    """Return the outlooks of the viewer's stacks, the highest sum first.

    There are none unless the viewer is the next to be asked.
    """
    if view.seat not in ladder.to_come[:1]:
        return ()
    found: dict[BidOutlook, list[int]] = {}
    for stack in dict.fromkeys(view.own.stacks):
        total, outlook = _outlook_of(view, ladder, stack)
        found.setdefault(outlook, []).append(total)
    made = [
        evolve(outlook, sums=tuple(sorted(set(sums), reverse=True)))
        for outlook, sums in found.items()
    ]
    return tuple(sorted(made, key=lambda outlook: -outlook.sums[0]))


def _outlook_of(view: View, ladder: Ladder, stack: tuple[Card, ...]) -> tuple[int, BidOutlook]:
    bids = [(bid.seat, bid.cards) for bid in view.bids] + [(view.seat, stack)]
    total = _total(bids, len(bids) - 1)
    mine = (-total, way_of(view, view.seat))
    others = range(len(bids) - 1)
    rank = sum((-_total(bids, at), way_of(view, bids[at][0])) < mine for at in others)
    threats = _threats(view, ladder)
    is_open = _can_change(bids, threats.values())
    if rank >= ladder.places and not is_open:
        return total, BidOutlook((), None)
    more: list[int] = []
    as_much: list[int] = []
    for seat, cards in threats.items():
        most = _most(cards, _size_of(view, seat), _all_cards(bids))
        is_first_of_equal = way_of(view, seat) < mine[1]
        if most > total or (most == total and is_first_of_equal):
            (as_much if is_first_of_equal else more).append(seat)
    placed = rank if rank < ladder.places else None
    return total, BidOutlook((), placed, tuple(more), tuple(as_much), is_open)


def _total(bids: Bids, at: int) -> int:
    others = (card for place, (_, cards) in enumerate(bids) if place != at for card in cards)
    return sum_of(bids[at][1], others)


def _all_cards(bids: Bids) -> tuple[Card, ...]:
    return tuple(card for _, cards in bids for card in cards)


def _threats(view: View, ladder: Ladder) -> dict[int, Counter[Card]]:
    """Return the rivals who may still reveal a stack, each with the possible cards in it."""
    found = {
        seat: _unseen(view, seat)
        for seat in ladder.to_come
        if seat != view.seat and view.players[seat].stacks
    }
    if ladder.awaits_nina:
        found[NINA] = Counter(plain_deck()) - Counter(view.nina_used)
    return found


def _unseen(view: View, seat: int) -> Counter[Card]:
    player = view.players[seat]
    return Counter(view.table.deck) - Counter(player.used) - Counter(player.known)


def _size_of(view: View, seat: int) -> int:
    """Return the largest number of cards that a player or Nina can reveal."""
    return CARDS_OF_NINA[view.part] if seat == NINA else max(view.players[seat].stacks)


def _most(cards: Counter[Card], size: int, others: Sequence[Card]) -> int:
    """Return the highest sum of `size` of the cards, given the cards that others revealed."""
    values = sorted((sum_of((card,), others) for card in cards.elements()), reverse=True)
    most = sum(values[:size])
    if cards[Card.TWIN] > 1 and size > 1:
        rest = list(values)
        for _ in range(2):
            rest.remove(NUMBERS[Card.TWIN])
        most = max(most, _TWINS + sum(rest[: size - 2]))
    return most


def _can_change(bids: Bids, to_come: Iterable[Counter[Card]]) -> bool:
    """Return whether revealed sums may change: a 6 changes Jokers, a Joker Powerhouses (VA45)."""
    revealed, coming = _all_cards(bids), list(to_come)
    by_six = Card.JOKER in revealed and any(cards[Card.SIX] for cards in coming)
    return by_six or (Card.POWERHOUSE in revealed and any(cards[Card.JOKER] for cards in coming))
