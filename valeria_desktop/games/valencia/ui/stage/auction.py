"""The staging of an auction: bids come to the round table, turn up, count and are judged."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Protocol

from attrs import evolve, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.at import Asset, AtStack, OfPlayer, Owned
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, acting
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.ui.paint.auction import paint_auction, paint_down
from valeria_desktop.games.valencia.ui.paint.auction_layout import AuctionLayout
from valeria_desktop.games.valencia.ui.parts.auction_stand import (
    AuctionStand,
    LaidBid,
    sides_of,
    stand_between,
    stand_of,
)
from valeria_desktop.games.valencia.ui.stage.tension import TIMES, breath_of, margin_of
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.stage.beats import Motion
from valeria_desktop.ui.stage.motions import Staying, all_of, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.stage.beats import Canvas, Passage, StageGround

_BEYOND = 8.0


@frozen
class AtAuction(At):
    """The address of the round table."""


@frozen(kw_only=True)
class Staged(Staying):
    """The round table goes from one stand to another; for reduced movement it fades over."""

    where: At = AtAuction()
    start: AuctionStand
    goal: AuctionStand

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0]

    def is_still(self, before: float, part: float) -> bool:
        return self.start == self.goal

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self._paint(canvas, places[0], stand_between(self.start, self.goal, part))

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        if part >= 1.0:
            self._paint(canvas, places[0], self.goal)
            return
        box, ratio = places[0], canvas.ratio
        self._paint(canvas, box, self.start)
        wide, high = (ceil(side * ratio) for side in (box.width(), box.height()))
        with drawing(wide, high, ratio) as (picture, painter):  # faded as a whole
            whole = QRectF(QPointF(0, 0), box.size())
            self._paint(evolve(canvas, painter=painter), whole, self.goal)
        canvas.painter.setOpacity(part)
        canvas.painter.drawPixmap(box.topLeft(), picture)
        canvas.painter.setOpacity(1.0)

    @staticmethod
    def _paint(canvas: Canvas, box: QRectF, stand: AuctionStand) -> None:
        paint_auction(Brush(canvas.painter, canvas.look, unit_of(canvas)), box, stand)


def unit_of(canvas: Canvas) -> float:
    """Return the pixels of a unit of the table under the stage."""
    return float(getattr(canvas.look, "unit", 1.0))


@frozen(kw_only=True)
class BidComes(Motion):
    """The cards of a bid come face down from their owner's side to the round table."""

    where: Owned
    stand: AuctionStand
    seat: int
    number: int
    who: Seat | None
    lasts: float = TIMES.comes

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        found = all_of(ground, self.where, AtAuction())
        return found or all_of(ground, AtAuction(), AtAuction())

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return places[0].united(places[1]).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self._paint_table(canvas, places)
        self._paint_cards(canvas, places, part)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self._paint_table(canvas, places)
        canvas.painter.setOpacity(part)
        self._paint_cards(canvas, places, 1.0)
        canvas.painter.setOpacity(1.0)

    def _paint_table(self, canvas: Canvas, places: Sequence[QRectF]) -> None:
        brush = Brush(canvas.painter, canvas.look, unit_of(canvas))
        paint_auction(brush, places[1], self.stand)

    def _paint_cards(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        unit = unit_of(canvas)
        layout = AuctionLayout(places[1], unit, self.stand)
        way = eased(part, QEasingCurve.Type.OutCubic)
        cards, fan = layout.fan(self.number), layout.fan_at(self.seat)
        high = cards[0].height()
        first = min(high, max(18.0, places[0].height())) / high
        size = first + (1.0 - first) * way
        painter = canvas.painter
        painter.save()
        painter.translate(self._begin(places, layout) * (1.0 - way) + fan * way)
        painter.rotate(layout.side(self.seat).tilt * way)
        painter.scale(size, size)
        brush = Brush(painter, canvas.look, layout.scale)
        for box in cards:
            paint_down(brush, box, self.who)
        painter.restore()

    def _begin(self, places: Sequence[QRectF], layout: AuctionLayout) -> QPointF:
        """Return where the cards begin: at their stack, or else at their side's edge."""
        if places[0] != places[1]:
            return places[0].center()
        return layout.at(layout.side(self.seat).cards * 1.3)


class Poses(Protocol):
    """The table's parts that can be changed for a while."""

    def take_away(self, at: Owned) -> None:
        """Show a stack's place without its cards, until all is at rest."""


@frozen(kw_only=True)
class LeavesPlace(Motion):
    """The place of a stack is empty as long as its cards lie on the round table.

    A table without poses, as in a replay, stays as it is.
    """

    where: Owned

    def pose(self, ground: StageGround, part: float) -> None:
        poses: Poses | None = getattr(ground, "poses", None)
        if poses is not None and ground.box_of(AtAuction()) is not None:
            poses.take_away(self.where)


@frozen(kw_only=True)
class Unstaged(Motion):
    """A motion that is seen only where the round table has no room."""

    shown: Motion

    def places(self, ground: StageGround) -> Sequence[QRectF] | None:
        return None if ground.box_of(AtAuction()) is not None else self.shown.places(ground)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        return self.shown.bounds(places, part)

    def is_still(self, before: float, part: float) -> bool:
        return self.shown.is_still(before, part)

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self.shown.paint(canvas, places, part)

    def calm(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        self.shown.calm(canvas, places, part)


Motions = tuple[Motion, ...]


def staged(passage: Passage, number: int, usual: Motions) -> Motions:
    """Return the motions of the passage's line of a number from 0 that an auction is staged with.

    `usual` are its motions on a table without room for the round table; any other event keeps
    them alone.
    """
    event = passage.lines[number].event
    before = passage.scene_after(number) if number else passage.before
    after = passage.scene_after(number + 1)
    found = _staged(event, before, after)
    if not found:
        return usual
    small = (Unstaged(shown=each, at=each.at, lasts=each.lasts) for each in usual)
    return (*found, *small)


def _staged(event: Event, before: Scene, after: Scene) -> Motions:
    if isinstance(event, told.Revealed):
        return _bid_motions(before, after, AtStack(event.seat, event.stack), event.cards)
    if isinstance(event, told.NinaRevealed):
        return _bid_motions(before, after, OfPlayer(NINA, Asset.BID), event.cards)
    if isinstance(event, told.Ranked):
        return _verdict_motions(after, event)
    if isinstance(event, told.FigureTaken):
        return _walk_motions(before, event)
    return ()


def _bid_motions(before: Scene, after: Scene, where: Owned, cards: tuple[Card, ...]) -> Motions:
    """Let a bid come, lie, turn up and count; the last one lies for a breath."""
    stand, seat = stand_of(before), where.seat
    if stand is None:
        return ()
    who = None if seat == NINA else after.seats[seat]
    stand = _asking(before, stand)
    down = stand.with_bid(LaidBid(seat=seat, who=who, cards=cards, turned=0.0))
    up = evolve(down, bids=tuple(evolve(bid, turned=1.0) for bid in down.bids))
    sums = {bid.seat: total for bid, total in zip(after.view.bids, after.sums, strict=True)}
    counted = up.counted(sums)
    farthest = max(abs(sums[bid.seat] - bid.points) for bid in up.bids)
    is_last = is_last_bid(after)
    comes = BidComes(where=where, stand=stand, seat=seat, number=len(cards), who=who, sound="card")
    lies = _in_a_row(
        comes.end,
        (breath_of(margin_of(after.sums)) if is_last else 0.0, down, down, ""),
        (TIMES.turns, down, up, "card"),
        (TIMES.point * farthest, up, counted, "tick-1"),
        (0.0 if is_last else TIMES.stands, counted, counted, ""),
    )
    leaves = LeavesPlace(where=where, lasts=lies[-1].end)
    return (comes, *lies, leaves)


def _asking(before: Scene, stand: AuctionStand) -> AuctionStand:
    """Return a stand without a verdict: Nina's cards come before the ranking is told."""
    bids = (evolve(bid, lost=0.0, won=0.0) for bid in stand.bids)
    return evolve(stand, bids=tuple(bids), ribbon="", sides=sides_of(before))


def _in_a_row(
    begins: float, *parts: tuple[float, AuctionStand, AuctionStand, str]
) -> tuple[Staged, ...]:
    """Return motions one after the other; each part has its ms, its stands and its sound."""
    found: list[Staged] = []
    for lasts, start, goal, sound in parts:
        if lasts > 0:
            found.append(Staged(at=begins, lasts=lasts, start=start, goal=goal, sound=sound))
            begins += lasts
    return tuple(found)


def is_last_bid(scene: Scene) -> bool:
    """Return whether nobody can reveal another bid: who has no stack left passes unasked."""
    stand = stand_of(scene)
    if stand is None:
        return False
    has_nina = NINA in stand.sides and scene.view.part in GUILD_PARTS
    is_nina_to_come = has_nina and all(bid.seat != NINA for bid in scene.view.bids)
    return not stand.coming and not is_nina_to_come


def _verdict_motions(after: Scene, event: told.Ranked) -> Motions:
    stand = stand_of(after)
    if stand is None:
        return ()
    places = acting(after.view.part, len(after.seats))
    plain = _asking(after, stand)
    judged = plain.judged(event.seats, places)
    return _in_a_row(0.0, (TIMES.verdict, plain, judged, "star"), (TIMES.told, judged, judged, ""))


def _walk_motions(before: Scene, event: told.FigureTaken) -> Motions:
    stand = stand_of(before)
    if stand is None:
        return ()
    there = evolve(stand, figure=event.seat, goal=event.seat)
    return (Staged(lasts=TIMES.walks, start=stand, goal=there, knock="star"),)
