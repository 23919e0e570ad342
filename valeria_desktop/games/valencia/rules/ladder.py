"""How an auction stands, as all see it, and what each place may do after it (VA16 to VA19)."""

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
    """One of the things that may be done."""

    NOBILITY = "nobility"
    """A member on the seat of the nobility."""
    CHURCH = "church"
    MERCHANTS = "merchants"
    GUILD = "guild"
    """A member on the seat of the guild whose auction it is."""
    GOOD = "good"
    PLACE = "place"
    """A place in the city."""
    SHARE = "share"
    """A good or a place."""
    SELL = "sell"
    """A player sells any of their goods."""
    MOVE = "move"
    """A member in the city changes its place."""
    KEEP = "keep"
    """One of the revealed cards goes under its owner's deck (VA20)."""
    SEND_HOME = "send home"
    """Nina has won: the member that sits for the guild goes home (VA40)."""


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
    """Return the deeds of a rank, counted from 0, in the order in which they are asked."""
    if rank >= acting(part, players):
        return (Deed.KEEP,)
    return (_OF_A_GUILD if part in GUILD_PARTS else _OTHERS[part])[rank]


def deeds_of_nina(rank: int) -> tuple[Deed, ...]:
    """Return the deeds of Nina, who takes nothing."""
    return () if rank else (Deed.SEND_HOME,)


@frozen
class Rung:
    """A rank, and who has it."""

    seat: int
    cards: tuple[Card, ...]
    sum: int
    deeds: tuple[Deed, ...]


@frozen
class Ladder:
    """An auction at one moment."""

    turn: int
    part: RoundPart
    places: int
    """How many act."""
    rungs: tuple[Rung, ...]
    """Who revealed, the best first."""
    to_come: tuple[int, ...]
    """Who is still to be asked, in that order; the one asked now is the first."""
    waiting: tuple[int, ...]
    """Those of them who put a privilege back."""
    passed: tuple[int, ...]
    awaits_nina: bool
    """Nina turns up cards when all have been asked (VA40)."""
    is_settled: bool
    """All have been asked; the placed act."""

    def rank_of(self, seat: int) -> int | None:
        """Return a seat's rank, counted from 0; None where it revealed nothing."""
        return next((rank for rank, rung in enumerate(self.rungs) if rung.seat == seat), None)


def ladder_of(view: View, sums: Sequence[int], before: Ladder | None = None) -> Ladder | None:
    """Return the ladder of the auction that is on, if one is.

    What is settled stays as it was: cards that are put under a deck afterwards change no rank, so
    the ladder of a moment before is wanted, if there was one.
    """
    is_asking = any(isinstance(each, RankSums) for each in view.agenda)
    is_clearing = any(isinstance(each, Clear) for each in view.agenda)
    is_settled = is_clearing or (not is_asking and bool(view.bids))  # while the ranking is told
    if not is_asking and not is_settled:
        return None
    players = len(view.players)
    queue = tuple(each.seat for each in reversed(view.agenda) if isinstance(each, AskBid))
    revealed = {bid.seat for bid in view.bids}
    has_nina = view.table.setup.has_nina and view.part in GUILD_PARTS
    made = Ladder(
        turn=view.turn,
        part=view.part,
        places=acting(view.part, players),
        rungs=_rungs(view, sums),
        to_come=queue,
        waiting=_waiting(queue, view.table.clockwise[view.active]),
        passed=tuple(
            seat
            for seat in view.table.clockwise[view.active]
            if seat not in revealed and seat not in queue
        ),
        awaits_nina=is_asking and has_nina,
        is_settled=is_settled,
    )
    return _as_it_was(made, before)


def way_of(view: View, seat: int) -> int:
    """Return the distance from the last holder of the figure: of equal sums the least is first."""
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
    """Return the seats that wait: those behind the last one asked for the first time.

    Where all who are left wait in the order in which they sit, nothing tells it any more.
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
        return made  # someone went back, and revealed another stack
    return evolve(made, rungs=tuple(evolve(rung, cards=left[rung.seat]) for rung in before.rungs))
