"""How the bids of an auction lie on the round table, at rest and between two moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.ui.parts.steps import guild_of, signs_of
from valeria_desktop.games.valencia.ui.stage.tension import margin_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.ladder import Ladder, Rung
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.seats import Seat


@frozen(kw_only=True)
class LaidBid:
    """A bid on the round table; shares go from 0 to 1."""

    seat: int
    who: Seat | None
    """The owner; None for Nina."""
    cards: tuple[Card, ...]
    turned: float = 1.0
    """How far the cards are turned up."""
    points: float = 0.0
    """The sum beside the cards, while it counts."""
    lost: float = 0.0
    """How far the cards are drawn back and veiled: they get no place."""
    won: float = 0.0
    """How far the sum has its gold and rays."""


@frozen(kw_only=True)
class AuctionStand:
    """The round table at one moment; equal stands look the same."""

    sign: str
    """The name of the sign of the auction's subject."""
    sides: tuple[int, ...]
    """The seats round the table: the viewer's first, the others clockwise, Nina's last."""
    bids: tuple[LaidBid, ...] = ()
    coming: tuple[int, ...] = ()
    """The seats still to be asked that have a stack."""
    figure: int = 0
    """The seat that the figure stands at, or comes from."""
    goal: int = 0
    """The seat that the figure walks to."""
    walked: float = 1.0
    ribbon: str = ""
    """The words on the ribbon; empty without one."""
    unrolled: float = 1.0

    def with_bid(self, bid: LaidBid) -> AuctionStand:
        """Return the stand with one more bid."""
        coming = tuple(seat for seat in self.coming if seat != bid.seat)
        return evolve(self, bids=(*self.bids, bid), coming=coming)

    def counted(self, sums: dict[int, int]) -> AuctionStand:
        """Return the stand with all cards turned up and other sums, by seat."""
        bids = (evolve(bid, turned=1.0, points=float(sums[bid.seat])) for bid in self.bids)
        return evolve(self, bids=tuple(bids))

    def judged(self, ranking: tuple[int, ...], places: int) -> AuctionStand:
        """Return the stand after the ranking, given the best seat first and the number of places.

        A margin of a point, or none, is on the ribbon.
        """
        lost = set(ranking[places:])
        bids = tuple(
            evolve(bid, turned=1.0, won=float(bid.seat == ranking[0]), lost=float(bid.seat in lost))
            for bid in self.bids
        )
        margin = margin_of([round(bid.points) for bid in bids])
        return evolve(self, bids=bids, coming=(), ribbon=ribbon_words(margin))


def ribbon_words(margin: int | None) -> str:
    """Return the words on the ribbon of a close auction; nothing for any other."""
    if margin == 0:
        return QCoreApplication.translate("Auction", "a tie")
    if margin == 1:
        return QCoreApplication.translate("Auction", "by one")
    return ""


def stand_of(scene: Scene, before: Ladder | None = None) -> AuctionStand | None:
    """Return the round table of a scene at rest; None between auctions.

    `before` is the ladder of the moment before: it keeps the order while cards are put away.
    """
    ladder = ladder_of(scene.view, scene.sums, before)
    return None if ladder is None else stand_of_ladder(scene, ladder)


def stand_of_ladder(scene: Scene, ladder: Ladder) -> AuctionStand:
    """Return the round table for a ranking."""
    view = scene.view
    stand = AuctionStand(
        sign=signs_of(ladder.part, guild_of(view, ladder.part), None)[0],
        sides=sides_of(scene),
        bids=tuple(_laid(scene, rung) for rung in ladder.rungs),
        coming=tuple(seat for seat in ladder.to_come if view.players[seat].stacks),
        figure=view.figure,
        goal=view.figure,
    )
    if not ladder.is_settled or not ladder.rungs:
        return stand
    return stand.judged(tuple(rung.seat for rung in ladder.rungs), ladder.places)


def sides_of(scene: Scene) -> tuple[int, ...]:
    """Return the seats round the table, clockwise from the viewer's on; Nina sits at the end."""
    number = len(scene.seats)
    seats = tuple((scene.viewer + way) % number for way in range(number))
    return (*seats, NINA) if scene.setup.has_nina else seats


def _laid(scene: Scene, rung: Rung) -> LaidBid:
    who = None if rung.seat == NINA else scene.seats[rung.seat]
    return LaidBid(seat=rung.seat, who=who, cards=rung.cards, points=float(rung.sum))


def stand_between(start: AuctionStand, goal: AuctionStand, part: float) -> AuctionStand:
    """Return the stand at a part of the way from one to another with the same bids or fewer."""
    if part >= 1.0:
        return goal
    bids = {bid.seat: bid for bid in goal.bids}
    is_new = goal.ribbon != start.ribbon
    return evolve(
        start,
        bids=tuple(_bid_between(bid, bids[bid.seat], part) for bid in start.bids),
        goal=goal.goal,
        walked=part if goal.goal != start.goal else start.walked,
        ribbon=goal.ribbon,
        unrolled=part if is_new else start.unrolled,
    )


def _bid_between(start: LaidBid, goal: LaidBid, part: float) -> LaidBid:
    def way(one: float, other: float) -> float:
        return one + (other - one) * part

    return evolve(
        start,
        turned=way(start.turned, goal.turned),
        points=way(start.points, goal.points),
        lost=way(start.lost, goal.lost),
        won=way(start.won, goal.won),
    )
