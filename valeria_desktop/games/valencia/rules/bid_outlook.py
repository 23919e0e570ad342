"""What each of your stacks would get in the auction that is on, as far as it can be known.

Sizes of stacks, used cards and cards seen put under a deck are public (VA8), so that it is often
certain that someone can't be ahead.
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
    """What some of your stacks would get, all the same."""

    sums: tuple[int, ...]
    rank: int | None
    """Counted from 0, if nobody who is still to be asked gets ahead; None where nobody acts."""
    more: tuple[int, ...] = ()
    """Who may still get ahead, with more."""
    as_much: tuple[int, ...] = ()
    """Who may still get ahead, with as much already: of equal sums theirs is first."""
    is_open: bool = False
    """What others reveal may still change what is revealed, or would be."""


Bids = list[tuple[int, tuple[Card, ...]]]


def outlooks_of(view: View, ladder: Ladder) -> tuple[BidOutlook, ...]:
    """Return the gains to expect from your stacks; none for a seat that needn't reveal one."""
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
    """Return the rivals who may still reveal a stack, with the cards that it may hold."""
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
    """Return how many cards someone can reveal at most."""
    return CARDS_OF_NINA[view.part] if seat == NINA else max(view.players[seat].stacks)


def _most(cards: Counter[Card], size: int, others: Sequence[Card]) -> int:
    """Return the most that a number of cards can count beside what others revealed."""
    values = sorted((sum_of((card,), others) for card in cards.elements()), reverse=True)
    most = sum(values[:size])
    if cards[Card.TWIN] > 1 and size > 1:
        rest = list(values)
        for _ in range(2):
            rest.remove(NUMBERS[Card.TWIN])
        most = max(most, _TWINS + sum(rest[: size - 2]))
    return most


def _can_change(bids: Bids, to_come: Iterable[Counter[Card]]) -> bool:
    """Tell whether sums may still change: by a 6 those with a Joker, by a 0 Powerhouses (VA45)."""
    revealed, coming = _all_cards(bids), list(to_come)
    by_six = Card.JOKER in revealed and any(cards[Card.SIX] for cards in coming)
    return by_six or (Card.POWERHOUSE in revealed and any(cards[Card.JOKER] for cards in coming))
