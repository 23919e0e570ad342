"""The public ranking of an auction, and the deeds of each rank after it (VA16 to VA19)."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, RoundPart, acting
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import AskBid, Clear, RankSums

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.view import View


class Deed(StrEnum):
    """The deeds that an auction can bring its players."""

    NOBILITY = "nobility"
    """Put a member on the seat of the nobility."""
    CHURCH = "church"
    MERCHANTS = "merchants"
    GUILD = "guild"
    """Put a member on the seat of the auction's guild."""
    GOOD = "good"
    PLACE = "place"
    """Settle in the city."""
    SHARE = "share"
    """Gain a good, or settle in the city."""
    SELL = "sell"
    """Sell any of your goods."""
    MOVE = "move"
    """Move a member to another space of the city."""
    KEEP = "keep"
    """Put one of your revealed cards under your deck (VA20)."""
    SEND_HOME = "send home"
    """Send the member on the guild's seat home, as Nina has won (VA40)."""


_OF_A_GUILD = (
    (Deed.GUILD, Deed.GOOD, Deed.PLACE),
    (Deed.GOOD, Deed.PLACE),
    (Deed.SHARE,),
)
_OTHERS = {
    RoundPart.A: ((Deed.NOBILITY,), (Deed.CHURCH,)),
    RoundPart.C: ((Deed.SELL,),),
    RoundPart.E: ((Deed.SELL, Deed.MERCHANTS),),
    RoundPart.G: ((Deed.MOVE,),),
}


def deeds_of(part: RoundPart, rank: int, players: int) -> tuple[Deed, ...]:
    """Return the deeds of a rank from 0, in the order of their questions."""
    if rank >= acting(part, players):
        return (Deed.KEEP,)
    return (_OF_A_GUILD if part in GUILD_PARTS else _OTHERS[part])[rank]


def deeds_of_nina(rank: int) -> tuple[Deed, ...]:
    """Return the deeds of Nina at a rank from 0: she gains nothing herself."""
    return () if rank else (Deed.SEND_HOME,)


@frozen
class Rung:
    """One rank of an auction: its holder, their revealed cards and their deeds."""

    seat: int
    cards: tuple[Card, ...]
    sum: int
    deeds: tuple[Deed, ...]


@frozen
class Ladder:
    """The ranking of an auction at one moment."""

    turn: int
    part: RoundPart
    places: int
    """Number of ranks that act."""
    rungs: tuple[Rung, ...]
    """The ranks of the seats that revealed a stack, the best first."""
    to_come: tuple[int, ...]
    """Seats still to be asked, in order; the first one is asked now."""
    waiting: tuple[int, ...]
    """Seats among `to_come` that put a privilege back."""
    passed: tuple[int, ...]
    """Seats that passed, clockwise."""
    awaits_nina: bool
    """Whether Nina is still to turn up cards, when all have been asked (VA40)."""
    is_settled: bool
    """Whether all have been asked, so that the placed seats act."""

    def rank_of(self, seat: int) -> int | None:
        """Return a seat's rank from 0; None if the seat revealed no stack."""
        return next((rank for rank, rung in enumerate(self.rungs) if rung.seat == seat), None)


def ladder_of(view: View, sums: Sequence[int], before: Ladder | None = None) -> Ladder | None:
    """Return the ladder of the present auction; None outside auctions.

    `before` is the ladder of the moment before. A settled ladder keeps its order and sums: cards
    that go under a deck afterwards change no rank.
    """
    is_asking = any(isinstance(each, RankSums) for each in view.agenda)
    is_clearing = any(isinstance(each, Clear) for each in view.agenda)
    is_settled = is_clearing or (not is_asking and bool(view.bids))  # while the ranking is told
    if not is_asking and not is_settled:
        return None
    order = view.table.clockwise[view.active]
    queue = tuple(each.seat for each in reversed(view.agenda) if isinstance(each, AskBid))
    revealed = {bid.seat for bid in view.bids}
    has_nina = view.table.setup.has_nina and view.part in GUILD_PARTS
    made = Ladder(
        turn=view.turn,
        part=view.part,
        places=acting(view.part, len(order)),
        rungs=_rungs(view, sums),
        to_come=queue,
        waiting=_waiting(queue, order),
        passed=tuple(seat for seat in order if seat not in revealed and seat not in queue),
        awaits_nina=is_asking and has_nina,
        is_settled=is_settled,
    )
    return _as_it_was(made, before)


def way_of(view: View, seat: int) -> int:
    """Return a seat's clockwise distance from the figure's last holder; the least wins ties."""
    return -1 if seat == NINA else (seat - view.active) % len(view.players)


def _rungs(view: View, sums: Sequence[int]) -> tuple[Rung, ...]:
    bids = sorted(
        zip(view.bids, sums, strict=True), key=lambda each: (-each[1], way_of(view, each[0].seat))
    )
    players = len(view.players)
    return tuple(
        Rung(
            bid.seat,
            bid.cards,
            total,
            deeds_of_nina(rank) if bid.seat == NINA else deeds_of(view.part, rank, players),
        )
        for rank, (bid, total) in enumerate(bids)
    )


def _waiting(queue: tuple[int, ...], clockwise: tuple[int, ...]) -> tuple[int, ...]:
    """Return the waiting seats: those in the queue behind the last seat asked for the first time.

    If all seats left wait in their clockwise order, the queue can't show that they wait.
    """
    fresh = next(
        (at for at in range(1, len(queue) + 1) if queue[:at] == clockwise[len(clockwise) - at :]), 0
    )
    return queue[fresh:]


def _as_it_was(made: Ladder, before: Ladder | None) -> Ladder:
    if before is None or not (before.is_settled and made.is_settled):
        return made
    left = {rung.seat: rung.cards for rung in made.rungs}
    were = {rung.seat: Counter(rung.cards) for rung in before.rungs}
    if before.turn != made.turn or set(left) != set(were):
        return made
    if any(Counter(cards) - were[seat] for seat, cards in left.items()):
        return made  # a player took a choice back, and revealed another stack
    return evolve(made, rungs=tuple(evolve(rung, cards=left[rung.seat]) for rung in before.rungs))
